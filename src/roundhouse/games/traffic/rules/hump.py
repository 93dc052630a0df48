"""The sorting hump (TR-060, TR-061): two wagons swapped, or one moved.

Wagons are counted over all tracks, from the left of the first track, and so are the places between them.
"""

from __future__ import annotations

from ....core.actions import Moves
from ....core.events import tell
from ....core.piles import insert, take
from ....core.record import NONE
from .. import action, box, event, phase
from ..action import offer
from ..state import State
from .cards import discard
from .tracks import is_open
from .turn import finish_card


def use_hump(s: State) -> None:
    """TR-060, TR-AMB-30: without a wagon on the tracks there is nothing to do."""
    discard(s, box.SORTING_HUMP)
    if s.track_size.sum() == 0:
        finish_card(s)
    else:
        s.phase = phase.LIFT


def track_of(s: State, wagon: int) -> int:
    """On which track a wagon stands."""
    track = 0
    while wagon >= s.track_size[track]:
        wagon -= int(s.track_size[track])
        track += 1
    return track


def first_wagon(s: State, track: int) -> int:
    """The number of the leftmost wagon of a track."""
    wagon = 0
    for t in range(track):
        wagon += int(s.track_size[t])
    return wagon


def fits_without(s: State, track: int, without: int, card: int) -> bool:
    """TR-061: whether a wagon could stand on the track if the one at this place were gone."""
    if box.TYPE[card] == box.SPECIAL:
        return True
    for place in range(s.track_size[track]):
        kind = box.TYPE[s.tracks[track, place]]
        if place != without and kind != box.SPECIAL and kind != box.TYPE[card]:
            return False
    return True


def can_swap(s: State, wagon: int, other: int) -> bool:
    """TR-061, TR-AMB-29: the types are tested on the result only."""
    a, b = track_of(s, wagon), track_of(s, other)
    i, j = wagon - first_wagon(s, a), other - first_wagon(s, b)
    if a == b:
        return i != j
    return fits_without(s, a, i, int(s.tracks[b, j])) and fits_without(s, b, j, int(s.tracks[a, i]))


def can_shunt(s: State, wagon: int) -> bool:
    """Whether this wagon can be moved or swapped at all."""
    track = track_of(s, wagon)
    if s.track_size[track] > 1:
        return True
    for other_track in range(s.track_count):
        if other_track != track and is_open(s, other_track, int(s.tracks[track, 0])):
            return True
    for other in range(s.track_size.sum()):
        if can_swap(s, wagon, other):
            return True
    return False


def offer_lifts(s: State, moves: Moves) -> None:
    """TR-060: any wagon that can change its place."""
    for wagon in range(s.track_size.sum()):
        if can_shunt(s, wagon):
            offer(moves, action.LIFT, wagon)


def offer_shunts(s: State, moves: Moves) -> None:
    """TR-060: another wagon to swap with, or any other place."""
    for other in range(s.track_size.sum()):
        if can_swap(s, s.lifted, other):
            offer(moves, action.SWAP, other)
    from_track = track_of(s, s.lifted)
    from_place = s.lifted - first_wagon(s, from_track)
    gap = 0
    for track in range(s.track_count):
        is_home = track == from_track
        may_join = is_home or is_open(s, track, int(s.tracks[from_track, from_place]))
        for place in range(gaps(s, track)):
            if may_join and not (is_home and place == from_place):
                offer(moves, action.MOVE, gap)
            gap += 1


def gaps(s: State, track: int) -> int:
    """TR-AMB-29: the places on a track for the lifted wagon, which no longer counts itself."""
    return int(s.track_size[track]) + int(track != track_of(s, s.lifted))


def swap(s: State, other: int) -> None:
    a, b = track_of(s, s.lifted), track_of(s, other)
    i, j = s.lifted - first_wagon(s, a), other - first_wagon(s, b)
    card, other_card = int(s.tracks[a, i]), int(s.tracks[b, j])
    s.tracks[a, i], s.tracks[b, j] = other_card, card
    tell(s, event.SWAPPED, s.turn, card, a, other_card, b)
    s.lifted = NONE
    finish_card(s)


def move(s: State, gap: int) -> None:
    from_track = track_of(s, s.lifted)
    to_track = 0
    while gap >= gaps(s, to_track):
        gap -= gaps(s, to_track)
        to_track += 1
    card = take(s.tracks, s.track_size, from_track, s.lifted - first_wagon(s, from_track))
    insert(s.tracks, s.track_size, to_track, gap, card)
    tell(s, event.MOVED, s.turn, card, from_track, to_track, gap)
    s.lifted = NONE
    finish_card(s)
