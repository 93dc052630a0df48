"""Bind the driver to a game's rules, and compile both as they stand.  Only this file knows how.

The functions of a module are compiled in a copy of that module in which every function and every module of
ours is replaced by its compiled copy; constants stay what they are.
"""

from __future__ import annotations

import dis
import hashlib
import logging
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, NamedTuple, get_type_hints

from . import driver, kernels, weigh
from .actions import Moves
from .game import GAMES, HOME, Game
from .notes import Notes
from .record import Row
from .state import GameState
from .words import usual_language, words

try:
    import fcntl
except ImportError:  # not on Windows: two processes may compile the same there
    fcntl = None  # type: ignore[assignment]

LOG = logging.getLogger(__name__)
Jit = Callable[[Any], Any]
OURS = "roundhouse."
CORE = Path(__file__).parent
NOTHING: Mapping[str, ModuleType] = {}
SHARED = ("opinion", "observing")  # names that stand for the same module of a game, whatever entry points have them


def bind(
    game: Game, jit: Jit | None = None, entry_points: ModuleType = kernels, more: Mapping[str, ModuleType] = NOTHING
) -> ModuleType:
    """The entry points for this game: plain Python, or every function passed through `jit`.

    Modules of ours that declare a name of the game as None get it filled in; `more` are further names.
    """
    binder = _Binder(jit or _plain)
    binder.offer(_of_game(game, entry_points), copied=jit is not None)
    binder.offer(more)
    return binder.module(entry_points)


def _of_game(game: Game, entry_points: ModuleType) -> dict[str, Any]:
    """What modules of ours may name of a game, in the order in which they name each other."""
    layout = game.layout
    moves = {"KIND": layout.kind, "FIRST_ARG": layout.first_arg, "SECOND_ARG": layout.second_arg}
    rules = {"rules": game.rules, "guess": game.guess, "memory": game.memory}
    return {**moves, **rules, **({"opinion": game.opinion} if entry_points is weigh else {})}


def _plain(function: Any) -> Any:
    return function


class _Binder:
    """Copies of modules, each made once, in which the functions were passed through `jit`."""

    def __init__(self, jit: Jit) -> None:
        self.jit = jit
        self.names: dict[str, Any] = {}  # what the driver knows of the game
        self.modules: dict[str, ModuleType] = {}
        self.functions: dict[FunctionType, Any] = {}

    def offer(self, named: Mapping[str, Any], copied: bool = True) -> None:
        """Let modules name these: modules as copies, or all as they stand."""
        for name, value in named.items():
            self.names[name] = self.module(value) if copied and isinstance(value, ModuleType) else value

    def with_entries(self, jit: Jit) -> _Binder:
        """A binder of the same copies, to which others are added by this `jit`."""
        more = _Binder(jit)
        more.names, more.modules, more.functions = dict(self.names), dict(self.modules), dict(self.functions)
        return more

    def module(self, module: ModuleType) -> ModuleType:
        """The copy of a module, which names copies of functions and modules of ours."""
        if module.__name__ in self.modules:
            return self.modules[module.__name__]
        copy = self.modules[module.__name__] = ModuleType(module.__name__)
        space = copy.__dict__
        space.update(vars(module))
        space.update({name: value for name, value in self.names.items() if space.get(name, ...) is None})
        for name, value in vars(module).items():
            if isinstance(value, ModuleType) and value.__name__.startswith(OURS):
                space[name] = self.module(value)
            elif isinstance(value, FunctionType) and value.__module__.startswith(OURS):
                space[name] = self.function(value)
        return copy

    def function(self, f: FunctionType) -> Any:
        """The copy of a function, which lives in the copy of its own module."""
        if f not in self.functions:
            space = self.module(sys.modules[f.__module__]).__dict__
            copy = FunctionType(f.__code__, space, f.__name__, f.__defaults__, f.__closure__)
            copy.__module__, copy.__doc__, copy.__annotations__ = f.__module__, f.__doc__, f.__annotations__
            self.functions.setdefault(f, self.jit(copy))
        return self.functions[f]


def have_numba() -> bool:
    """Whether rules can be compiled here."""
    try:
        import numba  # noqa: F401
    except (ImportError, OSError):  # it is not installed, or not for this numpy or processor
        return False
    return True


def cache_folder() -> Path:
    """Where compiled code is kept between runs."""
    given = os.environ.get("ROUNDHOUSE_CACHE")
    if given:
        return Path(given)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "roundhouse"


