"""What a move is worth: its points, and a little for the last counter."""

from __future__ import annotations

from roundhouse.core import notes
from roundhouse.core.record import REAL, cells

from .rules import gain
from .state import State

LAST = 0.5


class Notes(notes.Notes):
    """What the last counter is worth."""

    last: float = cells(type=REAL, doc="what it is worth to take the last counter")


def look(s: State, notes: Notes) -> None:
    """Whoever takes the last one ends the game."""
    notes.last = LAST * s.seats


def worth(s: State, notes: Notes, kind: int, first: int, second: int) -> float:
    """The more counters, the better."""
    return gain(s, kind, first, second) + (notes.last if first == s.left else 0.0)
