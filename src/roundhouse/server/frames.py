"""The usual frames of a WebSocket, read and written without a detour.

What browsers send are whole texts, one frame each.  `websockets` reads a frame in a dozen steps that take all there
could be into account, and ASGI passes each message through five layers; here a whole text takes one step.  Whatever
is not usual (fragments, long frames, what is against the protocol) is left to `websockets`, and so is the rest of
that connection.

No more is taken of what has come than the one who sends it may cost: whole texts as the application receives them, all
else as long as its purse pays for it and it reads what it is answered.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, cast

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was not compiled
    from websockets.utils import apply_mask

from .budget import SLICE, Budget, Purse

if TYPE_CHECKING:
    from .relay import Browser

EXTENSION = "roundhouse.frames"  # the name under which the application finds its connection
MOST_UNREAD = 8  # messages, before no more of them are read from a connection
TEXT, WHOLE = 0x81, (0x81, 0x82, 0x88, 0x89, 0x8A)  # the first bytes of frames that are whole messages
MASKED, TWO_BYTES, EIGHT_BYTES = 0x80, 126, 127  # in the second byte: has a mask; where the length is
HEAD, MASK, SHORT = 2, 4, 2  # bytes
LONGEST = 0xFFFF  # bytes of a frame whose length takes two bytes
PIECE = 512  # bytes that `websockets` is given at once, where it reads everything
PAUSE = 0.5  # seconds, at least, until one goes on for whom others had to wait
EARLY = 0.01  # seconds of processor time a second for what is sent before the handshake
MOST_FRAGMENTS = 100  # of one message
NOT_TEXT, TOO_BIG = 1007, 1009  # the codes with which a connection is closed for it


class Frames(WebSocketsSansIOProtocol):
    """A WebSocket that reads and writes whole texts by itself."""

    purse: Purse | None = None  # that pays for what `websockets` reads
    _has_begun = False  # whether the request has come, with which it begins
    _is_usual = True  # whether all that came were whole messages
    _come, _at = b"", 0  # what has come, and from where on it is not taken yet
    _spent = 0.0  # seconds of what it paid for, since others had their turn
    _later: asyncio.TimerHandle | None = None  # when it pays again

    def handle_connect(self, event: Any) -> None:
        """The application finds this connection among the extensions."""
        super().handle_connect(event)
        early = Budget(EARLY)
        self.purse = Purse(early, early)  # until it is known who pays
        if not self.conn.extensions and self.response.status_code == 101:
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Bytes have come: take the whole texts, and leave all else to `websockets`."""
        if self._has_begun:
            self._come, self._at = self._come[self._at :] + data if self._come else data, 0
            self._take_rest()
        else:
            self._has_begun = True
            super().data_received(data)

    async def receive(self) -> Any:
        """The next message; when there is none behind it, more is taken and read."""
        message = await self.queue.get()
        if self.queue.empty():
            self._go_on()
        return message

    def resume_writing(self) -> None:
        """What was sent is read, answers to pings too."""
        super().resume_writing()
        self._go_on()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._come, self._at = b"", 0
        super().connection_lost(exc)

    # Taking what has come

    def _go_on(self) -> None:
        """Take what is left; if nothing whole is, read more."""
        if self._come and not self.disconnected:
            self._take_rest()
        if self.read_paused and self.queue.empty() and not self._is_held and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def _take_rest(self) -> None:
        """Take one frame after the other, until one must wait, or has not come whole."""
        data = self._come
        while self._at < len(data):
            end = self._take(data, self._at)
            if end == self._at:
                return
            self._at = end
        self._come, self._at = b"", 0

    def _take(self, data: bytes, at: int) -> int:
        """Take the frame that begins here; where the next one begins, or the same place if nothing could be taken."""
        start, end = self._extent(data, at)
        if start and end > len(data):
            return at
        if start and data[at] == TEXT:
            if self.queue.qsize() > MOST_UNREAD:
                return at
            if self._take_text(data[start:end], data[start - MASK : start]):
                return end
            start = 0
        if not start:  # from here on `websockets` reads everything
            self._is_usual, end = False, at + PIECE
        return min(end, len(data)) if self._leave(data[at:end]) else at

    def _extent(self, data: bytes, at: int) -> tuple[int, int]:
        """Where the body of a frame begins and ends; (0, 0): the frame is not usual."""
        is_usual = self._is_usual and self.handshake_complete and self.conn.state is OPEN
        return _extent(data, at, self.config.ws_max_size) if is_usual else (0, 0)

    def _take_text(self, body: bytes, mask: bytes) -> bool:
        """Pass a text on to the application; False: it is none."""
        try:
            text = apply_mask(body, mask).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > MOST_UNREAD:
            self._pause()
        return True

    def _leave(self, data: bytes) -> bool:
        """Let `websockets` read this, and somebody pay for it; False: it has to wait."""
        if self.conn.parser_exc is not None:  # what comes after a fault is nothing any more
            return True
        if self._is_held or (self.queue.qsize() > MOST_UNREAD and not self.close_sent):
            self._pause()
            return False
        began = time.thread_time()
        super().data_received(data)
        self._pay(time.thread_time() - began)
        return True

    def _pay(self, seconds: float) -> None:
        """Somebody pays for this; when the purse is empty, or others should have their turn, the rest comes later."""
        if self.purse is not None:
            self.purse.charge(seconds)
            self._spent += seconds
            if self._spent > SLICE or self.purse.wait() > 0:
                self._wait_for(self.purse)

    def _wait_for(self, purse: Purse) -> None:
        self._later = self.loop.call_later(max(PAUSE, purse.wait()), self._pay_again, purse)

    def _pay_again(self, purse: Purse) -> None:
        if purse.wait() > 0:
            self._wait_for(purse)  # others of the household were faster
            return
        self._later, self._spent = None, 0.0
        self._go_on()

    @property
    def _is_held(self) -> bool:
        """Whether nothing but whole texts is taken: it is not paid for, or its answers are not read."""
        return self._later is not None or not self.writable.is_set()

    def _pause(self) -> None:
        """Read no more for a while."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def handle_cont(self, event: Any) -> None:
        """One more fragment of a message; a message of very many is none of a browser's."""
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAGMENTS:
            self._end_with(TOO_BIG)

    def send_receive_event_to_app(self) -> None:
        """A message is whole; one that is no text, though it should be, is not worth a line in the log."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self._end_with(NOT_TEXT)
        else:
            super().send_receive_event_to_app()

    def _end_with(self, code: int) -> None:
        """Say why this connection ends."""
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()

    async def send_texts(self, *texts: bytes) -> None:
        """Send these messages, all at once."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent or self.conn.state is not OPEN:
            raise WebSocketDisconnect(1006)
        self.transport.write(b"".join([part for text in texts for part in (_head(text), text)]))


