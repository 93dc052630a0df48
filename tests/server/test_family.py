"""Several server processes on one port: they are replaced one after the other while people play."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
import yaml

from bench.load import Load, measure
from bench.online import server
from roundhouse.server.errors import Declined
from roundhouse.server.metrics import Histogram, typed
from roundhouse.server.serve import Place, Running, serve
from roundhouse.server.thinkers import Line

from .kills import check_store, seat_people, stop
from .postgres import Postgres, free_port
from .serving import ROOT
from .store_tools import opened
from .tireless import Tireless

pytestmark = pytest.mark.kill
SECONDS = 60.0
ROUNDS = 10
OVERTAKEN = "online-stale"  # somebody else was faster: no browser calls that an error


@contextmanager
def family(url: str, port: int, errors: Path) -> Iterator[subprocess.Popen[str]]:
    """A parent with two server processes, which answer."""
    command = [sys.executable, "-m", "bench.server", str(port), url, "--processes", "2"]
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    with errors.open("w") as complaints:
        parent = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=complaints, text=True
        )
        assert parent.stdout is not None
        try:
            assert parent.stdout.readline() == "ready\n", errors.read_text()
            yield parent
        finally:
            parent.terminate()
            assert parent.wait(SECONDS) == 0
            parent.stdout.close()


async def servers(url: str) -> set[str]:
    """The processes that are alive."""
    async with opened(url) as store:
        assert store.leases is not None
        return {owner.id for owner in await store.leases.everybody_else()}


def test_a_rolling_restart_under_load_loses_nothing_and_refuses_nothing(postgres: Postgres, tmp_path: Path) -> None:
    url, port, errors = postgres.new_database(), free_port(), tmp_path / "errors"
    address = f"http://127.0.0.1:{port}/"

    async def play(parent: subprocess.Popen[str]) -> list[Tireless]:
        people = await seat_people(address, random.Random(5), ("traffic", "isle_of_trains"))
        playing = [asyncio.create_task(person.go()) for person in people]
        before = await servers(url)
        assert len(before) == 2
        async with httpx.AsyncClient(base_url=address, trust_env=False) as http:
            assert (await http.get("/healthz")).status_code == 200
            metrics = (await http.get("/metrics")).text
            assert metrics.count("roundhouse_tables_in_memory{") == 2
        parent.send_signal(signal.SIGHUP)
        async with asyncio.timeout(SECONDS):
            while len(await servers(url)) != 2 or await servers(url) & before:
                await asyncio.sleep(0.1)
        enough = [person.answers.total() + 3 for person in people]
        async with asyncio.timeout(SECONDS):
            while any(person.answers.total() < number for person, number in zip(people, enough, strict=True)):
                await asyncio.sleep(0.02)
        await stop(playing)
        return people

    with family(url, port, errors) as parent:
        people = asyncio.run(play(parent))
        asyncio.run(check_store(url, people))
    assert [person.errors for person in people] == [0] * len(people)
    assert {command.reason for person in people for command in person.commands} <= {None, OVERTAKEN}
    assert "Traceback" not in errors.read_text(), errors.read_text()


@contextmanager
def idle(slow: Path) -> Iterator[subprocess.Popen[str]]:
    """A parent of one process that does nothing; new ones are not ready while there is this file."""
    command = [sys.executable, "-m", "tests.server.idle", str(slow)]
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    parent = subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        yield parent
    finally:
        with suppress(ProcessLookupError):
            os.killpg(parent.pid, signal.SIGKILL)  # and those who are left over
        parent.wait()
        assert parent.stdout is not None
        parent.stdout.close()


def test_a_parent_that_is_told_to_end_while_a_process_is_replaced_ends(tmp_path: Path) -> None:
    slow = tmp_path / "slow"
    with idle(slow) as parent:
        assert parent.stdout is not None
        _, ready = parent.stdout.readline(), parent.stdout.readline()
        assert ready == "ready\n"
        slow.touch()
        parent.send_signal(signal.SIGHUP)
        assert parent.stdout.readline().strip().isdigit()
        parent.terminate()
        assert parent.wait(SECONDS) == 0


def test_a_process_that_dies_while_it_is_replaced_has_one_successor(tmp_path: Path) -> None:
    slow = tmp_path / "slow"
    with idle(slow) as parent:
        assert parent.stdout is not None
        first, ready = parent.stdout.readline(), parent.stdout.readline()
        assert ready == "ready\n"
        slow.touch()
        parent.send_signal(signal.SIGHUP)
        born = [int(parent.stdout.readline())]
        os.kill(int(first), signal.SIGKILL)
        born.append(int(parent.stdout.readline()))
        slow.unlink()
        until = time.monotonic() + SECONDS
        while sum(is_alive(each) for each in born) > 1:
            assert time.monotonic() < until
            time.sleep(0.02)
        parent.terminate()
        assert parent.wait(SECONDS) == 0


def is_alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_what_several_processes_and_their_database_take_is_told_apart(postgres: Postgres) -> None:
    load = Load(4, 1, 2.0, 0.05, ["traffic"], level="greedy", crowds=1, is_compiled=False)
    used = [0.0] * 4  # the system counts in hundredths of a second, which not everybody needs each time
    with server(load, 2, postgres) as serving:
        for _ in range(ROUNDS):
            found = measure("two", serving, load)
            assert (found.people, found.refused, found.lost) == (8, {}, 0)
            now = found.work, found.bots, found.database, found.crowd
            used = [before + more for before, more in zip(used, now, strict=True)]
            if min(used) > 0:
                break
    assert min(used) > 0


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    with pytest.raises(Declined) as refused:
        serve(Place("127.0.0.1", 0), f"sqlite:///{tmp_path}/tables.db", "en", running=Running(processes=2))
    assert refused.value.reason == "online-processes-database"


def test_tables_take_turns_and_those_who_have_left_are_passed_over() -> None:
    async def play() -> None:
        loop, line = asyncio.get_running_loop(), Line()
        places = [loop.create_future() for _ in range(5)]
        for table, place in zip("AAABC", places, strict=True):
            line.add(table, place)
        places[3].cancel()
        assert [line.next() for _ in range(4)] == [places[0], places[4], places[1], places[2]]
        assert line.next() is None

    asyncio.run(play())


def test_what_several_processes_count_is_put_together_by_name() -> None:
    one = Histogram((1.0, 2.0))
    for value in (0.5, 1.5, 5.0):
        one.note(value)
    texts = ["\n".join(one.lines("roundhouse_x", f'process="{name}"')) + "\n" for name in "ab"]
    lines = typed(texts).splitlines()
    assert lines[0] == "# TYPE roundhouse_x histogram"
    assert lines[1:6] == [
        'roundhouse_x_bucket{process="a",le="1.0"} 1',
        'roundhouse_x_bucket{process="a",le="2.0"} 2',
        'roundhouse_x_bucket{process="a",le="+Inf"} 3',
        'roundhouse_x_sum{process="a"} 7.000000',
        'roundhouse_x_count{process="a"} 3',
    ]
    assert len(lines) == 11


def test_the_compose_file_has_two_servers_that_find_each_other() -> None:
    composed = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text())
    for name in ("one", "two"):
        asked = composed["services"][name]["command"]
        assert asked[asked.index("--internal") + 1] == name
        assert composed["services"][name]["stop_grace_period"] == "20s"
