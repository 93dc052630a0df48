"""The shortest way from one city to another for a seat: its own routes cost nothing, open ones a piece a space."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from ....core.record import NONE
from .. import box
from ..rules.claim import is_open
from ..state import State

NEIGHBOURS: list[list[tuple[int, int]]] = [[] for _ in box.PLACES]  # by place: the next place, and the route there
for _route, (_a, _b) in enumerate(box.ENDS.tolist()):
    NEIGHBOURS[_a].append((_b, _route))
    NEIGHBOURS[_b].append((_a, _route))
LENGTHS: list[int] = box.LENGTH.tolist()


class Path(NamedTuple):
    """A way between two cities: the spaces that are missing, all its routes, and those to claim."""

    spaces: int
    routes: tuple[int, ...]
    missing: tuple[int, ...]


@lru_cache(maxsize=8)
def costs(s: State, seat: int) -> tuple[int, ...]:
    """What each route costs a seat in pieces; NONE: it cannot be had."""
    owners = s.owner.tolist()
    return tuple(
        0 if owner == seat else NONE if owner != NONE or not is_open(s, seat, route) else LENGTHS[route]
        for route, owner in enumerate(owners)
    )


@lru_cache(maxsize=2000)
def path(route_costs: tuple[int, ...], start: int, end: int) -> Path | None:
    """The way with the fewest missing spaces, and of those the shortest; None: there is none any more."""
    queue: list[tuple[int, int, int, tuple[int, ...]]] = [(0, 0, start, ())]
    done: set[int] = set()
    while queue:
        spaces, length, place, routes = heappop(queue)
        if place == end:
            return Path(spaces, routes, tuple(route for route in routes if route_costs[route]))
        if place in done:
            continue
        done.add(place)
        for other, route in NEIGHBOURS[place]:
            cost = route_costs[route]
            if cost != NONE and other not in done:
                heappush(queue, (spaces + cost, length + LENGTHS[route], other, (*routes, route)))
    return None


def path_of(s: State, seat: int, ticket: int) -> Path | None:
    """The way that completes a ticket soonest."""
    a, b = box.TICKET_ENDS[ticket].tolist()
    return path(costs(s, seat), a, b)
