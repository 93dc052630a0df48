"""The benches that let scripted people play at a real server, in miniature."""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import time
from collections import Counter
from dataclasses import replace
from functools import partial
from multiprocessing import Pipe
from pathlib import Path

import pytest

from bench import evening, online
from bench.crowd import TEXT, Asked, Crowd, body_of, frame
from bench.load import HEADING, Load, Result, people_at
from bench.processes import used
from bench.quota import NoQuota, limited
from roundhouse.server.frames import _head

SETUP = online.Setup(100, 2.0, online.MIXED, 0, "postgresql", 1, 0.25)


def a_result(moves: float = 30.0) -> Result:
    return Result(SETUP.name, 100, 3.0, moves, [0.010, 0.020, 0.030], 0.060, refused=Counter({"online-stale": 2}))


def test_frames_are_read_as_the_server_writes_them() -> None:
    for size in (0, 1, 125, 126, 65_535, 65_536):
        body = b"x" * size
        data = b"before" + _head(body) + body
        assert data[slice(*body_of(data, 6))] == body
        for cut in (1, 2, 5, size // 2 + 1):
            short = data[: len(data) - cut]
            assert body_of(short, 6)[1] > len(short)


def test_frames_are_written_as_browsers_do() -> None:
    assert frame(TEXT, b"hi") == b"\x81\x82\0\0\0\0hi"
    assert frame(TEXT, b"x" * 200)[:8] == b"\x81\xfe\0\xc8\0\0\0\0"


def test_people_leave_when_the_one_who_asks_is_gone() -> None:
    async def play() -> None:
        ours, theirs = Pipe()
        crowd = Crowd(1, 1.0, [])
        crowd.all_are_there.set()
        living = asyncio.create_task(crowd.live(theirs))
        await asyncio.sleep(0)
        ours.close()
        async with asyncio.timeout(20):
            await living

    asyncio.run(play())


def test_a_result_is_told_in_milliseconds_of_each_move() -> None:
    cells = [cell.strip() for cell in a_result().row().strip("|").split("|")]
    assert cells[1:] == ["100", "10", "20 ms", "20 ms", "2.00", "0.00", "0.00", "0.00", "2, 0"]
    assert len(cells) == HEADING[0].count("|") - 1
    assert a_result().figures()["p100"] == pytest.approx(30.0)


def test_rows_that_were_measured_are_not_measured_again(tmp_path: Path) -> None:
    file, measured = tmp_path / "rows.json", []

    def once() -> Result:
        measured.append(1)
        return a_result()

    rows = [online.Rows(file).row(SETUP, once) for _ in range(2)]
    assert rows[0] == rows[1]
    assert len(measured) == 1
    assert json.loads(file.read_text())[0]["setup"]["database"] == "postgresql"


def test_several_processes_are_compared_with_one() -> None:
    rows = online.Rows(None)
    for processes, moves in ((1, 30.0), (2, 57.0)):
        rows.row(replace(SETUP, processes=processes), partial(a_result, moves))
    assert list(rows.ratios()) == ["2 processes instead of one, of 0.25 of a processor each: 1.90 x"]


def test_lists_are_combined_but_only_postgresql_has_several_processes() -> None:
    given = argparse.Namespace(
        people=[10, 20], think=[1.0], games=["traffic"], bots=[0], database=["sqlite", "postgresql"], processes=[1, 2]
    )
    given.quota, given.without_peer = None, True
    found = [(setup.people, setup.database, setup.processes) for setup in online.setups(given)]
    one = [(10, "sqlite", 1), (10, "postgresql", 1), (10, "postgresql", 2)]
    assert found == [*one, *((20, *rest) for _, *rest in one)]


@pytest.mark.long
def test_what_people_were_told_is_compared_with_what_is_kept() -> None:
    load = Load(2, 1, 0.0, 0.01, ["traffic"], level="random", is_compiled=False)
    with online.server(load) as serving:
        with people_at(serving, load) as people:
            people.play()
            moves, last = 0, time.monotonic() + 60
            while moves < 10 and time.monotonic() < last:
                time.sleep(0.2)
                moves += people.count().moves
            asked = people.end()
        done = [each for each in asked if each.is_done]
        assert done
        said = asyncio.run(evening.check(serving.url, asked, "interpreted"))
        assert f"{len(done)} done, 0 refused" in said
        lost = Asked(done[0].table, "never-written", done[0].act, done[0].code, True)
        kept = done[0]._replace(is_done=False)
        other = done[0]._replace(code=done[0].code + 1)
        for wrong in ([*asked, lost], [kept, *asked[1:]], [other, *(each for each in asked if each != done[0])]):
            with pytest.raises(AssertionError):
                asyncio.run(evening.check(serving.url, wrong, "interpreted"))


@pytest.mark.long
def test_an_evening_is_told_minute_by_minute(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = "--tables 5 --minutes 0.05 --think 0.1 --ahead 0.1 --most 1000000 --level random --interpreted"
    monkeypatch.setattr(sys, "argv", ["evening", *settings.split()])
    assert evening.main() == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].startswith("Each game was played to another place in it")
    assert lines[3].count("|") == lines[4].count("|") == lines[5].count("|") > 0
    assert int(lines[-2].split(" tables")[0]) >= 1  # those at which somebody had time for a move, rematches too
    assert "none lost or doubled" in lines[-2]


@pytest.mark.skipif(sys.platform != "linux", reason="processes are limited as Linux does it")
def test_a_process_gets_its_share_and_no_more() -> None:
    with subprocess.Popen([sys.executable, "-c", "while True: pass"]) as busy:
        try:
            with limited([busy.pid], 0.2):
                before, began = used()[busy.pid].own, time.monotonic()
                time.sleep(1.0)
                taken, seconds = used()[busy.pid].own - before, time.monotonic() - began
        except NoQuota as why:
            pytest.skip(str(why))
        finally:
            busy.kill()
    assert taken <= 0.2 * seconds + 0.05
