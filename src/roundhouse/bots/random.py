"""The weakest opponent: any legal move is as good as another."""

from __future__ import annotations

from random import Random

from ..core.view import SeatView


class RandomBot:
    """A bot that picks a legal move at random, from a stream of its own.

    >>> from roundhouse import Table
    >>> table = Table("traffic", seats=3, seed=7, mode="interpreted")
    >>> RandomBot(seed=1).choose(SeatView.of(table, table.seat)) in table.codes()
    True
    """

    def __init__(self, seed: int | str | None = None) -> None:
        self.random = Random(seed)

    def choose(self, view: SeatView) -> int:
        """One of the legal moves, by its number; what the seat sees does not matter to this bot."""
        return self.random.choice(view.codes)
