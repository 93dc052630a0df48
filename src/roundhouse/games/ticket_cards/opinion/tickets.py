"""Which Tickets to keep, and when to draw some."""

from __future__ import annotations

from .. import box
from ..state import State
from .notes import Notes

PROMISE = 9.0  # points of a good Ticket among those drawn
ENOUGH = 5.0  # cards of a Ticket with some to spare


def chance_of(room: float, cards: float) -> float:
    """How likely that many more cards reach the Stack in time."""
    return min(0.95, max(0.03, 0.5 + (room - cards) / (2 * ENOUGH)))


def worth_of_keeping(s: State, notes: Notes, ticket: int) -> float:
    """Its points if it is completed, as many lost if it is not, and a little for bonuses and cards in hand."""
    cards, fitting = 0, 0.0
    for colour in range(box.LOCO):
        need = int(box.NEEDS[ticket, colour])
        cards += need
        fitting += min(float(need), max(0.0, int(s.hands[s.seat, colour]) - notes.want[colour]))
    likely = chance_of(notes.room, cards - fitting / 2)
    bonus = int(box.CITY_SUM[ticket]) / 12
    return int(box.POINTS[ticket]) * (2 * likely - 1) + likely * bonus + fitting / 4 - 1


def worth_of_looking(notes: Notes) -> float:
    """Four Tickets to choose from, if there is time to complete one."""
    return PROMISE * (2 * chance_of(notes.room, ENOUGH) - 1)
