"""Parts of a view that are kept: a part is made anew only if a field that it read has changed.

Nobody has to say which fields a part reads: it is made from a state that notes them.  What a function makes of a state
follows from what it has read there, so where all of that is the same, the part is the same.  A part that has read
nothing but fields which all see is made once for everybody; any other is made for each viewer.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import update_wrapper
from struct import Struct
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

import numpy as np
import numpy.typing as npt

from .record import ALL, NONE, made_once
from .state import GameState

State = TypeVar("State", bound=GameState)
Answer = TypeVar("Answer")
Args = ParamSpec("Args")
Known = dict[Hashable, tuple[int, Any]]  # parts, each with the fields that it has read, as bits
MEMORY, STILL, READ = "parts", "still", ""  # what a state may remember, whose reading it notes, what was read
RECORD = "record"  # all fields at once


def part(make: Callable[Concatenate[State, Args], Answer]) -> Callable[Concatenate[State, Args], Answer]:
    """A function that makes a part of a view; what it gives is shared, and nobody changes it."""

    def kept(s: State, /, *args: Args.args, **named: Args.kwargs) -> Answer:
        memory: _Seen | None = s.__dict__.get(MEMORY)
        if memory is None or named:  # what is kept goes by the arguments without names
            return make(s, *args, **named)
        answer: Answer = memory.recall(make, s, args)
        return answer

    return update_wrapper(kept, make)


class Parts:
    """The parts that are known of one table."""

    def __init__(self) -> None:
        self.shared = _Latest()
        self.own: dict[int | None, _Latest] = {}  # by viewer

    def remember(self, s: State, viewer: int | None, position: int) -> State:
        """What this viewer sees, as a state that does not change any more, with what is known of it.

        Whatever is seen at a position with the same number is of the same state.
        """
        whole, fields = s.tobytes(), _fields(type(s))
        own = self.own.get(viewer)
        if own is None:
            own = self.own[viewer] = _Latest()
        cells = np.frombuffer(whole, np.uint8)
        if position != self.shared.position:
            is_beside = own.position == self.shared.position  # what all see was then the same to both
            changed = own.follow(cells, position, fields)
            self.shared.follow(cells, position, fields, changed & ~fields.secret if is_beside else None)
        elif position != own.position:
            own.follow(cells, position, fields)
        still = _still(type(s))(s.record)
        still.__dict__.update(zip(fields.single, fields.form.unpack_from(whole), strict=True))
        still.__dict__[MEMORY] = _Seen(fields, self.shared.known, own.known)
        return still


class _Fields(NamedTuple):
    """The fields of a kind of states, each of which has a bit."""

    bits: dict[str, int]  # by the names under which they are read
    at: npt.NDArray[np.int16]  # the number of the bit, by byte of the record
    secret: int  # those that not everybody sees
    single: tuple[str, ...]  # those of one cell, in the order in which
    form: Struct  # reads them from the bytes of a record


@made_once
def _fields(state: type[GameState]) -> _Fields:
    fields = state.dtype.fields
    assert fields is not None
    names = sorted(fields, key=lambda name: fields[name][1])
    numbers = np.repeat(np.arange(len(names), dtype=np.int16), [fields[name][0].itemsize for name in names])
    bits = {name: 1 << number for number, name in enumerate(names)}
    secret = sum(bit for name, bit in bits.items() if name not in state.fields or state.fields[name].seen != ALL)
    form, single, end = "=", [], 0
    for name in names:
        kind, start = fields[name][:2]
        if kind.shape == () and name in state.fields:
            form += f"{start - end}x{kind.char}"
            single.append(name)
            end = start + kind.itemsize
    return _Fields({**bits, RECORD: (1 << len(names)) - 1}, numbers, secret, tuple(single), Struct(form))


class _Latest:
    """The parts of the latest state that somebody has seen."""

    def __init__(self) -> None:
        self.known: Known = {}
        self.cells: npt.NDArray[np.uint8] | None = None
        self.position = NONE

    def follow(self, cells: npt.NDArray[np.uint8], position: int, fields: _Fields, changed: int | None = None) -> int:
        """Forget parts that have read what is different in these latest cells; the changed fields, as bits."""
        if changed is None:
            changed = fields.bits[RECORD] if self.cells is None else _changed(fields.at[self.cells != cells])
        self.cells, self.position = cells, position
        if changed:
            for key in [key for key, (read, _) in self.known.items() if read & changed]:
                del self.known[key]
        return changed


def _changed(numbers: npt.NDArray[np.int16]) -> int:
    """The fields with these numbers, as bits."""
    changed = 0
    for number in set(numbers.tolist()):
        changed |= 1 << number
    return changed


@made_once
def _still(state: type[State]) -> type[State]:
    """States of this kind whose single cells are plain numbers: to read those of the record takes ten times as long."""

    def copy(self: GameState) -> State:
        return state(np.frombuffer(bytearray(self.tobytes()), state.dtype).reshape(()))

    own: dict[str, Any] = {**dict.fromkeys(_fields(state).single, 0), "copy": copy}
    return type("Still", (state,), own)


class _Seen:
    """What is known of one state: to everybody, and to its viewer.

    It does not know that state: they would stand in a circle, and wait for the collector of garbage after each move.
    """

    def __init__(self, fields: _Fields, shared: Known, own: Known) -> None:
        self.fields, self.shared, self.own = fields, shared, own

    def recall(self, make: Callable[..., Any], s: GameState, args: tuple[Any, ...]) -> Any:
        """A part, known or made now; `s` is the state that asks, which may note what is read."""
        key, asker = (make, args), s.__dict__
        found = self.shared.get(key) or self.own.get(key) or self._make(key, asker.get(STILL, s))
        if READ in asker:
            asker[READ] |= found[0]
        return found[1]

    def _make(self, key: tuple[Callable[..., Any], tuple[Any, ...]], still: GameState) -> tuple[int, Any]:
        make, args = key
        kind = _noting(type(still))
        noting = kind.__new__(kind)
        told = noting.__dict__
        told[MEMORY], told[STILL], told[READ] = self, still, 0
        answer = make(noting, *args)
        read, bits = told[READ], self.fields.bits
        for name in told:
            read |= bits.get(name, 0)
        known = self.own if read & self.fields.secret else self.shared
        known[key] = read, answer
        return known[key]


@made_once
def _noting(still: type[GameState]) -> type[GameState]:
    """States of this kind that note which of their fields are read: those that are in their dictionary."""
    return type("Noting", (still,), {name: _Noted(name) for name in (*still.fields, RECORD)})


class _Noted:
    """A field of a state that notes what is read.

    What is read first is kept in the dictionary of the state, where Python finds it from then on without asking here.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, of: GameState, kind: type[GameState]) -> Any:
        noted = of.__dict__
        noted[self.name] = value = getattr(noted[STILL], self.name)
        return value
