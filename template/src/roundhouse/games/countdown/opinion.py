"""What a move is worth to the seat that decides: its points, and what it changes of the points in hand."""

from __future__ import annotations

from ...core import notes
from ...core.foresight import Foresight
from ...core.record import REAL, Cells, Reals, cells
from . import action, box
from .box import KINDS
from .rules import gain, last_points
from .state import State

FORESIGHT = Foresight()

LATER = 0.5  # a wagon in hand that fits is worth this share of its points: it may be coupled later
HEIGHT = 0.25  # what it costs in each turn to come that the train is one point lower


class Notes(notes.Notes):
    """What the hand is worth, and how much of it each wagon would shut out."""

    shut_out: Reals = cells(KINDS, type=REAL, doc="points in hand that no longer fit once this kind is coupled")
    turns: float = cells(type=REAL, doc="turns to come")
    last: int = cells(doc="what the last wagon of the train is worth")
    held: Cells = cells(KINDS, doc="how many of each kind are in hand")


def look(s: State, notes: Notes) -> None:
    """Read the hand once."""
    notes.last = last_points(s, s.seat)
    notes.turns = int(s.hand_size[s.seat]) + int(s.stock_size[0]) / s.seats
    for card in range(KINDS):
        notes.held[card] = s.hands[s.seat, card]
    for card in range(KINDS):
        lost = 0.0
        for other in range(KINDS):
            if box.POINTS[card] < box.POINTS[other] <= notes.last:
                lost += int(notes.held[other]) * int(box.POINTS[other])
        notes.shut_out[card] = lost


def later(notes: Notes, card: int) -> float:
    """What a wagon in hand is worth."""
    return LATER * int(box.POINTS[card]) if box.POINTS[card] <= notes.last else 0.0


def worth(s: State, notes: Notes, kind: int, first: int, second: int) -> float:
    """Points now, less what can no longer be coupled; an unknown wagon is worth as much as half of one that fits."""
    match kind:
        case action.COUPLE:
            lower = notes.last - int(box.POINTS[first])
            return gain(s, kind, first, second) - LATER * notes.shut_out[first] - HEIGHT * lower * notes.turns
        case action.DROP:
            return -later(notes, first)
        case action.TAKE_OPEN:
            return later(notes, s.open)
    return LATER * LATER * notes.last
