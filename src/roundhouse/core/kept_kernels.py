"""Where the kernels of a GPU are kept between runs: beside the code for the processor, under a hash of all sources.

Uses parts of numba-cuda that are not public: where they are missing `kept` raises an ImportError, and nothing is kept.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from types import FunctionType
from typing import Any


class Place:
    """A folder that knows the sources by its name."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def ensure_cache_path(self) -> None:
        """Make the folder."""
        self.folder.mkdir(parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        """The folder."""
        return str(self.folder)

    def get_source_stamp(self) -> str:
        """Nothing: any change of the sources leads to another folder."""
        return ""


class Form:
    """A mixin: a kernel is written to disk as machine code alone."""

    def __init__(self, folder: Path, name: str) -> None:
        self._locator, self._filename_base = Place(folder), name

    def reduce(self, kernel: Any) -> Any:
        """What is written of a kernel; all that the machine code was made from is left out."""
        kernel._codelibrary._llvm_strs = []
        kernel._codelibrary._ptx_cache.clear()
        return super().reduce(kernel)  # type: ignore[misc]  # of numba-cuda


class Kept:
    """A mixin: the kernels of a function by argument types, kind of GPU, release of CUDA and release of numba-cuda."""

    _py_func: FunctionType
    release: str
    target: Callable[[], AbstractContextManager[Any]]  # names of Numba mean those for CUDA meanwhile
    prepare: Callable[[], None]  # what has to be done before anything is compiled

    def _index_key(self, types: Any, codegen: Any) -> Any:
        code = hashlib.sha256(self._py_func.__code__.co_code).hexdigest()
        return types, codegen.magic_tuple(), self.release, code

    def load_overload(self, types: Any, context: Any) -> Any:
        """The kernel as it was kept; None: it has to be compiled.

        What numba-cuda would do first, reading all that it can compile, takes half a second; its compiler does it, too.
        """
        kernel = None
        with suppress(Exception), self.target():  # whatever was written there by whatever version, or is broken
            kernel = self._load_overload(types, context)  # type: ignore[attr-defined]  # of numba-cuda
        if kernel is None:
            self.prepare()
        return kernel

    def save_overload(self, types: Any, kernel: Any) -> None:
        """Keep a kernel, if there is room."""
        try:
            super().save_overload(types, kernel)  # type: ignore[misc]  # of numba-cuda
        except Exception:  # no room, no permission, or a kernel that cannot be written down
            return


def kept(f: FunctionType, folder: Path, prepare: Callable[[], None]) -> Any:
    """Where the kernels of a function are kept; `prepare` is called before one is compiled."""
    import numba_cuda
    from numba.cuda.dispatcher import CUDACache, CUDACacheImpl
    from numba.cuda.utils import numba_target_override

    form = type("KeptForm", (Form, CUDACacheImpl), {})
    about = {
        "release": numba_cuda.__version__,
        "prepare": staticmethod(prepare),
        "target": staticmethod(numba_target_override),
    }
    place = type("KeptKernels", (Kept, CUDACache), about)
    place._impl_class = staticmethod(lambda f: form(folder, f.__name__))  # type: ignore[attr-defined]
    return place(f)
