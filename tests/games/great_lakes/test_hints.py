"""What the hints of Great Lakes advise, and why."""

from __future__ import annotations

from typing import Any

import networkx as nx
import pytest

from roundhouse.core.hints import Hint
from roundhouse.core.record import NONE
from roundhouse.core.view import masked

from .lakes import BOX, GAME, Lakes, random_game

FULL = "Ty Tg Tb Sy Sg Sb"
HINTS, PATHS = GAME.module("hints"), GAME.module("plans.paths")


def advice(lakes: Lakes) -> tuple[str, Hint]:
    """The move that is worth most, and why, from what the seat sees."""
    seen = masked(lakes.s, lakes.s.seat)
    found = []
    for code in lakes.engine.codes(0):
        kind, args = GAME.layout.describe(code)
        found.append((lakes.said(code), HINTS.worth(seen, kind, args)))
    return max(found, key=lambda move: move[1].worth)


def test_a_route_that_completes_a_ticket_is_claimed() -> None:
    lakes = Lakes(["3Tr 3Tg", ""], FULL, "Tp", "Sp", tickets=["T33"], routes={"R085": 0})  # Muskegon-Bay City
    move, hint = advice(lakes)
    assert move == "claim R083"
    assert (hint.reason, hint.details) == ("hint-claim-ticket", {"route": "R083", "points": 4})


def test_a_card_that_the_next_route_lacks_is_taken() -> None:
    lakes = Lakes(["2Tr", ""], "Ty Tg Tr Sy Sg Sb", "Tp", "Sp", tickets=["T33"], routes={"R085": 0})
    move, hint = advice(lakes)
    assert (move, hint.reason) == ("take 2", "hint-take-wanted")


def test_new_tickets_are_drawn_when_all_are_completed_and_not_before() -> None:
    done = Lakes(["", ""], FULL, "Tp", "Sp", tickets=["T16"], routes={"R104": 0, "R109": 0}, ticket_deck="T01 T02")
    assert advice(done)[0] == "tickets"
    not_done = Lakes(["", ""], FULL, "Tp", "Sp", tickets=["T16"], ticket_deck="T01 T02")
    assert advice(not_done)[0] != "tickets"


def test_wild_cards_are_kept_as_long_as_others_will_do() -> None:
    lakes = Lakes(["2Tr 2W", ""])
    lakes.play("claim R091")
    assert advice(lakes)[0] == "colour red"
    lakes.play("colour red")
    assert advice(lakes)[0] == "pay 0 0"


def test_a_harbour_is_built_where_completed_tickets_lead() -> None:
    routes = {"R104": 0, "R109": 0, "R101": 0, "R088": 0}
    lakes = Lakes(["2Ar 2Sr", ""], FULL, "Tp", "Sp", tickets=["T16 T27"], routes=routes)
    move, hint = advice(lakes)
    assert (move, hint.details["points"]) == ("harbour chicago", 20)


def test_tickets_whose_ways_lie_together_are_kept() -> None:
    # Chicago-Detroit and Green Bay-Chicago lie together; Duluth-New York and Marathon-South Bend lead far away
    lakes = Lakes(ticket_deck="T16 T27 T45 T29", supply=[(18, 17)])
    lakes.play("tickets")
    assert advice(lakes)[0] == "keep 1+2"


def test_an_exchange_gains_less_than_nothing_at_once() -> None:
    lakes = Lakes()
    hint = HINTS.worth(lakes.s, "exchange", {"to": "train", "pieces": "4"})
    before = lakes.score(0)
    lakes.play("exchange train 4")
    assert hint.gain == lakes.score(0) - before == -4


@pytest.mark.parametrize("seats", [2, 5])
def test_the_shortest_way_is_as_long_as_networkx_says(seats: int) -> None:
    *_, table = random_game(seats, 7)
    s: Any = table.record
    for seat in range(seats):
        costs, graph = PATHS.costs(s, seat), nx.Graph()
        for route, (a, b) in enumerate(BOX.ENDS.tolist()):
            cost = costs[route]
            known = graph.get_edge_data(a, b, {"weight": 99})["weight"]
            if cost != NONE:
                graph.add_edge(a, b, weight=min(cost, known))
        for ticket, (a, b) in enumerate(BOX.TICKET_ENDS.tolist()):
            way = PATHS.path_of(s, seat, ticket)
            if way is None:
                assert a not in graph or b not in graph or not nx.has_path(graph, a, b)
            else:
                assert way.spaces == nx.shortest_path_length(graph, a, b, weight="weight")
                assert way.spaces == sum(int(BOX.LENGTH[route]) for route in way.missing)
