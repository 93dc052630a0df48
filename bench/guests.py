"""People who do all that people do at a table: for `bench.soak`."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from roundhouse.core.game import games, load
from roundhouse.core.words import LANGUAGES

SECONDS_TO_WAIT = 20.0  # for something to happen, after which somebody comes anew
OF_GAIN = 0.7  # how likely the move is one that brings most at once: games by chance alone go on for long
OF_LEAVING = 0.02  # after a scene
LOST = (OSError, TimeoutError, websockets.WebSocketException)


class Offer(msgspec.Struct):
    """What is read of a legal move."""

    code: int
    gain: int | None = None


class Message(msgspec.Struct):
    """What is read of any message."""

    t: str
    act: int = 0
    ply: int = 0
    moves: list[Offer] | msgspec.UnsetType = msgspec.UNSET  # of a scene: those of the one before
    ending: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    table: Any = None
    tokens: list[str] = []


_decoder = msgspec.json.Decoder(Message)


@dataclass
class Company:
    """All of them, and what they have done."""

    address: str
    think: float
    done: Counter[str] = field(default_factory=Counter)


def new_id() -> str:
    """A name for a command."""
    return secrets.token_urlsafe(9)


async def set_up(http: httpx.AsyncClient, tables: int) -> list[tuple[str, list[str]]]:
    """This number of new tables, of all games in turn."""
    made = []
    for number in range(tables):
        game = load(games()[number % len(games())])
        bots = [{"kind": "bot", "level": "greedy"}] * (len(game.seat_counts) > 1 and game.seat_counts[-1] > 2)
        seats = [{"kind": "person", "name": f"Guest {number}"}] * 2 + bots
        secret = secrets.token_urlsafe(18)
        body = {"id": new_id(), "secret": secret, "game": game.name, "seats": seats, "watch": "anyone"}
        answer = (await http.post("/api/tables", content=msgspec.json.encode(body))).json()
        made.append((answer["table"], answer["tokens"]))
    return made


class Guest:
    """Somebody with a seat, at one table and then at its rematches."""

    def __init__(self, company: Company, table: str, tokens: list[str], number: int) -> None:
        self.company, self.table, self.tokens, self.number = company, table, tokens[number : number + 1], number
        self.shown = 0  # acts, of this table
        self.asked = -1  # after which act something was asked for last
        self.moves: list[Offer] = []  # of the last scene
        self.is_over = False

    async def live(self) -> None:
        """Come and go until cancelled."""
        while True:
            try:
                await self.visit()
            except LOST:
                self.company.done["lost"] += 1
            await asyncio.sleep(random.uniform(0, 2 * self.company.think))

    async def visit(self) -> None:
        """One connection."""
        address = self.company.address.replace("http", "ws", 1) + "ws"
        async with websockets.connect(address, proxy=None, max_size=None, compression=None) as connection:
            self.company.done["connections"] += 1
            self.asked, self.moves, self.is_over = -1, [], False
            await self.send(connection, "hello", table=self.table, tokens=self.tokens, lang=random.choice(LANGUAGES))
            while True:
                async with asyncio.timeout(SECONDS_TO_WAIT):
                    message = _decoder.decode(await connection.recv())
                if message.t == "links":
                    self.table, self.tokens, self.shown = message.table, message.tokens, 0
                    return
                if message.t == "scene":
                    self.see(message)
                    await self.answer(connection, message)
                    if random.random() < OF_LEAVING:
                        return

    def see(self, scene: Message) -> None:
        """Note how far the game is; one at each table counts."""
        if self.number == 0:
            self.company.done["moves"] += max(0, scene.act - self.shown)
        self.shown = max(self.shown, scene.act)
        self.moves = self.moves if scene.moves is msgspec.UNSET else scene.moves
        self.is_over = self.is_over if scene.ending is msgspec.UNSET else bytes(scene.ending) != b"null"

    async def answer(self, connection: ClientConnection, scene: Message) -> None:
        """What this scene makes somebody do."""
        if scene.act == self.asked or not (self.moves or (self.is_over and self.number == 0)):
            return
        await asyncio.sleep(random.uniform(0.5, 1.5) * self.company.think)
        await self.do_something(connection, scene)
        self.asked = scene.act
        if self.is_over:
            self.company.done["over"] += 1
            await self.send(connection, "rematch")
        else:
            await self.send(connection, "play", after=scene.act, codes=[choice(self.moves)])

    async def do_something(self, connection: ClientConnection, scene: Message) -> None:
        """Now and then, what is not a move."""
        match random.randrange(40):
            case 0:
                await self.send(connection, "language", lang=random.choice(LANGUAGES))
            case 1 | 2:
                await self.send(connection, "look", ply=random.randrange(scene.ply + 1))
            case 3:
                await self.send(connection, "chat", text=f"Still there? {new_id()}")
            case 4:
                await self.send(connection, "hint")
            case 5:
                await self.send(connection, "rename", seat=self.number, name=f"Guest {new_id()}")
            case 6:
                await self.send(connection, "undo", after=scene.act, whole_turn=random.random() < 0.5)

    async def send(self, connection: ClientConnection, t: str, **fields: Any) -> None:
        """Send a command."""
        command = {} if t == "hello" else {"id": new_id()}
        await connection.send(msgspec.json.encode({"t": t, **command, **fields}).decode())


class Spectator(Guest):
    """Somebody who watches, and reads the table in another language now and then."""

    async def answer(self, connection: ClientConnection, scene: Message) -> None:
        """Nothing is expected of them."""
        if random.random() < 0.02:
            await self.send(connection, "language", lang=random.choice(LANGUAGES))


def choice(moves: list[Offer]) -> int:
    """One of those that bring most, or any."""
    best = max(move.gain or 0 for move in moves)
    liked = [move for move in moves if (move.gain or 0) == best]
    return random.choice(liked if random.random() < OF_GAIN else moves).code
