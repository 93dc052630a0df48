"""What a view works out for the screen: the way of each ticket, prices, and every payment with its moves."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.core.view import masked
from tests.modules import module_of

from .lakes import BOX, GAME, VIEW, Lakes, numbers, payments, random_game, short

CODE = module_of(GAME, "action").LAYOUT.code


def seen(lakes: Lakes, seat: int | None = 0) -> dict[str, Any]:
    """The table as a seat sees it."""
    found: dict[str, Any] = VIEW.to_dict(masked(lakes.s, seat))
    return found


def written(cards: list[str]) -> str:
    """Cards by their short names, in the order of the kinds."""
    return " ".join(short(card) for card in sorted(BOX.CARDS.index(card) for card in cards))


# The ways of tickets


def test_a_journey_tells_own_routes_from_missing_ones() -> None:
    lakes = Lakes(tickets=["T37", ""])  # Toledo - Scranton
    (before,) = seen(lakes)["journeys"]
    assert before["missing"] == before["routes"]
    assert before["to_go"] == sum(int(BOX.LENGTH[BOX.ROUTES.index(route)]) for route in before["routes"])
    lakes.own(before["routes"][0], 0)
    (after,) = seen(lakes)["journeys"]
    assert after["routes"] == before["routes"]
    assert after["missing"] == before["missing"][1:]
    for route in before["missing"][1:]:
        lakes.own(route, 0)
    (done,) = seen(lakes)["journeys"]
    assert (done["done"], done["to_go"], done["missing"]) == (True, 0, [])


def test_a_ticket_whose_ways_are_all_taken_cannot_be_completed() -> None:
    lakes = Lakes(tickets=["T37", ""])
    scranton = BOX.PLACES.index("scranton")
    for route, ends in enumerate(BOX.ENDS.tolist()):
        if scranton in ends and BOX.TWIN[route] < route:
            lakes.own(BOX.ROUTES[route], 1)
    (journey,) = seen(lakes)["journeys"]
    assert (journey["done"], journey["to_go"], journey["routes"]) == (False, None, [])


def test_a_ticket_with_too_few_pieces_left_cannot_be_completed() -> None:
    to_go = seen(Lakes(tickets=["T37", ""]))["journeys"][0]["to_go"]
    assert seen(Lakes(tickets=["T37", ""], supply=[(to_go, 0)]))["journeys"][0]["to_go"] == to_go
    assert seen(Lakes(tickets=["T37", ""], supply=[(to_go - 1, 0)]))["journeys"][0]["to_go"] is None


def test_nobody_sees_the_journeys_prices_and_payments_of_others() -> None:
    lakes = Lakes(["3Tp 3W", "Tr"], tickets=["T37", "T01"])
    assert [journey["ticket"] for journey in seen(lakes, 1)["journeys"]] == ["T01"]
    assert seen(lakes, None)["journeys"] == []
    assert seen(lakes)["prices"]
    lakes.play("claim R108")
    assert seen(lakes)["payments"]
    for seat in (1, None):
        assert (seen(lakes, seat)["prices"], seen(lakes, seat)["payments"]) == ({}, [])


def test_tickets_being_chosen_from_have_journeys() -> None:
    lakes = Lakes(tickets=["T37", ""], ticket_deck="T01 T02 T03 T04 T05", display="Tr Tr Tr Sr Sr Sr")
    lakes.play("tickets")
    assert [journey["ticket"] for journey in seen(lakes)["journeys"]] == ["T37", "T01", "T02", "T03", "T04"]
    assert [journey["ticket"] for journey in seen(lakes, 1)["journeys"]] == []


# Prices and payments


@pytest.mark.parametrize("options", [{}, {"overpay": True}])
def test_prices_are_of_all_that_can_be_had_and_count_its_payments(options: dict[str, Any]) -> None:
    hand = "2Tr Ar 2Tg 2Sw Dw 2W"
    lakes = Lakes([hand, ""], supply=[(33, 17)], **options)
    prices = seen(lakes)["prices"]
    claims = [move.split()[1] for move in lakes.legal() if move.startswith("claim")]
    assert set(prices) == set(claims)
    assert len(claims) > 10
    for route in claims[::4]:
        assert prices[route]["ways"] == len(payments(hand, route, **options)), route


def test_a_harbour_has_its_price_in_every_port_that_can_have_one() -> None:
    lakes = Lakes(["2Ar 2Sr 2Ag Sg 3W", ""], routes={"R104": 0})
    legal = {move.split()[1] for move in lakes.legal() if move.startswith("harbour")}
    prices = {name: price for name, price in seen(lakes)["prices"].items() if name in BOX.PORTS}
    assert set(prices) == legal
    price = prices["chicago"]
    assert (price["colour"], price["wilds"], price["special"], price["plain"]) == ("red", 0, 2, 2)


@pytest.mark.parametrize("options", [{}, {"overpay": True}])
@pytest.mark.parametrize(
    ("hand", "route"),
    [("2Tr Ar 2Tg 3W", "R091"), ("4Sw 2Dw 4W", "R051"), ("3Tp 2Ap W", "R108"), ("3Sp 3Dp 3W", "R103"), ("5W", "R103")],
)
def test_every_payment_is_offered_and_its_steps_make_it(hand: str, route: str, options: dict[str, Any]) -> None:
    lakes = Lakes([hand, ""], supply=[(33, 17)], **options)
    lakes.play(f"claim {route}")
    offered = seen(lakes)["payments"]
    if not offered:  # there is only one
        assert lakes.owner(route) == 0
        return
    assert {written(payment["cards"]) for payment in offered} == payments(hand, route, **options)
    for payment in offered:
        again = Lakes([hand, ""], supply=[(33, 17)], **options)
        again.play(f"claim {route}")
        for step in payment["steps"]:
            assert again.engine.play(0, step)
        assert again.owner(route) == 0
        left = sorted(numbers(again.hand(0)) + [BOX.CARDS.index(card) for card in payment["cards"]])
        assert left == sorted(numbers(hand))


def test_what_is_decided_already_narrows_the_payments() -> None:
    lakes = Lakes(["2Sw 2Dw 2Sg W", ""], supply=[(33, 17)], overpay=True)
    lakes.play("claim R010")  # two spaces of sea
    lakes.play("pay 0 1")
    offered = seen(lakes)["payments"]
    assert {(payment["wilds"], payment["special"]) for payment in offered} == {(0, 1)}
    assert [payment["steps"] for payment in offered] == [[CODE("singles", {"cards": n})] for n in (0, 1)]


def test_the_cheapest_payment_comes_first() -> None:
    lakes = Lakes(["3Tp Ap 3W", ""])
    lakes.play("claim R108")
    assert written(seen(lakes)["payments"][0]["cards"]) == "Tp Tp Tp"


@pytest.mark.parametrize("seats", [2, 5])
def test_prices_and_legal_moves_agree_in_random_games(seats: int) -> None:
    tried = 0
    for ply, table in enumerate(random_game(seats, 11)):
        if table.phase == "turn" and ply % 9 == 0:
            legal = {next(iter(move.args.values())) for move in table.moves() if move.kind in ("claim", "harbour")}
            assert set(table.view(table.seat)["prices"]) == legal
            tried += len(legal)
    assert tried > 50
