"""Which process has which table: one at a time, as long as its heart beats in the database.

A process writes once a second that it is alive; one that was not heard of for `PATIENCE` is dead to the others, and its
tables go to the next one that is asked for them.  It counts those seconds itself, from before it was heard, and stops
acting a little earlier.  Times are those of the database, so that clocks of machines need not agree.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, NamedTuple

from .database import Connect
from .errors import StoreError, failed
from .health import Health

LOG = logging.getLogger(__name__)
BEAT = 1.0  # seconds between two heartbeats
PATIENCE = 3.0  # seconds without one before the others take over
MARGIN = 0.5  # by which a process thinks itself dead before the others do
ANSWER = 2.0  # seconds that the database has for an answer
FORGET = 60.0  # seconds before a dead process is forgotten
FORGET_EVERY = 60  # heartbeats
TRIES = 5  # to find out whose a table is, while it changes hands

NOW = "extract(epoch FROM clock_timestamp())"
THEN = (
    "extract(epoch FROM statement_timestamp())"  # the moment whose heartbeats a statement sees, however long it waits
)
JOIN = f"INSERT INTO servers (id, address, beat) VALUES ($1, $2, {NOW})"
HEART = (
    f"WITH mine AS (UPDATE servers SET beat = {NOW} WHERE id = $1 AND beat > {NOW} - $2::float RETURNING id) "
    f"SELECT id FROM mine UNION ALL SELECT id FROM servers WHERE id <> $1 AND beat > {NOW} - $2::float"
)
MOVE = (
    "WITH gone AS (DELETE FROM servers WHERE id = $1) "
    "UPDATE owners SET server = $2 WHERE server = $1 RETURNING table_id"
)
TAKE = (
    "INSERT INTO owners (table_id, server) SELECT id, $2 FROM tables WHERE id = $1 "
    f"AND EXISTS (SELECT FROM servers WHERE id = $2 AND beat > {NOW} - $3::float) "
    "ON CONFLICT (table_id) DO UPDATE SET server = excluded.server "
    "WHERE owners.server = excluded.server OR NOT EXISTS "
    f"(SELECT FROM servers WHERE id = owners.server AND beat > {THEN} - $3::float) RETURNING server"
)
WHOSE = (
    "SELECT tables.id AS table_id, server, address FROM tables LEFT JOIN owners ON table_id = tables.id "
    "LEFT JOIN servers ON servers.id = server WHERE tables.id = ANY($1::text[])"
)
GIVE_BACK = "DELETE FROM owners WHERE server = $1 AND table_id = ANY($2::text[])"
GIVE_UP = "WITH gone AS (DELETE FROM servers WHERE id = $1) DELETE FROM owners WHERE server = $1"
BURY = (
    f"WITH dead AS (DELETE FROM servers WHERE beat < {NOW} - $1::float RETURNING id) "
    "DELETE FROM owners WHERE server IN (SELECT id FROM dead)"
)
SECRET = "INSERT INTO secrets (name, value) VALUES ('internal', $1) ON CONFLICT DO NOTHING"
THE_SECRET = "SELECT value FROM secrets WHERE name = 'internal'"
EVERYBODY = f"SELECT id, address FROM servers WHERE id <> $1 AND beat > {NOW} - $2::float"


class Owner(NamedTuple):
    """A process that has tables."""

    id: str
    address: str  # where other processes find it


def seconds() -> float:
    """A clock that goes on while the machine sleeps, where there is one."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)


