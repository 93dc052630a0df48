"""What all remember of the hands (TC-HID-06): the first Locomotive, and open cards that were taken."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.core.table import Table

from .test_guesses import check_cards, guess, whole
from .yard import BOX, Yard, counts, letters


def remember(yard: Yard, *hands: str) -> Yard:
    """The table where all remember these cards of the hands."""
    for seat, cards in enumerate(hands):
        yard.s.remembered[seat, :] = counts(cards)
    return yard


def remembered(yard: Yard) -> list[str]:
    """What all remember of each hand."""
    return [letters(row) for row in yard.s.remembered[: yard.s.seats]]


def test_tc_009_all_know_of_the_locomotive_that_everybody_gets() -> None:
    state = Table("ticket_cards", 3, 1, mode="interpreted").state()
    assert state["remembered"] == [[BOX.CARDS[BOX.LOCO]]] * 3


def test_tc_hid_06_an_open_card_that_is_taken_is_remembered() -> None:
    yard = Yard(["K", "B"], display="RRLWW")
    yard.play("take 0", "take 3")
    assert remembered(yard) == ["RW", ""]


def test_tc_hid_07_a_card_that_is_drawn_is_not() -> None:
    yard = Yard(["K", "B"], display="RRLWW")
    yard.play("draw", "draw")
    assert remembered(yard) == ["", ""]


@pytest.mark.parametrize(
    ("known", "moves", "left"),
    [
        ("GGLLR", ["lay green 2", "add 1"], "RL"),
        ("GR", ["lay green 2", "add 2"], "R"),
        ("L", ["lay green 3", "add 1"], ""),
        ("GRB", ["triple green", "triple red", "triple blue"], ""),
        ("GGRL", ["triple green", "triple red", "triple blue"], "GL"),
    ],
)
def test_tc_hid_06_what_is_laid_is_no_longer_remembered(known: str, moves: list[str], left: str) -> None:
    yard = remember(Yard(["GGGLLRB", "B"], display="RRLWW"), known)
    yard.play(*moves)
    assert remembered(yard) == [letters(counts(left)), ""]


@pytest.mark.parametrize("seat", [None, 1, 2])
@pytest.mark.parametrize(
    ("known", "moves"),
    [
        ("GGGRRL", []),
        ("RRRLL", ["lay green 3"]),
        ("GGGRRRL", ["lay green 2"]),
        ("RRRLLL", ["triple green"]),
        ("GGGRRRL", ["triple red", "triple green"]),
        ("RRRLLB", ["triple blue"]),
    ],
)
def test_tc_hid_01_a_guess_deals_what_is_remembered(seat: int | None, known: str, moves: list[str]) -> None:
    yard = remember(whole(["GGGRRRLLLB", "BB", "KK"], ["", "", ""], ["", "", ""]), known, "B")
    yard.play(*moves)
    for seed in range(6):
        found: Any = guess(yard.s, seat, seed)
        check_cards(found, yard.s)
        assert (found.hands[:3] >= yard.s.remembered[:3]).all()
        assert yard.phase != "locomotives" or (found.hands[0, BOX.LOCO] >= 1 and found.hands[0, 2] >= yard.s.coloured)
        assert yard.phase != "triple" or (found.hands[0, : BOX.LOCO] > 0).sum() >= 3


def test_tc_hid_03_what_is_not_remembered_is_as_likely_anywhere_as_the_unseen_cards_are_many() -> None:
    yard = remember(whole(["GK", "BB"], ["", ""], ["", ""]), "G")
    times = 600
    others = sum((guess(yard.s, 1, seed).hands[0] - yard.s.remembered[0] for seed in range(times)), start=0)
    unseen = BOX.COPIES - yard.s.hands[1] - yard.s.remembered[0]
    expected = times * unseen / unseen.sum()
    assert sum(others) == times
    assert (abs(others - expected) < 4 * expected**0.5).all()
