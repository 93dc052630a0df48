"""What many tests need, made once before the processes that run them start: `python -m tests.warm [--quick]`.

A game has one piece of machine code for each way to enter it (core/kernels.py), and a process that meets one of them
first compiles all the rules for it.  Here one process compiles all of them for a game, so that the rules are compiled
once; and what has to be fetched is fetched meanwhile.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from itertools import product

import numpy as np
import pytest

from roundhouse.bots import best_hint
from roundhouse.bots.search import bot as search
from roundhouse.core.chance import seed_bytes
from roundhouse.core.compile import have_numba
from roundhouse.core.engine import Engine, Mode
from roundhouse.core.game import games, load
from roundhouse.core.record import WORD
from roundhouse.core.table import Table
from roundhouse.core.view import SeatView
from roundhouse.rl import Batch

from .server.postgres import need_postgres
from .web.chromium import prefer_shell
from .web.node import has_npm, need_node_modules


def compile_game(name: str, mode: Mode, looks_ahead: bool = False) -> None:
    """Enter a game in every way there is, so that its code is in the cache; checked rules, as tests enter them."""
    game = load(name)
    engine, seats = Engine(game, 2, mode), game.seat_counts[0]
    options = game.option_cells(game.check_options(seats, None))
    for i in range(2):
        engine.start(i, seats, options, seed_bytes(i))
    engine.many_games(seats, options, seed_bytes(0), 0, 1, 1)
    table = Table(name, seats, mode=mode)
    assert table.seat is not None
    best_hint(SeatView.of(table, table.seat), mode)
    if mode == "checked":
        return
    engine.play_each(np.full(2, -1, WORD))  # no such move, so nothing is played
    engine.rollout(0, 1, 1)
    engine.determinise(0, None, seed_bytes(0))
    engine.scores(0, seats)
    engine.replay([], seats, 0, 1)
    engine.calls.copies(engine.states, 1)
    Batch(name, 2)
    if looks_ahead:
        search.prepare(game)


def compile_games(is_quick: bool) -> None:
    """Compile every game, as many at once as there are processors; the quick part needs no search and no checks."""
    modes: list[Mode] = ["compiled"] if is_quick else ["compiled", "checked"]
    if have_numba():
        with ProcessPoolExecutor(os.cpu_count()) as processes:
            done = [processes.submit(compile_game, game, mode, not is_quick) for game, mode in product(games(), modes)]
            for each in done:
                each.result()


def install() -> None:
    """Install the programs that tests are run with, where that is allowed; elsewhere their tests say so."""
    for needed in (prefer_shell, need_postgres):
        with suppress(pytest.skip.Exception):
            needed()


def main(args: Sequence[str]) -> None:
    """All that the whole suite needs, or what its quick part does."""
    is_quick = "--quick" in args
    work: list[Callable[[], None]] = [partial(compile_games, is_quick)]
    if not is_quick:
        work += [install, *([need_node_modules] if has_npm() else [])]
    with ThreadPoolExecutor() as threads:
        for done in [threads.submit(each) for each in work]:
            done.result()


if __name__ == "__main__":
    main(sys.argv[1:])
