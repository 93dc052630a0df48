"""Acts are read from packs, and are those that stand in their rows, whatever has happened to these."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import delete, func, select

from roundhouse.server.store import ActRow, Acts, Appended, Store, loading
from roundhouse.server.store.packs import SIZE
from roundhouse.server.store.schema import acts, packs

from .store_tools import NOW, a_table, an_act, two_seats, with_store

TABLE = "ABC234"
MORE = 5  # acts behind the last pack


def played(count: int, name: str = "act", first: int = 0) -> list[ActRow]:
    """Acts that follow each other, with times that have many digits; every tenth is taken back."""
    found = [
        replace(an_act(number, f"{name}-{number}"), at=NOW + number / 7, spent=number / 3)
        for number in range(first, count)
    ]
    return [replace(act, kind="undo", codes=[]) if act.act % 10 == 9 else act for act in found]


async def keep(store: Store, rows: list[ActRow], after: str | None = None) -> None:
    """Write these, one behind the other."""
    before = [after, *(act.command for act in rows)]
    written = await asyncio.gather(*(store.append(TABLE, act, last) for act, last in zip(rows, before, strict=False)))
    assert set(written) == {Appended.WRITTEN}
    await packed(store)


async def packed(store: Store) -> int:
    """The number of packs, once those that wait are written."""
    while store.is_packing:
        await asyncio.sleep(0)
    async with store.reading() as connection:
        return int(await connection.scalar(select(func.count()).select_from(packs)) or 0)


async def read(store: Store) -> tuple[list[ActRow], int]:
    """The acts of the table, and how many of them were read one by one."""
    saved = await store.load(TABLE)
    assert saved is not None
    assert isinstance(saved.acts, Acts)
    return list(saved.acts), saved.acts.unpacked


async def change(store: Store, statement: object) -> None:
    """Do something to the rows that the store knows nothing of."""
    async with store.database.writing.begin() as connection:
        await connection.execute(statement)  # type: ignore[call-overload]


def test_acts_from_packs_are_those_of_the_rows(url: str) -> None:
    rows = played(3 * SIZE + MORE)

    async def play(store: Store) -> None:
        await store.create_table(a_table(), two_seats())
        await keep(store, rows)
        assert await packed(store) == 3
        assert await read(store) == (rows, MORE)
        await change(store, delete(packs))
        assert await read(store) == (rows, len(rows))

    with_store(url, play)


def test_a_table_without_packs_has_them_when_it_was_read(url: str) -> None:
    rows = played(2 * SIZE + MORE)

    async def play(store: Store) -> None:
        await store.create_table(a_table(), two_seats())
        await keep(store, rows)
        await change(store, delete(packs).where(packs.c.number == 1))
        assert await read(store) == (rows, SIZE + MORE)
        assert await packed(store) == 2
        assert await read(store) == (rows, MORE)

    with_store(url, play)


@pytest.mark.parametrize("gone", [3, SIZE - 1, SIZE + 7, 2 * SIZE - 1])
def test_an_act_that_is_gone_is_in_no_pack(url: str, gone: int) -> None:
    rows = played(2 * SIZE + MORE)

    async def play(store: Store) -> None:
        await store.create_table(a_table(), two_seats())
        await keep(store, rows)
        await change(store, delete(acts).where(acts.c.act == gone))
        left = [act for act in rows if act.act != gone]
        for _ in range(2):  # and it is not packed
            assert (await read(store))[0] == left
            await packed(store)

    with_store(url, play)


def test_acts_in_place_of_those_that_are_gone_are_read(url: str) -> None:
    rows, kept = played(2 * SIZE + MORE), SIZE + 9

    async def play(store: Store) -> None:
        await store.create_table(a_table(), two_seats())
        await keep(store, rows)
        await change(store, delete(acts).where(acts.c.act >= kept))
        others = played(3 * SIZE + MORE, "other", kept)
        await keep(store, others, rows[kept - 1].command)
        assert await read(store) == (rows[:kept] + others, MORE)
        assert await packed(store) == 3

    with_store(url, play)


def test_acts_that_are_set_aside_are_in_no_pack(url: str) -> None:
    rows, first = played(2 * SIZE + MORE), SIZE + 9

    async def play(store: Store) -> None:
        await store.create_table(a_table(), two_seats())
        await keep(store, rows)
        other = played(first + 1, "other", first)
        assert await store.append(TABLE, other[0], rows[first - 1].command, rows[first:]) is Appended.WRITTEN
        assert await packed(store) == 1
        assert await read(store) == (rows[:first] + other, 10)

    with_store(url, play)


def test_sqlite_answers_all_in_one_call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(store: Store) -> None:
        await store.create_table(a_table(), two_seats())
        await keep(store, played(SIZE))
        asked = list[str]()
        monkeypatch.setattr(store, "reading", lambda: asked.append("the long way"))
        saved = await store.load(TABLE)
        assert saved is not None
        assert (saved.table, saved.seat_rows, len(saved.acts)) == (a_table(), two_seats(), SIZE)
        assert asked == []

    with_store(f"sqlite:///{tmp_path / 'tables.db'}", play)


def test_what_is_asked_of_sqlite_names_the_table_and_nothing_else() -> None:
    assert all(":table" in asked for asked in loading.ASKED_OF_SQLITE)
    assert not [asked for asked in loading.ASKED_OF_SQLITE if ":" in asked.replace(":table", "")]
