"""Two things at once, or one in the middle of another: nobody is shown, or told, what is not so."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from roundhouse.bots.advice import Advice
from roundhouse.bots.greedy import best_hint
from roundhouse.core.view import SeatView
from roundhouse.server.budget import Purses
from roundhouse.server.errors import Declined, Elsewhere
from roundhouse.server.peers import Peers
from roundhouse.server.room import Room
from roundhouse.server.rooms import Rooms
from roundhouse.server.socket import _serve
from roundhouse.server.store import Appended, Leases, Owner, Saved, Store, StoreError

from .store_tools import with_store
from .test_store_rooms import TABLE, a_game, people, rooms_on

AWAY = StoreError("store-failed", why="it is away")


async def turns(times: int = 50) -> None:
    for _ in range(times):
        await asyncio.sleep(0)


def with_rooms(folder: Path, play: Callable[[Store, Rooms], Awaitable[None]]) -> None:
    """Do something with a server's tables, of which there is one."""

    async def run(store: Store) -> None:
        await store.create_table(a_game(), people())
        async with rooms_on(store) as rooms:
            await play(store, rooms)

    with_store(f"sqlite:///{folder / 'tables.db'}", run)


def test_a_table_is_opened_once_though_the_first_try_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(store: Store, rooms: Rooms) -> None:
        load, gates = store.load, [asyncio.Event() for _ in range(3)]
        waiting = iter(gates)

        async def load_later(table: str) -> Saved | None:
            gate = next(waiting)
            await gate.wait()
            if gate is gates[0]:
                raise AWAY
            return await load(table)

        monkeypatch.setattr(store, "load", load_later)
        first, second = [asyncio.create_task(rooms.open(TABLE)) for _ in range(2)]
        await turns()
        gates[0].set()
        with pytest.raises(StoreError):
            await first
        await turns()
        third = asyncio.create_task(rooms.open(TABLE))
        await turns()
        for gate in gates:
            gate.set()
        assert await second is await third is rooms.rooms[TABLE]
        assert not rooms._opening

    with_rooms(tmp_path, play)


class Slow:
    """A store and a bot that answer when they are let."""

    def __init__(self, room: Room, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.writes, self.thinks = asyncio.Event(), asyncio.Event()
        self.fails = False
        self.code: int | None = None  # what the bot proposes; None: what it likes
        append = store.append

        async def append_later(*args: Any) -> Appended:
            await self.writes.wait()
            if self.fails:
                raise AWAY
            return await append(*args)

        async def hint(table: str, view: SeatView) -> Advice:
            await self.thinks.wait()
            code, hint = best_hint(view)
            return Advice(code if self.code is None else self.code, hint)

        monkeypatch.setattr(store, "append", append_later)
        monkeypatch.setattr(room.context.thinkers, "hint", hint)


def turn_of(room: Room) -> list[int]:
    """Moves after which somebody else decides."""
    there, codes = room.history.table.copy(), list[int]()
    while there.seat == room.decider:
        codes.append(there.codes()[0])
        there.play(codes[-1])
    return codes


def test_nobody_is_given_a_hint_for_a_position_that_may_never_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(store: Store, rooms: Rooms) -> None:
        room = await rooms.open(TABLE)
        slow = Slow(room, store, monkeypatch)
        slow.fails = True
        slow.thinks.set()
        assert room.decider is not None
        mover, other = room.decider, 1 - room.decider
        playing = asyncio.create_task(room.play((mover,), "command-1", 0, turn_of(room)))
        await turns()
        asking = asyncio.create_task(room.hint((other,), "hint-123", "en"))
        await turns()
        slow.writes.set()
        with pytest.raises(StoreError):
            await playing
        with pytest.raises(Declined) as refused:
            await asking
        assert refused.value.reason == "online-not-your-turn"

    with_rooms(tmp_path, play)


def test_a_hint_that_comes_in_the_middle_of_a_move_says_nothing_of_what_others_may_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(store: Store, rooms: Rooms) -> None:
        room = await rooms.open(TABLE)
        slow, codes, there = Slow(room, store, monkeypatch), turn_of(room), room.history.table.copy()
        there.play_sequence(codes)
        slow.code = next(code for code in room.history.table.codes() if code in there.codes())
        assert room.decider is not None
        mover = (room.decider,)
        asking = asyncio.create_task(room.hint(mover, "hint-123", "en"))
        await turns()
        playing = asyncio.create_task(room.play(mover, "command-1", 0, codes))
        await turns()
        slow.thinks.set()
        await turns()
        slow.writes.set()
        await playing
        with pytest.raises(Declined) as refused:
            await asking
        assert refused.value.reason == "online-stale"

    with_rooms(tmp_path, play)


# Several processes, and a database that does not say which


class Newcomer:
    """A browser that says hello, and keeps what it is told."""

    client = SimpleNamespace(host="127.0.0.1")

    def __init__(self) -> None:
        self.headers: dict[str, str] = {}
        self.told: list[dict[str, Any]] = []
        self.closed: int | None = None

    async def receive(self) -> Any:
        hello = {"t": "hello", "table": TABLE, "tokens": [], "lang": "en"}
        return {"type": "websocket.receive", "text": json.dumps(hello)}

    async def send_texts(self, *texts: bytes) -> None:
        self.told += map(json.loads, texts)

    async def close(self, code: int = 1000) -> None:
        self.closed = code


def peers_of(leases: Any) -> Peers:
    return Peers(cast(Leases, leases), cast(Any, None))


async def nobody_knows(*_: Any) -> Any:
    raise AWAY


def test_whoever_comes_when_nobody_can_say_who_has_the_table_is_told_so(caplog: pytest.LogCaptureFixture) -> None:
    async def admit(*_: Any) -> Any:
        raise Elsewhere(TABLE, Owner("dead", "unix:/nowhere"))

    async def play() -> None:
        rooms, browser = cast(Rooms, SimpleNamespace(admit=admit)), Newcomer()
        peers = peers_of(SimpleNamespace(id="me", secret=b"secret", take=nobody_knows))
        await _serve(browser, rooms, peers, Purses().one("127.0.0.1", 1e6))
        assert [(each["t"], each["reason"]) for each in browser.told] == [("refused", "store-failed")]
        assert browser.closed is not None

    asyncio.run(play())
    assert caplog.text == ""


def test_a_process_tells_what_it_counts_while_nobody_can_say_who_the_others_are() -> None:
    async def play() -> None:
        assert await peers_of(SimpleNamespace(everybody_else=nobody_knows)).everybodys_metrics() == []

    asyncio.run(play())
