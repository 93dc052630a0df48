"""Scripted people who cost little, in processes of their own: they wait for their turn, think, and move by chance.

They share the processors with the server that is measured.  So a frame of their WebSocket is read and written in one
step, and of a message only what they need is decoded.  Two people sit at each table; when a game is over they play
again, and after a lost connection they come back and send again what was not answered.
"""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import time
from array import array
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import NamedTuple, cast

import msgspec
import uvloop

SECONDS_TO_COME_BACK = 0.3  # at most, after a lost connection
AT_ONCE = 50  # who connect at the same time
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A  # the first bytes of frames
MASKED, TWO_BYTES, EIGHT_BYTES = 0x80, 126, 127  # in the second byte
NO_MASK = bytes(4)  # what is masked by it stays as it is
COMING = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
HEAD_ENDS, WELCOME = b"\r\n\r\n", b"HTTP/1.1 101"


class Offer(msgspec.Struct):
    """What is read of a legal move."""

    code: int


class Message(msgspec.Struct):
    """What is read of any message."""

    t: str
    id: str | None = None
    act: int = 0
    moves: list[Offer] | msgspec.UnsetType = msgspec.UNSET  # of a scene: those of the one before
    ending: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    table: msgspec.Raw = msgspec.Raw(b'""')
    tokens: list[str] = []
    reason: str | None = None


class Asked(NamedTuple):
    """A move that was asked for, and whether it was made; None: there was no answer."""

    table: str
    command: str
    act: int
    code: int
    is_done: bool | None


class Counted(NamedTuple):
    """What has happened since it was counted last."""

    moves: int  # that both people of a table have seen, bots' too
    latencies: array[float]  # seconds from a click until both have seen the move
    refused: Counter[str]  # commands, by reason
    lost: int  # connections


_decode = msgspec.json.Decoder(Message).decode
_encode = msgspec.json.encode


@dataclass
class Progress:
    """How far the two people at a table have seen the game."""

    shown: list[int] = field(default_factory=lambda: [0, 0])
    clicked: dict[int, float] = field(default_factory=dict)  # by act, when a move was asked for


class Crowd:
    """All people of one process."""

    def __init__(self, port: int, think: float, places: Sequence[tuple[str, list[str]]]) -> None:
        self.port, self.think, self.is_playing = port, think, False
        self.ahead: dict[str, int] = {}  # acts of a table that are made without thinking
        self.games: dict[str, Progress] = {}
        self.people = [Person(self, *place, number) for place in places for number in range(2)]
        self.asked: list[Asked] = []
        self.unseen = len(self.people)  # who have not seen their table yet
        self.all_are_there, self.is_over = asyncio.Event(), asyncio.Event()
        self._forget()

    def _forget(self) -> None:
        self.moves, self.lost = 0, 0
        self.latencies, self.refused = array("d"), Counter[str]()

    async def live(self, pipe: Connection) -> None:
        """Come, and do what is said at the other end of this pipe."""
        doors = asyncio.Semaphore(AT_ONCE)

        async def come(person: Person) -> None:
            async with doors:
                await person.come()

        await asyncio.gather(*(come(person) for person in self.people))
        await self.all_are_there.wait()
        pipe.send(None)
        asyncio.get_running_loop().add_reader(pipe.fileno(), self._obey, pipe)
        os.set_blocking(pipe.fileno(), True)  # the loop has changed that, and an answer may be long
        await self.is_over.wait()

    def _obey(self, pipe: Connection) -> None:
        try:
            said = pipe.recv()
        except EOFError:  # the one who asks is gone
            self.is_over.set()
            return
        match said:
            case dict():
                self.ahead = said
            case "play":
                self.is_playing = True
                for person in self.people:
                    person.think(person.pause(0, 1))
            case "behind":
                pipe.send(sum(self.games[table].shown[0] < acts for table, acts in self.ahead.items()))
            case "count":
                pipe.send(Counted(self.moves, self.latencies, self.refused, self.lost))
                self._forget()
            case "end":
                self.is_playing = False
                unanswered = [person.pending for person in self.people if person.pending is not None]
                pipe.send([*self.asked, *(asked for asked, _ in unanswered if asked is not None)])
                self.is_over.set()

    def see(self, table: str, number: int, act: int) -> None:
        """One of the two at a table has been shown it after this number of acts."""
        game = self.games[table]
        before = min(game.shown)
        game.shown[number] = max(game.shown[number], act)
        both = min(game.shown)
        self.moves += both - before
        for asked in [asked for asked in game.clicked if asked < both]:
            self.latencies.append(time.perf_counter() - game.clicked.pop(asked))


