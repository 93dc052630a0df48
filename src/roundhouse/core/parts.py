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

from .record import ALL, made_once
from .state import GameState

State = TypeVar("State", bound=GameState)
Answer = TypeVar("Answer")
Args = ParamSpec("Args")
Known = dict[Hashable, tuple[int, Any]]  # parts, each with the fields that it has read, as bits
MEMORY, READ = "parts", ""  # under which a state has what it may remember, and what kept parts of its parts have read
RECORD = "record"  # all fields at once


def part(make: Callable[Concatenate[State, Args], Answer]) -> Callable[Concatenate[State, Args], Answer]:
    """A function that makes a part of a view; what it gives is shared, and nobody changes it."""

    def kept(s: State, /, *args: Args.args, **named: Args.kwargs) -> Answer:
        memory: _Seen | None = s.__dict__.get(MEMORY)
        if memory is None or named:  # what is kept goes by the arguments without names
            return make(s, *args, **named)
        answer: Answer = memory.recall(make, s.__dict__, args)
        return answer

    return update_wrapper(kept, make)


class Parts:
    """The parts that are known of one table."""

    def __init__(self) -> None:
        self.shared, self.position = _Latest(), -1
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
        own.follow(cells, fields)
        if position != self.position:
            self.position = position
            self.shared.follow(cells, fields)
        still = _still(type(s))(s.record)
        still.__dict__.update(zip(fields.single, fields.form.unpack_from(whole), strict=True))
        still.__dict__[MEMORY] = _Seen(still, fields, self.shared.known, own.known)
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

    def follow(self, cells: npt.NDArray[np.uint8], fields: _Fields) -> None:
        """These are the latest cells: forget the parts that have read what is different now."""
        before, self.cells = self.cells, cells
        if before is not None and self.known:
            changed = 0
            for number in set(fields.at[(cells != before).nonzero()[0]].tolist()):
                changed |= 1 << number
            for key in [key for key, (read, _) in self.known.items() if read & changed]:
                del self.known[key]


@made_once
def _still(state: type[State]) -> type[State]:
    """States of this kind whose single cells are plain numbers: to read those of the record takes ten times as long."""

    def copy(self: GameState) -> State:
        return state(np.frombuffer(bytearray(self.tobytes()), state.dtype).reshape(()))

    own: dict[str, Any] = {**dict.fromkeys(_fields(state).single, 0), "copy": copy}
    return type("Still", (state,), own)


class _Seen:
    """What is known of one state: to everybody, and to its viewer."""

    def __init__(self, still: GameState, fields: _Fields, shared: Known, own: Known) -> None:
        self.still, self.fields, self.shared, self.own = still, fields, shared, own

    def recall(self, make: Callable[..., Any], asker: dict[str, Any], args: tuple[Any, ...]) -> Any:
        """A part, known or made now; `asker`: the dictionary of the state that asks, which may note what is read."""
        key = (make, args)
        found = self.shared.get(key) or self.own.get(key) or self._make(key)
        if READ in asker:
            asker[READ] |= found[0]
        return found[1]

    def _make(self, key: tuple[Callable[..., Any], tuple[Any, ...]]) -> tuple[int, Any]:
        make, args = key
        kind = _noting(type(self.still))
        noting = kind.__new__(kind)
        told = noting.__dict__
        told[MEMORY], told[READ] = self, 0
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
        noted[self.name] = value = getattr(noted[MEMORY].still, self.name)
        return value
