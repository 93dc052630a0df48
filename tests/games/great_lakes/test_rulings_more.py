"""Rulings on the board, the end and what is known (GL-AMB-16 to GL-AMB-32)."""

from __future__ import annotations

import pytest

from roundhouse.core.errors import InvalidOption
from roundhouse.core.record import NONE

from .lakes import BOX, GAME, SCORING, Lakes, begun, deal


def test_gl_amb_16_a_closed_route_is_closed_to_the_owner_of_its_twin_too() -> None:
    for seats in (2, 3):
        assert not Lakes(["4Tw", *[""] * (seats - 1)], routes={"R025": 0}).may("claim R026")


def test_gl_amb_17_routes_of_different_type_are_never_a_double_route() -> None:
    for route in range(110):
        for other in range(110):
            if sorted(BOX.ENDS[route]) == sorted(BOX.ENDS[other]) and BOX.TYPE[route] != BOX.TYPE[other]:
                assert BOX.TWIN[route] == NONE
                assert BOX.TWIN[other] == NONE


def test_gl_amb_18_a_junction_connects_but_is_no_city() -> None:
    lakes = Lakes(["4W", ""], tickets=["T05"], routes={"R003": 0})
    assert lakes.legal("harbour") == ["harbour duluth"]
    junctions = {BOX.PLACES.index(row.place) for row in BOX.PLACE_ROWS if row.kind == "junction"}
    assert not junctions & set(BOX.TICKET_ENDS.flat)
    assert not Lakes(["5Sb", "5Sb"], routes={"R003": 0}).may("claim R004")


def test_gl_amb_19_a_path_may_change_between_rail_and_sea_anywhere() -> None:
    lakes = Lakes(tickets=["T41"], routes={"R023": 0, "R032": 0})  # by sea to South Baymouth, by rail to Sudbury
    assert SCORING.ticket_points(lakes.s, 0) == 4


def test_gl_amb_20_drawing_from_an_empty_ticket_deck_is_illegal() -> None:
    assert not Lakes().may("tickets")
    assert Lakes(ticket_deck="T01").may("tickets")


def test_gl_amb_21_returned_tickets_lie_in_the_order_of_drawing_or_shuffled() -> None:
    orders = set()
    for seed in range(20):
        lakes = Lakes(ticket_deck="T01 T02 T03 T04 T05", return_order="shuffled", seed=seed)
        lakes.play("tickets", "keep 1")
        orders.add(lakes.ticket_deck)
    assert orders == {f"T05 {a} {b} {c}" for a, b, c in permutations_of("T02", "T03", "T04")}
    lakes = Lakes(ticket_deck="T01 T02 T03 T04 T05")
    lakes.play("tickets", "keep 1")
    assert lakes.ticket_deck == "T05 T02 T03 T04"


def permutations_of(a: str, b: str, c: str) -> list[tuple[str, str, str]]:
    return [(a, b, c), (a, c, b), (b, a, c), (b, c, a), (c, a, b), (c, b, a)]


def test_gl_amb_22_tickets_are_chosen_independently_then_counted_then_pieces() -> None:
    table = deal(3, first_player=0)
    table.play({"kind": "keep", "tickets": "1+2+3+4+5"})
    for seat in (None, 1, 2):
        assert [hand["size"] for hand in table.view(seat)["tickets"]] == [0, 0, 0]
        assert table.view(seat)["chosen"] == [None, None, None]
    table.play({"kind": "keep", "tickets": "1+2+3"})
    assert table.phase == "first_tickets"
    table.play({"kind": "keep", "tickets": "2+3+4+5"})
    assert [hand["size"] for hand in table.view(None)["tickets"]] == [5, 3, 4]
    assert table.phase == "pieces"


def test_gl_amb_23_harbours_and_the_box_do_not_count_for_the_end() -> None:
    lakes = Lakes(["Tr", ""], supply=[(4, 3), (25, 25)])
    assert lakes.s.harbours_left[0] == 3
    assert sum(lakes.box(0)) > 6
    lakes.play("claim R070")
    assert lakes.s.turns_left == 4


def test_gl_amb_24_the_end_is_tested_after_a_turn_and_triggered_once() -> None:
    lakes = Lakes(["3Tr", "3Tw"], supply=[(4, 5), (4, 5)])
    lakes.play("claim R083")
    assert lakes.s.turns_left == 4
    lakes.play("claim R085")
    assert lakes.supply(1) == (1, 5)
    assert lakes.s.turns_left == 3


def test_gl_amb_25_an_exchange_goes_one_way_and_is_not_empty() -> None:
    assert {move.split()[1] for move in Lakes().legal("exchange")} == {"train", "ship"}
    assert GAME.layout.kinds["exchange"]["pieces"] == tuple(str(n) for n in range(1, 16))


def test_gl_amb_26_the_score_may_fall_below_zero() -> None:
    lakes = Lakes()
    lakes.play("exchange ship 5")
    assert lakes.points(0) == -5
    assert lakes.score(0) == -17


def test_gl_amb_27_a_harbour_without_a_completed_ticket_is_worth_nothing_and_costs_nothing() -> None:
    assert Lakes(harbours={"chicago": 0}, routes={"R104": 0}).score(0) == -8


def test_gl_amb_28_ties_are_shared_or_broken_by_completed_tickets() -> None:
    for tie_break, shared in (("shared", True), ("tickets", False)):
        lakes = Lakes(tickets=["T16", ""], routes={"R104": 0, "R109": 0}, tie_break=tie_break)
        lakes.s.points[:2] = 10, 16
        assert lakes.score(0) == lakes.score(1)
        assert (SCORING.standing(lakes.s, 0) == SCORING.standing(lakes.s, 1)) == shared
        assert SCORING.standing(lakes.s, 0) >= SCORING.standing(lakes.s, 1)


def test_gl_amb_29_the_first_player_is_random_or_given() -> None:
    assert {deal(3, seed).seat for seed in range(30)} == {0, 1, 2}
    assert {deal(3, seed, first_player=2).seat for seed in range(10)} == {2}
    with pytest.raises(InvalidOption):
        deal(3, first_player=3)


def test_gl_amb_30_tickets_are_secret_and_numbers_public() -> None:
    view = begun(2).view(None)
    assert [hand["cards"] for hand in view["tickets"]] == [None, None]
    assert [hand["size"] for hand in view["tickets"]] == [3, 3]
    assert [hand["size"] for hand in view["hands"]] == [4, 4]
    assert view["discards"] == []


def test_gl_amb_31_with_the_beginner_mix_no_piece_decision_is_made() -> None:
    table = deal(2, starting_pieces="recommended")
    for _ in range(2):
        table.play({"kind": "keep", "tickets": "1+2+3"})
    assert table.phase == "turn"


def test_gl_amb_32_each_step_is_complete_before_the_next_choice() -> None:
    lakes = Lakes(["", ""], "W W Tb Sr Sg Sb", "W Tp Ty Tw", "Sp Sy Sw Sr", discards="Sg")
    lakes.play("take 2", "refill train")
    assert lakes.phase == "second_card"
    assert lakes.display == "Tp Ty Tw Sp Sy Sw"
    assert sorted(lakes.deck(BOX.TRAIN).split()) == ["W", "W", "W"]
    assert lakes.legal("take") == [f"take {slot}" for slot in range(6)]
