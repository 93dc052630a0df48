"""The rules of Countdown."""

from __future__ import annotations

from roundhouse.core.actions import Moves
from roundhouse.core.chance import random_below, shuffle
from roundhouse.core.events import tell
from roundhouse.core.record import NONE

from . import action, event, phase
from .action import offer
from .state import State

MOST_MOVES = 100
BONUS = 1


def setup(s: State) -> None:
    """Twenty counters or a few more, and a wheel of four prices."""
    s.left = 20 + random_below(s, 5)
    for i in range(len(s.worth)):
        s.worth[i] = i + BONUS
    shuffle(s, s.worth, len(s.worth))
    s.wheel, s.points[:], s.spare[:], s.seat, s.phase = 0, 0, 0, 0, phase.TAKE


def offer_moves(s: State, moves: Moves) -> None:
    """One to three counters, if there are so many and the wheel turns."""
    if s.phase == phase.TAKE and s.worth[s.wheel] > NONE:
        for counters in range(1, min(action.MOST_TAKEN, s.left) + 1):
            offer(moves, action.TAKE, counters)


def carry_out(s: State, kind: int, first: int, second: int) -> None:
    """Take counters at the price of the wheel, and turn it."""
    s.points[s.seat] += first * s.worth[s.wheel]
    s.left -= first
    s.wheel = (s.wheel + 1) % 4
    tell(s, event.TOOK, s.seat, first)
    if s.left == 0:
        s.seat, s.phase = NONE, phase.OVER
    else:
        s.seat = (s.seat + 1) % s.seats


def is_over(s: State) -> bool:
    """Whether all counters are taken."""
    return s.phase == phase.OVER


def score(s: State, seat: int) -> int:
    """The points of a seat."""
    return int(s.points[seat])


def gain(s: State, kind: int, first: int, second: int) -> int:
    """What is taken counts at once."""
    return first * int(s.worth[s.wheel])


def standing(s: State, seat: int) -> tuple[int, ...]:
    """Whoever has more points is ahead."""
    return (score(s, seat),)
