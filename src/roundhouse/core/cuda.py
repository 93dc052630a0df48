"""The same rules as kernels of a GPU."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from . import kernels
from .compile import NOTHING, cache_folder, cache_key
from .errors import RoundhouseError
from .game import Game
from .kept_kernels import kept


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

    `prepare` gives it what it calls, if it has to be compiled; a thread has that many `registers` at most.

    Functions are compiled for whatever types they are called with.  Compiled for the types of their hints, as for
    the CPU, they took a quarter less time, but on an H200 (driver 580) a kernel then wrote outside its stack.
    """
    kernel = cuda.jit(FunctionType(f.__code__, f.__globals__, f.__name__, None, f.__closure__), max_registers=registers)
    try:
        kernel._cache = kept(kernel.py_func, cache_folder() / f"cuda-{cache_key(game, False, module, more)}", prepare)
    except ImportError:  # another release of numba-cuda: nothing is kept
        prepare()
    return kernel
