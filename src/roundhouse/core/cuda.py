"""The same rules on a GPU: thousands of games side by side, each thread playing its own."""

from __future__ import annotations

from functools import cache
from types import FunctionType
from typing import Any

import numpy as np

from .compile import bind
from .engine import key_words
from .errors import RoundhouseError
from .game import Game
from .record import WORD, Batch, Words

THREADS = 64  # a block; more games of one block share a cache, fewer leave it idle


class NoDevice(RoundhouseError):
    """There is no GPU here that can be used."""


def cuda_module() -> Any:
    """Numba's CUDA target, with a device; NoDevice says what is missing."""
    for old, new in {"row_stack": "vstack", "in1d": "isin", "trapz": "trapezoid"}.items():
        if not hasattr(np, old):  # numba-cuda 0.30 wants names that numpy 2.4 has dropped
            setattr(np, old, getattr(np, new))
    try:
        from numba import cuda

        if cuda.is_available():
            return cuda
        raise NoDevice("cuda", why="numba.cuda.is_available() is false")
    except ImportError as error:
        raise NoDevice("cuda", why=str(error)) from None


@cache
def kernel_for(game: Game, cuda: Any) -> Any:
    """A kernel in which thread i plays random games in place i.

    Functions are compiled for whatever types they are called with.  Compiled for the types of their hints, as for
    the CPU, they took a quarter less time, but on an H200 (driver 580) the kernel then wrote outside its stack.
    """
    many_games = bind(game, lambda f: cuda.jit(f, device=True)).drive.many_games

    def play(
        states: Batch,
        lists: Batch,
        seats: int,
        options: Any,
        keys: Any,
        first: int,
        games: int,
        scores: Any,
        played: Any,
    ) -> None:
        i = cuda.grid(1)
        if i < len(states):
            start = first + i * games
            played[i] += many_games(states[i], lists[i], seats, options, keys[i], start, games, scores[i])

    return cuda.jit(FunctionType(play.__code__, play.__globals__, "play", None, play.__closure__))


class CudaEngine:
    """Room on the GPU for n games side by side."""

    def __init__(self, game: Game, n: int) -> None:
        self.cuda = cuda_module()
        self.game, self.n = game, n
        self.kernel = kernel_for(game, self.cuda)
        self.states = self.cuda.to_device(game.State.batch(n))
        self.lists = self.cuda.to_device(game.Moves.batch(n))

    def many_games(self, seats: int, options: list[int], seed: bytes, first: int, games: int) -> tuple[Words, Words]:
        """So many games in each of the n places, numbered from `first`; moves and last scores by place."""
        to_device = self.cuda.to_device
        keys = to_device(np.tile(key_words(seed), (self.n, 1)))
        cells = to_device(np.array(options, self.game.State.dtype["options"].base))
        scores, played = to_device(np.zeros((self.n, seats), WORD)), to_device(np.zeros(self.n, WORD))
        blocks = (self.n + THREADS - 1) // THREADS
        self.kernel[blocks, THREADS](self.states, self.lists, seats, cells, keys, first, games, scores, played)
        return played.copy_to_host(), scores.copy_to_host()

    def fetch(self) -> Batch:
        """The states, as they are after the last game."""
        states: Batch = self.states.copy_to_host()
        return states
