"""Greedy opponents of a network that learns: what they choose in many places at once, on the processor."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from ..core.compile import compile_for_cpu
from ..core.game import Game
from ..core.record import REAL, Batch, Reals
from . import rival_kernels


class Desk(NamedTuple):
    """Where one thread reckons, and for which places."""

    lists: Batch
    notes: Batch
    worths: Reals
    first: int
    last: int


class Rivals:
    """Bots that make the move that the game values most; several threads share their places."""

    def __init__(self, game: Game, places: int, threads: int) -> None:
        self.places = places
        more: dict[str, Any] = {"opinion": game.opinion}
        self.call = compile_for_cpu(game, False, rival_kernels, more, nogil=True).advise
        bounds = [places * k // threads for k in range(threads + 1)]
        self.desks = [
            Desk(game.Moves.batch(1), game.opinion.Notes.batch(2), np.zeros(game.A, REAL), first, last)
            for first, last in pairwise(bounds)
        ]
        self.pool = ThreadPoolExecutor(threads)
        self.codes = np.zeros(places, np.int64)

    def moves(self, states: Any, where: Any) -> Any:
        """What they choose, by place; only where `where` is 1."""

        def advise(desk: Desk) -> None:
            self.call(states, desk.lists, desk.notes, desk.worths, where, self.codes, desk.first, desk.last)

        list(self.pool.map(advise, self.desks))
        return self.codes
