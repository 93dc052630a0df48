"""Frames that are read and written without a detour: as `websockets` would, however they come."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any, cast
from unittest.mock import MagicMock

import pytest
from starlette.websockets import WebSocketDisconnect
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from roundhouse.server.budget import BURST, Budget, Purse
from roundhouse.server.frames import EXTENSION, MOST_FRAGMENTS, MOST_UNREAD, PIECE, Frames

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
        (sent(Opcode.TEXT, b"\xc3", fin=False) + sent(Opcode.CONT, b"x"), NOT_TEXT),
        (sent(Opcode.CONT, b"of nothing"), AGAINST_THE_PROTOCOL),
        (sent(Opcode.TEXT, b"a", fin=False) + text("in between"), AGAINST_THE_PROTOCOL),
        (b"\x09" + sent(Opcode.PING, b"")[1:], AGAINST_THE_PROTOCOL),
        (b"\x89" + text("x" * 126)[1:], AGAINST_THE_PROTOCOL),
        (Frame(Opcode.TEXT, b"bare").serialize(mask=False), AGAINST_THE_PROTOCOL),
        (b"\xc1" + text("reserved")[1:], AGAINST_THE_PROTOCOL),
        (b"\x83" + text("unknown")[1:], AGAINST_THE_PROTOCOL),
    ],
    ids=[  # masks are other ones each time
        "long",
        "very-long",
        "no-text",
        "no-text-in-fragments",
        "end-of-nothing",
        "text-between-fragments",
        "ping-in-fragments",
        "long-ping",
        "without-mask",
        "reserved",
        "unknown",
    ],
)
def test_what_is_not_usual_ends_the_connection_with_its_code(
    data: bytes, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        frames = await opened()
        frames.data_received(text("one") + data + text("never read"))
        assert got(frames) == ["one", code]
        with pytest.raises(WebSocketDisconnect):
            await frames.send_texts(b"too late")

    asyncio.run(play())
    assert caplog.text == ""


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


# Frames that cost something and say nothing


class Paid(Purse):
    """A purse that pays for a number of things, each of the same price whatever it took."""

    def __init__(self, things: int) -> None:
        self.now, self.paid = 0.0, 0
        budget = Budget(1 / BURST, lambda: self.now)  # full with one second
        super().__init__(budget, budget)
        self.price = 1 / things

    def charge(self, seconds: float) -> None:
        self.paid += 1
        self.budgets[0].charge(self.price)

    def fill(self) -> None:
        self.now += 2 * BURST


PING, A_THOUSAND, TEN_THOUSAND = sent(Opcode.PING, b""), 1000, 10_000


def calls(frames: Frames, name: str) -> int:
    """How often the connection was told to do this."""
    return int(getattr(frames.transport, name).call_count)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.001)


def test_no_more_texts_wait_for_the_application_than_it_may_leave_unread() -> None:
    async def play() -> None:
        frames = await opened()
        frames.data_received(text("x") * TEN_THOUSAND)
        assert frames.queue.qsize() == MOST_UNREAD + 1
        for _ in range(TEN_THOUSAND - 1):
            assert (await frames.receive())["text"] == "x"
            assert frames.queue.qsize() <= MOST_UNREAD + 1
        assert calls(frames, "resume_reading") == 0
        assert (await frames.receive())["text"] == "x"
        assert calls(frames, "resume_reading") == calls(frames, "pause_reading") == 1

    asyncio.run(play())


@pytest.mark.parametrize("start", [b"", sent(Opcode.TEXT, b"", fin=False)], ids=["usual", "fragments"])
def test_pings_are_answered_as_long_as_the_purse_pays_and_the_others_when_it_pays_again(
    start: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("roundhouse.server.frames.PAUSE", 0.001)

    async def play() -> None:
        frames = await opened()
        frames.purse = purse = Paid(50)
        frames.data_received(start + PING * TEN_THOUSAND)
        await until(lambda: purse.wait() > 0)
        frames.data_received(text("late"))
        answered, most = calls(frames, "write"), PIECE // len(PING) + 1
        assert 50 <= answered <= 52 * most
        assert purse.paid <= 52
        assert calls(frames, "pause_reading") == 1
        assert frames.queue.empty()
        waits = frames._later
        assert waits is not None
        purse.fill()
        waits.cancel()
        frames._pay_again(purse)
        await until(lambda: purse.wait() > 0 or frames.queue.qsize() == 1)
        assert calls(frames, "write") > answered

    asyncio.run(play())


def test_what_is_sent_before_the_handshake_is_not_read_for_nothing() -> None:
    async def play() -> None:
        frames = Frames(Config(wait, ws_max_size=MOST), ServerState(), {})
        frames.connection_made(MagicMock())
        frames.data_received(REQUEST)
        frames.data_received(PING * TEN_THOUSAND)
        assert frames._is_held
        assert frames._at < len(PING) * TEN_THOUSAND

    asyncio.run(play())


def test_others_have_their_turn_while_somebody_pays_for_pings(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        frames = await opened()
        monkeypatch.setattr("roundhouse.server.frames.PAUSE", 0.001)
        rich = Budget(1000.0)
        frames.purse = Purse(rich, rich)
        frames.data_received(PING * A_THOUSAND)  # which takes much longer than a slice
        assert 0 < calls(frames, "write") < A_THOUSAND
        await until(lambda: calls(frames, "write") == A_THOUSAND)

    asyncio.run(play())


def test_whoever_reads_no_answers_is_given_none_and_still_heard() -> None:
    async def play() -> None:
        frames = await opened()
        frames.pause_writing()
        frames.data_received(text("one") + PING * 3)
        assert (got(frames), calls(frames, "write")) == (["one"], 0)
        frames.resume_writing()
        assert calls(frames, "write") == 3
        frames.data_received(text("two"))
        assert got(frames) == ["two"]

    asyncio.run(play())


def test_a_message_of_very_many_fragments_ends_the_connection() -> None:
    async def play() -> None:
        frames = await opened()
        frames.data_received(sent(Opcode.TEXT, b"", fin=False) + sent(Opcode.CONT, b"", fin=False) * MOST_FRAGMENTS)
        assert got(frames) == [TOO_BIG]
        frames = await opened()
        frames.data_received(sent(Opcode.TEXT, b"x", fin=False))
        for _ in range(MOST_FRAGMENTS - 2):
            frames.data_received(sent(Opcode.CONT, b"x", fin=False))
        frames.data_received(sent(Opcode.CONT, b"x"))
        assert got(frames) == ["x" * MOST_FRAGMENTS]

    asyncio.run(play())


def test_messages_are_sent_at_once_as_frames_of_any_length() -> None:
    async def play() -> None:
        frames, said = await opened(), (b"", b"a" * 125, b"b" * 126, b"c" * 70_000)
        await frames.send_texts(*said)
        whole = b"".join(Frame(Opcode.TEXT, each).serialize(mask=False) for each in said)
        frames.transport.write.assert_called_once_with(whole)  # type: ignore[attr-defined]

    asyncio.run(play())
