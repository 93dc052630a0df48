"""Who thinks next: bots and hints share a few processes, people's hints come first, and tables take turns.

When many wait, each may think for a shorter time, so that a table with bots goes on at an even pace.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ..bots.advice import Advice
from ..bots.workers import Workers
from ..core.view import SeatView
from .metrics import Histogram

EASY = 0.25  # seconds that one may wait before those who think are given less time
LEAST = 0.1  # the smallest part of its usual effort that a bot is left


class Line:
    """Those who wait, by table; tables take turns."""

    def __init__(self) -> None:
        self.tables: dict[str, deque[asyncio.Future[None]]] = {}

    def add(self, table: str, place: asyncio.Future[None]) -> None:
        """Wait behind the others of this table."""
        self.tables.setdefault(table, deque()).append(place)

    def next(self) -> asyncio.Future[None] | None:
        """The next who still waits."""
        while self.tables:
            table = next(iter(self.tables))
            waiting = self.tables.pop(table)
            place = waiting.popleft()
            if waiting:
                self.tables[table] = waiting  # behind the other tables
            if not place.done():
                return place
        return None

    def __len__(self) -> int:
        return sum(len(waiting) for waiting in self.tables.values())


class Thinkers:
    """The processes in which bots think, and those who wait for them."""

    def __init__(self, workers: Workers, waited: Histogram) -> None:
        self.workers, self.waited = workers, waited
        self.busy, self._load = 0, 0.0  # how many think; how long one has waited of late
        self._people, self._bots = Line(), Line()
        self._is_bots_turn = False  # whether a hint was last: endless hints would leave no place for bots

    @property
    def waiting(self) -> int:
        """How many wait."""
        return len(self._people) + len(self._bots)

    @property
    def effort(self) -> float:
        """Which part of its usual effort a bot may spend now."""
        return max(LEAST, min(1.0, EASY / self._load)) if self._load > EASY else 1.0

    async def choose(self, table: str, level: str, view: SeatView, seed: int) -> int:
        """The move of a bot at this table."""
        async with self._turn(self._bots, table):
            return await self.workers.choose(level, view, seed, self.effort)

    async def hint(self, table: str, view: SeatView) -> Advice:
        """Advice for a person at this table."""
        async with self._turn(self._people, table):
            return await self.workers.hint(view)

    @asynccontextmanager
    async def _turn(self, line: Line, table: str) -> AsyncIterator[None]:
        began = time.monotonic()
        if self.busy >= self.workers.processes:
            place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            line.add(table, place)
            try:
                await place  # the one who is done hands its place over
            except asyncio.CancelledError:
                if place.done() and not place.cancelled():
                    self._hand_over()
                raise
        else:
            self.busy += 1
        waited = time.monotonic() - began
        self._load += (waited - self._load) / 8
        self.waited.note(waited)
        try:
            yield
        finally:
            self._hand_over()

    def _hand_over(self) -> None:
        """Let the next one think: a person who asked for a hint, unless the last one was and bots wait."""
        place = self._bots.next() if self._is_bots_turn else None
        hint = self._people.next() if place is None else None
        place = place or hint or self._bots.next()
        self._is_bots_turn = hint is not None
        if place is not None:
            place.set_result(None)
        else:
            self.busy -= 1
