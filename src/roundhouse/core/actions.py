"""The moves of a game: a kind and its named arguments, numbered 0, 1, 2, ... for machines.

    LAYOUT = number_actions({"play": {"card": CARDS}, "place": {"track": 5, "side": ("left", "right")}})

An argument's values are the numbers below an int, or the names in a tuple.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from .record import CELL, Cells, Record, cells

Values: TypeAlias = int | Sequence[str]
MOST_ARGS = 2


def count(values: Values) -> int:
    """How many values an argument can take."""
    return values if isinstance(values, int) else len(values)


def name_of(values: Values, number: int) -> int | str:
    """The value with this number, as people and files write it."""
    return number if isinstance(values, int) else values[number]


class Layout(NamedTuple):
    """Every move of a game, by kind and by number."""

    kinds: dict[str, dict[str, Values]]
    first: Cells  # the first number of each kind
    stride: Cells  # how many values the second argument of each kind has
    kind: Cells  # by move number, as the rest
    first_arg: Cells
    second_arg: Cells
    described: dict[int, tuple[str, dict[str, int | str]]]  # those that somebody has asked for

    @property
    def names(self) -> list[str]:
        """The kinds, in the order of their numbers."""
        return list(self.kinds)

    def describe(self, code: int) -> tuple[str, dict[str, int | str]]:
        """The kind and the named arguments of a move number."""
        found = self.described.get(code)
        if found is None:
            found = self.described[code] = self._describe(code)
        return found[0], found[1].copy()

    def _describe(self, code: int) -> tuple[str, dict[str, int | str]]:
        name = self.names[self.kind[code]]
        numbers = (int(self.first_arg[code]), int(self.second_arg[code]))
        args = self.kinds[name].items()
        return name, {arg: name_of(values, n) for (arg, values), n in zip(args, numbers, strict=False)}

    def code(self, kind: Any, args: Mapping[str, Any]) -> int | None:
        """The number of a move, or None if there is no such move."""
        if not isinstance(kind, str) or kind not in self.kinds or set(args) != set(self.kinds[kind]):
            return None
        numbers = [_number_of(values, args[arg]) for arg, values in self.kinds[kind].items()]
        if None in numbers:
            return None
        first, second = [n for n in numbers if n is not None] + [0] * (MOST_ARGS - len(numbers))
        index = self.names.index(kind)
        return int(self.first[index]) + first * int(self.stride[index]) + second


def _number_of(values: Values, value: Any) -> int | None:
    if isinstance(values, int):
        is_number = isinstance(value, int) and not isinstance(value, bool)
        return value if is_number and 0 <= value < values else None
    return list(values).index(value) if isinstance(value, str) and value in values else None


def number_actions(kinds: dict[str, dict[str, Values]]) -> Layout:
    """Lay out every kind of move, with all its arguments, in one range of numbers."""
    first: list[int] = []
    stride: list[int] = []
    rows: list[tuple[int, int, int]] = []
    for index, args in enumerate(kinds.values()):
        if len(args) > MOST_ARGS:
            raise ValueError(f"a move has at most {MOST_ARGS} arguments: split it into steps")
        a, b = [count(values) for values in args.values()] + [1] * (MOST_ARGS - len(args))
        first.append(len(rows))
        stride.append(b)
        rows += [(index, i, j) for i in range(a) for j in range(b)]
    kind, first_arg, second_arg = np.array(rows, CELL).T.copy()
    return Layout(kinds, np.array(first, CELL), np.array(stride, CELL), kind, first_arg, second_arg, {})


class Moves(Record):
    """The moves that are legal now."""

    count: int = cells(doc="how many")
    codes: Cells


def moves_for(layout: Layout) -> type[Moves]:
    """A record that can hold every move of this layout."""
    return type("Moves", (Moves,), {"codes": cells(len(layout.kind), doc="their numbers")})


def number_in(layout: Layout) -> Callable[..., int]:
    """The function with which the rules of a game number a move."""
    first_code, stride = layout.first, layout.stride

    def number(kind: int, first: int = 0, second: int = 0) -> int:
        return int(first_code[kind]) + first * int(stride[kind]) + second

    return number


def offer_in(layout: Layout) -> Callable[..., None]:
    """The function with which the rules of a game put a move on the list."""
    first_code, stride = layout.first, layout.stride

    def offer(moves: Moves, kind: int, first: int = 0, second: int = 0) -> None:
        moves.codes[moves.count] = first_code[kind] + first * stride[kind] + second
        moves.count += 1

    return offer
