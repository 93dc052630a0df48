"""What is told after the end: where points came from, and why somebody won."""

from __future__ import annotations

from ...core.ended import Earned, Verdict
from .rules.scoring import contract_points, objective_points
from .state import State

TELLING = ("claimed", "got_token", "robbed", "swapped", "happened", "took", "kept")


def earned(s: State, seat: int) -> list[Earned]:
    """CE-113, CE-114: objectives, contract and banknotes."""
    return [
        Earned("objectives", objective_points(s, seat)),
        Earned("contract", contract_points(s, seat)),
        Earned("banknotes", int(s.banknotes[seat])),
    ]


def tie_breaks(s: State) -> tuple[str, ...]:
    """CE-116: more points on objectives."""
    return ("objectives",)


def verdict(s: State) -> Verdict | None:
    """Nobody plays alone."""
    return None
