"""What all remember of the hands: open wagons that were taken, until they are coupled or dropped."""

from __future__ import annotations

from ...core.memory import came, left
from . import box, event
from .state import State

CARDS = box.CARDS


def note(s: State) -> None:
    """Every wagon that all saw come into a hand or leave it with the last move."""
    for i in range(s.event_count):
        match s.events[i, 0]:
            case event.TOOK_OPEN:
                came(s.remembered, int(s.events[i, 1]), int(s.events[i, 2]))
            case event.COUPLED | event.DROPPED:
                left(s.remembered, int(s.events[i, 1]), int(s.events[i, 2]), 1)
