"""Why a move is worth what it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from roundhouse.core.hints import Reason, ready, wanted

from .opinion import Notes
from .state import State

__all__ = ["COMPOUND", "ready", "reason", "wanted"]

COMPOUND: tuple[str, ...] = ()


def reason(s: State, notes: Notes, kind: str, args: Mapping[str, Any]) -> Reason:
    """Its points."""
    return Reason("hint-take", {"points": args["counters"] * int(s.worth[s.wheel])})
