"""Scripted people at our tables: each waits for its turn, thinks, plays a legal move; when have all seen it?"""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

SECONDS_TO_START = 300.0  # where rules are compiled for the first time, it takes a while


class Offer(msgspec.Struct):
    """What is read of a legal move."""

    code: int


class Scene(msgspec.Struct):
    """What is read of a scene."""

    t: str
    act: int = 0
    moves: list[Offer] | msgspec.UnsetType = msgspec.UNSET  # those of the scene before


@dataclass
class Result:
    """What was measured."""

    name: str
    clients: int
    seconds: float
    moves: float  # all that were made in that time, bots' too
    latencies: list[float]  # seconds from click to everyone's screen
    work: float  # seconds of a processor that the server used

    def row(self) -> str:
        """A line of the table."""
        found = sorted(self.latencies) or [float("nan")]
        middle, late = (found[int(share * (len(found) - 1))] * 1000 for share in (0.5, 0.99))
        rate, work = self.moves / self.seconds, 1000 * self.work / max(1, self.moves)
        return f"| {self.name} | {self.clients} | {rate:.0f} | {middle:.0f} ms | {late:.0f} ms | {work:.2f} ms |"


def work_of(process: int) -> float:
    """The seconds of a processor that a process has used so far."""
    used = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(used[11]) + int(used[12])) / os.sysconf("SC_CLK_TCK")


@dataclass
class Load:
    """All tables and what is noted of them."""

    think: float
    latencies: list[float] = field(default_factory=list)
    acts: dict[str, int] = field(default_factory=dict)  # by table, the last that was seen


@dataclass
class Place:
    """Two people at one table, over two connections."""

    table: str
    tokens: list[str]
    load: Load
    shown: list[int] = field(default_factory=lambda: [0, 0])
    clicked: dict[int, float] = field(default_factory=dict)  # by act, when it was asked for

    async def play(self, address: str, start: asyncio.Event) -> None:
        """Connect both, and play when it begins."""
        await asyncio.gather(*(self.sit(address, number, start) for number in range(2)))

    async def sit(self, address: str, number: int, start: asyncio.Event) -> None:
        """One person takes a seat."""
        hello = {"t": "hello", "table": self.table, "tokens": [self.tokens[number]], "lang": "en"}
        async with websockets.connect(address, proxy=None, max_size=None, compression=None) as connection:
            await connection.send(msgspec.json.encode(hello).decode())
            decoder = msgspec.json.Decoder(Scene)
            thinking: asyncio.Task[None] | None = None
            moves: list[Offer] = []
            try:
                async for text in connection:
                    scene = decoder.decode(text)
                    if scene.t == "scene":
                        is_new = scene.act > self.shown[number] or thinking is None
                        self.see(number, scene.act)
                        moves = moves if scene.moves is msgspec.UNSET else scene.moves
                        if moves and is_new:
                            thinking = asyncio.create_task(self.click(connection, scene.act, moves, start))
            finally:
                if thinking is not None:
                    thinking.cancel()

    def see(self, number: int, act: int) -> None:
        """This one has been shown the table after this number of acts."""
        self.shown[number] = act
        both = min(self.shown)
        self.load.acts[self.table] = both
        for asked in [asked for asked in self.clicked if asked < both]:
            self.load.latencies.append(time.perf_counter() - self.clicked.pop(asked))

    async def click(self, connection: ClientConnection, act: int, moves: list[Offer], start: asyncio.Event) -> None:
        """Think, and make a move."""
        await start.wait()
        await asyncio.sleep(random.uniform(0.5, 1.5) * self.load.think)
        code = random.choice(moves).code
        message = {"t": "play", "id": secrets.token_urlsafe(9), "after": act, "codes": [code]}
        self.clicked[act] = time.perf_counter()
        await connection.send(msgspec.json.encode(message).decode())


@dataclass(frozen=True)
class Asked:
    """What is to be measured."""

    tables: int
    bots: int  # at each
    seconds: float
    think: float  # seconds before a click, on average
    games: Sequence[str] = ("traffic", "isle_of_trains")  # of the tables, by turns


async def measure(name: str, port: int, process: int, asked: Asked) -> Result:
    """Tables of two people and some bots, for this many seconds."""
    load, start, tables = Load(asked.think), asyncio.Event(), asked.tables
    places = [Place(table, tokens, load) for table, tokens in await set_up(f"http://127.0.0.1:{port}/", asked)]
    playing = [asyncio.create_task(place.play(f"ws://127.0.0.1:{port}/ws", start)) for place in places]
    await asyncio.sleep(min(5.0, tables / 40))
    start.set()
    await asyncio.sleep(max(1.0, 2 * asked.think))  # until all are under way
    load.latencies.clear()
    acts, begun, work = sum(load.acts.values()), time.perf_counter(), work_of(process)
    await asyncio.sleep(asked.seconds)
    moves, taken = sum(load.acts.values()) - acts, time.perf_counter() - begun
    work, latencies = work_of(process) - work, list(load.latencies)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return Result(name, 2 * tables, taken, moves, latencies, work)


async def set_up(address: str, asked: Asked) -> list[tuple[str, list[str]]]:
    """New tables, once the server answers."""
    made = []
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=60) as http:
        async with asyncio.timeout(SECONDS_TO_START):
            while not await answers(http):
                await asyncio.sleep(0.1)
        for number in range(asked.tables):
            seats = [{"kind": "person"}] * 2 + [{"kind": "bot", "level": "greedy"}] * asked.bots
            game = asked.games[number % len(asked.games)]
            body = {"id": secrets.token_urlsafe(9), "secret": secrets.token_urlsafe(18), "game": game, "seats": seats}
            answer = (await http.post("/api/tables", content=msgspec.json.encode(body))).json()
            made.append((answer["table"], answer["tokens"]))
    return made


async def answers(http: httpx.AsyncClient) -> bool:
    """Whether the server is there."""
    try:
        return (await http.get("/api/games")).status_code == 200
    except httpx.TransportError:
        return False
