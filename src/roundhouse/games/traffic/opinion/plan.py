"""What the tracks promise whom, and what follows a card in the same turn."""

from __future__ import annotations

from ....core.record import NONE
from .. import box, phase
from ..action import LEFT, RIGHT
from ..rules.locomotives import pull_score
from ..rules.tracks import nth_wagon
from ..rules.traction import pull_choices
from ..rules.turn import CARDS_A_TURN
from ..state import State
from .notes import AS_IT_IS, LOCOS, Notes
from .tries import best_of, best_of_all, cut, lay, put_back, recall, stretch, try_cut, try_row

TURN = 2.0  # what a turn is worth
NEXT_TURN = 0.8  # a point next turn
GOOD_TRAIN = 9  # points for which anybody would use a locomotive


def look_ahead(s: State, notes: Notes) -> None:
    """The outlook as it is, and the trains that could follow a card."""
    notes.own = best_of_all(notes, notes.locos)
    notes.now = outlook(notes, notes.locos, notes.risk)
    notes.train_count = 0
    if may_follow(s) and s.phase in (phase.TURN, phase.PLACE, phase.HOOK, phase.PULL):
        look_at_trains(s, notes)


def may_follow(s: State) -> bool:
    """Whether another card may be played this turn after this one."""
    return s.cards_played + 1 < CARDS_A_TURN


def look_at_trains(s: State, notes: Notes) -> None:
    """Every train that the seat could make of the tracks as they are, and what it would leave."""
    for kind in range(LOCOS):
        if notes.locos >> kind & 1:
            for track in range(s.track_count):
                for side in (LEFT, RIGHT):
                    choices = pull_choices(s, box.FIRST_LOCO + kind, track, side)
                    for wagons in range(1, box.MOST_PULLED + 1):
                        if choices >> wagons & 1:
                            note_train(s, notes, kind, track, side, wagons)


def note_train(s: State, notes: Notes, kind: int, track: int, side: int, wagons: int) -> None:
    """Note a train, and try out the track without its wagons."""
    train, loco = notes.train_count, box.FIRST_LOCO + kind
    points = pull_score(s, loco, track, side, wagons)
    notes.train_kind[train], notes.train_track[train], notes.train_cut[train] = kind, track, cut(side, wagons)
    notes.train_points[train] = points
    notes.train_value[train] = points - float(notes.kept[loco]) + turns_earned(s, track, side, wagons) * TURN
    notes.train_count += 1
    try_cut(s, notes, track, side, wagons)
    put_back(s, notes, track)


def turns_earned(s: State, track: int, side: int, wagons: int) -> int:
    """The extra turns that that many wagons from this side of a track earn."""
    turns = 0
    for n in range(wagons):
        turns += int(box.EXTRA_TURNS[nth_wagon(s, track, side, n)])
    return turns


def outlook(notes: Notes, locos: int, risk: float) -> float:
    """What the tracks promise this seat for its next turn, less what they promise the others before."""
    kinds, theirs = 0, 0
    for i in range(notes.kind_count):
        kind = int(notes.kinds[i])
        if notes.others >> kind & 1:
            kinds += 1
            theirs += best_of(notes, kind)
    expected = theirs / kinds if kinds > 0 else 0.0
    taken = risk * min(1.0, expected / GOOD_TRAIN)
    return NEXT_TURN * (1 - taken) * best_of_all(notes, locos) - notes.share * taken * expected


def without(s: State, locos: int, kind: int) -> int:
    """The kinds of locomotives in hand once one of this kind is played."""
    return locos if s.hands[s.seat, box.FIRST_LOCO + kind] > 1 else locos & ~(1 << kind)


def follow_up(s: State, notes: Notes, locos: int, tried: int, start: int, end: int) -> tuple[float, int]:
    """The best end of a turn with these locomotives: its value, and the points of the train that leaves at once, or 0.

    One track may be tried out (NONE: none is): then this stretch of `row` stands there, and the caller puts it back.
    """
    value, points = outlook(notes, locos, notes.risk), 0
    if not may_follow(s):
        return value, points
    for train in range(notes.train_count):
        kind, track = int(notes.train_kind[train]), int(notes.train_track[train])
        if track != tried and locos >> kind & 1:
            recall(notes, track, int(notes.train_cut[train]))
            found = float(notes.train_value[train]) + outlook(notes, without(s, locos, kind), notes.risk)
            recall(notes, track, AS_IT_IS)
            if is_better(found, int(notes.train_points[train]), value, points):
                value, points = found, int(notes.train_points[train])
    if tried == NONE:
        return value, points
    return follow_up_there(s, notes, locos, tried, start, end, value, points)


def follow_up_there(
    s: State, notes: Notes, locos: int, track: int, start: int, end: int, value: float, points: int
) -> tuple[float, int]:
    """`follow_up` with a train from the track that is tried out, unless the end found before is better."""
    for kind in range(LOCOS):
        for side in (LEFT, RIGHT):
            if locos >> kind & 1:
                lay(s, notes, track, start, end)
                choices = pull_choices(s, box.FIRST_LOCO + kind, track, side)
                for wagons in range(1, box.MOST_PULLED + 1):
                    if choices >> wagons & 1:
                        found, brought = end_with(s, notes, locos, kind, track, side, wagons, start, end)
                        if is_better(found, brought, value, points):
                            value, points = found, brought
    return value, points


def end_with(
    s: State, notes: Notes, locos: int, kind: int, track: int, side: int, wagons: int, start: int, end: int
) -> tuple[float, int]:
    """An end of a turn with a train from the track that is tried out: its value, and the points of the train."""
    lay(s, notes, track, start, end)
    loco = box.FIRST_LOCO + kind
    points, turns = pull_score(s, loco, track, side, wagons), turns_earned(s, track, side, wagons)
    first, last = (start + wagons, end) if side == LEFT else (start, end - wagons)
    try_row(s, notes, track, first, last, stretch(notes, track, first, last))
    value = points - float(notes.kept[loco]) + turns * TURN
    return value + outlook(notes, without(s, locos, kind), notes.risk), points


def is_better(value: float, points: int, than: float, than_points: int) -> bool:
    """Whether an end of a turn is better than another; of equally good ones the one whose train brings more is."""
    return value > than or (value == than and points > than_points)
