"""How long a network takes for a decision: with numpy, and compiled."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from ..bots.net import Network, load, read
from ..bots.net.bot import asked, entry_point
from ..bots.net.file import SUFFIX
from ..core.game import Game
from ..core.table import Table
from ..core.view import SeatView
from ..core.words import Words

TIMES = 1000
MOVES = 30  # before the position that is looked at


def tell_time(game: Game, folder: Path, said: Words) -> None:
    """Measure, and say it."""
    file = folder / f"{game.name}{SUFFIX}"
    found = measure(read(file, game) if file.exists() else load(game))
    print(said.say("train-time", **{name: f"{value:.0f}" for name, value in found.items()}))


def measure(network: Network, times: int = TIMES) -> dict[str, float]:
    """Microseconds of processor time for one decision of a bot; and for the compiled code in it alone."""
    view = a_view(network.game)
    call, args = entry_point(network, "compiled")
    states = np.frombuffer(view.record, network.game.State.dtype).copy()
    plain, compiled = asked(network, "interpreted"), asked(network, "compiled")
    ways: dict[str, Callable[[], Any]] = {
        "numpy": lambda: plain(view),
        "compiled": lambda: compiled(view),
        "inner": lambda: call(states, view.seat, *args),
    }
    return {name: _microseconds(way, times) for name, way in ways.items()}


def a_view(game: Game) -> SeatView:
    """What a seat sees some moves after the beginning."""
    table = Table(game.name, seed=1)
    for move in range(MOVES):
        codes = table.codes()
        table.play(codes[move % len(codes)])
    assert table.seat is not None
    return SeatView.of(table, table.seat)


def _microseconds(way: Callable[[], Any], times: int) -> float:
    way()
    begin = time.process_time()
    for _ in range(times):
        way()
    return (time.process_time() - begin) / times * 1e6
