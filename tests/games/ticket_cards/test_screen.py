"""What the table shows besides what the rules need: what follows from the rest, and the box in words."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.core.record import NONE
from roundhouse.core.table import Table
from roundhouse.core.words import LANGUAGES, words
from tests.modules import module_of

from .test_setup import begun
from .yard import BOX, GAME, PHASE, Yard

EXAMPLE: dict[str, Any] = {"stacks": ["WBBYGL", ""], "tickets": ["#39 #3 #11", "#1"], "last_turns": 1}  # TC-EX-23


def named(numbers: str) -> list[str]:
    return [BOX.TICKET_NAMES[int(number[1:]) - 1] for number in numbers.split()]


def test_tc_063_the_view_says_how_many_cards_rob_a_row() -> None:
    least = Yard(["", ""], depots=["", "BLL R"]).view(0)["least"]
    assert (least["blue"], least["red"], least["green"]) == (4, 2, 2)


def test_tc_105_the_best_set_is_offered_and_what_it_leaves_of_the_stack() -> None:
    yard = Yard(["", ""], **EXAMPLE)
    yard.score_now()
    view = yard.view(0)
    assert view["best"] == named("#3 #39")
    assert len(view["free"]) == 6
    yard.play("complete #11")
    view = yard.view(0)
    assert view["free"] == ["blue", "white", "yellow", "locomotive"]
    assert view["best"] == named("#3")  # the Locomotive as green


def test_tc_106_nobody_else_is_told_the_best_set() -> None:
    yard = Yard(["", ""], **EXAMPLE)
    yard.score_now()
    assert [yard.view(other)["best"] for other in (None, 1)] == [None, None]
    assert [yard.view(other)["reach"][0] for other in (None, 1)] == [None, None]


def test_tc_098_where_the_cards_of_a_ticket_are() -> None:
    yard = Yard(["GL", ""], depots=["Y", ""], tickets=["#3 #39 #11", "#1"], last_turns=None, turn=1)
    reach = dict(yard.view(0)["reach"][0])
    assert reach[named("#3")[0]] == ["hand", "depot"]  # green, yellow
    assert reach[named("#11")[0]] == ["hand", "missing"]  # blue, for which the Locomotive is; the green one is taken
    assert reach[named("#39")[0]] == ["missing"] * 4
    assert yard.view(1)["reach"][0] is None


def test_tc_098_only_cards_that_are_there_are_counted_and_those_of_others_are_not() -> None:
    yard = Yard(["", ""], depots=["Y", "GL"], tickets=["#3 #32", "#46"], turn=1)
    reach = yard.view(0)["reach"][0]
    assert reach[named("#3")[0]] == ["missing", "depot"]  # green, yellow
    assert reach[named("#32")[0]] == ["missing"] * 3  # the yellow one counts once


def test_tc_098_a_card_is_looked_for_in_the_stack_first_then_in_the_depot() -> None:
    yard = Yard(["YGB", ""], depots=["Y G", ""], stacks=["Y", ""], tickets=["#3 #5", "#46"], turn=1, open_stack="own")
    reach = yard.view(0)["reach"][0]
    assert reach[named("#5")[0]] == ["hand", "stack"]  # blue, yellow: it is worth more
    assert reach[named("#3")[0]] == ["depot", "depot"]  # green, yellow


def test_tc_098_one_locomotive_counts_for_one_ticket_and_for_each_that_is_to_be_chosen() -> None:
    yard = Yard(["L", ""], tickets=["#3 #1", "#46"], turn=1)
    assert sum(reach.count("hand") for reach in yard.view(0)["reach"][0].values()) == 1
    yard = Yard(["", ""], stacks=["L", ""], tickets=["#3 #1", "#46"], last_turns=1)
    yard.score_now()
    assert [reach.count("stack") for reach in yard.view(0)["reach"][0].values()] == [1, 1]


def test_tc_130_where_the_points_come_from() -> None:
    yard = Yard(["", ""], tickets=["#1 #46", "#2"])
    yard.complete(0, "#43 #14")
    breakdown = module_of(GAME, "view").breakdown
    completed = [{"ticket": "seattle_denver", "points": 10}, {"ticket": "seattle_new_york", "points": 20}]
    assert breakdown(yard.s, 0) == {"completed": completed, "uncompleted": [], "bonuses": [], "total": 30}
    yard.s.phase, yard.s.seat = PHASE.OVER, NONE
    assert breakdown(yard.s, 0) == {
        "completed": completed,
        "uncompleted": [{"ticket": "chicago_new_york", "points": -5}, {"ticket": "seattle_miami", "points": -22}],
        "bonuses": [{"city": "seattle", "points": 8}, {"city": "new_york", "points": 15}],
        "total": 30 - 27 + 23,
    }


@pytest.mark.parametrize("first", [0, 2, "random"])
def test_tc_022_the_view_says_who_had_the_first_turn(first: int | str) -> None:
    for seed in range(3):
        table = begun(3, seed, start_player=first)
        assert table.view(None)["start_player"] == table.seat
        assert first in (table.seat, "random")


def test_tc_037_an_open_stack_is_seen_in_the_tickets_and_a_closed_one_is_not() -> None:
    for option, place in (("none", "missing"), ("own", "stack"), ("all", "stack")):
        yard = Yard(["", ""], stacks=["YG", ""], tickets=["#3", "#1"], open_stack=option)
        assert yard.view(0)["reach"][0] == {named("#3")[0]: [place, place]}


def test_tc_125_the_view_counts_who_has_served_a_city_how_often() -> None:
    yard = Yard(["", "", "", ""], stacks=["YG", "Y", "", ""], tickets=["#3", "#1", "#2", "#4"], last_turns=1, deck="")
    yard.score_now("complete #3", "done", "complete #1", "done", "done", "done")
    cities = {each["city"]: each for each in yard.view(2)["cities"]}
    assert (cities["chicago"]["served"], cities["chicago"]["leaders"]) == ([1, 1, 0, 0], [0, 1])
    assert (cities["dallas"]["served"], cities["dallas"]["leaders"]) == ([1, 0, 0, 0], [0])
    assert (cities["seattle"]["served"], cities["seattle"]["leaders"]) == ([0, 0, 0, 0], [])
    assert yard.view(2)["halves"] == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_box_is_named_in_every_language(lang: str) -> None:
    box = module_of(GAME, "catalogue").contents(words(lang, "ticket_cards"))
    assert list(box["cards"]) == list(BOX.CARDS)
    assert sum(card["copies"] for card in box["cards"].values()) == BOX.TRAIN_CARDS
    assert len({card["letter"] for card in box["cards"].values()}) == BOX.KINDS
    assert len(box["tickets"]) == BOX.TICKETS
    for row in BOX.TICKET_ROWS:
        ticket = box["tickets"][row.ticket]
        assert (ticket["points"], len(ticket["needs"])) == (row.points, sum(row.needs))
        assert all(box["cities"][city]["name"] for city in ticket["cities"])
    assert sum(city["bonus"] is not None for city in box["cities"].values()) == BOX.CITIES


def test_tc_058_a_group_that_takes_the_locomotives_of_the_hand_unasked_says_so() -> None:
    table = Table("ticket_cards", 2, 3, mode="interpreted")
    s: Any = table.live
    s.phase, s.hands[s.seat] = GAME.phases.index("turn"), 0
    s.hands[s.seat, 0], s.hands[s.seat, -1], s.hand_size[s.seat], s.row_seat[0] = 1, 1, 2, -1
    table.engine.relist(0)
    lay = next(move for move in table.moves() if move.kind == "lay")
    assert str(lay).endswith("card and one locomotive")
    assert lay.say("uk").endswith("локомотивів: 1")
    s.hands[s.seat, -1], s.hand_size[s.seat] = 2, 3
    table.engine.relist(0)
    lay = next(move for move in table.moves() if move.kind == "lay" and move.args["coloured"] == 1)
    assert str(lay).endswith("card")  # how many is asked next
