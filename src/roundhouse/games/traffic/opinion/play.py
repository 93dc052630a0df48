"""What it is worth to draw, and to play a card: where it goes is decided next."""

from __future__ import annotations

from ....core.record import NONE
from .. import box
from ..action import LEFT, RIGHT
from ..rules.actions import STOLEN
from ..rules.cards import is_loco, is_wagon
from ..rules.locomotives import pull_score
from ..rules.revision import GIVEN, TAKEN
from ..rules.scoring import train_score
from ..rules.tracks import is_open
from ..rules.traction import pull_choices
from ..rules.turn import DRAWN
from ..state import WAGON_DECK, State
from .notes import Notes
from .plan import TURN, follow_up, outlook, turns_earned, without
from .sight import ACTION_KEPT, WAGON_KEPT, average_kept, kept_loco, risk_without
from .tries import put_back, try_cut, try_wagon

NEVER = -100.0
MANY_CARDS = 12  # in hand
LEAD = 50  # points of another's trains that make it a point better to aim at it
NEW_WAGON = 2  # points of a wagon that is drawn, on the average


def worth_of_cards(s: State, notes: Notes) -> float:
    """The more cards are in hand, the less they are worth."""
    room = 1 - int(s.hand_size[s.seat]) / MANY_CARDS
    return cards_drawn(s) * (0.4 + room) * (1 - notes.ending)


def cards_drawn(s: State) -> int:
    """How many cards a draw brings."""
    return min(DRAWN, int(s.deck_size[WAGON_DECK]))


def worth_of_loco(notes: Notes) -> float:
    """One more locomotive, and what it could take of what stands there."""
    promise = outlook(notes, notes.locos | notes.others, notes.risk) - notes.now
    return kept_loco(notes.held + 1) * (1 - notes.ending) - 2 * notes.ending + promise


def worth_of_playing(s: State, notes: Notes, card: int) -> float:
    """The best that can be done with a wagon, a locomotive, or an action other than the hump."""
    if is_wagon(card):
        return best_place(s, notes, card)[0]
    if is_loco(card):
        return best_hook(s, notes, card)[0]
    if card == box.EXTRA_TRACK:
        return worth_of_track(s, notes)
    if card == box.STOCK_RENEWAL:
        return worth_of_renewal(notes)
    return best_aim(s, notes, card)[0]


# Wagons


def best_place(s: State, notes: Notes, card: int) -> tuple[float, int, int]:
    """What the best place for a wagon is worth, and where it is."""
    most, at_track, at_side = NEVER, NONE, NONE
    for track in range(s.track_count):
        if is_open(s, track, card):
            for side in (LEFT, RIGHT):
                if side == LEFT or s.track_size[track] > 0:
                    value = worth_of_place(s, notes, card, track, side)
                    if value > most or at_track == NONE:
                        most, at_track, at_side = value, track, side
    return most, at_track, at_side


def worth_of_place(s: State, notes: Notes, card: int, track: int, side: int) -> float:
    """A wagon for one's own next train, or a gift to the others; in hand it costs its points in the end."""
    value, _ = plan_of_place(s, notes, card, track, side)
    return value - notes.now - float(notes.kept[card])


def plan_of_place(s: State, notes: Notes, card: int, track: int, side: int) -> tuple[float, int]:
    """The best end of the turn once the wagon stands there: its value, and the points of a train at once, or 0."""
    try_wagon(s, notes, card, track, side)
    value, points = follow_up(s, notes, notes.locos, track, 0, int(notes.track_size[track]) + 1)
    put_back(s, notes, track)
    return value, points


# Locomotives


def best_hook(s: State, notes: Notes, loco: int) -> tuple[float, int, int]:
    """What the best place for a locomotive is worth, and where it is."""
    most, at_track, at_side = NEVER, NONE, NONE
    for track in range(s.track_count):
        for side in (LEFT, RIGHT):
            value, _ = best_pull(s, notes, loco, track, side)
            if value > most or at_track == NONE:
                most, at_track, at_side = value, track, side
    return most, at_track, at_side


def best_pull(s: State, notes: Notes, loco: int, track: int, side: int) -> tuple[float, int]:
    """What the best train from there is worth, and of how many wagons it is; NEVER and 0 if there is none."""
    choices = pull_choices(s, loco, track, side)
    most, of = NEVER, 0
    for wagons in range(1, box.MOST_PULLED + 1):
        if choices >> wagons & 1:
            value = worth_of_train(s, notes, loco, track, side, wagons)
            if value > most or of == 0:
                most, of = value, wagons
    return most, of


def worth_of_train(s: State, notes: Notes, loco: int, track: int, side: int, wagons: int) -> float:
    """Its points, less what the locomotive could do later, and what the tracks then promise whom."""
    points, turns = pull_score(s, loco, track, side, wagons), turns_earned(s, track, side, wagons)
    left = int(s.track_size[track]) - wagons
    start = wagons if side == LEFT else 0
    locos = without(s, notes.locos, loco - box.FIRST_LOCO)
    try_cut(s, notes, track, side, wagons)
    value, _ = follow_up(s, notes, locos, track, start, start + left)
    put_back(s, notes, track)
    return points - float(notes.kept[loco]) + turns * TURN + value - notes.now


# Actions


def worth_of_track(s: State, notes: Notes) -> float:
    """An empty track, and one more turn."""
    notes.track_count += 1
    value, _ = follow_up(s, notes, notes.locos, NONE, 0, 0)
    notes.track_count -= 1
    return TURN + value - notes.now


def worth_of_renewal(notes: Notes) -> float:
    """A locomotive and a wagon, or an action."""
    kinds = 0
    for i in range(notes.kind_count):
        kinds += notes.locos >> int(notes.kinds[i]) & 1
    return (kept_loco(kinds + 1) + WAGON_KEPT * NEW_WAGON) * (1 - notes.ending)


def best_aim(s: State, notes: Notes, card: int) -> tuple[float, int]:
    """What it is worth to aim an action at the best of the others, and who that is."""
    most, at = NEVER, NONE
    for seat in range(s.seats):
        if seat != s.seat:
            value = worth_of_aim(s, notes, card, seat)
            if value > most or at == NONE:
                most, at = value, seat
    return most, at


def worth_of_aim(s: State, notes: Notes, card: int, target: int) -> float:
    """Who is hit: the one ahead, and the one who has something to lose."""
    if target == s.seat:
        return -TURN
    lead = points_of_trains(s, target) / LEAD
    cards = int(s.hand_size[target])
    if card == box.RED_SEMAPHORE:
        safer = outlook(notes, notes.locos, risk_without(s, notes, target)) - notes.now
        return notes.share * TURN + safer + lead - float(notes.kept[card])
    value = average_kept(notes) * (1 + notes.share) + lead
    if card == box.SWITCH:
        return min(STOLEN, cards) * value - ACTION_KEPT
    return (min(GIVEN, cards) - TAKEN) * value + 1 - ACTION_KEPT


def points_of_trains(s: State, seat: int) -> int:
    """The points of another's trains; what it holds is not seen."""
    points = 0
    for train in range(s.train_count):
        if s.train_seat[train] == seat:
            points += train_score(s, train)
    return points
