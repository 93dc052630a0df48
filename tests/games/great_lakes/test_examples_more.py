"""The worked examples about payments, pieces, the board and the score (GL-EX-21 to GL-EX-36)."""

from __future__ import annotations

import pytest

from roundhouse.core.record import NONE

from .lakes import SCORING, Lakes, payments


def test_gl_ex_21_irreducible_sea_payments() -> None:
    hand = "6Sw 3Dw 6W"
    assert payments(hand, "R101") == {"Sw", "Dw", "W"}
    assert payments(hand, "R010") == {"Dw", "Sw Sw", "W Sw", "W W"}
    three = payments("3Sp 3Dp 3W", "R103")
    assert {"Sp Dp", "W Dp", "Dp Dp", "Sp Sp Sp"} <= three
    assert "Sp Sp Dp" not in three
    six = payments(hand, "R063")
    assert {"Dw Dw Dw", "W Sw Dw Dw"} <= six
    assert "W Dw Dw Dw" not in six


def test_gl_ex_22_too_few_ships() -> None:
    lakes = Lakes(["2Dw", ""], supply=[(20, 3), (25, 25)])
    assert not lakes.may("claim R051")
    lakes.play("exchange ship 1", "exchange ship 1")
    assert lakes.points(0) == -1
    lakes.play("claim R051")
    assert (lakes.owner("R051"), lakes.supply(0)) == (0, (19, 0))


@pytest.mark.parametrize(("seats", "others"), [(2, False), (3, False), (4, True), (5, True)])
def test_gl_ex_23_the_double_route_from_timmins_to_sudbury(seats: int, others: bool) -> None:
    for seat in range(seats):
        hands = ["4Tw" if seat == other else "" for other in range(seats)]
        lakes = Lakes(hands, routes={"R025": 0}, turn=seat)
        assert lakes.may("claim R026") == (others and seat != 0)


def test_gl_ex_24_rail_and_sea_between_duluth_and_thunder_bay() -> None:
    lakes = Lakes(["5Tb 2Dy", ""])
    lakes.play("claim R001", "exchange ship 1", "claim R002")
    assert (lakes.owner("R001"), lakes.owner("R002"), lakes.points(0)) == (0, 0, 17)


@pytest.mark.parametrize(
    ("hand", "legal"),
    [
        ("2Ay 2Dy", False),
        ("2Ty 2Sy", False),
        ("2Ay 2Sg", False),
        ("3Ay W", False),
        ("2Ay Sy", False),
        ("2Ay 2W", True),
        ("Ay 3W", True),
        ("4W", True),
    ],
)
def test_gl_ex_25_harbour_payments(hand: str, legal: bool) -> None:
    assert Lakes([hand, ""], routes={"R104": 0}).may("harbour chicago") == legal


def test_gl_ex_25_harbour_sites() -> None:
    assert not Lakes(["4W", ""]).may("harbour chicago")
    assert not Lakes(["4W", ""], routes={"R104": 0}, harbours={"chicago": 1}).may("harbour chicago")
    assert Lakes(["4W", ""], routes={"R036": 0}).legal("harbour") == ["harbour kingston"]
    built = {"duluth": 0, "erie": 0, "toledo": 0}
    assert Lakes(["4W", ""], routes={"R104": 0}, harbours=built).legal("harbour") == []


def test_gl_ex_26_three_tickets_left() -> None:
    lakes = Lakes(ticket_deck="T01 T02 T03")
    lakes.play("tickets")
    assert lakes.s.drawn_count[0] == 3
    assert len(lakes.legal()) == 7
    lakes.play("keep 3")
    assert lakes.ticket_deck == "T01 T02"
    assert not Lakes().may("tickets")


def test_gl_ex_27_the_last_six_turns_of_three_players() -> None:
    lakes = Lakes(["", "3Tr", "3Tw"], supply=[(25, 25), (7, 2), (5, 3)], turn=1)
    lakes.play("claim R083")
    assert lakes.supply(1) == (4, 2)
    lakes.play("claim R085")
    assert sum(lakes.supply(2)) == 5
    seats = [2]
    while not lakes.over:
        seats.append(lakes.s.seat)
        lakes.play(lakes.legal("exchange")[0])
    assert seats == [2, 0, 1, 2, 0, 1]
    lakes = Lakes(["", "3Tr", ""], supply=[(25, 25), (8, 2)], turn=1)
    lakes.play("claim R083")
    assert lakes.s.turns_left == NONE


