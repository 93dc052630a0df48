"""Why a move of Traffic is refused: what stands where, and what is left to do."""

from __future__ import annotations

from .station import Station


def test_a_wagon_says_which_types_are_in_its_way() -> None:
    full = Station(tracks=["P1", "H3"], hands=["F1 L2_1", "P2"], wagon_deck="P3")
    assert full.refused("play F1") == ("no-open-track", {"type": "freight"})
    station = Station(tracks=["P1", ""], hands=["F1 L2_1", "P2"], wagon_deck="P3")
    station.play("play F1")
    assert station.refused("place 0 left") == (
        "track-of-other-type",
        {"track": 1, "standing": "passenger", "type": "freight"},
    )
    assert station.refused("place 1 right") == ("side-void", {"track": 2})


def test_a_locomotive_says_which_wagons_it_lacks() -> None:
    empty = Station(tracks=["", ""], hands=["L2_1 F1", "P2"], wagon_deck="P3")
    assert empty.refused("play L2_1") == ("no-wagons", {})
    assert empty.refused("play P1") == ("not-in-hand", {})
    slow = Station(tracks=["F1", ""], hands=["HS3 F1", "P2"], wagon_deck="P3")
    assert slow.refused("play HS3") == ("no-fast-wagons", {})


def test_a_locomotive_says_how_many_wagons_it_can_take() -> None:
    station = Station(tracks=["F1 M2 F1 F2 F3", ""], hands=["L2_1 F1", "P2"], wagon_deck="P3")
    station.play("play L2_1", "hook 0 left")
    possible = tuple(move.split()[1] for move in station.legal("pull"))
    assert len(possible) > 1
    assert station.refused("pull 0") == ("traction", {"possible": possible})


def test_a_turn_says_what_can_still_be_done() -> None:
    station = Station(tracks=["F1", ""], hands=["F1 F2", "P2"], wagon_deck="P3")
    assert station.refused("pass") == ("no-pass", {})
    station.play("play F1", "place 0 left")
    assert station.refused("draw_cards") == ("draw-after-card", {})
