"""Requests that are sent halfway, endlessly or not read: each is disconnected; a reader that is only slow is served."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, cast

import pytest
import uvicorn
import websockets

from roundhouse.server.bounded import MOST_HEAD, Bounds, bounded_settings
from roundhouse.server.serve import configured

SHORT = Bounds(head=0.3, body=0.3, read=0.3, each=3, all=5)
LONG_ANSWER = 30_000_000
ENDED: list[str] = []  # the WebSockets that have ended, for the application
HELLO = (
    "GET {path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
UNKNOWN_UPGRADE = b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: tea\r\n\r\n"
CLOSE = 0x88  # how its frame begins
ONE_FRAME = b"\x81\x81\x00\x00\x00\x00x"
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Answers each request with its body, or with more than any buffer holds."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        try:
            while (await receive())["type"] == "websocket.receive":
                if scope["path"] == "/bye":
                    await send({"type": "websocket.close"})
                    return
                await send({"type": "websocket.send", "text": "here" if scope["path"] == "/" else "x" * LONG_ANSWER})
        finally:
            ENDED.append(scope["path"])
        return
    body, more = b"", True
    while more:
        message = await receive()
        body, more = body + message.get("body", b""), message.get("more_body", False)
    answer = b"x" * LONG_ANSWER if scope["path"] == "/long" else body
    length = str(len(answer)).encode()
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", length)]})
    await send({"type": "http.response.body", "body": answer})


@asynccontextmanager
async def served(bounds: Bounds, **settings: Any) -> AsyncIterator[int]:
    """A server with these bounds; its port."""
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        settings = {"lifespan": "off", "log_level": "critical", **bounded_settings(bounds), **settings}
        config = configured(app, **settings)  # type: ignore[arg-type]
        server = uvicorn.Server(config)
        running = asyncio.create_task(server.serve(sockets=[bound]))
        while not server.started:
            await asyncio.sleep(0.01)
        yield bound.getsockname()[1]
        server.should_exit = server.force_exit = True
        await running


def with_bounds(bounds: Bounds, play: Callable[[int], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        async with served(bounds, **settings) as port:
            await asyncio.wait_for(play(port), 20)

    asyncio.run(run())


async def rest(reader: asyncio.StreamReader) -> bytes:
    """What is still sent before the connection ends."""
    try:
        return await reader.read()
    except ConnectionResetError:
        return b""


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost:",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf",
        b"GET / HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\n",
    ],
    ids=["nothing", "half a head", "half a body", "half a second head"],
)
def test_a_request_that_is_sent_halfway_is_put_out(sent: bytes) -> None:
    async def play(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(sent)
        assert (await rest(reader)).count(b"200 OK") == sent.count(b"\r\n\r\nGET")
        writer.close()

    with_bounds(SHORT, play)


@pytest.mark.parametrize("drops", [b"X: y\r\n", b"x"], ids=["headers", "one header"])
def test_headers_without_end_are_put_out_however_fast_they_come(drops: bytes) -> None:
    async def play(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nHost: ")
        sent = 0
        while not reader.at_eof() and reader.exception() is None and sent < 1000 * MOST_HEAD:
            writer.write(drops * (1024 // len(drops)))
            sent += 1024
            await asyncio.sleep(0)
        assert sent < 1000 * MOST_HEAD
        assert b"200 OK" not in await rest(reader)
        writer.close()

    with_bounds(replace(SHORT, head=60.0), play)


def test_a_body_that_drips_is_put_out() -> None:
    async def play(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n")
        while not reader.at_eof() and reader.exception() is None:
            writer.write(b"x")
            await asyncio.sleep(0.02)
        writer.close()

    with_bounds(SHORT, play)


def test_an_answer_that_nobody_reads_ends_the_connection() -> None:
    async def play(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1024)
        writer.write(b"GET /long HTTP/1.1\r\nHost: x\r\n\r\n")
        await asyncio.sleep(1.0)
        assert len(await rest(reader)) < LONG_ANSWER
        writer.close()

    with_bounds(SHORT, play)


def test_whoever_is_slow_but_in_time_is_served_and_again() -> None:
    async def play(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(2):
            for piece in (b"POST / HTTP/1.1\r\n", b"Host: x\r\nContent-Length: 4\r\n", b"\r\n", b"sl", b"ow"):
                writer.write(piece)
                await asyncio.sleep(0.05)
            answer = await reader.readuntil(b"slow")
            assert b"200 OK" in answer
        writer.close()

    with_bounds(replace(SHORT, head=2.0, body=2.0), play)


def test_a_websocket_lives_on_and_is_not_counted() -> None:
    async def play(port: int) -> None:
        async with websockets.connect(f"ws://127.0.0.1:{port}/", proxy=None) as first:
            others = [await asyncio.open_connection("127.0.0.1", port) for _ in range(SHORT.all)]
            await asyncio.gather(*(rest(reader) for reader, _ in others))  # until they are put out
            await first.send("are you there?")
            assert await first.recv() == "here"
            for _, writer in others:
                writer.close()

    with_bounds(SHORT, play)


def test_one_connection_too_many_is_told_to_come_later() -> None:
    async def play(port: int) -> None:
        others: list[Streams] = [await asyncio.open_connection("127.0.0.1", port) for _ in range(SHORT.all)]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        assert (await rest(reader)).startswith(b"HTTP/1.1 503")
        for _, other in (*others, (reader, writer)):
            other.close()
        await asyncio.sleep(0.1)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert b"200 OK" in await rest(reader)
        writer.close()

    with_bounds(replace(SHORT, head=20.0), play)


def test_a_household_may_have_so_many_unless_it_is_the_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")

    async def play(port: int) -> None:
        others = [await asyncio.open_connection("127.0.0.1", port) for _ in range(SHORT.each)]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        assert (await rest(reader)).startswith(b"HTTP/1.1 503")
        for _, other in (*others, (reader, writer)):
            other.close()

    with_bounds(replace(SHORT, head=20.0), play)


async def open_websocket(port: int, path: str) -> Streams:
    """A WebSocket of bytes, which does nothing by itself."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1024)
    writer.write(HELLO.format(path=path).encode())
    assert b"101" in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def test_whoever_answers_no_ping_is_gone() -> None:
    async def play(port: int) -> None:
        ENDED.clear()
        _, writer = await open_websocket(port, "/")
        while not ENDED:
            await asyncio.sleep(0.01)
        writer.close()

    with_bounds(SHORT, play, ws_ping_interval=0.1, ws_ping_timeout=0.2)


