"""Scripted people at our tables: how many moves are made, when have all seen them, and what does that take?"""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
import time
from array import array
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

import httpx
import msgspec

from .crowd import Asked, Counted, be_a_crowd
from .processes import Shared, used, work_of_all, work_of_server

SECONDS_TO_START = 300.0  # where rules are compiled for the first time, it takes a while
AT_ONCE = 8  # tables that are set up at the same time
HEADING = (
    "| server | people | moves/s | p50 | p99 | ms a move: server | bots | database | people | refused, lost |",
    "|---|---|---|---|---|---|---|---|---|---|",
)


@dataclass(frozen=True)
class Load:
    """Who plays, and for how long."""

    tables: int
    bots: int  # at each
    seconds: float
    think: float  # seconds before a click, on average; 0: all click as soon as they may
    games: Sequence[str] = ("traffic", "isle_of_trains")  # of the tables, by turns
    level: str = "greedy"  # of the bots
    crowds: int = 1  # processes that are the people
    is_compiled: bool = True  # whether the rules are machine code


@dataclass(frozen=True)
class Server:
    """A server that runs: where, and which processes it is."""

    port: int
    process: int
    url: str  # of its database
    depth: int = 0  # how far below that process those are that serve people
    database: int | None = None  # the process of PostgreSQL


@dataclass
class Result:
    """What was measured."""

    name: str
    people: int
    seconds: float
    moves: float  # all that were made in that time, bots' too
    latencies: Sequence[float]  # seconds from click to everyone's screen
    work: float  # seconds of a processor that the server used
    bots: float = 0.0  # those of the processes in which bots think
    database: float = 0.0  # PostgreSQL's
    crowd: float = 0.0  # those of the people themselves
    refused: Counter[str] = field(default_factory=Counter)
    lost: int = 0  # connections

    def at(self, share: float) -> float:
        """The milliseconds within which this share of the moves was seen."""
        found = sorted(self.latencies) or [float("nan")]
        return found[int(share * (len(found) - 1))] * 1000

    def each(self, work: float) -> float:
        """The milliseconds of a processor for a move."""
        return 1000 * work / max(1, self.moves)

    def figures(self) -> dict[str, float]:
        """The same as numbers: milliseconds for latencies and for the processor's time a move."""
        return {
            "seconds": self.seconds,
            "moves": self.moves,
            "moves_per_second": self.moves / self.seconds,
            **{f"p{100 * share:g}": self.at(share) for share in (0.5, 0.9, 0.99, 1.0)},
            "server": self.each(self.work),
            "bots": self.each(self.bots),
            "database": self.each(self.database),
            "people": self.each(self.crowd),
            "refused": self.refused.total(),
            "lost": self.lost,
        }

    def row(self) -> str:
        """A line of the table."""
        cells = [self.name, str(self.people), f"{self.moves / self.seconds:.0f}"]
        cells += [f"{self.at(share):.0f} ms" for share in (0.5, 0.99)]
        cells += [f"{self.each(work):.2f}" for work in (self.work, self.bots, self.database, self.crowd)]
        return f"| {' | '.join([*cells, f'{self.refused.total()}, {self.lost}'])} |"


