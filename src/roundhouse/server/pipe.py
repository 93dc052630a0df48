"""A pipe between two processes that serve the same tables; each proves to the other that it knows their secret.

The secret is in the database, so those who may write there anyway can pose as a process, and nobody else.  What goes
through a pipe is not encrypted: between machines it needs a network of their own (docs/running.md).
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import os
import secrets
import shutil
import socket
import struct
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from .errors import Declined
from .store import Owner

OPENING, TEXT, BYTES, CLOSE, ANSWER = b"o", b"t", b"b", b"c", b"a"  # kinds of frames
HEAD = struct.Struct(">cI")
MOST = 16 * 2**20  # bytes of a frame
NONCE, PROOF = 32, 32  # bytes
SECONDS_TO_PROVE = 2.0
UNIX, TCP = "unix:", "tcp:"  # how addresses begin


class Unreachable(Exception):
    """The process does not answer at its address, or cannot prove that it is one."""


class Frame(NamedTuple):
    """Something that goes through a pipe at once."""

    kind: bytes
    body: bytes


class Pipe:
    """Frames in both directions."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def send(self, kind: bytes, body: bytes) -> None:
        """Send a frame, and wait if the other side does not read."""
        self.writer.write(HEAD.pack(kind, len(body)) + body)
        await self.writer.drain()

    async def receive(self) -> Frame | None:
        """The next frame; None: the other side is gone."""
        try:
            kind, length = HEAD.unpack(await self.reader.readexactly(HEAD.size))
            return Frame(kind, await self.reader.readexactly(length)) if length <= MOST else None
        except (OSError, asyncio.IncompleteReadError):
            return None

    def close(self) -> None:
        """Close the pipe once everything is sent."""
        self.writer.close()


class Listening:
    """A place where other processes open pipes to this one."""

    def __init__(self, bound: socket.socket, address: str, folder: Path | None) -> None:
        self.bound, self.address, self.folder = bound, address, folder
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.Task[None]] = set()

    async def start(self, whoami: Callable[[], str], secret: bytes, serve: Callable[[Pipe], Awaitable[None]]) -> None:
        """Let `serve` have each pipe whose opener knows the secret and means this process."""

        async def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            task = asyncio.current_task()
            assert task is not None
            self._open.add(task)
            try:
                if await _is_one_of_us(reader, writer, whoami(), secret):
                    await serve(Pipe(reader, writer))
            except (OSError, asyncio.IncompleteReadError, TimeoutError):  # it is gone
                pass
            finally:
                self._open.discard(task)
                writer.close()

        start = asyncio.start_unix_server if self.folder is not None else asyncio.start_server
        self._server = await start(meet, sock=self.bound)

    async def close(self) -> None:
        """Open no more, and close those that are open."""
        if self._server is not None:
            self._server.close()
        self.bound.close()
        for task in list(self._open):
            task.cancel()
        await asyncio.gather(*self._open, return_exceptions=True)
        if self.folder is not None:
            shutil.rmtree(self.folder, ignore_errors=True)


async def _is_one_of_us(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, me: str, secret: bytes) -> bool:
    """Ask for a proof, and give ours."""
    async with asyncio.timeout(SECONDS_TO_PROVE):
        mine = secrets.token_bytes(NONCE)
        writer.write(mine)
        theirs = await reader.readexactly(NONCE)
        proof = await reader.readexactly(PROOF)
        if not hmac.compare_digest(proof, _proof(secret, b"from", mine, theirs, me)):
            return False
        writer.write(_proof(secret, b"to", mine, theirs, me))
        await writer.drain()
        return True


async def open_pipe(owner: Owner, secret: bytes) -> Pipe:
    """A pipe to this process; Unreachable if it is not there, or not the one."""
    writer = None
    try:
        async with asyncio.timeout(SECONDS_TO_PROVE):
            reader, writer = await _connect(owner.address)
            mine, theirs = secrets.token_bytes(NONCE), await reader.readexactly(NONCE)
            writer.write(mine + _proof(secret, b"from", theirs, mine, owner.id))
            proof = await reader.readexactly(PROOF)
            if hmac.compare_digest(proof, _proof(secret, b"to", theirs, mine, owner.id)):
                return Pipe(reader, writer)
    except (OSError, ValueError, TimeoutError, asyncio.IncompleteReadError) as error:
        if writer is not None:
            writer.close()
        raise Unreachable(f"{owner.address}: {error or type(error).__name__}") from None
    writer.close()
    raise Unreachable(f"{owner.address}: somebody else is there")


def _proof(secret: bytes, way: bytes, first: bytes, second: bytes, whom: str) -> bytes:
    return hmac.digest(secret, b"\0".join((way, first, second, whom.encode())), hashlib.sha256)


async def _connect(address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    if address.startswith(UNIX):
        return await asyncio.open_unix_connection(address.removeprefix(UNIX))
    host, _, port = address.removeprefix(TCP).rpartition(":")
    return await asyncio.open_connection(host.strip("[]"), int(port))


def listening_at(where: str | None) -> Listening:
    """A place on this machine alone (None), or at `HOST` or `HOST:PORT`, where other machines find it."""
    if where is None and sys.platform != "win32":
        folder = Path(tempfile.mkdtemp(prefix="roundhouse-"))  # which nobody else may enter
        bound = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        path = folder / f"{os.getpid()}.socket"
        bound.bind(str(path))
        return Listening(bound, f"{UNIX}{path}", folder)
    host, _, port = (where or "127.0.0.1").rpartition(":") if _names_port(where) else (where or "127.0.0.1", "", "0")
    try:
        family, _, _, _, place = socket.getaddrinfo(host.strip("[]"), int(port), type=socket.SOCK_STREAM)[0]
        bound = socket.socket(family, socket.SOCK_STREAM)
        with suppress(OSError):
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(place)
    except (OSError, ValueError, OverflowError) as error:
        raise Declined(
            "online-internal", where=where or "", why=getattr(error, "strerror", None) or str(error)
        ) from None
    return Listening(bound, f"{TCP}{host}:{bound.getsockname()[1]}", None)


def _names_port(where: str | None) -> bool:
    """Whether an address ends in a port: of IPv6 only behind its brackets."""
    host, colon, port = (where or "").rpartition(":")
    return bool(colon) and port.isdigit() and (":" not in host or host.endswith("]"))
