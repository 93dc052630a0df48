"""What all remember of hidden hands: never more than is there, only what all saw, and kept in a written position."""

from __future__ import annotations

import json

import pytest

from roundhouse import Game, InvalidPosition, Table, games, load
from roundhouse.bots import make
from roundhouse.core import memory, testing
from roundhouse.core.view import SeatView, masked

from .tools import play_at_random, refused

REMEMBERING = [name for name in games() if load(name).memory.CARDS]
FORGETFUL = "continental_express"
every_memory = pytest.mark.parametrize("game", [load(name) for name in REMEMBERING], ids=REMEMBERING)
BETWEEN = 25  # moves: every so often a spectator's record is asked, which is slow


def with_memory(name: str = "great_lakes", seats: int = 3) -> Table:
    """A table in the middle of a game where something is remembered of every hand."""
    table = play_at_random(Table(name, seats, 5, mode="interpreted"), 60)
    assert all(table.state()["remembered"])
    return table


@every_memory
def test_hands_have_what_is_remembered_and_all_have_seen_it(game: Game) -> None:
    for seats in game.seat_counts:
        testing.check_memory(game, seats, {}, 1, "compiled", BETWEEN)


@every_memory
@pytest.mark.long
def test_so_they_have_whatever_a_table_has_agreed_on(game: Game) -> None:
    for seats, options in testing.tables(game):
        testing.check_memory(game, seats, options, 2, "compiled", BETWEEN)


@every_memory
def test_so_they_have_in_games_of_bots(game: Game) -> None:
    for seats in game.seat_counts:
        table, bot = Table(game.name, seats, 3, mode="compiled"), make("greedy", 3, "compiled")
        while (seat := table.seat) is not None:
            testing.check_remembered(table.live.record["remembered"], table.live.record["hands"])
            table.play(bot.choose(SeatView.of(table, seat)))


@every_memory
def test_something_is_remembered_in_a_usual_game(game: Game) -> None:
    found = [any(table.state()["remembered"]) for table in testing.random_table(game, 3, {}, 5, "compiled")]
    assert any(found)


@every_memory
def test_bots_get_it_and_views_have_nothing_of_it(game: Game) -> None:
    table = play_at_random(Table(game.name, 3, 5, mode="interpreted"), 60)
    for seat in (None, 0, 1):
        assert (SeatView.of(table, seat).masked().record["remembered"] == table.live.record["remembered"]).all()
        forgotten = masked(table.live, seat)
        forgotten.record["remembered"] = 0
        assert table.view_of(forgotten) == table.view(seat)
        assert "remembered" not in table.view(seat)


def test_a_written_position_keeps_it() -> None:
    table = with_memory()
    again = Table.from_state(json.loads(json.dumps(table.state())), mode="interpreted")
    assert (again.live.record["remembered"] == table.live.record["remembered"]).all()


def test_where_a_position_says_nothing_of_it_nothing_is_remembered() -> None:
    state = with_memory().state()
    del state["remembered"]
    assert Table.from_state(state, mode="interpreted").state()["remembered"] == [[], [], []]


def test_more_than_a_hand_has_cannot_be_remembered() -> None:
    state = with_memory().state()
    held = state["hands"][1]["cards"]
    for cards in ([*held, held[-1]], [*held, "wild", "wild", "wild", "wild", "wild"]):
        with refused(InvalidPosition, "position-remembered", "remembered[1]", cards[-1]):
            Table.from_state({**state, "remembered": [[], cards, []]}, mode="interpreted")
    assert (
        Table.from_state({**state, "remembered": [[], held, []]}, mode="interpreted").state()["remembered"][1] == held
    )


@pytest.mark.parametrize(
    ("said", "reason"),
    [([[]], "position-per-seat"), ([["coal"], [], []], "position-name"), (3, "position-no-list")],
)
def test_what_makes_no_sense_is_refused(said: object, reason: str) -> None:
    with refused(InvalidPosition, reason, "remembered"):
        Table.from_state({**with_memory().state(), "remembered": said}, mode="interpreted")


def test_a_game_without_hidden_hands_remembers_nothing() -> None:
    table = Table(FORGETFUL, 3, 5, mode="interpreted")
    assert table.game.memory is memory
    assert "remembered" not in table.state()
    with refused(InvalidPosition, "position-unknown-key", "remembered"):
        Table.from_state({**table.state(), "remembered": [[], [], []]}, mode="interpreted")


def test_a_move_taken_back_is_forgotten() -> None:
    table = with_memory()
    before = table.state()["remembered"]
    while table.state()["remembered"] == before:
        ply = len(table.codes_played)
        table.play(table.codes()[0])
    table.go_back_to(ply)
    assert table.state()["remembered"] == before
