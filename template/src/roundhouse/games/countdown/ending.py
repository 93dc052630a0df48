"""What is told after the end: where points came from, and why somebody won."""

from __future__ import annotations

from ...core.ended import Earned, Verdict
from .rules import long_points, wagon_points
from .state import State

TELLING = ("coupled",)  # the events that bring points, the most telling first


def earned(s: State, seat: int) -> list[Earned]:
    """CD-011: the wagons, and what a long train is worth besides."""
    return [Earned("wagons", wagon_points(s, seat)), Earned("long-train", long_points(s, int(s.train_size[seat])))]


def tie_breaks(s: State) -> tuple[str, ...]:
    """CD-012: more wagons."""
    return ("wagons",)


def verdict(s: State) -> Verdict | None:
    """Nobody plays alone."""
    return None
