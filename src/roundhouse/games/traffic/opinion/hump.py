"""What it is worth to take a wagon from the tracks, or to shunt wagons."""

from __future__ import annotations

from ....core.piles import insert, take
from ..action import LEFT, RIGHT
from ..rules.hump import first_wagon, gaps, track_of
from ..rules.tracks import is_open, nth_wagon
from ..state import State
from .notes import Notes
from .plan import outlook
from .tries import best_of_all, put_back, try_cut, try_wagon, try_wagons

NO_USE = -1.0  # what the hump is worth if no wagon can be put to a better place


def worth_of_take(s: State, notes: Notes, track: int, side: int) -> float:
    """A wagon for the seat's hand, and what that leaves."""
    card = nth_wagon(s, track, side, 0)
    try_cut(s, notes, track, side, 1)
    after = outlook(notes, notes.locos, notes.risk)
    put_back(s, notes, track)
    return float(notes.kept[card]) + after - notes.now


def best_lift(s: State, notes: Notes) -> tuple[float, int]:
    """What the hump is worth, and the points of the seat's best train then; 0 without any wagon."""
    most, points, wagons = 0.0, notes.own, int(s.track_size.sum())
    for wagon in range(wagons):
        value, own = worth_of_lift(s, notes, wagon)
        if value > most or wagon == 0:
            most, points = value, own
    return most, points


def worth_of_lift(s: State, notes: Notes, wagon: int) -> tuple[float, int]:
    """The best that the hump can do with this wagon at the end of a track, and the seat's best train then."""
    home = track_of(s, wagon)
    place = wagon - first_wagon(s, home)
    card = int(s.tracks[home, place])
    take_off(s, notes, home, place)
    most, points = NO_USE, notes.own
    for track in range(notes.track_count):
        for side in (LEFT, RIGHT):
            if track == home:
                if is_same(notes, home, place, side):
                    continue
                try_end(s, notes, home, place, side)
            elif is_open(s, track, card):
                try_wagon(s, notes, card, track, side)
            else:
                continue
            value, own = shunted(notes)
            if value > most:
                most, points = value, own
            put_back(s, notes, track)
            for i in range(notes.kind_count):
                kind = notes.kinds[i]
                notes.best[home, kind] = notes.without[kind]
    put_back(s, notes, home)
    return most, points


def take_off(s: State, notes: Notes, track: int, place: int) -> None:
    """Think a wagon gone from its track."""
    take(s.tracks, s.track_size, track, place)
    try_wagons(s, notes, track)
    for i in range(notes.kind_count):
        kind = notes.kinds[i]
        notes.without[kind] = notes.best[track, kind]


def is_same(notes: Notes, track: int, place: int, side: int) -> bool:
    """Whether a wagon that goes to this end of its track changes nothing: all those before it are alike."""
    start, end = (0, place) if side == LEFT else (place + 1, int(notes.track_size[track]))
    for i in range(start, end):
        if notes.tracks[track, i] != notes.tracks[track, place]:
            return False
    return True


def try_end(s: State, notes: Notes, track: int, place: int, side: int) -> None:
    """Think a wagon at this end of its own track."""
    put_back(s, notes, track)
    card = take(s.tracks, s.track_size, track, place)
    insert(s.tracks, s.track_size, track, 0 if side == LEFT else int(s.track_size[track]), card)
    try_wagons(s, notes, track)


def shunted(notes: Notes) -> tuple[float, int]:
    """What it is worth to have the wagons stand as they are tried out, and the points of the seat's best train."""
    return outlook(notes, notes.locos, notes.risk) - notes.now, best_of_all(notes, notes.locos)


def worth_of_swap(s: State, notes: Notes, other: int) -> tuple[float, int]:
    """The lifted wagon swapped with another."""
    a, b = track_of(s, s.lifted), track_of(s, other)
    i, j = s.lifted - first_wagon(s, a), other - first_wagon(s, b)
    card, other_card = int(s.tracks[a, i]), int(s.tracks[b, j])
    s.tracks[a, i], s.tracks[b, j] = other_card, card
    return tried(s, notes, a, b)


def worth_of_move(s: State, notes: Notes, gap: int) -> tuple[float, int]:
    """The lifted wagon at another place."""
    to = 0
    while gap >= gaps(s, to):
        gap -= gaps(s, to)
        to += 1
    home = track_of(s, s.lifted)
    card = take(s.tracks, s.track_size, home, s.lifted - first_wagon(s, home))
    insert(s.tracks, s.track_size, to, gap, card)
    return tried(s, notes, home, to)


def tried(s: State, notes: Notes, a: int, b: int) -> tuple[float, int]:
    """What wagons laid on these two tracks are worth; they are put back."""
    try_wagons(s, notes, a)
    if b != a:
        try_wagons(s, notes, b)
    value, own = shunted(notes)
    put_back(s, notes, a)
    put_back(s, notes, b)
    return value, own
