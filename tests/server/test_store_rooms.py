"""A table whose database is damaged, away, or written to by others: nobody is told anything that is not so."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import delete, select, text, update

from roundhouse.bots.workers import Workers
from roundhouse.core.errors import RoundhouseError
from roundhouse.core.game import load
from roundhouse.core.words import LANGUAGES, Lang, words
from roundhouse.server.client import Client
from roundhouse.server.clocks import Clocks
from roundhouse.server.context import Context
from roundhouse.server.room import Room
from roundhouse.server.rooms import Rooms
from roundhouse.server.store import SeatRow, Store, StoreError, TableRow
from roundhouse.server.store.schema import acts, lost_acts
from roundhouse.server.wire import Clock, SeatKind

from .postgres import Postgres
from .store_tools import a_table, opened, with_store

TABLE = "ABC234"
BOTH = (0, 1)
SECONDS = 20


def a_game() -> TableRow:
    """A table of two at which somebody plays."""
    game = load("traffic")
    return replace(
        a_table(),
        rules_version=game.rules_version,
        edition=game.edition,
        options=game.check_options(2, {}),
        status="playing",
        started=a_table().created,
    )


def people(kind: SeatKind = "person") -> list[SeatRow]:
    return [
        SeatRow(seat=0, kind="person", level=None, name="Оля", token="token-0", is_host=True),
        SeatRow(seat=1, kind=kind, level="random", name="Ян", token="token-1"),
    ]


@asynccontextmanager
async def rooms_on(store: Store) -> AsyncIterator[Rooms]:
    """A server's tables on this store."""
    context = Context(store, Workers(1), pause=0.0, pause_within=0.0, grace=0.0, patience=0.01)
    rooms = Rooms(context)
    rooms.watch()
    try:
        yield rooms
    finally:
        for room in rooms.rooms.values():
            room.leave()
        context.workers.close()
        await context.stop()


class Screen:
    """A browser that keeps what it is sent."""

    def __init__(self, room: Room, lang: Lang = "en") -> None:
        self.got: list[dict[str, Any]] = []
        self.client = Client(self, room, BOTH, False, lang)
        room.join(self.client)
        self.pumping = asyncio.create_task(self.client.pump())

    async def send_texts(self, *texts: bytes) -> None:
        self.got.extend(msgspec.json.decode(text) for text in texts)

    async def close(self, code: int = 1000) -> None:
        self.pumping.cancel()

    def reasons(self) -> list[str]:
        return [message["reason"] for message in self.got if message["t"] == "refused"]

    async def until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(SECONDS):
            while not holds():
                await asyncio.sleep(0.01)


async def play(room: Room, command: str, after: int | None = None) -> str:
    """Make the first legal move; "done", or why not."""
    code = room.history.table.codes()[0]
    return await answer(room.play(BOTH, command, room.acts if after is None else after, [code]))


async def answer(asked: Awaitable[None]) -> str:
    try:
        await asked
    except RoundhouseError as error:
        return error.reason
    return "done"


async def kept(store: Store) -> list[tuple[int, str]]:
    saved = await store.load(TABLE)
    assert saved is not None
    return [(act.act, act.command) for act in saved.acts]


async def change_acts(store: Store, statement: Any) -> None:
    async with store.database.writing.begin() as connection:
        await connection.execute(statement)


def act_is(number: int) -> Any:
    return (acts.c.table_id == TABLE) & (acts.c.act == number)


def with_a_game(url: str, test: Callable[[Store, Rooms, Room], Awaitable[None]], moves: int = 5) -> None:
    """Do something at a table at which some moves have been made, by the commands `play-0`, `play-1` and so on."""

    async def run(store: Store) -> None:
        await store.create_table(a_game(), people())
        async with rooms_on(store) as rooms:
            room = await rooms.open(TABLE)
            for number in range(moves):
                assert await play(room, f"play-{number}") == "done"
            await test(store, rooms, room)

    with_store(url, run)


# Acts that are gone, and what is behind them


def test_when_the_last_act_is_gone_the_table_goes_on_before_it_without_a_gap(url: str) -> None:
    async def test(store: Store, rooms: Rooms, room: Room) -> None:
        screen = Screen(room, "uk")
        await change_acts(store, delete(acts).where(act_is(4)))  # a standby that lagged has taken over
        assert await play(room, "late") == "online-stale"
        assert (room.acts, room.history.ply) == (4, 4)
        await screen.until(lambda: "online-acts-gone" in screen.reasons())
        assert screen.got[-1]["text"] == words("uk").say("error-online-acts-gone")
        assert await play(room, "late", 4) == "done"
        assert await play(room, "later") == "done"
        assert await kept(store) == [*((n, f"play-{n}") for n in range(4)), (4, "late"), (5, "later")]
        await screen.close()

    with_a_game(url, test)


