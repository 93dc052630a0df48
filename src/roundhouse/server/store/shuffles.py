"""What the database keeps of a shuffle: each step is taken once, by one process."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...core.salts import mixed_seed, seal_of
from ..wire import ShuffleStep
from .schema import seats, tables
from .store import Store, place

T = TypeVar("T")
BEFORE_SEALS_STAND: tuple[ShuffleStep, ...] = ("open", "asked")


async def go_on(store: Store, table_id: str, before: ShuffleStep, after: ShuffleStep) -> bool:
    """Take a shuffle from one step to the next; False: it is not at that step any more."""

    async def work(connection: AsyncConnection, step: ShuffleStep) -> bool:
        if step == before:
            await connection.execute(update(tables).where(tables.c.id == table_id).values(shuffle=after))
        return step == before

    return await _change(store, table_id, work)


async def keep_seal(store: Store, table_id: str, seat: int, seal: bytes) -> bool:
    """Keep what a seat tells of its salt, in place of what it told before; False: it is too late for that."""

    async def work(connection: AsyncConnection, step: ShuffleStep) -> bool:
        return step in BEFORE_SEALS_STAND and await _write(connection, table_id, seat, seal=seal)

    return await _change(store, table_id, work)


async def keep_salt(store: Store, table_id: str, seat: int, salt: bytes) -> bool:
    """Keep the salt of a seat that has told this of it; False: it has not, or it is not the time."""

    async def work(connection: AsyncConnection, step: ShuffleStep) -> bool:
        told = await connection.scalar(select(seats.c.seal).where(place(table_id, seat)))
        return step == "closed" and told == seal_of(salt) and await _write(connection, table_id, seat, salt=salt)

    return await _change(store, table_id, work)


async def deal(store: Store, table_id: str, at: float) -> bool:
    """Mix the seed of the salts that are in, and begin; False: that has happened before."""

    async def work(connection: AsyncConnection, step: ShuffleStep) -> bool:
        if step not in (*BEFORE_SEALS_STAND, "closed"):
            return False
        salt = await connection.scalar(select(tables.c.salt).where(tables.c.id == table_id))
        are_in = select(seats.c.seat, seats.c.salt).where(seats.c.table_id == table_id, seats.c.salt.is_not(None))
        added = {int(row.seat): bytes(row.salt) for row in await connection.execute(are_in)}
        assert salt is not None
        values = {"seed": mixed_seed(bytes(salt), added), "shuffle": "dealt", "status": "playing", "started": at}
        await connection.execute(update(tables).where(tables.c.id == table_id).values(values))
        return True

    return await _change(store, table_id, work)


async def _change(store: Store, table_id: str, work: Callable[[AsyncConnection, ShuffleStep], Awaitable[T]]) -> T:
    """Do this work with the step at which the shuffle is, which stays that until the work is on disk."""

    async def locked(connection: AsyncConnection) -> T:
        asked = select(tables.c.shuffle).where(tables.c.id == table_id).with_for_update()
        step: Any = await connection.scalar(asked)
        return await work(connection, step)

    return await store.writer.change(table_id, locked)


async def _write(connection: AsyncConnection, table_id: str, seat: int, **values: bytes) -> bool:
    await connection.execute(update(seats).where(place(table_id, seat)).values(**values))
    return True
