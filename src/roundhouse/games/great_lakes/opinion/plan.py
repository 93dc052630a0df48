"""The plan of a seat: which tickets it wants, over which routes, and where harbours will be worth their price."""

from __future__ import annotations

from math import inf

from ....core.record import NONE
from .. import box
from ..rules.scoring import MOST_COUNTED, is_completed
from ..rules.tickets import holds
from ..state import State
from . import taste
from .notes import BASE, BY_COST, BY_POINTS, PLANNED, Notes
from .ways import find_way, rooted


def look_at_plan(s: State, notes: Notes) -> None:
    """The plan for the seat's tickets."""
    notes.is_searched[:] = 0
    notes.is_planned[:] = 0
    notes.share[:] = 0.0
    notes.route_count = 0
    ask_own_tickets(s, notes)
    notes.value = make_plan(s, notes)


# The tickets that a plan is made for


def ask_own_tickets(s: State, notes: Notes) -> None:
    """The tickets held, with those that were chosen before the first turn."""
    seat, notes.asked_count = s.seat, 0
    for ticket in range(len(box.TICKETS)):
        if holds(s, seat, ticket):
            ask(notes, ticket)
    ask_drawn(s, notes, int(s.chosen[seat]))
    notes.own_count = notes.asked_count


def ask_drawn(s: State, notes: Notes, mask: int) -> None:
    """Those of the drawn tickets whose bit is set."""
    seat = s.seat
    for i in range(s.drawn_count[seat]):
        if mask >> i & 1:
            ask(notes, int(s.drawn[seat, i]))


def ask(notes: Notes, ticket: int) -> None:
    """One more ticket."""
    notes.asked[notes.asked_count] = ticket
    notes.asked_count += 1


def put_in_order(s: State, notes: Notes) -> None:
    """Completed tickets as they are asked for; then the others in both orders."""
    seat, count, done = s.seat, notes.asked_count, 0
    for i in range(count):
        ticket = int(notes.asked[i])
        if is_completed(s, seat, ticket):
            notes.order[BY_POINTS, done] = ticket
            notes.order[BY_COST, done] = ticket
            done += 1
    notes.done_count, placed = done, done
    for i in range(count):
        ticket = int(notes.asked[i])
        if not is_completed(s, seat, ticket):
            points = int(box.TICKET_POINTS[ticket])
            insert_ticket(notes, BY_POINTS, placed, ticket, -points)
            row = rooted(notes, int(box.TICKET_ENDS[ticket, 0]))
            insert_ticket(notes, BY_COST, placed, ticket, notes.far[row, box.TICKET_ENDS[ticket, 1]] / points)
            placed += 1


def insert_ticket(notes: Notes, by: int, placed: int, ticket: int, key: float) -> None:
    """Put a ticket behind those of the tickets placed so far whose key is not greater."""
    notes.key[by, ticket] = key
    i = placed
    while i > notes.done_count and notes.key[by, notes.order[by, i - 1]] > key:
        notes.order[by, i] = notes.order[by, i - 1]
        i -= 1
    notes.order[by, i] = ticket


# The ways


def make_plan(s: State, notes: Notes) -> float:
    """Lay the better of two plans, the dearest tickets first or those that cost least for their points; its value."""
    put_in_order(s, notes)
    count, is_same = notes.asked_count, True
    for i in range(count):
        is_same = is_same and bool(notes.order[BY_POINTS, i] == notes.order[BY_COST, i])
    dearest = lay_ways(s, notes, BY_POINTS, count)
    if is_same:
        return dearest
    cheapest = lay_ways(s, notes, BY_COST, count)
    return cheapest if cheapest > dearest else lay_ways(s, notes, BY_POINTS, count)


def lay_ways(s: State, notes: Notes, by: int, count: int) -> float:
    """Lay one ticket's way after the other, that many of them; what the plan brings."""
    clear_plan(notes)
    notes.laid_by = by
    for i in range(count):
        ticket = int(notes.order[by, i])
        notes.chance[ticket] = 1.0 if i < notes.done_count else lay_way(s, notes, ticket)
    choose_ports(s, notes, by, count)
    return value_of_plan(notes, by, count)


def clear_plan(notes: Notes) -> None:
    """Take back what the last plan has laid, and the prices that it has changed."""
    for i in range(notes.route_count):
        route = int(notes.routes[i])
        twin = int(box.TWIN[route])
        notes.is_planned[route], notes.share[route] = 0, 0.0
        notes.price[PLANNED, route] = notes.price[BASE, route]
        if twin != NONE:
            notes.price[PLANNED, twin] = notes.price[BASE, twin]
    notes.route_count, notes.spaces[:] = 0, 0
    notes.plan_turns, notes.plan_price = 0.0, 0.0


