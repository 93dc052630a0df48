"""The same rules on a GPU: thousands of games side by side, each thread playing its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from . import kernels
from .compile import NOTHING, bind, cache_folder, cache_key
from .engine import NO_LIMIT, key_words, option_array
from .errors import RoundhouseError
from .game import Game
from .kept_kernels import kept
from .record import WORD, Batch, Ints

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
        raise NoDevice("no-cuda", why=str(error)) from None


@contextmanager
def errors_left_out() -> Iterator[None]:
    """What is compiled meanwhile takes for granted that nothing fails.

    Numba gives every function a way out for errors, such as an index beyond the end of a tuple that is searched.
    Threads that have parted meet again where all ways join; with a way out of the loop over the moves that is
    behind the loop, so that each played its game alone: 39 instead of 76 M moves a second on an H200.
    """
    from numba.cuda.core.callconv import CUDACallConv

    def never(self: Any, builder: Any, *_: Any, **__: Any) -> None:
        builder.unreachable()

    CUDACallConv.return_user_exc = CUDACallConv.return_status_propagate = never
    try:
        yield
    finally:
        del CUDACallConv.return_user_exc, CUDACallConv.return_status_propagate


@cache
def kernel_for(game: Game, cuda: Any) -> Any:
    """A kernel in which thread i plays random games in place i.

    The game in hand lies in the thread's own memory, where the same cell of neighbouring threads lies side by side.

    Functions are compiled for whatever types they are called with.  Compiled for the types of their hints, as for
    the CPU, they took a quarter less time, but on an H200 (driver 580) the kernel then wrote outside its stack.
    """
    from numba import from_dtype

    many_games: Any = None

    def prepare() -> None:
        nonlocal many_games
        many_games = bind(game, lambda f: cuda.jit(f, device=True)).driver.many_games

    state, moves = from_dtype(game.State.dtype), from_dtype(game.Moves.dtype)

    def play(
        states: Batch, seats: int, options: Any, keys: Any, first: int, games: int, most: int, scores: Any, played: Any
    ) -> None:
        i = cuda.grid(1)
        if i < len(states):
            own, listed = cuda.local.array(1, state), cuda.local.array(1, moves)
            own[0] = states[i]
            start = first + i * games
            played[i] = many_games(own[0], listed[0], seats, options, keys[i], start, games, most, scores[i])
            states[i] = own[0]

    return kept_kernel(game, cuda, play, prepare)


def kept_kernel(
    game: Game,
    cuda: Any,
    f: Any,
    prepare: Callable[[], None],
    module: ModuleType = kernels,
    more: Mapping[str, ModuleType] = NOTHING,
    registers: int | None = None,
) -> Any:
    """A function as a kernel, found on disk if these sources were compiled for such a GPU before.

    `prepare` gives it what it calls, if it has to be compiled; a thread has so many `registers` at most.
    """
    name = f"{f.__name__}{registers or ''}"
    kernel = cuda.jit(FunctionType(f.__code__, f.__globals__, name, None, f.__closure__), max_registers=registers)
    try:
        kernel._cache = kept(kernel.py_func, cache_folder() / f"cuda-{cache_key(game, False, module, more)}", prepare)
    except ImportError:  # another release of numba-cuda: nothing is kept
        prepare()
    return kernel


class CudaEngine:
    """Room on the GPU for n games side by side."""

    def __init__(self, game: Game, n: int) -> None:
        self.cuda = cuda_module()
        self.game, self.n = game, n
        self.kernel = kernel_for(game, self.cuda)
        self.states = self.cuda.to_device(game.State.batch(n))

    def many_games(
        self, seats: int, options: list[int], seed: bytes, first: int, games: int, most: int = NO_LIMIT
    ) -> tuple[Ints, Ints]:
        """Play up to `games` games or `most` moves in each of n places, numbered from `first`; moves, last scores."""
        to_device = self.cuda.to_device
        keys = to_device(np.tile(key_words(seed), (self.n, 1)))
        cells = to_device(option_array(self.game, options))
        scores, played = to_device(np.zeros((self.n, seats), WORD)), to_device(np.zeros(self.n, WORD))
        blocks = (self.n + THREADS - 1) // THREADS
        with errors_left_out():  # the first call compiles
            self.kernel[blocks, THREADS](self.states, seats, cells, keys, first, games, most, scores, played)
        return played.copy_to_host(), scores.copy_to_host()

    def fetch(self) -> Batch:
        """The states, as they are after the last game."""
        states: Batch = self.states.copy_to_host()
        return states
