"""A hundred thousand hostile messages: each is answered with a reason, and harms neither the table nor the server."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
import websockets

from roundhouse.core.table import Table
from roundhouse.server.client import MOST_WAITING, Client
from roundhouse.server.socket import _close
from roundhouse.server.wire import Done

from .hostile import COSTLY, KINDS, Sent, Target, hellos, requests, stream
from .kills import until_it_answers
from .online import OPEN, OTHER, PERSON, Online
from .player import Player, new_id, new_secret
from .postgres import free_port
from .serving import Mortal, mortal
from .test_online import play_out

MESSAGES = 100_800
WARM = 20_000  # after this number of messages the server has allocated what it needs
BATCH = 112
MOST_GROWTH = 6_000_000  # bytes, from then to the end; each of the messages kept would be more
ROUND = 3_360  # after this number of messages some moves are made
MOVES_BETWEEN = 3
ANSWERS = ("done", "moment", "lines", "hint", "why", "about", "refused")
SEEN = ("act", "ply", "view", "moves", "people", "table", "undo", "decider")
ABUSED, TOO_BIG, NO_TEXT = 1008, 1009, 1007


@asynccontextmanager
async def attacked(folder: Path) -> AsyncIterator[tuple[Online, Mortal]]:
    """A server of its own process; at the end it must have had nothing to complain about."""
    port, errors = free_port(), folder / "errors"
    with mortal(port, f"sqlite:///{folder / 'tables.db'}", errors) as server:
        await server.start()
        address = f"http://127.0.0.1:{port}/"
        async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=20) as http:
            await until_it_answers(http)
            yield Online(address, http), server
    assert errors.read_text() == ""


class Listener(Player):
    """A player who keeps all answers, in their order."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.taken: list[dict[str, Any]] = []

    def _take(self, message: dict[str, Any]) -> None:
        super()._take(message)
        if message["t"] not in ("scene", "said", "links", "welcome"):
            self.taken.append(message)

    async def until_after(self, act: int) -> None:
        """Wait until it is shown what came after this act."""
        await self.until(lambda: bool(self.scene["act"] > act))

    async def answers_to(self, messages: list[Sent]) -> list[dict[str, Any]]:
        """What is answered to these, one by one."""
        assert self.socket is not None
        self.taken = []
        for message in messages:
            await self.socket.send(message)
        assert (await self.ask("ping"))["t"] == "done"
        return self.taken[:-1]


class Attacker:
    """Somebody at a table, with a mouth full of garbage."""

    def __init__(self, player: Listener, target: Target) -> None:
        self.player, self.target = player, target
        self.messages = stream(random.Random(repr(target.seat)), target)
        self.sent: Counter[str] = Counter()

    async def attack(self, number: int) -> None:
        """Send this number of messages, and see that each gets the right answer."""
        batch = [next(self.messages) for _ in range(number)]
        answers = await self.player.answers_to([message for _, message in batch])
        assert len(answers) == number
        for (name, message), answer in zip(batch, answers, strict=True):
            self.sent[name] += 1
            is_allowed = name in COSTLY or (name, answer["t"]) == ("replayed", "done")
            assert is_refused(answer) or tells_nothing(answer) or is_allowed, (name, message[:200], answer)
            assert name not in COSTLY or answer["t"] in ANSWERS, (name, answer)


def is_refused(answer: dict[str, Any]) -> bool:
    """Whether something was refused, and why."""
    return bool(answer["t"] == "refused" and answer["reason"] and answer["text"])


def tells_nothing(answer: dict[str, Any]) -> bool:
    """Whether something was asked about that is not there, and nothing was told."""
    return bool(answer["t"] == "about" and answer["title"] is None and not answer["lines"])


@dataclass
class Siege:
    """A table whose players and spectator all attack it."""

    online: Online
    table: str
    tokens: list[str]
    attackers: list[Attacker]
    used: list[str] = field(default_factory=list)

    @classmethod
    async def lay(cls, online: Online) -> Siege:
        """Set up the table, and another one whose secrets are known here."""
        table, tokens = await online.new_table("traffic", [PERSON, OTHER], watch="anyone", options={"first_player": 0})
        other, others = await online.new_table("isle_of_trains", [PERSON, OTHER])
        attackers = []
        for seat, held in ((0, tokens[:1]), (1, tokens[1:]), (None, [])):
            player = await Listener(online.address, table, held).connect()
            attackers.append(Attacker(player, Target(seat=seat, tokens=tokens + others, other_table=other)))
        siege = cls(online, table, tokens, attackers)
        await siege.move_on()
        return siege

    async def look(self) -> Any:
        """The table as a newcomer at each seat sees it."""
        scenes = []
        for tokens in ([], *([token] for token in self.tokens)):
            player = await self.online.connect(self.table, tokens)
            scenes.append([player.scene[name] for name in SEEN] + [player.log, player.welcome["chat"]])
            await player.close()
        return json.loads(json.dumps(scenes))

    async def move_on(self) -> None:
        """Some moves that are as they should be."""
        chance = random.Random(len(self.used))
        for _ in range(MOVES_BETWEEN):
            players = [attacker.player for attacker in self.attackers[:2]]
            acting = next(player for player in players if player.is_turn)
            act, code, command = acting.scene["act"], chance.choice(acting.scene["moves"])["code"], new_id()
            assert (await acting.ask("play", id=command, after=act, codes=[code]))["t"] == "done"
            self.used.append(command)
            for attacker in self.attackers:
                await attacker.player.until_after(act)
        for attacker in self.attackers:
            scene, target = attacker.player.scene, attacker.target
            target.act, target.used = scene["act"], self.used
            target.legal = [move["code"] for move in players[0].scene["moves"] or players[1].scene["moves"]]


