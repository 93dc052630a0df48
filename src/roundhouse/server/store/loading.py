"""Everything that is known of a table, read in the quickest way: whoever comes first to a long game waits for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Select, Table, Text, bindparam, cast, select
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from .rows import ActColumns, ActRow, Acts, ChatRow, Saved, SeatRow, TableRow
from .schema import acts, chat, seats, tables

CODES = ActRow.__struct_fields__.index("codes")

R = TypeVar("R", TableRow, SeatRow, ChatRow)
Cells = Sequence[Any]


def rows_of(table: Table) -> Select[Any]:
    """The rows that belong to a table of ours, in their order, without its id; codes of acts as JSON."""
    _, number, *rest = table.columns
    asked = [cast(column, Text) if column is acts.c.codes else column for column in rest]
    return select(number, *asked).where(table.c.table_id == bindparam("table")).order_by(number)


# Made once: putting them together cost a third of the time of reading a short game.
ONE_TABLE = select(tables).where(tables.c.id == bindparam("table"))
ASKED = (ONE_TABLE, rows_of(seats), rows_of(acts), rows_of(chat))
ASKED_OF_SQLITE = [str(asked.compile(dialect=sqlite.dialect())) for asked in ASKED]


async def rows_from(connection: AsyncConnection, table_id: str) -> Saved | None:
    """A table from any database."""
    return saved_of([(await connection.execute(asked, {"table": table_id})).all() for asked in ASKED])


def rows_from_sqlite(found: Sequence[Sequence[Cells]]) -> Saved | None:
    """A table from what SQLite answers to `ASKED_OF_SQLITE`."""
    table, people, played, said = found
    return saved_of([read(tables, table), read(seats, people), played, said])


def saved_of(found: Sequence[Sequence[Cells]]) -> Saved | None:
    """A table from what stands in its rows, its seats, its acts and its chat; None: there is none."""
    table, people, played, said = found
    if not table:
        return None
    return Saved(made(TableRow, table)[0], made(SeatRow, people), acts_of(played), made(ChatRow, said))


def made(kind: type[R], rows: Iterable[Cells]) -> list[R]:
    """Rows from what stands in their columns."""
    cells = [tuple(row) for row in rows]
    try:
        return msgspec.convert(cells, list[kind])  # type: ignore[valid-type]  # one of the kinds of rows
    except msgspec.ValidationError:  # somebody has changed it by hand: what is wrong comes out when it is used
        return [kind(**dict(zip(kind.__struct_fields__, row, strict=True))) for row in cells]


def acts_of(rows: Sequence[Cells]) -> list[ActRow]:
    """Acts from what stands in their columns; the JSON of the codes is read for all of them."""
    if not rows:
        return []
    columns = dict[str, Sequence[Any]](zip(ActRow.__struct_fields__, zip(*rows, strict=True), strict=True))
    codes = msgspec.json.decode(f"[{','.join(columns['codes'])}]")
    return Acts(ActColumns(**columns | {"codes": codes}))


def read(table: Table, rows: Sequence[Cells]) -> list[Cells]:
    """The cells of such rows as SQLAlchemy reads them: SQLite has neither booleans nor dictionaries."""
    readers = READERS[table.name][-len(rows[0]) :] if rows else []
    return [[cell if read is None else read(cell) for cell, read in zip(row, readers, strict=True)] for row in rows]


def readers_of(table: Table) -> list[Callable[[Any], Any] | None]:
    """How the cells of each column are read; None: as they are."""
    dialect = sqlite.dialect()
    return [column.type.dialect_impl(dialect).result_processor(dialect, None) for column in table.columns]


READERS = {table.name: readers_of(table) for table in (tables, seats)}
