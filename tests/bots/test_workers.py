"""Bots in processes of their own: they answer as here, survive being killed, and stop when told to."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Coroutine
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

from roundhouse import Table
from roundhouse.bots import LEVELS, best_hint, make
from roundhouse.bots.advice import Advice, advise
from roundhouse.bots.workers import TRIES, Workers
from roundhouse.core.compile import cache_folder, cache_key
from roundhouse.core.game import load
from roundhouse.core.testing import scrambled
from roundhouse.core.view import SeatView

Answer = TypeVar("Answer")


def run(question: Coroutine[Any, Any, Answer], pool: Workers) -> Answer:
    """Ask, in a loop of its own, and send the workers home."""
    try:
        return asyncio.run(question)
    finally:
        pool.close()


def a_view(game: str = "traffic") -> SeatView:
    table = Table(game, 3, seed=7, mode="interpreted")
    return SeatView.of(table, table.seat)


def nap(seconds: float) -> int:
    """A question that takes a while; the answer is who was asked."""
    time.sleep(seconds)
    return os.getpid()


def die_once(mark: str) -> str:
    """A question that kills who is asked first."""
    if not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "alive"


def die() -> None:
    """A question that nobody survives."""
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.parametrize("level", [name for name, level in LEVELS.items() if level.way != "search"])
def test_a_worker_chooses_what_the_bot_would_choose_here(level: str) -> None:
    pool, view = Workers(1), a_view()
    assert run(pool.choose(level, view, 3), pool) == make(level, 3).choose(view)


def has_numba() -> bool:
    """Whether the one who is asked has loaded a compiler."""
    return "numba" in sys.modules


def test_a_worker_looks_ahead_in_plain_python_until_the_search_is_compiled() -> None:
    pool, view = Workers(1), a_view("continental_express")

    async def ask() -> tuple[bool, int]:
        assert await pool.choose("4", view, 3) in view.codes
        had_numba = await pool._ask(has_numba)
        await pool.prepare_bots(view.game_name)
        return had_numba, await pool.choose("4", view, 3)

    assert run(ask(), pool) == (False, make("4", 3, "compiled").choose(view))


def test_a_worker_gives_the_hint_that_would_be_given_here() -> None:
    pool, view = Workers(1), a_view("isle_of_trains")
    assert run(pool.hint(view), pool) == Advice(*best_hint(view))


def test_advice_looks_ahead_and_compares_with_the_next_best_move_and_twins_get_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("roundhouse.bots.advice.EFFORT", 0.01)  # far from the limit of time
    table, pick = Table("continental_express", 2, seed=4, mode="compiled"), Random(1)
    while len(table.codes()) < 3:
        table.play(pick.choice(table.codes()))
    assert table.seat is not None
    advice = advise(SeatView.of(table, table.seat), True)
    assert advice.code in table.codes()
    assert advice.outlook is not None
    assert advice.outlook.next_code in set(table.codes()) - {advice.code}
    assert 0 <= advice.outlook.next_worth <= 1
    table.engine.states[0] = scrambled(table.live, table.seat, pick).record
    assert advise(SeatView.of(table, table.seat), True).code == advice.code


def test_several_are_asked_at_once_and_the_loop_goes_on_meanwhile() -> None:
    pool = Workers(2)

    async def ask() -> tuple[set[int], int]:
        await pool.start()
        asked = asyncio.gather(*(pool._ask(nap, 0.3) for _ in range(2)))
        ticks = 0
        while not asked.done():
            await asyncio.sleep(0.01)
            ticks += 1
        return set(await asked), ticks

    who, ticks = run(ask(), pool)
    assert len(who) == 2
    assert os.getpid() not in who
    assert ticks >= 5


def test_a_worker_killed_in_mid_choice_is_replaced_and_asked_again(tmp_path: Path) -> None:
    pool = Workers(1)

    async def ask() -> tuple[str, int]:
        answer = await pool._ask(die_once, str(tmp_path / "mark"))
        return answer, await pool.choose("random", a_view(), 3)

    assert run(ask(), pool) == ("alive", make("random", 3).choose(a_view()))


def test_a_question_that_kills_whoever_is_asked_is_given_up() -> None:
    pool = Workers(1)

    async def ask() -> int:
        with pytest.raises(BrokenProcessPool):
            await pool._ask(die)
        return await pool.choose("random", a_view(), 3)

    assert TRIES == 3
    assert run(ask(), pool) in a_view().codes


def test_all_who_wait_for_a_killed_worker_get_their_answers() -> None:
    pool = Workers(2)

    async def ask() -> list[int]:
        asked = [asyncio.ensure_future(pool.choose("greedy", a_view(), n)) for n in range(10)]
        victim = await pool._ask(nap, 0)
        os.kill(victim, signal.SIGKILL)
        return await asyncio.gather(*asked)

    assert set(run(ask(), pool)) <= set(a_view().codes)


def test_closing_does_not_wait_for_a_thought_and_ends_all_questions() -> None:
    pool = Workers(1)

    async def ask() -> None:
        await pool.start()
        asked = asyncio.ensure_future(pool._ask(nap, 600))
        await asyncio.sleep(0.2)
        began = time.monotonic()
        pool.close()
        with pytest.raises(RuntimeError):
            await asked
        assert time.monotonic() - began < 5
        with pytest.raises(RuntimeError, match="closed"):
            await pool.choose("random", a_view())

    run(ask(), pool)


def test_whoever_waits_in_the_queue_when_it_closes_gets_an_error_and_goes_on() -> None:
    pool = Workers(1)

    async def ask() -> str:
        await pool.start()
        asked = [asyncio.ensure_future(pool._ask(nap, 600)) for _ in range(6)]
        await asyncio.sleep(0.1)
        pool.close()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(answer) for answer in answers if not isinstance(answer, RuntimeError)] == []
        return "went on"

    assert run(ask(), pool) == "went on"


def test_whoever_is_cancelled_is_cancelled() -> None:
    pool = Workers(1)

    async def ask() -> int:
        asked = asyncio.ensure_future(pool._ask(nap, 1))
        await asyncio.sleep(0.1)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        return await pool.choose("random", a_view(), 3)

    assert run(ask(), pool) in a_view().codes


def test_workers_go_when_whoever_started_them_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "asker.py"
    script.write_text(ASKER, encoding="utf-8")
    process = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    worker = int(process.stdout.readline())
    process.kill()
    process.wait()
    process.stdout.close()
    for _ in range(100):
        if not is_running(worker):
            return
        time.sleep(0.1)
    pytest.fail("the worker is still there")


ASKER = """
import asyncio, os
from roundhouse.bots.workers import Workers

async def ask():
    print(await Workers(1)._ask(os.getpid), flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(ask())
"""


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def test_workers_that_were_never_asked_close_too() -> None:
    Workers(4).close()


def test_a_worker_need_not_load_the_compiler_to_choose() -> None:
    code = "import sys, roundhouse.bots.workers; print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_preparing_a_game_leaves_its_machine_code_on_disk() -> None:
    pytest.importorskip("numba")
    pool, game = Workers(1), load("traffic")
    run(pool.prepare("traffic"), pool)
    assert list((cache_folder() / cache_key(game, checked=False)).rglob("*.nbi"))