@pytest.mark.long
def test_a_hundred_thousand_hostile_messages_harm_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with attacked(tmp_path) as (online, server):
            siege = await Siege.lay(online)
            warm = 0
            for start in range(0, MESSAGES, ROUND):
                warm = warm or (memory(server) if start >= WARM else 0)
                before = await siege.look()
                for _ in range(0, ROUND, 3 * BATCH):
                    await asyncio.gather(*(attacker.attack(BATCH) for attacker in siege.attackers))
                assert await siege.look() == before
                await siege.move_on()
            assert memory(server) - warm < MOST_GROWTH
            await check_ending(siege)

    asyncio.run(play())


async def check_ending(siege: Siege) -> None:
    """All sorts were tried, and the game can be played to its end."""
    sent = sum((attacker.sent for attacker in siege.attackers), Counter())
    assert sum(sent.values()) == MESSAGES
    assert min(sent.values()) > MESSAGES // len(KINDS) // 2
    assert set(sent) == set(KINDS)
    first, second = [attacker.player for attacker in siege.attackers[:2]]
    await play_out(first, second)
    log = (await siege.online.http.get(f"/api/tables/{siege.table}/log")).json()["log"]
    assert Table.from_log(log, mode="interpreted").scores() == first.scene["ending"]["scores"]


def memory(server: Mortal) -> int:
    """What the server takes up now, in bytes."""
    pages = Path(f"/proc/{server.process}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGESIZE")


# Before hello, and frames that cannot be answered


async def first_words(online: Online, words: Sent, is_text: bool | None = None) -> tuple[list[dict[str, Any]], int]:
    """What is answered to the first message of a connection, and how it is closed."""
    address = online.address.replace("http", "ws", 1) + "ws"
    async with websockets.connect(address, proxy=None) as connection:
        answers = []
        with suppress(websockets.ConnectionClosed):
            await connection.send(words, text=is_text)
            async for answer in connection:
                answers.append(json.loads(answer))
        return answers, connection.close_code or 0


@pytest.mark.long
def test_whoever_does_not_say_hello_is_told_so_and_put_out(tmp_path: Path) -> None:
    async def play() -> None:
        async with attacked(tmp_path) as (online, _):
            table, tokens = await online.new_table("traffic", [PERSON, OTHER])
            hello = {"t": "hello", "table": table, "tokens": tokens, "lang": "en"}
            messages = stream(random.Random(3), Target(tokens=tokens, other_table="ABCDEF", used=["abcdefgh"]))
            bad: list[Sent] = [message for (_, message), _ in zip(messages, range(2 * len(KINDS)), strict=False)]
            bad += [json.dumps({**hello, **change}) for change in BAD_HELLOS]
            for message in bad:
                answers, code = await first_words(online, message)
                assert [is_refused(answer) for answer in answers] == [True], (message[:200], answers)
                assert code == ABUSED

    asyncio.run(play())


BAD_HELLOS: list[dict[str, Any]] = [
    {"table": "ZZZZZZ"},
    {"table": "zzzzzz"},
    {"table": "../../"},
    {"table": "ABCDEF\n"},
    {"table": ""},
    {"tokens": []},
    {"tokens": ["x" * 24]},
    {"tokens": ["' OR 1=1 --                "]},
    {"tokens": ["x" * 24] * 7},
    {"tokens": "all"},
    {"lang": "xx"},
    {"lang": "../en"},
    {"name": "x" * 41},
    {"name": "\x00"},
    {"seat": 0},
    {"claims": []},
    {"claims": {"x" * 24: "x" * 21}},
    {"claims": {"x": "x" * 24}},
    {"claims": {"x" * 24: None}},
    {"claims": {"x" * 24: "x" * 65}},
    {"claims": {str(i) * 24: str(i) * 24 for i in range(7)}},
]


