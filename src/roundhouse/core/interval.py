"""Where the truth lies behind what was counted."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

SURE = 0.95  # how sure an interval is


class Interval(NamedTuple):
    """A number that was measured, and the bounds between which the true one lies."""

    value: float
    low: float
    high: float


def deviations(sure: float = SURE) -> float:
    """How many standard deviations around the mean are that sure."""
    return NormalDist().inv_cdf((1 + sure) / 2)


def wilson(share: float, n: int, sure: float = SURE) -> Interval:
    """A share of n, with the interval of Wilson."""
    if n == 0:
        return Interval(share, 0.0, 1.0)
    z = deviations(sure)
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return Interval(share, max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half)))
