"""Completing Tickets at a scoring (TC-097 to TC-107)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from roundhouse import Table
from roundhouse.core.record import NONE

from .yard import ASSIGN, BOX, GAME, VIEW, Yard, ids


def at_scoring(stack: str, tickets: str, **options: Any) -> Yard:
    """The table when the last turn of the game has been passed; seat 1 has nothing."""
    yard = Yard(stacks=[stack, ""], tickets=[tickets, "#46"], deck="", last_turns=1, turn=1, **options)
    yard.play("pass")
    return yard


def best_moves(s: Any) -> list[dict[str, Any]]:
    """The Tickets that the view proposes to complete, as moves."""
    chosen = [BOX.TICKET_NAMES[ticket] for ticket in VIEW.best_further(s, s.seat)]
    return [*({"kind": "complete", "ticket": ticket} for ticket in chosen), {"kind": "done"}]


def test_tc_097_the_stacks_are_turned_up_and_only_they_count() -> None:
    yard = Yard(["YYY", ""], ["BBB", "YY"], ["Y", "R"], ["#1 #2", "#46"], deck="", last_turns=1, turn=1)
    yard.play("pass")
    for seat in (None, 0, 1):
        assert [stack["cards"] for stack in yard.view(seat)["stacks"]] == [["yellow"], ["red", "yellow"]]
    assert yard.legal() == ["complete #1", "done"]


@pytest.mark.parametrize(
    ("stack", "can"), [("YYK", True), ("YK", False), ("YYYK", True), ("YYB", False), ("YYKBGR", True), ("", False)]
)
def test_tc_098_a_card_of_the_right_colour_for_every_circle(stack: str, can: bool) -> None:
    assert ("complete #32" in at_scoring(stack, "#32").legal()) == can  # black 1, yellow 2


def test_tc_099_a_card_serves_one_ticket() -> None:
    yard = at_scoring("YG", "#1 #3")
    assert yard.legal() == ["complete #1", "complete #3", "done"]
    yard.play("complete #1")
    assert yard.legal() == ["done"]


@pytest.mark.parametrize("stack", ["LLL", "YLL", "YYL", "KLL", "YKL"])
def test_tc_100_a_locomotive_stands_for_any_colour(stack: str) -> None:
    yard = at_scoring(stack, "#32")
    yard.play("complete #32", "done", "done")
    assert yard.completed(0) == "#32"


def test_tc_100_a_locomotive_serves_one_ticket_too() -> None:
    yard = at_scoring("L", "#1 #2")
    yard.play("complete #2")
    assert yard.legal() == ["done"]


def test_tc_101_the_row_it_came_from_does_not_matter() -> None:
    yard = Yard(depots=["B=L", ""], tickets=["#1", "#46"], deck="", last_turns=2)
    yard.play("pass", "pass")
    assert yard.legal() == ["complete #1", "done"]  # yellow


def test_tc_097_after_the_end_a_ticket_is_reached_by_the_stack_alone() -> None:
    yard = Yard(["YY", ""], ["BBB", ""], ["", ""], ["#1 #2", "#46"], deck="", last_turns=1, turn=1)
    yard.play("pass", "done", "done")
    assert yard.over
    assert {where for places in yard.view(0)["reach"][0].values() for where in places} == {"missing"}


def test_tc_105_where_a_game_is_closed_every_seat_completes_its_best_tickets() -> None:
    yard = Yard(["", "", ""], stacks=["YYKB", "R", "YYYYYY"], tickets=["#32 #2", "#46", "#1"])
    closed: Any = yard.engine.closed(0)
    assert [[number + 1 for number in (closed.completed == seat).nonzero()[0]] for seat in range(3)] == [
        [2, 32],
        [],
        [1],
    ]
    assert closed.phase == GAME.phases.index("over")
    assert (yard.s.completed == NONE).all()  # and the table goes on


def test_tc_102_wholly_or_not_at_all_and_surplus_has_no_value() -> None:
    yard = at_scoring("YYYYYY", "#32 #1")
    assert yard.legal() == ["complete #1", "done"]
    yard.play("complete #1", "done", "done")
    assert yard.score(0) == 5 - 15 + 12 + 15  # Chicago and New York


def test_tc_103_everybody_adds_up_the_completed_values() -> None:
    yard = at_scoring("YYKB", "#32 #2")
    yard.play("complete #32", "complete #2", "done", "done")
    scored = [event.args for event in yard.events if event.kind == "scored"]
    assert scored == [{"seat": 0, "tickets": 2, "points": 20}, {"seat": 1, "tickets": 0, "points": 0}]


def test_tc_104_the_owner_chooses_any_set_that_the_stack_allows() -> None:
    for chosen in ("", "#1", "#2", "#3", "#1 #2", "#2 #3"):
        yard = at_scoring("YGB", "#1 #2 #3")
        yard.play(*(f"complete {ticket}" for ticket in chosen.split()), "done", "done")
        assert yard.completed(0) == chosen


def test_tc_104_the_automatic_assignment_is_a_sequence_ready_to_be_played() -> None:
    table, chance = Table("ticket_cards", 2, 3, mode="interpreted"), random.Random(3)
    while table.phase != "complete":
        table.play(chance.choice(table.codes()))
    same = Table("ticket_cards", 2, 3, {"ticket_assignment": "auto"}, mode="interpreted")
    same.play_sequence(list(table.codes_played))
    while not table.over:
        table.play_sequence(best_moves(table.live))
    assert same.over
    assert table.state()["completed"] == same.state()["completed"]
    assert max(len(tickets) for tickets in table.state()["completed"]) > 1


def test_tc_104_the_sequence_goes_on_from_what_is_declared() -> None:
    yard = at_scoring("WBBYGL", "#39 #3 #11")
    assert [move.get("ticket") for move in best_moves(yard.s)] == [
        "chicago_dallas",
        "los_angeles_pittsburgh",
        None,
    ]
    yard.play("complete #11")
    assert [move.get("ticket") for move in best_moves(yard.s)] == ["chicago_dallas", None]
    yard.play("complete #3")
    assert best_moves(yard.s) == [{"kind": "done"}]


def test_tc_104_or_it_is_made_by_itself() -> None:
    yard = at_scoring("WBBYGL", "#39 #3 #11", ticket_assignment="auto")
    assert (yard.over, yard.completed(0), yard.tickets(0)) == (True, "#3 #39", "#11")


@pytest.mark.parametrize(
    ("stack", "tickets", "best"),
    [
        ("YRB", "#12 #13", "#13"),  # 10 each; Chicago and Miami 20, New York and Miami 23
        ("KG", "#14 #17", "#17"),  # 10 each; Seattle 8, Dallas 10
        ("YBG", "#3 #10", "#10"),  # points first
        ("LLLL", "#1 #2 #12 #13", "#1 #2 #13"),  # 20 as well, but three tickets name more Big Cities
    ],
)
def test_tc_105_points_then_big_cities(stack: str, tickets: str, best: str) -> None:
    assert at_scoring(stack, tickets, ticket_assignment="auto").completed(0) == best


def test_tc_105_then_the_smallest_numbers() -> None:
    yard = at_scoring("L", "#1 #2", ticket_assignment="auto")  # the same value and the same two cities
    assert yard.completed(0) == "#1"


def test_tc_105_of_equal_worth_the_set_with_the_smallest_number() -> None:
    assert ASSIGN.is_first(0b011, 0b110)
    assert not ASSIGN.is_first(0b110, 0b011)
    assert ASSIGN.is_first(0b101, 0b110)
    assert not ASSIGN.is_first(0b101, 0b101)


def test_tc_106_the_choices_are_secret_and_revealed_together() -> None:
    yard = Yard(["", "", ""], stacks=["Y", "B", ""], tickets=["#1", "#2", "#3"], deck="", last_turns=1, turn=2)
    yard.play("pass")
    before = [yard.view(seat) for seat in (None, 1, 2)]
    yard.play("complete #1")
    assert [yard.view(seat) for seat in (None, 1, 2)] == before
    yard.play("done")
    assert (yard.seat, yard.completed(0)) == (1, "")
    assert [{**yard.view(seat), "seat": 0} for seat in (None, 2)] == [
        {**before[0], "seat": 0},
        {**before[2], "seat": 0},
    ]
    yard.play("complete #2", "done", "done")
    assert (yard.completed(0), yard.completed(1)) == ("#1", "#2")


def test_tc_107_a_ticket_that_could_be_completed_may_be_left() -> None:
    yard = at_scoring("YB", "#1 #2")
    yard.play("complete #2", "done", "done")
    assert (yard.completed(0), yard.tickets(0)) == ("#2", "#1")
    nothing = at_scoring("YB", "#1 #2")
    nothing.play("done", "done")
    assert nothing.score(0) == -10


def test_tc_107_the_automatic_assignment_leaves_no_points_behind() -> None:
    yard = at_scoring("YB", "#1 #2", ticket_assignment="auto")
    assert yard.completed(0) == "#1 #2"
    assert len(ids(yard.completed(0))) == 2
