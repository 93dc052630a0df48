"""TR-040 to TR-046: what special wagons do."""

from __future__ import annotations

import pytest

from .station import Station


def scored(loco: str, wagons: str) -> int:
    """The points of one train."""
    station = Station()
    station.add_train(0, loco, wagons)
    return station.score(0)


def hooked(track: str, loco: str, side: str = "left") -> Station:
    """A station in which seat 0 has just hooked a locomotive to the first track."""
    station = Station(tracks=[track, ""], hands=[f"{loco} F4", "P2"], wagon_deck="P3 P3 P3", loco_deck="L2_1")
    station.play(f"play {loco}", f"hook 0 {side}")
    return station


@pytest.mark.parametrize(("fire", "points"), [("X2", 2), ("X3", 3)])
def test_tr_040_the_points_of_a_fire_wagon_in_a_train_are_subtracted(fire: str, points: int) -> None:
    assert scored("L5_3", "F2 F4") == 3 + 2 + 4
    assert scored("L5_3", f"F2 F4 {fire}") == 3 + 2 + 4 - points


@pytest.mark.parametrize(("hand", "points"), [("X2", 2), ("X3", 3), ("X2 X3", 5)])
def test_tr_040_the_points_of_a_fire_wagon_in_hand_are_subtracted(hand: str, points: int) -> None:
    assert Station(hands=[hand, ""]).score(0) == -points


@pytest.mark.parametrize(
    ("wagons", "train", "left_standing"),
    [(1, "M2", "P1 P2 P3 P4 P5"), (3, "M2 P1 P2", "P3 P4 P5"), (5, "M2 P1 P2 P3 P4", "P5")],
)
def test_tr_041_a_motorised_wagon_raises_or_lowers_the_traction_by_two(
    wagons: int, train: str, left_standing: str
) -> None:
    station = hooked("M2 P1 P2 P3 P4 P5", "L3_3")
    assert station.legal() == ["pull 1", "pull 3", "pull 5"]
    station.play(f"pull {wagons}")
    assert station.trains == [f"0: L3_3 {train}"]
    assert station.tracks[0] == left_standing


def test_tr_041_the_player_who_dispatches_the_train_decides() -> None:
    station = Station(tracks=["P1 P2 P3 P4 P5", ""], hands=["M2 F4", "L3_3 F4"], wagon_deck="P3")
    station.play("play M2", "place 0 left", "end", "play L3_3", "hook 0 left")
    assert (station.seat, station.legal()) == (1, ["pull 1", "pull 3", "pull 5"])


def test_tr_041_no_other_wagon_changes_the_traction() -> None:
    station = hooked("X2 R1 D1 P1 P2 P3", "L3_3")
    assert station.trains == ["0: L3_3 X2 R1 D1"]


@pytest.mark.parametrize("track", ["P1 P2 P3 M2 P4 P5", "P1 P2 P3 P4 P5 M2"])
def test_tr_042_a_motorised_wagon_that_is_not_reached_does_nothing(track: str) -> None:
    assert hooked(track, "L3_3").trains == ["0: L3_3 P1 P2 P3"]


def test_tr_042_a_motorised_wagon_may_not_be_left_behind_by_its_own_effect() -> None:
    assert hooked("P1 P2 M2 P3 P4 P5", "L3_3").legal() == ["pull 3", "pull 5"]


def test_tr_042_a_motorised_wagon_on_another_track_does_nothing() -> None:
    station = Station(tracks=["P1 P2 P3 P4 P5", "M2"], hands=["L3_3 F4", "P2"], wagon_deck="P3")
    station.play("play L3_3", "hook 0 left")
    assert station.trains == ["0: L3_3 P1 P2 P3"]


def test_tr_042_the_effect_is_over_once_the_train_has_left() -> None:
    station = Station(tracks=["M2", "P1 P2 P3 P4 P5"], hands=["L1_1 L3_3 F4", "P2"], wagon_deck="P3")
    station.play("play L1_1", "hook 0 left", "play L3_3", "hook 1 left")
    assert station.trains == ["0: L1_1 M2", "0: L3_3 P1 P2 P3"]


def test_tr_043_a_motorised_wagon_need_not_be_used_and_counts_its_points() -> None:
    station = hooked("M2 P1 P2 P3 P4 P5", "L3_3")
    station.play("pull 3")
    in_hand = 4
    assert station.score(0) == 3 + (2 + 1 + 2) - in_hand


@pytest.mark.parametrize(("side", "seat"), [("left", 0), ("right", 1)])
def test_tr_044_a_player_who_dispatches_a_restoration_wagon_moves_again(side: str, seat: int) -> None:
    station = hooked("R1 P1 P2 P3 P4", "L3_3", side)
    station.play("end")
    assert (station.seat, station.phase) == (seat, "turn")


def test_tr_044_the_extra_turn_is_a_full_one() -> None:
    station = Station(tracks=["R1 P1", ""], hands=["L2_4 F1 F2 F3", "P2"], wagon_deck="P3 P3 P3", loco_deck="L2_1")
    station.play("play L2_4", "hook 0 left", "end")
    assert station.legal() == ["draw_cards", "draw_loco", "play F1", "play F2", "play F3"]
    station.play("play F1", "place 1 left", "play F2", "place 1 left")
    assert station.seat == 1


def test_tr_044_it_is_only_one_turn() -> None:
    station = hooked("R1 P1 P2", "L3_3")
    station.play("end", "draw_cards")
    assert station.seat == 1


def test_tr_045_a_second_card_may_be_played_before_the_extra_turn() -> None:
    station = Station(tracks=["R1 P1", ""], hands=["L2_4 F1 F2", "P2"], wagon_deck="P3")
    station.play("play L2_4", "hook 0 left")
    assert (station.phase, station.legal()) == ("second_card", ["end", "play F1", "play F2"])
    station.play("play F1", "place 0 left")
    assert (station.seat, station.phase) == (0, "turn")


def test_tr_045_the_extra_turn_follows_at_once_if_the_train_left_with_the_second_card() -> None:
    station = Station(tracks=["R1 P1", ""], hands=["L2_4 F1 F2", "P2"], wagon_deck="P3")
    station.play("play F1", "place 1 left", "play L2_4", "hook 0 left")
    assert (station.seat, station.phase) == (0, "turn")
    assert station.legal() == ["draw_cards", "play F2"]


def test_tr_046_a_modernised_wagon_doubles_the_points_of_its_train() -> None:
    assert scored("L5_3", "F2 F4") == 3 + 2 + 4
    assert scored("L5_3", "F2 F4 D1") == 2 * (3 + 2 + 4 + 1)


def test_tr_046_it_doubles_after_all_other_bonuses() -> None:
    assert scored("HS3", "H3 D1") == 2 * (3 + 3 + 1 + 2 * 2)


def test_tr_046_it_doubles_no_other_train() -> None:
    station = Station()
    station.add_train(0, "L2_4", "F2 D1")
    station.add_train(0, "L3_3", "P5")
    station.add_train(1, "L3_3", "P5")
    assert station.score(0) == 2 * (4 + 2 + 1) + (3 + 5)
    assert station.score(1) == 3 + 5
