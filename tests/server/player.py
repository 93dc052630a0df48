"""A browser without a screen: it speaks the protocol, remembers its scene, and can play."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from typing import Any, Self

import websockets
from websockets.asyncio.client import ClientConnection

from roundhouse.core.words import Lang
from roundhouse.server.changes import merged

SECONDS = 120.0  # nothing here may depend on how busy the machine is


def new_id() -> str:
    """A name for a command."""
    return secrets.token_urlsafe(12)


def new_secret() -> str:
    """A secret that a browser makes: for a table that it sets up, or for a seat that it claims."""
    return secrets.token_urlsafe(18)


class Player:
    """One connection to a table."""

    def __init__(
        self,
        address: str,
        table: str,
        tokens: list[str],
        lang: Lang = "en",
        name: str = "",
        claims: dict[str, str] | None = None,
        hands_over: bool = False,
        brings_salt: bool = False,
    ) -> None:
        self.address, self.table, self.tokens, self.lang, self.name = address, table, tokens, lang, name
        self.claims, self.hands_over, self.brings_salt = claims or {}, hands_over, brings_salt
        self.socket: ClientConnection | None = None
        self.welcome: dict[str, Any] = {}
        self.scene: dict[str, Any] = {}
        self.shuffle: dict[str, Any] = {}  # how far it is
        self.shuffle_steps: list[str | None] = []  # all that were told
        self.log: list[dict[str, Any]] = []  # from line `log_first` on
        self.log_first = 0
        self.answers: dict[str | None, dict[str, Any]] = {}
        self.others: list[dict[str, Any]] = []
        self.received: list[str] = []  # every message as it came
        self.keeps = False  # whether `received` is filled
        self._reader: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()

    async def connect(self) -> Self:
        """Say hello, and wait for the first scene."""
        self.welcome, self.scene, self.log = {}, {}, []
        self.socket = await self._open()
        hello = {"table": self.table, "tokens": self.tokens, "lang": self.lang, "name": self.name}
        ways = {"hands_over": self.hands_over, "brings_salt": self.brings_salt}
        await self.send(t="hello", claims=self.claims, **ways, **hello)
        self._reader = asyncio.create_task(self._read())
        await self.until(lambda: bool(self.scene) or None in self.answers)
        return self

    async def _open(self) -> ClientConnection:
        return await websockets.connect(self.address.replace("http", "ws", 1) + "ws", max_size=None)

    async def close(self) -> None:
        """Leave."""
        if self._reader is not None:
            self._reader.cancel()
        if self.socket is not None:
            await self.socket.close()

    async def send(self, **message: Any) -> None:
        """Send a message as it is."""
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def ask(self, t: str, **fields: Any) -> dict[str, Any]:
        """Send a command, and wait for its answer."""
        command = fields.pop("id", None) or new_id()
        await self.send(t=t, id=command, **fields)
        await self.until(lambda: command in self.answers)
        return self.answers.pop(command)

    async def play(self, *codes: int) -> dict[str, Any]:
        """Make moves, as things stand in the last scene."""
        return await self.ask("play", after=self.scene["act"], codes=list(codes))

    @property
    def is_turn(self) -> bool:
        """Whether this browser is expected to move."""
        return bool(self.scene.get("moves"))

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return bool(self.scene.get("ending"))

    async def until(self, holds: Callable[[], bool], seconds: float = SECONDS) -> None:
        """Wait until something is so, or the connection has ended."""

        async def wait() -> None:
            async with self._news:
                await self._news.wait_for(lambda: holds() or (self._reader is not None and self._reader.done()))

        await asyncio.wait_for(wait(), seconds)

    async def _read(self) -> None:
        assert self.socket is not None
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                if self.keeps:
                    self.received.append(text)
                self._take(json.loads(text))
                async with self._news:
                    self._news.notify_all()
        except websockets.ConnectionClosed:
            pass
        finally:
            asyncio.get_running_loop().create_task(self._wake())

    async def _wake(self) -> None:
        await asyncio.sleep(0)
        async with self._news:
            self._news.notify_all()

    def _take(self, message: dict[str, Any]) -> None:
        if message["t"] == "welcome":
            self.welcome = message
        elif message["t"] == "scene":
            self.scene = merged(self.scene, message)
            if message["log_anew"]:
                self.log, self.log_first = [], message["log_from"]
            self.log[message["log_from"] - self.log_first :] = message["log"]
        elif message["t"] == "shuffle":
            self.shuffle = message
            self.shuffle_steps.append(message["step"])
        elif message["t"] in ("said", "links"):
            self.others.append(message)
        else:
            self.answers[message["id"]] = message
