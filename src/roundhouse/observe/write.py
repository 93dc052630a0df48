"""The source of a game's `observe`, written from what the fields of its state say of themselves."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ..core import meaning
from ..core.game import Game, Option
from ..core.meaning import Meaning
from ..core.record import NONE, OWNER, OWNER_UNTIL_END, Field
from .encode import MOST

Numbers = npt.NDArray[Any]
HEAD = '''"""What a seat sees of a table of {title}: made by roundhouse.observe.tensors from the fields of its state."""

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
        return product(self.stored)

    @property
    def where(self) -> slice:
        """Which numbers of the row they are."""
        return slice(self.start, self.start + self.size)

    def of(self, row: Numbers) -> Numbers:
        """These numbers of a row, or of many rows at once, in their shape."""
        found = row[..., self.where].reshape((*row.shape[:-1], *self.stored))
        return np.moveaxis(found, -2, -1) if self.is_turned else found


def product(shape: tuple[int, ...]) -> int:
    """How many cells or numbers a shape has."""
    return int(np.prod(shape, dtype=int))


def digits(n: int) -> int:
    """How many binary digits tell n things and none of them apart."""
    return int(n).bit_length()


class Cell(NamedTuple):
    """A field, or the row of it that is shown, as the source names it."""

    name: str  # such as s.hands
    shown: str  # the row that is shown: "seat", "who", or all of them
    shape: tuple[int, ...]  # of what is shown

    @property
    def whole(self) -> str:
        """All that is shown."""
        return f"{self.name}[{self.shown}]" if self.shown else self.name

    @property
    def row(self) -> str:
        """Row i of this field."""
        return f"{self.name}[{self.shown}, i]" if self.shown else f"{self.name}[i]"

    def each_row(self, line: str, without_gaps: bool) -> list[str]:
        """Lines that do the same for each row; a row without gaps that begins with nothing is passed over."""
        loop = f"for i in range({self.shape[0]}):"
        if not without_gaps:
            return [loop, f"    {line}"]
        return [loop, f"    if {self.row[:-1]}, 0] >= 0:", f"        {line}"]


class Writer:
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

    def add(self, name: str, doc: str, holds: Meaning, stored: tuple[int, ...], turned: bool, by_seat: bool) -> int:
        """Make room for a part; where it begins."""
        assert name not in self.parts, f"{name} is observed twice"
        self.parts[name] = part = Part(name, self.size, stored, turned, doc, holds, by_seat)
        self.size += part.size
        return part.start

    # What every game has

    def write_common(self) -> None:
        """How many play, what is decided and by whom, and what was agreed."""
        fields, counts, phases = self.game.State.fields, self.game.seat_counts, self.game.phases
        self.write_one_of("seats", fields["seats"].doc, [str(n) for n in counts], f"s.seats - {counts[0]}")
        self.write_one_of("phase", fields["phase"].doc, phases, "s.phase")
        self.write("seat", fields["seat"].doc, meaning.a_seat, Cell("s.seat", "", ()))
        at = self.add("over", "whether the game is over", meaning.flag, (), False, False)
        self.once.append(f"out[{at}] = s.seat == {NONE}")
        self.write("version", fields["version"].doc, meaning.upto(MOST), Cell("s.version", "", ()))
        for i, option in enumerate(self.game.options.values()):
            if len(option.values) > 1:
                self.write_option(i, option)

    def write_one_of(self, name: str, doc: str, names: list[str], cell: str) -> None:
        """One of several things that are known by name."""
        at = self.add(name, doc, meaning.one_of(names), (len(names),), False, False)
        self.once.append(f"encode.hot({cell}, {len(names)}, out, {at})")

    def write_option(self, i: int, option: Option) -> None:
        """What was agreed: one of the values; of a seat, which one it is from the observer on."""
        values = {str(value).lower(): cell for value, cell in option.values.items()}
        if option.of_seats:
            values = {value: cell for value, cell in values.items() if cell == NONE}
        turns = [f"seat +{turn}" for turn in range(self.seats)] if option.of_seats else []
        holds = meaning.one_of([*values, *turns])
        at = self.add(f"options.{option.name}", "what was agreed", holds, (holds.n,), False, False)
        for k, cell in enumerate(values.values()):
            self.once.append(f"out[{at + k}] = s.options[{i}] == {cell}")
        if option.of_seats:
            self.each_turn.append(f"out[{at + len(values)} + turn] = s.options[{i}] == who")

    # Fields

    def write_field(self, name: str, field: Field) -> None:
        """What a field shows: all of it, or the observer's own row."""
        own = field.seen in (OWNER, OWNER_UNTIL_END)
        index = "seat" if own else "who" if field.by_seat else ""
        assert not index or field.shape[0] == self.seats, f"the rows of {name} are not seats"
        cell = Cell(f"s.{name}", index, field.shape[1:] if index else field.shape)
        for number, holds in enumerate(field.holds):
            if holds.kind != meaning.LEFT_OUT:
                self.write(name if number == 0 else f"{name}.{holds.kind}", field.doc, holds, cell)

    def write(self, name: str, doc: str, holds: Meaning, cell: Cell) -> None:
        """A part for cells of this meaning."""
        if holds.kind == meaning.CHAIN:
            return self.write_chain(name, doc, holds, cell)
        by_seat = cell.shown == "who"
        stored, turned = self.stored(holds, cell.shape)
        at = self.add(name, doc, holds, (self.seats, *stored) if by_seat else stored, turned, by_seat)
        place = _times(f"{at} + turn", product(stored)) if by_seat else str(at)
        if holds.kind == meaning.A_SEAT:
            assert not cell.shown, f"{name}: a seat for each seat is not written"
            place = _times(f"{at} + turn", product(cell.shape[-1:]))
        lines = self.each_turn if by_seat or holds.kind == meaning.A_SEAT else self.once
        lines += self.lines(holds, cell, place)
        return None

    def write_chain(self, name: str, doc: str, holds: Meaning, cell: Cell) -> None:
        """All rows one after the other; of fields by seat the observer's first."""
        width = digits(self.kinds(holds))
        at = self.add(name, doc, holds, (width, holds.most), True, False)
        count, lines = f"in_{name.partition('.')[0]}", self.each_turn if cell.shown == "who" else self.once
        self.once.append(f"{count} = 0")
        call = f"encode.link({{}}, {count}, {holds.most}, {width}, out, {at})"
        if holds.each:
            of_seats = f"{holds.n}, {holds.each}, seat, s.seats"
            call = f"encode.link_of_seats({{}}, {count}, {holds.most}, {width}, {of_seats}, out, {at})"
        if len(cell.shape) == 2:
            lines += cell.each_row(f"{count} = {call.format(cell.row)}", True)
        else:
            lines.append(f"{count} = {call.format(cell.whole)}")

    def kinds(self, holds: Meaning) -> int:
        """Of how many things each is one, those of seats included."""
        return holds.n + (self.seats if holds.each else 0)

    def stored(self, holds: Meaning, shape: tuple[int, ...]) -> tuple[tuple[int, ...], bool]:
        """The shape in which such cells are stored, and whether the numbers of a cell are its last axis but one."""
        match holds.kind:
            case meaning.BITS:
                return (*shape[:-1], holds.n), False
            case meaning.PILE:
                return (*shape[:-1], self.kinds(holds)), False
            case meaning.HOW_MANY:
                return shape[:-1], False
            case meaning.TOP:
                return (*shape[:-1], digits(holds.n), holds.most), True
        width = {
            meaning.UPTO: 2 if holds.n > MOST else 0,
            meaning.ONE_OF: holds.n,
            meaning.CODED: digits(holds.n),
            meaning.A_SEAT: self.seats,
        }.get(holds.kind, 0)
        if width == 0:
            return shape, False
        return (*shape[:-1], width, *shape[-1:]), bool(shape)

    def lines(self, holds: Meaning, cell: Cell, place: str) -> list[str]:
        """The lines that write such a part."""
        if len(cell.shape) < 2:
            return [_row(holds, cell.shape[0], cell.whole, place) if cell.shape else _cell(holds, cell.whole, place)]
        step = product(self.stored(holds, cell.shape)[0][1:])
        line = _row(holds, cell.shape[1], cell.row, _times(f"{place} + i", step))
        return cell.each_row(line, holds.kind == meaning.HOW_MANY)


