"""Parts of views that are kept: they are what they would be if they were made anew."""

from __future__ import annotations

import gc
import random
from typing import Any, cast
from weakref import ref

import numpy as np
import pytest

from roundhouse.core.game import games, load
from roundhouse.core.parts import RECORD, Parts, _fields, _Seen, part
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
    for position, s in enumerate(played(game, seats, 3)):
        for viewer in (None, *range(seats)):
            kept, anew = parts.remember(masked(s, viewer), viewer, position), masked(s, viewer)
            assert view.to_dict(kept) == view.to_dict(anew)
            assert [view.breakdown(kept, seat) for seat in range(seats)] == [
                view.breakdown(anew, seat) for seat in range(seats)
            ]


@pytest.mark.parametrize("game", games())
def test_one_who_comes_now_and_then_sees_what_all_others_see(game: str) -> None:
    view, parts, chance = load(game).view, Parts(), random.Random(4)
    for position, s in enumerate(played(game, 2, 4)):
        for viewer in chance.sample((None, 0, 1), chance.randrange(4)):
            assert view.to_dict(parts.remember(masked(s, viewer), viewer, position)) == view.to_dict(masked(s, viewer))


@pytest.mark.parametrize("game", games())
def test_a_part_does_not_depend_on_fields_that_it_has_not_read(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Any, bytes, int, object]] = []
    made = _Seen._make

    def note(self: _Seen, key: Any, still: GameState) -> tuple[int, Any]:
        found = made(self, key, still)
        asked.append((key, still.tobytes(), *found))
        return found

    monkeypatch.setattr(_Seen, "_make", note)
    seats, view, parts = load(game).seat_counts[-1], load(game).view, Parts()
    for position, s in enumerate(played(game, seats, 5)):
        seen = parts.remember(masked(s, 0), 0, position)
        view.to_dict(seen)
        view.breakdown(seen, 0)
    assert asked
    state = load(game).State
    for (make, args), whole, read, answer in asked:
        poisoned = np.full(len(whole), 77, np.uint8).view(state.dtype).reshape(())
        record = np.frombuffer(whole, state.dtype).reshape(())
        for name, bit in _fields(state).bits.items():
            if name != RECORD and bit & read:
                poisoned[name] = record[name]
        assert make(state(poisoned), *args) == answer


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_is_made_once_for_everybody_is_what_a_spectator_sees(game: str, seats: int) -> None:
    view, parts, shared = load(game).view, Parts(), 0
    for position, s in enumerate(played(game, seats, 6)):
        view.to_dict(parts.remember(masked(s, position % seats), position % seats, position))
        for key, (_, answer) in parts.shared.known.items():
            make, args = cast(Any, key)
            assert make(masked(s, None), *args) == answer
            shared += 1
    assert shared > 0


def test_a_part_that_reads_the_whole_record_is_of_one_viewer_and_made_anew_when_anything_changes() -> None:
    made = []

    @part
    def whole(s: GameState) -> bytes:
        made.append(s)
        return s.tobytes()

    first, parts = played("traffic", 2, 1, 3), Parts()
    for position, s in enumerate((first[0], first[0], first[1], first[2])):
        for viewer in (0, 1):
            assert whole(parts.remember(masked(s, viewer), viewer, position)) == masked(s, viewer).tobytes()
    assert len(made) == 2 * 3
    assert not parts.shared.known


def test_a_part_has_read_what_its_parts_have_read() -> None:
    made = []

    @part
    def seats(s: GameState) -> int:
        made.append("seats")
        return s.seats

    @part
    def both(s: GameState) -> tuple[int, int]:
        made.append("both")
        return seats(s), s.phase

    s, parts = Table("traffic", 3, 7, mode="interpreted").live.copy(), Parts()
    assert both(parts.remember(s, 0, 0)) == (3, s.phase)
    s.phase += 1
    assert both(parts.remember(s, 0, 1)) == (3, s.phase)
    s.seats = 2
    assert both(parts.remember(s, 0, 2)) == (2, s.phase)
    assert made == ["both", "seats", "both", "both", "seats"]


def test_what_is_kept_is_bounded() -> None:
    parts, most = Parts(), 0
    for position, s in enumerate(played("traffic", 2, 1)):
        load("traffic").view.to_dict(parts.remember(masked(s, 0), 0, position))
        most = max(most, len(parts.shared.known) + len(parts.own[0].known))
    assert 0 < most < 20  # one of each: nothing of earlier positions


def test_a_part_that_is_asked_by_names_is_made_by_them() -> None:
    @part
    def times(s: GameState, number: int = 1) -> int:
        return int(s.seats) * number

    s = Parts().remember(Table("traffic", 3, 7, mode="interpreted").live.copy(), None, 0)
    assert [times(s), times(s, number=2), times(s, 3), times(s)] == [3, 6, 9, 3]


@pytest.mark.parametrize("game", games())
def test_what_was_seen_goes_at_once_and_leaves_no_garbage(game: str) -> None:
    view, parts = load(game).view, Parts()
    gc.collect()
    gc.disable()
    try:
        for position, s in enumerate(played(game, 2, 8, 20)):
            seen = parts.remember(masked(s, 0), 0, position)
            view.to_dict(seen)
            view.breakdown(seen, 1)
            gone = ref(seen)
            del seen
            assert gone() is None
    finally:
        gc.enable()
