"""The worked examples on scoring and on the end of the game: TR-EX-05 and TR-EX-27 to TR-EX-35."""

from __future__ import annotations

import pytest

from .station import SCORING, Station


def train_score(loco: str, wagons: str) -> int:
    """What a train counts at the end."""
    station = Station()
    station.add_train(0, loco, wagons)
    return station.score(0)


def test_tr_ex_05_points_then_bonus_then_doubling() -> None:
    station = Station(["H3 H4 X2 D1", ""], ["HS4 F1", "P1"], wagon_deck="F1 F1 F1")
    station.play("play HS4", "hook 0 left")
    assert station.trains == ["0: HS4 H3 H4 X2 D1"]
    assert SCORING.train_points(station.s, 0) == 3 + 3 + 4 + 1 - 2 == 9
    assert SCORING.train_points(station.s, 0) + SCORING.train_bonus(station.s, 0) == 9 + 4 * 2 == 17
    assert SCORING.train_score(station.s, 0) == 17 * 2 == 34


@pytest.mark.parametrize(("wagons", "points"), [("F2 F4 X2", 7), ("F2 F4 X2 D1", 16), ("F2 F4 X2 D1 D1", 36)])
def test_tr_ex_27_a_fire_wagon_is_subtracted_before_the_doubling(wagons: str, points: int) -> None:
    assert train_score("L5_3", wagons) == points


@pytest.mark.parametrize(
    ("loco", "wagons", "points"), [("L2_1", "X3", -2), ("L2_1", "X3 D1", -2), ("L3_1", "X3 X3 D1", -8)]
)
def test_tr_ex_28_a_negative_train(loco: str, wagons: str, points: int) -> None:
    assert train_score(loco, wagons) == points


def test_tr_ex_29_a_hand_at_the_end() -> None:
    assert Station(hands=["P2 X2 L4_3 switch sorting_hump", ""]).score(0) == -7


def test_tr_ex_30_the_total() -> None:
    station = Station(hands=["P2 X2 L4_3 switch sorting_hump", ""])
    station.add_train(0, "L5_3", "F2 F4 X2 D1")
    station.add_train(1, "L2_4", "P5")
    station.add_train(0, "L5_3", "F2 F4 X2")
    station.add_train(0, "L2_1", "X3")
    assert [SCORING.train_score(station.s, train) for train in range(4)] == [16, 9, 7, -2]
    assert station.score(0) == 16 + 7 - 2 - 7 == 14
    assert station.score(1) == 9


def test_tr_ex_31_an_immediate_end_loses_the_extra_turn() -> None:
    station = Station(["R1", "F1"], ["F2 L1_1", "F3"])
    station.play("play F2", "place 1 left")
    assert not station.over
    station.play("play L1_1", "hook 0 left")
    assert station.trains == ["0: L1_1 R1"]
    assert (station.over, station.seat, station.legal()) == (True, None, [])
    station = Station(["R1", "F1"], ["F2 L1_1", "F3"], wagon_deck="F1")
    station.play("play F2", "place 1 left", "play L1_1", "hook 0 left")
    assert (station.over, station.seat, station.s.in_extra_turn) == (False, 0, 1)


@pytest.mark.parametrize(("hand", "sizes", "over"), [("F1 F2 F3 F4", [2, 2], False), ("F1 F2", [2, 0], True)])
def test_tr_ex_32_a_switch_as_the_last_card(hand: str, sizes: list[int], over: bool) -> None:
    station = Station(["F1", "P1"], ["switch", hand])
    station.play("play switch", "aim 1")
    assert station.s.hand_size[:2].tolist() == sizes
    assert station.over is over


def test_tr_ex_33_the_end_by_the_draw_of_another() -> None:
    station = Station(["F1", "P1"], ["F1", ""], loco_deck="L1_1")
    assert not station.over
    station.play("draw_loco")
    assert (station.over, station.hand(0), station.hand(1)) == (True, "F1 L1_1", "")


@pytest.mark.parametrize(("hand", "over"), [("P1", True), ("P1 red_semaphore", False)])
def test_tr_ex_34_a_stalemate(hand: str, over: bool) -> None:
    station = Station(["F1", "H3", "F2", "H4", ""], ["P2 P3 F3", hand])
    station.play("play F3", "place 4 left")
    assert station.tracks == ["F1", "H3", "F2", "H4", "F3"]
    assert station.over is over


def test_tr_ex_35_a_forced_card_ends_the_game() -> None:
    station = Station(["P1 P2", "F1"], ["D1", "extra_track extra_track", "extra_track L3_3"])
    assert station.legal() == ["play D1"]
    station.play("play D1")
    assert station.legal() == ["place 0 left", "place 0 right", "place 1 left", "place 1 right"]
    station.play("place 0 left")
    assert (station.over, station.hand(0), station.tracks[0]) == (True, "", "D1 P1 P2")