def test_what_is_no_request_is_not_worth_a_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def play(port: int) -> None:
        for garbage in (b"\x00\x01\x02\r\n\r\n", b"GET\r\n\r\n", UNKNOWN_UPGRADE):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(garbage)
            await rest(reader)
            writer.close()

    with_bounds(SHORT, play, log_level=configured(cast(Any, app)).log_level)
    assert caplog.text == ""


def test_whoever_does_not_answer_a_goodbye_is_gone() -> None:
    async def play(port: int) -> None:
        reader, writer = await open_websocket(port, "/bye")
        writer.write(ONE_FRAME)
        assert (await reader.readexactly(4))[0] == CLOSE
        assert await asyncio.wait_for(rest(reader), 5) == b""  # it would be kept for ten seconds
        writer.close()

    with_bounds(replace(SHORT, bye=0.1), play)


def test_whoever_does_not_read_a_websocket_is_gone() -> None:
    async def play(port: int) -> None:
        ENDED.clear()
        reader, writer = await open_websocket(port, "/long")
        for _ in range(3):
            writer.write(ONE_FRAME)
        while not ENDED:
            await asyncio.sleep(0.01)
        assert len(await rest(reader)) < LONG_ANSWER
        writer.close()

    with_bounds(SHORT, play, ws_ping_interval=None)