def test_an_act_with_another_history_before_it_is_not_written(url: str) -> None:
    async def test(store: Store, rooms: Rooms, room: Room) -> None:
        await change_acts(store, update(acts).where(act_is(4)).values(command="another"))
        assert await play(room, "late") == "online-stale"
        assert room.order[-1] == "another"
        assert await play(room, "late") == "done"

    with_a_game(url, test)


def damage_gap(store: Store) -> Awaitable[None]:
    return change_acts(store, delete(acts).where(act_is(2)))


def damage_code(store: Store) -> Awaitable[None]:
    return change_acts(store, update(acts).where(act_is(2)).values(codes=[9999]))


def damage_ply(store: Store) -> Awaitable[None]:
    return change_acts(store, update(acts).where(act_is(2)).values(to_ply=77))


@pytest.mark.parametrize("damage", [damage_gap, damage_code, damage_ply])
def test_a_damaged_table_opens_at_the_last_act_that_is_whole_and_can_be_played_on(
    url: str, damage: Callable[[Store], Awaitable[None]], caplog: pytest.LogCaptureFixture
) -> None:
    async def test(store: Store, rooms: Rooms, room: Room) -> None:
        await damage(store)
        behind = [number for number, _ in await kept(store)][2:]
        async with rooms_on(store) as others, rooms_on(store) as third:
            again, slower = await others.open(TABLE), await third.open(TABLE)
            assert (again.acts, again.history.ply) == (2, 2)
            numbers = ", ".join(str(number) for number in behind)
            assert f"table {TABLE}: acts {numbers} do not follow act 1" in caplog.text
            screen = Screen(again)
            await screen.until(lambda: screen.reasons() == ["online-acts-lost"])
            assert await play(again, "on") == "done"
            assert await play(slower, "slow") == "online-stale"
            for number in range(3, 6):
                assert await play(again, f"on-{number}") == "done"
            await screen.close()
        first = [(0, "play-0"), (1, "play-1"), (2, "on")]
        assert await kept(store) == [*first, *((number, f"on-{number}") for number in range(3, 6))]
        async with store.database.reading.begin() as connection:
            aside = await connection.execute(select(lost_acts.c.act, lost_acts.c.command).order_by(lost_acts.c.act))
            assert [tuple(row) for row in aside] == [(number, f"play-{number}") for number in behind]

    with_a_game(url, test)


# A command that is kept is done, in every process, even if its answer was lost


