"""A decent opponent that looks no further than its own move: the one that its game values most."""

from __future__ import annotations

from random import Random

from ..core.engine import Mode
from ..core.hints import Hint, adviser
from ..core.view import SeatView

EQUAL = 9  # digits: compiled and interpreted numbers may differ in the last ones


def worths(view: SeatView, mode: Mode | None = None, is_keen: bool = False) -> list[float]:
    """What each legal move is worth to the seat that decides, in the order of `view.codes`."""
    found = adviser(view.game, mode).worths(view.masked(), view.codes, is_keen)
    return [round(worth, EQUAL) for worth in found]


def hints(view: SeatView, mode: Mode | None = None) -> list[tuple[int, Hint]]:
    """Every legal move, explained."""
    asked, seen = adviser(view.game, mode), view.masked()
    return [(code, asked.hint(seen, code)) for code in view.codes]


def best_hint(view: SeatView, mode: Mode | None = None) -> tuple[int, Hint]:
    """The move that is worth most, and why; the first of equals."""
    found = worths(view, mode)
    code = view.codes[found.index(max(found))]
    return code, adviser(view.game, mode).hint(view.masked(), code)


class GreedyBot:
    """A bot that makes the move that is worth most, one of them at random where several are.

    >>> from roundhouse import Table
    >>> table = Table("traffic", seats=3, seed=7, mode="interpreted")
    >>> GreedyBot(seed=1).choose(SeatView.of(table, table.seat)) in table.codes()
    True
    """

    def __init__(self, seed: int | str | None = None, mode: Mode | None = None) -> None:
        self.random, self.mode = Random(seed), mode

    def choose(self, view: SeatView) -> int:
        """One of the legal moves, by its number."""
        if len(view.codes) == 1:
            return view.codes[0]
        found = worths(view, self.mode)
        most = max(found)
        return self.random.choice([code for code, worth in zip(view.codes, found, strict=True) if worth == most])
