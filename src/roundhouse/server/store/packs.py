"""Acts once more, many in one piece, which is read in a third of the time: long games are opened from packs.

What counts are the rows of `acts`.  A pack is made of them when as many are written as fill one, or when a table is
read that has no packs.  It is good as long as all its acts are there and the last of them has the same command: since
an act is written only behind the one that its writer knows, the others are the same then, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec
from sqlalchemy import (
    BindParameter,
    ColumnClause,
    Integer,
    bindparam,
    case,
    delete,
    func,
    insert,
    literal_column,
    select,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from .rows import ActRow
from .schema import acts, packs

SIZE = 128  # acts of a pack
CELLS = [name for name in ActRow.__struct_fields__ if name != acts.c.act.name]  # of an act that are in one
TABLE: BindParameter[str] = bindparam("table")

_size: ColumnClause[int] = literal_column(str(SIZE), Integer)
_last = acts.c.act == _size * packs.c.number + literal_column(str(SIZE - 1), Integer)
_is_last = (acts.c.table_id == packs.c.table_id) & _last & (acts.c.command == packs.c.command)
_good = select(func.count()).select_from(packs.join(acts, _is_last)).where(packs.c.table_id == TABLE).scalar_subquery()
_there = select(func.count()).where(acts.c.table_id == TABLE, acts.c.act < _size * _good).scalar_subquery()

# How many acts, from the first on, are read from packs.
PACKED = case((_there == _size * _good, _size * _good), else_=literal_column("0", Integer))
HOW_MANY = select(PACKED)
_is_good = _size * packs.c.number < PACKED
ITS_PACKS = select(packs.c.acts).where(packs.c.table_id == TABLE, _is_good).order_by(packs.c.number)
UNPACKED = select(acts).where(acts.c.table_id == TABLE, acts.c.act >= PACKED).order_by(acts.c.act)


def unpacked(rows: Sequence[Sequence[Any]]) -> dict[str, list[Any]]:
    """The cells of the acts in these packs, the first ones of a table, by the names of their columns."""
    columns: dict[str, list[Any]] = {name: [] for name in CELLS}
    for (packed,) in rows:
        pack = msgspec.msgpack.decode(packed)  # what somebody has changed by hand is no fault before it is used
        for name, cells in columns.items():
            cells += pack[name]
    return {acts.c.act.name: [*range(SIZE * len(rows))], **columns}


async def pack(connection: AsyncConnection, table_id: str) -> None:
    """Pack those acts of a table that fill packs and are in none that is good."""
    whose = {"table": table_id}
    first = int(await connection.scalar(HOW_MANY, whose) or 0) // SIZE
    await forget(connection, table_id, SIZE * first)
    rows = (await connection.execute(UNPACKED, whose)).all()
    if rows and (rows[0].act != SIZE * first or any(after.act != row.act + 1 for row, after in pairwise(rows))):
        return  # a history with gaps is not packed
    for n in range(len(rows) // SIZE):
        await _write(connection, table_id, first + n, rows[SIZE * n : SIZE * (n + 1)])


async def _write(connection: AsyncConnection, table_id: str, number: int, rows: Sequence[Any]) -> None:
    columns = {name: [getattr(row, name) for row in rows] for name in CELLS}
    cells = {"table_id": table_id, "number": number, "command": rows[-1].command}
    await connection.execute(insert(packs), [{**cells, "acts": msgspec.msgpack.encode(columns)}])


async def forget(connection: AsyncConnection, table_id: str, first: int) -> None:
    """The packs with this act and later ones are good no more."""
    await connection.execute(delete(packs).where(packs.c.table_id == table_id, packs.c.number >= first // SIZE))
