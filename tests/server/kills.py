"""People play while the server is killed, or its database is: nothing acknowledged or shown is lost or doubled.

`python -m tests.server.kills --database sqlite|postgresql --kills 500` kills servers, with `--processes 2` one of
several on PostgreSQL; `--immediate-stops 50` stops PostgreSQL in play instead, as a crash would.  A kill
loses what a process has not yet given to the operating system; that the rest is on disk is in test_store_open.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

from roundhouse.core.table import Table
from roundhouse.server.store import ActRow, Saved, Store

from .online import BOT, OTHER, PERSON, Online
from .postgres import Postgres, free_port, running
from .serving import Mortal, mortal
from .store_tools import opened
from .test_store_crash import is_whole
from .tireless import Command, Seen, Tireless, fingerprint

MOST_ANSWERS = 8  # between two disasters
SECONDS_OF_MOVE = 0.02  # at most after the last of them, so that another is on its way
SECONDS_OF_BIRTH = 0.4  # or, so likely, from when the server's process exists
OF_BIRTH = 0.15
SECONDS_AWAY = 0.3  # of a database, at most, besides the time that it takes to start
SECONDS_TO_RECOVER = 120.0
TO_TAKE_OVER = 5.0  # seconds that tables of a dead process may wait for another
ANSWERS_AFTER = 3  # that everybody gets from the last server
REPORT_EVERY = 25
GAMES = ("traffic", "isle_of_trains", "ticket_cards", "continental_express", "great_lakes")

Disaster = Callable[["Play"], Awaitable[None]]


class Takeovers:
    """How long tables were without an owner: from the death of one until somebody is welcomed by another."""

    def __init__(self, store: Store, people: list[Tireless], seconds: list[float]) -> None:
        self.store, self.people, self.seconds = store, people, seconds
        self._owners = {person.table: person.run for person in people}  # the runs that have welcomed somebody last
        self.orphaned: dict[str, float] = {}  # by table without an owner: when that was killed
        for person in people:
            person.on_welcome = self.welcomed

    async def of(self, process: int) -> list[str]:
        """The tables of a process, which is going to be killed."""
        assert self.store.leases is not None
        owners = await self.store.leases.whose(sorted({person.table for person in self.people}))
        return [table for table, owner in owners.items() if owner and Path(owner.address).stem == str(process)]

    def killed(self, tables: list[str]) -> None:
        """The owner of these has been killed."""
        self.orphaned |= dict.fromkeys(tables, time.monotonic())

    def welcomed(self, person: Tireless) -> None:
        """Somebody was welcomed at their table."""
        if person.table in self.orphaned and self._owners.get(person.table) != person.run:
            self.seconds.append(time.monotonic() - self.orphaned.pop(person.table))
        self._owners[person.table] = person.run


@dataclass
class Play:
    """Who plays, on which server, and what became of it."""

    servers: list[Mortal]
    people: list[Tireless]
    playing: list[asyncio.Task[None]]
    chance: random.Random
    takeovers: Takeovers | None = None

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something is so, while everybody plays."""
        last = time.monotonic() + SECONDS_TO_RECOVER
        while not holds():
            for task in self.playing:
                if task.done():
                    task.result()
            assert time.monotonic() < last, [repr(person.lost) for person in self.people]
            await asyncio.sleep(0.02)

    async def until_answers(self, more: int) -> None:
        """Wait until this number of further commands is answered, and one more may be on its way."""
        enough = self.answers + 1 + more
        await self.until(lambda: self.answers >= enough)
        await asyncio.sleep(self.chance.uniform(0, SECONDS_OF_MOVE))

    @property
    def answers(self) -> int:
        """How many commands were answered so far."""
        return sum(person.answers.total() for person in self.people)

    def report(self, disasters: int) -> str:
        """How far it has come."""
        asked = [command for person in self.people for command in person.commands]
        answers = Counter(str(command.answer) for command in asked)
        again = sum(command.times_sent > 1 for command in asked)
        return f"{disasters} times: {len(asked)} commands, {dict(answers)}, {again} sent again"


async def kill(play: Play) -> None:
    """Kill the server after some answers, or while it starts."""
    if play.chance.random() >= OF_BIRTH:
        await play.until_answers(play.chance.randrange(MOST_ANSWERS))
    else:
        await asyncio.sleep(play.chance.uniform(0, SECONDS_OF_BIRTH))
    server = play.chance.choice(play.servers)
    theirs = [] if play.takeovers is None else await play.takeovers.of(server.process)
    server.kill()
    if play.takeovers is not None:
        play.takeovers.killed(theirs)
    await server.start()


