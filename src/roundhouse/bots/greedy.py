"""A decent opponent that looks no further than its own move: the one that its game's hints.py values most."""

from __future__ import annotations

from random import Random

from ..core.hints import Hint
from ..core.view import SeatView


def hints(view: SeatView) -> list[tuple[int, Hint]]:
    """What each legal move is worth to the seat that decides, in the order of `view.codes`."""
    s, worth = view.state(), view.game.hints.worth
    return [(code, worth(s, kind, args)) for code, (kind, args) in zip(view.codes, view.moves(), strict=True)]


def best_hint(view: SeatView) -> tuple[int, Hint]:
    """The move that is worth most, and why; the first of equals."""
    return max(hints(view), key=lambda each: each[1].worth)


class GreedyBot:
    """A bot that makes the move that is worth most, one of them at random where several are.

    >>> from roundhouse import Table
    >>> table = Table("traffic", seats=3, seed=7, mode="interpreted")
    >>> GreedyBot(seed=1).choose(SeatView.of(table, table.seat)) in table.codes()
    True
    """

    def __init__(self, seed: int | str | None = None) -> None:
        self.random = Random(seed)

    def choose(self, view: SeatView) -> int:
        """One of the legal moves, by its number."""
        if len(view.codes) == 1:
            return view.codes[0]
        found = hints(view)
        most = max(hint.worth for _, hint in found)
        return self.random.choice([code for code, hint in found if hint.worth == most])
