"""The cheapest way between two cities, where every route has its price: own ones are free, others' cannot be had."""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from heapq import heappop, heappush
from math import inf
from operator import ge
from types import SimpleNamespace
from typing import NamedTuple, cast

from ....core.record import NONE
from .. import box
from ..rules.claim import is_open
from ..state import State

Prices = tuple[float, ...]  # by route; inf: it cannot be had

NEIGHBOURS: list[list[tuple[int, int]]] = [[] for _ in box.PLACES]  # by place: the next place, and the route there
ENDS: list[list[int]] = box.ENDS.tolist()
for _route, (_a, _b) in enumerate(ENDS):
    NEIGHBOURS[_a].append((_b, _route))
    NEIGHBOURS[_b].append((_a, _route))
TICKET_ENDS: list[list[int]] = box.TICKET_ENDS.tolist()
LENGTH: list[int] = box.LENGTH.tolist()
TWIN: list[int] = box.TWIN.tolist()  # a free route without one is open
KEPT = 5  # as many as have a seat and hold a ticket between the same cities
DETOUR = 0.001  # of ways that lack as many pieces the shorter one
OWN, FREE = [length * DETOUR for length in LENGTH], [length * (1 + DETOUR) for length in LENGTH]


class Path(NamedTuple):
    """A way between two cities: its price, and its routes, own ones included."""

    price: float
    routes: tuple[int, ...]


Ways = list[list[tuple[int, float, int]]]  # by place: the next place, the price of the route there, and the route


@lru_cache(maxsize=16)
def _ways(prices: Prices) -> Ways:
    """The routes that can be had from each place."""
    return [
        [(other, prices[route], route) for other, route in neighbours if prices[route] < inf]
        for neighbours in NEIGHBOURS
    ]


@lru_cache(maxsize=512)
def cheapest_path(prices: Prices, start: int, end: int) -> Path | None:
    """The cheapest way; None: there is none any more."""
    recent = _recent(start, end)
    for old, way in recent:
        if _stays(way, old, prices):
            return way
    way = _search(prices, start, end)
    recent.appendleft((prices, way))
    return way


@lru_cache(maxsize=256)
def _recent(start: int, end: int) -> deque[tuple[Prices, Path | None]]:
    """The last ways that were found between two cities, with the prices that held then."""
    return deque(maxlen=KEPT)


def _stays(way: Path | None, old: Prices, new: Prices) -> bool:
    """Whether the search would find the same way again: no route is cheaper now, and those of the way cost the same."""
    return all(map(ge, new, old)) and (way is None or all(new[route] == old[route] for route in way.routes))


def _search(prices: Prices, start: int, end: int) -> Path | None:
    far, last, ways = [inf] * len(box.PLACES), [NONE] * len(box.PLACES), _ways(prices)
    far[start] = 0.0
    queue = [(0.0, start)]
    while queue:
        price, place = heappop(queue)
        if place == end:
            return Path(price, _back(last, start, end))
        if price == far[place]:
            for other, step, route in ways[place]:
                there = price + step
                if there < far[other]:
                    far[other], last[other] = there, route
                    heappush(queue, (there, other))
    return None


def _back(last: list[int], start: int, end: int) -> tuple[int, ...]:
    """The routes from the start to the end, by the last route to each place."""
    routes, place = [], end
    while place != start:
        routes.append(last[place])
        a, b = ENDS[last[place]]
        place = a if place == b else b
    return tuple(reversed(routes))


def path_of(prices: Prices, ticket: int) -> Path | None:
    """The cheapest way that completes a ticket."""
    start, end = TICKET_ENDS[ticket]
    return cheapest_path(prices, start, end)


@lru_cache(maxsize=16)
def piece_prices(seats: int, owners: tuple[int, ...], seat: int) -> Prices:
    """What each route costs a seat in pieces, at a table with this number of seats where routes have these owners."""
    s = cast(State, SimpleNamespace(seats=seats, owner=owners))  # what the rules read of a state, as plain numbers
    rows = enumerate(zip(owners, TWIN, OWN, FREE, strict=True))
    return tuple(
        [
            own if owner == seat else free if owner == NONE and (twin == NONE or is_open(s, seat, route)) else inf
            for route, (owner, twin, own, free) in rows
        ]
    )
