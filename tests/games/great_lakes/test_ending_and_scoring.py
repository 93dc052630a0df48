"""The end of the game (GL-090 to GL-093) and the final scoring (GL-094 to GL-101)."""

from __future__ import annotations

import pytest

from .lakes import BOX, SCORING, VIEW, Lakes


def ticket_points(*routes: str, ticket: str = "T16", other: str = "") -> int:
    """What the ticket Chicago - Detroit (6), or another, counts for with these routes; others' do not help."""
    owned = dict.fromkeys(routes, 0) | dict.fromkeys(other.split(), 1)
    return int(SCORING.ticket_points(Lakes(tickets=[ticket], routes=owned).s, 0))


@pytest.mark.parametrize(("supply", "ends"), [((4, 5), True), ((5, 5), False)])
def test_gl_090_six_pieces_or_fewer_bring_the_end_near(supply: tuple[int, int], ends: bool) -> None:
    lakes = Lakes(["3Tr", ""], supply=[supply, (25, 25)])
    lakes.play("claim R083")
    assert (lakes.s.turns_left == 4) == ends


def test_gl_091_everybody_has_two_more_turns() -> None:
    lakes = Lakes(["3Tr", "", ""], supply=[(4, 5), (25, 25), (25, 25)])
    lakes.play("claim R083")
    seats = []
    while not lakes.over:
        seats.append(lakes.seat)
        lakes.play(lakes.legal("exchange")[0])
    assert seats == [1, 2, 0, 1, 2, 0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_gl_092_exactly_two_turns_a_player_follow_the_triggering_one(seats: int) -> None:
    lakes = Lakes(["3Tr", *[""] * (seats - 1)], supply=[(4, 5)])
    lakes.play("claim R083")
    turns, last = 0, None
    while not lakes.over:
        turns, last = turns + 1, lakes.seat
        lakes.play(lakes.legal("exchange")[0])
    assert (turns, last) == (2 * seats, 0)


def test_gl_093_the_final_turns_are_ordinary_turns() -> None:
    lakes = Lakes(
        ["3Tr", "Tr 2Ay 2Sy"], "Tr Tg Tb Sr Sg Sb", "Tp", "Sp", ticket_deck="T01", routes={"R105": 1}, supply=[(4, 5)]
    )
    lakes.play("claim R083")
    assert {move.split()[0] for move in lakes.legal()} == {"take", "draw", "claim", "tickets", "harbour", "exchange"}


def test_gl_094_the_final_score_is_track_tickets_harbours_less_four_for_each_unbuilt() -> None:
    lakes = Lakes(tickets=["T16 T45"], routes={"R104": 0, "R109": 0}, harbours={"chicago": 0})
    lakes.s.points[0] = 50
    assert lakes.score(0) == 50 + 6 - 24 + 10 - 8
    assert VIEW.breakdown(lakes.s, 0)["total"] == lakes.score(0)


def test_gl_095_a_ticket_needs_a_continuous_path_of_own_routes_of_any_type() -> None:
    assert ticket_points("R104", "R109") == 6
    assert ticket_points("R103", "R106", "R109") == 6
    assert ticket_points("R109", other="R104") == -6
    assert ticket_points("R104") == -6
    assert ticket_points() == -6
    by_rail, by_sea, by_both = ("R067", "R071"), ("R065", "R069"), ("R023", "R032")
    assert [types(*way) for way in (by_rail, by_sea, by_both)] == [["rail"] * 2, ["sea"] * 2, ["sea", "rail"]]
    assert ticket_points(*by_rail, ticket="T21") == ticket_points(*by_sea, ticket="T21") == 5
    assert ticket_points(*by_both, ticket="T41") == 4
    assert ticket_points("R067", "R069", ticket="T21") == -5, "two routes that do not meet"


def types(*routes: str) -> list[str]:
    """The types of routes."""
    return [BOX.TYPES[BOX.TYPE[BOX.ROUTES.index(route)]] for route in routes]


def test_gl_096_a_completed_ticket_adds_its_value_and_any_other_subtracts_it() -> None:
    assert ticket_points("R104", "R109", ticket="T16 T20") == 6 - 15


@pytest.mark.parametrize(
    ("tickets", "points"), [("", 0), ("T16", 10), ("T16 T10", 20), ("T16 T10 T20", 30), ("T16 T10 T20 T27", 30)]
)
def test_gl_097_a_harbour_scores_by_completed_tickets_that_name_its_city(tickets: str, points: int) -> None:
    routes = ("R104", "R109", "R055", "R054", "R061", "R070", "R101", "R088")
    lakes = Lakes(tickets=[tickets], routes=dict.fromkeys(routes, 0), harbours={"chicago": 0})
    assert SCORING.completed_tickets(lakes.s, 0) == len(tickets.split())
    assert SCORING.harbour_points(lakes.s, 0) == points


def test_gl_098_a_ticket_between_two_own_harbours_counts_for_both() -> None:
    lakes = Lakes(tickets=["T16"], routes={"R104": 0, "R109": 0}, harbours={"chicago": 0, "detroit": 0})
    assert SCORING.harbour_points(lakes.s, 0) == 20


def test_gl_099_each_unbuilt_harbour_costs_four() -> None:
    assert Lakes().score(0) == -12
    assert Lakes(harbours={"chicago": 0, "erie": 0, "duluth": 0}).score(0) == 0


def test_gl_100_there_is_no_bonus_for_the_longest_path_or_most_tickets() -> None:
    long = Lakes(routes={"R072": 0, "R030": 0, "R029": 0, "R028": 0})
    assert long.score(0) == long.score(1) == -12
    many = Lakes(tickets=["T16 T27"], routes={"R104": 0, "R109": 0, "R101": 0, "R088": 0})
    assert many.score(0) == 6 + 5 - 12


def test_gl_101_the_highest_score_wins() -> None:
    lakes = Lakes(["", "", ""])
    lakes.s.points[:3] = 5, 9, 7
    standings = [SCORING.standing(lakes.s, seat) for seat in range(3)]
    assert max(standings) == standings[1]
    assert sorted(standings, reverse=True) == [standings[1], standings[2], standings[0]]
