"""What it is worth to claim a route or build a harbour now, and in which colour."""

from __future__ import annotations

from ....core.old_hints import Hint
from ....core.record import NONE
from .. import box
from ..rules.scoring import tickets_to
from ..state import State
from ..view.paths import LENGTH
from ..view.payments import PAID_IN, Payment, open_payments
from .effort import POINTS, TYPE
from .goals import Sight
from .plan import PORT_PLACE, worth_of_port

CARD, WILD = 1.0, 1.6  # what a card is worth for something else
SPACE = 0.6  # what a piece is worth for something else
LATE = 12  # turns before the end from which on cards and pieces lose their worth
CONTESTED = 2.0  # points at risk from which on a route is called contested
HINDRANCE = 3.0  # for each piece that the plan would lack


def spent(s: State, sight: Sight, route: int, port: int) -> float:
    """What the cards of the cheapest payment are worth for something else."""
    paid = cheapest_payment(s, route, port)
    cards = 0 if route in sight.plan.routes else paid.special + paid.plain
    return min(1.0, sight.time / LATE) * (WILD * paid.wilds + CARD * cards)


def cheapest_payment(s: State, route: int, port: int) -> Payment:
    there = s.copy()
    there.route, there.city = route, port
    return min(open_payments(there))


def worth_of_route(s: State, sight: Sight, route: int) -> Hint:
    """Its points and its share of the tickets, less what is spent; of a route beside the plan its pieces, too."""
    points, cost = POINTS[LENGTH[route]], spent(s, sight, route, NONE)
    details = {"route": box.ROUTES[route], "points": points}
    if route in sight.plan.routes:
        reason = "hint-claim-contested" if sight.risk[route] > CONTESTED else "hint-claim-ticket"
        return Hint(points + sight.plan.routes[route] + sight.risk[route] - cost, reason, details)
    pieces = min(1.0, sight.time / LATE) * SPACE * LENGTH[route] + hindrance(s, sight, route)
    return Hint(points - cost - pieces, "hint-claim", details)


def hindrance(s: State, sight: Sight, route: int) -> float:
    """What a route beside the plan costs whose pieces the plan needs."""
    needed = sum(LENGTH[other] for other in sight.plan.routes if TYPE[other] == TYPE[route])
    short = needed + LENGTH[route] - int(s.supply[s.seat, TYPE[route]])
    return HINDRANCE * max(0, short) if needed and sight.time > 2 else 0.0


def worth_of_harbour(s: State, sight: Sight, port: int) -> Hint:
    """Ten points a ticket and four that an unbuilt one costs; any place will do only when there is no time left."""
    done = tickets_to(s, s.seat, PORT_PLACE[port])
    if port in sight.plan.ports:
        value = worth_of_port(sight.plan.ports[port])
    else:
        value = float(box.UNBUILT) if sight.time <= 3 else 0.0
    details = {"city": box.PORTS[port], "points": int(box.HARBOUR_POINTS[min(done, 3)])}
    return Hint(value - spent(s, sight, NONE, port), "hint-harbour" if done else "hint-harbour-early", details)


def worth_of_colour(s: State, sight: Sight, colour: str) -> Hint:
    """The colour whose cheapest payment hurts least, and for which the other goals wait least."""
    index = PAID_IN.index(colour)
    cost = min(payment.cost for payment in open_payments(s) if payment.colour == index)
    if index == box.WILD_ONLY:
        return Hint(-cost, "hint-colour-wild", {})
    kinds = {sort + index for sort in (box.PLAIN, box.ANCHORED, box.SINGLE, box.DOUBLE)}
    others = [
        goal.rate for goal in sight.goals if goal.lacks.keys() & kinds and (goal.route, goal.port) != (s.route, s.city)
    ]
    return Hint(-cost - 0.3 * max(others, default=0.0), "hint-colour", {})
