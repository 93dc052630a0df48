"""The end of a turn and of the game (GL-031, GL-090 to GL-093)."""

from __future__ import annotations

from ....core.events import tell
from ....core.record import NONE
from .. import event, option, phase
from ..state import State

FEW_PIECES = 6  # GL-090
LAST_TURNS = 2  # GL-091


def end_turn(s: State) -> None:
    """GL-031, GL-AMB-24: the end is tested once, after the whole turn; then it goes clockwise."""
    s.taken = 0
    s.turns += 1
    if s.turns_left != NONE:
        s.turns_left -= 1
    elif s.supply[s.seat].sum() <= FEW_PIECES:
        s.turns_left = LAST_TURNS * s.seats
        tell(s, event.LAST_TURNS, s.seat)
    if s.turns_left == 0:
        end_game(s, event.LAST_TURNS_OVER)
    elif s.turns == s.options[option.MAX_TURNS]:
        end_game(s, event.TURN_LIMIT)
    else:
        s.seat, s.phase = (s.seat + 1) % s.seats, phase.TURN
        tell(s, event.BEGAN, s.seat)


def end_game(s: State, reason: int) -> None:
    s.phase, s.seat = phase.OVER, NONE
    tell(s, event.ENDED, reason)


def is_over(s: State) -> bool:
    return s.phase == phase.OVER
