"""Opponents.  A bot sees what its seat sees and chooses among the legal moves; it never gets the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ..core.view import SeatView
from .greedy import GreedyBot, best_hint, hints
from .random import RandomBot

__all__ = ["LEVELS", "Bot", "GreedyBot", "RandomBot", "best_hint", "hints", "make"]


class Bot(Protocol):
    """Whoever takes a seat without being a person."""

    def choose(self, view: SeatView) -> int:
        """One of the legal moves, by its number."""
        ...


LEVELS: dict[str, Callable[[int | str | None], Bot]] = {"greedy": GreedyBot, "random": RandomBot}  # the usual one first


def make(level: str, seed: int | str | None = None) -> Bot:
    """A bot of this level; with a seed it plays the same way again."""
    return LEVELS[level](seed)
