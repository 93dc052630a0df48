"""What every game must keep (core/testing.py), over all games, seats and options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from roundhouse.core import testing
from roundhouse.core.game import Game, games, load

TABLES = [(name, seats, options) for name in games() for seats, options in testing.tables(load(name))]
IDS = [f"{name}-{seats}-" + "-".join(f"{k}={v}" for k, v in options.items()) for name, seats, options in TABLES]
# Without options each takes a moment; all of them together take minutes.
PARAMS = [pytest.param(*table, marks=[pytest.mark.long] if table[-1] else []) for table in TABLES]
every_table = pytest.mark.parametrize(("name", "seats", "options"), PARAMS, ids=IDS)
SIZES = [table for table in TABLES if not table[-1] or table[1] == 1]
every_size = pytest.mark.parametrize(("name", "seats", "options"), SIZES)
every_game = pytest.mark.parametrize("game", [load(name) for name in games()], ids=games())
SAME_BYTES_GAMES = 250


def samples(options: dict[str, Any]) -> int:
    """At how many positions of a game something is checked: fewer where a set of options is one of many."""
    return 10 if options else 25


@pytest.fixture(autouse=True)
def _no_silent_overflow() -> Iterator[None]:
    with np.errstate(all="raise"):
        yield


@every_table
def test_legal_moves_can_be_played_and_no_others(name: str, seats: int, options: dict[str, Any]) -> None:
    testing.check_legality(load(name), seats, options, 1, "compiled", 2 * samples(options))


@every_table
def test_a_new_game_leaves_nothing_of_the_last_one(name: str, seats: int, options: dict[str, Any]) -> None:
    testing.check_new_game(load(name), seats, options, 7, "compiled")


@every_size
def test_only_one_who_plays_alone_has_a_goal(name: str, seats: int, options: dict[str, Any]) -> None:
    testing.check_goal(load(name), seats, options, 8, "compiled")


@every_table
def test_cards_are_conserved_and_positions_survive_a_round_trip(name: str, seats: int, options: dict[str, Any]) -> None:
    testing.check_positions(load(name), seats, options, 2, "compiled", samples(options))


@every_table
def test_logs_replay_to_the_same_bytes(name: str, seats: int, options: dict[str, Any]) -> None:
    testing.check_logs(load(name), seats, options, 3, "compiled")


@every_table
def test_views_hide_what_is_hidden(name: str, seats: int, options: dict[str, Any]) -> None:
    testing.check_secrets(load(name), seats, options, 4, "compiled", samples(options))


@every_table
def test_events_hide_what_is_hidden(name: str, seats: int, options: dict[str, Any]) -> None:
    testing.check_told_secrets(load(name), seats, options, 5, "compiled")


@every_table
def test_guesses_agree_with_the_view(name: str, seats: int, options: dict[str, Any]) -> None:
    testing.check_guesses(load(name), seats, options, 6, "compiled", samples(options))


@every_game
@pytest.mark.long
def test_interpreted_compiled_and_checked_rules_play_the_same_games(game: Game) -> None:
    kinds = list(testing.tables(game))
    long_game = game.rules.MOST_MOVES > 10_000  # its share of interpreted games would take ten minutes
    share = 1 if long_game else -(-SAME_BYTES_GAMES // len(kinds))
    for i, (seats, options) in enumerate(kinds):
        testing.check_same_bytes(game, seats, options, i * share, share, "interpreted", "compiled", "checked")


@every_game
@pytest.mark.long
def test_compiled_and_checked_rules_play_the_same_thousands_of_games(game: Game) -> None:
    for i, (seats, options) in enumerate(testing.tables(game)):
        testing.check_same_bytes(game, seats, options, 10_000 + i * 100, 50, "compiled", "checked")


@pytest.mark.gpu
@pytest.mark.filterwarnings("ignore:.*Grid size")  # few games are enough here, though they leave the GPU idle
@every_table
def test_the_gpu_plays_the_same_games(name: str, seats: int, options: dict[str, Any]) -> None:
    testing.check_same_bytes_on_gpu(load(name), seats, options, 256, 1)


@pytest.mark.gpu
@pytest.mark.filterwarnings("ignore:.*Grid size")
@every_game
def test_the_gpu_plays_one_game_after_the_other_and_stops_where_the_processor_does(game: Game) -> None:
    testing.check_same_bytes_on_gpu(game, game.seat_counts[-1], {}, 256, 100, 5_000)
