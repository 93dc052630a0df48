"""Group commit: one task writes whatever waits in one transaction, and answers when it is on disk."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from sqlalchemy import Column, Table, select, text, tuple_
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import MILLISECONDS_FOR_A_LOCK, Database
from .errors import NotOurs, StoreError, failed, is_away
from .health import Health
from .leases import Leases
from .quick import Quick, cells_of
from .rows import Appended
from .schema import acts, chat

LOG = logging.getLogger(__name__)
MOST_AT_ONCE = 500
OWNER = text("SELECT server FROM owners WHERE table_id = :table FOR SHARE")  # nobody else takes it meanwhile
NUMBERED = {acts.name: acts.c.act, chat.name: chat.c.number}  # the columns that count the rows of a table of ours

# One parameter however many rows are asked for: to write a long list in SQL takes longer than to answer it.
BEFORE_ON_POSTGRESQL = text(
    "SELECT table_id, act, command FROM acts JOIN unnest(CAST(:tables AS text[]), CAST(:numbers AS integer[])) "
    "AS place (t, number) ON table_id = t AND act = number"
)
BEFORE_ON_SQLITE = text(
    "SELECT table_id, act, command FROM json_each(:places) AS place CROSS JOIN acts "
    "ON table_id = json_extract(place.value, '$[0]') AND act = json_extract(place.value, '$[1]')"
)

T = TypeVar("T")
Key = tuple[str, int, str | None]  # a table, the number of a row, and the command that made it


@dataclass(eq=False)
class Job(Generic[T]):
    """Something to write, and the caller who waits for it."""

    table_id: str
    answer: asyncio.Future[T]
    outcome: T | StoreError | None = None
    has_changed: bool = False


@dataclass(eq=False)
class Addition(Job[Appended]):
    """A row to be added to acts or chat."""

    table: Table = field(kw_only=True)
    row: dict[str, Any] = field(kw_only=True)
    after: str | None = field(kw_only=True, default=None)  # of an act: the command of the act before it

    key: Key = field(init=False)  # which row of the table it is to be
    key_before: Key | None = field(init=False)  # which must be there; None for a line of chat, and for the first act

    def __post_init__(self) -> None:
        number = self.row[NUMBERED[self.table.name].name]
        self.key = self.table_id, number, self.row["command"]
        self.key_before = (self.table_id, number - 1, self.after) if self.table is acts and number else None


@dataclass(eq=False)
class Change(Job[T]):
    """Any other change."""

    is_new: bool = field(kw_only=True, default=False)  # nobody has the table yet
    work: Callable[[AsyncConnection], Awaitable[T]] = field(kw_only=True)


class Torn(Exception):
    """Another worker wrote an act in the middle of ours: nothing of this is written."""


class Writer:
    """The one who writes to a database; callers wait until their rows are on disk."""

    def __init__(self, database: Database, health: Health) -> None:
        self.database = database
        self.health = health
        self.leases: Leases | None = None  # of a server that is one of several
        self.on_batch: Callable[[int], None] = lambda rows: None
        self.waiting: list[Job[Any]] = []
        self.is_closing = False
        self.quick = Quick(database.file, MILLISECONDS_FOR_A_LOCK) if database.file else None
        self.wake = asyncio.Event()
        self.task = asyncio.create_task(self.run(), name="roundhouse-writer")

    async def add(self, table: Table, table_id: str, row: dict[str, Any], after: str | None = None) -> Appended:
        """Add a row; an act only after the act with this command."""
        answer: asyncio.Future[Appended] = asyncio.get_running_loop().create_future()
        row = {"table_id": table_id, **row}
        return await self.wait(Addition(table_id, answer, table=table, row=row, after=after))

    async def change(self, table_id: str, work: Callable[[AsyncConnection], Awaitable[T]], is_new: bool = False) -> T:
        """Do this work in the transaction with whatever else waits."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        return await self.wait(Change(table_id, answer, work=work, is_new=is_new))

    async def wait(self, job: Job[T]) -> T:
        """Wait until a job is on disk."""
        if self.is_closing:
            raise StoreError("store-closed")
        self.waiting.append(job)
        self.wake.set()
        return await job.answer

    async def close(self) -> None:
        """Write what still waits, and stop."""
        self.is_closing = True
        self.wake.set()
        await self.task
        if self.quick is not None:
            await self.quick.close()

    async def run(self) -> None:
        """Write as long as there is something to write."""
        while self.waiting or not self.is_closing:
            await self.wake.wait()
            jobs, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
            if not self.waiting and not self.is_closing:
                self.wake.clear()
            # In the order of the tables, so that two workers never wait for each other.
            jobs.sort(key=lambda job: job.table_id)
            await self.write(jobs)

    async def write(self, jobs: list[Job[Any]]) -> None:
        """Write these together; if one of them spoils it for the others, one by one."""
        began = time.time()
        try:
            await self.commit(jobs)
            self.on_batch(len(jobs))
            self.health.works()
        except Exception as error:
            if is_away(error):
                self.health.fails(error, began)
            elif len(jobs) > 1:
                for job in jobs:
                    await self.write([job])
                return
            for job in jobs:
                job.outcome = refusal(job, error)
        for job in jobs:
            tell(job)

    async def commit(self, jobs: list[Job[Any]]) -> None:
        """Write these in one transaction; when this returns, they are on disk."""
        for job in jobs:
            job.has_changed = False  # whatever an earlier try has come to
        if self.quick is not None and await add_quickly(self.quick, jobs):
            return
        async with self.database.writing.begin() as connection:
            for job in jobs:
                if isinstance(job, Change):
                    await do(connection, job, self.leases)
            for added in by_table(jobs):
                await add(connection, added)


