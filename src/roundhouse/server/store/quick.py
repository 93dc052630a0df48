"""Rows added to SQLite, and read there, the quick way: in one call of one thread, with statements that are made once.

To add them it does what `writer.add` does for any database.  SQLite has one writer: nobody comes between the steps of a
batch.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Table

from .rows import Appended
from .schema import acts, chat

Added = tuple[str, tuple[Any, ...], tuple[str, int, str | None] | None]  # of which table, its cells, the act before it
SETTINGS = ("synchronous = FULL", "foreign_keys = ON")


class Quick:
    """A thread that adds rows to a file, or reads them."""

    def __init__(self, file: Path, milliseconds: int) -> None:
        self.file, self.milliseconds = file, milliseconds
        self.thread = ThreadPoolExecutor(1, "roundhouse-quick")
        self.connection: sqlite3.Connection | None = None
        self.is_closed = False

    async def add(self, rows: Sequence[Added]) -> list[Appended]:
        """Add these in one transaction; on disk when this returns.  sqlite3.Error: none of them is there."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._add, rows)

    async def read(self, statements: Sequence[str], table_id: str) -> list[list[tuple[Any, ...]]]:
        """The answers to these questions about a table, all from one moment."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._read, statements, table_id)

    async def close(self) -> None:
        """Let the file go; once is enough."""
        if not self.is_closed:
            self.is_closed = True
            await asyncio.get_running_loop().run_in_executor(self.thread, self._close)
            self.thread.shutdown()

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
