"""Play that random games seldom show: those who only take, only pass, never pay, always do the first thing they may.

One game of each number of seats and each set of options, and few of its positions, are enough for every day.  By hand:
`ROUNDHOUSE_RARE_GAMES=200 pytest tests/test_rare_play.py` plays 200 of each, and looks at all that is new.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Any
from zlib import crc32

import numpy as np
import pytest

from roundhouse.core import testing
from roundhouse.core.game import games, load

TABLES = [(name, seats, options) for name in games() for seats, options in testing.tables(load(name))]
IDS = [f"{name}-{seats}-" + "-".join(f"{k}={v}" for k, v in options.items()) for name, seats, options in TABLES]
GAMES = int(os.environ.get("ROUNDHOUSE_RARE_GAMES", "1"))
SAMPLES = 3 if GAMES == 1 else 12


@pytest.fixture(autouse=True)
def _no_silent_overflow() -> Iterator[None]:
    with np.errstate(all="raise"):
        yield


@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=IDS)
@pytest.mark.long
def test_positions_of_rare_play_survive_a_round_trip_and_can_be_guessed(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    seed = crc32(f"{name} {seats} {options}".encode()) % 1_000_000
    testing.check_rare_play(load(name), seats, options, seed, "compiled", GAMES, SAMPLES)


@pytest.mark.parametrize("name", games())
def test_every_kind_of_move_is_what_somebody_always_or_never_does(name: str) -> None:
    game = load(name)
    named = {habit.name for habit in testing.habits(game)}
    assert {f"{which} {kind}" for kind in game.layout.names for which in ("always", "never")} <= named
    (first, last, *_), codes, pick = testing.habits(game), list(range(game.A)), random.Random(0)
    assert (first.choose(game, codes, pick), last.choose(game, codes, pick)) == (0, game.A - 1)
