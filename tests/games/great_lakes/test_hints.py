"""What the hints of Great Lakes advise, and why."""

from __future__ import annotations

import random
from math import inf
from typing import Any

import pytest

from roundhouse.core.hints import Hint, adviser
from roundhouse.core.record import NONE
from roundhouse.core.table import Table
from roundhouse.core.view import masked
from tests.modules import module_of

from .lakes import BOX, GAME, PHASE, Lakes

FULL = "Ty Tg Tb Sy Sg Sb"
NOTES, EFFORT, WAYS, PAY = (module_of(GAME, f"opinion.{name}") for name in ("notes", "effort", "ways", "payment"))
VIEW_PATHS, VIEW_PAYMENTS = module_of(GAME, "view.paths"), module_of(GAME, "view.payments")


def advice(lakes: Lakes) -> tuple[str, Hint]:
    """The move that is worth most, and why, from what the seat sees."""
    return max(hints_of(lakes).items(), key=lambda move: move[1].worth)


def hints_of(lakes: Lakes) -> dict[str, Hint]:
    """What each move is worth, from what the seat sees."""
    seen, asked = masked(lakes.s, lakes.s.seat), adviser(GAME, "interpreted")
    return {lakes.said(code): asked.hint(seen, code) for code in lakes.engine.codes(0)}


def test_a_route_that_completes_a_ticket_is_claimed() -> None:
    lakes = Lakes(["3Tr 3Tg", ""], FULL, "Tp", "Sp", tickets=["T33"], routes={"R085": 0})  # Muskegon-Bay City
    move, hint = advice(lakes)
    assert move == "claim R083"
    assert hint.reason == ("hint-claim-ticket", {"route": "R083", "points": 4})


def test_a_card_that_the_next_route_lacks_is_taken() -> None:
    lakes = Lakes(["2Tr", ""], "Ty Tg Tr Sy Sg Sb", "Tp", "Sp", tickets=["T33"], routes={"R085": 0})
    move, hint = advice(lakes)
    assert (move, hint.reason.name) == ("take 2", "hint-take-wanted")


def test_new_tickets_are_drawn_when_all_are_completed_and_not_before() -> None:
    deck, routes = "T01 T02 T03 T04", {"R104": 0, "R109": 0, "R101": 0, "R088": 0, "R079": 0, "R075": 0}
    done = Lakes(["", ""], FULL, "Tp", "Sp", tickets=["T16"], routes=routes, ticket_deck=deck)
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
    assert (move, hint.reason.details["points"]) == ("harbour chicago", 20)


def test_tickets_whose_ways_lie_together_are_kept() -> None:
    # Chicago-Detroit and Green Bay-Chicago lie together; Duluth-New York and Duluth-Montréal lead far away
    lakes = Lakes(ticket_deck="T16 T27 T45 T51", supply=[(18, 17)])
    lakes.play("tickets")
    assert advice(lakes)[0] == "keep 1+2"


def test_no_tickets_are_drawn_near_the_end() -> None:
    routes = {"R104": 0, "R109": 0, "R101": 0, "R088": 0, "R079": 0, "R075": 0}
    lakes = Lakes(tickets=["T16"], routes=routes, ticket_deck="T01 T02 T03 T04", supply=[(8, 2), (4, 4)])
    hint = hints_of(lakes)["tickets"]
    assert (hint.worth < 0, hint.reason.name) == (True, "hint-tickets-late")


def test_a_route_that_others_may_take_is_claimed_first() -> None:
    hands, tickets = ["4Tb 3Tr", ""], ["T16 T33"]  # Chicago-Detroit, Muskegon-Bay City
    routes = {"R104": 0, "R085": 0}
    alone = Lakes(hands, FULL, "Tp", "Sp", tickets=tickets, routes=routes)
    pressed = Lakes(hands, FULL, "Tp", "Sp", tickets=tickets, routes=routes | {"R020": 1, "R082": 1})
    worth = [hints_of(lakes)["claim R083"] for lakes in (alone, pressed)]  # Traverse City-Bay City
    assert worth[0].worth < worth[1].worth
    assert (worth[0].reason.name, worth[1].reason.name) == ("hint-claim-ticket", "hint-claim-contested")


def test_cards_for_a_ticket_are_not_spent_on_a_route_beside_it() -> None:
    lakes = Lakes(["4Tb Tr", ""], FULL, "Tp", "Sp", tickets=["T16"], routes={"R104": 0})
    found = hints_of(lakes)
    assert found["claim R109"].worth > 10 > found["claim R087"].worth  # South Bend-Detroit; Wausau-Milwaukee