def _times(place: str, step: int) -> str:
    """A place that is `step` numbers further each time."""
    return place if step == 1 else f"{place} * {step}"


def _row(holds: Meaning, length: int, row: str, place: str) -> str:
    """The line that writes a row of cells."""
    match holds.kind:
        case meaning.UPTO:
            return f"encode.{'wide_counts' if holds.n > MOST else 'counts'}({row}, out, {place})"
        case meaning.FLAG:
            return f"encode.counts({row}, out, {place})"
        case meaning.ONE_OF:
            return f"encode.hots({row}, {holds.n}, out, {place})"
        case meaning.CODED:
            return f"encode.codes({row}, {digits(holds.n)}, out, {place})"
        case meaning.BITS:
            return f"encode.bits({row}, {holds.n}, {-(-holds.n // length)}, out, {place})"
        case meaning.PILE:
            end = str(length) if holds.gaps else f"encode.length({row})"
            if holds.each:
                return f"encode.kinds_of_seats({row}, {end}, {holds.n}, {holds.each}, seat, s.seats, out, {place})"
            return f"encode.kinds({row}, {end}, {holds.n}, out, {place})"
        case meaning.TOP:
            return f"encode.top({row}, {holds.most}, {digits(holds.n)}, out, {place})"
        case meaning.HOW_MANY:
            return f"out[{place}] = encode.length({row})"
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
