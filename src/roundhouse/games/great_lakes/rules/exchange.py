"""Action: exchange pieces (GL-083 to GL-089)."""

from __future__ import annotations

from ....core.actions import Moves
from ....core.events import tell
from .. import action, box, event
from ..action import number
from ..state import State
from .ending import end_turn


def most_exchanged(s: State, seat: int, to: int) -> int:
    """GL-084, GL-085: as many as the seat has of one type in the supply and of the other in the box."""
    return min(int(s.supply[seat, 1 - to]), int(s.boxed[seat, to]))


def offer_exchanges(s: State, moves: Moves) -> None:
    """GL-083, GL-AMB-25: in one direction, one piece or more."""
    for to in range(len(box.DECKS)):
        count, most = moves.count, most_exchanged(s, s.seat, to)
        for more in range(most):
            moves.codes[count + more] = number(action.EXCHANGE, to, more)
        moves.count = count + most


def exchange(s: State, to: int, pieces: int) -> None:
    """GL-083 to GL-088, GL-AMB-26: a point for each, even below zero, and the turn is over."""
    s.supply[s.seat, to] += pieces
    s.supply[s.seat, 1 - to] -= pieces
    s.boxed[s.seat, to] -= pieces
    s.boxed[s.seat, 1 - to] += pieces
    s.points[s.seat] -= pieces
    tell(s, event.EXCHANGED, s.seat, to, pieces)
    end_turn(s)
