"""TR-024 to TR-031: playing a wagon."""

from __future__ import annotations

import pytest

from .station import Station

SPECIALS = ["X2", "M2", "R1", "D1"]
WAGONS = ["F1", "P1", "H3", *SPECIALS]


def places(station: Station, wagon: str) -> list[str]:
    """Where the seat on turn may put a wagon."""
    station.play(f"play {wagon}")
    return station.legal()


@pytest.mark.parametrize(
    ("end", "tracks"),
    [
        ("0 left", ["F4 F1 F2 F3", "F2"]),
        ("0 right", ["F1 F2 F3 F4", "F2"]),
        ("1 left", ["F1 F2 F3", "F4 F2"]),
        ("1 right", ["F1 F2 F3", "F2 F4"]),
    ],
)
def test_tr_024_a_wagon_goes_to_an_end_of_a_track(end: str, tracks: list[str]) -> None:
    station = Station(tracks=["F1 F2 F3", "F2"], hands=["F4 P1", "P2"], wagon_deck="P3")
    station.play("play F4", f"place {end}")
    assert station.tracks == tracks
    assert station.hand(0) == "P1"


def test_tr_024_a_wagon_never_goes_between_others() -> None:
    station = Station(tracks=["F1 F2 F3", "F2"], hands=["F4", "P2"], wagon_deck="P3")
    assert places(station, "F4") == ["place 0 left", "place 0 right", "place 1 left", "place 1 right"]


@pytest.mark.parametrize(("wagon", "track"), [("F2", 0), ("P2", 1), ("H4", 2)])
def test_tr_025_a_typed_wagon_joins_only_wagons_of_its_type(wagon: str, track: int) -> None:
    station = Station(tracks=["F1 F3", "P1", "H3 H3"], hands=[wagon, "P2"], wagon_deck="P3")
    assert places(station, wagon) == [f"place {track} left", f"place {track} right"]


@pytest.mark.parametrize("special", SPECIALS)
def test_tr_026_a_special_wagon_may_be_added_to_any_track(special: str) -> None:
    station = Station(tracks=["F1 F3", "P1", "H3", "X3", ""], hands=[special, "P2"], wagon_deck="P3")
    ends = [f"place {track} {side}" for track in range(4) for side in ("left", "right")]
    assert places(station, special) == [*ends, "place 4 left"]


@pytest.mark.parametrize("special", SPECIALS)
@pytest.mark.parametrize("side", ["left", "right"])
def test_tr_027_a_special_wagon_does_not_change_the_type_of_a_track(special: str, side: str) -> None:
    station = Station(tracks=["F1", "F3"], hands=[f"{special} F2 P2 H3", "P2"], wagon_deck="P3")
    station.play(f"play {special}", f"place 0 {side}")
    assert station.legal("play") == ["play F2"]
    assert places(station, "F2") == ["place 0 left", "place 0 right", "place 1 left", "place 1 right"]


@pytest.mark.parametrize("wagon", WAGONS)
def test_tr_028_any_wagon_may_be_played_on_an_empty_track(wagon: str) -> None:
    station = Station(tracks=["F2", ""], hands=[f"{wagon} F4", "P2"], wagon_deck="P3")
    station.play(f"play {wagon}", "place 1 left")
    assert station.tracks == ["F2", wagon]


@pytest.mark.parametrize("wagon", WAGONS)
@pytest.mark.parametrize("standing", ["X3", "X3 M2", "R1 D1 X2"])
def test_tr_028_any_wagon_may_be_added_to_special_wagons(wagon: str, standing: str) -> None:
    station = Station(tracks=["F2", standing], hands=[f"{wagon} F4", "P2"], wagon_deck="P3")
    station.play(f"play {wagon}", "place 1 right")
    assert station.tracks == ["F2", f"{standing} {wagon}"]


def test_tr_028_a_typed_wagon_among_special_ones_closes_the_track_to_other_types() -> None:
    station = Station(tracks=["F2", "X3 P1 M2"], hands=["P2 H3", "P2"], wagon_deck="P3")
    assert station.legal("play") == ["play P2"]


def test_tr_029_the_last_of_all_58_wagons_still_finds_room_on_a_track() -> None:
    station = Station(tracks=[" ".join(["F1"] * 57), "P1"], hands=["F2 F4", "P2"], wagon_deck="P3")
    station.play("play F2", "place 0 right")
    assert station.tracks[0].split() == ["F1"] * 57 + ["F2"]


def test_tr_030_a_player_may_add_to_what_another_began() -> None:
    station = Station(tracks=["", "F1"], hands=["P1 F4", "P2 F4"], wagon_deck="P3")
    station.play("play P1", "place 0 left", "end", "play P2", "place 0 right")
    assert station.tracks == ["P1 P2", "F1"]


def test_tr_030_a_player_may_dispatch_what_another_placed() -> None:
    station = Station(tracks=["", "F1"], hands=["P1 F4", "L1_1 F4"], wagon_deck="P3")
    station.play("play P1", "place 0 left", "end", "play L1_1", "hook 0 left")
    assert station.trains == ["1: L1_1 P1"]


def test_tr_031_a_typed_wagon_without_an_open_track_cannot_be_played() -> None:
    station = Station(tracks=["F1", "P1"], hands=["F2 P2 H3 X2", "P2"], wagon_deck="P3")
    assert station.legal("play") == ["play F2", "play P2", "play X2"]


def test_tr_031_it_can_be_played_once_a_track_is_free() -> None:
    station = Station(tracks=["F1", "P1"], hands=["H3 L1_1", "P2"], wagon_deck="P3")
    assert "play H3" not in station.legal()
    station.play("play L1_1", "hook 1 left")
    assert places(station, "H3") == ["place 1 left"]
