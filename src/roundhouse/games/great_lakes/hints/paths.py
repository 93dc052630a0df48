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


class Path(NamedTuple):
    """A way between two cities: the spaces that are missing, and the routes to claim."""

    spaces: int
    routes: tuple[int, ...]


@lru_cache(maxsize=4)
def costs(s: State, seat: int) -> tuple[int, ...]:
    """What each route costs a seat in pieces; NONE: it cannot be had."""
    return tuple(
        0 if s.owner[route] == seat else int(box.LENGTH[route]) if is_open(s, seat, route) else NONE
        for route in range(len(box.ROUTES))
    )


@lru_cache(maxsize=2000)
def path(route_costs: tuple[int, ...], start: int, end: int) -> Path | None:
    """The shortest way; None: there is none any more."""
    queue: list[tuple[int, int, tuple[int, ...]]] = [(0, start, ())]
    done: set[int] = set()
    while queue:
        spaces, place, routes = heappop(queue)
        if place == end:
            return Path(spaces, routes)
        if place in done:
            continue
        done.add(place)
        for other, route in NEIGHBOURS[place]:
            cost = route_costs[route]
            if cost != NONE and other not in done:
                heappush(queue, (spaces + cost, other, (*routes, route) if cost else routes))
    return None


def path_of(s: State, seat: int, ticket: int) -> Path | None:
    """The shortest way that completes a ticket."""
    a, b = box.TICKET_ENDS[ticket].tolist()
    return path(costs(s, seat), a, b)
