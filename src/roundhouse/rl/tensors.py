"""What a seat sees as a row of small numbers: made, for each game, from what the fields of its state say of themselves.

    >>> from roundhouse import Table
    >>> from roundhouse.rl import tensors
    >>> table = Table("traffic", 3, seed=1)
    >>> t = tensors.of(table.game)
    >>> t.unpack(t.row(table.live, seat=0))["hand_size"].tolist()
    [8, 8, 8, 0, 0, 0]

The observer comes first, the others follow in the order of play.  `source` is written in the dialect of rules, and
bound and compiled like them; `observe` is the same in plain Python.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ..core import meaning
from ..core.game import Game, Option, load
from ..core.meaning import Meaning
from ..core.record import NOBODY, NONE, OWNER, OWNER_UNTIL_END, Field
from ..core.state import COMMON, GameState
from . import encode
from .encode import MOST, NUMBER, Row

Numbers = npt.NDArray[Any]
HEAD = '''"""What a seat sees of a table of {title}: made by roundhouse.rl.tensors from the fields of its state."""

SIZE = {size}


def observe(s: State, seat: int, out: Row) -> None:
    """Write what this seat sees into a row of SIZE numbers."""
'''
TURNS = """
    for turn in range(s.seats):
        who = seat + turn
        if who >= s.seats:
            who -= s.seats
"""


class Part(NamedTuple):
    """One field, or something else that is observed, in a row: where it lies, and what it says."""

    name: str
    start: int
    stored: tuple[int, ...]  # its shape as it lies there
    is_turned: bool  # whether the numbers of a cell are its last axis but one there
    doc: str
    holds: Meaning
    by_seat: bool  # whether the first axis is seats, the observer first

    @property
    def shape(self) -> tuple[int, ...]:
        """Its shape as it is unpacked: the numbers of a cell are the last axis."""
        return (*self.stored[:-2], *reversed(self.stored[-2:])) if self.is_turned else self.stored

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return int(np.prod(self.stored, dtype=int))

    @property
    def where(self) -> slice:
        """Which numbers of the row they are."""
        return slice(self.start, self.start + self.size)

    def of(self, row: Numbers) -> Numbers:
        """These numbers of a row, or of many rows at once, in their shape."""
        found = row[..., self.where].reshape((*row.shape[:-1], *self.stored))
        return np.moveaxis(found, -2, -1) if self.is_turned else found


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


@cache
def of(game: Game | str) -> Tensors:
    """How this game is observed."""
    if isinstance(game, str):
        return of(load(game))
    writer = _Writer(game)
    writer.write_common()
    for name, field in game.State.fields.items():
        if name not in COMMON and field.seen != NOBODY:
            writer.write_field(name, field)
    source = writer.source()
    return Tensors(game, writer.parts, source, _module(game, source))


def _module(game: Game, source: str) -> ModuleType:
    """The source as a module that everybody can find by its name."""
    tail = game.package.__name__.rpartition(".")[2]
    module = ModuleType(f"{__package__}.observing__{tail}")
    module.__dict__.update(State=game.State, Row=Row, encode=encode, SOURCE=source)
    exec(compile(source, f"<{module.__name__}>", "exec", dont_inherit=True), module.__dict__)
    sys.modules[module.__name__] = module
    return module


def digits(n: int) -> int:
    """How many binary digits tell n things and none of them apart."""
    return int(n).bit_length()


class _Writer:
    """Writes the source of `observe`, part by part."""

    def __init__(self, game: Game) -> None:
        self.game, self.seats = game, game.seat_counts[-1]
        self.parts: dict[str, Part] = {}
        self.once: list[str] = []  # lines
        self.each_turn: list[str] = []  # lines for each seat: `who` is the seat, `turn` how far from the observer
        self.size = 0

    def source(self) -> str:
        """The whole text."""
        head = HEAD.format(title=self.game.title, size=self.size)
        once = "".join(f"    {line}\n" for line in ["encode.clear(out)", *self.once])
        return head + once + TURNS + "".join(f"        {line}\n" for line in self.each_turn)

    def add(self, name: str, doc: str, holds: Meaning, stored: tuple[int, ...], is_turned: bool, by_seat: bool) -> int:
        """Make room for a part; where it begins."""
        self.parts[name] = part = Part(name, self.size, stored, is_turned, doc, holds, by_seat)
        self.size += part.size
        return part.start

    # What every game has

    def write_common(self) -> None:
        """How many play, what is decided and by whom, and what was agreed."""
        counts, phases = self.game.seat_counts, self.game.phases
        fields = self.game.State.fields
        seats = meaning.one_of([str(n) for n in counts])
        at = self.add("seats", fields["seats"].doc, seats, (len(counts),), False, False)
        self.once.append(f"encode.hot(s.seats - {counts[0]}, {len(counts)}, out, {at})")
        at = self.add("phase", fields["phase"].doc, meaning.one_of(phases), (len(phases),), False, False)
        self.once.append(f"encode.hot(s.phase, {len(phases)}, out, {at})")
        self.write("seat", fields["seat"].doc, meaning.a_seat, (), "s.seat", "")
        at = self.add("over", "whether the game is over", meaning.flag, (), False, False)
        self.once.append(f"out[{at}] = s.seat == {NONE}")
        self.write("version", fields["version"].doc, meaning.upto(MOST), (), "s.version", "")
        for i, option in enumerate(self.game.options.values()):
            if len(option.values) > 1:
                self.write_option(i, option)

    def write_option(self, i: int, option: Option) -> None:
        """What was agreed: one of the values; of a seat, which one it is from the observer on."""
        cells, cell = list(option.values.values()), f"s.options[{i}]"
        known = [value for value in option.values if not (option.of_seats and option.values[value] != NONE)]
        names = [str(value).lower() for value in known]
        doc = "what was agreed, or the seat, as those that follow"
        if option.of_seats:
            names += [f"seat +{turn}" for turn in range(self.seats)]
        holds = meaning.one_of(names)
        at = self.add(f"options.{option.name}", doc, holds, (len(names),), False, False)
        for k, value in enumerate(known):
            self.once.append(f"out[{at + k}] = {cell} == {option.values[value]}")
        if option.of_seats:
            assert sorted(cells) == list(range(NONE, self.seats))
            self.each_turn.append(f"out[{at + len(known)} + turn] = {cell} == who")

    # Fields

    def write_field(self, name: str, field: Field) -> None:
        """What a field shows: all of it, or the observer's own row."""
        own = field.seen in (OWNER, OWNER_UNTIL_END)
        by_seat = field.by_seat and not own
        shape = field.shape[1:] if own or by_seat else field.shape
        index = "seat" if own else "who" if by_seat else ""
        for number, holds in enumerate(field.holds):
            if holds.kind != meaning.LEFT_OUT:
                part = name if number == 0 else f"{name}.{holds.kind}"
                self.write(part, field.doc, holds, shape, f"s.{name}", index)

    def write(self, name: str, doc: str, holds: Meaning, shape: tuple[int, ...], cells: str, index: str) -> None:
        """A part for a field of this shape; `index` is the row that is shown, if not all are."""
        by_seat = index == "who"
        stored, is_turned = _stored(holds, shape, self.seats)
        seats = (self.seats,) if by_seat else ()
        at = self.add(name, doc, holds, (*seats, *stored), is_turned, by_seat)
        step = int(np.prod(stored, dtype=int))
        place = f"{at} + turn * {step}" if by_seat else str(at)
        if holds.kind == meaning.A_SEAT:
            assert not by_seat, f"{name}: seats of seats are not written"
            place = f"{at} + turn" + (f" * {shape[-1]}" if shape else "")
        lines = self.each_turn if by_seat or holds.kind == meaning.A_SEAT else self.once
        lines += _lines(holds, shape, self.seats, cells, index, place)


