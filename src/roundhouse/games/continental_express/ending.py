"""What is told after the end: where points came from, and why somebody won."""

from __future__ import annotations

from ...core.ended import Part, Verdict
from .rules.scoring import contract_points, objective_points
from .state import State

TELLING = ("claimed", "got_token", "robbed", "swapped", "happened", "took", "kept")


def parts(s: State, seat: int) -> list[Part]:
    """CE-113, CE-114: objectives, contract and banknotes."""
    return [
        Part("objectives", objective_points(s, seat)),
        Part("contract", contract_points(s, seat)),
        Part("banknotes", int(s.banknotes[seat])),
    ]


def tie_breaks(s: State) -> tuple[str, ...]:
    """CE-116: more points on objectives."""
    return ("objectives",)


def verdict(s: State) -> Verdict | None:
    """Nobody plays alone."""
    return None
