"""The store: what the rest of the server asks of the database."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import (
    ColumnElement,
    Select,
    delete,
    func,
    insert,
    literal,
    select,
    union_all,
    update,
)
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..wire import Status, Watch
from . import packs, writer
from .alone import Alone
from .database import MILLISECONDS_FOR_A_LOCK, Database, database
from .errors import StoreError, failed, is_away
from .health import Health
from .leases import Leases
from .loading import ASKED_OF_SQLITE, made, rows_from, rows_from_sqlite
from .quick import Quick
from .rows import ActRow, Acts, Appended, ChatRow, Saved, SeatRow, TableRow
from .schema import acts, chat, lost_acts, seats, tables
from .writer import Writer

ADDED = {"brings_salt", "seal", "salt"}  # columns of a seat that are written on their own


class Store:
    """Tables on disk.  Whatever changes something returns when the change is on disk, or raises a StoreError;
    after one of these a caller does not know whether it was made, and may ask again with the same command.
    """

    def __init__(self, base: Database) -> None:
        self.database = base
        self.health = Health(base.address, base.ask)
        self.leases = Leases(base.connect, self.health) if base.connect is not None else None
        self.alone = Alone(base.file, base.address) if base.file is not None else None
        self.writer = Writer(base, self.health)
        self.reader = Quick(base.file, MILLISECONDS_FOR_A_LOCK) if base.file is not None else None
        self._packing: set[asyncio.Task[None]] = set()

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write there."""
        return self.leases is not None

    @classmethod
    async def open(cls, url: str) -> Store:
        """The database of this address, brought to the schema of this version."""
        base = database(url)
        try:
            await base.migrate()
            return cls(base)
        except BaseException:
            await base.close()
            raise

    async def claim(self, address: str = "") -> None:
        """Be a server of these tables: the only one where they are in a file, or one of several, found at `address`."""
        if self.alone is not None:
            self.alone.take()
        if self.leases is not None:
            await self.leases.start(address)
            self.writer.leases = self.leases

    async def close(self) -> None:
        """Write what still waits, and close the database."""
        await self.writer.close()
        await asyncio.gather(*self._packing)
        if self.reader is not None:
            await self.reader.close()
        if self.leases is not None:
            await self.leases.stop()
        if self.alone is not None:
            self.alone.leave()
        await self.health.close()
        await self.database.close()

    # Tables

    async def create_table(self, table: TableRow, people: list[SeatRow]) -> str:
        """Keep a new table and return its id; or, if its command has made one before, the id of that."""

        async def work(connection: AsyncConnection) -> str:
            is_used = await any_in_use(connection, [seat.token for seat in people])
            before = await connection.scalar(select(tables.c.id).where(tables.c.command == table.command))
            if before is not None:  # asked after the tokens: theirs are in use then
                return str(before)
            if is_used:
                raise StoreError("store-token-taken")
            made = await connection.execute(writer.insert(connection, tables).returning(tables.c.id), [columns(table)])
            if made.first() is None:
                before = await connection.scalar(select(tables.c.id).where(tables.c.command == table.command))
                if before is None:
                    raise StoreError("store-table-taken", table=table.id)
                return str(before)
            if people:
                await connection.execute(insert(seats), [{"table_id": table.id, **columns(seat)} for seat in people])
            return table.id

        return await self.writer.change(table.id, work, is_new=True)

    async def load(self, table_id: str) -> Saved | None:
        """Everything that is known of a table, as of one moment."""
        if self.reader is not None:
            with suppress(sqlite3.Error):  # which the long way finds out
                return self._packed(rows_from_sqlite(await self.reader.read(ASKED_OF_SQLITE, table_id)))
        async with self.reading() as connection:
            return self._packed(await rows_from(connection, table_id))

    def _packed(self, saved: Saved | None) -> Saved | None:
        """A table that was read; if that took many rows, they are packed for the next time."""
        if saved is not None and isinstance(saved.acts, Acts) and saved.acts.unpacked >= packs.SIZE:
            self._pack_soon(saved.table.id)
        return saved

    @property
    def is_packing(self) -> bool:
        """Whether acts are being packed."""
        return bool(self._packing)

    def _pack_soon(self, table_id: str) -> None:
        task = asyncio.create_task(self._pack(table_id), name="roundhouse-pack")
        self._packing.add(task)
        task.add_done_callback(self._packing.discard)

    async def _pack(self, table_id: str) -> None:
        """Pack the acts of a table of ours; without that they are only read more slowly."""

        async def work(connection: AsyncConnection) -> None:
            await packs.pack(connection, table_id)

        with suppress(StoreError):
            await self.writer.change(table_id, work)

    async def list_tables(
        self, limit: int, status: Status | None = None, watch: Watch | None = None
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """The newest tables and who sits there: all, or those of one status, or those that such may watch."""
        asked = select(tables).order_by(tables.c.created.desc(), tables.c.id).limit(limit)
        if status is not None:
            asked = asked.where(tables.c.status == status)
        if watch is not None:
            asked = asked.where(tables.c.watch == watch)
        return await self._with_seats(asked)

    async def tables_of(self, ids: Collection[str]) -> list[tuple[TableRow, list[SeatRow]]]:
        """Those of these tables that exist, and who sits there; not what was played."""
        return await self._with_seats(select(tables).where(tables.c.id.in_(list(ids)))) if ids else []

    async def _with_seats(self, asked: Select[Any]) -> list[tuple[TableRow, list[SeatRow]]]:
        async with self.reading() as connection:
            found = made(TableRow, await connection.execute(asked))
            people = await seats_at(connection, [table.id for table in found])
        return [(table, people[table.id]) for table in found]

    async def set_status(self, table_id: str, status: Status, at: float) -> None:
        """The game has begun or ended."""
        values: dict[str, Any] = {"status": status}
        if status == "playing":
            values["started"] = func.coalesce(tables.c.started, at)
        elif status == "over":
            values["ended"] = func.coalesce(tables.c.ended, at)

        async def work(connection: AsyncConnection) -> None:
            done = await connection.execute(update(tables).where(tables.c.id == table_id).values(values))
            must_be_there(done.rowcount, table_id)

        await self.writer.change(table_id, work)

    async def end_lesson(self, table_id: str) -> None:
        """From now on it is a game like any other."""

        async def work(connection: AsyncConnection) -> None:
            ended = update(tables).where(tables.c.id == table_id).values(is_lesson=False)
            must_be_there((await connection.execute(ended)).rowcount, table_id)

        await self.writer.change(table_id, work)

    async def set_rematch(self, table_id: str, rematch: str) -> str:
        """This is the table of the rematch, unless there is one; returns the one that stands."""
        row = tables.c.id == table_id

        async def work(connection: AsyncConnection) -> str:
            free = row & tables.c.rematch.is_(None)
            await connection.execute(update(tables).where(free).values(rematch=rematch))
            stands = await connection.scalar(select(tables.c.rematch).where(row))
            must_be_there(stands is not None, table_id)
            return str(stands)

        return await self.writer.change(table_id, work)

    # Seats

    async def save_seat(self, table_id: str, seat: SeatRow) -> None:
        """Keep who sits there now; what they add to the shuffle is written by `store/shuffles.py` alone."""

        async def work(connection: AsyncConnection) -> None:
            values = {name: value for name, value in columns(seat).items() if name not in ADDED}
            asked = update(seats).where(place(table_id, seat.seat)).values(values)
            must_be_there((await connection.execute(asked)).rowcount, table_id)

        await self.writer.change(table_id, work)

    async def arrange_seat(self, table_id: str, seat: SeatRow) -> bool:
        """Give a seat to a bot, or open it; False: somebody holds it."""
        is_free = place(table_id, seat.seat) & (seats.c.kind != "person")
        arranged = {"kind": seat.kind, "level": seat.level}

        async def work(connection: AsyncConnection) -> bool:
            return (await connection.execute(update(seats).where(is_free).values(arranged))).rowcount == 1

        return await self.writer.change(table_id, work)

    async def claim_seat(
        self, table_id: str, seat: int, link: str, token: str, name: str, brings_salt: bool = False
    ) -> bool:
        """Give the open seat of a link to a person, who holds it by `token` from now on: the link is void.

        False: it is not open, somebody was faster, or this person has it already.
        """
        is_open = place(table_id, seat) & (seats.c.kind == "open") & (seats.c.token == link)
        goes_on = select(tables.c.id).where(tables.c.id == table_id, tables.c.status != "over").exists()
        taken = {"kind": "person", "name": name, "level": None, "is_stood_in": False, "token": token}
        taken["brings_salt"] = brings_salt

        async def work(connection: AsyncConnection) -> bool:
            is_theirs = place(table_id, seat) & (seats.c.kind == "person") & (seats.c.token == token)
            if await connection.scalar(select(seats.c.seat).where(is_theirs)) is not None:
                return False
            if await any_in_use(connection, [token]):
                raise StoreError("store-token-taken")
            return (await connection.execute(update(seats).where(is_open & goes_on).values(taken))).rowcount == 1

        return await self.writer.change(table_id, work)

    async def seats_of(self, tokens: Collection[str]) -> list[tuple[str, int]]:
        """The tables and seats that these tokens hold."""
        asked = select(seats.c.table_id, seats.c.seat).where(seats.c.token.in_(list(tokens)))
        async with self.reading() as connection:
            found = await connection.execute(asked.order_by(seats.c.table_id, seats.c.seat))
            return [(str(row.table_id), int(row.seat)) for row in found]

    # Acts and chat

    async def append(self, table_id: str, act: ActRow, after: str | None, lost: Sequence[ActRow] = ()) -> Appended:
        """Keep an act under its number, unless that number or its command is there already.

        It is kept only behind the act before it, whose command is `after`: a history has no gaps, nor acts of another.
        `lost` are acts behind it that cannot be played again: they are set aside.
        """
        if not lost:
            added = await self.writer.add(acts, table_id, columns(act), after)
            if added is Appended.WRITTEN and (act.act + 1) % packs.SIZE == 0:
                self._pack_soon(table_id)
            return added

        async def work(connection: AsyncConnection) -> Appended:
            return await append_instead(connection, table_id, act, after, lost)

        return await self.writer.change(table_id, work)

    async def has(self, table_id: str, command: str) -> bool:
        """Whether an act or a line of chat with this command is kept."""
        async with self.reading() as connection:
            for table in (acts, chat):
                row = (table.c.table_id == table_id) & (table.c.command == command)
                if await connection.scalar(select(literal(1)).select_from(table).where(row)):
                    return True
        return False

    async def add_chat(self, table_id: str, line: ChatRow) -> Appended:
        """Keep a line of chat under its number, unless that number or its command is there already."""
        return await self.writer.add(chat, table_id, columns(line))

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees the database as of one moment."""
        began = time.time()
        try:
            async with self.database.reading.begin() as connection:
                yield connection
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            if is_away(error):
                self.health.fails(error, began)
            raise failed(error) from error


def columns(row: TableRow | SeatRow | ActRow | ChatRow) -> dict[str, Any]:
    """A row by the names of its columns."""
    return asdict(row)


def place(table_id: str, seat: int) -> ColumnElement[bool]:
    """This seat of this table."""
    return (seats.c.table_id == table_id) & (seats.c.seat == seat)


def must_be_there(is_there: int | bool, table_id: str) -> None:
    """Refuse to change what does not exist."""
    if not is_there:
        raise StoreError("store-no-table", table=table_id)


async def any_in_use(connection: AsyncConnection, tokens: list[str]) -> bool:
    """Whether one of these secrets holds a seat, or lets somebody watch."""
    found = [select(column).where(column.in_(tokens)) for column in (seats.c.token, tables.c.watch_token)]
    return (await connection.execute(union_all(*found).limit(1))).first() is not None


async def seats_at(connection: AsyncConnection, ids: list[str]) -> dict[str, list[SeatRow]]:
    """Who sits at these tables."""
    people: dict[str, list[SeatRow]] = {table: [] for table in ids}
    asked = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
    for row in await connection.execute(asked):
        people[row.table_id] += made(SeatRow, [row[1:]])
    return people


async def append_instead(
    connection: AsyncConnection, table_id: str, act: ActRow, after: str | None, lost: Sequence[ActRow]
) -> Appended:
    """Put an act where acts are that cannot be played again; those are kept elsewhere."""
    await connection.execute(select(tables.c.id).where(tables.c.id == table_id).with_for_update())  # one at a time
    here = acts.c.table_id == table_id
    first, last = lost[0], lost[-1]
    is_there = await connection.scalar(select(acts.c.command).where(here, acts.c.act == first.act))
    before = await connection.scalar(select(acts.c.command).where(here, acts.c.act == act.act - 1))
    if is_there != first.command or before != after:
        return Appended.TAKEN
    old = here & acts.c.act.between(first.act, last.act)
    _, *names = (column.name for column in lost_acts.columns)
    await connection.execute(
        insert(lost_acts).from_select(names, select(*acts.columns, literal(time.time())).where(old))
    )
    await connection.execute(delete(acts).where(old))
    await packs.forget(connection, table_id, first.act)
    made = writer.insert(connection, acts).returning(acts.c.act)
    written = (await connection.execute(made, [{"table_id": table_id, **columns(act)}])).first()
    return Appended.TAKEN if written is None else Appended.WRITTEN