def test_the_pieces_are_chosen_by_the_routes_that_are_planned() -> None:
    def trains(kept: str) -> int:
        table = begun_with(kept)
        return int(max(hints_of(table).items(), key=lambda move: move[1].worth)[0].split()[1])

    by_rail = trains("T40 T36 T06")  # Cedar Rapids-Wausau, Toronto-Ottawa, Cedar Rapids-Cleveland
    by_sea = trains("T48 T42 T49")  # Marquette-Buffalo, South Baymouth-Detroit, Buffalo-Albany
    assert by_rail > by_sea


def begun_with(tickets: str) -> Lakes:
    """A table before the first turn, whose first seat holds these tickets."""
    lakes = Lakes(tickets=[tickets], supply=[(0, 0), (0, 0)])
    lakes.s.phase = PHASE.PIECES
    lakes.engine.relist(0)
    return lakes


def test_the_routes_of_the_own_tickets_are_named() -> None:
    lakes = Lakes(tickets=["T33 T16"], routes={"R085": 0, "R104": 0})
    assert GAME.hints.wanted(lakes.s) == ["R083", "R109"]


def test_an_exchange_gains_less_than_nothing_at_once() -> None:
    lakes = Lakes()
    hint = hints_of(lakes)["exchange train 4"]
    before = lakes.score(0)
    lakes.play("exchange train 4")
    assert hint.gain == lakes.score(0) - before == -4


def test_the_gain_of_every_other_move_is_left_open() -> None:
    lakes = Lakes(["3Tr", ""], FULL, "Tp", "Sp", ticket_deck="T01 T02 T03 T04")
    gains = {move: hint.gain for move, hint in hints_of(lakes).items()}
    assert {move.split()[0] for move, gain in gains.items() if gain is None} == {"take", "draw", "claim", "tickets"}
    assert all(gain is None or move.startswith("exchange") for move, gain in gains.items())


@pytest.mark.parametrize("seed", range(3))
def test_the_cheapest_ways_are_those_that_a_search_over_lists_finds(seed: int) -> None:
    table = Table("great_lakes", 2 + seed, seed, mode="interpreted")
    for n in range(150):
        table.play(table.codes()[n * 7 % len(table.codes())])
    seen: Any = masked(table.live, table.seat)
    notes = NOTES.Notes.new()
    EFFORT.look_at_effort(seen, notes)
    prices = tuple(notes.price[NOTES.BASE].tolist())
    for ticket in range(len(BOX.TICKETS)):
        path, price = VIEW_PATHS.path_of(prices, ticket), WAYS.find_way(seen, notes, NOTES.BASE, ticket)
        assert price == (inf if path is None else path.price)
        routes = [] if path is None else [route for route in path.routes if seen.owner[route] != seen.seat]
        assert notes.way[: notes.way_count].tolist() == routes


@pytest.mark.parametrize("hand", ["2Ar 3Tr 2W 2Sr 2Sg Dg Db", "Ab Ag Tg 3W 2Db Sb", "4W", "2Ap 2Sp 2Ay Sy W"])
@pytest.mark.parametrize("overpay", [False, True])
def test_the_payment_that_hurts_least_is_the_first_of_all(hand: str, overpay: bool) -> None:
    lakes, tried = Lakes([hand, ""], overpay=overpay), 0
    for route in [NONE, *range(len(BOX.ROUTES))]:
        there = VIEW_PAYMENTS.paying_for(lakes.s, "claim" if route != NONE else "harbour", max(route, 0))
        found = VIEW_PAYMENTS.open_payments(there)
        if found:
            cost, _, wilds, special, plain = min(found)
            assert PAY.cheapest_payment(lakes.s, route) == (cost, wilds, special + plain), route
            tried += 1
    assert tried > 10


@pytest.mark.parametrize("seed", range(3))
def test_a_way_that_is_remembered_is_the_one_that_would_be_found(seed: int) -> None:
    table, chance, remembered = Table("great_lakes", seats=5, seed=seed, mode="interpreted"), random.Random(seed), 0
    while not table.over and len(table.codes_played) < 400:
        claims = [move for move in table.moves() if move.kind == "claim"]
        table.play(chance.choice(claims or table.moves()))
        for seat in range(5):
            prices = VIEW_PATHS.piece_prices(table.seats, tuple(table.live.record["owner"].tolist()), seat)
            for ticket in range(0, len(VIEW_PATHS.TICKET_ENDS), 11):
                ends = VIEW_PATHS.TICKET_ENDS[ticket]
                remembered += any(VIEW_PATHS._stays(way, old, prices) for old, way in VIEW_PATHS._recent(*ends))
                assert VIEW_PATHS.path_of(prices, ticket) == VIEW_PATHS._search(prices, *ends)
    assert remembered > 100
