"""The rulings on the end of the turn, the end of the game and scoring: IT-AMB-44 to IT-AMB-52."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.core.record import NONE

from .isle import RULES, Isle

ROW: dict[str, Any] = {"row": "H1 H1 H1"}
PROGRESS, NO_CARDS = 0, 1
TOKEN = ("take", "take_bag")  # from an empty bag: it touches no card
PRIMARY = ("deliver", "to billingtons", "primary", "item 1 0", "item 2 0", "finish")
LOADED = "E1 H1[C1] B1[B3]"


def near_end(isle: Isle) -> tuple[int, int, int]:
    """What brought the end near, the turns left, and who took the progress train."""
    return int(isle.s.end_trigger), int(isle.s.turns_left), int(isle.s.train_taker)


NOT_YET = (NONE, NONE, NONE)

# The end of the turn


def test_it_amb_44_the_discards_are_shuffled_to_refill_the_row() -> None:
    isle = Isle(row="H1", deck="T1", discards="B1 B1 B1", actions=1)
    isle.play(*TOKEN)
    assert (isle.row, isle.deck, isle.discards) == (["H1", "T1", "B1"], "B1 B1", "")
    assert near_end(isle) == NOT_YET


def test_it_amb_44_the_row_stays_short_when_both_piles_are_empty() -> None:
    isle = Isle(row="H1", deck="T1", actions=1)
    isle.play(*TOKEN)
    assert (isle.row, isle.deck, isle.discards) == (["H1", "T1", ""], "", "")


def test_it_amb_45_a_row_that_was_short_before_is_refilled_though_nobody_took_of_it() -> None:
    isle = Isle(row="H1", deck="T1 T2 T3")
    isle.play(*TOKEN)
    assert isle.row == ["H1", "", ""]
    isle.play(*TOKEN)
    assert (isle.row, isle.deck, isle.seat) == (["H1", "T1", "T2"], "T3", 1)


# The end of the game


def test_it_amb_46_with_both_conditions_the_active_player_takes_the_progress_train() -> None:
    isle = Isle(progress=4, actions=1, **ROW)
    isle.play(*TOKEN)
    assert near_end(isle) == (PROGRESS, 2, 0)
    isle.play(*TOKEN * 4)
    assert isle.over
    assert (isle.score(0), isle.score(1)) == (1 + 2 + 1, 2)


@pytest.mark.parametrize(
    ("progress", "deck", "expected"),
    [(4, "T1", (PROGRESS, 2, 0)), (3, "", (NO_CARDS, 2, NONE)), (3, "T1", NOT_YET)],
)
def test_it_amb_46_each_condition_alone(progress: int, deck: str, expected: tuple[int, int, int]) -> None:
    isle = Isle(progress=progress, deck=deck, actions=1, **ROW)
    isle.play(*TOKEN)
    assert near_end(isle) == expected


def test_it_amb_47_in_the_last_round_of_an_empty_deck_the_train_is_still_taken_but_no_turn_is_added() -> None:
    isle = Isle(["", ""], ["E1", LOADED], progress=3, actions=1, **ROW)
    isle.play(*TOKEN)
    assert near_end(isle) == (NO_CARDS, 2, NONE)
    isle.play(*PRIMARY, *TOKEN)
    assert near_end(isle) == (NO_CARDS, 1, 1)
    isle.play(*TOKEN, *TOKEN)
    assert (isle.over, isle.s.train_taker) == (True, 1)


def test_it_amb_47_whoever_comes_after_does_not_take_it_again() -> None:
    isle = Isle(["", "", ""], ["E1", LOADED, "E1"], progress=4, actions=1, **ROW)
    isle.play(*TOKEN, *PRIMARY, *TOKEN)
    assert near_end(isle) == (NO_CARDS, 2, 1)
    isle.play(*TOKEN, *TOKEN)
    assert (near_end(isle), isle.seat) == ((NO_CARDS, 1, 1), 0)


def test_it_amb_47_in_the_last_round_of_the_progress_train_an_empty_deck_changes_nothing() -> None:
    isle = Isle(progress=4, deck="T1", actions=1, **ROW)
    isle.play(*TOKEN)
    assert near_end(isle) == (PROGRESS, 2, 0)
    isle.play("take", "take_deck", *TOKEN)
    assert (isle.deck, isle.discards, near_end(isle)) == ("", "", (PROGRESS, 1, 0))
    isle.play(*TOKEN, *TOKEN)
    assert isle.over


def test_it_amb_48_a_last_turn_has_its_hand_limit_and_its_refill() -> None:
    isle = Isle(["", "H1 H1 H1 H1 H1 H1"], progress=4, deck="T1 T2 T3 B1 B2", row="H1 H2", actions=1)
    isle.play(*TOKEN)
    assert near_end(isle) == (PROGRESS, 2, 0)
    isle.play("take", "take_row 0", *TOKEN)
    assert (isle.phase, isle.seat, isle.row[0]) == ("hand_limit", 1, "")
    before = isle.score(1)
    isle.play("card H1", "card H1")
    assert (isle.s.hand_size[1], isle.row, isle.seat) == (5, ["T2", "H2", "T1"], 0)
    assert isle.score(1) == before


def test_it_amb_48_even_the_very_last_one() -> None:
    isle = Isle(["H1 H1 H1 H1 H1 H1", ""], progress=4, deck="T1 T2 T3", actions=1, **ROW)
    isle.play(*TOKEN, "card H1", *TOKEN, *TOKEN, "take", "take_row 0", *TOKEN)
    assert (isle.phase, isle.over) == ("hand_limit", False)
    isle.play("card H1")
    assert (isle.over, isle.s.hand_size[0], isle.row) == (True, 5, ["T1", "H1", "H1"])


def test_it_amb_49_empty_piles_in_the_middle_of_a_turn_trigger_nothing() -> None:
    isle = Isle(["H1 B2", ""], deck="T1", **ROW)
    isle.play("take", "take_deck")
    assert (isle.deck, isle.discards, isle.seat) == ("", "", 0)
    isle.play("build", "card H1", "extend", "keep", "card B2")
    assert (isle.deck, isle.discards, isle.seat, near_end(isle)) == ("", "B2", 1, NOT_YET)


@pytest.mark.parametrize(("row", "expected"), [("H1 H1 H1", NOT_YET), ("H1 H1", (NO_CARDS, 2, NONE))])
def test_it_amb_49_the_check_follows_the_hand_limit_and_the_refill(row: str, expected: tuple[int, int, int]) -> None:
    """The one card discarded for the hand limit stays in the pile, or fills a gap of the row."""
    isle = Isle(["T1 T1 T1 T1 T1 T1", ""], row=row, actions=1)
    isle.play(*TOKEN, "card T1")
    assert near_end(isle) == expected


# Scoring


@pytest.mark.parametrize(("train", "points"), [("E1", 0), ("E2", 2), ("E3", 4), ("TE", 5), ("E2 H1 C2", 2 + 2 + 2)])
def test_it_amb_50_the_points_printed_on_the_engine_count(train: str, points: int) -> None:
    assert Isle(trains=[train, "E1"]).score(0) == points


def places(isle: Isle) -> list[int]:
    """The place of each seat, 1 for the winner."""
    standings = [RULES.standing(isle.s, seat) for seat in (0, 1)]
    return [1 + sum(other > mine for other in standings) for mine in standings]


@pytest.mark.parametrize(
    ("trains", "tokens", "expected"),
    [
        (("E2 H1 K1", "E1 C1 C1 C1"), (0, 3), [2, 1]),
        (("E2 H1 K1", "E2 H1"), (0, 2), [1, 2]),
        (("E3", "E1 C1"), (0, 3), [2, 1]),
        (("E2 H1 K1", "E1 C1 C1 C1"), (1, 3), [1, 2]),
    ],
)
def test_it_amb_51_on_a_tie_the_train_with_more_cars_wins_cabooses_included(
    trains: tuple[str, str], tokens: tuple[int, int], expected: list[int]
) -> None:
    assert places(Isle(trains=trains, tokens=tokens)) == expected


@pytest.mark.parametrize(("tie2", "expected"), [("engine_and_cars", [2, 1]), ("engine", [1, 2])])
def test_it_amb_52_then_the_points_of_engine_and_cars_or_by_option_of_the_engine(
    tie2: str, expected: list[int]
) -> None:
    isle = Isle(trains=["E2 H1", "E1 H2"], tokens=[3, 2], tie2=tie2)
    assert isle.score(0) == isle.score(1)
    assert places(isle) == expected


@pytest.mark.parametrize(
    ("trains", "tie2"),
    [(("E2 C1 C1", "E1 H1 B1"), "engine_and_cars"), (("E1 H2 C1", "E1 T1 H1"), "engine")],
)
def test_it_amb_52_then_the_victory_is_shared(trains: tuple[str, str], tie2: str) -> None:
    isle = Isle(trains=trains, tokens=[0, 2 if tie2 == "engine" else 0], tie2=tie2)
    assert isle.score(0) == isle.score(1)
    assert places(isle) == [1, 1]


def test_it_amb_52_the_default_is_engine_and_cars() -> None:
    assert places(Isle(trains=["E2 H1", "E1 H2"], tokens=[3, 2])) == [2, 1]