def lay_way(s: State, notes: Notes, ticket: int) -> float:
    """Plan the way of a ticket if it pays; how likely the ticket is completed then."""
    price = find_way(s, notes, BASE if notes.route_count == 0 else PLANNED, ticket)
    if price == inf:
        return 0.0
    turns, spaces = 0.0, int(notes.spaces.sum())
    for i in range(notes.way_count):
        route = int(notes.way[i])
        if not notes.is_planned[route]:
            turns += notes.turns[route]
            spaces += int(box.LENGTH[route])
    after = notes.plan_turns + turns
    chance = chance_of(notes, after)
    promised = 2 * int(box.TICKET_POINTS[ticket]) * chance
    if (
        spaces > notes.pieces
        or promised + taste.of(notes, taste.HARBOUR_HOPE) <= taste.of(notes, taste.ELSEWHERE) * price
    ):
        return 0.0
    notes.plan_turns = after
    notes.plan_price += price
    plan_way(notes, promised, taste.PROMISE if s.turns_left == NONE else taste.PROMISE_LAST)
    return chance


def chance_of(notes: Notes, turns: float) -> float:
    """How likely that many turns of work are finished in time."""
    return float(max(0.0, min(taste.of(notes, taste.SURE), taste.of(notes, taste.EASE) - turns / notes.time)))


def plan_way(notes: Notes, promised: float, part: int) -> None:
    """Share what a ticket promises among the routes of its way; those that are planned cost nothing more."""
    spaces = 0
    for i in range(notes.way_count):
        spaces += int(box.LENGTH[notes.way[i]])
    for i in range(notes.way_count):
        route = int(notes.way[i])
        notes.share[route] += taste.of(notes, part) * promised * int(box.LENGTH[route]) / spaces
        if not notes.is_planned[route]:
            plan_route(notes, route)


def plan_route(notes: Notes, route: int) -> None:
    """Add a route to the plan: it costs nothing from now on, and its twin is closed."""
    twin = int(box.TWIN[route])
    notes.routes[notes.route_count] = route
    notes.route_count += 1
    notes.is_planned[route] = 1
    notes.spaces[box.TYPE[route]] += box.LENGTH[route]
    notes.price[PLANNED, route] = 0.0
    if twin != NONE:
        notes.price[PLANNED, twin] = inf


# The harbours


def choose_ports(s: State, notes: Notes, by: int, count: int) -> None:
    """The free ports that most of these tickets name, as many as there are harbours left."""
    notes.named[:] = 0.0
    for i in range(count):
        ticket = notes.order[by, i]
        notes.named[box.TICKET_ENDS[ticket, 0]] += notes.chance[ticket]
        notes.named[box.TICKET_ENDS[ticket, 1]] += notes.chance[ticket]
    notes.port_count = 0
    most = min(box.HARBOURS, int(s.harbours_left[s.seat]))
    for port in range(len(box.PORTS)):
        if notes.named[box.PORT_PLACE[port]] > 0 and s.harbours[port] == NONE:
            insert_port(notes, port, most)


def insert_port(notes: Notes, port: int, most: int) -> None:
    """Put a port among the best, that many at most, behind those that are named as often."""
    named, i = named_at(notes, port), notes.port_count
    while i > 0 and named_at(notes, int(notes.ports[i - 1])) < named:
        if i < most:
            notes.ports[i] = notes.ports[i - 1]
        i -= 1
    if i < most:
        notes.ports[i] = port
        notes.port_count = min(most, notes.port_count + 1)


def named_at(notes: Notes, port: int) -> float:
    """How many completed tickets will name a port."""
    return float(notes.named[box.PORT_PLACE[port]])


def is_planned_port(notes: Notes, port: int) -> bool:
    """Whether the plan builds a harbour there."""
    for i in range(notes.port_count):
        if notes.ports[i] == port:
            return True
    return False


def worth_of_port(notes: Notes, port: int, part: int) -> float:
    """GL-097, GL-099: ten points a completed ticket, and four that an unbuilt harbour would cost."""
    named = min(float(MOST_COUNTED), named_at(notes, port))
    return float(taste.of(notes, part) * (10 * named + box.UNBUILT))


# The value


def value_of_plan(notes: Notes, by: int, count: int) -> float:
    """The points of tickets and harbours, less what the turns and pieces would bring elsewhere."""
    tickets, harbours = 0.0, 0.0
    for i in range(count):
        ticket = notes.order[by, i]
        tickets += int(box.TICKET_POINTS[ticket]) * (2 * notes.chance[ticket] - 1)
    for i in range(notes.port_count):
        harbours += max(
            0.0,
            worth_of_port(notes, int(notes.ports[i]), taste.PORT_PLANNED)
            - taste.of(notes, taste.HARBOUR_TURNS) * taste.of(notes, taste.TURN),
        )
    return float(tickets + harbours - taste.of(notes, taste.ELSEWHERE) * notes.plan_price)
