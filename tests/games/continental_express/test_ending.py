"""CE-093 to CE-097: the last turns."""

from __future__ import annotations

import pytest

from .yard import Yard


def near_the_end(seats: int, seat: int = 0) -> Yard:
    """Seat `seat` has three objectives and may claim the fourth."""
    players = ["a b" if player == seat else "" for player in range(seats)]
    yard = Yard(players=players, seat=seat, phase="claim")
    yard.claim(seat, "ee de cd")
    return yard


def turns_until_over(yard: Yard) -> list[int]:
    """Who has a turn until the game is over, everybody taking a free card and claiming nothing."""
    seats = []
    while not yard.over:
        assert yard.seat is not None
        seats.append(yard.seat)
        yard.play("take 0 right")
        if yard.phase != "claim":
            yard.play("decline")
        yard.play("end")
    return seats


def test_ce_093_a_fourth_objective_triggers_the_end() -> None:
    yard = near_the_end(3)
    assert yard.s.turns_left == -1
    yard.play("claim 0")
    assert yard.s.turns_left == 1
    assert yard.told("last_turns") == [{"seat": 0, "reason": "fourth_objective"}]


def test_ce_093_a_third_one_does_not() -> None:
    yard = Yard(players=["a b", ""], phase="claim")
    yard.claim(0, "ee de")
    yard.play("claim 0")
    assert yard.s.turns_left == -1
    assert yard.told("last_turns") == []


@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (2, 1), (3, 2), (4, 0), (4, 1)])
def test_ce_094_each_other_player_has_one_last_turn(seats: int, seat: int) -> None:
    yard = near_the_end(seats, seat)
    yard.play("claim 0")
    assert turns_until_over(yard) == [(seat + turn) % seats for turn in range(1, seats)]
    assert yard.told("ended") == [{"reason": "fourth_objective"}]


def test_ce_095_a_last_turn_is_a_normal_turn() -> None:
    yard = Yard(["a b I", "a b c", "a b c"], ["d", "A F d d d", "d d d"], players=["a b", "", ""], phase="claim")
    yard.claim(0, "ee de cd")
    yard.play("claim 0", "take 0 right", "take 1 left")
    assert [event["card"] for event in yard.told("happened")] == ["train_accident", "station_fire"]
    assert yard.phase == "claim"


def test_ce_095_a_fourth_objective_in_it_starts_nothing_new() -> None:
    yard = near_the_end(3)
    yard.claim(1, "aa bb cc")
    yard.give(1, "a a b c")
    yard.play("claim 0", "take 0 right", "claim 1")
    assert yard.told("last_turns") == []
    assert yard.claimed(1) == "aa bb cc aab"
    assert turns_until_over(yard) == [2]


def test_ce_096_nobody_owns_more_than_four_objectives() -> None:
    yard = near_the_end(2)
    yard.give(0, "a a a b b b c c c")
    yard.play("claim 0")
    assert turns_until_over(yard) == [1]
    assert yard.s.claimed_count.tolist() == [4, 0, 0, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ce_097_there_are_n_minus_1_last_turns(seats: int) -> None:
    yard = near_the_end(seats)
    yard.play("claim 0")
    assert len(turns_until_over(yard)) == seats - 1
