"""The cheapest way between two cities, where every route has its price: own ones are free, others' cannot be had."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from math import inf
from typing import NamedTuple

from ....core.record import NONE
from .. import box
from ..rules.claim import is_open
from ..state import State

Prices = tuple[float, ...]  # by route; inf: it cannot be had

NEIGHBOURS: list[list[tuple[int, int]]] = [[] for _ in box.PLACES]  # by place: the next place, and the route there
for _route, (_a, _b) in enumerate(box.ENDS.tolist()):
    NEIGHBOURS[_a].append((_b, _route))
    NEIGHBOURS[_b].append((_a, _route))
TICKET_ENDS: list[list[int]] = box.TICKET_ENDS.tolist()
LENGTH: list[int] = box.LENGTH.tolist()
DETOUR = 0.001  # of ways that lack as many pieces the shorter one


class Path(NamedTuple):
    """A way between two cities: its price, and its routes, own ones included."""

    price: float
    routes: tuple[int, ...]


@lru_cache(maxsize=256)
def from_place(prices: Prices, start: int) -> tuple[list[float], list[int]]:
    """The price of the cheapest way to every place, and the last route on it."""
    far, last = [inf] * len(box.PLACES), [NONE] * len(box.PLACES)
    far[start] = 0.0
    queue = [(0.0, start)]
    while queue:
        price, place = heappop(queue)
        if price == far[place]:
            for other, route in NEIGHBOURS[place]:
                there = price + prices[route]
                if there < far[other]:
                    far[other], last[other] = there, route
                    heappush(queue, (there, other))
    return far, last


def cheapest_path(prices: Prices, start: int, end: int) -> Path | None:
    """The cheapest way; None: there is none any more."""
    far, last = from_place(prices, start)
    if far[end] == inf:
        return None
    routes, place = [], end
    while place != start:
        routes.append(last[place])
        a, b = box.ENDS[last[place]].tolist()
        place = a if place == b else b
    return Path(far[end], tuple(reversed(routes)))


def path_of(prices: Prices, ticket: int) -> Path | None:
    """The cheapest way that completes a ticket."""
    start, end = TICKET_ENDS[ticket]
    return cheapest_path(prices, start, end)


@lru_cache(maxsize=8)
def piece_prices(s: State, seat: int) -> Prices:
    """What each route costs a seat in pieces."""
    return tuple(
        length * DETOUR if owner == seat else length * (1 + DETOUR) if is_open(s, seat, route) else inf
        for route, (owner, length) in enumerate(zip(s.owner.tolist(), LENGTH, strict=True))
    )
