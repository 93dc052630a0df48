"""Bots choose among the legal moves, from their view alone."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from roundhouse import Table
from roundhouse.bots import LEVELS, Bot, GreedyBot, RandomBot, make
from roundhouse.core.game import games, load
from roundhouse.core.testing import scrambled, tables
from roundhouse.core.view import SeatView
from roundhouse.core.words import LANGUAGES
from roundhouse.terminal.play import read_bots
from roundhouse.terminal.refusal import Refusal

MANY_CODES = tuple(range(1000))
every_game = pytest.mark.parametrize("game", games())


def play_out(table: Table, bots: list[Bot]) -> None:
    """Play to the end, each seat by its bot."""
    while (seat := table.seat) is not None:
        table.play(bots[seat].choose(SeatView.of(table, seat)))


def a_view(codes: tuple[int, ...] = MANY_CODES) -> SeatView:
    """What the first player sees, with these moves to choose from."""
    table = Table("traffic", 3, seed=7, mode="interpreted")
    return replace(SeatView.of(table, table.seat), codes=codes)


@every_game
def test_random_bots_play_whole_games_with_every_number_of_seats(game: str) -> None:
    for seats in load(game).seat_counts:
        table = Table(game, seats, seed=seats, mode="compiled")
        play_out(table, [RandomBot(seat) for seat in range(seats)])
        assert table.over


@every_game
@pytest.mark.long
def test_greedy_bots_play_whole_games_with_all_seats_and_options(game: str) -> None:
    for number, (seats, options) in enumerate(tables(load(game))):
        if number % 3 == 0 or options == {}:
            table = Table(game, seats, number, options, mode="compiled")
            play_out(table, [GreedyBot(seat) for seat in range(seats)])
            assert table.over


def test_the_same_seed_gives_the_same_choices_and_another_seed_others() -> None:
    view = a_view()
    first, again, other = RandomBot(1), RandomBot(1), RandomBot(2)
    chosen = [first.choose(view) for _ in range(20)]
    assert chosen == [again.choose(view) for _ in range(20)]
    assert chosen != [other.choose(view) for _ in range(20)]


def test_a_bot_without_a_seed_is_not_predictable() -> None:
    view = a_view()
    assert [RandomBot().choose(view) for _ in range(5)] != [RandomBot().choose(view) for _ in range(5)]


def test_a_random_bot_chooses_every_legal_move_now_and_then() -> None:
    bot, view = RandomBot(0), a_view((4, 7, 9))
    assert {bot.choose(view) for _ in range(100)} == {4, 7, 9}


def test_every_level_can_be_made_by_its_name() -> None:
    assert {level: type(make(level, 1)) for level in LEVELS} == {"greedy": GreedyBot, "random": RandomBot}


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_what_others_hold_does_not_change_a_choice(game: str, level: str) -> None:
    table, pick = Table(game, 3, seed=7, mode="compiled"), Random(1)
    while (seat := table.seat) is not None and len(table.codes_played) < 150:
        view = SeatView.of(table, seat)
        chosen = make(level, 3).choose(view)
        kept = table.engine.states.copy()
        table.engine.states[0] = scrambled(table.live, seat, pick).record
        assert make(level, 3).choose(SeatView.of(table, seat)) == chosen
        table.engine.states[:] = kept
        table.play(pick.choice(table.codes()))


def test_bots_are_asked_for_by_number_by_level_or_both() -> None:
    assert read_bots([]) == (None, "greedy")
    assert read_bots(["2"]) == (2, "greedy")
    assert read_bots(["random"]) == (None, "random")
    assert read_bots(["random", "0"]) == (0, "random")
    for lang in LANGUAGES:
        with pytest.raises(Refusal) as refused:
            read_bots(["clever"])
        assert "clever" in refused.value.say(lang)
