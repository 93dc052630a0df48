"""The weakest opponent: any legal move is as good as another."""

from __future__ import annotations

from random import Random
from typing import Any


class RandomBot:
    """A bot that picks a legal move at random, from a stream of its own.

    >>> RandomBot(seed=1).choose({}, [3, 5, 8]) in (3, 5, 8)
    True
    """

    def __init__(self, seed: int | str | None = None) -> None:
        self.random = Random(seed)

    def choose(self, view: dict[str, Any], codes: list[int]) -> int:
        """One of the legal moves, by its number; the view does not matter to this bot."""
        return self.random.choice(codes)