def _stored(holds: Meaning, shape: tuple[int, ...], seats: int) -> tuple[tuple[int, ...], bool]:
    """The shape in which such cells are stored, and whether the numbers of a cell are its last axis but one."""
    match holds.kind:
        case meaning.BITS | meaning.PILE:
            return (*shape[:-1], holds.n), False
        case meaning.CHAIN:
            return (digits(holds.n), holds.most), True
    width = {
        meaning.UPTO: 2 if holds.n > MOST else 0,
        meaning.FLAG: 0,
        meaning.ONE_OF: holds.n,
        meaning.CODED: digits(holds.n),
        meaning.A_SEAT: seats,
    }[holds.kind]
    if width == 0:
        return shape, False
    return (*shape[:-1], width, *shape[-1:]), bool(shape)


def _lines(holds: Meaning, shape: tuple[int, ...], seats: int, cells: str, index: str, place: str) -> list[str]:
    """The lines that write such a part."""
    if holds.kind == meaning.CHAIN:
        return _chain(holds, shape, cells, index, place)
    if len(shape) == 2:
        step = int(np.prod(_stored(holds, shape, seats)[0][1:], dtype=int))
        row = f"{cells}[{index}, i]" if index else f"{cells}[i]"
        return [f"for i in range({shape[0]}):", f"    {_row(holds, shape[1], row, f'{place} + i * {step}')}"]
    one = f"{cells}[{index}]" if index else cells
    return [_row(holds, shape[0], one, place) if shape else _cell(holds, one, place)]


def _row(holds: Meaning, length: int, row: str, place: str) -> str:
    """The line that writes a row of cells."""
    match holds.kind:
        case meaning.UPTO if holds.n > MOST:
            return f"encode.wide_counts({row}, out, {place})"
        case meaning.UPTO | meaning.FLAG:
            return f"encode.counts({row}, out, {place})"
        case meaning.ONE_OF:
            return f"encode.hots({row}, {holds.n}, out, {place})"
        case meaning.CODED:
            return f"encode.codes({row}, {digits(holds.n)}, out, {place})"
        case meaning.BITS:
            return f"encode.bits({row}, {holds.n}, {-(-holds.n // length)}, out, {place})"
        case meaning.PILE:
            return f"encode.kinds({row}, {holds.n}, out, {place})"
        case _:
            return f"encode.equal({row}, who, out, {place})"


def _cell(holds: Meaning, cell: str, place: str) -> str:
    """The line that writes one cell."""
    match holds.kind:
        case meaning.UPTO if holds.n > MOST:
            return f"encode.wide_count({cell}, out, {place})"
        case meaning.UPTO | meaning.FLAG:
            return f"out[{place}] = {cell}"
        case meaning.ONE_OF:
            return f"encode.hot({cell}, {holds.n}, out, {place})"
        case meaning.CODED:
            return f"encode.code({cell}, {digits(holds.n)}, out, {place})"
        case meaning.BITS:
            return f"encode.bits_of({cell}, {holds.n}, out, {place})"
        case _:
            return f"out[{place}] = {cell} == who"


def _chain(holds: Meaning, shape: tuple[int, ...], cells: str, index: str, place: str) -> list[str]:
    """The lines that write all rows one after the other."""
    rest = f"{holds.most}, {digits(holds.n)}, out, {place}"
    if len(shape) == 1:
        return [f"encode.link({f'{cells}[{index}]' if index else cells}, 0, {rest})"]
    row = f"{cells}[{index}, i]" if index else f"{cells}[i]"
    return ["n = 0", f"for i in range({shape[0]}):", f"    n = encode.link({row}, n, {rest})"]
