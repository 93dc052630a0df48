"""What is measured of a game, and how; imported in the process of each library, so it needs no package."""

from __future__ import annotations

import ctypes
import random
import time
from collections.abc import Callable, Sequence
from typing import ClassVar, TypeAlias

Burst: TypeAlias = Callable[[], tuple[int, float]]  # does some work: how often it did it, and the seconds that took

COLUMNS = {
    "native": "moves/s, native",
    "python": "moves/s, from Python",
    "learner": "moves/s, as a learner",
    "observations": "observations/s",
    "masked": "with a mask/s",
    "copies": "copies/s",
    "bytes": "bytes",
}
MEANINGS = {
    "native": "whole random games in the fastest loop that the library has",
    "python": "random games at one table, each move picked and played from Python",
    "learner": "the same with an observation and a mask of legal moves for each move; in a batch where there is one",
    "observations": "what the player who decides sees, at one table, asked from Python",
    "masked": "the same and a mask of the legal moves",
    "copies": "copies of a position that can be played on, made from Python",
    "bytes": "memory of a position",
}
MIDDLE = 20  # moves into a game: there it is observed and copied
HELD = 500  # copies whose memory is measured


class Row:
    """A game of a library; a method for each column that the library has, of the same name."""

    library: ClassVar[str]
    notes: dict[str, str] = {}  # noqa: RUF012  # never written into; by column: why there is no number, or what it is

    def __init__(self, game: str, seats: int) -> None:
        self.game, self.seats = game, seats
        self.chance = random.Random(1)

    def burst(self, column: str) -> Burst | None:
        """The work that a column measures; None: it means nothing here."""
        make: Callable[[], Burst] | None = getattr(self, column, None)
        return None if make is None else make()

    def pick(self, legal: Sequence[int]) -> int:
        """Any of these moves."""
        return legal[int(self.chance.random() * len(legal))]


def timed(work: Callable[[], int], clock: Callable[[], float] = time.process_time) -> Burst:
    """Work that says how often it did what it does, with the time that it took."""

    def burst() -> tuple[int, float]:
        begin = clock()
        count = work()
        return count, clock() - begin

    return burst


def often(what: Callable[[], object], times: int = 100) -> Burst:
    """Do this many times, because once is over too soon to be measured."""

    def work() -> int:
        for _ in range(times):
            what()
        return times

    return timed(work)


def rate(burst: Burst, seconds: float) -> float:
    """How often in a second, measured for that long."""
    count, spent = burst()
    while spent < seconds:
        more, took = burst()
        count, spent = count + more, spent + took
    return count / spent


class Allotted(ctypes.Structure):
    """What the C library says of its memory (mallinfo2 of glibc)."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            "arena",
            "free_blocks",
            "s",
            "m",
            "hblkhd",
            "us",
            "fs",
            "used",
            "free",
            "top",
        )  # their order counts
    )


def memory() -> int:
    """The bytes that the C library has given out in this process; 0 where it does not say."""
    ask = getattr(ctypes.CDLL(None), "mallinfo2", None)
    if ask is None:
        return 0
    ask.restype = Allotted
    found = ask()
    return int(found.used + found.hblkhd)


def bytes_of(copy: Callable[[], object]) -> float | None:
    """The memory of a copy: how much more is given out when many of them are held."""
    before = memory()
    held = [copy() for _ in range(HELD)]
    return (memory() - before) / len(held) if before else None
