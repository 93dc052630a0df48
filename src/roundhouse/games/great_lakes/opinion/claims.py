"""What it is worth to claim a route or build a harbour now, and in which colour."""

from __future__ import annotations

from ....core.record import NONE
from .. import box
from ..rules.payment import price, purpose
from ..rules.scoring import harbour_value
from ..state import State
from . import taste
from .goals import points_of
from .notes import Notes
from .payment import cheapest_in, cheapest_payment, cost_of
from .plan import is_planned_port, worth_of_port

CONTESTED = 2.0  # points at risk from which on a route is called contested


def spent(s: State, notes: Notes, route: int, is_planned: bool) -> float:
    """What the cards of the cheapest payment are worth for something else."""
    _, wilds, others = cheapest_payment(s, route)
    cards = 0 if is_planned else others
    lost = taste.of(notes, taste.WILD) * wilds + taste.of(notes, taste.CARD) * cards
    return float(min(1.0, notes.time / taste.of(notes, taste.LATE)) * lost)


def worth_of_route(s: State, notes: Notes, route: int) -> float:
    """Its points and its share of the tickets, less what is spent; of a route beside the plan its pieces, too."""
    points = points_of(route)
    if notes.is_planned[route]:
        eager = taste.of(notes, taste.EAGER) - 1
        return float(points + notes.share[route] + notes.risk[route] + eager - spent(s, notes, route, True))
    pieces = min(1.0, notes.time / taste.of(notes, taste.LATE)) * taste.of(notes, taste.SPACE) * int(box.LENGTH[route])
    return float(points - spent(s, notes, route, False) - pieces - hindrance(s, notes, route))


def hindrance(s: State, notes: Notes, route: int) -> float:
    """What a route beside the plan costs whose pieces the plan needs."""
    what = int(box.TYPE[route])
    needed = int(notes.spaces[what])
    short = needed + int(box.LENGTH[route]) - int(s.supply[s.seat, what])
    return float(taste.of(notes, taste.HINDRANCE) * max(0, short)) if needed > 0 and notes.time > 2 else 0.0


def worth_of_harbour(s: State, notes: Notes, port: int) -> float:
    """Ten points a ticket and four that an unbuilt one costs; any place will do only when there is no time left."""
    value = 0.0
    if is_planned_port(notes, port):
        value = worth_of_port(notes, port, taste.PORT_NOW if s.turns_left == NONE else taste.PORT_LAST)
    elif notes.time <= taste.of(notes, taste.ANY_PORT):
        value = float(box.UNBUILT)
    value = max(value, sure_of_harbour(s, notes, port))
    return value - spent(s, notes, NONE, False)


def sure_of_harbour(s: State, notes: Notes, port: int) -> float:
    """What a harbour brings for the tickets that are completed; it counts the more, the more pieces are laid."""
    laid = 1 - notes.pieces / box.SUPPLY
    brought = harbour_value(s, int(s.seat), port) + box.UNBUILT
    return float((taste.of(notes, taste.PORT_DONE) - 1) * laid * brought)


def worth_of_colour(s: State, notes: Notes, colour: int) -> float:
    """The colour whose cheapest payment hurts least, and for which the other goals wait least."""
    what, total = purpose(s), price(s)
    if colour == box.WILD_ONLY:
        return -cost_of(what, total, 0, 0)
    cost, _, _ = cheapest_in(s, what, total, colour, total - 1)
    return float(-cost - taste.of(notes, taste.OTHER_GOAL) * notes.waiting[colour])
