"""The worked examples of the rulebook (GL-EX-01 to GL-EX-09) and those about cards (GL-EX-10 to GL-EX-20)."""

from __future__ import annotations

import random

import pytest

from roundhouse.core.errors import IllegalMove
from tests.modules import module_of

from .lakes import BOX, GAME, Lakes, begun, deal, payments

FULL = "Tr Tg Tb Sr Sg Sb"


def test_gl_ex_01_22_trains_and_28_ships() -> None:
    s = begun(2, trains="22").live
    assert s.supply[0].tolist() == [22, 28]
    assert s.boxed[0].tolist() == [11, 4]


def test_gl_ex_02_the_beginners_mix() -> None:
    s = begun(5, starting_pieces="recommended").live
    assert s.supply.tolist() == [[27, 23]] * 5
    assert s.boxed.tolist() == [[6, 9]] * 5


def test_gl_ex_03_two_doubles_and_a_single_or_three_doubles_for_five() -> None:
    assert {"Sp Dp Dp", "Dp Dp Dp"} <= payments("3Dp 2Sp", "R003")
    for pay in ("pay 0 2", "pay 0 3"):
        lakes = Lakes(["3Dp 2Sp", ""])
        lakes.play("claim R003", pay)
        assert (lakes.supply(0), lakes.points(0)) == ((25, 20), 10)


def test_gl_ex_04_olga_claims_the_purple_route_of_three() -> None:
    lakes = Lakes(["3Tp", ""], FULL, "Tg", "Sg")
    lakes.play("claim R108")
    assert (lakes.supply(0), lakes.points(0), lakes.discard_sizes) == ((22, 25), 4, (3, 0))
    assert payments("3Tp 3W", "R108") == {"Tp Tp Tp", "Tp Tp W", "Tp W W", "W W W"}


def test_gl_ex_05_andrii_claims_the_white_sea_route_of_four() -> None:
    lakes = Lakes(["2Dw", ""])
    lakes.play("claim R051")
    assert (lakes.supply(0), lakes.points(0)) == ((25, 21), 7)
    legal = payments("4Sw 2Dw 4W", "R051")
    assert {"Dw Dw", "Sw Sw Sw Sw", "Sw Sw Dw", "W Sw Dw", "W W Dw", "W W W W"} <= legal
    assert not {"Sw Dw Dw", "Sw Dw"} & legal


def test_gl_ex_06_petro_builds_a_harbour_in_parry_sound() -> None:
    lakes = Lakes(["W Sy 2Ay", ""], FULL, "Tp", "Sp", routes={"R048": 0})
    lakes.play("harbour perry_sound")
    assert lakes.s.harbours[BOX.PORTS.index("perry_sound")] == 0
    assert (lakes.discard_sizes, lakes.points(0)) == ((3, 1), 0)


def test_gl_ex_07_sofia_scores_76_at_the_end() -> None:
    tickets = "T30 T07 T19"  # Chicago-Timmins, Chicago-Montreal, Montreal-New York
    routes = ["R104", "R109", "R055", "R054", "R058", "R064", "R039", "R068", "R049", "R033", "R025"]
    harbours = {"chicago": 0, "montreal": 0}
    lakes = Lakes(tickets=[tickets], routes=dict.fromkeys(routes, 0), harbours=harbours)
    assert lakes.score(0) == 40 + 40 - 4


def test_gl_ex_08_oleh_swaps_two_ships_for_two_trains() -> None:
    lakes = Lakes(supply=[(10, 12), (25, 25)])
    lakes.s.boxed[0] = 9, 6
    lakes.engine.relist(0)
    lakes.play("exchange train 2")
    assert (lakes.supply(0), lakes.points(0), lakes.seat) == ((12, 10), -2, 1)


def test_gl_ex_09_every_split_of_the_display_can_be_reached() -> None:
    seen, pick = set(), random.Random(1)
    for _ in range(60):
        lakes = Lakes(["", ""], FULL, "30Tp", "30Sp")
        leaning = pick.choice(["refill train", "refill ship"])
        for _ in range(14):
            takes = lakes.legal("take") if lakes.phase in ("turn", "second_card") else [leaning]
            lakes.play(pick.choice(takes))
            seen.add(sum(card < BOX.FIRST_SHIP for card in lakes.s.display if card >= 0))
    assert seen == {0, 1, 2, 3, 4, 5, 6}


def test_gl_ex_10_three_players_after_the_deal() -> None:
    table = next(t for t in (deal(3, seed, first_player=0) for seed in range(9)) if t.live.discard_size.sum() == 0)
    s = table.live
    assert s.deck_size.tolist() == [71, 51]
    assert s.ticket_deck_size[0] == 40
    for kept in ("1+2+3", "1+2+3+4", "1+2+3+4+5"):
        table.play({"kind": "keep", "tickets": kept})
    assert table.live.ticket_deck_size[0] == 43


