"""Playing a wagon (TR-024 to TR-031)."""

from __future__ import annotations

from ....core.actions import Moves
from ....core.events import tell
from ....core.hands import lose
from ....core.piles import insert
from ....core.record import NONE
from .. import action, event
from ..action import LEFT, RIGHT, offer
from ..state import State
from .tracks import is_open
from .turn import finish_card


def offer_places(s: State, moves: Moves) -> None:
    """TR-024: at the left or the right end; on an empty track the side is void."""
    for track in range(s.track_count):
        if is_open(s, track, s.card):
            offer(moves, action.PLACE, track, LEFT)
            if s.track_size[track] > 0:
                offer(moves, action.PLACE, track, RIGHT)


def place(s: State, track: int, side: int) -> None:
    lose(s, s.turn, s.card)
    insert(s.tracks, s.track_size, track, 0 if side == LEFT else int(s.track_size[track]), s.card)
    tell(s, event.PLACED, s.turn, s.card, track, side if s.track_size[track] > 1 else NONE)
    finish_card(s)
