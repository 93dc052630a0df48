"""What a good bot would do, for a person who asks: the move, why, and how it compares with the next best one."""

from __future__ import annotations

from typing import NamedTuple

from ..core.hints import Hint, adviser
from ..core.view import SeatView
from .greedy import best_hint
from .search import SearchBot

EFFORT = 0.3  # seconds of a processor, about: a person waits for it
SEED = 1  # who asks again is told the same


class Outlook(NamedTuple):
    """What looking ahead found: how good a move is for its maker, from 0 to 1, and the next best one."""

    worth: float
    next_code: int
    next_worth: float


class Advice(NamedTuple):
    """A move to make, and why."""

    code: int
    hint: Hint
    outlook: Outlook | None = None  # None: nobody looked ahead, or nobody plays against the one who asks


def advise(view: SeatView, looks_ahead: bool) -> Advice:
    """The move that looking ahead finds best; without that, the one that the game itself values most."""
    if not looks_ahead or len(view.codes) == 1:
        return Advice(*best_hint(view))
    best, second, *_ = SearchBot(SEED, effort=EFFORT, mode="compiled").think(view)
    hint = adviser(view.game).hint(view.state(), best.code)
    is_compared = view.seats > 1 and second.visits > 0
    return Advice(best.code, hint, Outlook(best.worth, second.code, second.worth) if is_compared else None)
