"""HTTP with bounds: how long and how slow a request may be, and how many connections may wait before a request.

uvicorn waits for ever for a request that is sent halfway, and for a reader that does not read what it is sent, whether
an answer or a WebSocket's messages: a connection that is closed with something unsent stays open.  Here all of them
are put out.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .frames import Frames
from .limits import household

MOST_HEAD = 16_384  # bytes of a request's first line and headers
BUSY = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\nRetry-After: 10\r\n\r\n"


@dataclass(frozen=True)
class Bounds:
    """What a connection may take."""

    head: float = 10.0  # seconds to send the first line and the headers
    body: float = 10.0  # seconds to send the body
    read: float = 30.0  # seconds without reading what is sent
    bye: float = 1.0  # seconds until somebody answers who is told that a WebSocket ends
    each: int = 200  # connections of one household at once that are not WebSockets
    all: int = 2000  # of everybody together


USUAL = Bounds()


def bounded_settings(bounds: Bounds = USUAL) -> dict[str, Any]:
    """What uvicorn is told, for one server."""
    return {
        "http": type("Bounded", (BoundedHTTP,), {"bounds": bounds, "waiting": Counter()}),
        "ws": type("Bounded", (BoundedWebSocket,), {"bounds": bounds}),
        "h11_max_incomplete_event_size": MOST_HEAD,
    }


class NotReading(asyncio.Protocol):
    """How long somebody has not read what they are sent: a part of both protocols."""

    bounds: ClassVar[Bounds] = USUAL
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _unread: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """Nobody reads what is sent: the time until they must go on begins."""
        super().pause_writing()
        self._unread = self.loop.call_later(self.bounds.read, self.transport.abort)

    def resume_writing(self) -> None:
        """Somebody reads it."""
        super().resume_writing()
        self._read_again()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._read_again()
        super().connection_lost(exc)

    def _read_again(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


class BoundedWebSocket(NotReading, Frames):
    """A WebSocket that ends when nobody is at its other end, even if something is still unsent."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody is there, and stays for as long as that takes."""
        super().connection_made(transport)
        self.close_timeout = self.bounds.bye

    def keepalive_timeout(self) -> None:
        """A ping was not answered in time."""
        super().keepalive_timeout()
        self.transport.abort()

    async def send(self, message: Any) -> None:
        """A handshake that is answered with a refusal is over: uvicorn would write an error into its log."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True


class BoundedHTTP(NotReading, H11Protocol):
    """A connection on which time is kept until it is a WebSocket, or closed."""

    waiting: ClassVar[Counter[str]] = Counter()  # by household, the connections that are not WebSockets

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected: the time until they must ask for something begins."""
        super().connection_made(transport)
        self._timer: asyncio.TimerHandle | None = None
        self._waits_for = ""
        self._whose: str | None = household(self.client[0] if self.client else "")
        self.waiting[self._whose] += 1
        if self._is_one_too_many():
            transport.write(BUSY)
            transport.close()
        else:
            self._await("head")

    def _is_one_too_many(self) -> bool:
        """A proxy speaks for everybody, so that only all of them together are counted."""
        address, trusted = self.client[0] if self.client else "", self.config.forwarded_allow_ips or ""
        proxies = trusted.replace(",", " ").split() if isinstance(trusted, str) else trusted
        is_one_of_many = address in proxies or "*" in proxies
        total, own = self.waiting.total(), self.waiting[self._whose or ""]
        return total > self.bounds.all or (not is_one_of_many and own > self.bounds.each)

    def data_received(self, data: bytes) -> None:
        """More of a request: the time for its head, and then for its body, runs from its first byte."""
        if self.transport.is_closing():
            return
        if self._timer is None and self.conn.their_state is h11.IDLE:
            self._await("head")
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            self._leave()
        elif self.conn.their_state is h11.SEND_BODY:
            self._await("body")
        elif self.conn.their_state is not h11.IDLE:
            self._rest()

    def on_response_complete(self) -> None:
        """The answer is sent; the next request may come, or have come already."""
        super().on_response_complete()
        if self.conn.their_state is h11.IDLE:
            self._rest()
            if self.conn.trailing_data[0]:
                self._await("head")

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._leave()
        super().connection_lost(exc)

    def _await(self, part: str) -> None:
        """Limit the time for this part of a request, no matter how many bytes of it come meanwhile."""
        if self._waits_for != part:
            self._rest()
            self._waits_for = part
            self._timer = self.loop.call_later(getattr(self.bounds, part), self._put_out)

    def _rest(self) -> None:
        """Stop the clock: nothing is waited for."""
        self._waits_for = ""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _put_out(self) -> None:
        self._timer = None
        self.transport.abort()

    def _leave(self) -> None:
        """This connection is gone, or a WebSocket: it is no longer counted, and no time is kept."""
        self._rest()
        if self._whose is not None:
            self.waiting[self._whose] -= 1
            if not self.waiting[self._whose]:
                del self.waiting[self._whose]
            self._whose = None
