"""Networks of real games against networkx: completed tickets, sites and points of harbours, shortest ways."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import inf
from typing import Any

import networkx as nx
import pytest

from roundhouse import Table
from roundhouse.bots import make
from roundhouse.core.record import NONE
from roundhouse.core.view import SeatView
from tests.modules import module_of

from .lakes import BOX, GAME, SCORING, VIEW, random_game

PATHS = module_of(GAME, "view.paths")
HARBOURS = module_of(GAME, "rules.harbours")
EVERY = 25  # moves between two looks
GAMES = [("random", 2, 1), ("random", 4, 3), ("random", 5, 4), ("greedy", 2, 6), ("greedy", 4, 7)]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game[0]}-{game[1]}")


def greedy_game(seats: int, seed: int) -> Iterator[Any]:
    """A table after each move of a game between greedy bots: their networks are larger than those of chance."""
    table, bots = Table("great_lakes", seats, seed, mode="compiled"), [make("greedy", seat) for seat in range(seats)]
    yield table
    while (seat := table.seat) is not None:
        table.play(bots[seat].choose(SeatView.of(table, seat)))
        yield table


@lru_cache
def states(game: tuple[str, int, int]) -> list[Any]:
    """Some states of a game, the last one among them."""
    level, seats, seed = game
    played = greedy_game(seats, seed) if level == "greedy" else random_game(seats, seed)
    return [table.live.copy() for ply, table in enumerate(played) if ply % EVERY == 0 or table.over]


def graph_of(s: Any, seat: int) -> Any:
    """The routes of a seat as a graph of all places."""
    graph = nx.Graph()
    graph.add_nodes_from(range(len(BOX.PLACES)))
    graph.add_edges_from((int(a), int(b)) for a, b in BOX.ENDS[s.owner == seat])
    return graph


@every_game
def test_gl_095_tickets_are_completed_as_networkx_says(game: tuple[str, int, int]) -> None:
    completed = 0
    for s in states(game):
        for seat in range(s.seats):
            graph = graph_of(s, seat)
            for ticket, (a, b) in enumerate(BOX.TICKET_ENDS.tolist()):
                assert SCORING.is_completed(s, seat, ticket) == nx.has_path(graph, a, b)
                completed += nx.has_path(graph, a, b)
    assert completed > 10


@every_game
def test_gl_076_a_harbour_may_stand_where_networkx_sees_a_route(game: tuple[str, int, int]) -> None:
    for s in states(game):
        for seat in range(s.seats):
            graph = graph_of(s, seat)
            for port, place in enumerate(BOX.PORT_PLACE.tolist()):
                free = s.harbours[port] == NONE
                assert HARBOURS.is_site(s, seat, port) == (free and graph.degree[place] > 0)
                assert s.harbours[port] != seat or graph.degree[place] > 0


@every_game
def test_gl_097_harbours_count_the_tickets_that_networkx_sees_completed(game: tuple[str, int, int]) -> None:
    s, built = states(game)[-1], 0
    for seat in range(s.seats):
        graph, points = graph_of(s, seat), 0
        done = [
            ticket for ticket in VIEW.held_tickets(s, seat) if nx.has_path(graph, *BOX.TICKET_ENDS[ticket].tolist())
        ]
        for port, place in enumerate(BOX.PORT_PLACE.tolist()):
            if s.harbours[port] == seat:
                points += 10 * min(3, sum(place in BOX.TICKET_ENDS[ticket].tolist() for ticket in done))
                built += 1
        assert SCORING.harbour_points(s, seat) == points
    assert built > 2 or game[0] == "random"


@every_game
def test_the_cheapest_way_is_as_cheap_as_networkx_says(game: tuple[str, int, int]) -> None:
    for s in states(game)[5:-1:4]:
        graph, prices = nx.MultiGraph(), PATHS.piece_prices(s.seats, tuple(s.owner.tolist()), s.seat)
        graph.add_nodes_from(range(len(BOX.PLACES)))
        for route, (a, b) in enumerate(BOX.ENDS.tolist()):
            if prices[route] != inf:
                graph.add_edge(a, b, weight=prices[route])
        for ticket, (a, b) in enumerate(BOX.TICKET_ENDS.tolist()):
            path = PATHS.path_of(prices, ticket)
            assert (path is not None) == nx.has_path(graph, a, b)
            if path is not None:
                assert path.price == pytest.approx(nx.shortest_path_length(graph, a, b, weight="weight"))
                assert path.price == pytest.approx(sum(prices[route] for route in path.routes))
