"""Everything that is known of a table, read in the quickest way: the first who comes to a long game waits for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from types import GenericAlias
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Select, Table, Text, cast, select
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from .packs import ITS_PACKS, PACKED, TABLE, unpacked
from .rows import ActColumns, Acts, ChatRow, Saved, SeatRow, TableRow
from .schema import acts, chat, seats, tables

R = TypeVar("R", TableRow, SeatRow, ChatRow)
Cells = Sequence[Any]


def rows_of(table: Table) -> Select[Any]:
    """The rows that belong to a table of ours, in their order, without its id; codes of acts as JSON."""
    _, number, *rest = table.columns
    asked = [cast(column, Text) if column is acts.c.codes else column for column in rest]
    return select(number, *asked).where(table.c.table_id == TABLE).order_by(number)


# Made once: putting them together cost a third of the time of reading a short game.
ONE_TABLE = select(tables).where(tables.c.id == TABLE)
ITS_ACTS = rows_of(acts).where(acts.c.act >= PACKED)  # the others are in packs
ASKED = (ONE_TABLE, rows_of(seats), rows_of(chat), ITS_PACKS, ITS_ACTS)
DIALECT = sqlite.dialect(paramstyle="named")
ASKED_OF_SQLITE = [str(asked.compile(dialect=DIALECT)) for asked in ASKED]


async def rows_from(connection: AsyncConnection, table_id: str) -> Saved | None:
    """A table from any database."""
    return saved_of([(await connection.execute(asked, {"table": table_id})).all() for asked in ASKED])


def rows_from_sqlite(found: Sequence[Sequence[Cells]]) -> Saved | None:
    """A table from what SQLite answers to `ASKED_OF_SQLITE`."""
    table, people, *rest = found
    return saved_of([read(tables, table), read(seats, people), *rest])


def saved_of(found: Sequence[Sequence[Cells]]) -> Saved | None:
    """A table from the answers to `ASKED`; None: there is none."""
    table, people, said, its_packs, played = found
    if not table:
        return None
    acts_read = acts_of(its_packs, played)
    return Saved(made(TableRow, table)[0], made(SeatRow, people), acts_read, made(ChatRow, said))


def made(kind: type[R], rows: Iterable[Cells]) -> list[R]:
    """Rows from what stands in their columns."""
    cells = [tuple(row) for row in rows]
    try:
        whole: list[R] = msgspec.convert(cells, GenericAlias(list, (kind,)))
        return whole
    except msgspec.ValidationError:  # somebody has changed it by hand: what is wrong comes out when it is used
        return [kind(**dict(zip(kind.__struct_fields__, row, strict=True))) for row in cells]


def acts_of(its_packs: Sequence[Cells], rows: Sequence[Cells]) -> Acts:
    """Acts from packs and from the rows behind them, whose codes are JSON: that is read for all of them at once."""
    columns = unpacked(its_packs)
    for name, cells in zip(columns, zip(*rows, strict=True), strict=False):  # no rows, no cells
        columns[name] += msgspec.json.decode(f"[{','.join(cells)}]") if name == acts.c.codes.name else cells
    return Acts(ActColumns(**columns), len(rows))


def read(table: Table, rows: Sequence[Cells]) -> list[Cells]:
    """The cells of such rows as SQLAlchemy reads them: SQLite has neither booleans nor dictionaries."""
    readers = READERS[table.name][-len(rows[0]) :] if rows else []
    return [
        [cell if reader is None else reader(cell) for cell, reader in zip(row, readers, strict=True)] for row in rows
    ]


def readers_of(table: Table) -> list[Callable[[Any], Any] | None]:
    """How the cells of each column are read; None: as they are."""
    return [column.type.dialect_impl(DIALECT).result_processor(DIALECT, None) for column in table.columns]


READERS = {table.name: readers_of(table) for table in (tables, seats)}
