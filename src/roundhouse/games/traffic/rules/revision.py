"""The technical revision (TR-057 to TR-059): its victim gives cards and takes wagons."""

from __future__ import annotations

from ....core.actions import Moves
from ....core.events import tell
from ....core.hands import gain, lose
from ....core.piles import take
from ....core.record import NONE
from .. import action, box, event, option, phase
from ..action import LEFT, RIGHT, offer
from ..state import State
from .cards import discard
from .tracks import end_place
from .turn import finish_card

GIVEN = 3
TAKEN = 2


def begin_revision(s: State, victim: int) -> None:
    """TR-057: the victim chooses what to give; with three cards or fewer there is nothing to choose."""
    discard(s, box.TECHNICAL_REVISION)
    s.seat = victim
    s.gives_due = min(GIVEN, int(s.hand_size[victim]))
    if s.hand_size[victim] > GIVEN:
        s.phase = phase.GIVE
        return
    for card in range(box.KINDS):
        while s.hands[victim, card] > 0:
            hand_over(s, card)
    begin_taking(s)


def offer_gifts(s: State, moves: Moves) -> None:
    """TR-057, TR-AMB-26: any card of the giver's own."""
    for card in range(box.KINDS):
        if s.hands[s.seat, card] > 0:
            offer(moves, action.GIVE, card)


def give(s: State, card: int) -> None:
    hand_over(s, card)
    if s.gives_due == 0:
        begin_taking(s)


def hand_over(s: State, card: int) -> None:
    """TR-AMB-28: the card goes to the hand of the player of the revision."""
    lose(s, s.seat, card)
    gain(s, s.turn, card)
    s.gives_due -= 1
    tell(s, event.GAVE, s.seat, s.turn, card)


def begin_taking(s: State) -> None:
    """TR-058: then the victim takes two wagons."""
    s.takes_due, s.track = TAKEN, NONE
    go_on_taking(s)


def go_on_taking(s: State) -> None:
    """TR-059: as long as there is a wagon to take."""
    s.phase = phase.TAKE
    if s.takes_due == 0 or not any_outermost(s):
        s.takes_due, s.track = 0, NONE
        finish_card(s)


def can_take_from(s: State, track: int) -> bool:
    """TR-AMB-27: any track, or the one already chosen."""
    is_chosen = s.track == NONE or s.track == track or s.options[option.REVISION_TRACKS] == option.ANY
    return bool(is_chosen and s.track_size[track] > 0)


def any_outermost(s: State) -> bool:
    for track in range(s.track_count):
        if can_take_from(s, track):
            return True
    return False


def offer_outermost(s: State, moves: Moves) -> None:
    """TR-058: the wagon at either end of a track; a single wagon is one choice."""
    for track in range(s.track_count):
        if can_take_from(s, track):
            offer(moves, action.TAKE, track, LEFT)
            if s.track_size[track] > 1:
                offer(moves, action.TAKE, track, RIGHT)


def take_outermost(s: State, track: int, side: int) -> None:
    card = take(s.tracks, s.track_size, track, end_place(s, track, side, 0))
    gain(s, s.seat, card)
    tell(s, event.TOOK, s.seat, card, track, side)
    s.track = track
    s.takes_due -= 1
    go_on_taking(s)
