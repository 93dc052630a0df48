"""What a move is worth: its points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from roundhouse.core.hints import Hint, ready, wanted

from .state import State

__all__ = ["COMPOUND", "ready", "wanted", "worth"]

COMPOUND: tuple[str, ...] = ()


def worth(s: State, kind: str, args: Mapping[str, Any]) -> Hint:
    """The more counters, the better."""
    points = args["counters"] * int(s.worth[s.wheel])
    return Hint(float(points), "hint-take", {"points": points}, points)
