"""Good numbers found by trying: an evolution strategy that learns a spread for each number (separable CMA-ES).

A round makes points by chance around a mean.  Somebody else says which of them are good.  The mean moves to the better
half; the spreads grow where good points lay far away, and the step grows as long as the mean goes on in one direction.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Any, NamedTuple

import numpy as np

from roundhouse.core.record import REAL, Reals

LEAST_STEP, MOST_STEP = 0.05, 0.6


class Around(NamedTuple):
    """Where the next points are made: all that a round hands on to the next one."""

    round: int  # rounds that are over
    step: float
    mean: Reals
    spread: Reals  # by number: the variance of the points, in steps
    path: Reals  # by number: where the mean has gone lately
    step_path: Reals  # the same as if all spreads were alike

    def kept(self) -> dict[str, Any]:
        """In a form that JSON keeps."""
        return {name: np.array(value).tolist() for name, value in self._asdict().items()}


def begin(numbers: int, step: float) -> Around:
    """Around zeros."""
    zeros = np.zeros(numbers, REAL)
    return Around(0, step, zeros, np.ones(numbers, REAL), zeros, zeros)


def read(kept: dict[str, Any]) -> Around:
    """What `kept` gave."""
    known: dict[str, Any] = {name: np.array(each, REAL) for name, each in kept.items() if isinstance(each, list)}
    return Around(**{**kept, **known})


def lots(around: Around, points: int, seed: int) -> Reals:
    """What chance says for each point of a round; the second half is the first one turned round, for even luck."""
    half = np.random.default_rng([seed, around.round]).standard_normal((points // 2, len(around.mean)))
    return np.concatenate([half, -half])


def placed(around: Around, drawn: Reals) -> Reals:
    """The points of a round, a row for each."""
    return around.mean + around.step * np.sqrt(around.spread) * drawn


class Rates(NamedTuple):
    """How fast each part follows what was seen; by the number of numbers and of points, as is usual for CMA-ES."""

    shares: Reals  # of the better half in the new mean, the best first
    points: float  # as many as if all shares were equal
    path: float
    step_path: float
    by_path: float  # how fast spreads follow the path
    by_points: float  # and the points of the better half


def rates(numbers: int, points: int) -> Rates:
    """For rounds of this many points."""
    half = points // 2
    shares = log(half + 0.5) - np.log(np.arange(1, half + 1))
    shares /= shares.sum()
    equal = 1 / float((shares**2).sum())
    faster = (numbers + 2) / 3  # than with spreads that also say which numbers change together
    by_path = faster * 2 / ((numbers + 1.3) ** 2 + equal)
    by_points = faster * 2 * (equal - 2 + 1 / equal) / ((numbers + 2) ** 2 + equal)
    return Rates(
        shares=shares,
        points=equal,
        path=4 / (numbers + 4),
        step_path=(equal + 2) / (numbers + equal + 5),
        by_path=by_path,
        by_points=min(1 - by_path, by_points),
    )


def moved(around: Around, drawn: Reals, worths: Sequence[float]) -> Around:
    """After a round in which the points were worth this."""
    n = len(around.mean)
    rate = rates(n, len(drawn))
    better = np.argsort(-np.array(worths), kind="stable")[: len(rate.shares)]
    went = np.sqrt(around.spread) * drawn[better]
    path = followed(around.path, rate.shares @ went, rate.path, rate.points)
    step_path = followed(around.step_path, rate.shares @ drawn[better], rate.step_path, rate.points)
    stays = 1 - rate.by_path - rate.by_points
    by_chance = sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))  # the length of a path that goes nowhere
    longer = float(np.linalg.norm(step_path)) / by_chance - 1
    step = around.step * exp(rate.step_path / (1 + rate.step_path) * longer)
    return Around(
        round=around.round + 1,
        step=min(max(step, LEAST_STEP), MOST_STEP),
        mean=around.mean + around.step * (rate.shares @ went),
        spread=stays * around.spread + rate.by_path * path**2 + rate.by_points * (rate.shares @ went**2),
        path=path,
        step_path=step_path,
    )


def followed(path: Reals, went: Reals, rate: float, points: float) -> Reals:
    """A path after a further step; of a mean that strays by chance it keeps the length."""
    return (1 - rate) * path + sqrt(rate * (2 - rate) * points) * went
