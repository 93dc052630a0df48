"""A browser at one process and its table at another: what each says is passed on, word for word."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from types import SimpleNamespace
from typing import Any, Protocol

from starlette.websockets import WebSocketDisconnect

from .peers import Peers, Visit
from .pipe import BYTES, CLOSE, TEXT, Pipe
from .store import Owner

RESTART = 1012  # the code that says: come again at once


class Browser(Protocol):
    """A WebSocket, or what another process passes on of one."""

    @property
    def client(self) -> Any:
        """Where it comes from."""
        ...

    @property
    def headers(self) -> Mapping[str, str]:
        """What it said when it came."""
        ...

    async def receive(self) -> Any:
        """Its next message, as ASGI has it."""
        ...

    async def send_texts(self, *texts: bytes) -> None:
        """Send it messages."""
        ...

    async def close(self, code: int = 1000) -> None:
        """Say good-bye."""
        ...


class Visitor:
    """A browser that another process has: the same to a room as one of its own."""

    def __init__(self, pipe: Pipe, visit: Visit) -> None:
        self.pipe = pipe
        self.client = SimpleNamespace(host=visit.address)
        self.headers = {"accept-language": visit.languages}

    async def receive(self) -> Any:
        """Its next message."""
        frame = await self.pipe.receive()
        if frame is None or frame.kind not in (TEXT, BYTES):
            return {"type": "websocket.disconnect", "code": 1001}
        if frame.kind == TEXT:
            return {"type": "websocket.receive", "text": frame.body.decode()}
        return {"type": "websocket.receive", "bytes": frame.body}

    async def send_texts(self, *texts: bytes) -> None:
        """Send it messages."""
        for text in texts:
            await self._send(TEXT, text)

    async def close(self, code: int = 1000) -> None:
        """Say good-bye."""
        await self._send(CLOSE, str(code).encode())

    async def _send(self, kind: bytes, body: bytes) -> None:
        try:
            await self.pipe.send(kind, body)
        except OSError:
            raise WebSocketDisconnect(1001) from None


async def relay(socket: Browser, peers: Peers, owner: Owner, pipe: Pipe) -> None:
    """Pass everything on, until one of the two is gone."""
    with peers.relaying(owner) as is_dead:
        down = asyncio.create_task(_to_browser(socket, pipe))
        tasks = [down, asyncio.create_task(_from_browser(socket, pipe)), asyncio.create_task(is_dead.wait())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            pipe.close()
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
    code = ended[0] if isinstance(ended[0], int) else RESTART
    with suppress(RuntimeError, WebSocketDisconnect):  # it has left already
        await socket.close(code)


async def _from_browser(socket: Browser, pipe: Pipe) -> None:
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        text = message.get("text")
        if text is not None:
            await pipe.send(TEXT, text.encode())
        else:
            await pipe.send(BYTES, message.get("bytes") or b"")


async def _to_browser(socket: Browser, pipe: Pipe) -> int:
    """Pass on what the owner says; the code with which it closes."""
    while True:
        frame = await pipe.receive()
        if frame is None:
            return RESTART
        if frame.kind == CLOSE:
            return int(frame.body)
        await socket.send_texts(frame.body)
