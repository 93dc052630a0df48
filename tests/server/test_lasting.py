"""Work that goes on to its end when its waiter leaves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from roundhouse.server.lasting import ToItsEnd

Work = Callable[[list[str], "asyncio.Future[str]"], Coroutine[Any, Any, str]]


async def three_steps(done: list[str], hears: asyncio.Future[str]) -> str:
    await asyncio.sleep(0)
    done.append("one")
    try:
        done.append(await hears)
    except KeyError:
        done.append("failed")
    await asyncio.sleep(0)
    done.append("three")
    return "end"


def run(play: Callable[[list[str], asyncio.Future[str], list[asyncio.Task[str]]], Coroutine[Any, Any, None]]) -> None:
    async def go() -> None:
        await play([], asyncio.get_running_loop().create_future(), [])

    asyncio.run(go())


def waiter(done: list[str], hears: asyncio.Future[str], tasks: list[asyncio.Task[str]]) -> asyncio.Task[str]:
    async def wait() -> str:
        return await ToItsEnd(three_steps(done, hears), lambda rest: tasks.append(asyncio.create_task(rest)))

    return asyncio.create_task(wait())


def test_it_is_done_by_its_waiter_who_gets_its_result() -> None:
    async def play(done: list[str], hears: asyncio.Future[str], tasks: list[asyncio.Task[str]]) -> None:
        waits = waiter(done, hears, tasks)
        await asyncio.sleep(0.01)
        hears.set_result("two")
        assert await waits == "end"
        assert done == ["one", "two", "three"]
        assert tasks == []

    run(play)


def test_it_sees_what_went_wrong() -> None:
    async def play(done: list[str], hears: asyncio.Future[str], tasks: list[asyncio.Task[str]]) -> None:
        waits = waiter(done, hears, tasks)
        await asyncio.sleep(0.01)
        hears.set_exception(KeyError())
        assert await waits == "end"
        assert done == ["one", "failed", "three"]
        assert tasks == []

    run(play)


@pytest.mark.parametrize("turns", range(5))
@pytest.mark.parametrize("is_told", [False, True])
def test_it_goes_on_when_its_waiter_leaves_wherever_it_is(turns: int, is_told: bool) -> None:
    async def play(done: list[str], hears: asyncio.Future[str], tasks: list[asyncio.Task[str]]) -> None:
        waits = waiter(done, hears, tasks)
        await asyncio.sleep(0)
        for _ in range(turns):
            await asyncio.sleep(0)
        if is_told:
            hears.set_result("two")
        waits.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waits
        if not is_told:
            hears.set_result("two")
        assert [await task for task in tasks] == ["end"]
        assert done == ["one", "two", "three"]

    run(play)
