"""Parts of a view that are kept: a part is made anew only if a field that it read has other bytes.

Nobody has to say which fields a part reads: it is made from a state that notes them.  What a function makes of a state
follows from what it has read there, so where all of that is the same, the part is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import update_wrapper
from struct import Struct
from typing import Any, Concatenate, ParamSpec, TypeVar

import numpy as np

from .record import Batch, made_once
from .state import GameState

State = TypeVar("State", bound=GameState)
Answer = TypeVar("Answer")
Args = ParamSpec("Args")
Slices = tuple[slice, ...]  # of the bytes of a record
MEMORY = "parts"  # under which a state has what it may remember
MOST_WAYS = 6  # to make a part, by the fields that it reads
MOST_KEPT = 8  # answers of each: as many as see the table, and some


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
        self.ways: dict[Hashable, list[tuple[Slices, dict[bytes, Any]]]] = {}  # of a part, by what it reads

    def remember(self, s: State) -> State:
        """This state as one that does not change any more, with what is known of it."""
        whole = s.tobytes()
        still = _still(type(s))(s.record)
        names, form = _single(type(s))
        still.__dict__.update(zip(names, form.unpack_from(whole), strict=True))
        still.__dict__[MEMORY] = _Seen(self, type(s), whole)
        return still


@made_once
def _still(state: type[State]) -> type[State]:
    """States of this kind whose single cells are plain numbers: to read those of the record takes ten times as long."""

    def copy(self: GameState) -> State:
        return state(np.frombuffer(bytearray(self.tobytes()), state.dtype).reshape(()))

    own: dict[str, Any] = {**dict.fromkeys(_single(state)[0], 0), "copy": copy}
    return type("Still", (state,), own)


@made_once
def _single(state: type[GameState]) -> tuple[tuple[str, ...], Struct]:
    """The names of the fields of one cell, and how they are read from the bytes of a record."""
    fields = state.dtype.fields
    assert fields is not None
    names = sorted((name for name, field in state.fields.items() if not field.shape), key=lambda name: fields[name][1])
    form, end = "=", 0
    for name in names:
        kind, start = fields[name][:2]
        form += f"{start - end}x{kind.char}"
        end = start + kind.itemsize
    return tuple(names), Struct(form)


class _Seen:
    """What is known, for one state of this kind."""

    def __init__(self, parts: Parts, state: type[GameState], whole: bytes) -> None:
        self.ways, self.state, self.whole = parts.ways, state, whole

    def recall(self, make: Callable[..., Any], s: GameState, args: tuple[Any, ...]) -> Any:
        """A part as it is known, or made."""
        ways, whole = self.ways.setdefault((make, args), []), self.whole
        for slices, answers in ways:
            key = b"".join([whole[each] for each in slices])
            if key in answers:
                return answers[key]
        traced = _traced(self.state)(s.__dict__["record"])
        answer = make(traced, *args)
        self._keep(ways, _read(traced), answer)
        return answer

    def _keep(self, ways: list[tuple[Slices, dict[bytes, Any]]], slices: Slices, answer: Any) -> None:
        answers = next((known for read, known in ways if read == slices), None)
        if answers is None:
            answers = {}
            ways.append((slices, answers))
            del ways[:-MOST_WAYS]
        answers[b"".join([self.whole[each] for each in slices])] = answer
        if len(answers) > MOST_KEPT:
            del answers[next(iter(answers))]


@made_once
def _traced(state: type[GameState]) -> type[GameState]:
    """States of this kind that note which of their fields are read: those that they have in their dictionary."""

    def whole(self: GameState) -> Batch:
        self.__dict__[""] = True
        batch: Batch = self.__dict__["record"]
        return batch

    def begin(self: GameState, record: Batch) -> None:
        self.__dict__["record"] = record

    return type("Traced", (state,), {"record": property(whole), "__init__": begin})


def _read(traced: GameState) -> Slices:
    """The bytes that were read of a state."""
    if "" in traced.__dict__:
        return (slice(None),)
    places = _places(type(traced))
    return tuple(places[name] for name in sorted(traced.__dict__) if name != "record")


@made_once
def _places(state: type[GameState]) -> dict[str, slice]:
    """Where the bytes of each field are, by the name under which a state keeps it."""
    found, fields = {}, state.dtype.fields
    assert fields is not None
    for name, field in state.fields.items():
        start = fields[name][1]
        end = start + int(np.dtype(field.type).itemsize * np.prod(field.shape, dtype=int))
        found[name if field.shape else "_" + name] = slice(start, end)
    return found