async def add_quickly(quick: Quick, jobs: list[Job[Any]]) -> bool:
    """Add rows to SQLite; False: it is not only rows, or something is wrong, which the long way finds out."""
    added = [job for job in jobs if isinstance(job, Addition)]
    if len(added) < len(jobs):
        return False
    try:
        outcomes = await quick.add([(job.table.name, cells_of(job.row), job.key_before) for job in added])
    except sqlite3.Error:
        return False
    for job, outcome in zip(added, outcomes, strict=True):
        job.outcome = outcome
    return True


def refusal(job: Job[Any], error: Exception) -> StoreError:
    """Why this was not written."""
    if isinstance(error, StoreError):
        return error
    if isinstance(job, Addition) and isinstance(error, IntegrityError):
        return StoreError("store-no-table", table=job.table_id)
    if not is_away(error):  # which is noted once for all; anything else is a fault of ours
        LOG.error("table %s: this cannot be written", job.table_id, exc_info=error)
    return failed(error)


def tell(job: Job[Any]) -> None:
    """Answer the caller, if there still is one."""
    if job.answer.done():
        return
    if isinstance(job.outcome, StoreError):
        job.answer.set_exception(job.outcome)
    else:
        job.answer.set_result(job.outcome)


async def do(connection: AsyncConnection, job: Change[Any], leases: Leases | None) -> None:
    """Do a work at a table of ours; if it refuses, that is its outcome, and the others go on.

    Acts and chat need no such question: a number is given once, and an act follows the one that its writer knows.
    """
    try:
        if leases is not None and not job.is_new:
            if await connection.scalar(OWNER, {"table": job.table_id}) != leases.id:
                raise NotOurs("store-not-ours", table=job.table_id)
        job.outcome = await job.work(connection)
        job.has_changed = True
    except StoreError as error:
        job.outcome = error


def by_table(jobs: Iterable[Job[Any]]) -> list[list[Addition]]:
    """The rows to be added, those of acts apart from those of chat."""
    found: dict[str, list[Addition]] = defaultdict(list)
    for job in jobs:
        if isinstance(job, Addition):
            found[job.table.name].append(job)
    return [found[name] for name in sorted(found)]


def key_columns(table: Table) -> tuple[Column[Any], Column[Any], Column[Any]]:
    """The columns of a row's key: its table, its number, and the command that made it."""
    return table.c.table_id, NUMBERED[table.name], table.c.command


def insert(connection: AsyncConnection, table: Table) -> Any:
    """An INSERT of this database that leaves out what is there already."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    return dialect.insert(table).on_conflict_do_nothing()


async def add(connection: AsyncConnection, jobs: list[Addition]) -> None:
    """Add rows of one kind; say of each whether it was written, and if not, why."""
    fitting = await those_that_fit(connection, jobs)
    written = await put(connection, fitting)
    for job in fitting:
        job.has_changed = job.key in written
    left_out = [job for job in jobs if not job.has_changed]
    known = await rows_like(connection, left_out)
    check_whole(fitting, known)
    commands = {(table, command) for table, _, command in known}
    for job in jobs:
        is_known = (job.table_id, job.row["command"]) in commands
        job.outcome = Appended.WRITTEN if job.has_changed else Appended.REPEATED if is_known else Appended.TAKEN


async def those_that_fit(connection: AsyncConnection, jobs: list[Addition]) -> list[Addition]:
    """The rows that follow what is there, or each other; what is there stays there until they are written."""
    there, claimed, fitting = await rows_before(connection, jobs), set(), []
    for job in jobs:
        place = job.key[:2]
        if place not in claimed and (job.key_before is None or job.key_before in there):
            claimed.add(place)
            there.add(job.key)
            fitting.append(job)
    return fitting


async def rows_before(connection: AsyncConnection, jobs: list[Addition]) -> set[Key]:
    """The acts before these, as they are."""
    places = [job.key_before[:2] for job in jobs if job.key_before]
    if not places:
        return set()
    if connection.dialect.name == "postgresql":
        tables, numbers = zip(*places, strict=True)
        rows = await connection.execute(BEFORE_ON_POSTGRESQL, {"tables": list(tables), "numbers": list(numbers)})
    else:
        rows = await connection.execute(BEFORE_ON_SQLITE, {"places": json.dumps(places)})
    return {(row[0], row[1], row[2]) for row in rows}


async def put(connection: AsyncConnection, jobs: list[Addition]) -> set[Key]:
    """Write these rows but for those whose number or command is there; returns what was written."""
    if not jobs:
        return set()
    table = jobs[0].table
    asked = insert(connection, table).returning(*key_columns(table))
    return {(row[0], row[1], row[2]) for row in await connection.execute(asked, [job.row for job in jobs])}


async def rows_like(connection: AsyncConnection, jobs: list[Addition]) -> set[Key]:
    """The rows with the commands of these."""
    if not jobs:
        return set()
    table = jobs[0].table
    commands = {(job.table_id, job.row["command"]) for job in jobs}
    asked = select(*key_columns(table)).where(tuple_(table.c.table_id, table.c.command).in_(commands))
    return {(row[0], row[1], row[2]) for row in await connection.execute(asked)}


def check_whole(fitting: list[Addition], known: set[Key]) -> None:
    """Refuse to leave an act behind one of ours that is not there after all."""
    missing = {job.key for job in fitting if not job.has_changed} - known
    if any(job.has_changed and job.key_before in missing for job in fitting):
        raise Torn
