"""Grace: after a finished turn bots wait a moment, in which it can be taken back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

LONGEST = 5.0  # seconds that one turn may keep the bots of a table waiting, however often it is taken back


class Grace:
    """The grace of one table; `second` is how long one of its seconds lasts (0: there is no grace)."""

    def __init__(self, second: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.second, self.clock = second, clock
        self.seat: int | None = None  # who acted last
        self._used = 0.0  # by the turn of that seat
        self._began = self._until = 0.0
        self._over = asyncio.Event()
        self._over.set()

    def act(self, seat: int, asked: float) -> None:
        """A seat has acted and asks for that many seconds; 0: others may go on at once."""
        self.end()
        if seat != self.seat:
            self.seat, self._used = seat, 0.0
        granted = min(asked * self.second, LONGEST * self.second - self._used)
        if granted > 0:
            self._began = self.clock()
            self._until = self._began + granted
            self._over.clear()

    def end(self) -> None:
        """There is no more waiting: somebody goes on, or has taken the turn back."""
        if not self._over.is_set():
            self._used += max(0.0, min(self.clock(), self._until) - self._began)
            self._over.set()

    @property
    def left(self) -> float:
        """How many seconds the bots still wait."""
        return 0.0 if self._over.is_set() else max(0.0, self._until - self.clock())

    async def wait(self) -> None:
        """Wait until the bots may go on."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._over.wait(), self.left)
        self.end()
