"""Opponents.  A bot sees what its seat sees and chooses among the legal moves; it never gets the table."""

from __future__ import annotations

from typing import Any, Protocol

from .random import RandomBot

__all__ = ["Bot", "RandomBot"]


class Bot(Protocol):
    """Whoever takes a seat without being asked for a move by the terminal."""

    def choose(self, view: dict[str, Any], codes: list[int]) -> int:
        """One of the legal moves, by its number."""
        ...
