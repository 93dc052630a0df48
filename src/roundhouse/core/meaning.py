"""What the numbers in a field stand for, so that a program which learns can be shown them.

    display: Cells = cells(SLOTS, doc="the face-up cards, or NONE", holds=one_of(CARDS))
    hands: Cells = cells(SEATS, KINDS, seen=OWNER, doc="cards held, by kind", holds=upto(8, by=CARDS))

The rules never look at it.  How each meaning is written as numbers: docs/architecture.md, observe/tensors.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import inf

Names = int | Sequence[str]  # how many things there are, or their names

UPTO, ONE_OF, CODED, FLAG, A_SEAT, BITS = "upto", "one_of", "coded", "flag", "a_seat", "bits"  # of cells
PILE, TOP, CHAIN, HOW_MANY = "pile", "top", "chain", "how_many"  # of whole rows
LEFT_OUT = "left_out"


@dataclass(frozen=True)
class Meaning:
    """What the cells of a field hold: made by the functions below."""

    kind: str
    n: int = 0  # of how many things; of a count: the most
    names: tuple[str, ...] = ()  # of these things, where they have any
    by: tuple[str, ...] = ()  # what each cell of a row is about, where that has a name
    each: int = 0  # beyond the things come this many numbers for each seat: something of that seat
    most: int = 0  # things that are shown of a chain or of a top
    gaps: bool = False  # whether NONE may lie between the things of a pile
    reason: str = ""  # why it is left out

    @property
    def largest(self) -> float:
        """The largest number that such a cell may have; infinite where no bound is known."""
        if self.kind == UPTO:
            return self.n
        if self.kind == BITS or self.each:
            return inf
        return self.n - 1


Holds = Meaning | tuple[Meaning, ...] | None


def upto(n: int, by: Sequence[str] = ()) -> Meaning:
    """A count from 0 to n, or NONE."""
    return Meaning(UPTO, int(n), by=tuple(by))


def one_of(things: Names, by: Sequence[str] = ()) -> Meaning:
    """One of several things, or NONE; for few cells: each takes a number for every thing."""
    return _of_things(ONE_OF, things, by)


def coded(things: Names, by: Sequence[str] = ()) -> Meaning:
    """One of several things, or NONE; for long rows: a cell takes as many numbers as the thing has binary digits."""
    return _of_things(CODED, things, by)


def flags(by: Sequence[str]) -> Meaning:
    """0 or 1 for each of these."""
    return Meaning(FLAG, 1, by=tuple(by))


def bits(things: Names) -> Meaning:
    """For each of several things 0 or 1, packed into the cells of a row: as many into each, the lowest bit first."""
    return _of_things(BITS, things)


def pile(things: Names, each: int = 0, gaps: bool = False) -> Meaning:
    """Things whose order does not matter: how often each of them is in a row, which may have gaps."""
    return replace(_of_things(PILE, things), each=each, gaps=gaps)


def top(things: Names, most: int) -> Meaning:
    """The last things of a row without gaps, the very last first, each as if `coded`."""
    return replace(_of_things(TOP, things), most=int(most))


def chain(things: Names, most: int, each: int = 0) -> Meaning:
    """Rows without gaps, together of `most` things at most: all of them in their order, each as if `coded`."""
    return replace(_of_things(CHAIN, things), most=int(most), each=each)


def how_many(n: int) -> Meaning:
    """How many things a row has, n at most."""
    return Meaning(HOW_MANY, int(n))


def left_out(reason: str) -> Meaning:
    """Not shown, for this reason: it follows from other fields."""
    if not reason:
        raise ValueError("a field is left out for a reason")
    return Meaning(LEFT_OUT, reason=reason)


flag = Meaning(FLAG, 1)  # 0 or 1
a_seat = Meaning(A_SEAT)  # a seat, or NONE


def _of_things(kind: str, things: Names, by: Sequence[str] = ()) -> Meaning:
    if isinstance(things, int):
        return Meaning(kind, things, by=tuple(by))
    return Meaning(kind, len(things), tuple(things), tuple(by))
