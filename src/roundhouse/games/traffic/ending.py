"""What is told after the end: where points came from, and why somebody won."""

from __future__ import annotations

from ...core.ended import Earned, Verdict
from .rules.scoring import hand_penalty, train_score
from .state import State

TELLING = ("dispatched", "gave", "stole", "placed", "took", "drew")


def earned(s: State, seat: int) -> list[Earned]:
    """TR-066 to TR-071: the trains, less what is left in hand."""
    trains = sum(train_score(s, train) for train in range(s.train_count) if s.train_seat[train] == seat)
    return [Earned("trains", trains), Earned("hand", -hand_penalty(s, seat))]


def tie_breaks(s: State) -> tuple[str, ...]:
    """TR-AMB-42: equal points share the place."""
    return ()


def verdict(s: State) -> Verdict | None:
    """Nobody plays alone."""
    return None