class People:
    """All scripted people, in processes of their own."""

    def __init__(self, port: int, load: Load, places: Sequence[tuple[str, list[str]]]) -> None:
        context = multiprocessing.get_context("spawn")
        self.tables = [table for table, _ in places]
        self._crowds: list[tuple[BaseProcess, Connection]] = []
        for number in range(load.crowds):
            ours, theirs = context.Pipe()
            share = places[number :: load.crowds]
            process = context.Process(target=be_a_crowd, args=(theirs, port, load.think, share), daemon=True)
            process.start()
            theirs.close()
            self._crowds.append((process, ours))
        for _, pipe in self._crowds:
            pipe.recv()  # they are all there

    @property
    def work(self) -> float:
        """The seconds of a processor that they have used so far."""
        now = used()
        return sum(now[process.pid].own for process, _ in self._crowds if process.pid in now)

    def play(self, ahead: Mapping[str, int] | None = None) -> None:
        """Let them begin, and make the first acts at each of these tables, up to this number, without thinking."""
        for number, (_, pipe) in enumerate(self._crowds):
            theirs = self.tables[number :: len(self._crowds)]
            pipe.send({table: ahead[table] for table in theirs if table in ahead} if ahead else {})
            pipe.send("play")

    def behind(self) -> int:
        """Tables that are still to make such acts."""
        for _, pipe in self._crowds:
            pipe.send("behind")
        return sum(pipe.recv() for _, pipe in self._crowds)

    def count(self) -> Counted:
        """What has happened since this was asked last."""
        for _, pipe in self._crowds:
            pipe.send("count")
        found: list[Counted] = [pipe.recv() for _, pipe in self._crowds]
        latencies = array("d")
        for counted in found:
            latencies.extend(counted.latencies)
        refused = sum((counted.refused for counted in found), Counter[str]())
        moves, lost = (sum(getattr(counted, name) for counted in found) for name in ("moves", "lost"))
        return Counted(moves, latencies, refused, lost)

    def end(self) -> list[Asked]:
        """Let them go; all moves that they have asked for."""
        for _, pipe in self._crowds:
            pipe.send("end")
        return [asked for _, pipe in self._crowds for asked in pipe.recv()]

    def close(self) -> None:
        """Be sure that they are gone."""
        for process, pipe in self._crowds:
            pipe.close()
            process.kill()
            process.join()


@contextmanager
def people_at(server: Server, load: Load) -> Iterator[People]:
    """People at new tables, all of whom see theirs."""
    places = asyncio.run(set_up(f"http://127.0.0.1:{server.port}/", load))
    people = People(server.port, load, places)
    try:
        yield people
    finally:
        people.close()


class Meter:
    """What a server, its bots, its database and its people have used since this was made."""

    def __init__(self, server: Server, people: People) -> None:
        self.server, self.people = server, people
        self.begun, self._before = time.perf_counter(), self._now()

    def _now(self) -> tuple[Shared, float, float]:
        database = self.server.database
        work = work_of_server(self.server.process, self.server.depth)
        return work, 0.0 if database is None else work_of_all(database), self.people.work

    def result(self, name: str, people: int, counted: Counted) -> Result:
        """What was measured until now."""
        (server, bots), database, crowd = self._now()
        (server_before, bots_before), database_before, crowd_before = self._before
        return Result(
            name,
            people,
            time.perf_counter() - self.begun,
            counted.moves,
            counted.latencies,
            server - server_before,
            bots - bots_before,
            database - database_before,
            crowd - crowd_before,
            counted.refused,
            counted.lost,
        )


def measure(name: str, server: Server, load: Load) -> Result:
    """Tables of two people and some bots, for this many seconds."""
    with people_at(server, load) as people:
        people.play()
        time.sleep(max(1.0, 2 * load.think))  # until all are under way
        people.count()
        meter = Meter(server, people)
        time.sleep(load.seconds)
        result = meter.result(name, 2 * load.tables, people.count())
        people.end()
    return result


async def set_up(address: str, load: Load) -> list[tuple[str, list[str]]]:
    """New tables, once the server answers."""
    doors = asyncio.Semaphore(AT_ONCE)
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=60) as http:
        async with asyncio.timeout(SECONDS_TO_START):
            while not await answers(http):
                await asyncio.sleep(0.1)

        async def one(number: int) -> tuple[str, list[str]]:
            seats = [{"kind": "person"}] * 2 + [{"kind": "bot", "level": load.level}] * load.bots
            game = load.games[number % len(load.games)]
            body = {"id": secrets.token_urlsafe(9), "secret": secrets.token_urlsafe(18), "game": game, "seats": seats}
            async with doors:
                answer = (await http.post("/api/tables", content=msgspec.json.encode(body))).json()
            return answer["table"], answer["tokens"]

        return await asyncio.gather(*(one(number) for number in range(load.tables)))


async def answers(http: httpx.AsyncClient) -> bool:
    """Whether the server is there."""
    try:
        return (await http.get("/api/games")).status_code == 200
    except httpx.TransportError:
        return False