def test_what_others_have_sent_opens_nothing_of_theirs(tmp_path: Path) -> None:
    async def play() -> None:
        async with attacked(tmp_path) as (online, _):
            created = new_id()
            table, tokens = await online.new_table("traffic", [PERSON, OPEN, OTHER], id=created)
            host = await online.connect(table, tokens[:1])
            link = host.scene["people"][1]["token"]
            guest = await online.connect(table, [link])
            command = new_id()
            assert (await guest.ask("chat", id=command, text="…"))["t"] == "done"
            secrets = [*tokens, *guest.welcome["tokens"], guest.welcome["watch_token"]]
            target = Target(other_table=table, created=[created], used=[command], links=[link])
            before = {name: host.scene[name] for name in SEEN}
            for (path, body), _ in zip(requests(random.Random(4), target), range(55), strict=False):
                answer = await online.post(path, body)
                assert answer.status_code in (200, 404, 422), (path, body, answer.text)
                assert not any(secret in answer.text for secret in secrets), (path, body)
                assert f'"{table}"' not in answer.text, (path, body)
            for words, _ in zip(hellos(random.Random(4), target), range(12), strict=False):
                answers, code = await first_words(online, json.dumps(words))
                assert [is_refused(each) for each in answers] == [True], (words, answers)
                assert code == ABUSED
            again = await online.connect(table, tokens[:1])
            assert {name: again.scene[name] for name in SEEN} == before

    asyncio.run(play())


def test_frames_that_cannot_be_answered_end_the_connection(tmp_path: Path) -> None:
    async def play() -> None:
        async with attacked(tmp_path) as (online, _):
            assert await first_words(online, b"\xff\xfe", is_text=True) == ([], NO_TEXT)
            assert await first_words(online, "x" * 100_000) == ([], TOO_BIG)
            assert await first_words(online, b"x" * 5_000_000) == ([], TOO_BIG)
            table, tokens = await online.new_table("traffic", [PERSON, OTHER])
            player = await online.connect(table, tokens)
            await player.send(t="chat", id=new_id(), text="x" * 100_000)
            await player.until(lambda: False)
            assert player.socket is not None
            assert player.socket.close_code == TOO_BIG
            await (await online.connect(table, tokens)).play(player.scene["moves"][0]["code"])

    asyncio.run(play())


class Deaf:
    """A browser that reads nothing."""

    async def send_texts(self, *texts: bytes) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int = 1000) -> None:
        await asyncio.Event().wait()


def test_whoever_does_not_read_is_put_out() -> None:
    async def play() -> None:
        client = Client(Deaf(), cast(Any, None), (0,), True, "en")
        work = [asyncio.create_task(client.pump()), asyncio.create_task(client.left_behind())]
        for _ in range(2 * MOST_WAITING):
            client.send(Done("abcdefgh"))
        ended, waiting = await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED, timeout=5)
        assert ended == {work[1]}
        await asyncio.wait_for(_close(cast(Any, Deaf()), ended, 1013), 5)  # without its consent
        for task in waiting:
            task.cancel()

    asyncio.run(play())


# HTTP


SEATS = [PERSON, OTHER]
BAD_TABLES: list[dict[str, Any]] = [
    {"game": "chess"},
    {"game": "../traffic"},
    {"game": "traffic\x00"},
    {"game": None},
    {"game": 7},
    {"game": "x" * 5000},
    {"seats": []},
    {"seats": [PERSON]},
    {"seats": [PERSON] * 7},
    {"seats": [PERSON] * 1000},
    {"seats": "two"},
    {"seats": [{"kind": "god"}, PERSON]},
    {"seats": [{"kind": "person", "name": "x" * 41}, PERSON]},
    {"seats": [{"kind": "person", "name": "a\x00b"}, PERSON]},
    {"seats": [{"kind": "person", "name": "a\u202eb"}, PERSON]},
    {"seats": [{"kind": "bot", "level": "genius"}, PERSON]},
    {"seats": [{"kind": "person", "token": "x" * 24}, PERSON]},
    {"options": {"first_player": 5}},
    {"options": {"first_player": -(10**30)}},
    {"options": {"cheat": True}},
    {"options": {"\x00": 1}},
    {"options": {"variant": "junior\x00"}},
    {"options": {str(i): i for i in range(61)}},
    {"options": []},
    {"options": {"first_player": [0]}},
    {"game": "isle_of_trains", "options": {"variant": "junior"}},
    {"clock": {"kind": "hourglass"}},
    {"clock": {"kind": "bank", "seconds": -1}},
    {"clock": {"kind": "bank", "seconds": 10**9}},
    {"hints": "yes"},
    {"watch": "everyone"},
    {"lang": "xx"},
    {"id": "short"},
    {"id": "abcdefgh\n"},
    {"id": "x" * 41},
    {"secret": None},
    {"secret": "x" * 15},
    {"secret": "x" * 65},
    {"secret": "x y" * 8},
    {"seed": "00" * 32},
    {"status": "over"},
]
BAD_BODIES: list[bytes] = [
    b"",
    b"null",
    b"[]",
    b"{",
    b"\xff\xfe\x00",
    b"[" * 16_000,
    b'{"a":' * 3_000,
    b"\x00" * 100,
    b"x" * 1_000_000,
    json.dumps({"id": "x" * 1_000_000}).encode(),
]


