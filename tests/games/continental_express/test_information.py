"""Who knows what (CE-119, CE-120, CE-HID-01 to CE-HID-05): views of seats and spectators, guesses, points."""

from __future__ import annotations

import random
from typing import Any

import pytest

from roundhouse import Table
from roundhouse.core.chance import seed_bytes
from roundhouse.core.engine import Engine
from roundhouse.core.record import NONE, UNKNOWN
from roundhouse.core.view import masked
from tests.modules import module_of

from .yard import EVENTS, GAME, VIEW, Yard, number

EVERYBODY = (None, 0, 1, 2)


def random_table(seats: int, seed: int, moves: int) -> Table:
    """A table after that many random moves."""
    table, chance = Table("continental_express", seats, seed, mode="interpreted"), random.Random(seed)
    for _ in range(moves):
        table.play(chance.choice(table.codes()))
    return table


def guesses(table: Table, seat: int | None, tries: int) -> list[Any]:
    """What a seat may think the table to be."""
    found = []
    for i in range(tries):
        engine = Engine(table.game, 1, "interpreted")
        engine.states[0] = masked(table.live, seat).record
        engine.determinise(0, seat, seed_bytes(i))
        found.append(table.game.State.at(engine.states, 0).copy())
    return found


def test_ce_119_all_that_a_seat_sees() -> None:
    yard = Yard(
        ["a b I", "- d e", "- - $"],
        ["d", "", "J J"],
        players=["a b J $", "b $ $", "c"],
        tokens={0: "red", 2: "blue blue"},
        seat=1,
    )
    yard.claim(2, "ee de")
    yard.s.boxed[:2] = 1, 3
    hidden = {"size": 0, "cards": []}
    assert yard.view(1) == {
        "turns_left": None,
        "trigger": None,
        "market": [["passenger", "boxcar", "investor"], [None, "tank", "mail"], [None, None, "banknote"]],
        "prices": [2, 1, 0],
        "piles": [{"size": 1, "cards": None}, hidden, {"size": 2, "cards": None}],
        "event_piles": {},
        "box": {"passenger": 1, "boxcar": 3},
        "deck": {"size": 7, "cards": None},
        "buried": [],
        "objectives": ["ab", "aab", "abc"],
        "dealt": [None, [None, None], None],
        "contracts": [None, "triplets", None],
        "wagons": [{"passenger": 1, "boxcar": 1, "locomotive": 1}, {"boxcar": 1}, {"coal": 1}],
        "banknotes": [1, 2, 0],
        "tokens": [{"red": 1}, {}, {"blue": 2}],
        "supply": {"black": 4, "blue": 2, "green": 4, "red": 3, "yellow": 4},
        "claimed": [[], [], ["ee", "de"]],
        "character": None,
        "given": None,
        "place": None,
        "wagon": None,
        "symbols": [{"red": 1}, {}, {"blue": 2, "green": 1, "yellow": 1}],
        "prospects": [
            [
                {"missing": {}, "can_claim": True, "points": None},
                {"missing": {"passenger": 1}, "can_claim": True, "points": None},
                {"missing": {"coal": 1}, "can_claim": True, "points": None},
            ],
            [
                {"missing": {"passenger": 1}, "can_claim": False, "points": 3},
                {"missing": {"passenger": 2}, "can_claim": False, "points": 5},
                {"missing": {"passenger": 1, "coal": 1}, "can_claim": False, "points": 4},
            ],
            [
                {"missing": {"passenger": 1, "boxcar": 1}, "can_claim": False, "points": None},
                {"missing": {"passenger": 2, "boxcar": 1}, "can_claim": False, "points": None},
                {"missing": {"passenger": 1, "boxcar": 1}, "can_claim": False, "points": None},
            ],
        ],
        "payment": None,
    }


def test_ce_119_the_contracts_are_the_only_private_information() -> None:
    private = {name for name, field in GAME.State.fields.items() if field.seen in ("owner", "owner until the end")}
    assert private == {"dealt", "contract"}


def test_ce_119_what_nobody_sees_of_a_table_in_play() -> None:
    yard = Yard(piles=["d e", "a", "b"], players=["a", "", ""])
    yard.play("take 0 right")
    for seat in EVERYBODY:
        s: Any = masked(yard.s, seat)
        assert all((getattr(s, name) == UNKNOWN).all() for name in ("piles", "deck", "events"))
        assert all(not (getattr(s, name) == UNKNOWN).any() for name in ("market", "pile_size", "wagons", "boxed"))


def test_ce_119_the_others_contracts_are_among_the_eight_that_a_player_does_not_know() -> None:
    table = random_table(3, 5, 20)
    s: Any = table.live
    found = set()
    for guess in guesses(table, 1, 150):
        assert guess.dealt[1].tolist() == s.dealt[1].tolist()
        assert guess.contract[1] == s.contract[1]
        assert all(guess.contract[seat] in guess.dealt[seat] for seat in range(3))
        found |= set(guess.contract[[0, 2]].tolist())
    assert found == set(range(10)) - set(s.dealt[1].tolist())


def test_ce_120_contract_points_are_shown_to_the_owner_only() -> None:
    yard = Yard(players=["$ $", "$", ""], tokens={0: "red red", 1: "red"})
    yard.claim(0, "ab")
    for seat in EVERYBODY:
        parts = VIEW.breakdown(masked(yard.s, seat), 0)
        assert (parts["objective_points"], parts["banknotes"]) == (3, 2)
        assert (parts["contract"], parts["contract_points"], parts["total"]) == (
            ("pairs", 3, 8) if seat == 0 else (None, None, 5)
        )