def test_gl_ex_11_17_or_34_trains_are_refused() -> None:
    table = deal(2)
    for _ in range(2):
        table.play({"kind": "keep", "tickets": "1+2+3"})
    for trains in ("17", "34"):
        with pytest.raises(IllegalMove):
            table.play({"kind": "pieces", "trains": trains})
    table.play({"kind": "pieces", "trains": "18"})
    table.play({"kind": "pieces", "trains": "33"})
    assert sorted(table.live.supply[:2].tolist()) == [[18, 32], [33, 17]]


def test_gl_ex_12_a_wild_in_slot_four_taken_first() -> None:
    lakes = Lakes(["", ""], "Tr Tg Tb W Sg Sb", "Tp", "Dy Sp")
    lakes.play("take 3", "refill ship")
    assert (lakes.hand(0), lakes.display, lakes.seat) == ("W", "Tr Tg Tb Dy Sg Sb", 1)


def test_gl_ex_13_a_wild_turned_up_as_the_replacement() -> None:
    lakes = Lakes(["", ""], FULL, "W Tp", "Sp")
    lakes.play("take 0", "refill train")
    assert lakes.display.startswith("W")
    assert lakes.legal("take") == [f"take {slot}" for slot in range(1, 6)]
    assert lakes.legal("draw") == ["draw train", "draw ship"]


def test_gl_ex_14_a_blind_wild_first() -> None:
    lakes = Lakes(["", ""], "W Tg Tb Sr Sg Sb", "2W", "Sp")
    lakes.play("draw train")
    assert "take 0" not in lakes.legal()
    lakes.play("draw train")
    assert lakes.hand(0) == "2W"


def test_gl_ex_15_a_reset_inside_an_action() -> None:
    lakes = Lakes(["", ""], "W W Tr Sg Dw Sb", "W 39Ty", "30Sy")
    lakes.play("take 3", "refill train")
    assert lakes.discard_sizes == (4, 2)
    assert lakes.discards == "Tr 3W Sb Dw"
    assert lakes.deck_sizes == (36, 27)
    assert lakes.legal("take") == [f"take {slot}" for slot in range(6)]


def test_gl_ex_16_the_last_ship_card_is_drawn_blind() -> None:
    lakes = Lakes(["", ""], FULL, "Tp", "Sp", discards="4Sr 5Dr")
    lakes.play("draw ship")
    assert (lakes.deck_sizes, lakes.discard_sizes) == ((1, 9), (0, 0))


def test_gl_ex_17_one_deck_is_gone() -> None:
    lakes = Lakes(["", ""], FULL, "5Tp", "")
    lakes.play("take 4")
    assert (lakes.deck_sizes, lakes.display) == ((4, 0), "Tr Tg Tb Sr Tp Sb")


def test_gl_ex_18_holes_are_filled_from_a_payment() -> None:
    lakes = Lakes(["2Tp W", ""], "Tr - Tb Sr - Sb")
    lakes.play("claim R108")
    assert (lakes.points(0), lakes.deck_sizes) == (4, (1, 0))
    assert "-" not in lakes.display
    assert "swept" not in [event.kind for event in lakes.events]


def test_gl_ex_18_three_wilds_among_what_fills_the_holes_sweep_the_display() -> None:
    third_wild = set()
    for seed in range(12):
        lakes = Lakes(["2Tp W", ""], "W - W Sr - Sb", seed=seed)
        lakes.play("claim R108")
        turned_up = [event.args["card"] for event in lakes.events if event.kind == "turned_up"]
        swept = "swept" in [event.kind for event in lakes.events]
        assert (len(turned_up), swept) == (2, "wild" in turned_up)
        assert (lakes.points(0), lakes.deck_sizes, "-" in lakes.display) == (4, (1, 0), False)
        third_wild.add(swept)
    assert third_wild == {False, True}


def test_gl_ex_19_the_grey_rail_route_of_four() -> None:
    found = payments("5Ty 4Tg 2Tr 4W", "R061")
    assert {"Ty Ty Ty W", "Tg Tg Tg Tg", "W W W W"} <= found
    assert not {"Ty Ty Tr Tr", "Ty Ty Ty Ty Ty", "Ty Ty Ty"} & found
    lakes = Lakes(["4Tg", ""])
    lakes.play("claim R061")
    assert lakes.points(0) == 7


def test_gl_ex_20_the_type_of_the_cards_must_match() -> None:
    assert not Lakes(["4Ty", ""]).may("claim R002")
    assert payments("2Dy", "R002") == {"Dy Dy"}
    assert payments("3Tb 2W", "R001") == {"Tb Tb Tb W W"}
    assert not Lakes(["2Db W", ""]).may("claim R001")
    assert module_of(GAME, "box").ROUTES[0] == "R001"
