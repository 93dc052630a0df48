"""Tables of every game, number of seats and set of options, at the deal, in the middle and at the end."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from roundhouse.core import testing
from roundhouse.core.chance import seed_bytes
from roundhouse.core.engine import Engine
from roundhouse.core.game import Game
from roundhouse.core.record import Batch
from roundhouse.rl.places import LOOK
from roundhouse.rl.runner import Runner

MOVES = (0, 9, 60, 100_000)  # played at random


@cache
def boards(game: Game) -> Batch:
    """The states, one place each."""
    tables = [(seats, options, most) for seats, options in testing.tables(game) for most in MOVES]
    engine = Engine(game, len(tables), "compiled")
    for i, (seats, options, most) in enumerate(tables):
        engine.start(i, seats, game.option_cells(game.check_options(seats, options)), seed_bytes(i))
        engine.rollout(i, i + 1, min(most, game.rules.MOST_MOVES))
    return engine.states


def seen(game: Game, states: Batch, seats: Any) -> Any:
    """What these seats (or the same one everywhere) see of these tables, by compiled code."""
    runner = Runner(game, "compiled", len(states), observe=True, threads=1)
    runner.arrays.states[:] = states
    runner.arrays.observations[:] = 77  # all of it is to be written over
    runner.run(LOOK, runner.all, np.broadcast_to(np.array(seats, np.int64), len(states)).copy())
    return runner.arrays.observations


def some(game: Game) -> list[tuple[int, int]]:
    """Places of the boards with a seat each: every number of seats and every seat, by turns."""
    states = boards(game)
    return [(i, i // len(MOVES) % int(states["seats"][i])) for i in range(len(states))]
