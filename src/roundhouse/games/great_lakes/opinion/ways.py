"""The cheapest way between two places, where every route has its price: own ones are free, others' cannot be had."""

from __future__ import annotations

from math import inf

import numpy as np

from ....core.record import CELL
from .. import box
from ..state import State
from .notes import BASE, TRIED, Notes

# The routes at each place and where they lead, place by place
_ways = sorted((place, route) for route, ends in enumerate(box.ENDS.tolist()) for place in ends)
FIRST_WAY = np.array([sum(at < place for at, _ in _ways) for place in range(len(box.PLACES) + 1)], CELL)
WAY_ROUTE = np.array([route for _, route in _ways], CELL)
WAY_TO = np.array([int(box.ENDS[route].sum()) - place for place, route in _ways], CELL)


def search(notes: Notes, prices: int, row: int, start: int, end: int) -> None:
    """Fill in a row of `far` and `last`: the cheapest ways from a place, until the end (NONE: every place) is reached.

    The nearest place comes first, of equals the first one, and a way stays until a cheaper one is found.
    """
    price, far, last, queue = notes.price[prices], notes.far[row], notes.last[row], notes.queue
    far[:] = inf
    queue[:] = -inf
    far[start] = 0.0
    queue[start] = 0.0
    place = start
    while queue[place] > -inf and place != end:
        here = far[place]
        queue[place] = -inf
        for i in range(FIRST_WAY[place], FIRST_WAY[place + 1]):
            other, route = WAY_TO[i], WAY_ROUTE[i]
            there = here + price[route]
            if there < far[other]:
                far[other] = there
                queue[other] = -there
                last[other] = route
        place = int(queue.argmax())


def rooted(notes: Notes, start: int) -> int:
    """The row of the cheapest ways from a place at the prices of now; searched once for all who ask."""
    if not notes.is_searched[start]:
        search(notes, BASE, start, start, len(box.PLACES))
        notes.is_searched[start] = 1
    return start


def row_for(notes: Notes, prices: int, ticket: int) -> int:
    """The row in which the cheapest way of a ticket is found."""
    start = int(box.TICKET_ENDS[ticket, 0])
    if prices == BASE:
        return rooted(notes, start)
    search(notes, prices, TRIED, start, int(box.TICKET_ENDS[ticket, 1]))
    return TRIED


def find_way(s: State, notes: Notes, prices: int, ticket: int) -> float:
    """The price of the cheapest way that completes a ticket; its routes that are not the seat's own become `way`."""
    row, seat = row_for(notes, prices, ticket), s.seat
    start, place = int(box.TICKET_ENDS[ticket, 0]), int(box.TICKET_ENDS[ticket, 1])
    price, count = float(notes.far[row, place]), 0
    if price < inf:
        while place != start:
            route = int(notes.last[row, place])
            if s.owner[route] != seat:
                notes.way[count] = route
                count += 1
            place = other_end(route, place)
    for i in range(count // 2):  # they were found from the end
        notes.way[i], notes.way[count - 1 - i] = notes.way[count - 1 - i], notes.way[i]
    notes.way_count = count
    return price


def is_on_way(notes: Notes, ticket: int, route: int) -> bool:
    """Whether the cheapest way of a ticket that has one leads over a route."""
    start, place = int(box.TICKET_ENDS[ticket, 0]), int(box.TICKET_ENDS[ticket, 1])
    row = rooted(notes, start)
    while place != start:
        last = int(notes.last[row, place])
        if last == route:
            return True
        place = other_end(last, place)
    return False


def other_end(route: int, place: int) -> int:
    """Where a route from this place leads."""
    return int(box.ENDS[route, 0]) + int(box.ENDS[route, 1]) - place


def detour(notes: Notes, ticket: int, route: int, price: float) -> float:
    """How much dearer the cheapest way of a ticket becomes if a route has this price."""
    start, end = int(box.TICKET_ENDS[ticket, 0]), int(box.TICKET_ENDS[ticket, 1])
    usual = float(notes.price[BASE, route])
    notes.price[BASE, route] = price
    search(notes, BASE, TRIED, start, end)
    notes.price[BASE, route] = usual
    return float(notes.far[TRIED, end] - notes.far[start, end])
