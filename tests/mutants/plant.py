"""Plant a wrong rule in this process: in the functions that live here, and in all modules imported from now on.

Interpreted rules are called as they stand, without copies (`core.compile.bind`), so that what is planted in a function
reaches every table, view and guess that this process makes.  Compiled rules would not notice; nothing is compiled here.
"""

from __future__ import annotations

import gc
import os
import sys
from importlib.machinery import SourceFileLoader
from types import CodeType, FunctionType
from typing import Any

import roundhouse.core.engine as engine
from roundhouse.core.engine import Mode

from .changes import Change

Live = dict[tuple[str, str], list[FunctionType]]


def only_interpreted() -> None:
    """From now on every table of this process runs interpreted rules, whatever it asks for."""

    os.environ["ROUNDHOUSE_MODE"] = "interpreted"

    def interpreted(mode: str) -> Mode:
        return "interpreted"

    engine.check_mode = interpreted  # who asks for no mode has it checked as well: ROUNDHOUSE_MODE is set


def live_functions(files: set[str]) -> Live:
    """The functions of these files that live here, those of editions as well, by file and name.

    Modules that were not imported yet are found when they are: see `plant_on_import`.
    """
    gc.unfreeze()  # tests/conftest.py sets aside all that is there once tests are collected, which is then not listed
    things = gc.get_objects()
    gc.freeze()
    found: Live = {}
    for thing in things:
        if type(thing) is FunctionType and thing.__code__.co_filename in files:
            found.setdefault((thing.__code__.co_filename, thing.__code__.co_qualname), []).append(thing)
    return found


def plant(change: Change, live: Live) -> None:
    """Make the change in the living functions, and in the module should it be imported again."""
    module = change.compiled()
    if change.function:
        functions = live.get((str(change.source.path), change.function), [])
        if not functions and is_imported(str(change.source.path)):
            raise LookupError(f"{change.where} is here, but was not found")
        for function in functions:
            function.__code__ = function_code(module, change.function)
    plant_on_import(str(change.source.path), module)


def function_code(code: CodeType, name: str) -> CodeType:
    """The code of a function of this name in that of its module."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_qualname == name:
                return constant
            if name.startswith(constant.co_qualname + "."):
                return function_code(constant, name)
    raise LookupError(name)


def plant_on_import(path: str, module: CodeType) -> None:
    """All who import this file from now on get this code."""
    usual = SourceFileLoader.get_code

    def get_code(self: SourceFileLoader, fullname: str) -> Any:
        return module if self.path == path else usual(self, fullname)

    SourceFileLoader.get_code = get_code  # type: ignore


def is_imported(path: str) -> bool:
    """Whether this file was imported here."""
    return any(getattr(module, "__file__", None) == path for module in list(sys.modules.values()))


def is_clean(game: str) -> bool:
    """Whether nothing of a game was imported yet."""
    return not any(name.startswith(f"roundhouse.games.{game}") for name in sys.modules)
