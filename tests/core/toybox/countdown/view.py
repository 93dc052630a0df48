"""The table in names."""

from __future__ import annotations

from typing import Any

from .rules import score
from .state import State


def to_dict(s: State) -> dict[str, Any]:
    """Everything lies open."""
    points = s.points[: s.seats].tolist()
    return {"left": s.left, "worth": s.worth.tolist(), "wheel": s.wheel, "points_of": points}


def breakdown(s: State, seat: int) -> dict[str, Any]:
    """All points come from counters."""
    return {"total": score(s, seat)}