class Leases:
    """The tables of this process, by what the database says."""

    def __init__(self, connect: Connect, health: Health, clock: Callable[[], float] = seconds) -> None:
        self.connect, self.health, self.clock = connect, health, clock
        self.id, self.address, self.secret = _new_id(), "", b""
        self.others: set[str] = set()  # the other processes that are alive
        self.is_given_up = False
        self.on_beat: Callable[[], None] = lambda: None
        self.on_lapse: Callable[[set[str]], None] = lambda kept: None  # with the tables that are still ours
        self._proved = float("-inf")  # when this process was alive for certain
        self._connection: Any = None
        self._one_at_a_time, self._beating = asyncio.Lock(), asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    @property
    def me(self) -> Owner:
        """This process."""
        return Owner(self.id, self.address)

    @property
    def is_alive(self) -> bool:
        """Whether the others take this process for alive, for certain."""
        return not self.is_given_up and self.clock() - self._proved < PATIENCE - MARGIN

    # Being alive

    async def start(self, address: str) -> None:
        """Say that this process is there, and go on saying it."""
        self.address = address
        await self._ask(SECRET, secrets.token_bytes(32))
        self.secret = bytes((await self._ask(THE_SECRET))[0]["value"])
        await self._ask(BURY, FORGET)
        self._proved = self.clock()
        await self._ask(JOIN, self.id, address)
        await self.beat()
        self._task = asyncio.create_task(self._go_on(), name="roundhouse-heart")

    async def _go_on(self) -> None:
        beats = 0
        while True:
            await asyncio.sleep(BEAT)
            beats += 1
            with suppress(StoreError):  # it is away, or slow: the next one tells
                await self.beat()
                if beats % FORGET_EVERY == 0:
                    await self._ask(BURY, FORGET)

    async def beat(self) -> None:
        """Be heard of; a process that was dead to the others learns what is left of its tables."""
        async with self._beating:
            if self.is_given_up:
                return
            began = self.clock()
            alive = {str(row["id"]) for row in await self._ask(HEART, self.id, PATIENCE)}
            if self.id not in alive:
                began = self.clock()
                await self._come_back()
            self._proved = began
            self.others = alive - {self.id}
            self.on_beat()

    async def _come_back(self) -> None:
        """Begin again under another name, which takes over what nobody else has taken."""
        old, new = self.id, _new_id()
        await self._ask(JOIN, new, self.address)
        kept = {str(row["table_id"]) for row in await self._ask(MOVE, old, new)}
        self.id = new
        LOG.warning("not heard of for %.0f seconds: %d tables are still here", PATIENCE, len(kept))
        self.on_lapse(kept)

    async def make_sure(self) -> None:
        """Find out whether this process still has its tables, if that is not certain and the database answers."""
        if not self.is_alive and self.health.away_since is None:
            with suppress(StoreError):
                await self.beat()

    async def stop(self) -> None:
        """Give all tables up, and be gone."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self.give_up()
        async with self._one_at_a_time:
            self._hang_up()

    async def give_up(self) -> None:
        """Leave all tables to the others, in one statement."""
        async with self._beating:
            if not self.is_given_up:
                self.is_given_up = True
                with suppress(StoreError):  # the others will find out
                    await self._ask(GIVE_UP, self.id)

    # Tables

    async def take(self, table: str) -> Owner | None:
        """Who has this table: this process, if nobody else has it; None: there is no such table."""
        for _ in range(TRIES):
            if await self._ask(TAKE, table, self.id, PATIENCE):
                return self.me
            found = await self.whose([table])
            if not found:
                return None
            owner = found[table]
            if owner is not None:
                return owner
            await self.beat()  # this process was dead to the others, or they have given it back just now
        raise StoreError("store-failed", why=f"table {table} has no owner")

    async def whose(self, tables: Iterable[str]) -> dict[str, Owner | None]:
        """Who has these tables, as far as they exist."""
        rows = await self._ask(WHOSE, list(tables))
        return {row["table_id"]: Owner(row["server"], row["address"]) if row["address"] else None for row in rows}

    async def give_back(self, tables: list[str]) -> None:
        """These are no longer needed here."""
        await self._ask(GIVE_BACK, self.id, tables)

    async def everybody_else(self) -> list[Owner]:
        """The other processes that are alive."""
        return [Owner(row["id"], row["address"]) for row in await self._ask(EVERYBODY, self.id, PATIENCE)]

    # Asking

    async def _ask(self, query: str, *args: Any) -> list[Any]:
        """Ask on a connection of our own: what waits for another one must not stop the heart."""
        async with self._one_at_a_time:
            began = time.time()
            try:
                if self._connection is None or self._connection.is_closed():
                    self._connection = await self.connect()
                return list(await self._connection.fetch(query, *args, timeout=ANSWER))
            except BaseException as error:
                self._hang_up()
                if not isinstance(error, Exception):
                    raise
                if not isinstance(error, TimeoutError):
                    self.health.fails(error, began)
                raise failed(error) from error

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


def _new_id() -> str:
    return secrets.token_hex(8)
