"""The plan of a seat: which tickets it goes for, over which routes, and where harbours will pay."""

from __future__ import annotations

from functools import lru_cache
from math import inf
from typing import NamedTuple

from ....core.record import NONE
from .. import box
from ..rules.scoring import MOST_COUNTED, is_completed
from ..state import State
from ..view import held_tickets
from ..view.paths import LENGTH, TICKET_ENDS, Prices, path_of
from .effort import TURN, prices, turns_for, turns_left

POINTS: list[int] = box.TICKET_POINTS.tolist()
TWIN: list[int] = box.TWIN.tolist()
PORT_PLACE: list[int] = box.PORT_PLACE.tolist()
HARBOUR_TURNS = 3.0  # four cards and the turn itself
HARBOUR_HOPE = 4.0  # a completed ticket may count for a harbour, too
ELSEWHERE = 0.6  # the part of a way's price that would be earned without it


class Plan(NamedTuple):
    """What to do in the rest of the game."""

    chances: dict[int, float]  # of each ticket to be completed in the end: 1 if it is, 0 if it is given up
    routes: dict[int, float]  # routes to claim, and what each is worth for the tickets
    ports: dict[int, float]  # where to build harbours, and how many completed tickets will name the city
    value: float  # points that tickets and harbours bring, less what the turns and pieces would bring elsewhere


@lru_cache(maxsize=64)
def plan_for(s: State, tickets: tuple[int, ...]) -> Plan:
    """The better of two plans: the dearest tickets first, or those that cost least for their points."""
    done = [ticket for ticket in tickets if is_completed(s, s.seat, ticket)]
    left = [ticket for ticket in tickets if ticket not in done]
    cost = {ticket: path.price if (path := path_of(prices(s), ticket)) else inf for ticket in left}
    orders = sorted(left, key=lambda t: -POINTS[t]), sorted(left, key=lambda t: cost[t] / POINTS[t])
    return max((plan_in_order(s, done, order) for order in orders), key=lambda plan: plan.value)


def plan_in_order(s: State, done: list[int], order: list[int]) -> Plan:
    """Lay one ticket's way after the other; routes that are planned already cost nothing more."""
    now, hand, pieces = prices(s), s.hands[s.seat].tolist(), int(s.supply[s.seat].sum()) or box.SUPPLY
    chances, routes, turns, price = dict.fromkeys(done, 1.0), dict[int, float](), 0.0, 0.0
    for ticket in order:
        path, chances[ticket] = path_of(now, ticket), 0.0
        if path is None:
            continue
        way = [route for route in path.routes if s.owner[route] != s.seat]
        new = [route for route in way if route not in routes]
        after = turns + sum(turns_for(hand, route) for route in new)
        chance = chance_of(after, turns_left(s))
        has_pieces = sum(LENGTH[route] for route in (*routes, *new)) <= pieces
        if has_pieces and 2 * POINTS[ticket] * chance + HARBOUR_HOPE > ELSEWHERE * path.price:
            chances[ticket], turns, price, now = chance, after, price + path.price, planned(now, new)
            spaces = sum(LENGTH[route] for route in way)
            for route in way:
                share = 2 * POINTS[ticket] * chance * LENGTH[route] / spaces
                routes[route] = routes.get(route, 0.0) + share
    ports = best_ports(s, chances)
    return Plan(chances, routes, ports, value_of(chances, ports) - ELSEWHERE * price)


def planned(now: Prices, new: list[int]) -> Prices:
    """The prices when these routes are planned: they are free then, and their twins are closed."""
    twins = {TWIN[route] for route in new}
    return tuple(0.0 if r in new else inf if r in twins else price for r, price in enumerate(now))


def chance_of(turns: float, time: int) -> float:
    """How likely so many turns of work are finished in time."""
    return max(0.0, min(0.95, 1.5 - turns / time))


def value_of(chances: dict[int, float], ports: dict[int, float]) -> float:
    """The points of tickets and harbours, less the turns that the harbours take."""
    tickets = sum(POINTS[ticket] * (2 * chance - 1) for ticket, chance in chances.items())
    harbours = sum(max(0.0, worth_of_port(named) - HARBOUR_TURNS * TURN) for named in ports.values())
    return tickets + harbours


def worth_of_port(named: float) -> float:
    """GL-097, GL-099: ten points a completed ticket, and four that an unbuilt harbour would cost."""
    return 10 * min(float(MOST_COUNTED), named) + box.UNBUILT


def best_ports(s: State, chances: dict[int, float]) -> dict[int, float]:
    """The free ports that most of these tickets name, as many as there are harbours left."""
    named: dict[int, float] = {}
    for ticket, chance in chances.items():
        for place in TICKET_ENDS[ticket]:
            named[place] = named.get(place, 0.0) + chance
    free = [
        port for port, seat in enumerate(s.harbours.tolist()) if seat == NONE and named.get(PORT_PLACE[port], 0) > 0
    ]
    free.sort(key=lambda port: -named[PORT_PLACE[port]])
    return {port: named[PORT_PLACE[port]] for port in free[: int(s.harbours_left[s.seat])]}


def own_plan(s: State) -> Plan:
    """The plan for the tickets of the seat that decides."""
    return plan_for(s, tuple(own_tickets(s)))


def own_tickets(s: State) -> list[int]:
    """The tickets held, with those that were chosen before the first turn."""
    drawn = s.drawn[s.seat, : s.drawn_count[s.seat]].tolist()
    chosen = [ticket for i, ticket in enumerate(drawn) if s.chosen[s.seat] >> i & 1]
    return [*(held_tickets(s, s.seat) or []), *chosen]
