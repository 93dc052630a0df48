"""Opponents.  A bot sees what its seat sees and chooses among the legal moves; it never gets the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol, TypeAlias

from ..core.view import SeatView
from .greedy import GreedyBot, best_hint, hints
from .random import RandomBot

__all__ = [
    "EASIEST",
    "LEVELS",
    "USUAL_LEVEL",
    "Bot",
    "BotLevel",
    "GreedyBot",
    "RandomBot",
    "best_hint",
    "hints",
    "make",
]


class Bot(Protocol):
    """A player that is not a person."""

    def choose(self, view: SeatView) -> int:
        """One of the legal moves, by its number."""
        ...


# The one place that lists the levels, from the weakest on: the wire and the client have them from here.
BotLevel: TypeAlias = Literal["random", "greedy"]
LEVELS: dict[str, Callable[[int | str | None], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
USUAL_LEVEL: BotLevel = "greedy"
EASIEST: BotLevel = "random"  # for those who learn


def make(level: str, seed: int | str | None = None) -> Bot:
    """A bot of this level; with a seed it plays the same way again."""
    return LEVELS[level](seed)
