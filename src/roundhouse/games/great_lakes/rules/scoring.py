"""Final scoring (GL-094 to GL-101)."""

from __future__ import annotations

from ....core.graph import is_joined
from ....core.record import NONE
from .. import box, option
from ..state import State
from .tickets import holds

MOST_COUNTED = 3  # GL-097


def is_completed(s: State, seat: int, ticket: int) -> bool:
    """GL-095, GL-AMB-18, GL-AMB-19: own routes of any type, through any place."""
    return is_joined(s.network, seat, int(box.TICKET_ENDS[ticket, 0]), int(box.TICKET_ENDS[ticket, 1]))


def ticket_points(s: State, seat: int) -> int:
    """GL-096: completed tickets add their value, the others subtract it."""
    points = 0
    for ticket in range(len(box.TICKETS)):
        if holds(s, seat, ticket):
            value = int(box.TICKET_POINTS[ticket])
            points += value if is_completed(s, seat, ticket) else -value
    return points


def completed_tickets(s: State, seat: int) -> int:
    completed = 0
    for ticket in range(len(box.TICKETS)):
        completed += int(holds(s, seat, ticket) and is_completed(s, seat, ticket))
    return completed


def tickets_to(s: State, seat: int, place: int) -> int:
    """GL-097, GL-098: the seat's completed tickets that name this city."""
    found = 0
    for ticket in range(len(box.TICKETS)):
        names_it = box.TICKET_ENDS[ticket, 0] == place or box.TICKET_ENDS[ticket, 1] == place
        if names_it and holds(s, seat, ticket) and is_completed(s, seat, ticket):
            found += 1
    return found


def harbour_value(s: State, seat: int, port: int) -> int:
    """GL-097, GL-AMB-27: by the completed tickets that name its city."""
    return int(box.HARBOUR_POINTS[min(tickets_to(s, seat, int(box.PORT_PLACE[port])), MOST_COUNTED)])


def harbour_points(s: State, seat: int) -> int:
    points = 0
    for port in range(len(box.PORTS)):
        if s.harbours[port] == seat:
            points += harbour_value(s, seat, port)
    return points


def score(s: State, seat: int) -> int:
    """GL-094, GL-099, GL-100: the track, tickets and harbours, less four for each harbour that was not built."""
    unbuilt = box.UNBUILT * int(s.harbours_left[seat])
    return int(s.points[seat]) + ticket_points(s, seat) + harbour_points(s, seat) - unbuilt


def standing(s: State, seat: int) -> tuple[int, ...]:
    """GL-101, GL-AMB-28: points; completed tickets only if a table agreed so; equal ones share the place."""
    if s.options[option.TIE_BREAK] == option.TICKETS:
        return score(s, seat), completed_tickets(s, seat)
    return score(s, seat), 0


def goal(s: State) -> int:
    """GL-101: nobody plays alone."""
    return NONE


def close(s: State) -> None:
    """GL-094: the points of any moment are counted as at the end; nothing is to be turned up for them."""
