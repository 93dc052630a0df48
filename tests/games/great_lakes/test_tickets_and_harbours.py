"""Drawing tickets (GL-070 to GL-073), building harbours (GL-074 to GL-082), exchanging pieces (GL-083 to GL-089)."""

from __future__ import annotations

import pytest

from .lakes import BOX, Lakes

FULL = "Tr Tg Tb Sr Sg Sb"
CHICAGO = {"R104": 0}  # a route of the first seat that ends in Chicago


def test_gl_070_the_top_four_tickets_are_drawn_or_all_that_remain() -> None:
    lakes = Lakes(ticket_deck="T01 T02 T03 T04 T05")
    lakes.play("tickets")
    assert [BOX.TICKETS[t] for t in lakes.s.drawn[0, :4]] == ["T01", "T02", "T03", "T04"]
    assert lakes.s.drawn_count[0] == 4
    lakes = Lakes(ticket_deck="T01 T02")
    lakes.play("tickets")
    assert lakes.s.drawn_count[0] == 2


def test_gl_071_at_least_one_drawn_ticket_is_kept() -> None:
    lakes = Lakes(ticket_deck="T01 T02 T03 T04")
    lakes.play("tickets")
    assert len(lakes.legal()) == 15
    assert set(lakes.legal()) >= {"keep 1", "keep 4", "keep 1+2+3+4"}
    lakes.play("keep 2")
    assert (lakes.tickets(0), lakes.seat) == ("T02", 1)


def test_gl_072_the_others_go_under_the_deck() -> None:
    lakes = Lakes(ticket_deck="T01 T02 T03 T04 T05 T06")
    lakes.play("tickets", "keep 1+3")
    assert lakes.ticket_deck == "T05 T06 T02 T04"


def test_gl_073_a_kept_ticket_is_never_returned() -> None:
    lakes = Lakes(tickets=["T10"], ticket_deck="T01 T02 T03 T04")
    lakes.play("tickets")
    assert len(lakes.legal()) == 15  # the ticket held before is not among those to choose from
    lakes.play("keep 4")
    assert lakes.tickets(0) == "T04 T10"


def test_gl_074_a_harbour_is_built_in_a_port_only() -> None:
    lakes = Lakes(["4W", ""], routes={"R034": 0})  # Ottawa - Montreal
    assert lakes.legal("harbour") == ["harbour montreal"]


def test_gl_075_a_city_holds_one_harbour_whoever_owns_it() -> None:
    for owner in (0, 1):
        lakes = Lakes(["4W", ""], routes={"R104": 0, "R105": 1}, harbours={"chicago": owner})
        assert lakes.legal("harbour") == []


@pytest.mark.parametrize("route", ["R104", "R103"])
def test_gl_076_an_own_route_rail_or_sea_ends_in_the_city(route: str) -> None:
    assert Lakes(["4W", ""], routes={route: 0}).may("harbour chicago")
    assert not Lakes(["4W", ""], routes={route: 1}).may("harbour chicago")


def test_gl_077_a_harbour_must_be_left() -> None:
    built = {"duluth": 0, "toronto": 0, "detroit": 0}
    assert not Lakes(["4W", ""], routes=CHICAGO, harbours=built).may("harbour chicago")
    del built["detroit"]
    assert Lakes(["4W", ""], routes=CHICAGO, harbours=built).may("harbour chicago")


def test_gl_078_it_costs_two_trains_and_two_ships_of_one_colour_with_the_anchor() -> None:
    lakes = Lakes(["3Ar 3Sr", ""], FULL, "Tp", "Sp", routes=CHICAGO)
    lakes.play("harbour chicago")
    assert lakes.discards == "2Ar 2Sr"
    assert not Lakes(["2Ar 2Sg", ""], routes=CHICAGO).may("harbour chicago")


def test_gl_079_wilds_replace_any_of_the_four() -> None:
    for hand in ("Ar 2Sr W", "2Ar Sr W", "2Sr 2W", "2Ar 2W", "Ar Sr 2W", "4W"):
        lakes = Lakes([hand, ""], routes=CHICAGO)
        lakes.play("harbour chicago")
        assert lakes.hand(0) == ""
        assert lakes.s.harbours[BOX.PORTS.index("chicago")] == 0


def test_gl_080_double_ships_and_plain_trains_are_no_part_of_the_cost() -> None:
    for hand in ("2Ar 2Dr", "2Tr 2Sr", "7Tr 6Dr 3W"):
        assert not Lakes([hand, ""], routes=CHICAGO).may("harbour chicago")


def test_gl_081_the_cards_are_discarded_and_nothing_is_scored_now() -> None:
    lakes = Lakes(["2Ar 2Sr", ""], FULL, "Tp", "Sp", routes=CHICAGO)
    lakes.play("harbour chicago")
    assert lakes.discards == "2Ar 2Sr"
    assert lakes.points(0) == 0
    assert (lakes.s.harbours_left[0], lakes.seat) == (2, 1)


def test_gl_082_building_harbours_is_optional() -> None:
    lakes = Lakes(["4W", ""], "Tr Tg Tb Sr Sg Sb", routes=CHICAGO)
    lakes.play("exchange ship 1")
    assert lakes.s.harbours_left[0] == 3


# Exchange


def test_gl_083_pieces_of_one_type_are_swapped_for_as_many_of_the_other() -> None:
    lakes = Lakes(supply=[(20, 30), (25, 25)])
    lakes.play("exchange train 3")
    assert (lakes.supply(0), lakes.box(0)) == ((23, 27), (10, 5))


def test_gl_084_only_ones_own_pieces_are_in_ones_box() -> None:
    lakes = Lakes(supply=[(33, 17), (18, 32)])
    lakes.play("exchange ship 15")
    assert (lakes.box(0), lakes.box(1)) == ((15, 0), (15, 0))
    assert lakes.supply(1) == (18, 32)


def test_gl_085_no_more_than_the_supply_gives_and_the_box_has() -> None:
    lakes = Lakes(supply=[(4, 30), (25, 25)])
    assert [move for move in lakes.legal("exchange") if "ship" in move] == ["exchange ship 1", "exchange ship 2"]
    lakes = Lakes(supply=[(1, 20), (25, 25)])
    assert [move for move in lakes.legal("exchange") if "ship" in move] == ["exchange ship 1"]


def test_gl_086_what_is_given_up_may_be_taken_back_later() -> None:
    lakes = Lakes(supply=[(18, 32), (25, 25)])
    lakes.play("exchange train 5", "exchange train 1", "exchange ship 5")
    assert (lakes.supply(0), lakes.box(0)) == ((18, 32), (15, 0))


def test_gl_087_each_piece_costs_a_point_at_once() -> None:
    lakes = Lakes()
    lakes.s.points[0] = 12
    lakes.play("exchange ship 7")
    assert lakes.points(0) == 5


def test_gl_088_the_exchange_is_the_whole_turn() -> None:
    lakes = Lakes()
    lakes.play("exchange ship 7")
    assert (lakes.seat, lakes.phase) == (1, "turn")


def test_gl_089_exchanging_may_be_repeated() -> None:
    lakes = Lakes()
    for _ in range(50):
        lakes.play("exchange ship 1", "exchange ship 1", "exchange train 1", "exchange train 1")
    assert (lakes.points(0), lakes.supply(0)) == (-100, (25, 25))
