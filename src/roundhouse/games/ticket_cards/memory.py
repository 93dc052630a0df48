"""What all remember of the hands: the first Locomotive and the cards taken from the display, until they are laid.

Stacks are not part of it: whether the record has what all saw go there is an option of the table (TC-138).
"""

from __future__ import annotations

from ...core.memory import came, left
from . import box, event
from .state import TRIPLE, State

CARDS = box.CARDS


def note(s: State) -> None:
    """Every card that all saw come into a hand or leave it with the last move."""
    for i in range(s.event_count):
        match s.events[i, 0]:
            case event.TOOK:
                came(s.remembered, int(s.events[i, 1]), int(s.events[i, 2]))
            case event.LAID:
                left(s.remembered, int(s.events[i, 1]), int(s.events[i, 2]), int(s.events[i, 3]))
                left(s.remembered, int(s.events[i, 1]), box.LOCO, int(s.events[i, 4]))
            case event.TRIPLED:
                for place in range(2, 2 + TRIPLE):
                    left(s.remembered, int(s.events[i, 1]), int(s.events[i, place]), 1)
