"""Bots do not keep people waiting: hints come first, bots spend less when many wait, and no move waits for a bot."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any, cast

import pytest

from roundhouse.bots.advice import Advice
from roundhouse.bots.workers import NICE, Workers, _new_pool
from roundhouse.core.view import SeatView
from roundhouse.server.metrics import SECONDS, Histogram
from roundhouse.server.thinkers import LEAST, Thinkers

from .online import GREEDY, OTHER, PERSON, Online, with_server
from .player import Player

VIEW = cast(SeatView, None)  # which nobody looks at here
BUSY = 5  # tables whose bot is thinking


class Slow:
    """Workers that think until they are told to stop, and note what they were asked."""

    processes = 1

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.efforts: list[float] = []
        self.done = asyncio.Semaphore(0)

    async def choose(self, level: str, view: SeatView, seed: int, effort: float) -> int:
        self.asked.append(level)
        self.efforts.append(effort)
        await self.done.acquire()
        return 0

    async def hint(self, view: SeatView) -> Advice:
        self.asked.append("hint")
        await self.done.acquire()
        return cast(Advice, None)


async def turns(times: int = 5) -> None:
    for _ in range(times):
        await asyncio.sleep(0)


def test_a_hint_that_somebody_asks_for_comes_before_all_bots_that_wait() -> None:
    async def play() -> None:
        slow = Slow()
        thinkers = Thinkers(cast(Workers, slow), Histogram(SECONDS))
        asked = [asyncio.create_task(thinkers.choose(f"table{i}", f"bot{i}", VIEW, 1)) for i in range(3)]
        await turns()
        hint = asyncio.create_task(thinkers.hint("table9", VIEW))
        await turns()
        assert (slow.asked, thinkers.busy, thinkers.waiting) == (["bot0"], 1, 3)
        for _ in range(4):
            slow.done.release()
            await turns()
        assert slow.asked == ["bot0", "hint", "bot1", "bot2"]
        await asyncio.gather(hint, *asked)
        assert (thinkers.busy, thinkers.waiting) == (0, 0)

    asyncio.run(play())


def test_hints_without_end_leave_bots_every_second_place() -> None:
    async def play() -> None:
        slow = Slow()
        thinkers = Thinkers(cast(Workers, slow), Histogram(SECONDS))
        asked: list[asyncio.Task[Any]] = [asyncio.create_task(thinkers.hint("table9", VIEW)) for _ in range(5)]
        asked += [asyncio.create_task(thinkers.choose(f"table{i}", f"bot{i}", VIEW, 1)) for i in range(2)]
        for _ in range(7):
            await turns()
            slow.done.release()
        await asyncio.gather(*asked)
        assert slow.asked == ["hint", "hint", "bot0", "hint", "bot1", "hint", "hint"]
        assert (thinkers.busy, thinkers.waiting) == (0, 0)

    asyncio.run(play())


def test_bots_spend_less_while_they_wait_for_each_other_and_as_much_as_ever_afterwards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play() -> None:
        slow = Slow()
        thinkers = Thinkers(cast(Workers, slow), Histogram(SECONDS))
        clock = 0.0
        monkeypatch.setattr("roundhouse.server.thinkers.time.monotonic", lambda: clock)
        asked = [asyncio.create_task(thinkers.choose(f"table{i}", "bot", VIEW, 1)) for i in range(60)]
        for _ in range(60):
            await turns()
            clock += 1.0  # each thinks for a second, so the last waits for a minute
            slow.done.release()
        await asyncio.gather(*asked)
        assert slow.efforts[0] == 1.0
        assert slow.efforts == sorted(slow.efforts, reverse=True)
        assert slow.efforts[-1] == LEAST
        for _ in range(60):  # one at a time nobody waits
            slow.done.release()
            await thinkers.choose("table", "bot", VIEW, 1)
        assert slow.efforts[-1] == 1.0

    asyncio.run(play())


@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system has no priorities")
def test_bots_think_in_processes_that_the_system_runs_after_all_else() -> None:
    with _new_pool(1) as pool:
        assert pool.submit(os.nice, 0).result() == min(19, os.nice(0) + NICE)


async def move(mover: Player, everybody: list[Player]) -> None:
    """Make a move, and wait until all have been shown it."""
    act = mover.scene["act"]
    assert (await mover.play(mover.scene["moves"][0]["code"]))["t"] == "done"
    for each in everybody:
        await each.until(lambda each=each: each.scene["act"] > act)  # type: ignore[misc]


def test_nobodys_move_waits_for_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking = []

    async def choose(self: Workers, *asked: Any) -> int:
        thinking.append(asked)
        await asyncio.Event().wait()
        raise AssertionError("it thinks for ever")

    monkeypatch.setattr(Workers, "choose", choose)

    async def play(online: Online) -> None:
        options = {"first_player": 0}
        for _ in range(BUSY):
            table, tokens = await online.new_table("traffic", [PERSON, GREEDY], options=options)
            person = await online.connect(table, tokens)
            while person.is_turn:
                await move(person, [person])
        table, tokens = await online.new_table("traffic", [PERSON, OTHER], options=options)
        people = [await online.connect(table, [token]) for token in tokens]
        for _ in range(20):
            await move(next(each for each in people if each.is_turn), people)
        assert len(thinking) == 1  # the only worker is still busy with the first of all bots
        for each in people:
            await each.close()

    with_server(tmp_path, play)
