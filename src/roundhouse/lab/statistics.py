"""What follows from counted games: shares, means and differences, each with an interval."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

import numpy as np

from ..core.interval import SURE, Interval, deviations, wilson
from . import tally
from .counting import LEAST, Counted

FEWEST = 100  # seats that did something, and that did not, before it is judged


def around(value: float, deviation: float, sure: float = SURE) -> Interval:
    """A number whose error has this standard deviation."""
    half = deviations(sure) * deviation
    return Interval(value, value - half, value + half)


def games(counted: Counted) -> int:
    """How many games ended."""
    return int(counted["counts"][tally.GAMES])


def wins(counted: Counted, seats: int) -> list[Interval]:
    """The share of games that each seat won."""
    n = games(counted)
    return [wilson(won / tally.WHOLE / max(n, 1), n) for won in counted["wins"][:seats]]


def points(counted: Counted, seats: int) -> list[Interval]:
    """The mean points of each seat."""
    n = games(counted)
    return [_mean(total, squares, n) for total, squares in counted["points"][:seats]]


def _mean(total: int, squares: int, n: int) -> Interval:
    if n < 2:
        return Interval(total, total, total)
    mean = total / n
    return around(mean, sqrt(max(0.0, (squares - n * mean * mean) / (n - 1)) / n))


def length(counted: Counted) -> Interval:
    """The mean number of moves."""
    found = np.array(counted["lengths"], np.int64)
    moves = np.arange(len(found), dtype=np.int64)
    return _mean(int((found * moves).sum()), int((found * moves * moves).sum()), int(found.sum()))


def bars(cells: list[int], first: int, most: int = 40) -> list[tuple[int, int, int]]:
    """A distribution as a few bars of equal width: from, to, how often."""
    there = np.flatnonzero(cells)
    if len(there) == 0:
        return []
    low, high = int(there[0]), int(there[-1])
    width = max(1, -(-(high - low + 1) // most))
    return [
        (first + at, first + at + width - 1, int(sum(cells[at : at + width]))) for at in range(low, high + 1, width)
    ]


def scores(counted: Counted) -> list[tuple[int, int, int]]:
    """How often seats ended with which points."""
    return bars(counted["scores"], LEAST)


def lengths(counted: Counted) -> list[tuple[int, int, int]]:
    """How often games took how many moves."""
    return bars(counted["lengths"], 0)


class Judged(NamedTuple):
    """How much more often players won who did something than players at the same table who did not."""

    thing: int
    done: float  # by what share of seats
    won: float  # what share of those won
    more: Interval  # corrected for how many things are judged

    @property
    def stands_out(self) -> bool:
        """Whether chance is no explanation."""
        return self.more.low > 0 or self.more.high < 0


def judged(counted: Counted, seats: int) -> list[Judged]:
    """All things that were done often enough, the most telling first.

    Seats at one table are not independent, so the error is taken from game to game; Bonferroni's correction makes all
    intervals together as sure as one.
    """
    n = games(counted) * seats
    enough = [
        (i, row)
        for i, row in enumerate(counted["things"])
        if FEWEST <= row[tally.SEATS] <= n - FEWEST and row[tally.SPREAD] >= FEWEST * tally.WHOLE / 2
    ]
    sure = 1 - (1 - SURE) / max(1, len(enough))
    found = [_judge(i, row, n, seats, sure) for i, row in enough]
    return sorted(found, key=lambda each: (-abs(each.more.value), each.thing))


def _judge(thing: int, row: list[int], n: int, seats: int, sure: float) -> Judged:
    done, won, spread = row[tally.SEATS], row[tally.WON], row[tally.SPREAD]
    over = won - done * tally.WHOLE / seats
    more = over / spread
    squares = row[tally.OVER_SQUARED] - 2 * more * row[tally.OVER_SPREAD] + more * more * row[tally.SPREAD_SQUARED]
    deviation = sqrt(max(0.0, squares)) / spread
    return Judged(thing, done / n, won / tally.WHOLE / done, around(more, deviation, sure))


def difference(one: Interval, other: Interval) -> Interval:
    """How much larger the other is, with the interval of two that are independent."""
    errors = [(each.high - each.low) / 2 / deviations(SURE) for each in (one, other)]
    return around(other.value - one.value, sqrt(sum(each * each for each in errors)))
