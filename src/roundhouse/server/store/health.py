"""Whether the database answers: noted once when it does not, and once when it does again."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from .errors import why

LOG = logging.getLogger(__name__)
SECONDS_TO_TRY_AGAIN = 0.1  # twice as many after each try
MOST_SECONDS_TO_TRY_AGAIN = 2.0

Watcher = Callable[[float | None], None]  # called with None when it goes away, and later with the seconds it was away


class Health:
    """Asks again and again for a database that is away, so that nobody else has to."""

    def __init__(self, address: str, ask: Callable[[], Awaitable[None]]) -> None:
        self.address = address
        self.ask = ask  # for something that can be answered only by a database that can be written to
        self.away_since: float | None = None
        self.watchers: list[Watcher] = []
        self._is_here = asyncio.Event()
        self._is_here.set()
        self._asking: asyncio.Task[None] | None = None

    def fails(self, error: BaseException, since: float) -> None:
        """What was asked at this time was not answered."""
        if self.away_since is None:
            self.away_since = since
            self._is_here.clear()
            LOG.warning("the database %s is away: %s", self.address, why(error))
            self._asking = asyncio.create_task(self._ask_again(), name="roundhouse-health")
            self._tell(None)

    def works(self) -> None:
        """Something was written."""
        if self.away_since is not None:
            seconds = time.time() - self.away_since
            self.away_since = None
            self._is_here.set()
            LOG.warning("the database %s is back after %.1f seconds", self.address, seconds)
            self._tell(seconds)

    async def until_here(self) -> None:
        """Wait until it answers; at once if nobody has found it away."""
        await self._is_here.wait()

    async def close(self) -> None:
        """Ask no more; those who wait go on."""
        self._is_here.set()
        if self._asking is not None:
            self._asking.cancel()
            with suppress(asyncio.CancelledError):
                await self._asking

    def _tell(self, seconds: float | None) -> None:
        for watcher in self.watchers:
            watcher(seconds)

    async def _ask_again(self) -> None:
        pause = SECONDS_TO_TRY_AGAIN
        while self.away_since is not None:
            await asyncio.sleep(pause)
            pause = min(2 * pause, MOST_SECONDS_TO_TRY_AGAIN)
            with suppress(Exception):  # it was said that it is away
                await self.ask()
                self.works()
