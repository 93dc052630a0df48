"""The tracks: what stands on them and what may join it (TR-024 to TR-031)."""

from __future__ import annotations

from ....core.record import NONE
from .. import box
from ..action import LEFT
from ..state import State


def track_type(s: State, track: int) -> int:
    """TR-027, TR-AMB-18: the type of the typed wagons on a track, or NONE."""
    for place in range(s.track_size[track]):
        kind = int(box.TYPE[s.tracks[track, place]])
        if kind != box.SPECIAL:
            return kind
    return NONE


def open_types(s: State) -> int:
    """TR-031: the types for which some track is open, as bits."""
    types = 1 << box.SPECIAL
    for track in range(s.track_count):
        kind = track_type(s, track)
        if kind == NONE:
            return (1 << len(box.TYPES)) - 1
        types |= 1 << kind
    return types


def is_open(s: State, track: int, card: int) -> bool:
    """TR-025, TR-026, TR-028: whether this wagon may be added to the track."""
    standing = track_type(s, track)
    return bool(box.TYPE[card] == box.SPECIAL or standing == NONE or standing == box.TYPE[card])


def end_place(s: State, track: int, side: int, n: int) -> int:
    """The place on the track of the n-th wagon from this side, counted from 0."""
    return n if side == LEFT else int(s.track_size[track]) - 1 - n


def nth_wagon(s: State, track: int, side: int, n: int) -> int:
    return int(s.tracks[track, end_place(s, track, side, n)])
