"""What a server keeps in memory is bounded: sentences, rooms that nobody is at, and nothing of those who have left."""

from __future__ import annotations

import asyncio
import gc
import random
import time
import tracemalloc
import weakref
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from functools import lru_cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from roundhouse.core import words as sentences
from roundhouse.core.game import load
from roundhouse.core.revealed import prepare
from roundhouse.core.table import Table
from roundhouse.core.view import SeatView
from roundhouse.core.words import LANGUAGES, MOST_KEPT, Words, kept_sentences
from roundhouse.server import garbage, socket, wire
from roundhouse.server import rooms as rooms_module
from roundhouse.server.client import PAGE, Client
from roundhouse.server.context import Context
from roundhouse.server.garbage import SECONDS_BETWEEN, keep_for_good
from roundhouse.server.history import History
from roundhouse.server.room import Room
from roundhouse.server.rooms import IDLE_SECONDS, MOST_IDLE, OVER_SECONDS, Rooms
from roundhouse.server.scene import MOST_LINES, ViewerScene
from roundhouse.server.store import Store

from .player import new_id, new_secret

CYCLES = 8
MOST_BYTES = 320_000  # left of four visits: the last room, 150,000 to 250,000; three rooms more would be 190,000 more


class Later:
    """The clock of `rooms`, which can be put forward."""

    seconds = 0.0

    def time(self) -> float:
        """What it shows."""
        return time.time() + self.seconds


class Thoughtless:
    """Bots that need no process of their own."""

    processes = 1

    async def choose(self, level: str, view: SeatView, seed: int, effort: float) -> int:
        """The first legal move."""
        return view.codes[0]

    def close(self) -> None:
        """Nothing is open."""


class Nowhere:
    """A browser that reads and forgets."""

    async def send_texts(self, *texts: bytes) -> None:
        """Messages."""

    async def close(self, code: int = 1000) -> None:
        """Good-bye."""


class Visitor:
    """Somebody at a table, without a network."""

    def __init__(self, rooms: Rooms, client: Client) -> None:
        self.rooms, self.client = rooms, client
        client.room.join(client)
        self.pump = asyncio.create_task(client.pump())

    @classmethod
    async def come(cls, rooms: Rooms, table: str, tokens: list[str], lang: str) -> Visitor:
        """Say hello."""
        return cls(rooms, await rooms.admit(wire.Hello(table=table, tokens=tokens, lang=cast(Any, lang)), Nowhere()))

    async def do(self, message: Any) -> None:
        """Send this, and read what comes of it."""
        await socket._obey(self.client, self.rooms, message)
        await self.client.room.scene_for(self.client)

    async def leave(self) -> None:
        """Close the browser."""
        self.client.room.depart(self.client)
        self.pump.cancel()
        await asyncio.wait([self.pump])


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    clock = Later()
    monkeypatch.setattr(rooms_module, "time", clock)
    return clock


def with_rooms(folder: Path, work: Callable[[Rooms], Awaitable[None]]) -> None:
    """Do something with the rooms of a server that nobody can reach."""

    async def run() -> None:
        store = await Store.open(f"sqlite:///{folder / 'tables.db'}")
        rooms = Rooms(Context(store, cast(Any, Thoughtless()), pause=0, pause_within=0))
        try:
            await work(rooms)
        finally:
            await rooms.close()

    asyncio.run(run())


async def new_table(rooms: Rooms, game: str) -> tuple[str, list[str]]:
    """A table of two people."""
    seats = [wire.NewSeat("person"), wire.NewSeat("person")]
    return await rooms.create(wire.NewTable(id=new_id(), secret=new_secret(), game=game, seats=seats))


async def make_moves(room: Room, moves: int) -> None:
    """The first legal move, this number of times, or until it is over."""
    while moves and room.decider is not None:
        await room.play((room.decider,), new_id(), room.acts, [room.history.table.codes()[0]])
        moves -= 1


async def visit(rooms: Rooms, number: int) -> str:
    """Two people come, play a little, read it in other languages, look back, talk, and go."""
    chance = random.Random(number)
    table, tokens = await new_table(rooms, "traffic")
    visitors = [await Visitor.come(rooms, table, [token], chance.choice(LANGUAGES)) for token in tokens]
    for visitor in visitors:
        await make_moves(visitor.client.room, 2)
        await visitor.do(wire.Rename(new_id(), visitor.client.held[0], f"Guest {new_id()}"))
        await visitor.do(wire.SetLanguage(new_id(), cast(Any, chance.choice(LANGUAGES))))
        await visitor.do(wire.Look(new_id(), 2))
        await visitor.do(wire.Chat(new_id(), "Is anybody there?"))
    for visitor in visitors:
        await visitor.leave()
    return table


def living() -> Counter[type]:
    """How many objects of the server's own there are."""
    gc.collect()
    own = (Room, Table, Client, ViewerScene, asyncio.Task)
    return Counter(type(each) for each in gc.get_objects() if type(each) in own)


