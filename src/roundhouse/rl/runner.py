"""Who does the work of a batch on the processor: interpreted or compiled rules, one thread or several."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from ..core.compile import bind, compile_for_cpu, direct
from ..core.engine import Live, Mode
from ..core.errors import InvalidOption
from ..core.game import Game
from ..core.record import CELL, WORD, Batch
from ..core.state import KEY_WORDS
from ..observe import tensors
from . import kernels, places
from .places import CHECK, Flags, Longs, Places

FEWEST = 256  # places that are worth a thread
BOUNDARY = 64  # bytes


def arrays(game: Game, n: int, observe: bool) -> Places:
    """Room for n places."""
    most = game.seat_counts[-1]
    return Places(
        states=game.State.batch(n),
        lists=game.Moves.batch(n),
        seats=zeros(CELL, n),
        options=zeros(CELL, n, 1 + len(game.options)),
        keys=zeros(WORD, n, KEY_WORDS),
        picks=zeros(np.int64, n),
        games=zeros(WORD, n),
        played=zeros(WORD, n),
        deciders=zeros(np.int8, n),
        masks=zeros(np.uint8, n, game.A),
        observations=zeros(np.int8, n, tensors.of(game).size if observe else 0),
        rewards=zeros(np.float32, n, most),
        scores=zeros(WORD, n, most),
        done=zeros(np.uint8, n),
        truncated=zeros(np.uint8, n),
    )


def zeros(of: type[np.generic], *shape: int) -> npt.NDArray[Any]:
    """Zeros that begin where JAX takes arrays without a copy."""
    size = int(np.prod(shape)) * np.dtype(of).itemsize
    room = np.zeros(size + BOUNDARY, np.uint8)
    first = -room.ctypes.data % BOUNDARY
    return room[first : first + size].view(of).reshape(shape)


def usual_threads(n: int) -> int:
    """As many threads as there are processors for us, but none for a few places."""
    allowed = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(allowed, n // FEWEST))


@cache
def work_of(game: Game, mode: Mode) -> Any:
    """The entry point of a batch of this game, made once."""
    more = {"observing": tensors.of(game).module}
    if mode == "interpreted":
        return bind(game, None, kernels, more).work
    work = compile_for_cpu(game, mode == "checked", kernels, more, nogil=True, inlined=places).work
    return direct(work, arrays(game, 1, True), 0, 0, 0, np.zeros(1, np.uint8), np.zeros(1, np.int64))


class Runner:
    """Does a job in all places, each thread in a range of them."""

    def __init__(self, game: Game, mode: Mode, n: int, observe: bool, threads: int) -> None:
        self.arrays = arrays(game, n, observe)
        self.work = work_of(game, mode)
        self.n, self.all = n, np.ones(n, np.uint8)
        self.places = self.arrays
        if mode == "interpreted":
            live: Any = (Live(game.State, self.arrays.states), Live(game.Moves, self.arrays.lists))
            self.places = self.arrays._replace(states=live[0], lists=live[1])
        bounds = [n * i // threads for i in range(threads + 1)]
        self.first, *self.others = pairwise(bounds)
        self.pool = ThreadPoolExecutor(len(self.others)) if self.others else None

    def put(self, **given: Any) -> None:
        """Fill some of the arrays."""
        for name, values in given.items():
            getattr(self.arrays, name)[...] = values

    def record(self, i: int) -> Batch:
        """The state in place i."""
        return self.arrays.states[i : i + 1].copy()

    def room(self) -> Longs:
        """A move for each place."""
        return np.zeros(self.n, np.int64)

    def codes(self, given: Any) -> Longs:
        """Moves as the kernel takes them."""
        return longs_of(given, self.n)

    def chosen(self, where: Any) -> Flags:
        """The places that take part."""
        return self.all if where is None else flags_of(where, self.n)

    def check(self, where: Flags, codes: Longs) -> int:
        """The first place whose move is not legal, or their number."""
        return self.run(CHECK, where, codes)

    def run(self, job: int, where: Flags, codes: Longs) -> int:
        """Do a job where it is to be done; CHECK: the first place whose move is not legal, or their number."""
        if self.pool is None:
            return int(self.work(self.places, job, 0, self.n, where, codes))
        begun = [
            self.pool.submit(self.work, self.places, job, first, last, where, codes) for first, last in self.others
        ]
        stops = [self.work(self.places, job, *self.first, where, codes), *(each.result() for each in begun)]
        for stop, (_, last) in zip(stops, [self.first, *self.others], strict=True):
            if stop < last:
                return int(stop)
        return self.n


def longs_of(codes: Any, n: int) -> Longs:
    """n moves as the kernel takes them."""
    row = np.asarray(codes)
    if row.shape != (n,) or row.dtype.kind not in "iu":
        raise InvalidOption("batch-codes", n=n, shape=str(row.shape), type=str(row.dtype))
    return np.ascontiguousarray(row, np.int64)


def flags_of(where: Any, n: int) -> Flags:
    """n flags as the kernel takes them."""
    row = np.asarray(where)
    if row.shape != (n,) or row.dtype.kind not in "biu":
        raise InvalidOption("batch-where", n=n, shape=str(row.shape), type=str(row.dtype))
    flags: Flags = (row != 0).astype(np.uint8)
    return flags
