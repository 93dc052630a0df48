"""What a move brings at once, and wagons tried out on the tracks: found as if they stood there, and put back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from roundhouse.core.game import load
from roundhouse.core.record import NONE, UNSURE
from roundhouse.core.testing import random_table
from roundhouse.core.view import masked
from tests.modules import module_of

from .station import GAME, RULES, Station, number

ACTION, OPINION, TRIES = (module_of(GAME, name) for name in ("action", "opinion", "opinion.tries"))
LEFT, RIGHT = ACTION.LEFT, ACTION.RIGHT


def gains(station: Station) -> dict[str, int | None]:
    """What each legal move brings; None: that is not certain."""
    layout, found = GAME.layout, {}
    for code in station.engine.codes(0):
        args = int(layout.kind[code]), int(layout.first_arg[code]), int(layout.second_arg[code])
        gain = RULES.gain(station.s, *args)
        found[station.said(code)] = None if gain == UNSURE else gain
    return found


def hooking(tracks: list[str], loco: str, **options: Any) -> Station:
    """A station in which seat 0 is about to hook this locomotive."""
    station = Station(tracks, [f"{loco} {loco} F4", "P2"], "P3 P3 P3", "L2_1", **options)
    station.play(f"play {loco}")
    return station


# What a move brings


def test_a_locomotive_brings_the_points_of_the_wagons_that_it_takes() -> None:
    assert gains(hooking(["F1 F2 X3", "P5"], "L2_4")) == {
        "hook 0 left": 4 + 1 + 2,
        "hook 0 right": 4 + 2 - 3,
        "hook 1 left": 4 + 5,
    }


def test_bonus_and_doubling_count_at_once() -> None:
    assert gains(hooking(["H3 H4 H5 D1", ""], "HS3")) == {
        "hook 0 left": 3 + 3 + 4 + 5 + 3 * 2,
        "hook 0 right": 2 * (3 + 1 + 5 + 4 + 3 * 2),
    }
    assert gains(hooking(["D1 D1", ""], "L3_1"))["hook 0 left"] == 4 * 3
    assert gains(hooking(["D1 D1", ""], "L3_1", modernised_stack="once"))["hook 0 left"] == 2 * 3


def test_where_motorised_wagons_leave_a_choice_nothing_is_certain_before_it_is_made() -> None:
    station = hooking(["M2 P1 P2 P3 P4 P5", ""], "L3_3")
    assert gains(station) == {"hook 0 left": None, "hook 0 right": 3 + 5 + 4 + 3}
    station.play("hook 0 left")
    assert gains(station) == {"pull 1": 5, "pull 3": 8, "pull 5": 15}
    from_the_right = hooking(["P5 P4 P3 P2 P1 M2", ""], "L3_3")
    from_the_right.play("hook 0 right")
    assert gains(from_the_right) == {"pull 1": 5, "pull 3": 8, "pull 5": 15}


def test_no_other_move_brings_points_for_certain() -> None:
    station = Station(["F1 F2", "P5"], ["F1 L2_4 switch red_semaphore", "P2"], "P3 P3 P3", "L2_1")
    assert set(gains(station).values()) == {None}
    station.play("play F1")
    assert gains(station) == {"place 0 left": None, "place 0 right": None}


# Wagons tried out

Try = Callable[[Any, Any], None]
TRIED: dict[str, tuple[list[str], Try]] = {
    "a wagon on the left": (["P3 P1 P2 M2 P5", "F1 F4"], lambda s, n: TRIES.try_wagon(s, n, number("P3"), 0, LEFT)),
    "a wagon on the right": (["P1 P2 M2 P5 P3", "F1 F4"], lambda s, n: TRIES.try_wagon(s, n, number("P3"), 0, RIGHT)),
    "wagons gone on the left": (["M2 P5", "F1 F4"], lambda s, n: TRIES.try_cut(s, n, 0, LEFT, 2)),
    "wagons gone on the right": (["P1 P2", "F1 F4"], lambda s, n: TRIES.try_cut(s, n, 0, RIGHT, 2)),
    "all wagons gone": (["P1 P2 M2 P5", ""], lambda s, n: TRIES.try_cut(s, n, 1, LEFT, 2)),
}


def looked(tracks: list[str]) -> tuple[Any, Any]:
    """A station with these tracks, and what a seat with three locomotives makes of it."""
    station = Station(tracks, ["L1_1 L2_4 L5_3 HS3 F4", "P2"], "P3 " * 30, "L2_1 " * 5)
    notes = OPINION.Notes.new()
    OPINION.look(station.s, notes)
    return station.s, notes


@pytest.mark.parametrize("tried", TRIED)
def test_a_track_is_thought_to_be_what_it_would_be(tried: str) -> None:
    tracks, try_it = TRIED[tried]
    s, notes = looked(["P1 P2 M2 P5", "F1 F4"])
    before, best = s.tobytes(), notes.best.tolist()
    for _ in range(2):  # found out, then remembered
        try_it(s, notes)
        assert notes.best.tolist() == looked(tracks)[1].best.tolist() != best
        for track in range(s.track_count):
            TRIES.put_back(s, notes, track)
        assert (s.tobytes(), notes.best.tolist()) == (before, best)


def test_a_stretch_of_what_is_tried_out_is_known_as_what_it_leaves_of_the_track() -> None:
    s, notes = looked(["P1 P2 M2 P5", "F1 F4"])
    TRIES.try_wagon(s, notes, number("P3"), 0, LEFT)
    assert TRIES.stretch(notes, 0, 1, 5) == TRIES.cut(LEFT, 0) == TRIES.cut(RIGHT, 0)
    assert TRIES.stretch(notes, 0, 3, 5) == TRIES.cut(LEFT, 2)
    assert TRIES.stretch(notes, 0, 1, 4) == TRIES.cut(RIGHT, 1)
    assert [TRIES.stretch(notes, 0, *at) for at in ((0, 5), (0, 3), (2, 4))] == [NONE] * 3
    TRIES.try_wagon(s, notes, number("P3"), 0, RIGHT)
    assert TRIES.stretch(notes, 0, 0, 3) == TRIES.cut(RIGHT, 1)
    assert [TRIES.stretch(notes, 0, *at) for at in ((0, 5), (2, 5), (1, 3))] == [NONE] * 3


def decisions() -> Iterator[tuple[Any, list[int]]]:
    """What seats see in some games, and their legal moves."""
    for seed in range(3):
        for ply, table in enumerate(random_table(load("traffic"), 3, {}, seed, "interpreted")):
            if table.seat is not None and ply % 7 == seed:
                yield masked(table.live, table.seat), table.codes()


def test_nothing_that_is_tried_out_stays_on_the_table() -> None:
    game, kinds = load("traffic"), set()
    opinion, layout = game.opinion, game.layout
    for s, codes in decisions():
        notes, before = opinion.Notes.new(), s.tobytes()
        opinion.look(s, notes)
        assert s.tobytes() == before
        best = notes.best.tolist()  # type: ignore[attr-defined]
        for code in codes:
            kind = int(layout.kind[code])
            opinion.worth(s, notes, kind, int(layout.first_arg[code]), int(layout.second_arg[code]))
            assert (s.tobytes(), notes.best.tolist()) == (before, best), layout.describe(code)  # type: ignore[attr-defined]
            kinds.add(layout.names[kind])
    assert kinds >= {"play", "place", "hook", "take", "lift", "swap", "move"}
