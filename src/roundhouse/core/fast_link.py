"""Compile many small functions into one piece of machine code, and only that piece.

Numba optimises every function fully and makes machine code of it, although ours are only ever called by each
other: for a game's hundred functions that took 45 seconds.  Here an inner function is only lowered; the kernel
that links all of them is optimised and made into machine code once.  Uses much of Numba that is not
public: where they are missing this file cannot be imported, where they have changed `work` is false, and either
way core.compile leaves everything to plain Numba.  Only this file uses them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any

import numba
from numba import _dynfunc
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler


class InnerCode(JITCodeLibrary):  # type: ignore[misc]
    """The code of an inner function: to be linked into others, never run by itself."""

    def _optimize_final_module(self) -> None:
        """Left to the entry point."""

    def _optimize_functions(self, ll_module: Any) -> None:
        """Left to the entry point, but for the layout that linking needs."""
        ll_module.data_layout = self._codegen._data_layout

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


def _stand_in(library: InnerCode, fndesc: Any, env: Any) -> Any:
    """What Numba calls a function by; there is no machine code behind it."""
    library._ensure_finalized()
    name = fndesc.qualname.split(".")[-1]
    return _dynfunc.make_function(fndesc.lookup_module(), name, "", 0, env, (library,))


class InnerCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler, which makes code to be linked."""

    def __init__(self, typingctx: Any, targetctx: Any, library: Any, *rest: Any) -> None:
        super().__init__(typingctx, targetctx, library or InnerCode(targetctx.codegen(), "inner"), *rest)
        self.state.targetctx.get_executable = _stand_in


def inner_jit(**flags: Any) -> Callable[[Any], Any]:
    """Compiles a function that others link."""
    jit: Callable[[Any], Any]
    jit = numba.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, pipeline_class=InnerCompiler, **flags)
    return jit


def entry_jit(prepared: Callable[[FunctionType], FunctionType], **flags: Any) -> Callable[[Any], Any]:
    """Compiles what `prepared` makes of an entry point, which is asked only when the cache has no code."""

    class EntryCompiler(Compiler):  # type: ignore[misc]
        def compile_extra(self, f: FunctionType) -> Any:
            return super().compile_extra(prepared(f))

    jit: Callable[[Any], Any] = numba.njit(pipeline_class=EntryCompiler, **flags)
    return jit


@cache
def work() -> bool:
    """Whether two small functions, one of them called by the other, compile and give the right answer."""
    half = inner_jit(_nrt=False)(_half)

    def twice_half(number: int) -> int:
        return 2 * int(half(number))

    try:
        half.compile((numba.int64,))
        return bool(numba.njit(_nrt=False)(twice_half)(42) == 42)
    except Exception:  # whatever has changed in Numba
        return False


def _half(number: int) -> int:
    return number // 2