class Person(asyncio.Protocol):
    """Somebody with a seat, at one table and then at its rematches."""

    def __init__(self, crowd: Crowd, table: str, tokens: list[str], number: int) -> None:
        self.crowd, self.number = crowd, number
        self.pending: tuple[Asked | None, bytes] | None = None  # a command without an answer
        self._has_seen_any = False
        self._is_leaving = False  # for the rematch
        self._thinking: asyncio.TimerHandle | None = None
        self.sit_down(table, tokens[number : number + 1])

    def sit_down(self, table: str, tokens: list[str]) -> None:
        """Take a seat at this table, of which nothing is known yet."""
        self.table, self.tokens, self.act = table, tokens, -1
        self.moves: list[Offer] = []
        self.is_over = self.is_due = False
        self.crowd.games.setdefault(table, Progress())

    async def come(self) -> None:
        """Connect; try again if nobody listens."""
        loop = asyncio.get_running_loop()
        while not self.crowd.is_over.is_set():
            try:
                await loop.create_connection(lambda: self, "127.0.0.1", self.crowd.port)
                return
            except OSError:
                self.crowd.lost += 1
                await asyncio.sleep(random.uniform(0, SECONDS_TO_COME_BACK))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self.transport = cast(asyncio.Transport, transport)
        self._rest, self._is_open, self._is_fresh = b"", False, True
        self.transport.write(COMING)

    def connection_lost(self, why: Exception | None) -> None:
        """Come back, unless all is over."""
        self._think_no_more()
        if self.crowd.is_over.is_set():
            return
        self.crowd.lost += not self._is_leaving
        self.act = -1
        pause = 0.0 if self._is_leaving else random.uniform(0, SECONDS_TO_COME_BACK)
        self._is_leaving = False
        asyncio.get_running_loop().call_later(pause, self._come_back)

    def _come_back(self) -> None:
        self._coming = asyncio.get_running_loop().create_task(self.come())

    # Frames

    def data_received(self, data: bytes) -> None:
        """Take the frames that have come whole."""
        data = self._rest + data if self._rest else data
        if not self._is_open:
            head, end, data = data.partition(HEAD_ENDS)
            if not end:
                self._rest = head
                return
            if not head.startswith(WELCOME):
                self.transport.abort()
                return
            self._is_open = True
            self.send({"t": "hello", "table": self.table, "tokens": self.tokens, "lang": "en"})
        at = 0
        while (extent := body_of(data, at))[1] <= len(data):
            self._take(data[at], data[extent[0] : extent[1]])
            at = extent[1]
        self._rest = data[at:]

    def _take(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self.hear(_decode(body))
        elif kind == PING:
            self.transport.write(frame(PONG, body))
        elif kind == CLOSE:
            self.transport.close()

    def send(self, message: dict[str, object]) -> bytes:
        """Send a message, and say which bytes that were."""
        whole = frame(TEXT, _encode(message))
        self.transport.write(whole)
        return whole

    # What is said

    def hear(self, message: Message) -> None:
        """Do what this message makes somebody do."""
        match message.t:
            case "scene":
                self.see(message)
            case "done" | "refused":
                self.note(message)
            case "links":
                if self.pending is not None and self.pending[0] is not None:  # its answer comes later
                    self.crowd.asked.append(self.pending[0])
                self.pending = None
                self.crowd.ahead.pop(self.table, None)  # its game was shorter
                self.sit_down(msgspec.json.decode(message.table, type=str), message.tokens)
                self._is_leaving = True
                self.transport.close()

    def see(self, scene: Message) -> None:
        """Look at the table."""
        is_new, self.act = scene.act > self.act, max(scene.act, self.act)
        self.moves = self.moves if scene.moves is msgspec.UNSET else scene.moves
        self.is_over = self.is_over if scene.ending is msgspec.UNSET else bytes(scene.ending) != b"null"
        self.crowd.see(self.table, self.number, scene.act)
        if not self._has_seen_any:
            self._has_seen_any = True
            self.crowd.unseen -= 1
            if not self.crowd.unseen:
                self.crowd.all_are_there.set()
        if self._is_fresh and self.pending is not None:
            self.transport.write(self.pending[1])
        self._is_fresh = False
        if is_new:
            self.is_due = bool(self.moves) or (self.is_over and self.number == 0)
            self.think(self.pause())

    def note(self, answer: Message) -> None:
        """A command was answered; after a refusal another move is tried."""
        if answer.t == "refused":
            self.crowd.refused[answer.reason or ""] += 1
            self.is_due = bool(self.moves) or (self.is_over and self.number == 0)
        if self.pending is None:
            return
        asked, _ = self.pending
        if asked is not None and asked.command != answer.id:
            return
        if asked is not None:
            self.crowd.asked.append(asked._replace(is_done=answer.t == "done"))
        self.pending = None
        self.think(self.pause())

    # What is done

    def pause(self, least: float = 0.5, most: float = 1.5) -> float:
        """Seconds before a click, of those that people take on average."""
        is_ahead = self.act < self.crowd.ahead.get(self.table, 0)
        return 0.0 if is_ahead else random.uniform(least, most) * self.crowd.think

    def think(self, seconds: float) -> None:
        """Think for so long, if there is something to do."""
        if not self.crowd.is_playing or not self.is_due or self.pending is not None or self._thinking is not None:
            return
        self._thinking = asyncio.get_running_loop().call_later(seconds, self.act_now)

    def _think_no_more(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    def act_now(self) -> None:
        """Make a move, or ask for another game."""
        self._thinking = None
        if not self.crowd.is_playing or not self.is_due or self.pending is not None or self.transport.is_closing():
            return
        self.is_due, command = False, secrets.token_urlsafe(9)
        if self.is_over:
            self.pending = None, self.send({"t": "rematch", "id": command})
            return
        code = random.choice(self.moves).code
        self.crowd.games[self.table].clicked[self.act] = time.perf_counter()
        sent = self.send({"t": "play", "id": command, "after": self.act, "codes": [code]})
        self.pending = Asked(self.table, command, self.act, code, None), sent


def body_of(data: bytes, at: int) -> tuple[int, int]:
    """Where the body of the frame at this place begins and ends: beyond the data if it has not come whole."""
    head = data[at : at + 10]
    if len(head) < 2:
        return at, len(data) + 1
    size = head[1]
    if size < TWO_BYTES:
        return at + 2, at + 2 + size
    start = at + (4 if size == TWO_BYTES else 10)
    return start, start + int.from_bytes(head[2 : start - at])


def frame(kind: int, body: bytes) -> bytes:
    """A frame as browsers send it."""
    size = len(body)
    if size < TWO_BYTES:
        return bytes((kind, MASKED | size)) + NO_MASK + body
    return bytes((kind, MASKED | TWO_BYTES)) + size.to_bytes(2) + NO_MASK + body


def be_a_crowd(pipe: Connection, port: int, think: float, places: Sequence[tuple[str, list[str]]]) -> None:
    """Be the people of one process, until told to end."""

    async def live() -> None:
        await Crowd(port, think, places).live(pipe)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(live())
