"""What the seat that decides makes of the table, and room for trying out other wagons on its tracks."""

from __future__ import annotations

from ....core import notes
from ....core.record import REAL, WORD, Cells, Reals, cells
from ..action import SIDES
from ..box import FIRST_ACTION, FIRST_LOCO, KINDS, MOST_PULLED, TRACKS, WAGON_CARDS

LOCOS = FIRST_ACTION - FIRST_LOCO  # kinds of locomotives, counted from 0
LIKELY = 2  # kinds of locomotives that the others are thought to hold

# What a track is thought to be: as it is with wagons gone from one side, or with one more at one side.
AS_IT_IS = 0
CUTS = (WAGON_CARDS + 1) * len(SIDES)
CHANGES = CUTS + FIRST_LOCO * len(SIDES)
TRAINS = LOCOS * TRACKS * len(SIDES) * MOST_PULLED  # no more than these can be made


class Notes(notes.Notes):
    """The outlook of a seat: the trains that it and the others could make of each track."""

    # sight.py
    late: float = cells(type=REAL, doc="how much of the decks is gone, from 0 to 1")
    ending: float = cells(type=REAL, doc="its square: how much what is left in hand counts")
    risk: float = cells(type=REAL, doc="how likely somebody dispatches a good train before the next turn of this seat")
    share: float = cells(type=REAL, doc="what a point of another's is worth to this seat")
    kept: Reals = cells(KINDS, type=REAL, doc="what it is worth to have this card in hand")
    held: int = cells(doc="locomotives in hand")
    locos: int = cells(type=WORD, doc="the kinds of locomotives in hand, as bits")
    others: int = cells(type=WORD, doc="the kinds of locomotives that others are likely to hold, as bits")
    unseen: Cells = cells(LOCOS, doc="locomotives of each kind in decks and in others' hands")
    kinds: Cells = cells(LOCOS, doc="the kinds that the seat or the others may have")
    kind_count: int = cells(doc="how many they are")

    # tries.py
    tracks: Cells = cells(TRACKS, WAGON_CARDS, doc="the wagons on each track, as they are")
    track_size: Cells = cells(TRACKS, doc="how many they are")
    track_count: int = cells(doc="how many tracks there are; one more while another is tried out")
    best: Cells = cells(
        TRACKS, LOCOS, doc="points of the best train of each kind on each track, as it is or is thought"
    )
    is_known: Cells = cells(TRACKS, CHANGES, doc="whether the row of `known` for this change of a track is filled in")
    known: Cells = cells(TRACKS, CHANGES, LOCOS, doc="the same points for each change of a track alone")
    row: Cells = cells(WAGON_CARDS + 1, doc="scratch: wagons that are tried out on a track")
    shift: int = cells(doc="scratch: where in this row the wagons begin that are on the track")

    # plan.py
    now: float = cells(type=REAL, doc="the outlook, as the tracks are")
    own: int = cells(doc="points of the best train that the seat could make of them")
    train_count: int = cells(doc="trains that the seat could make of them after this card; 0: none is asked for")
    train_kind: Cells = cells(TRAINS, doc="the kind of the locomotive of each")
    train_track: Cells = cells(TRAINS, doc="its track")
    train_cut: Cells = cells(TRAINS, doc="what it changes of that track")
    train_points: Cells = cells(TRAINS, doc="its points")
    train_value: Reals = cells(TRAINS, type=REAL, doc="the same, less its locomotive, and with the turns that it earns")

    # hump.py
    without: Cells = cells(LOCOS, doc="scratch: the best points of a track without the wagon that is lifted")