async def leave_halfway(address: str) -> None:
    """Begin to send a body, and go: nobody is left to be answered, and nothing is wrong with the server."""
    url = httpx.URL(address)
    for path in ("/api/tables", "/api/departures", "/api/tables/ABCDEF/join"):
        _, writer = await asyncio.open_connection(url.host, url.port)
        head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n"
        writer.write(head.encode() + b"half")
        await writer.drain()
        writer.close()
        await writer.wait_closed()


@pytest.mark.long
def test_bad_bodies_are_refused_with_a_reason(tmp_path: Path) -> None:
    async def play() -> None:
        async with attacked(tmp_path) as (online, _):
            bodies: list[Any] = [
                *BAD_BODIES,
                *(
                    {"id": new_id(), "secret": new_secret(), "game": "traffic", "seats": SEATS, **bad}
                    for bad in BAD_TABLES
                ),
                {"id": new_id(), "game": "traffic", "seats": SEATS},
            ]
            await leave_halfway(online.address)
            for body in bodies:
                answer = await online.post("/api/tables", body)
                assert answer.status_code in (404, 422), (body, answer.text)
                assert answer.json()["reason"], body
                assert answer.json()["text"], body
            for body in [*BAD_BODIES, {"tokens": ["x"]}, {"tokens": ["x" * 24] * 101}, {"lang": "xx"}, {"a": 1}]:
                for path in ("/api/departures", "/api/tables/ABCDEF/join"):
                    assert (await online.post(path, body)).status_code == 422, (path, body)
            assert (await online.post("/api/departures", {})).json() == []

    asyncio.run(play())


BAD_PATHS = [
    "/api/tables/ZZZZZZ/log",
    "/api/tables/%00/log",
    "/api/tables/..%2f..%2fx/log",
    "/api/tables/" + "A" * 5000 + "/log",
    "/api/games/chess/rules",
    "/api/games/..%2ftraffic/rules",
    "/api/games/chess/rules?lang=../../../etc/passwd%00",
    "/api/games/traffic/clauses/TR-999",
    "/api/games/traffic/clauses/%00",
    "/api/games/traffic/clauses/" + "9" * 5000,
    "/api/nothing",
    "/api/",
    "/..%2f..%2f..%2f..%2fetc%2fpasswd",
    "/../../../../etc/passwd",
    "/%2e%2e/%2e%2e/app.py",
    "/..%5capp.py",
    "//etc/passwd",
    "/assets/..%2f..%2fapp.py",
    "/assets/../../app.py",
    "/assets/%00",
    "/assets/" + "a" * 5000,
    "/SOURCES%00.html",
    "/%00",
    "/" + "a" * 5000,
    "/" + "a/" * 2000,
    "/%ff%fe",
    "/%zz",
    "/ws",
]


FOREIGN_PAGE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nOrigin: http://evil.example\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)  # would open a WebSocket


async def status_of(address: str, request: bytes) -> tuple[int, bytes]:
    """The status and the rest of an answer to bytes that no library would send."""
    host, port = address.removeprefix("http://").rstrip("/").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(request)
    answer = await asyncio.wait_for(reader.read(), 20)
    writer.close()
    return int(answer.split(b" ")[1]), answer


@pytest.mark.long
def test_bad_paths_lead_nowhere(tmp_path: Path) -> None:
    async def play() -> None:
        async with attacked(tmp_path) as (online, _):
            for path in BAD_PATHS:
                for method in ("GET", "POST", "PUT", "HEAD"):
                    line = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                    status, answer = await status_of(online.address, line.encode() + b"Content-Length: 0\r\n\r\n")
                    assert status in (200, 400, 404, 405, 422), (method, path, answer[:300])
                    assert b"root:" not in answer, path
                    assert b"make_app" not in answer, path
                    assert status != 200 or not path.startswith("/api"), (method, path)
            for garbage in (b"\x00\x01\x02\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"{}\r\n\r\n"):
                assert (await status_of(online.address, garbage))[0] in (400, 421)  # unreadable, or for no host of ours
            assert (await status_of(online.address, FOREIGN_PAGE))[0] == 403

    asyncio.run(play())