def test_a_command_that_another_process_has_done_is_done(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def test(store: Store, rooms: Rooms, room: Room) -> None:
        async with opened(url) as other_store, rooms_on(other_store) as others:
            other = await others.open(TABLE)
            assert await play(room, "move") == "done"
            assert other.acts == 5
            assert await play(other, "move") == "done"
            assert (other.acts, other.history.ply) == (6, 6)
            for number in range(3):
                assert await play(room, f"more-{number}") == "done"
            assert other.acts == 6
            assert await play(other, "more-2", after=8) == "done"  # it knows of none of these
            assert await answer(room.add_chat(0, "said", "Hello")) == "done"
            assert await answer(other.add_chat(0, "said", "Hello")) == "done"
            assert await answer(other.add_chat(1, "again", "Hello!")) == "done"
            assert await answer(room.add_chat(1, "and again", "Hello?")) == "done"
            saved = await store.load(TABLE)
            assert saved is not None
            assert [line.command for line in saved.chat] == ["said", "again", "and again"]
            assert await answer(other.undo(BOTH, "no such", 3, False)) == "online-stale"

    with_a_game(url, test)


Append = Callable[..., Awaitable[Any]]


def lose_answers(store: Store, monkeypatch: pytest.MonkeyPatch, is_away: list[bool]) -> None:
    """Rows are written, and the connection is lost before that is heard; if the store is away nothing can be read."""

    def deaf(call: Append) -> Append:
        async def lost(*args: Any) -> Any:
            await call(*args)
            raise StoreError("store-failed", why="lost")

        return lost

    load_ = store.load

    async def load_unless_away(table: str) -> Any:
        if is_away[0]:
            raise StoreError("store-failed", why="away")
        return await load_(table)

    for name in ("append", "add_chat"):
        monkeypatch.setattr(store, name, deaf(getattr(store, name)))
    monkeypatch.setattr(store, "load", load_unless_away)


@pytest.mark.parametrize("is_away", [False, True])
def test_a_command_whose_writing_was_not_heard_of_is_done(
    url: str, monkeypatch: pytest.MonkeyPatch, is_away: bool
) -> None:
    async def test(store: Store, rooms: Rooms, room: Room) -> None:
        away = [is_away]
        with monkeypatch.context() as broken:
            lose_answers(store, broken, away)
            first = "store-failed" if is_away else "done"
            assert await play(room, "move") == first
            assert await answer(room.add_chat(0, "said", "Hello")) == first
        assert await play(room, "move", after=5) == "done"
        assert await answer(room.add_chat(0, "said", "Hello")) == "done"
        assert (await kept(store))[5:] == [(5, "move")]
        assert (room.acts, room.history.ply, len(room.chat)) == (6, 6, 1)

    with_a_game(url, test)


def test_a_command_whose_sender_has_left_is_carried_out_and_shown(url: str) -> None:
    async def test(store: Store, rooms: Rooms, room: Room) -> None:
        screen = Screen(room)
        leaves = asyncio.create_task(play(room, "last words"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        leaves.cancel()
        await screen.until(lambda: any(message.get("act") == 6 for message in screen.got))
        assert (room.acts, room.history.ply) == (6, 6)
        await screen.close()

    with_a_game(url, test)


def test_lines_of_chat_that_are_gone_do_not_end_the_talk(url: str) -> None:
    async def test(store: Store, rooms: Rooms, room: Room) -> None:
        for number in range(4):
            assert await answer(room.add_chat(0, f"say-{number}", "Hello")) == "done"
        await change_acts(store, text("DELETE FROM chat WHERE number = 2"))
        await room.read_again()
        for number in range(4, 7):
            assert await answer(room.add_chat(0, f"say-{number}", "Hello")) == "done"

    with_a_game(url, test)


# The database goes away in play


@pytest.mark.kill
def test_postgresql_is_away_for_a_while_is_said_once_and_bots_go_on(
    postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    url = postgres.new_database()

    async def run(store: Store) -> None:
        await store.create_table(replace(a_game(), clock_kind="bank", clock_seconds=60), people("bot"))
        async with rooms_on(store) as rooms:
            room = await rooms.open(TABLE)
            screens = [Screen(room, lang) for lang in LANGUAGES]
            await screens[0].until(lambda: room.decider == 0)
            await asyncio.to_thread(postgres.stop)
            try:
                for number in range(20):
                    assert await play(room, f"move-{number}") == "store-failed"
                await screens[0].until(lambda: all("online-store-away" in screen.reasons() for screen in screens))
            finally:
                await asyncio.to_thread(postgres.start)
            await screens[0].until(lambda: all("online-store-back" in screen.reasons() for screen in screens))
            before = room.acts
            while room.decider == 0:
                assert await play(room, f"back-{room.acts}") == "done"
            await screens[0].until(lambda: room.decider == 0 and room.acts > before + 1)
            for screen in screens:
                await screen.close()

    with_store(url, run)
    # a line that the library of PostgreSQL loses may come besides, whenever Python tidies up
    said = [record.getMessage() for record in caplog.records if record.name.startswith("roundhouse")]
    assert len(said) == 2, said
    assert " is away: " in said[0]
    assert " is back after " in said[1]


def test_nobody_pays_for_the_time_that_the_database_was_away() -> None:
    clocks = Clocks(Clock("bank", 100), 2)
    clocks.run(0, 1000.0)
    clocks.forgive(30.0, 1040.0)  # away from 1010 to 1040
    assert clocks.left(0, 1040.0) == 90.0
    clocks.run(1, 1050.0)
    clocks.forgive(30.0, 1055.0)  # it was not this seat's turn for so long
    assert clocks.left(1, 1055.0) == 100.0


def test_a_clock_is_wound_back_when_the_database_is_back(url: str) -> None:
    async def test(store: Store, rooms: Rooms, room: Room) -> None:
        began = room.clocks.since = time.time() - 500
        seat = room.decider
        assert seat is not None
        store.health.fails(OSError("gone"), began + 100)
        await store.health.until_here()
        left = room.clocks.left(seat, time.time())
        assert left is not None
        assert left > 600 - 500 + 300  # of 600 seconds 100 are used; the 400 or so after them are forgiven

    with_a_game(url, test)
