"""What all remember of the hands: wagons taken in a revision, until they are played or may have been moved in secret.

Which cards a switch or a revision moved is known to two seats only (TR-HID-04): here they are unseen.  Nor does it
count from which deck a card was drawn: how many locomotives a hand holds is to stay unknown (TR-HID-03).
"""

from __future__ import annotations

from ...core.memory import came, left
from . import box, event
from .state import State

CARDS = box.CARDS


def note(s: State) -> None:
    """Every card that the last move brought into a hand or out of it."""
    giver, taker, moved = 0, 0, 0
    for i in range(s.event_count):
        match s.events[i, 0]:
            case event.TOOK:
                came(s.remembered, int(s.events[i, 1]), int(s.events[i, 2]))
            case event.PLACED | event.DISPATCHED | event.PLAYED:
                left(s.remembered, int(s.events[i, 1]), int(s.events[i, 2]), 1)
            case event.BUILT:
                left(s.remembered, int(s.events[i, 1]), box.EXTRA_TRACK, 1)
            case event.STOPPED:
                left(s.remembered, int(s.events[i, 1]), box.RED_SEMAPHORE, 1)
            case event.STOLE:
                giver, taker, moved = int(s.events[i, 2]), int(s.events[i, 1]), moved + 1
            case event.GAVE:
                giver, taker, moved = int(s.events[i, 1]), int(s.events[i, 2]), moved + 1
    if moved > 0:
        move_unseen(s, giver, taker, moved)


def move_unseen(s: State, giver: int, taker: int, moved: int) -> None:
    """This number of cards has changed hands: of each kind as many as can have gone, and as few as must have."""
    stayed = int(s.hand_size[giver])
    for card in range(box.KINDS):
        known = int(s.remembered[giver, card])
        s.remembered[giver, card] = max(0, known - moved)
        s.remembered[taker, card] += max(0, known - stayed)