async def kill_and_wait(play: Play) -> None:
    """Kill one of several servers, and wait until all of its tables have an owner again."""
    takeovers = play.takeovers
    assert takeovers is not None
    await kill(play)
    # Tables that everybody left for a rematch meanwhile wait for nobody.
    await play.until(lambda: not any(person.table in takeovers.orphaned for person in play.people))


def stop_at_once(postgres: Postgres) -> Disaster:
    """Stop the database as a crash would, and start it again; the server goes on."""

    async def stop(play: Play) -> None:
        await play.until_answers(play.chance.randrange(MOST_ANSWERS))
        await asyncio.to_thread(postgres.stop)
        await asyncio.sleep(play.chance.uniform(0, SECONDS_AWAY))
        await asyncio.to_thread(postgres.start)

    return stop


def survive(
    database: str,
    errors: Path,
    disaster: Disaster,
    times: int,
    games: Sequence[str] = GAMES,
    is_told: bool = False,
    processes: int = 1,
    takeovers: list[float] | None = None,
) -> list[Tireless]:
    """Let people play through disasters, and check what they were told and what is kept; the people at the end.

    `takeovers` is given the seconds for which tables had no owner.
    """
    ports = [free_port() for _ in range(processes)]
    with ExitStack() as stack:
        files = [errors.with_name(f"{errors.name}{i or ''}") for i in range(processes)]
        servers = [stack.enter_context(mortal(port, database, file)) for port, file in zip(ports, files, strict=True)]
        addresses = [f"http://127.0.0.1:{port}/" for port in ports]
        seconds = None if takeovers is None else (database, takeovers)
        people = asyncio.run(play_on(servers, addresses, disaster, times, games, is_told, seconds))
    unanswered = [command for person in people for command in person.commands if command.answer is None]
    assert len(unanswered) <= len(people)
    asyncio.run(check_store(database, people))
    return people


async def play_on(
    servers: list[Mortal],
    addresses: list[str],
    disaster: Disaster,
    times: int,
    games: Sequence[str],
    is_told: bool,
    measured: tuple[str, list[float]] | None,
) -> list[Tireless]:
    """People play through disasters; they, as they were in the end."""
    chance = random.Random(11)
    for server in servers:
        await server.start()
    people = await seat_people(addresses[0], chance, games)
    for i, person in enumerate(people):
        person.address = addresses[i % len(addresses)]
    async with AsyncExitStack() as stack:
        takeovers = None
        if measured is not None:
            takeovers = Takeovers(await stack.enter_async_context(opened(measured[0])), people, measured[1])
        playing = [asyncio.create_task(person.go()) for person in people]
        await through(Play(servers, people, playing, chance, takeovers), disaster, times, is_told)
    return people


async def through(play: Play, disaster: Disaster, times: int, is_told: bool) -> None:
    """Disasters happen, until everybody has been answered after the last of them."""
    people = play.people
    try:
        await play.until(lambda: all(person.run for person in people))
        for number in range(1, times + 1):
            await disaster(play)
            if is_told and number % REPORT_EVERY == 0:
                print(time.strftime("%H:%M:%S"), play.report(number), flush=True)
        enough = [(person, person.answers.total() + ANSWERS_AFTER) for person in people]
        await play.until(lambda: all(person.answers.total() >= number for person, number in enough))
    finally:
        await stop(play.playing)


async def stop(playing: Collection[asyncio.Task[None]]) -> None:
    """Cancel these, and again while there are any: in Python 3.11 `wait_for` may miss it."""
    while playing:
        for task in playing:
            task.cancel()
        _, playing = await asyncio.wait(playing, timeout=0.2)


async def seat_people(address: str, chance: random.Random, games: Sequence[str]) -> list[Tireless]:
    """Two people at each table, and a bot with them; at the first game also without."""
    tables = [(games[0], [PERSON, OTHER]), *((game, [PERSON, OTHER, BOT]) for game in games)]
    people = []
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=SECONDS_TO_RECOVER) as http:
        await until_it_answers(http)
        for game, seats in tables:
            table, tokens = await Online(address, http).new_table(game, seats)
            people += [Tireless(address, table, [token], random.Random(chance.random())) for token in tokens]
    return people


async def until_it_answers(http: httpx.AsyncClient) -> None:
    """Wait for a server that starts."""
    async with asyncio.timeout(SECONDS_TO_RECOVER):
        while True:
            try:
                await http.get("/api/games")
                return
            except httpx.TransportError:
                await asyncio.sleep(0.02)


# What is kept


async def check_store(url: str, people: list[Tireless]) -> None:
    """Table by table, what is kept is what was answered and shown."""
    tables = {command.table for person in people for command in person.commands}
    async with opened(url) as store:
        for table in sorted(tables):
            saved = await store.load(table)
            assert saved is not None
            check_commands(saved, [c for person in people for c in person.commands if c.table == table])
            check_shown(saved, [person.seen for person in people])