def cache_key(game: Game, checked: bool, module: ModuleType = kernels, more: Mapping[str, ModuleType] = NOTHING) -> str:
    """A hash of all that decides what the compiled code is: sources, edition, options of the compiler."""
    digest = hashlib.sha256(f"{game.edition} {checked} {sys.version}".encode())
    named = {Path(getattr(each, "__file__", None) or "") for each in _named([module, *more.values()])}
    sources = {*CORE.glob("*.py"), *(path for path in named if path.is_file())}
    for path in sorted([*sources, *(HOME / game.name).rglob("*.py")]):
        digest.update(path.read_bytes())
    for made in more.values():
        digest.update(getattr(made, "SOURCE", "").encode())  # of a module that has no file
    return f"{game.package.__name__.removeprefix(GAMES + '.')}-{digest.hexdigest()[:16]}"


def _named(modules: list[ModuleType]) -> list[ModuleType]:
    """These modules, and those of ours that they name: themselves, or by their functions."""
    found: list[ModuleType] = []
    while modules:
        module = modules.pop()
        if module not in found and module.__name__.startswith(OURS):
            found.append(module)
            for value in vars(module).values():
                owner = getattr(value, "__module__", None) if isinstance(value, FunctionType) else None
                modules += [value] if isinstance(value, ModuleType) else [sys.modules[owner]] if owner else []
    return found


def compile_for_cpu(
    game: Game,
    checked: bool = False,
    module: ModuleType = kernels,
    more: Mapping[str, ModuleType] = NOTHING,
    nogil: bool = False,
    inlined: ModuleType | None = None,
) -> ModuleType:
    """These entry points of a game compiled for this processor; `checked` stops at an index out of range.

    With `nogil` several threads can be in the compiled code at once.  The functions of `inlined` become part of those
    that call them: worth it where they take a tuple of arrays, a thousand bytes that each call would pass on.
    """
    flags = {**_flags(checked), **({"nogil": True} if nogil else {})}
    folder = cache_folder() / cache_key(game, checked, module, more)
    try:
        from . import fast_link
    except ImportError:  # another release of Numba
        if not folder.exists():
            _warn_of_plain(game)
        entry_points = _plainly_compiled(game, flags, module, more)
    else:
        shared = _shared(game, checked)
        outer = fast_link.entry_jit(_prepared(game, flags, module, more, shared.done), _nrt=False, **flags)
        whole = fast_link.inner_jit(_nrt=False, forceinline=True, **flags)
        shared.binder.offer(_of_game(game, module) | {name: more[name] for name in SHARED if name in more})
        inner = shared.binder.jit

        def jit(f: FunctionType) -> Any:
            if f.__module__ == module.__name__:
                return outer(f)
            return whole(f) if inlined and f.__module__ == inlined.__name__ else inner(f)

        binder = shared.binder.with_entries(jit)
        binder.offer(more)
        entry_points = binder.module(module)
    _enable_cache(entry_points, folder)
    return entry_points


def _flags(checked: bool) -> dict[str, Any]:
    """How Numba compiles rules."""
    return {"boundscheck": checked, "error_model": "numpy"}


class _Shared(NamedTuple):
    """What the entry points of a game have in common: its rules are lowered once for all of them."""

    binder: _Binder
    done: set[Any]  # the functions that have been compiled


@cache
def _shared(game: Game, checked: bool) -> _Shared:
    """The rules of a game, and the driver bound to them, to be linked into entry points."""
    from . import fast_link

    binder = _Binder(fast_link.inner_jit(_nrt=False, **_flags(checked)))
    binder.offer(_of_game(game, kernels))
    binder.module(driver)
    return _Shared(binder, set())


def _prepared(
    game: Game, flags: dict[str, Any], module: ModuleType, more: Mapping[str, ModuleType], done: set[Any]
) -> Callable[[FunctionType], FunctionType]:
    """What prepares an entry point: it compiles what the entry point calls, as parts of it if that works."""
    from . import fast_link

    plain: list[ModuleType] = []

    def prepared(f: FunctionType) -> FunctionType:
        if not fast_link.work():
            if not plain:
                _warn_of_plain(game)
                plain.append(_plainly_compiled(game, flags, module, more))
            f = getattr(plain[0], f.__name__).py_func
        for called in _called(f):
            compile_calls(game, called, done)
        return f

    return prepared


def _plainly_compiled(
    game: Game, flags: dict[str, Any], module: ModuleType, more: Mapping[str, ModuleType]
) -> ModuleType:
    """These entry points, with all the rest left to Numba: the same bytes, compiled in several times as long."""
    import numba

    return bind(game, numba.njit(**flags), module, more)


