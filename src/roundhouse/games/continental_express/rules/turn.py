"""The turn and the end of the game (CE-030 to CE-033, CE-049, CE-093 to CE-097)."""

from __future__ import annotations

from ....core.events import tell
from ....core.record import NONE
from .. import event, phase
from ..action import RIGHT, ROWS
from ..state import State
from .scoring import contract_points


def is_market_empty(s: State) -> bool:
    """CE-047: the cards of a row stand in its rightmost places."""
    for row in range(ROWS):
        if s.market[row, RIGHT] != NONE:
            return False
    return True


def begin_turn(s: State, seat: int) -> None:
    """CE-030, CE-049: a small card must be taken, if there is one."""
    s.seat = seat
    s.phase = phase.CLAIM if is_market_empty(s) else phase.TAKE
    tell(s, event.BEGAN, seat, int(s.turns_left != NONE))


def begin_claim(s: State) -> None:
    """CE-031, CE-049: the required action is over; if it took the last small card, the end is near."""
    if is_market_empty(s):
        trigger_end(s, event.NO_SMALL_CARDS)
    s.phase = phase.CLAIM


def trigger_end(s: State, reason: int) -> None:
    """CE-093 to CE-095: each other player has one last turn; a second reason starts nothing new."""
    if s.turns_left == NONE:
        s.turns_left, s.trigger = s.seats - 1, reason
        tell(s, event.LAST_TURNS, s.seat, reason)


def end_turn(s: State) -> None:
    """CE-031, CE-097: the turn passes to the left, until the last turns are over."""
    if s.turns_left == 0:
        end_game(s)
        return
    if s.turns_left > 0:
        s.turns_left -= 1
    begin_turn(s, (s.seat + 1) % s.seats)


def end_game(s: State) -> None:
    """CE-112: the contracts are shown."""
    for seat in range(s.seats):
        tell(s, event.SHOWED, seat, s.contract[seat], contract_points(s, seat))
    s.phase, s.seat = phase.OVER, NONE
    tell(s, event.ENDED, s.trigger)


def is_over(s: State) -> bool:
    return s.phase == phase.OVER
