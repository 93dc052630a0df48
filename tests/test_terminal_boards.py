"""What every board in the terminal may know: the same screen for all tables that look the same to the viewer."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from roundhouse import Table, games, load
from roundhouse.core.view import SeatView
from roundhouse.core.words import words
from roundhouse.terminal import show
from roundhouse.terminal.boards import Shown, board_for
from tests.terminal_tools import Typist

SEATS = [(name, seats) for name in games() for seats in load(name).seat_counts if seats > 1]
PLIES = (0, 60)


@cache
def played(name: str, seats: int) -> tuple[Table, ...]:
    """A random game, after this number of moves."""
    pick, table, found = random.Random(seats), Table(name, seats, seed=5, mode="interpreted"), []
    for ply in range(PLIES[-1] + 1):
        if ply in PLIES:
            found.append(table.table_at(ply))
        table.play(pick.choice(table.codes()))
    return tuple(found)


def look_alikes(table: Table) -> Iterator[tuple[int | None, Table]]:
    """For a spectator and every seat: a table that differs from this one only in what they cannot see."""
    for viewer in (None, *range(table.seats)):
        there = table.table_at(len(table.codes_played))
        there.engine.states[0] = SeatView.of(table, viewer).guess(seed=9).record
        there.engine.relist(0)
        yield viewer, there


def scene(table: Table, viewer: int | None) -> Shown:
    return show.scene(table, viewer, table.moves() if table.seat == viewer else [], ())


def screen(table: Table, viewer: int | None) -> str:
    """The table and everybody's points, as they are drawn."""
    shown, board = Typist(), board_for(table.game, words("en", table.game.name))
    shown.show(board.render(scene(table, viewer)), *show.points_so_far(table, board, viewer, ()))
    return shown.text()


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_no_board_gets_a_number_that_is_hidden(name: str, seats: int) -> None:
    for table in played(name, seats):
        for viewer, other in look_alikes(table):
            assert other.live.tobytes() != table.live.tobytes()
            mine, same = scene(table, viewer), scene(other, viewer)
            assert (mine.view, mine.moves) == (same.view, same.moves)
            assert mine.seen is not None
            assert same.seen is not None
            assert mine.seen.tobytes() == same.seen.tobytes()


@pytest.mark.parametrize("name", games())
def test_what_is_hidden_reaches_no_screen(name: str) -> None:
    for table in played(name, load(name).seat_counts[-1]):
        for viewer, other in look_alikes(table):
            assert screen(table, viewer) == screen(other, viewer)
