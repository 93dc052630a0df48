"""The interval of Wilson, against a search for all chances that fit."""

from __future__ import annotations

from itertools import product
from math import comb

import pytest

from roundhouse.core.interval import Interval, deviations, wilson


def test_the_interval_of_wilson() -> None:
    """10 of 100: the numbers of the textbook."""
    found = wilson(0.1, 100)
    assert (round(found.low, 4), round(found.high, 4)) == (0.0552, 0.1744)
    assert wilson(0.0, 50).low == 0


def test_the_bounds_are_those_of_all_chances_that_do_not_rule_the_wins_out() -> None:
    for games, wins in product((1, 7, 40), (0, 1, 5, 40)):
        if wins <= games:
            fits = [p for p in (n / 20_000 for n in range(1, 20_000)) if is_likely(p, wins, games)]
            found = wilson(wins / games, games)
            assert found.low == pytest.approx(min(fits), abs=2e-4) or wins == 0
            assert found.high == pytest.approx(max(fits), abs=2e-4) or wins == games
            assert 0 <= found.low <= found.value <= found.high <= 1
    assert wilson(0.0, 0) == Interval(0.0, 0.0, 1.0)


def is_likely(chance: float, wins: int, games: int) -> bool:
    """Whether the wins are within the standard errors that this chance would give."""
    error = (chance * (1 - chance) / games) ** 0.5
    return bool(abs(wins / games - chance) <= deviations() * error)


def test_the_truth_lies_between_the_bounds_in_about_95_of_100_matches() -> None:
    for chance in (0.5, 0.8):
        inside = sum(
            comb(60, wins) * chance**wins * (1 - chance) ** (60 - wins)
            for wins in range(61)
            if wilson(wins / 60, 60).low <= chance <= wilson(wins / 60, 60).high
        )
        assert 0.92 < inside < 0.98
