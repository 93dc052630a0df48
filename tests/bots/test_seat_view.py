"""What a bot gets holds all that its seat sees, and nothing that it does not."""

from __future__ import annotations

import pickle
from pathlib import Path
from random import Random

import pytest

from roundhouse import Table
from roundhouse.core.game import games, load
from roundhouse.core.record import UNKNOWN
from roundhouse.core.testing import random_table, sampling, scrambled
from roundhouse.core.view import SeatView, masked

EDITION = Path(__file__).parents[1] / "games" / "traffic" / "ledger_edition"
every_game = pytest.mark.parametrize("name", games())


@every_game
def test_nothing_hidden_is_in_a_view_nor_in_its_pickled_form(name: str) -> None:
    game, pick = load(name), Random(1)
    every = sampling(game, 3, {}, 5, "compiled", 30)
    for ply, table in enumerate(random_table(game, 3, {}, 5, "compiled")):
        if ply % every == 0 or table.over:
            for seat in (None, 0, 1, 2):
                seen = SeatView.of(table, seat)
                kept = table.engine.states.copy()
                table.engine.states[0] = scrambled(table.live, seat, pick).record
                assert SeatView.of(table, seat) == seen
                assert pickle.dumps(SeatView.of(table, seat)) == pickle.dumps(seen)
                table.engine.states[:] = kept


@every_game
def test_only_the_seat_that_decides_is_told_the_moves(name: str) -> None:
    table = Table(name, 3, seed=7, mode="compiled")
    for seat in (None, 0, 1, 2):
        view = SeatView.of(table, seat)
        assert view.codes == (tuple(table.codes()) if seat == table.seat else ())
        assert len(view.moves()) == len(view.codes)


@every_game
def test_a_view_gives_back_the_state_that_the_seat_sees(name: str) -> None:
    table = Table(name, 3, seed=7, mode="compiled")
    view = pickle.loads(pickle.dumps(SeatView.of(table, 1)))
    assert view.masked() == masked(table.live, 1)
    assert (view.masked().key == UNKNOWN).all()
    assert (view.seats, view.options, view.seat) == (3, table.options, 1)


@every_game
@pytest.mark.long
def test_a_guess_agrees_with_the_view_and_has_a_future_of_its_own(name: str) -> None:
    table = Table(name, 3, seed=7, mode="compiled")
    view = SeatView.of(table, table.seat)
    guess, again, other = view.guess(1), view.guess(1), view.guess(2)
    assert masked(guess, table.seat) == view.masked()
    assert guess == again
    assert guess != other
    assert guess.key.tobytes() != table.live.key.tobytes()
    assert masked(view.guess(1, "compiled"), table.seat) == view.masked()


def test_moves_are_told_by_their_names() -> None:
    table = Table("traffic", 3, seed=7, mode="interpreted")
    view = SeatView.of(table, table.seat)
    assert view.moves() == [(move.kind, move.args) for move in table.moves()]


def test_an_edition_is_found_again() -> None:
    table = Table("traffic", 2, seed=7, edition=EDITION, mode="interpreted")
    view = pickle.loads(pickle.dumps(SeatView.of(table, table.seat)))
    assert view.game is table.game
    assert SeatView.of(Table("traffic", 2, seed=7, mode="interpreted"), 0).edition is None
