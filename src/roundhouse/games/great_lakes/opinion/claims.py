"""What it is worth to claim a route or build a harbour now, and in which colour."""

from __future__ import annotations

from ....core.record import NONE
from .. import box
from ..rules.payment import price, purpose
from ..state import State
from .goals import points_of
from .notes import Notes
from .payment import cheapest_in, cheapest_payment, cost_of
from .plan import is_planned_port, named_at, worth_of_port

CARD, WILD = 1.0, 1.6  # what a card is worth for something else
SPACE = 0.6  # what a piece is worth for something else
LATE = 12  # turns before the end from which on cards and pieces lose their worth
CONTESTED = 2.0  # points at risk from which on a route is called contested
HINDRANCE = 3.0  # for each piece that the plan would lack
OTHER_GOAL = 0.3  # of what a turn for another goal brings, if this colour is spent
LAST_TURNS = 3  # in which a harbour anywhere is better than none


def spent(s: State, notes: Notes, route: int, is_planned: bool) -> float:
    """What the cards of the cheapest payment are worth for something else."""
    _, wilds, others = cheapest_payment(s, route)
    cards = 0 if is_planned else others
    return min(1.0, notes.time / LATE) * (WILD * wilds + CARD * cards)


def worth_of_route(s: State, notes: Notes, route: int) -> float:
    """Its points and its share of the tickets, less what is spent; of a route beside the plan its pieces, too."""
    points = points_of(route)
    if notes.is_planned[route]:
        return float(points + notes.share[route] + notes.risk[route] - spent(s, notes, route, True))
    pieces = min(1.0, notes.time / LATE) * SPACE * int(box.LENGTH[route]) + hindrance(s, notes, route)
    return points - spent(s, notes, route, False) - pieces


def hindrance(s: State, notes: Notes, route: int) -> float:
    """What a route beside the plan costs whose pieces the plan needs."""
    what = int(box.TYPE[route])
    needed = int(notes.spaces[what])
    short = needed + int(box.LENGTH[route]) - int(s.supply[s.seat, what])
    return HINDRANCE * max(0, short) if needed > 0 and notes.time > 2 else 0.0


def worth_of_harbour(s: State, notes: Notes, port: int) -> float:
    """Ten points a ticket and four that an unbuilt one costs; any place will do only when there is no time left."""
    value = 0.0
    if is_planned_port(notes, port):
        value = worth_of_port(named_at(notes, port))
    elif notes.time <= LAST_TURNS:
        value = float(box.UNBUILT)
    return value - spent(s, notes, NONE, False)


def worth_of_colour(s: State, notes: Notes, colour: int) -> float:
    """The colour whose cheapest payment hurts least, and for which the other goals wait least."""
    what, total = purpose(s), price(s)
    if colour == box.WILD_ONLY:
        return -cost_of(what, total, 0, 0)
    cost, _, _ = cheapest_in(s, what, total, colour, total - 1)
    return float(-cost - OTHER_GOAL * notes.waiting[colour])
