"""Who knows what (TR-HID-01 to TR-HID-07): views of seats and of spectators, and events as each of them sees them."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from roundhouse import Table
from roundhouse.core.record import NONE, UNKNOWN
from roundhouse.core.view import masked
from tests.modules import module_of

from .station import GAME, Station

DECKS: dict[str, Any] = {"wagon_deck": "F1 P1 H3 F1 P1 H3", "loco_deck": "L1_1 L2_1"}
EVERYBODY = (None, 0, 1, 2)


def view(station: Station, seat: int | None) -> dict[str, Any]:
    """What a seat, or a spectator, sees of a station."""
    seen: dict[str, Any] = module_of(GAME, "view").to_dict(masked(station.s, seat))
    return seen


def told(station: Station, seat: int | None, kind: str) -> list[dict[str, Any]]:
    """The events of one kind of the last move, as a seat knows them."""
    return [event.seen_by(seat).args for event in station.events if event.kind == kind]


def public(seen: dict[str, Any]) -> dict[str, Any]:
    """A view without the contents of hands."""
    return {**seen, "hands": [hand["size"] for hand in seen["hands"]]}


@pytest.mark.parametrize("seat", EVERYBODY)
def test_tr_hid_01_the_table_is_public(seat: int | None) -> None:
    station = Station(["F1 X2", "P1"], ["extra_track switch P5", "P1 P2", "F2"], **DECKS)
    station.add_train(2, "L2_4", "H3 D1")
    station.s.semaphores[1] = 2
    station.play("play switch", "aim 2", "play extra_track")
    assert public(view(station, seat)) == {
        "turn": 0,
        "cards_played": 0,
        "extra_turns": 0,
        "in_extra_turn": True,
        "idle_turns": 0,
        "wagon_deck": {"size": 6, "cards": None},
        "loco_deck": {"size": 2, "cards": None},
        "hands": [2, 2, 0],
        "semaphores": [0, 2, 0],
        "discards": ["switch"],
        "extra_tracks": 1,
        "tracks": [["F1", "X2"], ["P1"], []],
        "trains": [{"seat": 2, "loco": "L2_4", "wagons": ["H3", "D1"]}],
        "card": None,
        "track": None,
        "side": None,
        "lifted": None,
        "gives_due": 0,
        "takes_due": 0,
        "hooks": [],
    }


@pytest.mark.parametrize("seat", EVERYBODY)
def test_tr_hid_01_extra_turns_due_and_the_card_being_played_are_public(seat: int | None) -> None:
    station = Station(["R1 R1", "F1"], ["extra_track L2_1 F2", "P1", "P1"], **DECKS)
    station.play("play extra_track", "play L2_1")
    seen = view(station, seat)
    assert (seen["turn"], seen["extra_turns"], seen["cards_played"], seen["card"]) == (0, 1, 1, "L2_1")


def test_tr_hid_02_a_hand_is_seen_by_its_owner_only() -> None:
    hands = ["F1 L2_1", "P1 P2 HS3", "switch"]
    station = Station(["F1", "P1"], hands, **DECKS)
    for seat in EVERYBODY:
        for owner, hand in enumerate(view(station, seat)["hands"]):
            cards = hands[owner].split()
            assert hand == {"size": len(cards), "cards": cards if owner == seat else None}


def test_tr_hid_02_a_hand_does_not_show_how_many_locomotives_it_holds() -> None:
    some, other = (Station(["F1", "P1"], ["F1", hand, "F1"], **DECKS) for hand in ("L2_1 HS3 F1", "F1 P1 switch"))
    for seat in (None, 0, 2):
        assert view(some, seat) == view(other, seat)
    assert view(some, 1) != view(other, 1)


def test_tr_hid_02_no_hand_of_another_is_seen_in_a_whole_game() -> None:
    table, chance = Table("traffic", seats=3, seed=4, mode="interpreted"), random.Random(4)
    while not table.over:
        hands = table.state()["hands"]
        for seat in EVERYBODY:
            for owner, hand in enumerate(table.view(seat)["hands"]):
                assert hand["cards"] == (hands[owner]["cards"] if owner == seat else None)
                assert hand["size"] == len(hands[owner]["cards"])
        table.play(chance.choice(table.codes()))


@pytest.mark.parametrize(
    ("draw", "deck", "cards"), [("draw_cards", "wagons", ["F1", "P1", "H3"]), ("draw_loco", "locomotives", ["L1_1"])]
)
def test_tr_hid_03_all_know_the_deck_of_a_card_drawn_and_its_owner_knows_the_card(
    draw: str, deck: str, cards: list[str]
) -> None:
    station = Station(["F1", ""], ["F1", "F1", "F1"], **DECKS)
    station.play(draw)
    for seat in EVERYBODY:
        expected = [{"seat": 0, "deck": deck, "card": card if seat == 0 else None} for card in cards]
        assert told(station, seat, "drew") == expected


def test_tr_hid_03_no_view_counts_the_locomotives_drawn_into_a_hand() -> None:
    views = []
    for draw in ("draw_loco", "draw_cards"):
        station = Station(["F1", ""], ["F1", "F1", "F1"], wagon_deck="F1", loco_deck="L1_1")
        station.play(draw)
        views.append([{**view(station, seat), "wagon_deck": 0, "loco_deck": 0} for seat in EVERYBODY])
    (by_none, by_0, by_1, by_2), (none, own, one, two) = views
    assert (by_none, by_1, by_2) == (none, one, two)
    assert by_0 != own


@pytest.mark.parametrize(
    ("moves", "kind", "event"),
    [
        (["play F2", "place 0 left"], "placed", {"seat": 0, "card": "F2", "track": 0, "side": "left"}),
        (
            ["play L2_1", "hook 0 left"],
            "dispatched",
            {"seat": 0, "card": "L2_1", "train": 0, "track": 0, "wagons": 2},
        ),
        (["play stock_renewal"], "played", {"seat": 0, "card": "stock_renewal"}),
        (["play red_semaphore", "aim 1"], "stopped", {"seat": 0, "target": 1}),
        (
            ["play technical_revision", "aim 1", "take 0 left"],
            "took",
            {"seat": 1, "card": "F1", "track": 0, "side": "left"},
        ),
    ],
)
def test_tr_hid_03_all_see_the_cards_played_and_the_wagons_taken(
    moves: list[str], kind: str, event: dict[str, Any]
) -> None:
    hand = "F2 L2_1 stock_renewal red_semaphore technical_revision"
    station = Station(["F1 F3", ""], [hand, "F1", "F1"], **DECKS)
    station.play(*moves)
    for seat in EVERYBODY:
        assert told(station, seat, kind) == [event]


def test_tr_hid_04_the_cards_of_a_switch_are_known_to_taker_and_victim() -> None:
    station = Station(["F1", ""], ["switch F1", "P4 P5", "F1"], **DECKS)
    station.play("play switch", "aim 1")
    for seat in EVERYBODY:
        events = told(station, seat, "stole")
        assert [(event["seat"], event["victim"]) for event in events] == [(0, 1), (0, 1)]
        known = {event["card"] for event in events} - {None}
        assert known == ({"P4", "P5"} if seat in (0, 1) else set())
        assert [hand["size"] for hand in view(station, seat)["hands"]] == [3, 0, 1]


@pytest.mark.parametrize(("hand", "moves"), [("P4 P5 X2", []), ("P1 P4 P5 X2", ["give X2", "give P4", "give P5"])])
def test_tr_hid_04_the_cards_of_a_revision_are_known_to_giver_and_receiver(hand: str, moves: list[str]) -> None:
    for seat in EVERYBODY:
        station = Station(["F1", ""], ["technical_revision F1", hand, "F1"], **DECKS)
        station.play("play technical_revision", "aim 1")
        events = told(station, seat, "gave")
        for move in moves:
            station.play(move)
            events += told(station, seat, "gave")
        assert [(event["seat"], event["receiver"]) for event in events] == [(1, 0)] * 3
        known = {event["card"] for event in events} - {None}
        assert known == ({"P4", "P5", "X2"} if seat in (0, 1) else set())


def test_tr_hid_04_sentences_for_others_do_not_name_the_cards() -> None:
    table, chance = Table("traffic", seats=3, seed=1, mode="interpreted"), random.Random(1)
    while not table.over:
        table.play(chance.choice(table.codes()))
    moved = [event for event in table.events if event.kind in ("stole", "gave")]
    assert {event.kind for event in moved} == {"stole", "gave"}
    for event in moved:
        knowing = set(event.secrets["card"])
        (outsider,) = {0, 1, 2} - knowing
        assert event.seen_by(outsider).args["card"] is None
        assert {event.seen_by(seat).args["card"] for seat in knowing} == {event.args["card"]}
        said = {card: table.say(event_of(event, card), outsider) for card in ("fire_2", "loco_t6", "switch")}
        assert len(set(said.values())) == 1


def event_of(event: Any, card: str) -> Any:
    """The same event with another card."""
    return type(event)(event.ply, event.kind, {**event.args, "card": card}, event.secrets)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_tr_hid_05_the_decks_and_the_chance_to_come_are_hidden_from_all(seat: int | None) -> None:
    table = Table("traffic", seats=3, seed=2, mode="interpreted")
    seen = table.view(seat)
    assert seen["wagon_deck"] == {"size": 67, "cards": None}
    assert seen["loco_deck"] == {"size": 16, "cards": None}
    assert "chance" not in seen
    hidden: Any = masked(table.live, seat)
    for field in ("decks", "key", "block", "blocks", "words_used", "events"):
        assert (hidden.record[field] == UNKNOWN).all()
    orders = ("F1 P1 H3 switch", "switch P1 F1 H3", "X2 D1 R1 M2")
    stations = [Station(["F1", "P1"], ["F1", "P1", "X2"], wagon_deck=order) for order in orders]
    assert view(stations[0], seat) == view(stations[1], seat) == view(stations[2], seat)


def seen_cards(seen: dict[str, Any], seat: int) -> Counter[str]:
    """Every card that a view shows."""
    cards = Counter(seen["hands"][seat]["cards"] + seen["discards"])
    cards.update(card for track in seen["tracks"] for card in track)
    cards.update(card for train in seen["trains"] for card in (train["loco"], *train["wagons"]))
    cards.update({"red_semaphore": sum(seen["semaphores"]), "extra_track": seen["extra_tracks"]})
    return cards


def test_tr_hid_05_the_unseen_cards_are_known_by_elimination() -> None:
    table, chance = Table("traffic", seats=3, seed=6, mode="interpreted"), random.Random(6)
    box = module_of(table.game, "box")
    copies = Counter({card: int(n) for card, n in zip(box.CARDS, box.COPIES[0], strict=True)})
    while not table.over:
        state = table.state()
        for seat in range(3):
            unseen = copies - seen_cards(table.view(seat), seat)
            piles = [state["wagon_deck"], state["loco_deck"], *(state["hands"][i] for i in range(3) if i != seat)]
            assert unseen == Counter(card for pile in piles for card in pile["cards"])
        table.play(chance.choice(table.codes()))


def test_tr_hid_05_a_guess_at_the_unseen_cards_looks_like_the_truth_to_its_seat() -> None:
    table, chance = Table("traffic", seats=3, seed=6, mode="interpreted"), random.Random(6)
    for _ in range(60):
        table.play(chance.choice(table.codes()))
    box, s = module_of(table.game, "box"), table.live
    for seat in (NONE, 0, 1, 2):
        guess: Any = s.copy()
        module_of(table.game, "guess").fill_in(guess, seat)
        onlooker = None if seat == NONE else seat
        assert masked(guess, onlooker) == masked(s, onlooker)
        assert guess.decks.tobytes() != s.record["decks"].tobytes()
        assert module_of(table.game, "position").count_cards(guess).tolist() == box.COPIES[0].tolist()


def test_tr_hid_06_a_forced_skip_tells_that_nothing_was_playable() -> None:
    station = Station(["F1", "H3"], ["P1 P2", "F1", "F1"])
    station.play("pass")
    for seat in EVERYBODY:
        assert told(station, seat, "skipped") == [{"seat": 0, "reason": "nothing_playable"}]


@pytest.mark.parametrize("hand", ["P1 F2", "P1 switch", "P1 P2"])
def test_tr_hid_06_a_pass_does_not_tell_whether_it_was_forced(hand: str) -> None:
    station = Station(["F1", "H3"], [hand, "F1", "F1"], pass_when_decks_empty=True)
    station.play("pass")
    for seat in EVERYBODY:
        assert told(station, seat, "skipped") == [{"seat": 0, "reason": "passed"}]


@pytest.mark.parametrize("onlooker", [1, 2, None])
def test_tr_hid_02_whoever_passed_is_seen_alike_with_and_without_a_playable_card(onlooker: int | None) -> None:
    seen = []
    for hand in ("P1 F2", "P1 switch", "P1 P2"):
        station = Station(["F1", "H3"], [hand, "F1", "F1"], pass_when_decks_empty=True)
        station.play("pass")
        lines = [event.seen_by(onlooker) for event in station.events]
        seen.append((masked(station.s, onlooker).tobytes(), view(station, onlooker), lines))
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize("seat", EVERYBODY)
def test_tr_hid_07_all_hands_are_revealed_at_the_end(seat: int | None) -> None:
    station = Station(["F1", "P1"], ["F2", "P2 L2_1", "X2 switch"])
    assert [hand["cards"] is None for hand in view(station, seat)["hands"]] == [i != seat for i in range(3)]
    station.play("play F2", "place 0 left")
    assert station.over
    assert [hand["cards"] for hand in view(station, seat)["hands"]] == [[], ["P2", "L2_1"], ["X2", "switch"]]
