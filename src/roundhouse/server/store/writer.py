"""Group commit: one task writes whatever waits in one transaction, and answers when it is on disk."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from sqlalchemy import Column, Table, select, text, tuple_
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection

from .changes import CHANNEL
from .database import Database
from .errors import StoreError, failed
from .rows import Appended

MOST_AT_ONCE = 500
NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :worker || ' ' || t) FROM unnest(CAST(:tables AS text[])) AS t")

T = TypeVar("T")


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

    @property
    def number(self) -> int:
        """The number that the caller has chosen for it."""
        return int(self.row[numbered(self.table).name])

    @property
    def key(self) -> tuple[str, int, str]:
        """Which row of the table it is to be."""
        return self.table_id, self.number, self.row["command"]


@dataclass(eq=False)
class Change(Job[T]):
    """Any other change."""

    work: Callable[[AsyncConnection], Awaitable[T]] = field(kw_only=True)


class Writer:
    """The one who writes to a database; callers wait until their rows are on disk."""

    def __init__(self, database: Database, worker: str) -> None:
        self.database = database
        self.worker = worker
        self.waiting: list[Job[Any]] = []
        self.is_closing = False
        self.wake = asyncio.Event()
        self.task = asyncio.create_task(self.run(), name="roundhouse-writer")

    async def add(self, table: Table, table_id: str, row: dict[str, Any]) -> Appended:
        """Add a row."""
        answer: asyncio.Future[Appended] = asyncio.get_running_loop().create_future()
        row = {"table_id": table_id, **row}
        return await self.wait(Addition(table_id, answer, table=table, row=row))

    async def change(self, table_id: str, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do this work in the transaction with whatever else waits."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        return await self.wait(Change(table_id, answer, work=work))

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
        try:
            await self.commit(jobs)
        except Exception as error:
            if len(jobs) > 1 and not is_away(error):
                for job in jobs:
                    await self.write([job])
                return
            for job in jobs:
                job.outcome = refusal(job, error)
        for job in jobs:
            tell(job)

    async def commit(self, jobs: list[Job[Any]]) -> None:
        """Write these in one transaction; when this returns, they are on disk."""
        async with self.database.writing.begin() as connection:
            for job in jobs:
                if isinstance(job, Change):
                    await do(connection, job)
            for added in by_table(jobs):
                await add(connection, added)
            changed = sorted({job.table_id for job in jobs if job.has_changed})
            if changed and self.database.is_shared:
                await connection.execute(NOTIFY, {"worker": self.worker, "tables": changed})


def is_away(error: Exception) -> bool:
    """Whether the database does not answer or cannot write, whatever the rows."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or isinstance(error, OperationalError)
    return isinstance(error, (OSError, TimeoutError, NoConnection))


def refusal(job: Job[Any], error: Exception) -> StoreError:
    """Why this was not written."""
    if isinstance(error, StoreError):
        return error
    if isinstance(job, Addition) and isinstance(error, IntegrityError):
        return StoreError("store-no-table", table=job.table_id)
    return failed(error)


def tell(job: Job[Any]) -> None:
    """Answer the caller, if there still is one."""
    if job.answer.done():
        return
    if isinstance(job.outcome, StoreError):
        job.answer.set_exception(job.outcome)
    else:
        job.answer.set_result(job.outcome)


async def do(connection: AsyncConnection, job: Change[Any]) -> None:
    """Do a work; if it refuses, that is its outcome, and the others go on."""
    try:
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


def numbered(table: Table) -> Column[Any]:
    """The column that counts the rows of a table, next to the table's id."""
    return list(table.primary_key.columns)[1]


def insert(connection: AsyncConnection, table: Table) -> Any:
    """An INSERT of this database that leaves out what is there already."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    return dialect.insert(table).on_conflict_do_nothing()


async def add(connection: AsyncConnection, jobs: list[Addition]) -> None:
    """Add rows of one kind; say of each whether it was written, and if not, why."""
    table = jobs[0].table
    columns = table.c.table_id, numbered(table), table.c.command
    rows = await connection.execute(insert(connection, table).returning(*columns), [job.row for job in jobs])
    written = {tuple(row) for row in rows}
    left_out = []
    for job in jobs:
        if job.key in written:
            written.remove(job.key)
            job.outcome = Appended.WRITTEN
            job.has_changed = True
        else:
            left_out.append(job)
    if left_out:
        commands = {(job.table_id, job.row["command"]) for job in left_out}
        asked = select(table.c.table_id, table.c.command)
        rows = await connection.execute(asked.where(tuple_(table.c.table_id, table.c.command).in_(commands)))
        known = {tuple(row) for row in rows}
        for job in left_out:
            is_known = (job.table_id, job.row["command"]) in known
            job.outcome = Appended.REPEATED if is_known else Appended.TAKEN
