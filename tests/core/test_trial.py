"""Moves tried on a copy of a table, in all games."""

from __future__ import annotations

import random

import pytest

from roundhouse import Table, games, load
from roundhouse.core import trial
from roundhouse.core.errors import IllegalMove
from roundhouse.core.ledger import clauses
from roundhouse.core.revealed import reveals

MOVES = 90


def walk(game: str, seed: int = 3) -> Table:
    return Table(game, seed=seed, mode="interpreted")


@pytest.mark.parametrize("game", games())
def test_what_is_tried_leaves_the_table_as_it_was(game: str) -> None:
    table, chance = walk(game), random.Random(1)
    for _ in range(MOVES):
        if table.over:
            break
        before, code = table.live.tobytes(), chance.choice(table.codes())
        there = trial.tried(table, [code])
        assert table.live.tobytes() == before
        table.play(code)
        assert there.live.tobytes() == table.live.tobytes()
        assert there.codes() == table.codes()


@pytest.mark.parametrize("game", games())
def test_what_follows_is_the_only_move_is_not_to_be_asked_and_shows_nothing(game: str) -> None:
    table, chance, followed = walk(game), random.Random(2), 0
    for _ in range(MOVES):
        if table.over:
            break
        there, again = table.copy(), table.copy()
        trial.follow(there, table.seat)
        for code in there.codes_played[len(table.codes_played) :]:
            assert again.codes() == [code]
            assert again.seat == table.seat
            assert again.phase not in again.game.asked
            assert not reveals(again.game, again.live, [code])
            again.play(code)
            followed += 1
        table.play(chance.choice(table.codes()))
    assert game in {"great_lakes", "traffic", "ticket_cards"} or followed > 0


@pytest.mark.parametrize("game", games())
def test_nothing_follows_for_others(game: str) -> None:
    table, chance, passed = walk(game), random.Random(2), 0
    while not table.over and passed < MOVES:
        seat = table.seat
        table.play(chance.choice(table.codes()))
        if table.seat != seat:
            there, passed = table.copy(), passed + 1
            trial.follow(there, seat)
            assert there.codes_played == table.codes_played
    assert passed > 0


@pytest.mark.parametrize("game", games())
def test_what_only_opens_a_choice_is_in_the_middle_of_a_decision_and_shows_nothing(game: str) -> None:
    table, chance, opened = walk(game), random.Random(3), 0
    for _ in range(MOVES):
        if table.over:
            break
        for code, there in trial.ahead(table):
            assert table.game.layout.describe(code)[0] in table.game.opening
            assert trial.is_open(table, there)
            opened += 1
        table.play(chance.choice(table.codes()))
    assert (opened > 0) == bool(load(game).opening)


def test_a_move_of_another_seat_cannot_be_tried() -> None:
    table = walk("traffic")
    draw = next(code for code in table.codes() if table.game.layout.describe(code)[0] == "draw_cards")
    with pytest.raises(IllegalMove, match="turn passed"):
        trial.tried(table, [draw, draw])
    with pytest.raises(IllegalMove):
        trial.tried(table, [99_999])


def test_what_has_shown_something_is_not_open() -> None:
    table = Table("isle_of_trains", 2, 3, mode="interpreted")
    take = next(code for code in table.codes() if table.game.layout.describe(code)[0] == "take")
    assert trial.is_open(table, trial.tried(table, [take]))
    deck = next(
        code for code in trial.tried(table, [take]).codes() if table.game.layout.describe(code)[0] == "take_deck"
    )
    assert not trial.is_open(table, trial.tried(table, [take, deck]))


@pytest.mark.parametrize("name", games())
def test_what_a_game_says_of_its_phases_is_so(name: str) -> None:
    game = load(name)
    assert game.within <= set(game.phases)
    assert set(game.asked) <= set(game.phases)
    assert game.opening <= set(game.layout.names)
    assert set(game.asked.values()) <= set(clauses(game))
