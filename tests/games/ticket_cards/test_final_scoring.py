"""The end of the game and the final scoring (TC-124 to TC-135), and what the engine needs (TC-136 to TC-138)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from roundhouse import Table
from roundhouse.core.record import NONE
from tests.modules import module_of

from .yard import PHASE, Yard


def ended(completed: Sequence[str], left: Sequence[str] = ()) -> Yard:
    """A finished game in which each seat has completed some Tickets and not others."""
    yard = Yard([""] * len(completed), tickets=left)
    for seat, numbers in enumerate(completed):
        yard.complete(seat, numbers)
    yard.s.phase, yard.s.seat = PHASE.OVER, NONE
    return yard


@pytest.mark.parametrize(
    ("completed", "left", "points"),
    [
        ("", "", 0),
        ("", "#1", -5),  # Chicago–New York
        ("", "#1 #3 #6", -5 - 6 - 7),  # each of them
        ("#4", "#1", 6 - 5 + 15),  # New York–Sault St. Marie, with the bonus of New York
        ("#43 #38", "#1 #2 #46", 20 + 17 + 8 + 15 - 5 - 5 - 22),
    ],
)
def test_tc_124_tickets_not_completed_cost_their_value(completed: str, left: str, points: int) -> None:
    yard = ended(["", completed], ["#13", left])
    assert (yard.score(0), yard.score(1)) == (-10, points)


def test_tc_124_they_cost_nothing_before_the_end() -> None:
    yard = Yard(["", ""], tickets=["#1 #3", "#13"])
    yard.complete(1, "#4")
    assert (yard.score(0), yard.score(1)) == (0, 6)


def test_tc_125_the_most_completed_tickets_to_a_city_win_its_bonus() -> None:
    yard = ended(["#14 #25", "#29"])  # Seattle twice, and once
    assert (yard.bonuses(0), yard.bonuses(1)) == (["seattle"], [])
    assert yard.score(0) == 10 + 12 + 8


def test_tc_126_tied_players_all_get_the_full_bonus() -> None:
    yard = ended(["#14", "#25", "#29", "#4"])
    assert [yard.bonuses(seat) for seat in range(4)] == [["seattle"], ["seattle"], ["seattle"], ["new_york"]]
    assert [yard.score(seat) for seat in range(4)] == [18, 20, 22, 21]


def test_tc_127_a_ticket_with_two_big_cities_counts_for_both() -> None:
    yard = ended(["#43", ""])
    assert yard.bonuses(0) == ["seattle", "new_york"]
    assert yard.score(0) == 20 + 8 + 15


def test_tc_128_tickets_not_completed_do_not_count_for_a_city() -> None:
    yard = ended(["#14", "#25"], ["#29 #37", ""])
    assert (yard.bonuses(0), yard.bonuses(1)) == (["seattle"], ["seattle"])


def test_tc_128_bonuses_are_awarded_at_the_end_only() -> None:
    yard = Yard([""] * 4)
    yard.complete(0, "#14 #25")
    assert yard.score(0) == 22
    yard.s.phase = PHASE.OVER
    assert yard.score(0) == 30


def test_tc_129_a_city_that_nobody_serves_pays_nobody() -> None:
    yard = ended(["", ""])
    assert [yard.bonuses(seat) for seat in (0, 1)] == [[], []]
    assert [yard.score(seat) for seat in (0, 1)] == [0, 0]


def test_tc_130_the_total_is_completed_less_uncompleted_and_bonuses() -> None:
    yard = ended(["#43 #38", "#44"], ["#1", "#8 #46"])
    parts = [module_of(yard.game, "view").breakdown(yard.s, seat) for seat in (0, 1)]
    assert parts[0]["total"] == yard.score(0) == 20 + 17 - 5 + 8 + 15
    assert parts[1]["total"] == yard.score(1) == 20 - 9 - 22 + 12 + 15
    for part in parts:
        assert part["total"] == sum(item["points"] for key in part if key != "total" for item in part[key])


def test_tc_131_the_highest_total_wins() -> None:
    assert ended(["#46", "#1", "#14"]).ranking == [1, 2, 3]


def test_tc_132_then_the_most_completed_tickets() -> None:
    yard = ended(["#42", "#26 #5"], ["", "#6 #1"])  # 20 + Miami 8; 13 + 7 + Chicago 12 + Miami 8 − 7 − 5
    assert [yard.rules.standing(yard.s, seat)[:2] for seat in (0, 1)] == [(28, 1), (28, 2)]
    assert yard.ranking == [2, 1]


def test_tc_133_then_the_most_bonuses() -> None:
    yard = ended(["#14", "#8"], ["", "#10"])  # 10 + Seattle 8; 9 + Dallas 10 + Miami 8 − 9
    assert [yard.rules.standing(yard.s, seat) for seat in (0, 1)] == [(18, 1, 1), (18, 1, 2)]
    assert yard.ranking == [2, 1]


def test_tc_134_a_shared_bonus_counts_for_each() -> None:
    yard = ended(["#14", "#25"])
    assert [yard.rules.standing(yard.s, seat)[2] for seat in (0, 1)] == [1, 1]


def test_tc_135_who_is_still_tied_shares_the_victory() -> None:
    yard = ended(["#14", "#11", ""], ["", "#3", "#1"])
    assert [yard.score(seat) for seat in range(3)] == [18, 18, -5]
    assert yard.ranking == [1, 1, 3]


@pytest.mark.parametrize("most", [100, 200])
def test_tc_136_a_game_is_cut_off_after_the_turns_agreed(most: int) -> None:
    table: Any = Table("ticket_cards", 2, 1, {"max_turns": most}, mode="interpreted")
    while not table.over:
        kinds = [move.kind for move in table.moves()]
        table.play(
            table.codes()[kinds.index("tickets" if "tickets" in kinds else "done" if "done" in kinds else "keep")]
        )
    assert table.live.turns == most
    assert (table.state()["ending"], table.events[-1].args) == ("truncated", {"reason": "truncated"})


def half_at_the_limit(rules_version: int | None) -> Any:
    """Four players; turn 100 of 100 is the last of the first half, and nobody completes anything."""
    agreed = {"max_turns": 100, "start_player": 0}
    table: Any = Table("ticket_cards", 4, 1, agreed, mode="interpreted", rules_version=rules_version)
    while table.phase != "complete":
        turn = table.live.turns + 1
        wanted = ("tickets" if turn <= 66 else "draw" if turn <= 96 else "pass", "done")
        moves = {move.kind: move for move in table.moves()}
        table.play(next((moves[kind] for kind in wanted if kind in moves), table.moves()[0]))
    assert (table.live.turns, table.live.half) == (100, 0)
    table.play_sequence([{"kind": "done"}] * 4)
    return table


def test_tc_136_the_last_turn_of_the_first_half_can_be_the_last_of_all() -> None:
    table = half_at_the_limit(None)
    assert (table.over, table.state()["ending"], table.live.half) == (True, "truncated", 0)
    assert [event.kind for event in table.events[-5:]] == ["scored"] * 4 + ["ended"]
    again = Table.from_state(table.state(), mode="interpreted")
    assert (again.scores(), again.state()) == (table.scores(), table.state())


def test_tc_136_by_version_1_the_second_half_then_had_a_turn() -> None:
    table = half_at_the_limit(1)
    assert (table.over, table.live.half) == (False, 1)
    table.play_sequence([{"kind": "tickets"}, {"kind": "done"}])
    assert (table.over, table.state()["ending"], table.live.turns) == (True, "truncated", 101)
    assert Table.from_state(table.state(), mode="interpreted").state() == table.state()


def test_tc_136_otherwise_it_can_go_on_for_ever() -> None:
    yard = Yard(ticket_deck="#1 #2 #3 #4 #5")
    for _ in range(300):
        yard.play("tickets", "done")
    assert not yard.over
    assert yard.s.turns == 0


def test_tc_137_what_has_shown_something_cannot_be_taken_back() -> None:
    table = Table("ticket_cards", 2, 1, {"start_player": 0}, mode="interpreted")
    for _ in range(2):
        table.play(table.moves()[0])
        table.play({"kind": "done"})
    for first in ("draw", "tickets"):
        there = table.table_at(len(table.codes_played))
        there.play({"kind": first})
        assert there.revealed()
    table.play({"kind": "take", "place": next(i for i, c in enumerate(table.view(0)["display"]) if c != "locomotive")})
    assert table.phase == "second_card"
    assert table.revealed()


def test_tc_138_a_view_gives_the_size_of_a_stack_and_the_log_each_card() -> None:
    yard = Yard(["", "", ""], ["", "BL R", ""], ticket_deck="#1")
    yard.play("tickets", "done", "send blue locomotive")
    for seat in (None, 0, 1, 2):
        assert yard.view(seat)["stacks"][1] == {"size": 2, "cards": None}
        told = [event.seen_by(seat).args for event in yard.events if event.kind == "sent"]
        assert told == [
            {"seat": 1, "colour": "blue", "card": "locomotive"},
            {"seat": 1, "colour": "red", "card": "coloured"},
        ]
