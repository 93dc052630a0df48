"""What all remember of the hands: cards taken from the display, until they are paid (GL-HID-02)."""

from __future__ import annotations

from ...core.memory import came, left
from ...core.record import NONE
from . import box, event
from .rules.payment import plain_for, special_for
from .state import State

CARDS = box.CARDS


def note(s: State) -> None:
    """Every card that all saw come into a hand or leave it with the last move."""
    payer = NONE
    for i in range(s.event_count):
        match s.events[i, 0]:
            case event.TOOK:
                came(s.remembered, int(s.events[i, 1]), int(s.events[i, 2]))
            case event.CLAIMED | event.BUILT_HARBOUR:
                payer = int(s.events[i, 1])
            case event.PAID:
                note_payment(s, payer, i)


def note_payment(s: State, payer: int, i: int) -> None:
    """The cards of a payment, told by the event of this number."""
    colour, what = int(s.events[i, 1]), int(s.events[i, 5])
    left(s.remembered, payer, box.WILD, int(s.events[i, 2]))
    if colour != box.WILD_ONLY:
        left(s.remembered, payer, special_for(what, colour), int(s.events[i, 3]))
        left(s.remembered, payer, plain_for(what, colour), int(s.events[i, 4]))
