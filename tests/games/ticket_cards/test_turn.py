"""The order of play (TC-023 to TC-026), Step 1 (TC-027 to TC-038) and the main action (TC-039 to TC-041)."""

from __future__ import annotations

from typing import Any

import pytest

from .yard import Yard


def test_tc_023_turns_pass_clockwise() -> None:
    yard = Yard(["", "", ""], ticket_deck="#1 #2 #3 #4", turn=1)
    seats = []
    for _ in range(4):
        seats.append(yard.seat)
        yard.play("tickets", "done")
    assert seats == [1, 2, 0, 1]


def test_tc_024_step_1_comes_before_step_2_and_each_once() -> None:
    yard = Yard(["", "RR"], ["", "BBB G"], ticket_deck="#1")
    yard.play("tickets", "done")
    assert [event.kind for event in yard.events] == ["kept", "began", "sent", "sent"]
    assert (yard.seat, yard.phase) == (1, "turn")
    yard.play("lay red 2")
    assert yard.seat == 0
    assert yard.depots[1] == "BB RR"


def test_tc_025_no_step_1_in_the_first_turn() -> None:
    yard = Yard(["GG", ""])
    assert (yard.phase, yard.stack(0)) == ("turn", "")


def test_tc_026_turns_go_on_until_the_deck_runs_out() -> None:
    yard = Yard(["", "", ""], deck="KKKKK", display="RRRRR")
    turns = 0
    while yard.s.last_turns == -1:
        yard.play("draw")
        if yard.phase == "second_card":
            yard.play("draw" if "draw" in yard.legal() else "stop")
        turns += 1
    assert turns == 3
    assert yard.phase == "turn"
    assert "draw" not in yard.legal()


def test_tc_027_dispatching_is_not_optional() -> None:
    yard = Yard(depots=["BBB", ""])
    assert (yard.depots[0], yard.stack(0)) == ("BB", "B")
    mixed = Yard(depots=["BL", ""])
    assert mixed.legal() == ["send blue coloured", "send blue locomotive"]


def test_tc_028_one_card_of_every_colour_goes_to_the_own_stack() -> None:
    yard = Yard(["", ""], ["BBB GG R", "WW"])
    assert (yard.stack(0), yard.stack(1)) == ("BGR", "")
    assert yard.depots == ["BB G", "WW"]


def test_tc_028_it_lies_there_face_down() -> None:
    yard = Yard(depots=["BBB", ""])
    assert yard.s.stack_hidden[0].sum() == 1
    assert yard.s.stack_open.sum() == yard.s.stack_own.sum() == 0


@pytest.mark.parametrize("rows", ["K", "K B", "K B G O P R W Y", "KKK B=LL GGG"])
def test_tc_029_as_many_cards_as_there_are_rows(rows: str) -> None:
    yard = Yard(depots=[rows, ""])
    assert yard.s.stack_size[0] == len(rows.split())


def test_tc_030_an_empty_depot_sends_nothing() -> None:
    yard = Yard(["", ""], ["", "BBB"], stacks=["RR", ""])
    assert (yard.phase, yard.stack(0), yard.depots[1]) == ("turn", "RR", "BBB")


def test_tc_031_a_row_that_loses_its_last_card_is_gone() -> None:
    yard = Yard(["RRR", "RR"], ["R", ""])
    assert yard.depots == ["", ""]
    assert yard.legal("lay") == ["lay red 2", "lay red 3"]
    other = Yard(["", "RR"], ["R", ""], ticket_deck="#1")
    other.play("tickets", "done")
    assert other.legal("lay") == ["lay red 2"]


def test_tc_032_nobody_looks_into_a_stack() -> None:
    yard = Yard(["", ""], ["BBB", ""], stacks=["RRR", ""])
    for seat in (None, 0, 1):
        assert yard.view(seat)["stacks"][0] == {"size": 4, "cards": None}


def test_tc_033_a_locomotive_counts_as_the_colour_of_its_row() -> None:
    yard = Yard(depots=["BLL", ""])
    yard.play("send blue coloured")
    assert (yard.stack(0), yard.depots[0], yard.phase) == ("B", "B=LL", "turn")


@pytest.mark.parametrize(("card", "stack", "row"), [("coloured", "B", "BLL"), ("locomotive", "L", "BBL")])
def test_tc_034_the_owner_chooses_in_a_mixed_row(card: str, stack: str, row: str) -> None:
    yard = Yard(depots=["BBLL", ""])
    assert yard.legal() == ["send blue coloured", "send blue locomotive"]
    yard.play(f"send blue {card}")
    assert (yard.stack(0), yard.depots[0], yard.phase) == (stack, row, "turn")


