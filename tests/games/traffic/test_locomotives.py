"""TR-032 to TR-039: playing a locomotive."""

from __future__ import annotations

import pytest

from .station import Station


def hooks(station: Station, loco: str) -> list[str]:
    """Where the seat on turn may hook a locomotive."""
    station.play(f"play {loco}")
    return station.legal("hook")


def test_tr_032_a_locomotive_is_hooked_on_either_side_of_a_track() -> None:
    station = Station(tracks=["F1 F2 F3", "P1 P2 P3"], hands=["L2_1", "P2"], wagon_deck="P3")
    assert hooks(station, "L2_1") == ["hook 0 left", "hook 0 right", "hook 1 left", "hook 1 right"]


def test_tr_032_only_beside_wagons() -> None:
    station = Station(tracks=["F1 F2 F3", ""], hands=["L2_1", "P2"], wagon_deck="P3")
    assert hooks(station, "L2_1") == ["hook 0 left", "hook 0 right"]


@pytest.mark.parametrize(("side", "train"), [("left", "F1 F2"), ("right", "F4 F3")])
def test_tr_032_the_side_is_the_players_choice(side: str, train: str) -> None:
    station = Station(tracks=["F1 F2 F3 F4", ""], hands=["L2_1 P1", "P2"], wagon_deck="P3")
    station.play("play L2_1", f"hook 0 {side}")
    assert station.trains == [f"0: L2_1 {train}"]


@pytest.mark.parametrize(
    ("loco", "traction"), [("L1_1", 1), ("L2_4", 2), ("L3_3", 3), ("L4_3", 4), ("L5_3", 5), ("L6_1", 6)]
)
@pytest.mark.parametrize("side", ["left", "right"])
def test_tr_033_it_takes_wagons_from_that_side_as_many_as_its_traction(loco: str, traction: int, side: str) -> None:
    wagons = ["P1", "P2", "P3", "P4", "P5", "P4", "P3"]
    station = Station(tracks=[" ".join(wagons), ""], hands=[f"{loco} F1", "P2"], wagon_deck="P3")
    station.play(f"play {loco}", f"hook 0 {side}")
    from_that_side = wagons if side == "left" else wagons[::-1]
    assert station.trains == [" ".join([f"0: {loco}", *from_that_side[:traction]])]


@pytest.mark.parametrize("standing", ["F1", "F1 F2", "F1 F2 F3 F4"])
def test_tr_034_a_locomotive_takes_all_when_fewer_wagons_than_its_traction(standing: str) -> None:
    station = Station(tracks=["H3", standing], hands=["L5_3 P1", "P2"], wagon_deck="P3")
    assert "play P1" not in station.legal()
    station.play("play L5_3", "hook 1 left")
    assert station.trains == [f"0: L5_3 {standing}"]
    assert station.tracks == ["H3", ""]
    assert "play P1" in station.legal()


@pytest.mark.parametrize(("side", "left_standing"), [("left", "F3 F4 F1"), ("right", "F1 F2 F3")])
def test_tr_035_wagons_not_taken_stay_in_their_order(side: str, left_standing: str) -> None:
    station = Station(tracks=["F1 F2 F3 F4 F1", "P2 P1"], hands=["L2_1 P1", "P2"], wagon_deck="P3")
    station.play("play L2_1", f"hook 0 {side}")
    assert station.tracks == [left_standing, "P2 P1"]


def test_tr_036_a_high_speed_locomotive_is_hooked_to_high_speed_wagons_only() -> None:
    station = Station(tracks=["F1 F2", "P1 P2", "H3 H4 H5 H3"], hands=["HS3 F1", "P2"], wagon_deck="P3")
    assert hooks(station, "HS3") == ["hook 2 left", "hook 2 right"]
    station.play("hook 2 left")
    assert station.trains == ["0: HS3 H3 H4 H5"]


@pytest.mark.parametrize("tracks", [["F1 F2", "P1 P2"], ["", "F1"], ["X2", "R1"]])
def test_tr_036_it_cannot_be_played_where_no_high_speed_wagon_stands(tracks: list[str]) -> None:
    station = Station(tracks=tracks, hands=["HS3 L3_1", "P2"], wagon_deck="P3")
    assert station.legal("play") == ["play L3_1"]


@pytest.mark.parametrize("wagons", ["F1 F2", "P1 P2", "H3 H4", "X2 D1"])
def test_tr_037_another_locomotive_pulls_wagons_of_every_type(wagons: str) -> None:
    station = Station(tracks=[wagons, ""], hands=["L2_4 F1", "P2"], wagon_deck="P3")
    station.play("play L2_4", "hook 0 left")
    assert station.trains == [f"0: L2_4 {wagons}"]


def test_tr_038_locomotive_and_wagons_leave_hand_and_track_as_one_train() -> None:
    station = Station(tracks=["F1 X2 F3", ""], hands=["L2_4 P1", "P2"], wagon_deck="P3")
    station.play("play L2_4", "hook 0 left")
    assert station.trains == ["0: L2_4 F1 X2"]
    assert (station.hand(0), station.tracks) == ("P1", ["F3", ""])


def test_tr_038_each_train_is_a_stack_of_its_own() -> None:
    station = Station(tracks=["F1 F2 F3 F4", "P1"], hands=["L1_1 L2_1 P4", "L2_4 P4"], wagon_deck="P3")
    station.play("play L1_1", "hook 0 left", "play L2_1", "hook 0 left", "play L2_4", "hook 1 left")
    assert station.trains == ["0: L1_1 F1", "0: L2_1 F2 F3", "1: L2_4 P1"]


def test_tr_039_each_train_is_scored_on_its_own() -> None:
    """The modernised wagon doubles 1 + 3 + 1, not the other train's 1 + 2."""
    station = Station(tracks=["F2", "P3 D1"], hands=["L1_1 L2_1", "P2"])
    station.play("play L1_1", "hook 0 left", "play L2_1", "hook 1 left")
    assert station.over
    assert station.score(0) == 3 + 2 * 5


def test_tr_039_a_train_is_scored_at_the_end_as_it_left() -> None:
    station = Station(tracks=["F2 F3", "P3"], hands=["L1_1 F4", "L2_4"], loco_deck="L2_1")
    station.play("play L1_1", "hook 0 left", "play F4", "place 0 left")
    assert not station.over
    assert {"points", "score"}.isdisjoint(arg for event in station.events for arg in event.args)
    station.play("play L2_4", "hook 0 left", "draw_loco")
    assert station.over
    assert station.trains == ["0: L1_1 F2", "1: L2_4 F4 F3"]
    assert (station.score(0), station.score(1)) == (1 + 2 - 1, 4 + 4 + 3)
