"""Cells written as small numbers into a row: what the generated `observe` of each game is made of.

In the dialect of rules: interpreted, compiled for the CPU and for CUDA these give the same bytes.  A row of cells
is written plane by plane (the first number of every cell, then the second of every cell, …): such loops are fast.
Numbers that are not written stay 0.
"""

from __future__ import annotations

import numpy as np

from ..core.record import Cells, Row

NUMBER = np.int8

MOST = 127  # that one number can count
BASE = 100  # a larger count is two numbers: hundreds, and the rest


def clear(out: Row) -> None:
    """A row of zeros."""
    for i in range(len(out)):
        out[i] = 0


def counts(row: Cells, out: Row, at: int) -> None:
    """Counts or flags, a number for each cell."""
    for i in range(len(row)):
        out[at + i] = row[i]


def wide_count(count: int, out: Row, at: int) -> None:
    """A count of more than MOST."""
    hundreds = count // BASE
    out[at] = hundreds
    out[at + 1] = count - BASE * hundreds


def wide_counts(row: Cells, out: Row, at: int) -> None:
    """Such counts: the hundreds of all, then the rest of all."""
    for i in range(len(row)):
        hundreds = row[i] // BASE
        out[at + i] = hundreds
        out[at + len(row) + i] = row[i] - BASE * hundreds


def hot(thing: int, n: int, out: Row, at: int) -> None:
    """1 in the place of this thing among n, or nothing."""
    if 0 <= thing < n:
        out[at + thing] = 1


def hots(row: Cells, n: int, out: Row, at: int) -> None:
    """`hot` for each cell: where the first thing lies, then where the second does, …"""
    for i in range(len(row)):
        if 0 <= row[i] < n:
            out[at + int(row[i]) * len(row) + i] = 1


def code(thing: int, digits: int, out: Row, at: int) -> None:
    """The number of a thing, from 1 on, in binary digits, the lowest first; or nothing."""
    for digit in range(digits):
        out[at + digit] = ((thing + 1) >> digit) & 1


def codes(row: Cells, digits: int, out: Row, at: int) -> None:
    """`code` for each cell: the lowest digit of all, then the next of all, …"""
    for i in range(len(row)):
        if row[i] >= 0:
            for digit in range(digits):
                out[at + digit * len(row) + i] = ((row[i] + 1) >> digit) & 1


def equal(row: Cells, thing: int, out: Row, at: int) -> None:
    """Where a row has this thing."""
    for i in range(len(row)):
        out[at + i] = row[i] == thing


def bits(row: Cells, n: int, each: int, out: Row, at: int) -> None:
    """n flags that are packed into cells, `each` of them into one, the lowest bit first."""
    for i in range(n):
        out[at + i] = (row[i // each] >> (i % each)) & 1


def bits_of(cell: int, n: int, out: Row, at: int) -> None:
    """n flags that are packed into one cell."""
    for i in range(n):
        out[at + i] = (cell >> i) & 1


def of_whom(thing: int, things: int, each: int, seat: int, seats: int) -> int:
    """A thing as it is; what is beyond all things is something of a seat, and shown as whose, the observer first."""
    if thing < things:
        return thing
    turn = (thing - things) // each - seat
    return things + turn if turn >= 0 else things + turn + seats


def length(row: Cells) -> int:
    """How many things a row without gaps has."""
    n = 0
    while n < len(row) and row[n] >= 0:
        n += 1
    return n


def kinds(row: Cells, end: int, n: int, out: Row, at: int) -> None:
    """How often each of n things is in a row before its end."""
    for i in range(end):
        if 0 <= row[i] < n:
            out[at + int(row[i])] += 1


def kinds_of_seats(row: Cells, end: int, things: int, each: int, seat: int, seats: int, out: Row, at: int) -> None:
    """`kinds` where things that belong to seats follow the others."""
    for i in range(end):
        if row[i] >= 0:
            out[at + of_whom(int(row[i]), things, each, seat, seats)] += 1


def top(row: Cells, most: int, digits: int, out: Row, at: int) -> None:
    """The last things of a row without gaps, the very last first."""
    n = length(row)
    for i in range(min(n, most)):
        for digit in range(digits):
            out[at + digit * most + i] = ((row[n - 1 - i] + 1) >> digit) & 1


def link(row: Cells, first: int, most: int, digits: int, out: Row, at: int) -> int:
    """A row without gaps, as a part of a chain of `most` things that has `first` already; how many it has then."""
    n = min(length(row), most - first)
    for i in range(n):
        for digit in range(digits):
            out[at + digit * most + first + i] = ((row[i] + 1) >> digit) & 1
    return first + n


def link_of_seats(
    row: Cells, first: int, most: int, digits: int, things: int, each: int, seat: int, seats: int, out: Row, at: int
) -> int:
    """`link` where things that belong to seats follow the others."""
    n = min(length(row), most - first)
    for i in range(n):
        thing = of_whom(int(row[i]), things, each, seat, seats)
        for digit in range(digits):
            out[at + digit * most + first + i] = ((thing + 1) >> digit) & 1
    return first + n
