"""The best trains of each track, as it is or as it might be.

The rules read a track from the state.  So other wagons are laid on it to be asked about, and `put_back` lays the
right ones again.  What was found out about a track with some wagons gone from one side, or with one more, is kept.
"""

from __future__ import annotations

from ....core.record import NONE, UNSURE
from .. import box
from ..action import LEFT, RIGHT
from ..rules.locomotives import pull_score
from ..rules.traction import pulls
from ..state import State
from .notes import AS_IT_IS, CUTS, Notes


def look_at_tracks(s: State, notes: Notes) -> None:
    """The tracks as they are."""
    notes.track_count, notes.best[:], notes.is_known[:] = s.track_count, 0, 0
    for track in range(s.track_count):
        size = int(s.track_size[track])
        notes.track_size[track] = size
        for place in range(min(size + 1, box.WAGON_CARDS)):
            notes.tracks[track, place] = s.tracks[track, place]
        take_up(notes, track)
        try_row(s, notes, track, 0, size, AS_IT_IS)


def put_back(s: State, notes: Notes, track: int) -> None:
    """Make the track as it is again."""
    size = int(notes.track_size[track])
    for place in range(min(size + 1, box.WAGON_CARDS)):  # what is tried out is one wagon longer at most
        s.tracks[track, place] = notes.tracks[track, place]
    s.track_size[track] = size
    recall(notes, track, AS_IT_IS)


def recall(notes: Notes, track: int, change: int) -> None:
    """Change the track in thought again, as it was tried out before."""
    for i in range(notes.kind_count):
        kind = notes.kinds[i]
        notes.best[track, kind] = notes.known[track, change, kind]


def cut(side: int, wagons: int) -> int:
    """The change of a track from which that many wagons have gone on this side."""
    return wagons * 2 + side if wagons > 0 else AS_IT_IS


def joined(card: int, side: int) -> int:
    """The change of a track to which this wagon was added on this side."""
    return CUTS + card * 2 + side


def stretch(notes: Notes, track: int, start: int, end: int) -> int:
    """The change of a track of which this stretch of the row being tried out is left, or NONE: no simple one."""
    first, last, size = start - notes.shift, end - notes.shift, int(notes.track_size[track])
    if first >= 0 and last == size:
        return cut(LEFT, first)
    if first == 0 and last < size:
        return cut(RIGHT, size - last)
    return NONE


def take_up(notes: Notes, track: int) -> None:
    """Make the wagons of a track the row being tried out."""
    notes.shift = 0
    for place in range(notes.track_size[track]):
        notes.row[place] = notes.tracks[track, place]


def try_row(s: State, notes: Notes, track: int, start: int, end: int, change: int) -> None:
    """Think the track made of this stretch of `row`.  `change` is what that changes, or NONE: nothing to be kept."""
    if change != NONE and notes.is_known[track, change]:
        recall(notes, track, change)
        return
    lay(s, notes, track, start, end)
    try_wagons(s, notes, track)
    if change != NONE:
        notes.is_known[track, change] = 1
        for i in range(notes.kind_count):
            kind = notes.kinds[i]
            notes.known[track, change, kind] = notes.best[track, kind]


def lay(s: State, notes: Notes, track: int, start: int, end: int) -> None:
    """Lay a stretch of `row` on a track."""
    for i in range(start, end):
        s.tracks[track, i - start] = notes.row[i]
    s.track_size[track] = end - start


def try_wagons(s: State, notes: Notes, track: int) -> None:
    """Find the best trains of the wagons that lie on the track."""
    for i in range(notes.kind_count):
        kind = int(notes.kinds[i])
        notes.best[track, kind] = most_points(s, box.FIRST_LOCO + kind, track)


def most_points(s: State, loco: int, track: int) -> int:
    """The points of the best train that this locomotive could make of a track; 0 if it can make none."""
    left = pulls(s, loco, track, LEFT)
    right = pulls(s, loco, track, RIGHT) & ~(left & 1 << int(s.track_size[track]))  # all wagons: the same train
    most = UNSURE
    for wagons in range(1, box.MOST_PULLED + 1):
        if left >> wagons & 1:
            most = max(most, pull_score(s, loco, track, LEFT, wagons))
        if right >> wagons & 1:
            most = max(most, pull_score(s, loco, track, RIGHT, wagons))
    return most if most > UNSURE else 0


def try_wagon(s: State, notes: Notes, card: int, track: int, side: int) -> None:
    """Think the track with one more wagon on this side; the row being tried out is what stands there then."""
    size = int(notes.track_size[track])
    notes.shift = int(side == LEFT)
    for place in range(size):
        notes.row[notes.shift + place] = notes.tracks[track, place]
    notes.row[0 if side == LEFT else size] = card
    try_row(s, notes, track, 0, size + 1, joined(card, side))


def try_cut(s: State, notes: Notes, track: int, side: int, wagons: int) -> None:
    """Think that many wagons gone from this side of a track; the row being tried out is the track as it is."""
    take_up(notes, track)
    size = int(notes.track_size[track])
    start, end = (wagons, size) if side == LEFT else (0, size - wagons)
    try_row(s, notes, track, start, end, cut(side, wagons))


def best_of(notes: Notes, kind: int) -> int:
    """The points of the best train of a kind of locomotive on all tracks, as they are or are tried out."""
    most = int(notes.best[0, kind])
    for track in range(1, notes.track_count):
        most = max(most, int(notes.best[track, kind]))
    return most


def best_of_all(notes: Notes, locos: int) -> int:
    """The points of the best train of some kinds of locomotives; 0 if there is no locomotive."""
    most = UNSURE
    for i in range(notes.kind_count):
        kind = int(notes.kinds[i])
        if locos >> kind & 1:
            most = max(most, best_of(notes, kind))
    return most if locos else 0
