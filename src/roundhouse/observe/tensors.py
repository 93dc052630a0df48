"""What a seat sees as a row of small numbers: made, for each game, from what the fields of its state say of themselves.

    >>> from roundhouse import Table, games
    >>> from roundhouse.observe import tensors
    >>> table = Table(games()[-1], seats=3, seed=1)
    >>> t = tensors.of(table.game)
    >>> t.unpack(t.row(table.live, seat=2))["seats"].tolist()
    [0, 1, 0, 0, 0]

The observer comes first, the others follow in the order of play.  `source` is written in the dialect of rules, and
bound and compiled like them; `observe` is the same in plain Python.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cache
from types import ModuleType

import numpy as np

from ..core.game import Game, load
from ..core.record import NOBODY, Row
from ..core.state import COMMON, GameState
from . import encode
from .encode import NUMBER
from .page import Page
from .write import Numbers, Part, Writer


@dataclass(frozen=True)
class Tensors:
    """How the tables of one game are observed."""

    game: Game
    parts: dict[str, Part]
    source: str
    module: ModuleType  # the source, as the interpreter runs it and `compile.bind` takes it

    @property
    def size(self) -> int:
        """How many numbers a row has, whatever the number of seats and the options."""
        size: int = self.module.SIZE
        return size

    def observe(self, s: GameState, seat: int, out: Row) -> None:
        """Write what this seat sees into a row."""
        self.module.observe(s, seat, out)

    def row(self, s: GameState, seat: int) -> Row:
        """What this seat sees."""
        out = np.zeros(self.size, NUMBER)
        self.observe(s, seat, out)
        return out

    def unpack(self, row: Numbers) -> dict[str, Numbers]:
        """A row, or many at once, by the names of its parts."""
        return {name: part.of(row) for name, part in self.parts.items()}

    def page(self) -> str:
        """Which number is what, in Markdown."""
        return Page(self.game, self.parts, self.size).text()


def of(game: Game | str) -> Tensors:
    """How this game is observed."""
    return _made(load(game) if isinstance(game, str) else game)


@cache
def _made(game: Game) -> Tensors:
    writer = Writer(game)
    writer.write_common()
    for name, field in game.State.fields.items():
        if name not in COMMON and field.seen != NOBODY:
            writer.write_field(name, field)
    source = writer.source()
    return Tensors(game, writer.parts, source, _module(game, source))


def _module(game: Game, source: str) -> ModuleType:
    """The source as a module that everybody can find by its name."""
    module = ModuleType(f"{__package__}.observing__{game.package.__name__.rpartition('.')[2]}")
    module.__dict__.update(State=game.State, Row=Row, encode=encode, SOURCE=source)
    exec(compile(source, f"<{module.__name__}>", "exec", dont_inherit=True), module.__dict__)
    sys.modules[module.__name__] = module
    return module