def _warn_of_plain(game: Game) -> None:
    """Say why this start takes long."""
    import numba

    LOG.warning(words(usual_language()).say("compiled-plainly", title=game.title, version=numba.__version__))


def signature(game: Game, f: FunctionType) -> tuple[Any, ...] | None:
    """The types of a function's arguments by its type hints, or None where they leave something open."""
    import numba

    known = {int: numba.int64, bool: numba.boolean, float: numba.float64, Row: numba.int8[::1]}
    annotations = get_type_hints(f)
    found = []
    for name in f.__code__.co_varnames[: f.__code__.co_argcount]:
        annotation = annotations.get(name)
        if isinstance(annotation, type) and issubclass(annotation, GameState):
            found.append(numba.from_dtype(game.State.dtype))
        elif isinstance(annotation, type) and issubclass(annotation, Moves):
            found.append(numba.from_dtype(game.Moves.dtype))
        elif isinstance(annotation, type) and issubclass(annotation, Notes):
            found.append(numba.from_dtype(game.opinion.Notes.dtype))
        elif annotation in known:
            found.append(known[annotation])
        else:
            return None
    return tuple(found)


def compile_calls(game: Game, dispatcher: Any, done: set[Any]) -> None:
    """Compile, before a function, those that it calls: once each, for the types that their type hints say.

    Left to itself Numba compiles a function anew for each mix of cell and integer arguments, three times over.
    """
    f = dispatcher.py_func
    if dispatcher in done:
        return
    done.add(dispatcher)
    for called in _called(f):
        compile_calls(game, called, done)
    types = signature(game, f)
    if types is not None:
        for left_out in range(len(f.__defaults__ or ()) + 1):
            dispatcher.compile(types[: len(types) - left_out] + _defaults(f, left_out))
        dispatcher.disable_compile()


def direct(dispatcher: Any, *args: Any) -> Any:
    """The compiled code for arguments of these types, called without looking at types: 0.1 instead of 0.4 µs.

    The one who calls it passes arguments of just these types.
    """
    import numba

    types = tuple(numba.typeof(arg) for arg in args)
    dispatcher.compile(types)
    return dispatcher.overloads[types].entry_point


def _defaults(f: FunctionType, left_out: int) -> tuple[Any, ...]:
    """The types of the last arguments when they are left out."""
    import numba

    given = f.__defaults__ or ()
    return tuple(numba.types.Omitted(value) for value in given[len(given) - left_out :])


def _called(f: FunctionType) -> list[Any]:
    """The compiled functions of ours that this function names."""
    steps = list(dis.get_instructions(f))
    found = []
    for step, after in pairwise(steps):
        if step.opname == "LOAD_GLOBAL":
            value = f.__globals__.get(step.argval)
            found.append(vars(value).get(after.argval) if isinstance(value, ModuleType) else value)
    return [value for value in found if hasattr(value, "py_func")]


def _enable_cache(entry_points: ModuleType, folder: Path) -> None:
    """Keep compiled entry points in this folder; without a folder that can be written, go on without."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()  # or Numba keeps the code beside its source, where it goes stale
    except OSError:
        return
    with _kept_in(folder):
        for value in vars(entry_points).values():
            if hasattr(value, "enable_caching"):
                value.enable_caching()
                if fcntl is not None:
                    value.compile = _one_at_a_time(value.compile, folder / "lock")


@contextmanager
def _kept_in(folder: Path) -> Iterator[None]:
    """Let Numba keep what is given to it meanwhile in this folder."""
    from numba import config

    ours = {"CACHE_DIR": str(folder)}
    with suppress(ImportError):  # another release of Numba, which compiles anew when its own folder is another
        from . import kept

        ours["CACHE_LOCATOR_CLASSES"] = kept.PLACE
    usual = {name: getattr(config, name, "") for name in ours}
    try:
        vars(config).update(ours)
        yield
    finally:
        vars(config).update(usual)


def _one_at_a_time(compile_it: Jit, lock: Path) -> Jit:
    """Compile; but if another process does so already, wait for it, and find in the cache what it has made."""

    def compile_alone(types: Any) -> Any:
        try:
            held = lock.open("w")
        except OSError:  # the folder has gone meanwhile
            return compile_it(types)
        with held:
            fcntl.flock(held, fcntl.LOCK_EX)
            return compile_it(types)

    return compile_alone
