"""At a scoring: the best set of Tickets that the cards left of a Stack complete (TC-105)."""

from __future__ import annotations

from .. import box
from ..rules.assign import best_among
from ..rules.scoring import left_of_stack
from ..state import State
from .notes import Notes

NEVER = -100.0


def look_at_stack(s: State, notes: Notes) -> None:
    """The Tickets to complete besides those declared."""
    stack, locos = left_of_stack(s, s.seat)
    best, _ = best_among(stack, locos, s.tickets[s.seat], notes.prices, notes.order)
    notes.further = 0
    for ticket in range(box.TICKETS):
        notes.is_best[ticket] = best >> ticket & 1
        if notes.is_best[ticket]:
            notes.further += int(box.POINTS[ticket])


def worth_of_completing(notes: Notes, ticket: int) -> float:
    """Its points, if it is one of the best set."""
    points = float(box.POINTS[ticket])
    return points if notes.is_best[ticket] else NEVER + points


def worth_of_stopping(notes: Notes) -> float:
    """Nothing more, which is best when nothing more can be completed."""
    return -float(notes.further)
