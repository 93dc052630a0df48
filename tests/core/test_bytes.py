"""Cells of one byte: nothing that rules or screens put into them is ever too large for one."""

from __future__ import annotations

import pytest

from roundhouse import Game, games, load
from roundhouse.core.actions import count
from roundhouse.core.chance import seed_bytes
from roundhouse.core.engine import Engine
from roundhouse.core.events import Secret
from roundhouse.core.meaning import bits, pile, upto
from roundhouse.core.record import BYTE, CELL, Cells, Record, cells, small_cells
from roundhouse.core.state import GameState

MOST = 127
PLAYED = 300


def small(game: Game) -> dict[str, tuple[int, ...]]:
    """The fields whose cells are bytes."""
    return {name: field.shape for name, field in game.State.fields.items() if field.type is BYTE}


packed = [load(name) for name in games() if small(load(name))]
each_packed = pytest.mark.parametrize("game", packed, ids=lambda game: game.name)


def widened(game: Game) -> Game:
    """The same game with room for larger numbers in every cell."""
    wide = Game(game.name, game.package)
    fields = {name: field._replace(type=CELL) for name, field in game.State.fields.items() if field.type is BYTE}
    hints = {name: Cells if field.shape else int for name, field in fields.items()}
    state: type[GameState] = type("State", (game.State,), {**fields, "__annotations__": hints})
    wide.__dict__["State"] = state
    return wide


def test_some_game_is_packed_into_bytes() -> None:
    assert packed


@pytest.mark.long  # it compiles the game anew
@each_packed
def test_games_with_wider_cells_are_the_same_games(game: Game) -> None:
    narrow, wide = Engine(game, 1, "compiled"), Engine(widened(game), 1, "compiled")
    assert wide.states.dtype.itemsize > narrow.states.dtype.itemsize
    for seats in game.seat_counts:
        options = game.option_cells(game.check_options(seats, None))
        for number in range(PLAYED):
            most = 1 << 40 if number % 3 else 10 + number  # some are looked at before they end
            ends = [engine.many_games(seats, options, seed_bytes(seats), number, 1, most) for engine in (narrow, wide)]
            assert ends[0][0] == ends[1][0], (seats, number)
            for name in game.State.fields:
                assert narrow.states[name].tolist() == wide.states[name].tolist(), (name, seats, number)


@each_packed
def test_what_events_tell_fits_into_a_byte(game: Game) -> None:
    if "events" in small(game):
        for kind, args in game.events.items():
            for arg, spec in args.items():
                assert count(spec.values if isinstance(spec, Secret) else spec) <= MOST + 1, (kind, arg)


@each_packed
def test_what_is_agreed_on_fits_into_a_byte(game: Game) -> None:
    if "options" in small(game):
        assert max(cell for option in game.options.values() for cell in option.values.values()) <= MOST


@each_packed
def test_the_sizes_of_rows_fit_into_a_byte(game: Game) -> None:
    assert max(max(shape, default=0) for shape in small(game).values()) <= MOST


def test_a_field_whose_numbers_are_too_large_for_a_byte_is_refused() -> None:
    assert small_cells(holds=upto(MOST)).type is BYTE
    assert small_cells(4, holds=pile(MOST + 1)).type is BYTE
    for holds in (upto(MOST + 1), pile(MOST + 2), pile(5, each=3), bits(5), (upto(1), upto(1000))):
        with pytest.raises(ValueError, match="a byte holds 127 at most"):
            small_cells(4, holds=holds)
        assert cells(4, holds=holds).type is CELL


class Odd(Record):
    """A record whose bytes do not fill its last word."""

    number: int = cells()
    card: int = small_cells()


def test_a_number_that_is_too_large_for_a_byte_is_never_cut_off_by_the_interpreter() -> None:
    record = Odd.new()
    record.card = MOST
    for wrong in (MOST + 1, -MOST - 2, 1000):
        with pytest.raises(OverflowError):
            record.card = wrong
    assert (record.card, record.dtype.itemsize) == (MOST, 4)
