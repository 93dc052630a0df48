"""What the dialect of rules can say: small functions, tried on each target; docs/dialect.md prints the result.

`python -m tests.dialect` writes the table in docs/dialect.md.  The column for CUDA is checked by tests marked `gpu`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from roundhouse.core.record import Cells, Record, cells

from . import constants

PAGE = Path(__file__).parent.parent.parent / "docs" / "dialect.md"
BEGIN, END = "<!-- printed by tests/dialect -->", "<!-- end -->"


class Small(Record):
    """A record with a number and two rows."""

    n: int = cells(doc="a number")
    row: Cells = cells(4, doc="a row")
    other: Cells = cells(4, doc="another row")


class Case(NamedTuple):
    """A construct: what it is called, a function that uses it, and where it works."""

    name: str
    function: Callable[[Any], Any]
    result: int  # what it gives for n = 3, row = (1, 2, 3, 4), other = (5, 6, 7, 8)
    cpu: bool = True
    cuda: bool = True


def by_match(s: Any) -> int:
    match s.n:
        case constants.TWO | constants.THREE:
            return 7
    return 0


def one_of(s: Any) -> int:
    return int(s.n in (1, 3))


def one_of_mixed(s: Any) -> int:
    return int(s.n in (constants.THREE, s.row[1]))


def chained(s: Any) -> int:
    return int(1 < s.n <= 3)


def ternary(s: Any) -> int:
    return 4 if s.n == 3 else 5


def for_else(s: Any) -> int:
    for x in s.row:
        if x == 9:
            break
    else:
        return 6
    return 0


def by_enumerate(s: Any) -> int:
    total = 0
    for i, x in enumerate(s.row):
        total += i * x
    return total


def by_zip(s: Any) -> int:
    total = 0
    for x, y in zip(s.row, s.other):  # noqa: B905  # Numba's zip knows no `strict`
        total += x * y
    return total


def sum_of_row(s: Any) -> int:
    return int(s.row.sum() + s.row[1:3].sum())


def largest(s: Any) -> int:
    return int(s.row.argmax())


def fill(s: Any) -> int:
    s.row[:] = s.n
    return int(s.row[3])


def two_numbers(s: Any) -> int:
    whole, rest = divmod(s.n, 2)
    return int(max(whole, rest) + min(whole, abs(rest)))


def constant_table(s: Any) -> int:
    return int(constants.TABLE[s.n])


def with_default(s: Any, more: int = 2) -> int:
    return int(s.n) + more


def asserts(s: Any) -> int:
    assert s.n == 3
    return 1


def bits(s: Any) -> int:
    return (1 << int(s.n)) | 1


def while_loop(s: Any) -> int:
    while s.n > 0:
        s.n -= 1
    return int(s.n)


def two_at_once(s: Any) -> int:
    s.n, s.row[0] = 8, 9
    return int(s.n + s.row[0])


def list_comprehension(s: Any) -> int:
    return len([x for x in s.row if x > 1])


def new_array(s: Any) -> int:
    return int(np.zeros(3, np.int16).sum() + s.n)


def all_of_comparison(s: Any) -> int:
    return int((s.row <= s.other).all())


def generator(s: Any) -> int:
    return sum(x for x in s.row)


def constant_dict(s: Any) -> int:
    return constants.NAMES[int(s.n)]


def class_as_namespace(s: Any) -> int:
    return int(s.n == constants.Phase.DRAW)


CASES = [
    Case("`match` over `module.NAME`, with `|`", by_match, 7),
    Case("`x in (1, 2)` over constants", one_of, 1),
    Case("chained comparisons", chained, 1),
    Case("`a if b else c`", ternary, 4),
    Case("`for … else`; iterating a row", for_else, 6),
    Case("`enumerate`", by_enumerate, 20),
    Case("`zip`", by_zip, 70),
    Case("`while`, `+=` and `-=` on a field", while_loop, 0),
    Case("assigning two fields at once", two_at_once, 17),
    Case("`row.sum()`, also of a slice", sum_of_row, 15),
    Case("`row.argmax()`", largest, 3),
    Case("`row[:] = n`", fill, 3),
    Case("`min max abs divmod`", two_numbers, 2),
    Case("constant tables in a module", constant_table, 40),
    Case("default arguments", with_default, 5),
    Case("`assert`", asserts, 1),
    Case("bits: `1 << n`, `|`", bits, 9),
    Case("list comprehensions", list_comprehension, 3, cuda=False),
    Case("new arrays", new_array, 3, cuda=False),
    Case("`(a <= b).all()`", all_of_comparison, 1, cuda=False),
    Case("`x in (CONSTANT, cell)`: cells and ints mixed", one_of_mixed, 1, cpu=False, cuda=False),
    Case("generator expressions", generator, 10, cpu=False, cuda=False),
    Case("constant dicts", constant_dict, 30, cpu=False, cuda=False),
    Case("classes as namespaces", class_as_namespace, 1, cpu=False, cuda=False),
]


def example() -> Small:
    """The record that the results are for."""
    s = Small.new()
    s.n = 3
    s.row[:], s.other[:] = (1, 2, 3, 4), (5, 6, 7, 8)
    return s


def table(rows: Sequence[Case] = CASES) -> str:
    """The table of docs/dialect.md."""
    lines = ["| construct | interpreter | CPU | CUDA |", "|---|---|---|---|"]
    for case in rows:
        said = ["yes" if works else "no" for works in (True, case.cpu, case.cuda)]
        lines.append(f"| {case.name} | {' | '.join(said)} |")
    return "\n".join(lines)
