"""What each move tells (CE-HID-01): every event with all that it says, in the order of what happens."""

from __future__ import annotations

from typing import Any

import pytest

from .yard import Yard

MARKET = ["a b c", "d e J", "$ a b"]
PLAYERS = ["a", "b J $ $", "c $"]


def meeting(character: str) -> dict[str, Any]:
    """A table on which a character lies for nothing in the first row."""
    return {"market": [f"a b {character}", *MARKET[1:]]}


def told(yard: Yard) -> list[tuple[Any, ...]]:
    return [(event.kind, *event.args.values()) for event in yard.events]


@pytest.mark.parametrize(
    ("moves", "events", "table"),
    [
        (["take 0 left"], [("took", 1, "passenger", 0, "left", 2), ("turned_up", 0, "tank")], {}),
        (["take 1 middle"], [("took", 1, "mail", 1, "middle", 1), ("turned_up", 1, "tank")], {}),
        (["take 2 right"], [("took", 1, "boxcar", 2, "right", 0), ("turned_up", 2, "tank")], {}),
        (["take 0 right", "end"], [("began", 2, 0)], {}),
        (
            ["take 0 right"],
            [("took", 1, "coal", 0, "right", 0), ("last_turns", 1, "no_small_cards")],
            {"market": ["- - c", "", ""], "piles": ["", "", ""]},
        ),
        (
            ["take 0 right"],
            [
                ("took", 1, "coal", 0, "right", 0),
                ("happened", "train_accident"),
                ("renewed", "aa", "bb", "cd"),
                ("turned_up", 0, "mail"),
            ],
            {"piles": ["A e", "d", "d"]},
        ),
        (
            ["take 0 right"],
            [
                ("took", 1, "coal", 0, "right", 0),
                ("happened", "station_fire"),
                ("dealt_row", 0, "coal", "boxcar", "passenger"),
                ("dealt_row", 1, "locomotive", "mail", "tank"),
                ("dealt_row", 2, None, None, "passenger"),
            ],
            {"piles": ["F a b c d", "d e J", "a"]},
        ),
        (["take 0 right"], [("took", 1, "investor", 0, "right", 0), ("turned_up", 0, "tank")], meeting("I")),
        (["take 0 right", "decline"], [("dismissed", 1, "investor", "declined")], meeting("I")),
        (
            ["take 0 right", "take 2 left"],
            [("took", 1, "banknote", 2, "left", 0), ("turned_up", 2, "tank")],
            meeting("I"),
        ),
        (["take 0 right", "rob 2"], [("robbed", 1, 2, 3)], {**meeting("P"), "players": ["$", "b", "$ $ $"]}),
        (
            ["take 0 right"],
            [
                ("took", 1, "pickpocket", 0, "right", 0),
                ("turned_up", 0, "tank"),
                ("dismissed", 1, "pickpocket", "impossible"),
            ],
            {**meeting("P"), "players": ["a", "b", "c"]},
        ),
        (["take 0 right", "give J"], [], meeting("S")),
        (
            ["take 0 right", "give J", "swap 2 d"],
            [("swapped", 1, "locomotive", 2, "tank")],
            {**meeting("S"), "players": ["a", "b J", "d"]},
        ),
        (["take 0 right", "token green"], [("got_token", 1, "green")], meeting("M")),
        (["claim 1"], [], {"phase": "claim", "players": ["a", "a a b J", "c"]}),
        (
            ["claim 1", "pay a 1"],
            [
                ("spent", 1, "passenger", 1, 1),
                ("spent", 1, "boxcar", 1, 0),
                ("claimed", 1, "aab", 1),
                ("opened", "aa", 1),
                ("began", 2, 0),
            ],
            {"phase": "claim", "players": ["a", "a a b J", "c"]},
        ),
        (
            ["claim 2"],
            [
                ("spent", 1, "passenger", 1, 0),
                ("spent", 1, "boxcar", 1, 0),
                ("spent", 1, "coal", 0, 1),
                ("claimed", 1, "abc", 2),
                ("opened", "aa", 2),
                ("began", 2, 0),
            ],
            {"phase": "claim", "players": ["a", "a b J", "c"]},
        ),
    ],
)
def test_ce_hid_01_a_move_tells_what_it_does(
    moves: list[str], events: list[tuple[Any, ...]], table: dict[str, Any]
) -> None:
    yard = Yard(**{"market": MARKET, "players": PLAYERS, "seat": 1, **table})
    yard.play(*moves)
    assert told(yard) == events


def test_ce_087_what_is_claimed_is_told_with_its_place() -> None:
    yard = Yard(players=["a", "c d", "c"], objectives="ee de cd", deck="bb aa", seat=1, phase="claim")
    yard.play("claim 2")
    assert told(yard)[2:] == [("claimed", 1, "cd", 2), ("opened", "bb", 2), ("began", 2, 0)]


def test_ce_093_the_fourth_objective_is_told_and_the_last_turns_with_it() -> None:
    yard = Yard(players=["a", "a b", "c"], seat=1, phase="claim")
    yard.claim(1, "ee de cd")
    yard.play("claim 0")
    assert told(yard)[-3:] == [("opened", "aa", 0), ("last_turns", 1, "fourth_objective"), ("began", 2, 1)]


def test_ce_112_the_end_shows_the_contracts_and_their_points() -> None:
    yard = Yard(players=["a", "a b", "c"], seat=1, phase="claim", tokens={0: "red red", 2: "red green blue"})
    yard.claim(1, "ee de cd")
    yard.play("claim 0", "take 0 right", "end", "take 1 right", "end")
    shown = [("showed", 0, "pairs", 3), ("showed", 1, "triplets", 0), ("showed", 2, "three_different", 5)]
    assert told(yard) == [*shown, ("ended", "fourth_objective")]
