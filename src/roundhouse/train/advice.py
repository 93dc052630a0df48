"""What the game's opinion says in many places at once, on the processor: to greedy opponents, and to the network."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from ..core.compile import compile_for_cpu
from ..core.game import Game
from ..core.record import REAL, Batch, Reals
from . import advice_kernels
from .extra import torch_module


class Desk(NamedTuple):
    """The arrays in which one thread computes, and for which places."""

    lists: Batch
    notes: Batch
    worths: Reals
    first: int
    last: int


class Advice:
    """The move that the game values most, and how much less it values the others; several threads share the places."""

    def __init__(self, game: Game, places: int, threads: int, is_heard: bool, on_gpu: bool) -> None:
        more: dict[str, Any] = {"opinion": game.opinion}
        self.call = compile_for_cpu(game, False, advice_kernels, more, nogil=True).advise
        bounds = [places * k // threads for k in range(threads + 1)]
        self.desks = [
            Desk(game.Moves.batch(1), game.opinion.Notes.batch(2), np.zeros(game.A, REAL), first, last)
            for first, last in pairwise(bounds)
        ]
        self.pool = ThreadPoolExecutor(threads)
        self.codes = np.zeros(places, np.int64)
        self.heard = _room((places if is_heard else 0, game.A), np.dtype(np.float32), on_gpu)
        self.states = _room((places if on_gpu else 0,), game.State.dtype, on_gpu)

    def ask(self, states: Any, where: Any) -> None:
        """Fill in `codes`, and `heard`, where `where` is 1; states on a GPU are copied from there."""
        if len(self.states):
            states.copy_to_host(self.states)
        there = self.states if len(self.states) else states

        def advise(desk: Desk) -> None:
            rest = (where, self.codes, self.heard, desk.first, desk.last)
            self.call(there, desk.lists, desk.notes, desk.worths, *rest)

        list(self.pool.map(advise, self.desks))


def _room(shape: tuple[int, ...], type: np.dtype[Any], on_gpu: bool) -> Any:
    """An array; for a GPU one that it reads and writes quickly."""
    size = int(np.prod(shape)) * type.itemsize
    if not on_gpu or size == 0:
        return np.zeros(shape, type)
    return torch_module().zeros(size, dtype=torch_module().uint8, pin_memory=True).numpy().view(type).reshape(shape)
