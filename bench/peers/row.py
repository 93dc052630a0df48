"""What is measured of a game, and how; imported in the process of each library, so it needs no package."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path
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
HELD = 2000  # copies whose memory is measured, and as many before them
HELD_SECONDS = 0.5  # for which they are made, where one is slow


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
    """The same many times, for what is over too soon to be measured."""

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


def memory() -> int:
    """The bytes that this process holds; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def bytes_of(copy: Callable[[], object]) -> float | None:
    """The memory of a copy: by how much the process grows when it holds many of them."""
    begin = time.process_time()
    held = [copy()]
    while len(held) < HELD and time.process_time() - begin < HELD_SECONDS:
        held.append(copy())  # the first ones fill what was free before
    before, few = memory(), len(held)
    held += [copy() for _ in range(few)]
    return (memory() - before) / few if before else None
