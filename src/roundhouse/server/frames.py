"""The usual frames of a WebSocket, read and written without a detour.

What browsers send are whole texts, one frame each.  `websockets` reads a frame in a dozen steps that take all there
could be into account, and ASGI passes each message through five layers; here a whole text takes one step.  Whatever
is not usual (fragments, long frames, what is against the protocol) is left to `websockets`, and so is the rest of
that connection.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was not compiled
    from websockets.utils import apply_mask

if TYPE_CHECKING:
    from .relay import Browser

EXTENSION = "roundhouse.frames"  # the name under which the application finds its connection
MOST_UNREAD = 8  # messages, before no more of them are read from a connection
TEXT, WHOLE = 0x81, (0x81, 0x82, 0x88, 0x89, 0x8A)  # the first bytes of frames that are whole messages
MASKED, TWO_BYTES, EIGHT_BYTES = 0x80, 126, 127  # in the second byte: has a mask; where the length is
HEAD, MASK, SHORT = 2, 4, 2  # bytes
LONGEST = 0xFFFF  # bytes of a frame whose length takes two bytes


class Frames(WebSocketsSansIOProtocol):
    """A WebSocket that reads and writes whole texts by itself."""

    _has_begun = False  # whether the request has come, with which it begins
    _is_usual = True  # whether all that came were whole messages
    _rest = b""  # of a frame that has not come whole

    def handle_connect(self, event: Any) -> None:
        """The application finds this connection among the extensions."""
        super().handle_connect(event)
        if not self.conn.extensions and self.response.status_code == 101:
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Bytes have come: take the whole texts, and leave all else to `websockets`."""
        if not self._is_usual or not self._has_begun:
            self._has_begun = True
            super().data_received(data)
        elif not self.handshake_complete:  # too soon
            self._leave(data)
        else:
            self._take(self._rest + data if self._rest else data)

    def _take(self, data: bytes) -> None:
        """Take the frames of this, the first of which begins at its first byte."""
        while data:
            start, end = _extent(data, self.config.ws_max_size)
            if not start or self.conn.state is not OPEN:
                self._leave(data)
                return
            if len(data) < end:
                self._rest = data
                return
            if data[0] != TEXT:
                super().data_received(data[:end])
            elif not self._take_text(data[start:end], data[start - MASK : start]):
                self._leave(data)
                return
            data = data[end:] if end < len(data) else b""
        self._rest = b""

    def _take_text(self, body: bytes, mask: bytes) -> bool:
        """Pass a text on to the application; False: it is none."""
        try:
            text = apply_mask(body, mask).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def _leave(self, data: bytes) -> None:
        """From here on `websockets` reads everything."""
        self._is_usual, self._rest = False, b""
        super().data_received(data)

    async def send_texts(self, *texts: bytes) -> None:
        """Send these messages, all at once."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent or self.conn.state is not OPEN:
            raise WebSocketDisconnect(1006)
        self.transport.write(b"".join([part for text in texts for part in (_head(text), text)]))


def _extent(data: bytes, most: int) -> tuple[int, int]:
    """Where the body of the first frame begins and ends; (0, 0): the frame is not usual."""
    if len(data) < HEAD + SHORT:
        return (HEAD, HEAD + SHORT) if data[0] in WHOLE else (0, 0)
    size = data[1] - MASKED
    if data[0] not in WHOLE or size < 0 or size == EIGHT_BYTES:
        return 0, 0
    start = HEAD + MASK
    if size == TWO_BYTES:
        start, size = start + SHORT, int.from_bytes(data[HEAD : HEAD + SHORT])
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

    def __init__(self, socket: WebSocket, frames: Frames) -> None:
        self.client, self.headers, self.close = socket.client, socket.headers, socket.close
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


def browser_of(socket: WebSocket) -> Browser:
    """A browser, by the shortest way to it."""
    frames = socket.scope.get("extensions", {}).get(EXTENSION)
    return Plain(socket) if frames is None else Direct(socket, frames)
