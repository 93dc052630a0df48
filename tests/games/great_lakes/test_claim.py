"""Claiming routes (GL-052 to GL-069)."""

from __future__ import annotations

import pytest

from roundhouse.core.record import NONE

from .lakes import BOX, Lakes, payments

FULL = "Tr Tg Tb Sr Sg Sb"


def test_gl_052_any_open_route_may_be_claimed_wherever_it_lies() -> None:
    lakes = Lakes(["Tr", ""], routes={"R001": 0})
    assert "claim R090" in lakes.legal("claim")
    lakes.play("claim R090")
    assert lakes.owner("R090") == 0
    assert not lakes.may("claim R090")


def test_gl_053_at_most_one_route_a_turn() -> None:
    lakes = Lakes(["2Tr", ""])
    lakes.play("claim R070")
    assert (lakes.owner("R070"), lakes.seat, lakes.hand(0)) == (0, 1, "Tr")


def test_gl_054_the_payment_matches_the_route_in_type_colour_and_number() -> None:
    assert payments("4Tp 4Tr 4Sp", "R108") == {"Tp Tp Tp"}


def test_gl_055_rail_with_trains_sea_with_ships_and_wilds_for_either() -> None:
    assert payments("5Tb 5Sb 5W", "R001") == {" ".join(["Tb"] * n + ["W"] * (5 - n)) for n in range(6)}
    assert payments("5Ty 4Sy W", "R002") == {"Sy Sy Sy Sy", "W Sy Sy Sy"}


def test_gl_056_a_grey_route_takes_any_single_colour() -> None:
    assert payments("2Tr 2Tg Tb", "R091") == {"Tr Tr", "Tg Tg"}


def test_gl_057_a_wild_covers_one_space() -> None:
    assert payments("3W", "R103") == {"W W W"}
    assert not Lakes(["2W", ""]).may("claim R103")


def test_gl_058_a_double_ship_covers_up_to_two() -> None:
    assert payments("Dp Sp", "R103") == {"Sp Dp"}
    assert payments("Db", "R075") == {"Db"}


def test_gl_059_a_rail_payment_has_a_card_a_space() -> None:
    assert payments("9Tb", "R109") == {"Tb Tb Tb Tb"}


def test_gl_060_the_surplus_of_a_double_is_lost() -> None:
    lakes = Lakes(["3Dp", ""])
    lakes.play("claim R003")
    assert lakes.supply(0) == (25, 20)
    assert lakes.hand(0) == ""
    assert lakes.points(0) == 10


def test_gl_061_the_anchor_has_no_effect_on_paying_for_a_route() -> None:
    assert payments("2Tp 2Ap", "R108") == {"Tp Tp Ap", "Tp Ap Ap"}


def test_gl_062_enough_pieces_of_the_type_are_needed() -> None:
    assert not Lakes(["5Tb", ""], supply=[(4, 25)]).may("claim R001")
    assert Lakes(["5Tb", ""], supply=[(5, 25)]).may("claim R001")


def test_gl_063_pieces_cards_points() -> None:
    lakes = Lakes(["5Tb W", ""], FULL, "Tp", "Sp")
    lakes.play("claim R001", "pay 1 0")
    assert lakes.supply(0) == (20, 25)
    assert lakes.discards == "4Tb W"
    assert lakes.points(0) == 10
    assert [event.kind for event in lakes.events] == ["claimed", "paid", "began"]


def test_gl_064_a_claimed_route_stays_to_the_end() -> None:
    lakes = Lakes(["5Tb", "5Tb"])
    lakes.play("claim R001")
    assert lakes.owner("R001") == 0
    assert not lakes.may("claim R001")


def test_gl_065_a_double_route_is_two_of_one_type_between_the_same_places() -> None:
    pairs = {frozenset((r, int(BOX.TWIN[r]))) for r in range(110) if BOX.TWIN[r] != NONE}
    assert len(pairs) == 28
    same: dict[tuple[int, ...], set[int]] = {}
    for route in range(110):
        same.setdefault((*sorted(BOX.ENDS[route].tolist()), int(BOX.TYPE[route])), set()).add(route)
    assert {frozenset(routes) for routes in same.values() if len(routes) == 2} == pairs
    assert max(map(len, same.values())) == 2


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_gl_066_nobody_owns_both_routes_of_a_double_one(seats: int) -> None:
    lakes = Lakes(["4Tw", *[""] * (seats - 1)], routes={"R025": 0})
    assert not lakes.may("claim R026")


@pytest.mark.parametrize("seats", [4, 5])
def test_gl_067_with_four_or_five_players_two_may_share_a_double_route(seats: int) -> None:
    lakes = Lakes(["4Tw", *[""] * (seats - 1)], routes={"R025": 1})
    lakes.play("claim R026")
    assert (lakes.owner("R025"), lakes.owner("R026")) == (1, 0)


@pytest.mark.parametrize("seats", [2, 3])
def test_gl_068_with_two_or_three_players_the_second_route_is_closed(seats: int) -> None:
    for owner in range(seats):
        lakes = Lakes(["4Tw", *[""] * (seats - 1)], routes={"R025": owner})
        assert not lakes.may("claim R026")


@pytest.mark.parametrize(("rail", "sea"), [("R001", "R002"), ("R085", "R084")])
def test_gl_069_a_rail_and_a_sea_route_between_the_same_places_are_no_double_route(rail: str, sea: str) -> None:
    lakes = Lakes(["9W", "9W"], routes={rail: 0})
    assert lakes.may(f"claim {sea}")
    lakes.own(sea, 0)
    assert lakes.owner(rail) == lakes.owner(sea) == 0