def _extent(data: bytes, at: int, most: int) -> tuple[int, int]:
    """Where the body of the frame that begins here begins and ends; (0, 0): the frame is not usual."""
    if len(data) < at + HEAD + SHORT:
        return (at + HEAD, at + HEAD + SHORT) if data[at] in WHOLE else (0, 0)
    size = data[at + 1] - MASKED
    if data[at] not in WHOLE or size < 0 or size == EIGHT_BYTES:
        return 0, 0
    start = at + HEAD + MASK
    if size == TWO_BYTES:
        start, size = start + SHORT, int.from_bytes(data[at + HEAD : at + HEAD + SHORT])
    return (start, start + size) if size <= most else (0, 0)


def _head(text: bytes) -> bytes:
    """The first bytes of a frame with this text."""
    size = len(text)
    if size < TWO_BYTES:
        return bytes((TEXT, size))
    if size <= LONGEST:
        return bytes((TEXT, TWO_BYTES)) + size.to_bytes(2)
    return bytes((TEXT, EIGHT_BYTES)) + size.to_bytes(8)


class Direct:
    """A browser whose connection is read and written without a detour."""

    def __init__(self, socket: WebSocket, frames: Frames, purse: Purse) -> None:
        self.client, self.headers, self.close = socket.client, socket.headers, socket.close
        frames.purse = purse
        self.receive, self.send_texts = frames.receive, frames.send_texts


class Plain:
    """A browser behind a server that knows nothing of these frames."""

    def __init__(self, socket: WebSocket) -> None:
        self.client, self.headers, self.close = socket.client, socket.headers, socket.close
        self.receive, self._send = socket.receive, socket.send_text

    async def send_texts(self, *texts: bytes) -> None:
        """Send these messages."""
        for text in texts:
            await self._send(text.decode())


def browser_of(socket: WebSocket, purse: Purse) -> Browser:
    """A browser, by the shortest way to it; its purse pays for reading what it sends."""
    frames = socket.scope.get("extensions", {}).get(EXTENSION)
    return Plain(socket) if frames is None else Direct(socket, frames, purse)
