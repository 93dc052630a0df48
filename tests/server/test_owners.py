"""Several processes on one PostgreSQL: each table is in one of them, and a browser may come to any."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from roundhouse.server.pipe import Unreachable, listening_at, open_pipe
from roundhouse.server.store import NotOurs, Owner, Store, StoreError
from roundhouse.server.store import leases as leases_module
from roundhouse.server.store.leases import Leases

from .kills import TO_TAKE_OVER, Takeovers, check_store, stop, until_it_answers
from .online import BOT, OPEN, OTHER, PERSON, Online
from .player import Player
from .postgres import Postgres, free_port
from .serving import Mortal, mortal
from .store_tools import a_table, opened, two_seats
from .tireless import Tireless

pytestmark = pytest.mark.kill
TABLE = "ABC234"
SECONDS = 60.0
TICK = 0.05  # seconds by which clocks of two browsers may differ


# Leases


@asynccontextmanager
async def claimed(url: str, address: str = "unix:/nowhere") -> AsyncIterator[tuple[Store, Leases]]:
    """A store whose process is one of several."""
    async with opened(url) as store:
        await store.claim(address)
        assert store.leases is not None
        yield store, store.leases


def test_a_table_is_of_the_first_who_asks_until_it_is_given_back_or_its_owner_is_dead(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases_module, "PATIENCE", 1.0)
    monkeypatch.setattr(leases_module, "BEAT", 0.2)
    url = postgres.new_database()

    async def play() -> None:
        async with claimed(url) as (one_store, one), claimed(url) as (_, two):
            await one_store.create_table(a_table(), two_seats())
            assert await two.take("ZZZ222") is None
            assert await one.take(TABLE) == one.me
            assert await two.take(TABLE) == one.me
            await one.give_back([TABLE])
            assert await two.take(TABLE) == two.me
            assert await one.take(TABLE) == two.me
            two._task.cancel()  # type: ignore[union-attr]
            await asyncio.sleep(1.2)
            assert not two.is_alive
            assert await one.take(TABLE) == one.me
            old, kept = two.id, list[set[str]]()
            two.on_lapse = kept.append
            await two.beat()
            assert kept == [set()]
            assert two.is_alive
            assert two.id != old
            await one.give_up()
            assert await two.take(TABLE) == two.me

    asyncio.run(play())


def test_who_was_thought_dead_keeps_what_nobody_took(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases_module, "PATIENCE", 0.5)
    url = postgres.new_database()

    async def play() -> None:
        async with claimed(url) as (store, one), claimed(url) as (_, two):
            for table in (TABLE, "XYZ789"):
                await store.create_table(a_table(table), [])
                assert await one.take(table) == one.me
            one._task.cancel()  # type: ignore[union-attr]
            await asyncio.sleep(0.6)
            await two.beat()
            assert await two.take(TABLE) == two.me
            kept = list[set[str]]()
            one.on_lapse = kept.append
            await one.make_sure()
            assert kept == [{"XYZ789"}]

    asyncio.run(play())


async def silent_owner(store: Store, one: Leases) -> Any:
    """Let this process have a table and tell nobody any more that it lives; a connection on which it writes."""
    await store.create_table(a_table(), two_seats())
    assert await one.take(TABLE) == one.me
    one._task.cancel()  # type: ignore[union-attr]
    assert store.database.connect is not None
    return await store.database.connect()


def test_who_waits_for_a_table_does_not_take_it_from_one_who_is_heard_of_meanwhile(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A statement sees the heartbeats of its beginning, however long it waits for a row."""
    monkeypatch.setattr(leases_module, "PATIENCE", 30.0)
    monkeypatch.setattr(leases_module, "ANSWER", 60.0)
    url = postgres.new_database()

    async def play() -> None:
        async with claimed(url) as (store, one), claimed(url) as (_, two):
            writer = await silent_owner(store, one)
            try:
                async with writer.transaction():
                    await writer.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
                    await writer.execute("SELECT FROM owners FOR SHARE")  # as one does who writes about seats
                    await one._ask("UPDATE servers SET beat = beat - 27 WHERE id = $1", one.id)
                    taking = asyncio.create_task(two.take(TABLE))
                    waiting = "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
                    while not await one._ask(waiting):
                        await asyncio.sleep(0.01)
                    await one.beat()
                    await asyncio.sleep(4)
            finally:
                await writer.close()
            assert await taking == one.me

    asyncio.run(play())