def test_tc_034_rows_of_one_kind_need_no_choice() -> None:
    yard = Yard(depots=["BB G=LL RL W", ""])
    assert yard.legal() == ["send red coloured", "send red locomotive"]
    yard.play("send red locomotive")
    assert (yard.stack(0), yard.depots[0]) == ("BWLL", "B G=L R")


def test_tc_034_every_mixed_row_is_asked_for() -> None:
    yard = Yard(depots=["KL BL YL", ""])
    yard.play("send black coloured", "send blue locomotive", "send yellow coloured")
    assert (yard.stack(0), yard.depots[0]) == ("KYL", "K=L B Y=L")


def test_tc_035_a_row_of_locomotives_keeps_its_colour() -> None:
    yard = Yard(["", "BB"], ["B=LL", ""], turn=1)
    assert yard.legal("lay") == []
    again = Yard(["BBB", ""], ["B=LL", ""])
    assert (again.depots[0], again.stack(0)) == ("B=L", "L")
    assert again.legal("lay") == []
    robber = Yard(["", "BBB"], ["B=LL", ""], turn=1)
    robber.play("lay blue 3")
    assert (robber.depots, robber.discards) == (["", "BBB"], "LL")


def test_tc_036_in_the_stack_a_locomotive_is_a_joker_again() -> None:
    yard = Yard(depots=["B=L", ""], tickets=["#1", "#2"], deck="", last_turns=2, ticket_assignment="auto")
    yard.play("pass", "pass")
    assert yard.completed(0) == "#1"  # it asks for yellow


@pytest.mark.parametrize(("looks", "seen"), [("none", []), ("own", [0]), ("all", [0, 1, 2, None])])
def test_tc_037_who_may_look_into_a_stack_is_agreed(looks: str, seen: list[int | None]) -> None:
    yard = Yard(["", "", ""], ["BBB R", "", ""], open_stack=looks)
    shown = [seat for seat in (0, 1, 2, None) if yard.view(seat)["stacks"][0]["cards"] == ["blue", "red"]]
    assert shown == seen


def test_tc_038_looking_changes_no_legal_move() -> None:
    def played(looks: str) -> list[Any]:
        yard = Yard(["GGLL", "BB", "RR"], ["BLL R", "WW", ""], open_stack=looks, display="RLWWK", ticket_deck="#1 #2")
        found: list[Any] = []
        for move in ("send blue locomotive", "lay green 2", "add 1", "draw", "draw", "lay red 2", "send blue coloured"):
            found.append(yard.legal())
            yard.play(move)
        return [*found, yard.legal()]

    assert played("none") == played("own") == played("all")


def test_tc_039_exactly_one_of_the_three_actions() -> None:
    table = {"draw": ("draw", "draw"), "lay": ("lay green 2",), "tickets": ("tickets", "done")}
    for moves in table.values():
        yard = Yard(["GG", ""], display="RRRRR", ticket_deck="#1 #2 #3 #4 #5")
        assert {move.split()[0] for move in yard.legal()} == {"draw", "take", "lay", "tickets"}
        yard.play(*moves)
        assert yard.seat == 1


def test_tc_040_what_each_action_needs() -> None:
    def kinds(**table: Any) -> set[str]:
        return {move.split()[0] for move in Yard(**table).legal()}

    assert kinds(hands=["GB", ""], deck="K") == {"draw"}
    assert kinds(hands=["GG", ""], deck="", last_turns=2, free_pass_last_turn=False) == {"lay"}
    assert kinds(hands=["GBR", ""], deck="", last_turns=2, free_pass_last_turn=False) == {"triple"}
    assert kinds(ticket_deck="#1", deck="", last_turns=2, free_pass_last_turn=False) == {"tickets"}


def test_tc_041_who_can_do_nothing_passes() -> None:
    yard = Yard(["R", ""], deck="", last_turns=2, free_pass_last_turn=False)
    assert yard.legal() == ["pass"]
    yard.play("pass")
    assert yard.seat == 1


def test_tc_041_in_a_last_turn_everybody_may_pass() -> None:
    assert "pass" in Yard(["RR", ""], deck="", last_turns=2).legal()
    assert "pass" not in Yard(["RR", ""]).legal()
    assert "pass" not in Yard(["RR", ""], deck="", last_turns=2, free_pass_last_turn=False).legal()
