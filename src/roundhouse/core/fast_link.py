"""Compile many small functions into one piece of machine code, and only that piece.

Numba optimises every function fully and makes machine code of it, although ours are only ever called by each
other: for a game's hundred functions that took 45 seconds.  Here an inner function is only lowered; the kernel
that links all of them is optimised and made into machine code once.  Uses much of Numba that is not
public: where they are missing this file cannot be imported, where they have changed `work` is false, and either
way core.compile leaves everything to plain Numba.  Only this file uses them.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from types import FunctionType
from typing import Any

import numba
from numba import _dynfunc
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler

SELDOM = 10_000  # new objects, after which garbage is looked for; Python's own number is 700


class Code(JITCodeLibrary):  # type: ignore[misc]
    """Code that is linked with other code."""

    def calls(self) -> list[Any]:
        """All code that this calls, directly or not, each once and before what it calls itself.

        What comes with Numba has linked its own already.
        """
        found: dict[Any, None] = {}
        left = self._linking_libraries[::-1]
        while left:
            code = left.pop()
            if code not in found:
                found[code] = None
                left += code._linking_libraries[::-1] if isinstance(code, Code) else []
        return list(found)


class InnerCode(Code):
    """The code of an inner function: to be linked into entry points, never run by itself."""

    def finalize(self) -> None:
        """The rest is left to the entry point, where what this function calls is linked, too."""
        self._raise_if_finalized()
        self._finalize_dynamic_globals()
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage.name == "external":
                function.linkage = "linkonce_odr"  # where it has become a part of its callers it is left out
        self._finalized = True

    def _optimize_functions(self, ll_module: Any) -> None:
        """Left to the entry point, but for the layout that linking needs."""
        ll_module.data_layout = self._codegen._data_layout

    def _get_module_for_linking(self) -> Any:
        self._ensure_finalized()
        return self._final_module


class EntryCode(Code):
    """The code of an entry point, with all that it calls."""

    def finalize(self) -> None:
        """Link each function once.  Linked with each function that calls it, it would be copied ten times and more."""
        self._linking_libraries = self.calls()
        super().finalize()


def _stand_in(library: InnerCode, fndesc: Any, env: Any) -> Any:
    """What Numba calls a function by; there is no machine code behind it."""
    library._ensure_finalized()
    name = fndesc.qualname.split(".")[-1]
    return _dynfunc.make_function(fndesc.lookup_module(), name, "", 0, env, (library,))


class LinkingCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler, which makes code of this kind."""

    @staticmethod
    def kind() -> type[Any]:
        """The class of the code."""
        return EntryCode

    def __init__(self, typingctx: Any, targetctx: Any, library: Any, *rest: Any) -> None:
        code = self.kind()(targetctx.codegen(), "linked")
        code.enable_object_caching()
        super().__init__(typingctx, targetctx, library or code, *rest)


class InnerCompiler(LinkingCompiler):
    """Makes code to be linked."""

    @staticmethod
    def kind() -> type[Any]:
        """The class of the code."""
        return InnerCode

    def __init__(self, typingctx: Any, targetctx: Any, library: Any, *rest: Any) -> None:
        super().__init__(typingctx, targetctx, library, *rest)
        self.state.targetctx.get_executable = _stand_in


def inner_jit(**flags: Any) -> Callable[[Any], Any]:
    """Compiles a function that others link."""
    jit: Callable[[Any], Any]
    jit = numba.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, pipeline_class=InnerCompiler, **flags)
    return jit


def entry_jit(prepared: Callable[[FunctionType], FunctionType], **flags: Any) -> Callable[[Any], Any]:
    """Compiles what `prepared` makes of an entry point, which is asked only when the cache has no code."""

    class EntryCompiler(LinkingCompiler):
        @staticmethod
        def kind() -> type[Any]:
            return EntryCode if work() else JITCodeLibrary

        def compile_extra(self, f: FunctionType) -> Any:
            with _garbage_left():
                return super().compile_extra(prepared(f))

    jit: Callable[[Any], Any] = numba.njit(pipeline_class=EntryCompiler, **flags)
    return jit


@contextmanager
def _garbage_left() -> Iterator[None]:
    """Look for garbage less often: nearly all that a compiler makes is still needed when Python looks."""
    usual = gc.get_threshold()
    gc.set_threshold(max(usual[0], SELDOM), *usual[1:])
    try:
        yield
    finally:
        gc.set_threshold(*usual)


@cache
def work() -> bool:
    """Whether small functions that call each other compile, and give the right answer."""
    half = inner_jit(_nrt=False)(_half)

    def quarter(number: int) -> int:
        return int(half(half(number)))

    called = inner_jit(_nrt=False)(quarter)

    def twice_three_quarters(number: int) -> int:
        return 2 * int(half(number) + called(number))

    try:
        half.compile((numba.int64,))
        called.compile((numba.int64,))
        return bool(numba.njit(_nrt=False, pipeline_class=LinkingCompiler)(twice_three_quarters)(28) == 42)
    except Exception:  # whatever has changed in Numba
        return False


def _half(number: int) -> int:
    return number // 2