def check_commands(saved: Saved, asked: list[Command]) -> None:
    """What was answered `done` is there once, what was refused is not, and nothing else is but the bots' moves."""
    assert [act.act for act in saved.acts] == list(range(len(saved.acts)))
    assert [line.number for line in saved.chat] == list(range(len(saved.chat)))
    kept = Counter([act.command for act in saved.acts] + [line.command for line in saved.chat])
    assert all(times == 1 for times in kept.values())
    for command in asked:
        if command.message["t"] != "rematch" and command.answer is not None:
            assert kept[command.id] == (command.answer == "done"), command
    by_id = {command.id: command for command in asked}
    for act in saved.acts:
        if not act.command.startswith("bot:"):
            message = by_id[act.command].message
            assert (act.kind, act.codes, act.act) == (message["t"], message.get("codes", []), message["after"])
    assert all(line.text == by_id[line.command].message["text"] for line in saved.chat)


def check_shown(saved: Saved, found: list[Seen]) -> None:
    """The acts that are kept, played again, show everybody what they were shown then."""
    row = saved.table
    shown = {place[1:]: hashed for seen in found for place, hashed in seen.items() if place[0] == row.id}
    table = Table(row.game, row.seats, row.seed, row.options, mode="interpreted")
    for number in range(len(saved.acts) + 1):
        if number:
            make(table, saved.acts[number - 1])
        for viewer in (None, *range(row.seats)):
            seen = shown.pop((viewer, number), None)
            assert seen is None or seen == fingerprint(table.view(viewer)), (row.id, number, viewer)
    assert not shown, "something was shown that is not kept"


def make(table: Table, act: ActRow) -> None:
    """Play an act of the store."""
    if act.kind == "undo":
        table.go_back_to(act.to_ply)
    for code in act.codes:
        table.play(code)
    assert len(table.codes_played) == act.to_ply


# The long run


@contextmanager
def a_database(kind: str, folder: Path) -> Iterator[tuple[str, Postgres | None]]:
    """The address of an empty database; with PostgreSQL also the server."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'tables.db'}", None
        is_whole(folder / "tables.db")
    else:
        with running() as postgres:
            yield postgres.new_database(), postgres


def main() -> None:
    """Do what the command line asks for, and say what was counted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--kills", type=int, default=0)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--wait", action="store_true", help="with each kill until all tables have an owner again")
    parser.add_argument("--immediate-stops", type=int, default=0)
    asked = parser.parse_args()
    if asked.immediate_stops and asked.database != "postgresql":
        parser.error("--immediate-stops needs --database postgresql")
    if asked.wait and asked.processes == 1:
        parser.error("--wait needs --processes")
    if asked.processes > 1 and asked.database != "postgresql":
        parser.error("--processes needs --database postgresql")
    with tempfile.TemporaryDirectory() as home, a_database(asked.database, Path(home)) as (url, postgres):
        errors = Path(home) / "errors"
        if asked.kills:
            takeovers: list[float] | None = [] if asked.processes > 1 else None
            disaster = kill_and_wait if asked.wait else kill
            people = survive(url, errors, disaster, asked.kills, GAMES, True, asked.processes, takeovers)
            report(f"{asked.kills} kills on {asked.database}", people, errors)
            if takeovers:
                print(told_of(takeovers))
        if asked.immediate_stops and postgres is not None:
            people = survive(url, errors, stop_at_once(postgres), asked.immediate_stops, is_told=True)
            report(f"{asked.immediate_stops} immediate stops of PostgreSQL", people, errors)


def told_of(takeovers: list[float]) -> str:
    """How long tables were without an owner, in words."""
    late = sum(seconds > TO_TAKE_OVER for seconds in takeovers)
    return (
        f"{len(takeovers)} tables were taken over, half of them within {statistics.median(takeovers):.1f} s, "
        f"all within {max(takeovers):.1f} s, {late} later than {TO_TAKE_OVER:.0f} s"
    )


def report(what: str, people: list[Tireless], errors: Path) -> None:
    """What was survived."""
    asked = [command for person in people for command in person.commands]
    done = sum(command.answer == "done" for command in asked)
    again = sum(command.times_sent > 1 for command in asked)
    said = "".join(file.read_text() for file in sorted(errors.parent.glob(f"{errors.name}*")))
    print(f"{what}: {len(asked)} commands, {done} done, {again} sent again; none lost, doubled, or refused though kept")
    print(f"the servers wrote {len(said.splitlines())} lines, {said.count('Traceback')} tracebacks")
    for line, times in Counter(re.sub(r"[0-9.]+", "#", line) for line in said.splitlines()).most_common(10):
        print(f"{times} times: {line}")
    if "Traceback" in said:
        print(said[:4000])


if __name__ == "__main__":
    main()