def test_gl_ex_28_a_final_score_of_102() -> None:
    # Duluth-Montreal (19) and Duluth-Rouyn-Noranda (14) completed, Muskegon-Buffalo (9) not
    routes = ["R001", "R008", "R015", "R024", "R029"]
    harbours = {"duluth": 0, "thunder_bay": 0}
    lakes = Lakes(tickets=["T51 T55 T02"], routes=dict.fromkeys(routes, 0), harbours=harbours)
    lakes.s.points[0] = 62
    assert SCORING.ticket_points(lakes.s, 0) == 19 + 14 - 9
    assert lakes.score(0) == 102


def test_gl_ex_29_a_harbour_counts_three_tickets_at_most() -> None:
    # Chicago-Detroit, Chicago-Toronto, Duluth-Chicago, Green Bay-Chicago
    routes = ["R104", "R109", "R055", "R101", "R088", "R090", "R007"]
    lakes = Lakes(tickets=["T16 T10 T05 T27"], routes=dict.fromkeys(routes, 0), harbours={"chicago": 0})
    assert SCORING.completed_tickets(lakes.s, 0) == 4
    assert SCORING.harbour_points(lakes.s, 0) == 30


def test_gl_ex_30_one_ticket_for_two_harbours() -> None:
    routes = ["R104", "R109", "R055", "R051", "R037"]
    harbours = {"chicago": 0, "montreal": 0}
    lakes = Lakes(tickets=["T07"], routes=dict.fromkeys(routes, 0), harbours=harbours)
    assert SCORING.harbour_points(lakes.s, 0) == 10 + 10


def test_gl_ex_31_a_mixed_path() -> None:
    for routes in (["R104", "R109"], ["R103", "R106", "R109"]):
        lakes = Lakes(tickets=["T16", "T16"], routes=dict.fromkeys(routes, 0))
        assert SCORING.ticket_points(lakes.s, 0) == 6
        assert SCORING.ticket_points(lakes.s, 1) == -6


def test_gl_ex_32_through_the_junction() -> None:
    lakes = Lakes(["3Dp Sg", ""], tickets=["T54"])
    lakes.play("claim R003", "exchange ship 1", "claim R009")
    assert lakes.points(0) == 11
    assert lakes.s.network[0, 0] == lakes.s.network[0, 1] == 0


def test_gl_ex_33_a_negative_score() -> None:
    lakes = Lakes()
    lakes.play("exchange train 3")
    assert lakes.points(0) == -3


def test_gl_ex_34_the_longest_route() -> None:
    lakes = Lakes(["5Tb 4W", ""])
    lakes.play("claim R072")
    assert (lakes.points(0), lakes.supply(0), lakes.hand(0)) == (27, (16, 25), "")


@pytest.mark.parametrize(("tie_break", "winners"), [("shared", [0, 1]), ("tickets", [0])])
def test_gl_ex_35_a_tie(tie_break: str, winners: list[int]) -> None:
    routes = {"R104": 0, "R109": 0, "R101": 0, "R088": 0}
    lakes = Lakes(["", "", ""], tickets=["T16 T27"], routes=routes, tie_break=tie_break)
    lakes.s.points[:3] = 118 + 12 - 11, 118 + 12, 97 + 12
    assert [lakes.score(seat) for seat in range(3)] == [118, 118, 97]
    standings = [SCORING.standing(lakes.s, seat) for seat in range(3)]
    assert [seat for seat in range(3) if standings[seat] == max(standings)] == winners


def test_gl_ex_36_nothing_built() -> None:
    lakes = Lakes(tickets=["T02 T01 T03"])  # 9, 10, 13
    lakes.s.points[0] = 20
    assert lakes.score(0) == 20 - 32 - 12
