"""Who knows what (IT-HID-01 to IT-HID-08): views of seats and of spectators, and events as each of them sees them."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from roundhouse import Table
from roundhouse.core.record import NONE, UNKNOWN
from roundhouse.core.view import masked
from tests.modules import module_of

from .isle import BOX, GAME, SHORT, Isle

EVERYBODY = (None, 0, 1, 2)
DECKS: dict[str, Any] = {"row": "H1 H2 H3", "deck": "T1 T2 T3 T1 T2 T3"}
TRAINS = ["E1", "E1 B1", "E1"]
HIDDEN_CHANCE = ("deck", "key", "block", "blocks", "words_used", "events", "event_count")


def view(isle: Isle, seat: int | None) -> dict[str, Any]:
    """What a seat, or a spectator, sees of a table."""
    seen: dict[str, Any] = module_of(GAME, "view").to_dict(masked(isle.s, seat))
    return seen


def views(isle: Isle, seats: tuple[int | None, ...] = EVERYBODY) -> list[dict[str, Any]]:
    """What all of them see."""
    return [view(isle, seat) for seat in seats]


def told(isle: Isle, seat: int | None, kind: str) -> list[dict[str, Any]]:
    """The events of one kind of the last move, as a seat knows them."""
    return [event.seen_by(seat).args for event in isle.events if event.kind == kind]


def names(cards: str) -> list[str]:
    """Cards by their long names."""
    return [SHORT.get(card, card) for card in cards.split()]


def played(seats: int, seed: int, moves: int) -> tuple[Table, random.Random]:
    """A real table after some moves, and the chance that chose them."""
    table, chance = Table("isle_of_trains", seats=seats, seed=seed, mode="interpreted"), random.Random(seed)
    for _ in range(moves):
        table.play(chance.choice(table.codes()))
    return table, chance


# Hands


def test_it_hid_01_a_hand_is_seen_by_its_owner_and_counted_by_all() -> None:
    hands = ["E2 H1", "H1 T1 bank", ""]
    isle = Isle(hands, **DECKS)
    for seat in EVERYBODY:
        for owner, hand in enumerate(view(isle, seat)["hands"]):
            cards = names(hands[owner])
            assert hand == {"size": len(cards), "cards": cards if owner == seat else None}


def test_it_hid_01_hands_of_equal_size_look_the_same_to_others() -> None:
    some, other = (Isle(["E2", hand, ""], **DECKS) for hand in ("H1 T1", "bank K4"))
    for seat in (None, 0, 2):
        assert view(some, seat) == view(other, seat)
    assert view(some, 1) != view(other, 1)


def test_it_hid_01_all_know_a_card_taken_from_the_row() -> None:
    isle = Isle(["", "", ""], **DECKS)
    isle.play("take", "take_row 1")
    for seat in EVERYBODY:
        assert told(isle, seat, "took") == [{"seat": 0, "card": "level_2_hopper"}]
        assert view(isle, seat)["row"] == ["level_1_hopper", None, "level_3_hopper"]


def test_it_hid_01_no_hand_of_another_is_seen_in_a_game() -> None:
    table, chance = played(3, 4, 0)
    for _ in range(300):
        hands = table.state()["hands"]
        for seat in EVERYBODY:
            for owner, hand in enumerate(table.view(seat)["hands"]):
                assert hand["cards"] == (hands[owner]["cards"] if owner == seat else None)
                assert hand["size"] == len(hands[owner]["cards"])
        table.play(chance.choice(table.codes()))


# The deck


@pytest.mark.parametrize("seat", EVERYBODY)
def test_it_hid_02_the_deck_is_hidden_and_its_size_is_public(seat: int | None) -> None:
    table = Table("isle_of_trains", seats=3, seed=2, mode="interpreted")
    assert table.view(seat)["deck"] == {"size": 50, "cards": None, "known": []}
    assert "chance" not in table.view(seat)
    hidden: Any = masked(table.live, seat)
    for field in HIDDEN_CHANCE:
        assert (hidden.record[field] == UNKNOWN).all()
    isles = [Isle(["E2", "H1", "T1"], deck=deck) for deck in ("H1 H2 H3", "H3 H1 H2", "bank K1 K2")]
    assert view(isles[0], seat) == view(isles[1], seat) == view(isles[2], seat)


def seen_cards(seen: dict[str, Any], seat: int) -> Counter[str]:
    """Every train card that a view shows."""
    cards = Counter(seen["hands"][seat]["cards"] + seen["discards"])
    cards.update(card for card in seen["row"] if card)
    cards.update(card for buildings in seen["buildings"] for card in buildings)
    cards.update(car["card"] for train in seen["trains"] for car in train)
    loads = [load for train in seen["trains"] for car in train for load in car["loads"]] + seen["doing"]["aside"]
    cards.update(load["card"] for load in loads if load.get("card"))
    cards.update(seen["doing"][key] for key in ("card", "forced_card") if seen["doing"][key])
    return cards


def test_it_hid_02_the_unseen_cards_are_known_by_elimination() -> None:
    table, chance = played(3, 6, 0)
    copies = Counter({card: int(n) for card, n in zip(BOX.CARDS, BOX.COPIES[0], strict=True)})
    for _ in range(250):
        state = table.state()
        for seat in range(3):
            unseen = copies - seen_cards(table.view(seat), seat)
            s: Any = table.live
            others = [i for i in range(3) if i != seat]
            hidden = Counter(state["deck"]["cards"])
            hidden.update(card for i in others for card in state["hands"][i]["cards"])
            hidden.update(BOX.CARDS[card] for i in others for card in (*s.face_down[i], s.forced_card[i]) if card >= 0)
            assert unseen == hidden
        table.play(chance.choice(table.codes()))
    assert any(event.kind == "forced" for event in table.events)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_it_hid_02_a_guess_at_the_unseen_cards_looks_like_the_truth_to_its_seat(seat: int | None) -> None:
    table, _ = played(3, 6, 120)
    guess: Any = table.live.copy()
    module_of(GAME, "guess").fill_in(guess, NONE if seat is None else seat)
    assert masked(guess, seat) == masked(table.live, seat)
    assert guess.deck.tobytes() != table.live.record["deck"].tobytes()
    assert module_of(GAME, "position").count_cards(guess).tolist() == BOX.COPIES[0].tolist()


def test_it_hid_03_cards_put_back_on_the_deck_are_known_until_they_leave_it() -> None:
    isle = Isle([""], tokens=[6], deck="K1 K2", discards="H1 H2 H3", row="E1 E1 E1")
    isle.play("buy_back", "buy_back")
    assert view(isle, 0)["deck"] == {"size": 4, "cards": None, "known": names("H2 H1")}
    isle.play("take", "take_deck")
    assert view(isle, 0)["deck"] == {"size": 3, "cards": None, "known": names("H1")}
    isle.play("take", "take_deck")
    assert (isle.deck, isle.discards) == ("K2", "K1 H3")
    assert view(isle, 0)["deck"] == {"size": 1, "cards": None, "known": []}


def test_it_hid_03_what_lies_below_them_stays_hidden() -> None:
    isles = []
    for deck in ("K1 K2 K3", "K3 K1 K2"):
        isle = Isle([""], tokens=[6], deck=deck, discards="H1 H2")
        isle.play("buy_back")
        assert told(isle, 0, "bought_back") == [{"seat": 0, "card": "level_1_hopper"}]
        isles.append(isle)
    assert view(isles[0], 0) == view(isles[1], 0)
    assert isles[0].deck != isles[1].deck


def test_it_hid_03_a_guess_keeps_the_known_cards_on_top() -> None:
    table, chance = played(1, 3, 0)
    state: Any = table.live
    while state.discard_size[0] < 2:
        table.play(chance.choice(table.codes()))
    state.tokens[0] = 6
    table.engine.relist(0)
    top = table.state()["discards"][:2]
    table.play({"kind": "buy_back"})
    table.play({"kind": "buy_back"})
    guess: Any = table.live.copy()
    module_of(GAME, "guess").fill_in(guess, 0)
    assert [BOX.CARDS[card] for card in guess.deck[0, : guess.deck_size[0]][::-1][:2]] == top[::-1]
    assert masked(guess, 0) == masked(table.live, 0)


# Passengers


def test_it_hid_04_nobody_knows_the_next_passenger() -> None:
    drawn = set()
    for seed in range(8):
        isle, other = (Isle(["", "", ""], bag="green black white", seed=n) for n in (seed, seed + 1))
        assert views(isle) == views(other)
        isle.play("take", "take_bag")
        drawn.add(isle.supply(0))
    assert len(drawn) > 1


@pytest.mark.parametrize("seat", EVERYBODY)
def test_it_hid_04_the_bag_is_known_by_elimination(seat: int | None) -> None:
    table, chance = played(3, 5, 0)
    for _ in range(100):
        seen = table.view(seat)
        left = Counter(dict.fromkeys(BOX.COLOURS, 3))
        for supply in seen["supplies"]:
            left.subtract(supply)
        left.subtract(BOX.COLOURS[i] for i, ticket in enumerate(seen["tickets"]) for _ in ticket["seats"])
        loads = [load for train in seen["trains"] for car in train for load in car["loads"]] + seen["doing"]["aside"]
        left.subtract(load["passenger"] for load in loads if "passenger" in load)
        left.subtract([seen["doing"]["passenger"]] if seen["doing"]["passenger"] else [])
        left.subtract(BOX.COLOURS[step["first"]] for step in seen["steps"] if step["step"] == "return")
        assert +left == Counter(seen["bag"])
        table.play(chance.choice(table.codes()))


@pytest.mark.parametrize("seat", EVERYBODY)
def test_it_hid_04_all_see_a_passenger_once_it_is_drawn(seat: int | None) -> None:
    isle = Isle(["", "", ""], bag="cyan")
    isle.play("take", "take_bag")
    assert told(isle, seat, "drew_passenger") == [{"seat": 0, "colour": "cyan"}]
    assert view(isle, seat)["supplies"] == [{"cyan": 1}, {}, {}]


# Face-down cargo


def forced(card: str = "H1", moves: int = 4) -> Isle:
    """A table of three at which seat 0 lays a card face down on the boxcar of seat 1."""
    isle = Isle([f"{card} T2 E2", "", ""], TRAINS, deck="E1 " * 6, row="E1 E1 E1")
    isle.play(*["load", f"force {card}", "onto 1 1", "card T2"][:moves])
    return isle


@pytest.mark.parametrize("seat", EVERYBODY)
def test_it_hid_05_face_down_cargo_is_known_to_who_loaded_it(seat: int | None) -> None:
    isle = forced()
    card = "level_1_hopper" if seat == 0 else None
    boxcar = {"card": "level_1_boxcar", "loads": [{"face_down": 0, "place": 0, "card": card}]}
    assert view(isle, seat)["trains"][1][1] == boxcar
    assert told(isle, seat, "forced") == [{"seat": 0, "card": card, "owner": 1, "position": 1}]
    assert told(isle, seat, "discarded") == [{"seat": 0, "card": "level_2_tanker"}]


@pytest.mark.parametrize("moves", [2, 3, 4])
def test_it_hid_05_nothing_tells_it_to_others_while_it_is_laid(moves: int) -> None:
    hopper, coach = forced("H1", moves), forced("C1", moves)
    for seat in (None, 1, 2):
        assert view(hopper, seat) == view(coach, seat)
        assert view(hopper, seat)["doing"]["forced_card"] is None
    assert view(hopper, 0) != view(coach, 0)


def owner_to_deliver(card: str) -> Isle:
    """Seat 0 about to deliver from a train with cargo that seat 1 has laid face down."""
    isle = Isle(["", "", ""], ["E1 B1 H1[C1]", "E1", "E1"], deck="E1 E1")
    isle.s.loads[0, 1, 0] = module_of(GAME, "rules.cards").hide(isle.s, 1, BOX.CARDS.index(SHORT[card]))
    isle.engine.relist(0)
    return isle


def test_it_hid_05_its_owner_delivers_it_as_the_cargo_of_its_car_and_then_all_see_it() -> None:
    hopper, engine = owner_to_deliver("H1"), owner_to_deliver("E2")
    for move in ("deliver", "to billingtons", "primary", "item 2 0"):
        assert hopper.legal() == engine.legal()
        assert [view(hopper, seat) == view(engine, seat) for seat in EVERYBODY] == [True, True, False, True]
        hopper.play(move)
        engine.play(move)
    assert hopper.legal() == engine.legal() == ["item 1 0"]
    hopper.play("item 1 0")
    assert hopper.island("billingtons") == (0, "primary")
    assert all(seen["discards"] == names("H1 C1") for seen in views(hopper))


def test_it_hid_05_set_aside_it_stays_hidden_until_it_is_discarded() -> None:
    isle = owner_to_deliver("E2")
    isle.play("deliver", "special_only", "special", "item 1 0", "finish")
    cards = [seen["doing"]["aside"][0]["card"] for seen in views(isle)]
    assert cards == [None, None, "level_2_engine", None]
    isle.play("take_deck", "take_deck")
    assert all(seen["discards"] == names("E2") for seen in views(isle))


def test_it_hid_05_no_sentence_names_it_to_others() -> None:
    table, _ = played(3, 6, 250)
    events = [event for event in table.events if event.kind == "forced"]
    assert events
    for event in events:
        for seat in (None, *range(3)):
            is_own = seat == event.args["seat"]
            assert (event.seen_by(seat).args["card"] is None) != is_own
            sentences = {table.say(same(event, card), seat) for card in ("bank", "caboose_1", "level_1_hopper")}
            assert len(sentences) == (3 if is_own else 1)


def same(event: Any, card: str) -> Any:
    """The same event with another card."""
    return type(event)(event.ply, event.kind, {**event.args, "card": card}, event.secrets)


# Cards drawn


@pytest.mark.parametrize("seat", EVERYBODY)
def test_it_hid_06_a_card_drawn_is_known_to_the_drawer_only(seat: int | None) -> None:
    isle = Isle(["", "", ""], **DECKS)
    isle.play("take", "take_deck")
    assert told(isle, seat, "drew") == [{"seat": 0, "card": "level_1_tanker" if seat == 0 else None}]
    assert view(isle, seat)["hands"][0] == {"size": 1, "cards": ["level_1_tanker"] if seat == 0 else None}
    assert view(isle, seat)["deck"] == {"size": 5, "cards": None, "known": []}


def test_it_hid_06_so_is_every_card_of_a_draw() -> None:
    isle = Isle(["E3", "", ""], TRAINS, **DECKS)
    isle.play("load", "card E3", "onto 1 1")
    for card in names("T1 T2 T3 T1"):
        isle.play("take_deck")
        cards = [told(isle, seat, "drew")[0]["card"] for seat in EVERYBODY]
        assert cards == [None, card, None, None]


def test_it_hid_06_no_sentence_names_a_card_drawn_to_others() -> None:
    table, _ = played(3, 6, 60)
    event = next(event for event in table.events if event.kind == "drew")
    for seat in EVERYBODY:
        sentences = {table.say(same(event, card), seat) for card in ("bank", "caboose_1", "level_1_hopper")}
        assert len(sentences) == (3 if seat == event.args["seat"] else 1)


# What is public


@pytest.mark.parametrize("seat", EVERYBODY)
def test_it_hid_07_the_table_is_public(seat: int | None) -> None:
    isle = Isle(
        ["C1 E1", "H1", ""],
        ["E2[green] H2[C1]", "E1 C1[white]", "E1 K3[bank]"],
        buildings=["rail_yard", "", "town_hall"],
        supplies=["black", "cyan cyan", ""],
        bag="purple",
        islands={"alpine_lodge": (1, "primary"), "devon_city": (2, "secondary_b")},
        tickets={island: f"ticket_{i + 1}" for i, island in enumerate(BOX.ISLANDS[:6])},
        filled={"cactus_mines": 2},
        tokens=[3, 1, 0],
        progress=4,
        discards="T3 T2",
        **DECKS,
    )
    isle.s.train_taker, isle.s.turns_left, isle.s.end_trigger = 2, 3, 0
    isle.play("take", "take_row 1")
    seen = view(isle, seat)
    assert seen["row"] == ["level_1_hopper", None, "level_3_hopper"]
    assert seen["trains"] == [
        [
            {"card": "level_2_engine", "loads": [{"passenger": "green"}]},
            {"card": "level_2_hopper", "loads": [{"card": "level_1_coach"}]},
        ],
        [{"card": "level_1_engine", "loads": []}, {"card": "level_1_coach", "loads": [{"passenger": "white"}]}],
        [{"card": "level_1_engine", "loads": []}, {"card": "caboose_3", "loads": [{"card": "bank"}]}],
    ]
    assert seen["buildings"] == [["rail_yard"], [], ["town_hall"]]
    assert seen["supplies"] == [{"black": 1}, {"cyan": 2}, {}]
    assert (seen["tokens"], seen["bag"], seen["progress"]) == ([3, 1, 0], {"purple": 1}, 4)
    taken = {i["island"]: (i["seat"], i["contract"]) for i in seen["islands"] if i["seat"] is not None}
    assert taken == {"alpine_lodge": (1, "primary"), "devon_city": (2, "secondary_b")}
    assert len(seen["islands"]) == 6
    filled = {ticket["island"]: (ticket["ticket"], len(ticket["seats"])) for ticket in seen["tickets"]}
    empty = {island: (f"ticket_{i + 1}", 0) for i, island in enumerate(BOX.ISLANDS[:6])}
    assert filled == empty | {"cactus_mines": ("ticket_4", 2)}
    assert (seen["train_taker"], seen["turns_left"], seen["end_trigger"]) == (2, 3, "progress")
    assert {"step": "main", "first": 1, "second": 0} in seen["steps"]


@pytest.mark.parametrize("seat", EVERYBODY)
def test_it_hid_07_whose_turn_it_is_and_all_but_hands_deck_and_face_down_cargo_are_public(seat: int | None) -> None:
    table, _ = played(3, 6, 200)
    state, seen = table.state(), table.view(seat)
    assert (seen["seat"], seen["phase"]) == (table.seat, table.phase)
    secret = {"hands", "deck", "trains", "doing"}
    assert {key: seen[key] for key in seen if key not in secret | {"points"}} == {
        key: state[key] for key in state if key not in secret | {"chance", "remembered"}
    }
    for train, shown in zip(state["trains"], seen["trains"], strict=True):
        for car, other in zip(train, shown, strict=True):
            assert (car["card"], len(car["loads"])) == (other["card"], len(other["loads"]))


# The discard pile


@pytest.mark.parametrize("seat", EVERYBODY)
def test_it_hid_08_the_discard_pile_is_public_in_its_order(seat: int | None) -> None:
    isle = Isle(["B1 K1 K2 K3", "", ""], discards="T3 T2", **DECKS)
    isle.play("build", "card B1", "extend", "keep", "card K2", "card K1", "card K3")
    assert view(isle, seat)["discards"] == names("K3 K1 K2 T3 T2")


@pytest.mark.parametrize("seat", EVERYBODY)
def test_it_hid_08_cards_above_the_hand_limit_are_shown(seat: int | None) -> None:
    isle = Isle(["H1 H1 H1 H1 H1 K1 K2", "", ""], actions=1, **DECKS)
    isle.play("take", "take_bag", "card K2")
    assert told(isle, seat, "discarded") == [{"seat": 0, "card": "caboose_2"}]
    isle.play("card K1")
    assert view(isle, seat)["discards"] == names("K1 K2")


def test_it_hid_08_all_know_the_card_discarded_at_night() -> None:
    isle = Isle([""], row="E1 E1 E1", deck="H1 H2 H3", actions=1)
    isle.play("take", "take_bag")
    for seat in (None, 0):
        assert told(isle, seat, "night") == [{"card": "level_1_hopper"}]
        assert view(isle, seat)["discards"] == names("H1")
