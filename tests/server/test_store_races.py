"""Several workers on one database: who is first, who is told, and what happens when the database goes away."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from roundhouse.server.store import Appended, Store, StoreError
from roundhouse.server.store.database import check_file

from .postgres import Postgres
from .store_tools import NOW, a_line, a_table, an_act, append, opened, two_seats, with_store


def test_of_two_workers_with_the_same_act_one_writes_it(url: str) -> None:
    async def play(one: Store) -> None:
        async with opened(url) as other:
            await one.create_table(a_table(), [])
            last = ""
            for act in range(25):
                mine, theirs = f"mine-{act}", f"theirs-{act}"
                answers = await asyncio.gather(
                    append(one, "ABC234", an_act(act, mine), last), append(other, "ABC234", an_act(act, theirs), last)
                )
                assert Counter(answers) == {Appended.WRITTEN: 1, Appended.TAKEN: 1}
                assert await append(other, "ABC234", an_act(act, mine), last) is not Appended.WRITTEN
                last = mine if answers[0] is Appended.WRITTEN else theirs

    with_store(url, play)


def test_two_workers_with_many_tables_in_different_orders_do_not_lock_each_other(url: str) -> None:
    ids = [f"TABL{first}{second}" for first in "ABCDE" for second in "2345"]

    async def all_of(store: Store, name: str, order: list[str]) -> list[Appended]:
        asked = [
            append(store, id, an_act(act, f"{name}-{act}"), f"{name}-{act - 1}") for act in range(5) for id in order
        ]
        asked += [store.add_chat(id, a_line(0, name)) for id in order]
        changed = [store.set_status(id, "playing", NOW) for id in order]
        answers, _ = await asyncio.gather(asyncio.gather(*asked), asyncio.gather(*changed))
        return list(answers)

    async def play(one: Store) -> None:
        async with opened(url) as other:
            await asyncio.gather(*(one.create_table(a_table(id), []) for id in ids))
            answers = await asyncio.gather(all_of(one, "one", ids), all_of(other, "other", ids[::-1]))
        assert Counter(answers[0] + answers[1]) == {Appended.WRITTEN: 120, Appended.TAKEN: 120}

    with_store(url, play)


def test_of_two_who_claim_a_seat_one_gets_it(url: str) -> None:
    async def play(one: Store) -> None:
        async with opened(url) as other:
            await one.create_table(a_table(), two_seats())
            for _ in range(10):
                await one.save_seat("ABC234", two_seats()[1])
                claims = [
                    store.claim_seat("ABC234", 1, two_seats()[1].token, f"of-{name}", name)
                    for store, name in ((one, "Оля"), (other, "Ян"))
                ]
                assert sorted(await asyncio.gather(*claims)) == [False, True]

    with_store(url, play)


def test_two_workers_make_one_table_and_one_rematch(url: str) -> None:
    async def play(one: Store) -> None:
        async with opened(url) as other:
            again = replace(a_table("XYZ789"), command=a_table().command)
            made = await asyncio.gather(
                one.create_table(a_table(), two_seats()), other.create_table(again, two_seats("XYZ789"))
            )
            assert made[0] == made[1]
            stands = await asyncio.gather(one.set_rematch(made[0], "REMAT2"), other.set_rematch(made[0], "REMAT3"))
            assert stands[0] == stands[1]

    with_store(url, play)


@pytest.mark.long
def test_workers_that_start_at_once_migrate_once(url: str) -> None:
    program = f"""
import asyncio
from roundhouse.server.store import Store
async def main():
    store = await Store.open({url!r})
    await store.close()
asyncio.run(main())
"""

    async def start() -> None:
        command = [sys.executable, "-c", program]
        workers = [await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.PIPE) for _ in range(4)]
        for worker in workers:
            _, errors = await worker.communicate()
            assert worker.returncode == 0, errors.decode()

    asyncio.run(start())


def test_a_file_that_somebody_writes_to_is_opened_as_soon_as_they_are_done(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("CREATE TABLE one (cell)")  # without a write-ahead log, as a new file is
    other.execute("BEGIN IMMEDIATE")
    with ThreadPoolExecutor(1) as alone:
        opening = alone.submit(check_file, file)
        with pytest.raises(TimeoutError):
            opening.result(0.1)
        other.execute("COMMIT")
        opening.result()
    other.close()
    with closing(sqlite3.connect(file)) as later:
        assert later.execute("PRAGMA journal_mode").fetchone() == ("wal",)


# The database goes away and comes back


@pytest.mark.kill
def test_after_postgresql_was_away_all_goes_on(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def play(store: Store) -> None:
        await store.create_table(a_table(), [])
        assert await append(store, "ABC234", an_act(0)) is Appended.WRITTEN
        await asyncio.to_thread(postgres.stop)
        try:
            waiting = [append(store, "ABC234", an_act(1)), store.add_chat("ABC234", a_line()), store.load("ABC234")]
            for error in await asyncio.gather(*waiting, return_exceptions=True):
                assert isinstance(error, StoreError)
                assert error.reason == "store-failed"
        finally:
            await asyncio.to_thread(postgres.start)
        assert await append(store, "ABC234", an_act(1)) is Appended.WRITTEN
        saved = await store.load("ABC234")
        assert saved is not None
        assert saved.acts == [an_act(0), an_act(1)]

    with_store(url, play)


def test_after_sqlite_was_full_all_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "roundhouse.db"

    async def play(store: Store) -> None:
        await store.create_table(a_table(), [])
        await limit_pages(store, 1)
        long = [a_line(number, text="x" * 100_000) for number in range(3)]
        answers = await asyncio.gather(*(store.add_chat("ABC234", line) for line in long), return_exceptions=True)
        assert all(isinstance(answer, StoreError) and "full" in answer.say("ru") for answer in answers)
        await limit_pages(store, 1_000_000)
        assert await store.add_chat("ABC234", long[0]) is Appended.WRITTEN

    with_store(f"sqlite:///{file}", play)
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT count(*) FROM chat").fetchone() == (1,)
    connection.close()


async def limit_pages(store: Store, most: int) -> None:
    """Let the file grow no larger, over the two connections by which the store writes."""
    quick = store.writer.quick
    assert quick is not None
    asked = f"PRAGMA max_page_count = {most}"
    await quick.do(lambda: quick.opened().execute(asked))
    async with store.database.writing.begin() as connection:
        await connection.exec_driver_sql(asked)


def test_sqlite_is_waited_for_while_another_program_writes(tmp_path: Path) -> None:
    file = tmp_path / "roundhouse.db"

    async def play(store: Store) -> None:
        await store.create_table(a_table(), [])
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waits = asyncio.create_task(append(store, "ABC234", an_act()))
        await asyncio.sleep(0.3)
        assert not waits.done()
        other.execute("COMMIT")
        other.close()
        assert await waits is Appended.WRITTEN

    with_store(f"sqlite:///{file}", play)