def test_ce_120_a_contract_that_is_hidden_or_not_chosen_pays_nothing() -> None:
    yard = Yard(tokens={0: "red red blue blue green black"})  # whatever it were, it would pay
    assert VIEW.breakdown(masked(yard.s, 1), 0)["total"] == 0
    yard.s.contract[0] = NONE
    assert yard.score(0) == 0


def test_ce_120_at_the_end_everybody_sees_them() -> None:
    table = Table("continental_express", 2, 3, mode="interpreted")
    while not table.over:
        table.play(table.codes()[0])
    for seat in (0, 1):
        seen = module_of(table.game, "view").breakdown(masked(table.live, None), seat)
        assert seen["total"] == table.scores()[seat]


def test_ce_hid_01_a_contract_is_seen_by_its_owner_until_the_final_scoring() -> None:
    table = random_table(3, 8, 0)
    while not table.over:
        for seat in EVERYBODY:
            s: Any = masked(table.live, seat)
            for other in range(3):
                assert (s.contract[other] == UNKNOWN) == (other != seat)
                assert (s.dealt[other] == UNKNOWN).all() == (other != seat)
        table.play(table.codes()[0])
    for seat in EVERYBODY:
        s = masked(table.live, seat)
        assert (s.contract[:3] >= 0).all()
        assert [(s.dealt[other] == UNKNOWN).all() for other in range(3)] == [other != seat for other in range(3)]


def test_ce_hid_01_no_event_names_a_contract_before_the_end() -> None:
    table = random_table(3, 8, 60)
    assert all("contract" not in event.args for event in table.events)
    assert [event.args for event in table.events[:3]] == [{"seat": 0}, {"seat": 1}, {"seat": 2}]


@pytest.mark.parametrize("seat", EVERYBODY)
def test_ce_hid_02_what_the_players_own_is_open(seat: int | None) -> None:
    yard = Yard(players=["a J $", "b b", "$ $"], tokens={2: "red green"})
    yard.claim(1, "ab aab")
    seen = yard.view(seat)
    assert seen["wagons"] == [{"passenger": 1, "locomotive": 1}, {"boxcar": 2}, {}]
    assert seen["banknotes"] == [1, 0, 2]
    assert seen["tokens"] == [{}, {}, {"green": 1, "red": 1}]
    assert seen["claimed"] == [[], ["ab", "aab"], []]


@pytest.mark.parametrize("seat", EVERYBODY)
def test_ce_hid_03_market_objectives_and_supply_are_open(seat: int | None) -> None:
    yard = Yard(["a J $", "- I M", ""], ["d", "", ""], players=["", "", ""], tokens={0: "red"})
    seen = yard.view(seat)
    assert seen["market"] == [
        ["passenger", "locomotive", "banknote"],
        [None, "investor", "station_master"],
        [None, None, None],
    ]
    assert seen["objectives"] == ["ab", "aab", "abc"]
    assert seen["supply"] == {"black": 4, "blue": 4, "green": 4, "red": 3, "yellow": 4}


@pytest.mark.parametrize("seat", EVERYBODY)
def test_ce_hid_04_the_order_of_piles_and_deck_is_hidden_but_not_their_sizes(seat: int | None) -> None:
    yard = Yard(piles=["d e", "a b c", ""], players=["", "", ""], deck="ee de")
    seen = yard.view(seat)
    assert seen["piles"][:2] == [{"size": 2, "cards": None}, {"size": 3, "cards": None}]
    assert seen["piles"][2]["size"] == 0
    assert seen["deck"] == {"size": 2, "cards": None}


def test_ce_hid_04_objectives_under_the_deck_are_known() -> None:
    yard = Yard(players=["", "", ""], deck="aa bb cd aabb ccd")
    EVENTS.have_accident(yard.s)
    for seat in EVERYBODY:
        assert yard.view(seat)["buried"] == ["abc", "aab", "ab"]


def test_ce_hid_04_a_guess_leaves_them_there_and_shuffles_the_rest() -> None:
    table = next(
        table
        for table in (random_table(3, seed, 50) for seed in range(60))
        if table.view(None)["buried"] and table.view(None)["deck"]["size"] > 6
    )
    buried, decks = table.view(None)["buried"], set()
    for guess in guesses(table, 0, 30):
        assert module_of(table.game, "view").to_dict(guess)["deck"]["cards"][:-4:-1] == buried
        decks.add(guess.deck.tobytes())
    assert len(buried) == 3
    assert len(decks) == 30


def test_ce_hid_04_a_guess_shuffles_the_piles() -> None:
    table = random_table(2, 4, 30)
    s: Any = table.live
    piles = set()
    for guess in guesses(table, 0, 30):
        assert guess.pile_size.tolist() == s.pile_size.tolist()
        assert sorted(guess.piles.ravel().tolist()) == sorted(s.piles.ravel().tolist())
        piles.add(guess.piles.tobytes())
    assert len(piles) == 30


def test_ce_hid_05_the_box_is_open() -> None:
    yard = Yard(["a b P", "a b c", "a b c"], players=["a b $", "$", ""])
    yard.play("take 1 middle", "claim 0")
    for seat in EVERYBODY:
        assert yard.view(seat)["box"] == {"passenger": 1, "boxcar": 1, "banknote": 1}


def test_ce_hid_05_no_view_shows_a_character_twice() -> None:
    yard = Yard(["a b M", "a b c", "a b c"], players=["", "", ""])
    yard.play("take 0 right")
    assert yard.view(None)["character"] == "station_master"
    assert yard.view(None)["box"] == {}
    yard.play("decline")
    assert yard.view(None)["character"] is None
    assert yard.view(None)["box"] == {"station_master": 1}
    assert yard.s.boxed[number("M")] == 1
    assert yard.s.character == NONE
