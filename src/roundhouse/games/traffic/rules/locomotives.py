"""Playing a locomotive (TR-032 to TR-039)."""

from __future__ import annotations

from ....core.actions import Moves
from ....core.events import tell
from ....core.hands import lose
from ....core.piles import take
from ....core.record import NONE, UNSURE
from .. import action, box, event, phase
from ..action import LEFT, RIGHT, offer
from ..state import State
from .scoring import coupled_score
from .tracks import end_place
from .traction import pull_choices
from .turn import finish_card, grant_extra_turns


def offer_hooks(s: State, moves: Moves) -> None:
    """TR-032: a track and a side."""
    for track in range(s.track_count):
        for side in (LEFT, RIGHT):
            if pull_choices(s, s.card, track, side):
                offer(moves, action.HOOK, track, side)


def offer_pulls(s: State, moves: Moves) -> None:
    """TR-041: motorised wagons leave a choice of how many wagons leave."""
    choices = pull_choices(s, s.card, s.track, s.side)
    for wagons in range(1, box.MOST_PULLED + 1):
        if choices >> wagons & 1:
            offer(moves, action.PULL, wagons)


def hook(s: State, track: int, side: int) -> None:
    """TR-032: beside the wagons; they leave at once unless there is a choice of how many."""
    choices = pull_choices(s, s.card, track, side)
    for wagons in range(1, box.MOST_PULLED + 1):
        if choices == 1 << wagons:
            dispatch(s, track, side, wagons)
            return
    s.track, s.side, s.phase = track, side, phase.PULL


def dispatch(s: State, track: int, side: int, wagons: int) -> None:
    """TR-033 to TR-038, TR-044: locomotive and wagons become a train of the player's."""
    train = s.train_count
    end = int(s.train_end[train - 1]) if train > 0 else 0
    lose(s, s.turn, s.card)
    for _ in range(wagons):
        card = take(s.tracks, s.track_size, track, end_place(s, track, side, 0))
        s.coupled[end] = card
        end += 1
        grant_extra_turns(s, int(box.EXTRA_TURNS[card]))
    s.train_seat[train], s.train_loco[train], s.train_end[train] = s.turn, s.card, end
    s.train_count += 1
    s.track, s.side = NONE, NONE
    tell(s, event.DISPATCHED, s.turn, s.card, train, track, wagons)
    finish_card(s)


def pull_score(s: State, loco: int, track: int, side: int, wagons: int) -> int:
    """The points of the train that that many wagons from this side of a track would make."""
    start = 0 if side == LEFT else int(s.track_size[track]) - wagons
    return coupled_score(s, loco, s.tracks[track], start, start + wagons)


def gain(s: State, kind: int, first: int, second: int) -> int:
    """What a move brings for certain: only a train whose wagons are known scores at once."""
    if kind == action.PULL:
        return pull_score(s, s.card, s.track, s.side, first)
    if kind == action.HOOK:
        choices = pull_choices(s, s.card, first, second)
        for wagons in range(1, box.MOST_PULLED + 1):
            if choices == 1 << wagons:
                return pull_score(s, s.card, first, second, wagons)
    return UNSURE
