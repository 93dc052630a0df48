"""Rows added to SQLite, and read there, the quick way: in one call of one thread, with statements that are made once.

To add them it does what `writer.add` does for any database.  SQLite has one writer: nobody comes between the steps of a
batch.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Table

from .rows import Appended
from .schema import acts, chat

Added = tuple[str, tuple[Any, ...], tuple[str, int, str | None] | None]  # of which table, its cells, the act before it
Asked = tuple[Callable[[], Any], asyncio.AbstractEventLoop, "asyncio.Future[Any]"]
Answer = TypeVar("Answer")
SETTINGS = ("synchronous = FULL", "foreign_keys = ON")


class Quick:
    """A thread that adds rows to a file, or reads them.

    An executor does the same for half as much again of the processor's time: it makes two futures for each call.
    """

    def __init__(self, file: Path, milliseconds: int) -> None:
        self.file, self.milliseconds = file, milliseconds
        self.connection: sqlite3.Connection | None = None
        self._asked: SimpleQueue[Asked | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._is_closed = False

    async def add(self, rows: Sequence[Added]) -> list[Appended]:
        """Add these in one transaction; on disk when this returns.  sqlite3.Error: none of them is there."""
        return await self.do(lambda: self._add(rows))

    async def read(self, statements: Sequence[str], table_id: str) -> list[list[tuple[Any, ...]]]:
        """The answers to these questions about a table, all from one moment."""
        return await self.do(lambda: self._read(statements, table_id))

    async def do(self, work: Callable[[], Answer]) -> Answer:
        """Do this in the thread."""
        if self._thread is None:
            self._thread = Thread(target=_serve, args=(self._asked,), name="roundhouse-quick", daemon=True)
            self._thread.start()
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Answer] = loop.create_future()
        self._asked.put((work, loop, answer))
        return await answer

    async def close(self) -> None:
        """Let the file go; once is enough."""
        if not self._is_closed:
            self._is_closed = True
            await self.do(self._close)
            self._asked.put(None)

    def _close(self) -> None:
        if self.connection is not None:
            self.connection.close()

    def opened(self) -> sqlite3.Connection:
        """The connection, for the thread alone."""
        if self.connection is None:
            self.connection = sqlite3.connect(self.file, self.milliseconds / 1000, isolation_level=None)
            for setting in SETTINGS:
                self.connection.execute(f"PRAGMA {setting}")
        return self.connection

    def _read(self, statements: Sequence[str], table_id: str) -> list[list[tuple[Any, ...]]]:
        connection = self.opened()
        connection.execute("BEGIN")
        try:
            return [connection.execute(asked, {"table": table_id}).fetchall() for asked in statements]
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")

    def _add(self, rows: Sequence[Added]) -> list[Appended]:
        connection = self.opened()
        connection.execute("BEGIN IMMEDIATE")
        try:
            outcomes = [_add_one(connection, *row) for row in rows]
            connection.execute("COMMIT")
            return outcomes
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def _serve(waiting: SimpleQueue[Asked | None]) -> None:
    """Do what is asked, one after the other, until there is no more."""
    while (asked := waiting.get()) is not None:
        _do(*asked)
        del asked  # nothing of it is kept until the next comes


def _do(work: Callable[[], Any], loop: asyncio.AbstractEventLoop, answer: asyncio.Future[Any]) -> None:
    try:
        tell = partial(_tell, answer, work(), None)
    except BaseException as error:
        tell = partial(_tell, answer, None, error)
    with suppress(RuntimeError):  # nobody waits any more: the loop has ended
        loop.call_soon_threadsafe(tell)


def _tell(answer: asyncio.Future[Any], found: Any, error: BaseException | None) -> None:
    """Answer the one who waits, if somebody still does."""
    if answer.done():
        return
    if error is not None:
        answer.set_exception(error)
    else:
        answer.set_result(found)


def _insert(table: Table) -> str:
    names = [column.name for column in table.columns]
    places = ", ".join("?" * len(names))
    return f"INSERT INTO {table.name} ({', '.join(names)}) VALUES ({places}) ON CONFLICT DO NOTHING"


BEFORE = "SELECT command FROM acts WHERE table_id = ? AND act = ?"
INSERT = {table.name: _insert(table) for table in (acts, chat)}
KNOWN = {name: f"SELECT 1 FROM {name} WHERE table_id = ? AND command = ?" for name in INSERT}
COMMANDS = {table.name: list(table.columns).index(table.c.command) for table in (acts, chat)}  # among the cells


def cells_of(row: dict[str, Any]) -> tuple[Any, ...]:
    """A row as SQLite keeps it."""
    codes = row.get("codes")
    if codes is None:
        return tuple(row.values())
    return tuple((row | {"codes": msgspec.json.encode(codes).decode()}).values())


def _add_one(
    connection: sqlite3.Connection, table: str, cells: tuple[Any, ...], before: tuple[str, int, str | None] | None
) -> Appended:
    """Add a row, if what it follows is there and its number and command are not."""
    if before is None or connection.execute(BEFORE, before[:2]).fetchone() == (before[2],):
        if connection.execute(INSERT[table], cells).rowcount == 1:
            return Appended.WRITTEN
    is_known = connection.execute(KNOWN[table], (cells[0], cells[COMMANDS[table]])).fetchone() is not None
    return Appended.REPEATED if is_known else Appended.TAKEN
