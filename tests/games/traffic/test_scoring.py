"""TR-066 to TR-072: what trains and hands are worth, and who wins."""

from __future__ import annotations

from random import Random

import pytest

from roundhouse import Table

from .station import RULES, Station


def scored(loco: str, wagons: str) -> int:
    """The points of one train."""
    station = Station()
    station.add_train(0, loco, wagons)
    return station.score(0)


@pytest.mark.parametrize(
    ("loco", "wagons", "points"),
    [
        ("L5_3", "F2 F4", 3 + 2 + 4),
        ("L2_4", "P3 P2", 4 + 3 + 2),
        ("L5_3", "F2 F4 X2", 3 + 2 + 4 - 2),
        ("L4_3", "M2 R1 H5 X3", 3 + 2 + 1 + 5 - 3),
        ("L2_1", "X3", 1 - 3),
    ],
)
def test_tr_066_a_train_counts_its_locomotive_and_wagons_less_fire_wagons(loco: str, wagons: str, points: int) -> None:
    assert scored(loco, wagons) == points


def test_tr_066_the_trains_of_a_player_add_up() -> None:
    station = Station()
    station.add_train(0, "L5_3", "F2 F4")
    station.add_train(1, "L2_4", "P5")
    station.add_train(0, "L2_1", "P3")
    assert (station.score(0), station.score(1)) == ((3 + 2 + 4) + (1 + 3), 4 + 5)


@pytest.mark.parametrize("wagons", ["H3", "H3 H4", "H3 H4 H5", "H3 H4 X2"])
def test_tr_067_a_high_speed_locomotive_adds_its_bonus_for_each_wagon(wagons: str) -> None:
    """HS3 and L3_3 have the same points, and HS3 a bonus of 2."""
    assert scored("HS3", wagons) == scored("L3_3", wagons) + 2 * len(wagons.split())


def test_tr_067_no_other_locomotive_adds_anything() -> None:
    assert scored("L3_3", "H3 H4 H5") == 3 + 3 + 4 + 5


def test_tr_068_the_doubling_comes_last() -> None:
    """TR-EX-05: neither the bonus (9 × 2 + 8) nor the fire wagon ((9 + 2 + 8) × 2 − 2) escapes it."""
    points, bonus = 3 + 3 + 4 + 1 - 2, 4 * 2
    assert scored("HS4", "H3 H4 X2 D1") == 2 * (points + bonus) == 34


def test_tr_068_a_train_without_a_modernised_wagon_is_not_doubled() -> None:
    assert scored("HS4", "H3 H4 X2 R1") == 3 + 3 + 4 + 1 - 2 + 4 * 2


@pytest.mark.parametrize(
    ("hand", "points"),
    [("P2", 2), ("L4_3", 3), ("P2 P2 F4", 8), ("M2 R1 D1", 4), ("HS3", 3), ("H5 L2_4", 9), ("", 0)],
)
def test_tr_069_wagons_and_locomotives_in_hand_cost_their_points(hand: str, points: int) -> None:
    assert Station(hands=[hand, "P5"]).score(0) == -points


def test_tr_069_they_are_subtracted_from_the_trains_of_their_player() -> None:
    station = Station(hands=["P2 L4_3", ""])
    station.add_train(0, "L5_3", "F2 F4")
    station.add_train(1, "L5_3", "F2 F4")
    assert (station.score(0), station.score(1)) == (9 - 5, 9)


def test_tr_070_a_fire_wagon_in_hand_reduces_the_score_too() -> None:
    assert Station(hands=["X2", ""]).score(0) == -2
    assert Station(hands=["P2 X2 L4_3", ""]).score(0) == -2 - 2 - 3


@pytest.mark.parametrize(
    "card", ["extra_track", "red_semaphore", "switch", "technical_revision", "sorting_hump", "stock_renewal"]
)
def test_tr_071_an_action_in_hand_does_not_count(card: str) -> None:
    assert Station(hands=[card, ""]).score(0) == 0
    assert Station(hands=[f"{card} P2", ""]).score(0) == -2


def test_tr_072_a_higher_total_stands_before_a_lower_one() -> None:
    station = Station(hands=["P5", "", "P1"])
    station.add_train(0, "L5_3", "F4 F4")
    station.add_train(1, "L2_4", "P3")
    station.add_train(2, "L1_1", "P1")
    assert [station.score(seat) for seat in range(3)] == [11 - 5, 7, 2 - 1]
    best_first = sorted(range(3), key=lambda seat: RULES.standing(station.s, seat), reverse=True)
    assert best_first == [1, 0, 2]


@pytest.mark.parametrize("seed", range(3))
def test_tr_072_the_highest_total_wins_a_whole_game(seed: int) -> None:
    table, choose = Table("traffic", seats=4, seed=seed, mode="interpreted"), Random(seed).choice
    while not table.over:
        table.play(choose(table.codes()))
    scores, places = table.scores(), table.ranking()
    assert len(set(scores)) > 1
    assert [score for score, place in zip(scores, places, strict=True) if place == 1] == [max(scores)] * places.count(1)
    assert places.count(1) == scores.count(max(scores))