def test_sentences_of_all_games_and_languages_together_are_bounded(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text("player = Player { $number }\nplayer-forms = player", encoding="utf-8")
    for said in [Words(lang, [file]) for lang in LANGUAGES for _ in range(2)]:
        for number in range(MOST_KEPT // 5):
            said.say("player", number=number)
    assert kept_sentences() == MOST_KEPT


@pytest.mark.long
def test_nothing_is_left_of_those_who_came_and_went(
    tmp_path: Path, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sentences, "_kept", lru_cache(32, typed=True)(sentences._kept.__wrapped__))

    async def work(rooms: Rooms) -> None:
        later.seconds = IDLE_SECONDS + 60  # those who left have left long ago
        others = living()  # of tests before this one
        for number in range(CYCLES // 2):
            await visit(rooms, number)
        before = living()
        tracemalloc.start()
        for number in range(CYCLES // 2, CYCLES):
            await visit(rooms, number)
        more = living() - before
        assert max(more.values(), default=0) <= len(LANGUAGES), "the last room may be read in more languages, no more"
        grown, _ = tracemalloc.get_traced_memory()
        left = before - others
        assert left[Room] == len(rooms.rooms) == 1
        assert left[Client] == 0
        assert grown < MOST_BYTES

    try:
        with_rooms(tmp_path, work)
    finally:
        tracemalloc.stop()


def test_a_finished_game_that_all_have_left_is_let_go_soon(tmp_path: Path, later: Later) -> None:
    async def work(rooms: Rooms) -> None:
        over, _ = await new_table(rooms, "traffic")
        await make_moves(rooms.rooms[over], 10_000)
        assert rooms.rooms[over].row.status == "over"
        playing = await visit(rooms, 0)
        await new_table(rooms, "traffic")
        assert {over, playing} <= set(rooms.rooms), "a reload of the page finds it as it was"
        assert rooms.rooms[playing]._viewer_scenes
        later.seconds = OVER_SECONDS + 30
        await new_table(rooms, "traffic")
        assert over not in rooms.rooms
        assert not rooms.rooms[playing]._viewer_scenes, "nobody is there to read it"
        later.seconds = IDLE_SECONDS + 30
        again = await rooms.open(over)
        assert playing not in rooms.rooms
        assert again.row.status == "over"

    with_rooms(tmp_path, work)


@pytest.mark.parametrize("moves", [30, 10_000], ids=["in play", "over"])
def test_a_table_that_is_let_go_is_gone_at_once(tmp_path: Path, moves: int) -> None:
    async def work(rooms: Rooms) -> None:
        prepare(load("traffic"))
        rooms.context.compiled.add("traffic")
        table, tokens = await new_table(rooms, "traffic")
        await make_moves(rooms.rooms[table], moves)
        rooms.drop(table)
        visitor = await Visitor.come(rooms, table, tokens, "uk")  # from disk
        room = visitor.client.room
        await room.scene_for(visitor.client)
        await asyncio.sleep(0.01)
        left = [weakref.ref(each) for each in (room, room.history, room.history.table, visitor.client)]
        await visitor.leave()
        rooms.drop(table)
        del room, visitor
        await asyncio.sleep(0.01)
        assert [each() for each in left] == [None] * len(left), "the collector of garbage comes late, or never"

    gc.disable()
    try:
        with_rooms(tmp_path, work)
    finally:
        gc.enable()


@pytest.fixture
def kept_for_good() -> Iterator[None]:
    """As in a server, and then as before."""
    told, threshold = list(gc.callbacks), gc.get_threshold()
    much = [[number] for number in range(400_000)]
    keep_for_good()
    yield
    gc.callbacks[:] = told
    gc.set_threshold(*threshold)
    gc.unfreeze()
    del much


def test_garbage_is_looked_for_though_much_is_kept_for_good(kept_for_good: None) -> None:
    old = list[list[int]]()
    before = gc.get_stats()[-1]["collections"]
    for number in range(150_000):  # Python asks itself after about 110,000
        old.append([number])
    assert gc.get_stats()[-1]["collections"] > before


class Circle:
    """Something that knows itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.mark.parametrize(("seconds", "is_found"), [(0.0, False), (SECONDS_BETWEEN, True)])
def test_what_was_in_use_when_garbage_was_looked_for_is_looked_through_again_after_an_hour(
    kept_for_good: None, seconds: float, is_found: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, kept = Circle(), gc.get_freeze_count()
    was_old = weakref.ref(old)
    gc.collect()
    assert gc.get_freeze_count() > kept
    later = time.monotonic() + seconds
    monkeypatch.setattr(garbage, "time", SimpleNamespace(monotonic=lambda: later))
    del old
    was_young = weakref.ref(Circle())
    gc.collect()
    assert (was_old() is None, was_young() is None) == (is_found, True)


def test_rooms_that_nobody_is_at_are_few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms_module, "MOST_IDLE", 3)

    async def work(rooms: Rooms) -> None:
        made = [(await new_table(rooms, "traffic"))[0] for _ in range(6)]
        assert list(rooms.rooms) == made[-4:], "the last one, and those that were used last before it"

    assert MOST_IDLE <= 100
    with_rooms(tmp_path, work)


def test_a_scene_that_is_shown_again_and_again_keeps_the_last_lines_of_a_long_log() -> None:
    history, chance = History(Table("traffic", 2, 7, mode="interpreted"), 0.0), random.Random(7)
    shown = ViewerScene(history, 0, "en", ["Olena", "Marko"])
    most = 0
    while not history.table.over:
        said = len(history.entries)
        history.play(history.table.seat or 0, [chance.choice(history.table.codes())], 0.0)
        for _ in shown.prepare(is_playing=True, first=said):
            pass
        most = max(most, len(shown.lines))
    end = len(history.entries)
    assert most < MOST_LINES + PAGE < end
    assert shown.log(end - PAGE, end) == ViewerScene(history, 0, "en", shown.names).log(end - PAGE, end)
