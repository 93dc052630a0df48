"""A worker is killed while it writes: every row that it reported is there."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from roundhouse.server.store import Appended, Store

from .store_tools import a_table, an_act, append, with_store

pytestmark = pytest.mark.kill

ROOT = Path(__file__).parent.parent.parent
KILLS = 10
WRITERS = 20


async def write(store: Store, table: str) -> None:
    """Go on where the acts of this table end, and report every act that is on disk."""
    saved = await store.load(table)
    number = len(saved.acts) if saved else 0
    while True:
        assert await append(store, table, an_act(number)) is Appended.WRITTEN
        print(table, number, flush=True)
        number += 1


async def write_for_ever(url: str) -> None:
    """What the worker does until it is killed."""
    store = await Store.open(url)
    ids = [f"TABLE{letter}" for letter in "ABCDEFGHIJKLMNOPQRST"[:WRITERS]]
    for id in ids:
        await store.create_table(a_table(id), [])
    await asyncio.gather(*(write(store, id) for id in ids))


def acts_reported(url: str, seconds: float, report: Path) -> dict[str, int]:
    """How many acts of each table a worker reports until it is killed, this number of seconds after its first."""
    with report.open("w+") as lines:
        worker = subprocess.Popen([sys.executable, "-m", __name__, url], stdout=lines, cwd=ROOT)
        while not report.stat().st_size:
            assert worker.poll() is None
            time.sleep(0.01)
        time.sleep(seconds)
        worker.send_signal(signal.SIGKILL)
        worker.wait()
    reported: dict[str, int] = {}
    for line in report.read_text().splitlines(keepends=True):
        if line.endswith("\n"):
            table, number = line.split()
            reported[table] = int(number) + 1
    return reported


def test_every_act_that_was_reported_outlives_the_kill(url: str, tmp_path: Path) -> None:
    chance = random.Random(url.partition(":")[0])
    for _ in range(KILLS):
        reported = acts_reported(url, chance.uniform(0, 0.1), tmp_path / "report")

        async def look(store: Store, reported: dict[str, int] = reported) -> None:
            for table, number in reported.items():
                saved = await store.load(table)
                assert saved is not None
                assert len(saved.acts) >= number
                assert saved.acts == [an_act(act) for act in range(len(saved.acts))]

        with_store(url, look)
        assert reported
    if url.startswith("sqlite"):
        is_whole(tmp_path / "roundhouse.db")


def is_whole(file: Path) -> None:
    connection = sqlite3.connect(file)
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    connection.close()


if __name__ == "__main__":
    asyncio.run(write_for_ever(sys.argv[1]))
