"""What all remember of the hands: cards taken from the row or the discard pile, until they leave (IT-HID-01).

A card that is built or loaded leaves the hand before anything is told: all see it as `card`, or see that one is to be
loaded by force.  A building that is discarded is told like a card of the hand: then a bound is lower than it might be.
"""

from __future__ import annotations

from ...core.memory import came, left
from ...core.record import NONE
from . import box, event, phase
from .rules.load import can_force, open_holds
from .state import State

CARDS = box.CARDS


def note(s: State) -> None:
    """Every card that the last move brought into a hand or out of it."""
    if s.event_count == 0:
        note_choice(s)
    for i in range(s.event_count):
        match s.events[i, 0]:
            case event.TOOK | event.FETCHED:
                came(s.remembered, int(s.events[i, 1]), int(s.events[i, 2]))
            case event.DISCARDED:
                left(s.remembered, int(s.events[i, 1]), int(s.events[i, 2]), 1)


def note_choice(s: State) -> None:
    """What was chosen to be built or loaded, if that was the move."""
    if s.phase not in (phase.MODE, phase.TARGET):
        return
    if s.card != NONE:
        left(s.remembered, s.seat, s.card, 1)
    elif s.is_forced:
        holds = open_holds(s)
        for card in range(box.TYPES):
            if can_force(s, card, holds):
                left(s.remembered, s.seat, card, 1)
