"""Who does the work of a batch on a GPU: a thread for each place, with arrays that stay there."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from ..core.compile import bind
from ..core.cuda import cuda_module, errors_left_out, kept_kernel
from ..core.game import Game
from ..core.record import Batch
from ..observe import tensors
from . import dlpack, kernels
from .places import CHECK, Places
from .runner import arrays, flags_of, longs_of

THREADS = 64  # a block; more games of one block share a cache, fewer leave it idle


@cache
def kernel_of(game: Game, cuda: Any) -> Any:
    """A kernel in which thread i does a job in place i; `stop` becomes the first place whose move is not legal."""
    more = {"observing": tensors.of(game).module}
    work: Any = None

    def prepare() -> None:
        nonlocal work
        work = bind(game, lambda f: cuda.jit(f, device=True), kernels, more).work

    def each(p: Places, job: int, where: Any, codes: Any, stop: Any) -> None:
        i = cuda.grid(1)
        if i < len(where):
            if work(p, job, i, i + 1, where, codes) == i:
                cuda.atomic.min(stop, 0, i)

    return kept_kernel(game, cuda, each, prepare, kernels, more)


@cache
def shared_class(cuda: Any) -> Any:
    """numba-cuda's arrays that other libraries can take as they are (DLPack), too."""
    from numba.cuda.cudadrv.devicearray import DeviceNDArray

    class Shared(DeviceNDArray):  # type: ignore[misc]
        """An array of the GPU whose numbers lie one after the other."""

        def __dlpack_device__(self) -> tuple[int, int]:
            return dlpack.CUDA, cuda.get_current_device().id

        def __dlpack__(self, **_: Any) -> Any:
            cuda.synchronize()  # what was launched has written all of it, no matter which stream reads
            memory, device = self.__dlpack_device__()
            pointer = self.device_ctypes_pointer.value or 0
            return dlpack.capsule(pointer, self.shape, self.dtype, memory, device, self)

    return Shared


def shared(cuda: Any, array: Any) -> Any:
    """An array brought to the GPU, where everybody can take it."""
    there = cuda.to_device(array)
    return shared_class(cuda)(there.shape, there.strides, there.dtype, gpu_data=there.gpu_data)


class CudaRunner:
    """Does a job in all places at once."""

    def __init__(self, game: Game, n: int, observe: bool) -> None:
        self.cuda = cuda_module()
        self.n, self.blocks = n, (n + THREADS - 1) // THREADS
        self.arrays = Places(*(shared(self.cuda, array) for array in arrays(game, n, observe)))
        self.all, self.stop = self.cuda.to_device(np.ones(n, np.uint8)), self.cuda.to_device(np.array([n]))
        self.kernel = kernel_of(game, self.cuda)

    def put(self, **given: Any) -> None:
        """Fill some of the arrays."""
        for name, values in given.items():
            array = getattr(self.arrays, name)
            self.cuda.to_device(np.ascontiguousarray(np.broadcast_to(values, array.shape), array.dtype), to=array)

    def record(self, i: int) -> Batch:
        """The state in place i."""
        states: Any = self.arrays.states
        state: Batch = states[i : i + 1].copy_to_host()
        return state

    def room(self) -> Any:
        """A move for each place."""
        return shared(self.cuda, np.zeros(self.n, np.int64))

    def codes(self, given: Any) -> Any:
        """Moves: an array of the GPU as it is, where its numbers are long enough; others are brought there."""
        if self._is_there(given, np.int64):
            return self.cuda.as_cuda_array(given)
        return self.cuda.to_device(longs_of(_on_host(given), self.n))

    def chosen(self, where: Any) -> Any:
        """The places that take part."""
        if where is None:
            return self.all
        if self._is_there(where, np.uint8):
            return self.cuda.as_cuda_array(where)
        return self.cuda.to_device(flags_of(_on_host(where), self.n))

    def run(self, job: int, where: Any, codes: Any) -> int:
        """Do a job where it is to be done; nobody waits for it."""
        with errors_left_out():  # the first call compiles
            self.kernel[self.blocks, THREADS](self.arrays, job, where, codes, self.stop)
        return self.n

    def check(self, where: Any, codes: Any) -> int:
        """The first place whose move is not legal, or their number; waits for the answer."""
        self.run(CHECK, where, codes)
        stop = int(self.stop[0])
        if stop < self.n:
            self.stop[0] = self.n
        return stop

    def _is_there(self, given: Any, type: Any) -> bool:
        """Whether these are as many numbers of this type, one after the other, in the memory of the GPU."""
        about = getattr(given, "__cuda_array_interface__", None)
        return (
            about is not None
            and tuple(about["shape"]) == (self.n,)
            and np.dtype(about["typestr"]) == type
            and about.get("strides") in (None, (np.dtype(type).itemsize,))
        )


def _on_host(given: Any) -> Any:
    """An array of the GPU of another type or form, copied from there; anything else as it is."""
    if hasattr(given, "__cuda_array_interface__"):
        return cuda_module().as_cuda_array(given).copy_to_host()
    return given
