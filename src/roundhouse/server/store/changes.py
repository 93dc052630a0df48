"""What other workers have changed: they tell each other through PostgreSQL."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import Any

from .health import Health

CHANNEL = "roundhouse"
SECONDS_BETWEEN_TRIES = 1.0
SECONDS_BETWEEN_CHECKS = 30.0


class Changes:
    """The tables that other workers have changed and nobody here has asked about yet."""

    def __init__(self) -> None:
        self.tables: dict[str, None] = {}  # in the order in which they came
        self.is_closed = False
        self.wake = asyncio.Event()

    def note(self, *tables: str) -> None:
        """These have been changed."""
        self.tables.update(dict.fromkeys(tables))
        self.wake.set()

    def close(self) -> None:
        """Nothing more will come."""
        self.is_closed = True
        self.wake.set()

    async def each(self) -> AsyncIterator[str]:
        """The tables as they come, until the store is closed."""
        while not self.is_closed:
            while self.tables:
                table = next(iter(self.tables))
                del self.tables[table]
                yield table
            self.wake.clear()
            if not self.is_closed:
                await self.wake.wait()


class Listener:
    """Listens on a connection of its own, and on another one when that is lost."""

    def __init__(
        self,
        worker: str,
        changes: Changes,
        health: Health,
        connect: Callable[[], Awaitable[Any]],
        missed: Callable[[], Awaitable[list[str]]],
    ) -> None:
        self.worker = worker
        self.changes = changes
        self.health = health
        self.connect = connect
        self.missed = missed  # the tables that may have changed while nobody listened
        self.lost = asyncio.Event()
        self.connection: Any = None
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Listen from now on."""
        await self.listen()
        self.task = asyncio.create_task(self.run(), name="roundhouse-listener")

    async def close(self) -> None:
        """Stop."""
        if self.task:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
        await self.hang_up()

    async def listen(self) -> None:
        """Connect and ask to be told."""
        self.connection = await self.connect()
        self.lost.clear()
        self.connection.add_termination_listener(lambda _: self.lost.set())
        await self.connection.add_listener(CHANNEL, self.hear)

    async def hang_up(self) -> None:
        """Let the connection go, whatever its state."""
        if self.connection:
            self.connection.terminate()
            self.connection = None

    def hear(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        """Note what another worker says: its name, and the table."""
        worker, _, table = payload.partition(" ")
        if worker != self.worker:
            self.changes.note(table)

    async def run(self) -> None:
        """Keep listening."""
        while True:
            await self.until_lost()
            await self.hang_up()
            began = time.time()
            try:
                await self.listen()
                self.changes.note(*await self.missed())
            except Exception as error:
                self.health.fails(error, began)
                self.lost.set()
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)

    async def until_lost(self) -> None:
        """Wait until the connection is lost; ask now and then, since silence does not show it."""
        while not self.lost.is_set():
            try:
                await asyncio.wait_for(self.lost.wait(), SECONDS_BETWEEN_CHECKS)
            except TimeoutError:
                try:
                    await self.connection.execute("SELECT 1")
                except Exception:
                    self.lost.set()
