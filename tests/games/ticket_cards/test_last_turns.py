"""The deck is exhausted: the last turns (TC-087 to TC-096)."""

from __future__ import annotations

import pytest

from .yard import Yard


def last_seats(yard: Yard) -> list[int | None]:
    """Who has the turns that are left, if all pass."""
    seats = []
    while yard.phase == "turn":
        seats.append(yard.seat)
        yard.play("pass")
    return seats


def test_tc_087_the_end_comes_near_when_the_deck_is_empty() -> None:
    yard = Yard(display="RRRRR", deck="KK")
    yard.play("draw")
    assert yard.s.last_turns == -1
    yard.play("draw")
    assert yard.s.last_turns == 2
    assert yard.events[-1].args == {"seat": 1, "last": 1}


@pytest.mark.parametrize("moves", [["draw", "draw"], ["draw", "take 0"], ["take 0", "take 1"]])
def test_tc_088_a_draw_or_a_replacement_empties_the_deck(moves: list[str]) -> None:
    yard = Yard(display="RRRRR", deck="KK")
    yard.play(*moves)
    assert yard.s.last_turns == 2


def test_tc_089_the_turn_is_finished_and_everybody_has_one_more() -> None:
    yard = Yard(["", "", ""], display="RRRRR", deck="K", turn=1)
    yard.play("draw")
    assert (yard.seat, yard.phase) == (1, "second_card")
    yard.play("take 0")
    assert last_seats(yard) == [2, 0, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tc_090_so_many_turns_as_players_the_last_by_who_emptied_the_deck(seats: int) -> None:
    yard = Yard([""] * seats, display="RRRRR", deck="K")
    yard.play("draw", "stop")
    assert last_seats(yard) == [*range(1, seats), 0]
    assert yard.phase == "complete"


def test_tc_091_one_card_left_may_be_taken_alone() -> None:
    yard = Yard(display="RRRRR", deck="K")
    yard.play("draw", "stop")
    assert (yard.hand(0), yard.seat) == ("K", 1)


def test_tc_092_in_the_last_turns_only_laying_and_tickets() -> None:
    yard = Yard(["GGBR", ""], display="RRRRR", deck="", ticket_deck="#1", last_turns=2, free_pass_last_turn=False)
    assert {move.split()[0] for move in yard.legal()} == {"lay", "triple", "tickets"}


def test_tc_093_the_open_cards_cannot_be_taken_any_more() -> None:
    yard = Yard(display="RRRRR", deck="", last_turns=2)
    assert yard.legal() == ["pass"]


def test_tc_094_step_1_robbery_and_tickets_as_usual() -> None:
    yard = Yard(["BBB", ""], ["RR", "BB"], deck="", ticket_deck="#1 #2", last_turns=2)
    assert yard.stack(0) == "R"
    yard.play("lay blue 3")
    assert yard.discards == "BB"
    yard.play("tickets", "keep #2", "done")
    assert yard.tickets(1) == "#2"


def test_tc_095_cards_laid_in_a_last_turn_are_never_dispatched() -> None:
    yard = Yard(["YY", ""], tickets=["#1", ""], deck="", last_turns=2, ticket_assignment="auto")
    yard.play("lay yellow 2", "pass")
    assert yard.over
    assert (yard.depots[0], yard.stack(0), yard.completed(0)) == ("YY", "", "")


def test_tc_096_cards_in_hand_and_depot_take_no_part_in_the_scoring() -> None:
    yard = Yard(["Y", ""], ["B", "Y"], tickets=["#1 #2", "#3"], deck="", last_turns=2, turn=1)
    yard.play("pass")
    assert (yard.stack(0), yard.stack(1)) == ("B", "Y")
    yard.play("pass")
    assert (yard.hand(0), yard.phase) == ("Y", "complete")
    assert yard.legal() == ["complete #2", "done"]
