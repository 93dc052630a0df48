"""What games were worth, and what is learnt from them: against plain arithmetic, game by game."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from roundhouse.train.returns import LOST, Told, by_seats, lessons, turned, utilities

TRUST = 0.9


def worth(rewards: list[float], scores: list[int], seats: int, given_up: bool = False, scale: float = 10.0) -> Any:
    """What one game was worth to each seat."""
    found = utilities(
        np, np.array([rewards], np.float32), np.array([scores]), np.array([seats]), np.array([given_up]), scale
    )
    return found[0]


def test_a_clear_win_is_worth_most_and_two_seats_add_up_to_nothing() -> None:
    clear, narrow = worth([1, -1, 0], [50, 10, 0], 2), worth([1, -1, 0], [11, 10, 0], 2)
    assert clear[0] == pytest.approx(0.85 + 0.15 * np.tanh(4))
    assert narrow[0] == pytest.approx(0.85 + 0.15 * np.tanh(0.1))
    for found in (clear, narrow):
        assert found[0] + found[1] == pytest.approx(0, abs=1e-6)
        assert found[2] == 0


def test_with_three_seats_it_is_better_to_be_second_than_third() -> None:
    first, second, third = worth([1, -0.5, -0.5], [30, 20, 10], 3)
    assert first == pytest.approx(0.85 + 0.15 * np.tanh(1))
    assert second == pytest.approx(0.7 * -0.5 + 0 + 0.15 * np.tanh(-1))
    assert third == pytest.approx(0.7 * -0.5 - 0.15 + 0.15 * np.tanh(-2))


def test_seats_that_are_not_there_beat_nobody_whatever_their_scores() -> None:
    assert worth([0, 0, 0], [-5, -5, 0], 2).tolist() == [0, 0, 0]


def test_a_game_that_is_given_up_is_lost_by_all_who_played() -> None:
    assert worth([0, 0, 0], [30, 20, 0], 2, given_up=True).tolist() == [LOST, LOST, 0]


def test_alone_the_reward_counts_and_a_little_the_points() -> None:
    assert worth([1, 0], [20, 0], 1)[0] == pytest.approx(0.85 + 0.15 * np.tanh(2))
    assert worth([-1, 0], [20, 0], 1)[0] == pytest.approx(-0.85 + 0.15 * np.tanh(2))
    assert worth([3.0, 0], [300, 0], 1)[0] == 1.0


def test_numbers_are_turned_to_the_decider_and_back() -> None:
    by_seat, who, seats = np.array([[1.0, 2, 3, 0]]), np.array([[2]]), np.array([3])
    assert turned(by_seat, who, seats).tolist() == [[3, 1, 2, 0]]
    assert by_seats(turned(by_seat, who, seats), who, seats).tolist() == by_seat.tolist()


def one_by_one(told: Told, last: Any, place: int, seats: int) -> tuple[list[float], list[list[float]]]:
    """The same for one place, seat by seat: from each decision to the seat's next one, or to the end of the game."""
    steps = len(told.deciders)
    own: list[float] = [0.0] * steps
    expected = [[0.0] * told.values.shape[2] for _ in range(steps)]
    returns: dict[tuple[int, int], float] = {}

    def after(t: int, seat: int) -> tuple[float, float]:
        """What the seat could expect after step t, and what it then got: at the end, later, or by the last guess."""
        for later in range(t, steps):
            if told.done[later, place]:
                return told.worth[later, place, seat], told.worth[later, place, seat]
            if later + 1 < steps and told.deciders[later + 1, place] == seat and told.counts[later + 1, place]:
                return told.values[later + 1, place, 0], returns[later + 1, seat]
        return last[place, seat], last[place, seat]

    for t in reversed(range(steps)):
        who, value = int(told.deciders[t, place]), told.values[t, place, 0]
        hoped, got = after(t, who)
        own[t] = (hoped - value + TRUST * (got - hoped)) * told.counts[t, place]
        returns[t, who] = value + own[t]
        for turn in range(seats):
            seat = (who + turn) % seats
            expected[t][turn] = returns[t, who] if turn == 0 else after(t, seat)[1]
    return own, expected


def test_lessons_are_those_that_are_found_seat_by_seat() -> None:
    chance = np.random.default_rng(4)
    steps, places, most = 40, 12, 4
    seats = np.array([2, 3, 4] * 4)
    told = Told(
        deciders=chance.integers(0, 12, (steps, places)) % seats,
        counts=chance.random((steps, places)) < 0.8,
        values=chance.normal(size=(steps, places, most)),
        done=chance.random((steps, places)) < 0.15,
        worth=chance.normal(size=(steps, places, most)),
    )
    last = chance.normal(size=(places, most))
    better, targets = lessons(np, told, last, seats, TRUST)
    for place in range(places):
        own, expected = one_by_one(told, last, place, int(seats[place]))
        np.testing.assert_allclose(better[:, place], own, atol=1e-9)
        counts = told.counts[:, place]
        np.testing.assert_allclose(targets[counts, place], np.array(expected)[counts], atol=1e-9)