def test_who_hangs_in_the_middle_of_a_transaction_keeps_no_table_from_the_others(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def play() -> None:
        async with claimed(url) as (store, one), claimed(url) as (_, two):
            writer = await silent_owner(store, one)
            await writer.execute("BEGIN")
            await writer.execute("SELECT FROM owners FOR SHARE")  # as one does who writes about seats; and no more

            async def take() -> bool:
                with suppress(StoreError):
                    return await two.take(TABLE) == two.me
                return False

            async with asyncio.timeout(SECONDS):
                while not await take():
                    await asyncio.sleep(TICK)
            writer.terminate()

    asyncio.run(play())


def test_a_process_writes_about_seats_only_of_its_own_tables(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def play() -> None:
        async with claimed(url) as (one_store, one), claimed(url) as (two_store, two):
            await one_store.create_table(a_table(), two_seats())
            assert await one.take(TABLE) == one.me
            with pytest.raises(NotOurs):
                await two_store.save_seat(TABLE, two_seats()[0])
            with pytest.raises(NotOurs):
                await two_store.claim_seat(TABLE, 1, two_seats()[1].token, "token-of-Ян", "Ян")
            await one.give_back([TABLE])
            assert await two.take(TABLE) == two.me
            with pytest.raises(NotOurs):
                await one_store.set_status(TABLE, "over", 1.0)
            await two_store.save_seat(TABLE, two_seats()[0])

    asyncio.run(play())


def test_nobody_without_the_secret_poses_as_a_process(tmp_path: Path) -> None:
    async def play() -> None:
        listening, met = listening_at(None), list[bytes]()

        async def serve(pipe: Any) -> None:
            frame = await pipe.receive()
            met.append(frame.body)
            await pipe.send(b"a", b"answer")

        await listening.start(lambda: "me", b"secret", serve)
        pipe = await open_pipe(Owner("me", listening.address), b"secret")
        await pipe.send(b"o", b"hello")
        assert await pipe.receive() == (b"a", b"answer")
        pipe.close()
        for owner, secret in (("me", b"guess"), ("another", b"secret")):
            with pytest.raises(Unreachable):
                await open_pipe(Owner(owner, listening.address), secret)
        reader, writer = await asyncio.open_unix_connection(listening.address.removeprefix("unix:"))
        nonce = await reader.readexactly(32)
        writer.write(nonce + b"x" * 32 + b"o\0\0\0\5hello")
        assert await reader.read() == b""
        writer.close()
        assert met == [b"hello"]
        await listening.close()
        with pytest.raises(Unreachable):
            await open_pipe(Owner("me", listening.address), b"secret")

    asyncio.run(play())


def test_what_answers_at_an_address_proves_itself_before_it_is_told_anything() -> None:
    async def play() -> None:
        heard = asyncio.get_running_loop().create_future()

        async def pose(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(b"n" * 32)
            first = await reader.readexactly(64)
            writer.write(first[:32])
            heard.set_result(await reader.read())
            writer.close()

        async with await asyncio.start_server(pose, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(Unreachable):
                await open_pipe(Owner("me", f"tcp:127.0.0.1:{port}"), b"secret")
            assert await heard == b""

    asyncio.run(play())


def test_a_second_server_on_sqlite_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def play() -> None:
        async with opened(url) as one, opened(url) as two:
            await one.claim()
            with pytest.raises(StoreError) as refused:
                await two.claim()
            assert refused.value.reason == "store-in-use"
            await one.close()
            await two.claim()

    asyncio.run(play())


# Two processes


class Pair:
    """Two servers, and what a browser does at each."""

    def __init__(self, url: str, servers: list[Mortal], online: list[Online], errors: list[Path]) -> None:
        self.url, self.servers, self.online, self.errors = url, servers, online, errors

    async def owner_of(self, table: str) -> int:
        """The server that has this table."""
        async with opened(self.url) as store:
            assert store.leases is not None
            owner = (await store.leases.whose([table]))[table]
        assert owner is not None
        return [server.process for server in self.servers].index(int(Path(owner.address).stem))

    def complaints(self) -> list[str]:
        """What both have said, but that a busy machine kept one of them from being heard of, which does no harm."""
        lines = [line for errors in self.errors for line in errors.read_text().splitlines()]
        return [line for line in lines if not line.startswith("not heard of for ")]


@contextmanager
def two_servers(url: str, folder: Path) -> Iterator[tuple[list[Mortal], list[int], list[Path]]]:
    """Two servers on one database, not started yet."""
    ports, errors = [free_port(), free_port()], [folder / "errors-0", folder / "errors-1"]
    with mortal(ports[0], url, errors[0]) as one, mortal(ports[1], url, errors[1]) as two:
        yield [one, two], ports, errors


def with_two(postgres: Postgres, folder: Path, play: Callable[[Pair], Awaitable[None]]) -> Pair:
    """Do something with two servers."""
    url = postgres.new_database()
    with two_servers(url, folder) as (servers, ports, errors):

        async def run() -> Pair:
            addresses = [f"http://127.0.0.1:{port}/" for port in ports]
            async with (
                httpx.AsyncClient(base_url=addresses[0], trust_env=False, timeout=60) as one,
                httpx.AsyncClient(base_url=addresses[1], trust_env=False, timeout=60) as two,
            ):
                for server in servers:
                    await server.start()
                pair = Pair(url, servers, [Online(addresses[0], one), Online(addresses[1], two)], errors)
                for http in (one, two):
                    await until_it_answers(http)
                await play(pair)
                return pair

        return asyncio.run(run())


async def until(holds: Callable[[], bool], seconds: float = SECONDS) -> None:
    """Wait until something is so at several browsers."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.01)


async def two_people(pair: Pair, game: str = "traffic", **fields: Any) -> tuple[str, list[str], Player, Player]:
    """A table, and a browser at each process."""
    table, tokens = await pair.online[0].new_table(game, [PERSON, OTHER], **fields)
    one = await pair.online[0].connect(table, tokens[:1])
    two = await pair.online[1].connect(table, tokens[1:])
    return table, tokens, one, two


def test_people_at_two_processes_are_at_one_table(postgres: Postgres, tmp_path: Path) -> None:
    async def play(pair: Pair) -> None:
        table, tokens, one, two = await two_people(pair, clock={"kind": "bank", "seconds": 600})
        await one.until(lambda: all(seat["is_here"] for seat in one.scene["people"]))
        assert all(seat["is_here"] for seat in two.scene["people"])
        assert one.welcome["run"] == two.welcome["run"]  # the process that has the table
        refused = await one.ask("stand_in", seat=1, on=True)
        assert (refused["t"], refused["reason"]) == ("refused", "online-not-away")
        assert (await two.ask("chat", text="Hello"))["t"] == "done"
        await one.until(lambda: bool(one.others))
        assert one.others[-1]["line"]["text"] == "Hello"
        players = [one, two]
        for _ in range(6):
            await until(lambda: any(each.is_turn for each in players))
            mover = next(each for each in players if each.is_turn)
            act = mover.scene["act"]
            answer = await mover.play(mover.scene["moves"][0]["code"])
            assert answer["t"] == "done"
            await until(lambda before=act: all(each.scene["act"] > before for each in players))  # type: ignore[misc]
        assert one.scene["clocks"] is not None
        # the same command at another process is done once
        mover = next(each for each in players if each.is_turn)
        code, act = mover.scene["moves"][0]["code"], mover.scene["act"]
        assert (await mover.ask("play", id="repeated-id", after=act, codes=[code]))["t"] == "done"
        again = await pair.online[0 if mover is two else 1].connect(table, mover.tokens)
        assert (await again.ask("play", id="repeated-id", after=act, codes=[code]))["t"] == "done"
        assert again.scene["act"] == act + 1
        # the lobby of each process knows who is there, and whose turn it is
        for online in pair.online:
            lines = (await online.post("/api/departures", {"tokens": tokens, "lang": "en"})).json()
            assert [seat["is_here"] for seat in lines[0]["seats"]] == [True, True]
        await again.close()
        await two.close()
        await one.until(lambda: not one.scene["people"][1]["is_here"] or bool(one.scene["people"][0]["is_stood_in"]))
        await one.close()

    pair = with_two(postgres, tmp_path, play)
    assert pair.complaints() == []


def test_clocks_are_the_same_at_both_processes_and_run_out_at_both(postgres: Postgres, tmp_path: Path) -> None:
    async def play(pair: Pair) -> None:
        options = {"first_player": 0}
        _, _, one, two = await two_people(pair, options=options, clock={"kind": "bank", "seconds": 600})
        players = [one, two]
        for thought in (0.3, 0.6):
            await until(lambda: any(each.is_turn for each in players))
            mover = next(each for each in players if each.is_turn)
            seat, act = mover.scene["viewer"], mover.scene["act"]
            before = [clock["left"] for clock in mover.scene["clocks"]]
            await asyncio.sleep(thought)
            assert (await mover.play(mover.scene["moves"][0]["code"]))["t"] == "done"
            await until(lambda before=act: all(each.scene["act"] > before for each in players))  # type: ignore[misc]
            for each in players:
                after = [clock["left"] for clock in each.scene["clocks"]]
                assert before[seat] - after[seat] >= thought - TICK
                assert after[1 - seat] == pytest.approx(before[1 - seat], abs=TICK)
        for each in players:
            await each.close()
        _, _, one, two = await two_people(pair, options=options, clock={"kind": "bank", "seconds": 1})
        for each in (one, two):  # he who does not play is at the process that has the table, or at the other
            await until(lambda each=each: any(line["kind"] == "stood_in" for line in each.log))  # type: ignore[misc]
        told = next(line["text"] for line in two.log if line["kind"] == "stood_in")
        assert told == f"{PERSON['name']} has run out of time: a bot plays on."
        for each in (one, two):
            await each.close()

    pair = with_two(postgres, tmp_path, play)
    assert pair.complaints() == []


def test_a_bot_stands_in_until_somebody_comes_back_at_another_process(postgres: Postgres, tmp_path: Path) -> None:
    async def play(pair: Pair) -> None:
        table, tokens, one, two = await two_people(pair, options={"first_player": 1})
        await two.until(lambda: two.is_turn)
        await two.close()
        await one.until(lambda: not one.scene["people"][1]["is_here"])
        assert (await one.ask("stand_in", seat=1, on=True))["t"] == "done"
        await one.until(lambda: one.is_turn)  # the bot has made the turn of the one who is away
        assert one.scene["people"][1]["is_stood_in"]
        assert any(line["kind"] == "stood_in" for line in one.log)
        again = await pair.online[0].connect(table, tokens[1:])  # where he was not before
        await one.until(lambda: bool(one.scene["people"][1]["is_here"]))
        assert not one.scene["people"][1]["is_stood_in"]
        while not again.is_turn:
            assert (await one.play(one.scene["moves"][0]["code"]))["t"] == "done"
            act = one.scene["act"]
            await until(lambda act=act: again.scene["act"] >= act and (one.is_turn or again.is_turn))  # type: ignore[misc]
        assert (await again.play(again.scene["moves"][0]["code"]))["t"] == "done"
        for each in (one, again):
            await each.close()
        async with opened(pair.url) as store:
            saved = await store.load(table)
        assert saved is not None
        assert {act.seat for act in saved.acts if act.command.startswith("bot:")} == {1}

    pair = with_two(postgres, tmp_path, play)
    assert pair.complaints() == []


def test_a_seat_is_joined_at_another_process_and_bots_move_once(postgres: Postgres, tmp_path: Path) -> None:
    async def play(pair: Pair) -> None:
        table, tokens = await pair.online[0].new_table("traffic", [PERSON, OPEN, BOT], watch="anyone")
        one = await pair.online[0].connect(table, tokens)
        claim = "a-claim-of-a-guest-of-many-letters"
        joined = await pair.online[1].post(
            f"/api/tables/{table}/join", {"claim": claim, "tokens": [], "name": "Ян", "lang": "en"}
        )
        assert joined.status_code == 200, joined.text
        two = await pair.online[1].connect(table, [joined.json()["token"]])
        watching = await pair.online[1].connect(table, [])
        players = [one, two]
        while one.scene["act"] < 20:
            await until(lambda: any(each.is_turn for each in players))
            mover = next(each for each in players if each.is_turn)
            act = mover.scene["act"]
            assert (await mover.play(mover.scene["moves"][0]["code"]))["t"] == "done"
            await until(lambda before=act: all(each.scene["act"] > before for each in players))  # type: ignore[misc]
        await watching.until(lambda: watching.scene["act"] >= 20)
        for each in (one, two, watching):
            await each.close()
        async with opened(pair.url) as store:
            saved = await store.load(table)
        assert saved is not None
        assert [act.act for act in saved.acts] == list(range(len(saved.acts)))

    pair = with_two(postgres, tmp_path, play)
    assert pair.complaints() == []


def tireless(pair: Pair, table: str, tokens: list[str]) -> list[Tireless]:
    """Somebody at each process who plays whatever happens."""
    return [Tireless(pair.online[i].address, table, [token], random.Random(i)) for i, token in enumerate(tokens)]


async def watch_stalls(seconds: list[float]) -> None:
    """Note for how long this machine lets us wait beyond what we asked for."""
    while True:
        began = time.monotonic()
        await asyncio.sleep(0.01)
        seconds.append(time.monotonic() - began - 0.01)


async def until_they_go_on(people: list[Tireless], more: int = 3, seconds: float = SECONDS) -> None:
    """Wait until everybody was answered some more."""
    enough = [person.answers.total() + more for person in people]
    async with asyncio.timeout(seconds):
        while any(person.answers.total() < number for person, number in zip(people, enough, strict=True)):
            await asyncio.sleep(0.02)


def test_a_killed_owners_table_goes_on_in_the_other_process(postgres: Postgres, tmp_path: Path) -> None:
    async def play(pair: Pair) -> None:
        table, tokens = await pair.online[0].new_table("traffic", [PERSON, OTHER])
        assert await pair.owner_of(table) == 0
        people = [Tireless(pair.online[1].address, table, [token], random.Random(i)) for i, token in enumerate(tokens)]
        playing = [asyncio.create_task(person.go()) for person in people]
        await until_they_go_on(people)
        seconds, stalled = list[float](), list[float]()
        async with opened(pair.url) as store:
            takeovers = Takeovers(store, people, seconds)
            assert await takeovers.of(pair.servers[0].process) == [table]
            watching = asyncio.create_task(watch_stalls(stalled))
            pair.servers[0].kill()
            takeovers.killed([table])
            await until_they_go_on(people)
            watching.cancel()
        assert len(seconds) == 1
        assert seconds[0] <= TO_TAKE_OVER + sum(stalled)
        await stop(playing)
        await check_store(pair.url, people)

    pair = with_two(postgres, tmp_path, play)
    assert pair.complaints() == []


def test_an_owner_that_was_stopped_for_a_while_does_no_harm(postgres: Postgres, tmp_path: Path) -> None:
    async def play(pair: Pair) -> None:
        table, tokens = await pair.online[0].new_table("traffic", [PERSON, OTHER])
        people = tireless(pair, table, tokens)
        playing = [asyncio.create_task(person.go()) for person in people]
        await until_they_go_on(people)
        os.kill(pair.servers[0].process, signal.SIGSTOP)
        try:
            stranger = Player(pair.online[1].address, table, tokens[:1])
            await asyncio.wait_for(stranger.connect(), SECONDS)  # the other process has taken it over
            assert await pair.owner_of(table) == 1
            await asyncio.sleep(2)
        finally:
            os.kill(pair.servers[0].process, signal.SIGCONT)
        await until_they_go_on(people, seconds=60)
        await stranger.close()
        await stop(playing)
        await check_store(pair.url, people)
        assert await pair.owner_of(table) == 1

    pair = with_two(postgres, tmp_path, play)
    ended = ("idle-in-transaction", "is back after")  # it may have been stopped in the middle of one
    assert [line for line in pair.complaints() if not any(words in line for words in ended)] == []
