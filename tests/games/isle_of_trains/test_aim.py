"""How near the goal of a scenario is: what a search goes by that does not see the goal reached."""

from __future__ import annotations

from typing import Any

import pytest

from tests.modules import module_of

from .isle import GAME, SOLO
from .test_scenarios import chapter

AIM, TASTE = module_of(GAME, "opinion.aim"), module_of(GAME, "opinion.taste")


@pytest.mark.parametrize(
    ("number", "table", "near"),
    [
        (1, {"islands": {"billingtons": (0, "primary")}}, 2 / 12),
        (1, {"islands": {"billingtons": (0, "secondary_b"), "flint_beach": (0, "primary")}}, 8 / 12),
        (1, {"islands": {"billingtons": (0, "primary")}, "train": "E1 H1[H1] H1[H1] C1"}, (2 + 2 * 0.3) / 12),
        (1, {"islands": {"devon_city": (0, "secondary_a")}}, 0.0),
        (2, {"buildings": ["bank rail_yard"]}, 2 / 4),
        (4, {"train": "E1 H1 C1"}, 2 / 13),
        (5, {"filled": {"alpine_lodge": 3, "devon_city": 1}}, 4 / 15),
        (7, {"buildings": ["grand_central"]}, 8 / 50),
        (8, {"islands": {"billingtons": (0, "secondary_b"), "flint_beach": (0, "primary")}}, 2 / 7),
        (9, {"train": "E3 H3 H2 T1"}, (3 + 3 + 1) / 15),
    ],
)
def test_it_counts_the_steps_that_are_done(number: int, table: dict[str, Any], near: float) -> None:
    assert AIM.nearness(chapter(number, **table).s) == pytest.approx(near)


def test_spaces_of_more_tickets_than_are_needed_do_not_count() -> None:
    islands = ("alpine_lodge", "billingtons", "cactus_mines", "devon_city", "camp_eagle", "flint_beach")
    one_each = chapter(5, filled=dict.fromkeys(islands, 1))
    assert AIM.nearness(one_each.s) == pytest.approx(5 / 15)


def test_where_all_of_it_is_done_the_goal_is_met() -> None:
    done = chapter(9, train="E3 H3 T3 B3 C3")
    assert SOLO.is_goal_met(done.s)
    assert AIM.nearness(done.s) == 1.0


def test_the_numbers_of_a_taste_are_named_in_their_order() -> None:
    assert [getattr(TASTE, name.upper()) for name in TASTE.Taste._fields] == list(range(TASTE.TASTES))
