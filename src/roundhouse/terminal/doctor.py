"""`roundhouse doctor`: what this installation has, and whether games can be played."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from pathlib import Path
from textwrap import shorten
from typing import NamedTuple

from ..core.compile import cache_folder
from ..core.engine import usual_mode
from ..core.errors import InvalidOption, RoundhouseError
from ..core.game import games, load
from ..core.table import Table
from ..core.words import LANGUAGES, Words, words

OLDEST_PYTHON = (3, 11)
LONGEST_REASON = 80


class Finding(NamedTuple):
    """One line of the report."""

    name: str  # of the message that says what was looked at
    value: str
    is_good: bool
    is_needed: bool = True


def examine(lang: str) -> int:
    """Print the report; the exit code: 0 if games can be played."""
    from rich import box
    from rich.console import Console
    from rich.table import Table as Grid
    from rich.text import Text

    sentences = words(lang)
    found = findings(sentences)
    grid = Grid(box=box.SIMPLE, show_header=False, show_edge=False)
    grid.add_column()
    grid.add_column(overflow="fold")
    for each in found:
        mark = ("ok", "green") if each.is_good else ("broken", "bold red") if each.is_needed else ("missing", "yellow")
        name = each.name if each.name in games() else sentences.say(f"cli-doctor-{each.name}")
        grid.add_row(Text(name), Text(each.value), Text(sentences.say(f"cli-doctor-{mark[0]}"), mark[1]))
    Console(highlight=False, markup=False, emoji=False).print(grid)
    is_playable = all(each.is_good for each in found if each.is_needed)
    print(sentences.say("cli-doctor-playable" if is_playable else "cli-doctor-not-playable"))
    return 0 if is_playable else 1


def findings(sentences: Words) -> list[Finding]:
    """Everything that was looked at, in the order of the report."""
    folder = cache_folder()
    return [
        Finding("python", platform.python_version(), sys.version_info >= OLDEST_PYTHON),
        Finding("platform", platform.platform(), True),
        _tried("numpy", lambda: version("numpy"), sentences),
        _tried("numba", _numba, sentences, is_needed=os.environ.get("ROUNDHOUSE_MODE") in ("compiled", "checked")),
        _tried("cuda", _cuda, sentences, is_needed=False),
        _tried("mode", usual_mode, sentences),
        Finding("cache", str(folder), _is_writable(folder), is_needed=False),
        _tried("languages", _languages, sentences),
        *(_tried(name, partial(_game, name, sentences), sentences) for name in games()),
    ]


def _tried(name: str, look: Callable[[], str], sentences: Words, is_needed: bool = True) -> Finding:
    """What was found, or why it was not."""
    try:
        return Finding(name, look(), True, is_needed)
    except RoundhouseError as error:
        return Finding(name, error.say(sentences.lang), False, is_needed)
    except Exception as error:  # any error here belongs into the report
        why = shorten(str(error), LONGEST_REASON) or type(error).__name__
        return Finding(name, why, False, is_needed)


def _numba() -> str:
    try:
        import numba
    except ModuleNotFoundError:
        raise InvalidOption("no-numba", mode="compiled") from None
    return str(numba.__version__)


def _cuda() -> str:
    from ..core.cuda import cuda_module

    name = cuda_module().get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def _is_writable(folder: Path) -> bool:
    """Whether this folder can be written, or made."""
    nearest = next(path for path in (folder, *folder.absolute().parents) if path.exists())
    return nearest.is_dir() and os.access(nearest, os.W_OK | os.X_OK)


def _languages() -> str:
    return ", ".join(f"{lang} ({words(lang).say('language')})" for lang in LANGUAGES)


def _game(name: str, sentences: Words) -> str:
    """A game that can be dealt."""
    game = load(name)
    Table(name, seed=0, mode="interpreted").moves()
    return sentences.say(
        "cli-doctor-game", title=game.title, least=game.seat_counts[0], most=game.seat_counts[-1], edition=game.edition
    )
