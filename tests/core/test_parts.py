"""Parts of views that are kept: they are what they would be if they were made anew."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from roundhouse.core.game import games, load
from roundhouse.core.parts import Parts, Slices, _Seen, part
from roundhouse.core.state import GameState
from roundhouse.core.table import Table
from roundhouse.core.view import masked

GAMES = [(game, seats) for game in games() for seats in {load(game).seat_counts[0], load(game).seat_counts[-1]}]


def played(game: str, seats: int, seed: int, most: int = 160) -> list[GameState]:
    """Copies of the states of a game by chance."""
    table, chance = Table(game, seats, seed, mode="interpreted"), random.Random(seed)
    found: list[GameState] = []
    while not table.over and len(found) < most:
        found.append(table.live.copy())
        table.play(chance.choice(table.codes()))
    return [*found, table.live.copy()]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_view_of_kept_parts_is_the_one_made_anew(game: str, seats: int) -> None:
    view, parts = load(game).view, Parts()
    for s in played(game, seats, 3):
        for viewer in (None, *range(seats)):
            kept, anew = parts.remember(masked(s, viewer)), masked(s, viewer)
            assert view.to_dict(kept) == view.to_dict(anew)
            assert [view.breakdown(kept, seat) for seat in range(seats)] == [
                view.breakdown(anew, seat) for seat in range(seats)
            ]


@pytest.mark.parametrize("game", games())
def test_a_part_does_not_depend_on_bytes_that_it_has_not_read(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Any, bytes, Slices, object]] = []
    keep = _Seen._keep

    def note(self: _Seen, ways: list[tuple[Slices, dict[bytes, Any]]], slices: Slices, answer: object) -> None:
        key = next(key for key, known in self.ways.items() if known is ways)
        asked.append((key, self.whole, slices, answer))
        keep(self, ways, slices, answer)

    monkeypatch.setattr(_Seen, "_keep", note)
    seats, view, parts = load(game).seat_counts[-1], load(game).view, Parts()
    for s in played(game, seats, 5):
        view.to_dict(parts.remember(masked(s, 0)))
        view.breakdown(parts.remember(masked(s, 0)), 0)
    assert asked
    state = load(game).State
    for (make, args), whole, slices, answer in asked:
        poisoned = np.full(len(whole), 77, np.uint8)
        for each in slices:
            poisoned[each] = np.frombuffer(whole, np.uint8)[each]
        assert make(state(poisoned.view(state.dtype).reshape(())), *args) == answer


def test_a_part_that_reads_the_whole_record_is_kept_by_all_of_it() -> None:
    made = []

    @part
    def whole(s: GameState) -> bytes:
        made.append(s)
        return s.tobytes()

    first, parts = played("traffic", 2, 1, 3), Parts()
    for s in (first[0], first[0], first[1], first[2]):
        assert whole(parts.remember(s.copy())) == s.tobytes()
    assert len(made) == 3


def test_what_is_kept_is_bounded() -> None:
    parts = Parts()
    for s in played("traffic", 2, 1):
        load("traffic").view.to_dict(parts.remember(masked(s, 0)))
    assert all(len(answers) <= 8 for ways in parts.ways.values() for _, answers in ways)
    assert all(len(ways) <= 6 for ways in parts.ways.values())


def test_a_part_that_is_asked_by_names_is_made_by_them() -> None:
    @part
    def times(s: GameState, number: int = 1) -> int:
        return int(s.seats) * number

    s = Parts().remember(Table("traffic", 3, 7, mode="interpreted").live.copy())
    assert [times(s), times(s, number=2), times(s, 3), times(s)] == [3, 6, 9, 3]
