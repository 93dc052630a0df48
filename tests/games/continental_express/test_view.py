"""What a table looks like in names, and where points come from: whole, at moments when something is being done."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse import Table
from roundhouse.core.view import masked

from .yard import VIEW, Yard


def test_ce_086_the_view_of_a_payment_says_for_what_and_how_many_locomotives_may_stand_in() -> None:
    yard = Yard(players=["a b b J J J", "", ""], objectives="ee aabb de", phase="claim")
    assert yard.view(0)["payment"] is None
    yard.play("claim 1")
    for seat in (None, 0, 2):
        seen = yard.view(seat)
        assert (seen["place"], seen["wagon"]) == (1, "passenger")
        assert seen["payment"] == {"wagon": "passenger", "needed": 2, "least": 1, "most": 2}
    yard.play("pay a 1")
    assert yard.view(1)["payment"] == {"wagon": "boxcar", "needed": 2, "least": 0, "most": 2}
    yard.play("pay b 2")
    seen = yard.view(0)
    assert (seen["place"], seen["wagon"], seen["payment"]) == (None, None, None)


def test_ce_084_what_an_objective_lacks_is_said_by_kind_of_wagon() -> None:
    yard = Yard(players=["a J", "b c d e"], objectives="abcde ee aabb", contracts=["symbol_blue", "pairs"])
    assert yard.view(0)["prospects"][0] == [
        {"missing": {"boxcar": 1, "coal": 1, "tank": 1, "mail": 1}, "can_claim": False, "points": 9 + 2},
        {"missing": {"mail": 2}, "can_claim": False, "points": 9},
        {"missing": {"passenger": 1, "boxcar": 2}, "can_claim": False, "points": 8},
    ]
    assert [prospect["missing"] for prospect in yard.view(0)["prospects"][1]] == [
        {"passenger": 1},
        {"mail": 1},
        {"passenger": 2, "boxcar": 1},
    ]


def test_ce_096_an_objective_brings_nothing_to_whoever_has_four() -> None:
    yard = Yard(players=["a b", "a b"], tokens={0: "black"})
    yard.claim(0, "ee de cd aa")
    points = [[prospect["points"] for prospect in yard.view(seat)["prospects"][seat]] for seat in (0, 1)]
    assert points == [[0, 0, 0], [3, 5, 4]]


def test_ce_113_the_score_in_its_parts() -> None:
    yard = Yard(players=["$ $", "", ""], tokens={0: "red red black", 1: "red"}, contracts=["pairs"] * 3)
    yard.claim(0, "ab aab")
    mine: dict[str, Any] = {
        "objectives": [{"objective": "ab", "points": 3}, {"objective": "aab", "points": 5}],
        "objective_points": 8,
        "contract": "pairs",
        "sets": 2,
        "contract_points": 6,
        "banknotes": 2,
        "total": 16,
    }
    assert VIEW.breakdown(masked(yard.s, 0), 0) == mine
    hidden = {**mine, "contract": None, "sets": None, "contract_points": None, "total": 10}
    assert VIEW.breakdown(masked(yard.s, 1), 0) == hidden


def test_ce_hid_04_the_whole_table_lists_piles_and_deck_top_first() -> None:
    yard = Yard(piles=["d e a", "", "$"], deck="ee de cd", seat=1)
    whole = VIEW.to_dict(yard.s)
    assert whole["piles"] == [
        {"size": 3, "cards": ["tank", "mail", "passenger"]},
        {"size": 0, "cards": []},
        {"size": 1, "cards": ["banknote"]},
    ]
    assert whole["deck"] == {"size": 3, "cards": ["ee", "de", "cd"]}
    assert whole["contracts"] == ["pairs", "triplets"]


def test_ce_065_nothing_costs_anything_while_the_investor_is_played() -> None:
    yard = Yard(["a b I", "a b c", "a b c"], players=["", ""])
    assert yard.view(1)["prices"] == [2, 1, 0]
    yard.play("take 0 right")
    assert (yard.view(1)["prices"], yard.view(1)["character"]) == ([0, 0, 0], "investor")


def test_ce_094_the_last_turns_are_seen_and_why() -> None:
    yard = Yard(players=["a b", "", ""], phase="claim")
    yard.claim(0, "ee de cd")
    yard.play("claim 0")
    assert (yard.view(None)["turns_left"], yard.view(None)["trigger"]) == (1, "fourth_objective")


@pytest.mark.parametrize("seed", range(12))
def test_ce_020_opening_the_table_tells_what_lies_on_it_and_who_begins(seed: int) -> None:
    table = Table("continental_express", 3, seed, mode="interpreted")
    for _ in range(3):
        table.play(table.codes()[0])
    seen = table.view(None)
    told = [(event.kind, *event.args.values()) for event in table.events]
    expected: list[tuple[Any, ...]] = [("kept", seat) for seat in range(3)]
    for row in range(3):
        expected.append(("dealt_row", row, *seen["market"][row]))
        events = ("train_accident", "station_fire")
        expected += [("shuffled_back", card, row) for card in events if seen["event_piles"].get(card) == row]
    assert told == [*expected, ("renewed", *seen["objectives"]), ("began", table.seat, 0)]
