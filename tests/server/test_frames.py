"""Frames that are read and written without a detour: as `websockets` would, however they come."""

from __future__ import annotations

import asyncio
import random
from typing import Any, cast
from unittest.mock import MagicMock

import pytest
from starlette.websockets import WebSocketDisconnect
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from roundhouse.server.frames import EXTENSION, MOST_UNREAD, Frames

REQUEST = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MOST = 1000  # bytes of a message
TOO_BIG, NOT_TEXT, AGAINST_THE_PROTOCOL = 1009, 1007, 1002


async def wait(scope: Any, receive: Any, send: Any) -> None:
    await asyncio.Event().wait()


async def opened() -> Frames:
    """A connection whose handshake is made."""
    frames = Frames(Config(wait, ws_max_size=MOST, ws_per_message_deflate=False), ServerState(), {})
    transport = MagicMock()
    transport.get_extra_info.return_value = None
    transport.is_closing.return_value = False
    frames.connection_made(transport)
    frames.data_received(REQUEST)
    assert cast(Any, frames.scope)["extensions"][EXTENSION] is frames
    await frames.receive()
    await frames.send({"type": "websocket.accept", "headers": []})
    transport.write.reset_mock()
    return frames


def sent(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    """A frame as a browser sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


def text(said: str) -> bytes:
    return sent(Opcode.TEXT, said.encode())


def got(frames: Frames) -> list[Any]:
    """What the application is told."""
    told = []
    while not frames.queue.empty():
        message: Any = frames.queue.get_nowait()
        told.append(message.get("text", message.get("bytes", message.get("code"))))
    return told


def test_texts_come_as_they_were_sent_however_the_bytes_are_cut() -> None:
    async def play() -> None:
        said = ["", "a", "ключ", "x" * 125, "y" * 126, "z" * MOST]
        whole = b"".join(map(text, said))
        for seed in range(30):
            chance, frames, rest = random.Random(seed), await opened(), whole
            while rest:
                size = chance.choice((1, 2, 3, 7, 200, len(rest)))
                frames.data_received(rest[:size])
                rest = rest[size:]
            assert got(frames) == said
            assert frames._is_usual

    asyncio.run(play())


def test_pings_and_bytes_between_texts_are_answered_and_told() -> None:
    async def play() -> None:
        frames = await opened()
        frames.data_received(text("one") + sent(Opcode.PING, b"?") + sent(Opcode.BINARY, b"two") + text("three"))
        assert got(frames) == ["one", b"two", "three"]
        frames.transport.write.assert_called_once_with(Frame(Opcode.PONG, b"?").serialize(mask=False))  # type: ignore[attr-defined]

    asyncio.run(play())


def test_fragments_are_put_together_and_texts_go_on_after_them() -> None:
    async def play() -> None:
        frames = await opened()
        frames.data_received(text("one") + sent(Opcode.TEXT, b"tw", fin=False))
        frames.data_received(sent(Opcode.CONT, b"o") + text("three"))
        assert got(frames) == ["one", "two", "three"]

    asyncio.run(play())


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (text("x" * (MOST + 1)), TOO_BIG),
        (text("x" * 70_000), TOO_BIG),
        (sent(Opcode.TEXT, b"\xff\xfe"), NOT_TEXT),
        (Frame(Opcode.TEXT, b"bare").serialize(mask=False), AGAINST_THE_PROTOCOL),
        (b"\xc1" + text("reserved")[1:], AGAINST_THE_PROTOCOL),
        (b"\x83" + text("unknown")[1:], AGAINST_THE_PROTOCOL),
    ],
    ids=["long", "very-long", "no-text", "without-mask", "reserved", "unknown"],  # masks are other ones each time
)
def test_what_is_not_usual_ends_the_connection_with_its_code(data: bytes, code: int) -> None:
    async def play() -> None:
        frames = await opened()
        frames.data_received(text("one") + data + text("never read"))
        assert got(frames) == ["one", code]
        with pytest.raises(WebSocketDisconnect):
            await frames.send_texts(b"too late")

    asyncio.run(play())


def test_what_comes_before_the_handshake_is_left_to_websockets() -> None:
    async def play() -> None:
        frames = Frames(Config(wait, ws_max_size=MOST), ServerState(), {})
        frames.connection_made(MagicMock())
        frames.data_received(REQUEST)
        early = text("early")
        frames.data_received(early[:3])
        await frames.receive()
        await frames.send({"type": "websocket.accept", "headers": []})
        frames.data_received(early[3:] + text("later"))
        assert got(frames) == ["early", "later"]

    asyncio.run(play())


def test_whoever_sends_faster_than_is_read_is_not_read_for_a_while() -> None:
    async def play() -> None:
        frames = await opened()
        frames.data_received(text("x") * (MOST_UNREAD + 1))
        frames.transport.pause_reading.assert_called_once()  # type: ignore[attr-defined]
        for _ in range(MOST_UNREAD + 1):
            await frames.receive()
        frames.transport.resume_reading.assert_called_once()  # type: ignore[attr-defined]

    asyncio.run(play())


def test_messages_are_sent_at_once_as_frames_of_any_length() -> None:
    async def play() -> None:
        frames, said = await opened(), (b"", b"a" * 125, b"b" * 126, b"c" * 70_000)
        await frames.send_texts(*said)
        whole = b"".join(Frame(Opcode.TEXT, each).serialize(mask=False) for each in said)
        frames.transport.write.assert_called_once_with(whole)  # type: ignore[attr-defined]

    asyncio.run(play())
