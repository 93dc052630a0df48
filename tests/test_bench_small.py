"""Every command of `bench` still does its work: in miniature, so that none of them rots unnoticed between releases."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from bench import before, gpu, messages, online, punctual, soak
from bench.load import HEADING, Load
from bench.processes import running
from roundhouse.core import words as sentences
from roundhouse.core.game import load
from roundhouse.core.revealed import prepare

from .server.postgres import free_port

GAME = "traffic"
SPEED = "speed"  # a file
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
    for seconds in (0.5, 5.0, 50.0):  # at first there may be no move, or no whole tick of the clock
        found = online.ours("small", Load(2, 0, seconds, 0.02, is_compiled=False))
        if found.latencies and found.crowd > 0:
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


@pytest.fixture
def commits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of the third of three commits, each of which plays as many million moves a second as its number."""
    monkeypatch.setattr(before, "ROOT", tmp_path)
    monkeypatch.setattr(before, "measure", lambda root, game, seconds: (1e6 * speed_of(root), 6.0 / speed_of(root)))
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
    for number in (1, 2, 3):
        (tmp_path / SPEED).write_text(str(number))
        names = ["-c", "user.name=Olena", "-c", "user.email=olena@table.example"]
        for command in (["add", SPEED], [*names, "commit", "--quiet", "--message", "Faster"]):
            subprocess.run(["git", *command], cwd=tmp_path, check=True)
    return tmp_path


def speed_of(root: Path) -> int:
    return int((root / SPEED).read_text())


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ([], ["1.00", "3.00", "3.00 (3.00–3.00)", "6.00", "2.00", "0.33 (0.33–0.33)"]),
        (["--now", "HEAD~1"], ["1.00", "2.00", "2.00 (2.00–2.00)", "6.00", "3.00", "0.50 (0.50–0.50)"]),
    ],
    ids=["this checkout", "another commit"],
)
def test_a_commit_is_compared_with_a_later_one(
    given: list[str], expected: list[str], commits: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before.main([*given, "--rounds", "2", "HEAD~2", GAME])
    *_, row = capsys.readouterr().out.splitlines()
    assert cells_of(row) == [GAME, *expected]
    places = subprocess.run(["git", "worktree", "list"], cwd=commits, check=True, capture_output=True, text=True).stdout
    assert len(places.splitlines()) == 1  # what was checked out is gone


@pytest.mark.gpu
@pytest.mark.parametrize("kind", gpu.KINDS)
def test_the_start_of_a_gpu_is_measured(kind: str) -> None:
    gpu.prepare()
    seconds = gpu.start(GAME, kind)
    assert seconds["all"] == pytest.approx(seconds["import"] + seconds["cuda"] + seconds["ready"])


@pytest.mark.gpu
@pytest.mark.filterwarnings("ignore:.*Grid size")  # few games are enough here, though they leave the GPU idle
def test_the_games_of_a_gpu_have_the_digest_of_the_processor() -> None:
    gpu.prepare()
    assert gpu.digest(GAME, "games") == gpu.digest(GAME, "processor")


@pytest.mark.long
def test_bots_of_all_levels_are_timed_on_a_busy_machine(capsys: pytest.CaptureFixture[str]) -> None:
    punctual.main([GAME, "--decisions", "60", "--busy", "1"])  # on a busy machine some may be late
    rows = [cells_of(line) for line in capsys.readouterr().out.splitlines() if line.startswith(f"| {GAME}")]
    assert sum(int(decisions) for _, _, decisions, *_ in rows) == 60
    assert {level for _, level, *_ in rows} <= set(punctual.PEOPLE)
    assert all(illegal == "0" for *_, illegal in rows)


def test_a_late_or_illegal_move_is_told() -> None:
    found = [punctual.Decision("5", 0.2, is_legal=True), punctual.Decision("5", 1.2, is_legal=False)]
    assert cells_of(punctual.row(GAME, "5", found))[-2:] == ["1", "1"]
