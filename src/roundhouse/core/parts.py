"""Compile many small functions into one piece of machine code, and only that piece.

Numba optimises every function fully and makes machine code of it, although ours are only ever called by each
other: for a game's hundred functions that took 45 seconds.  Here an inner function is only lowered; the entry
point that links all of them is optimised and made into machine code once.  Uses parts of Numba that are not
public, which is why pyproject.toml pins its minor version.
"""

from __future__ import annotations

from typing import Any

from numba import _dynfunc
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler


class Part(JITCodeLibrary):  # type: ignore[misc]
    """The code of an inner function: to be linked into others, never run by itself."""

    def _optimize_final_module(self) -> None:
        """Left to the entry point."""

    def _optimize_functions(self, ll_module: Any) -> None:
        """Left to the entry point, but for the layout that linking needs."""
        ll_module.data_layout = self._codegen._data_layout

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


def _stand_in(library: Part, fndesc: Any, env: Any) -> Any:
    """What Numba calls a function by; there is no machine code behind it."""
    library._ensure_finalized()
    name = fndesc.qualname.split(".")[-1]
    return _dynfunc.make_function(fndesc.lookup_module(), name, "", 0, env, (library,))


class PartCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler, which puts what it makes into a part."""

    def __init__(self, typingctx: Any, targetctx: Any, library: Any, *rest: Any) -> None:
        super().__init__(typingctx, targetctx, library or Part(targetctx.codegen(), "part"), *rest)
        self.state.targetctx.get_executable = _stand_in
