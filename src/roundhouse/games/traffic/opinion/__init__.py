"""What each move is worth to the seat that decides, from what that seat sees; in the dialect.

A move is worth the points it brings, and what it changes of the seat's outlook (plan.py): the train that it could
make next turn, the train that the others could make before, and the cards in hand, which cost their points in the end.
"""

from __future__ import annotations

from ....core.foresight import Foresight, Level
from .. import action, box
from ..state import State
from .hump import best_lift, worth_of_lift, worth_of_move, worth_of_swap, worth_of_take
from .notes import Notes
from .plan import look_ahead
from .play import (
    best_pull,
    worth_of_aim,
    worth_of_cards,
    worth_of_loco,
    worth_of_place,
    worth_of_playing,
    worth_of_train,
)
from .sight import look_around
from .tries import look_at_tracks

__all__ = ["FORESIGHT", "LEVELS", "Notes", "look", "worth"]

FORESIGHT = Foresight(points=20.0, pace=4_500, network_pace=32_000)
LEVELS = {  # tuned: what its network has learnt beats all that looks no further than a move
    "1": Level("hasty", overlooks=0.05),
    "2": Level("trained", overlooks=0.55, effort=0.005),
    "3": Level("trained", overlooks=0.42, effort=0.01),
    "4": Level("trained", overlooks=0.22, effort=0.03),
}


def look(s: State, notes: Notes) -> None:
    """Read the table once for all moves of a decision; `s` is as before afterwards."""
    look_around(s, notes)
    look_at_tracks(s, notes)
    look_ahead(s, notes)


def worth(s: State, notes: Notes, kind: int, first: int, second: int) -> float:
    """What a legal move is worth to the seat that decides; other wagons are tried out on `s`, and put back."""
    match kind:
        case action.DRAW_CARDS:
            return worth_of_cards(s, notes)
        case action.DRAW_LOCO:
            return worth_of_loco(notes)
        case action.PLAY:
            return best_lift(s, notes)[0] if first == box.SORTING_HUMP else worth_of_playing(s, notes, first)
        case action.PLACE:
            return worth_of_place(s, notes, s.card, first, second)
        case action.HOOK:
            return best_pull(s, notes, s.card, first, second)[0]
        case action.PULL:
            return worth_of_train(s, notes, s.card, s.track, s.side, first)
        case action.AIM:
            return worth_of_aim(s, notes, s.card, first)
        case action.GIVE:
            return -float(notes.kept[first])
        case action.TAKE:
            return worth_of_take(s, notes, first, second)
        case action.LIFT:
            return worth_of_lift(s, notes, first)[0]
        case action.SWAP:
            return worth_of_swap(s, notes, first)[0]
        case action.MOVE:
            return worth_of_move(s, notes, first)[0]
    return 0.0
