"""Every command of `bench` still does its work: in miniature, so that none of them rots unnoticed between releases."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from bench import before, gpu, messages, online, soak
from bench.load import HEADING, Load
from bench.processes import running
from roundhouse.core import words as sentences
from roundhouse.core.game import load
from roundhouse.core.revealed import prepare

from .server.postgres import free_port

GAME = "traffic"
ROOT = Path(__file__).parent.parent


def cells_of(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip("|\n ").split("|")]


@pytest.mark.long
def test_every_kind_of_message_is_measured_in_play_and_after_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sentences, "_kept", sentences._kept)  # which is replaced while it measures
    for name in ("AGAIN", "ASKED", "WIDE"):
        monkeypatch.setattr(messages, name, 1)
    prepare(load(GAME))
    rows = [cells_of(line) for line in messages.lines(GAME)]
    assert all(float(figure) > 0 for _, _, _, *figures in rows for figure in figures)
    in_play, after = ({name for _, moment, name, *_ in rows if moment == when} for when in ("in play", "after the end"))
    asked = {"hello", "language", "rename", "look", "stand_in", "chat"}
    kept = {
        messages.FIRST,
        messages.FIRST_READ,
        messages.FIRST_PAGE,
        messages.FROM_DISK,
        messages.ROWS,
        messages.OPENED,
    }
    assert after == asked | kept
    plays = {"play", "play [legal, illegal]", messages.SAID, messages.LAST, messages.LAST_SAID}
    assert in_play == after | plays | {"hint", "why", "undo"}


@pytest.mark.long
def test_people_at_our_server_make_moves_that_are_measured() -> None:
    for seconds in (0.5, 5.0, 50.0):  # a busy machine may show no move at first
        found = online.ours("small", Load(2, 0, seconds, 0.02, is_compiled=False))
        if found.latencies:
            break
    assert (found.people, found.refused, found.lost) == (4, {}, 0)
    assert found.moves > 0
    assert found.latencies
    assert found.work > 0
    assert found.crowd > 0
    assert (found.bots, found.database) == (0, 0)
    assert cells_of(found.row())[:2] == ["small", "4"]
    assert len(cells_of(found.row())) == len(cells_of(HEADING[0]))


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="the system does not say how much memory is whose")
@pytest.mark.long
def test_a_short_soak_plays_and_tells_of_its_memory(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(soak, "SECONDS_BETWEEN_LOOKS", 0.2)
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        given = ["--serve", str(port), "--database", f"sqlite:///{folder}/tables.db", "--think", "0.02"]
        with running([sys.executable, "-m", "bench.soak", *given], ROOT) as process:
            asyncio.run(soak.soak(port, process, tables=1, minutes=0.03, think=0.02))
    heading, _, first, *_ = capsys.readouterr().out.splitlines()
    found = dict(zip(cells_of(heading), cells_of(first), strict=True))
    assert float(found["its own, MB"]) > 10
    assert int(found["rooms"]) == 1


def test_memory_that_grows_is_told_from_memory_that_does_not() -> None:
    flat = [(minute / 10, 80.0 + (5.0 if minute == 7 else 0.0)) for minute in range(20)]
    assert soak.slope(flat) == 0.0
    assert soak.slope([(at, size + 0.4 * at) for at, size in flat]) == pytest.approx(0.4, abs=0.05)


def test_moves_are_counted_by_the_script_that_older_commits_run_too() -> None:
    script = before.MOVES.format(game=GAME, seats=3, seconds=0.01, at_once=2)
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert float(done.stdout) > 1000


@pytest.mark.gpu
def test_a_gpu_is_measured() -> None:
    gpu.prepare()
    assert set(gpu.start(GAME)) == {"games", "batch"}
