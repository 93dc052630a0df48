"""What follows from the table and is shown with it: hooks, points step by step; and what of it is hidden."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.core.view import masked
from tests.modules import module_of

from .station import GAME, Station

VIEW = module_of(GAME, "view")


def view(station: Station, seat: int | None) -> dict[str, Any]:
    seen: dict[str, Any] = VIEW.to_dict(masked(station.s, seat))
    return seen


def test_tr_032_the_view_lists_where_a_locomotive_may_be_hooked_and_what_it_takes_there() -> None:
    station = Station(["M2 P1 P2", "F1", "F2 F3 X2 F4"], ["L3_3 F2", "P1"], wagon_deck="F1")
    assert view(station, 1)["hooks"] == []
    station.play("play L3_3")
    assert view(station, 1)["hooks"] == [
        {"track": 0, "side": "left", "wagons": [1, 3]},  # all three are the same choice from both sides
        {"track": 1, "side": "left", "wagons": [1]},
        {"track": 2, "side": "left", "wagons": [3]},
        {"track": 2, "side": "right", "wagons": [3]},
    ]
    station.play("hook 0 left")
    assert view(station, 1)["hooks"] == []


def test_tr_066_the_points_are_shown_step_by_step() -> None:
    station = Station(["F1", ""], ["L3_3 F2", "P1", "P2"], wagon_deck="F1")
    station.add_train(1, "L2_4", "H3 D1")
    station.add_train(0, "HS4", "H3 H4 X2 R1")
    station.add_train(1, "L3_1", "P1 R1 P2")
    first = {"seat": 1, "loco": "L2_4", "wagons": ["H3", "D1"], "points": 8, "bonus": 0, "factor": 2, "score": 16}
    last = {"seat": 1, "loco": "L3_1", "wagons": ["P1", "R1", "P2"], "points": 5, "bonus": 0, "factor": 1, "score": 5}
    fast = {
        "seat": 0,
        "loco": "HS4",
        "wagons": ["H3", "H4", "X2", "R1"],
        "points": 9,
        "bonus": 8,
        "factor": 1,
        "score": 17,
    }
    assert VIEW.breakdown(station.s, 0) == {"trains": [fast], "hand": -5, "total": 12}
    assert VIEW.breakdown(station.s, 1) == {"trains": [first, last], "hand": -1, "total": 20}
    assert VIEW.breakdown(station.s, 2) == {"trains": [], "hand": -2, "total": -2}


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_tr_069_what_a_hidden_hand_costs_is_not_shown(seat: int | None) -> None:
    station = Station(["F1", ""], ["L3_3 F2", "P1", "P2"], wagon_deck="F1")
    station.add_train(1, "L5_3", "F2 F4")
    parts = VIEW.breakdown(masked(station.s, seat), 1)
    assert (parts["hand"], parts["total"]) == (None, 9)
    assert VIEW.breakdown(masked(station.s, 1), 1)["hand"] == -1


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_tr_hid_05_a_deck_shows_its_size_and_no_card(cards: int) -> None:
    station = Station(["F1", ""], ["F2", "P1"], wagon_deck="F1 " * cards, loco_deck="L1_1 " * cards)
    for deck in ("wagon_deck", "loco_deck"):
        assert view(station, 0)[deck] == {"size": cards, "cards": None if cards else []}


@pytest.mark.parametrize("pulls_specials", [True, False])
@pytest.mark.parametrize("track", ["X2 X2 X3 X3 H3", "H3 X2 X2 X3 X3"])  # four wagons from the other side are too many
def test_tr_036_a_high_speed_locomotive_can_be_played_if_it_can_be_hooked_on_either_side(
    track: str, pulls_specials: bool
) -> None:
    side = "left" if track.startswith("H3") else "right"
    station = Station(["F1", track], ["HS3 F1", "P1"], wagon_deck="F1", hs_pulls_specials=pulls_specials)
    station.play("play HS3")
    assert station.legal() == [f"hook 1 {side}"]


def test_tr_053_every_player_with_a_semaphore_is_skipped_in_turn() -> None:
    station = Station(["F1", ""], ["F2", "P1", "P2", "P3"], wagon_deck="F1 F1 F1 F1")
    station.s.semaphores[:4] = 0, 1, 2, 0
    station.play("draw_cards")
    told = [(event.kind, *event.args.values()) for event in station.events if event.kind != "drew"]
    assert told == [("skipped", 1, "semaphore"), ("skipped", 2, "semaphore"), ("began", 3, 0)]
    assert (station.seat, station.s.semaphores[:4].tolist()) == (3, [0, 0, 0, 0])
    assert station.discards == "red_semaphore red_semaphore red_semaphore"
