"""A state: declared like a dataclass, stored as one fixed-size record.

    class State(Record):
        seat: int = cells(doc="whose turn it is")
        hands: Cells = cells(SEATS, COLOURS, seen=OWNER, doc="cards held, by colour")

`State.batch(n)` is an array of n such records, which compiled rules and GPUs take.
`State.new()` is one record with plain attributes, which the same rules take in the interpreter.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any, ClassVar, NamedTuple, ParamSpec, Self, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt

from .meaning import Holds, Meaning

BYTE = np.int8  # a count, card or index that is never above 127, in a game whose record would be large
CELL = np.int16  # every other; halves the record against int32 and nothing comes near 32,767
REAL = np.float64  # what a move is worth; no state has any
WORD = np.int32  # the keystream's 32-bit words, the only cells that need more
Cells: TypeAlias = npt.NDArray[np.int8 | np.int16]
Ints: TypeAlias = npt.NDArray[np.int32]
Reals: TypeAlias = npt.NDArray[np.float64]
Row: TypeAlias = npt.NDArray[np.int8]  # what a seat sees, one number after the other
Batch: TypeAlias = npt.NDArray[np.void]
Args = ParamSpec("Args")
Answer = TypeVar("Answer")

NONE = -1  # no such thing
UNKNOWN = -2  # there is one, but this seat may not see it
UNSURE = -(2**15)  # in place of a number of points that is not certain

ALL = "all"
OWNER = "owner"  # one row per seat, each seen by that seat
OWNER_UNTIL_END = "owner until the end"  # as OWNER, and open to all once the game is over
NOBODY = "nobody"
VISIBILITIES = (ALL, OWNER, OWNER_UNTIL_END, NOBODY)


class Field(NamedTuple):
    """One declared field of a record."""

    shape: tuple[int, ...]
    seen: str
    doc: str
    type: type[np.signedinteger[Any]] | type[np.floating[Any]]
    holds: tuple[Meaning, ...] = ()  # what a program that learns is shown of it; the rules never look
    by_seat: bool = False


def cells(
    *shape: int, seen: str = ALL, doc: str = "", type: Any = CELL, holds: Holds = None, by_seat: bool = False
) -> Any:
    """Declare a field: its shape, who sees it, what it means, what its numbers stand for, whether rows are seats."""
    if seen not in VISIBILITIES:
        raise ValueError(f"seen must be one of {VISIBILITIES}, not {seen!r}")
    meanings = (holds,) if isinstance(holds, Meaning) else tuple(holds or ())
    most = np.iinfo(BYTE).max
    if type is BYTE and any(meaning.largest > most for meaning in meanings):
        raise ValueError(f"a byte holds {most} at most, so that not all of {meanings} fits")
    return Field(shape, seen, doc, type, meanings, by_seat)


small_cells = partial(cells, type=BYTE)


class Record:
    """A fixed-size record with one attribute per declared field."""

    fields: ClassVar[dict[str, Field]] = {}
    dtype: ClassVar[np.dtype[np.void]]
    record: Batch

    def __init_subclass__(cls) -> None:
        own = {name: f for name, f in vars(cls).items() if isinstance(f, Field)}
        cls.fields = {**cls.fields, **own}
        cls.dtype = _dtype(cls.fields)
        for name, f in own.items():
            setattr(cls, name, _Row(name) if f.shape else _real(name) if f.type is REAL else _scalar(name))

    def __init__(self, record: Batch) -> None:
        """A live view of this record (an array of no dimensions): writing here writes there."""
        self.record = record

    @classmethod
    def batch(cls, n: int) -> Batch:
        """An array of n records of zeros."""
        return np.zeros(n, cls.dtype)

    @classmethod
    def new(cls) -> Self:
        """One record of zeros."""
        return cls(np.zeros((), cls.dtype))

    @classmethod
    def at(cls, batch: Batch, i: int) -> Self:
        """A live view of one record of a batch."""
        return cls(batch[i : i + 1].reshape(()))

    @classmethod
    def of(cls, whole: bytes) -> Self:
        """The record of these bytes, to be read only."""
        return cls(np.frombuffer(whole, cls.dtype).reshape(()))

    def copy(self) -> Self:
        """A copy of this record, which does not change with it."""
        return type(self)(np.frombuffer(bytearray(self.tobytes()), self.dtype).reshape(()))

    def tobytes(self) -> bytes:
        """The whole record as bytes: equal states have equal bytes."""
        return self.record.tobytes()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and type(self) is type(other) and self.tobytes() == other.tobytes()

    def __hash__(self) -> int:
        return hash(self.tobytes())


def made_once(make: Callable[Args, Answer]) -> Callable[Args, Answer]:
    """`functools.cache` for functions of a kind of record: mypy takes such a class for unhashable."""
    made: Callable[..., Answer] = cache(make)
    return made


def _dtype(fields: dict[str, Field]) -> np.dtype[np.void]:
    """The layout: words before cells, so that all are aligned, and no gap with uninitialised bytes."""
    wide_first = sorted(fields.items(), key=lambda item: -np.dtype(item[1].type).itemsize)
    columns: list[Any] = [(name, f.type, f.shape) for name, f in wide_first]
    packed, aligned = np.dtype(columns), np.dtype(columns, align=True)
    if gap := aligned.itemsize - packed.itemsize:
        columns.append(("gap", BYTE, (gap,)))
    return np.dtype(columns, align=True)


class _Row:
    """A field of several cells: a live view of them, made when it is asked for the first time, and kept."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, of: Record | None, kind: type[Record]) -> Any:
        if of is None:
            return kind.fields[self.name]
        of.__dict__[self.name] = row = of.__dict__["record"][self.name]  # which is found before this from now on
        return row


def _cell(of: Record, name: str) -> Any:
    """A live view of a field of one cell, made once."""
    found = of.__dict__.get("_" + name)
    if found is None:
        found = of.__dict__["_" + name] = of.__dict__["record"][name]
    return found


def _scalar(name: str) -> property:
    """A field of one cell, read as a plain int so that the interpreter never wraps around."""
    cell = "_" + name

    def get(self: Record) -> int:
        try:
            number: int = self.__dict__[cell].item()
        except KeyError:
            number = _cell(self, name).item()
        return number

    def put(self: Record, value: int) -> None:
        _cell(self, name)[...] = value

    return property(get, put)


def _real(name: str) -> property:
    """A field of one number that need not be whole."""

    def get(self: Record) -> float:
        return float(_cell(self, name).item())

    def put(self: Record, value: float) -> None:
        _cell(self, name)[...] = value

    return property(get, put)
