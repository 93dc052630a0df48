"""The other processes that serve the same tables: browsers and requests are passed to the one that has a table."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from starlette.types import ASGIApp, Message, Scope

from .errors import Elsewhere, Moved
from .pipe import ANSWER, OPENING, TEXT, Frame, Listening, Pipe, Unreachable, open_pipe
from .store import Leases, Owner, StoreError

LOG = logging.getLogger(__name__)
LONGEST = 8.0  # seconds to wait for a process that does not answer: its lease ends sooner
PAUSE = 0.2  # seconds before it is tried again
SECONDS_TO_ANSWER = 10.0
SECONDS_TO_TELL = 1.0  # what is missed without harm
PASSED = "roundhouse.passed"  # in the scope of a request that another process has passed on

Result = TypeVar("Result")


class Visit(Struct, tag="visit", array_like=True):
    """A browser, whose messages follow."""

    address: str
    languages: str  # its Accept-Language


class Passed(Struct, kw_only=True, tag="request", array_like=True):
    """A request over HTTP."""

    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    address: str
    body: bytes


class AskPresence(Struct, tag="presence", array_like=True):
    """Who is at these tables."""

    tables: list[str]


class AskMetrics(Struct, tag="metrics", array_like=True):
    """What is counted there."""


Opening = Visit | Passed | AskPresence | AskMetrics


class Presence(Struct, array_like=True):
    """Who is connected at a table, and who decides there."""

    here: list[int]
    decider: int | None


class Answer(Struct, array_like=True):
    """The answer to a request."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


_opening = msgspec.msgpack.Decoder(Opening)
Handlers = dict[type, Callable[[Pipe, Any], Awaitable[None]]]  # by what a pipe is opened for


class Peers:
    """This process among the others."""

    def __init__(self, leases: Leases, listening: Listening) -> None:
        self.leases, self.listening = leases, listening
        self._relays: dict[asyncio.Event, str] = {}  # what each relay waits for, and the process that has its table

    async def start(self, handlers: Handlers) -> None:
        """Let the others open pipes to this process."""

        async def serve(pipe: Pipe) -> None:
            frame = await pipe.receive()
            if frame is not None and frame.kind == OPENING:
                opening = _opening.decode(frame.body)
                await handlers[type(opening)](pipe, opening)

        self.leases.on_beat = self._leave_the_dead
        await self.listening.start(lambda: self.leases.id, self.leases.secret, serve)

    async def close(self) -> None:
        """Let nobody connect any more."""
        await self.listening.close()

    @property
    def relays(self) -> int:
        """How many browsers here are at tables of other processes."""
        return len(self._relays)

    @contextmanager
    def relaying(self, owner: Owner) -> Iterator[asyncio.Event]:
        """Something that depends on this process; the event is set when that one is dead."""
        is_dead = asyncio.Event()
        self._relays[is_dead] = owner.id
        try:
            yield is_dead
        finally:
            del self._relays[is_dead]

    def _leave_the_dead(self) -> None:
        for is_dead, owner in self._relays.items():
            if owner not in self.leases.others:
                is_dead.set()

    # Passing on

    async def at_owner(
        self, here: Callable[[], Awaitable[Result]], there: Callable[[Owner], Awaitable[Result]]
    ) -> Result:
        """Do something here, or at the process that has the table; while that one does not answer, until one does."""
        try:
            return await here()
        except Elsewhere as elsewhere:
            table, owner = elsewhere.table, elsewhere.owner
        until = time.monotonic() + LONGEST
        while owner.id != self.leases.id:
            try:
                return await there(owner)
            except Unreachable as error:
                if time.monotonic() > until:
                    LOG.error("the server that has table %s cannot be reached at %s", table, error)
                    raise Moved from None
            await asyncio.sleep(PAUSE)
            owner = await self.leases.take(table) or owner
        try:
            return await here()
        except Elsewhere:
            raise Moved from None

    async def open(self, owner: Owner, opening: Opening) -> Pipe:
        """A pipe to another process, for this."""
        pipe = await open_pipe(owner, self.leases.secret)
        try:
            await pipe.send(OPENING, msgspec.msgpack.encode(opening))
        except OSError as error:
            raise Unreachable(str(error)) from None
        return pipe

    async def visit(self, owner: Owner, visit: Visit, hello: str | bytes) -> tuple[Owner, Pipe]:
        """A pipe for a browser to the process that has its table, and its hello in it."""
        pipe = await self.open(owner, visit)
        try:
            await pipe.send(TEXT, hello.encode() if isinstance(hello, str) else hello)
        except OSError as error:
            raise Unreachable(str(error)) from None
        return owner, pipe

    async def ask(self, owner: Owner, opening: Opening, seconds: float = SECONDS_TO_ANSWER) -> bytes:
        """What another process answers; Unreachable also if it leaves meanwhile: what is asked may be asked again."""
        pipe = await self.open(owner, opening)
        try:
            async with asyncio.timeout(seconds):
                frame: Frame | None = await pipe.receive()
        except TimeoutError:
            frame = None
        finally:
            pipe.close()
        if frame is None or frame.kind != ANSWER:
            raise Unreachable(owner.address)
        return frame.body

    async def presence(self, tables: list[str]) -> dict[str, Presence]:
        """Who is at those of these tables that other processes have."""
        if not self.leases.others:
            return {}
        by_owner: dict[Owner, list[str]] = {}
        for table, owner in (await self.leases.whose(tables)).items():
            if owner is not None and owner.id in self.leases.others:
                by_owner.setdefault(owner, []).append(table)
        asked = [self._tell(owner, AskPresence(theirs)) for owner, theirs in by_owner.items()]
        found: dict[str, Presence] = {}
        for body in await asyncio.gather(*asked):
            found |= msgspec.msgpack.decode(body, type=dict[str, Presence]) if body else {}
        return found

    async def everybodys_metrics(self) -> list[str]:
        """What is counted in the other processes; nothing while the database does not say which there are."""
        try:
            others = await self.leases.everybody_else()
        except StoreError:
            return []
        asked = [self._tell(owner, AskMetrics()) for owner in others]
        return [body.decode() for body in await asyncio.gather(*asked) if body]

    async def _tell(self, owner: Owner, opening: Opening) -> bytes:
        with suppress(Unreachable):
            return await self.ask(owner, opening, SECONDS_TO_TELL)
        return b""


async def answer_passed(app: ASGIApp, pipe: Pipe, passed: Passed) -> None:
    """Answer a request that another process has passed on."""
    answered, bodies = Answer(500, [], b""), list[bytes]()
    scope: Scope = {
        "type": "http",
        "http_version": "1.1",
        "method": passed.method,
        "scheme": "http",
        "path": passed.path,
        "raw_path": passed.path.encode(),
        "query_string": passed.query,
        "root_path": "",
        "headers": passed.headers,
        "client": (passed.address, 0),
        "server": None,
        "state": {},
        PASSED: True,
    }

    async def receive() -> Message:
        return {"type": "http.request", "body": passed.body, "more_body": False}

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            answered.status, answered.headers = message["status"], list(message["headers"])
        else:
            bodies.append(message.get("body", b""))

    await app(scope, receive, send)
    answered.body = b"".join(bodies)
    await pipe.send(ANSWER, msgspec.msgpack.encode(answered))
