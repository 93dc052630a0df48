"""A server in this process, on a free port, with its tables in a temporary file."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from roundhouse.core.words import Lang
from roundhouse.server.app import make_app
from roundhouse.server.serve import configured

from .player import Player, new_id, new_secret


@dataclass
class Online:
    """A running server, and what a browser does before it connects."""

    address: str
    http: httpx.AsyncClient

    async def new_table(self, game: str, seats: Sequence[dict[str, Any]], **fields: Any) -> tuple[str, list[str]]:
        """Set up a table."""
        body = {"id": new_id(), "secret": new_secret(), "game": game, "seats": list(seats), **fields}
        answer = await self.http.post("/api/tables", content=json.dumps(body))
        assert answer.status_code == 200, answer.text
        made = answer.json()
        return made["table"], made["tokens"]

    async def connect(
        self, table: str, tokens: list[str], lang: Lang = "en", name: str = "", claims: dict[str, str] | None = None
    ) -> Player:
        """A browser at a table."""
        return await Player(self.address, table, tokens, lang, name, claims).connect()

    async def log(self, table: str, token: str | None = None) -> httpx.Response:
        """The log of a finished game, for the holder of this secret."""
        headers = {"Authorization": f"Bearer {token}"} if token is not None else {}
        return await self.http.get(f"/api/tables/{table}/log", headers=headers)

    async def post(self, path: str, body: Any) -> httpx.Response:
        """Post something."""
        return await self.http.post(path, content=body if isinstance(body, bytes) else json.dumps(body))


PERSON: dict[str, Any] = {"kind": "person", "name": "Olena"}
OTHER: dict[str, Any] = {"kind": "person", "name": "Marko"}
BOT: dict[str, Any] = {"kind": "bot", "level": "random"}
GREEDY: dict[str, Any] = {"kind": "bot", "level": "greedy"}
OPEN: dict[str, Any] = {"kind": "open"}


@asynccontextmanager
async def serving(database: str, **settings: Any) -> AsyncIterator[Online]:
    """A server, until the block ends."""
    settings = {"pause": 0.0, "grace": 0.0, "messages_per_second": 1e6, "share": 1e6, "prepare": False, **settings}
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        port = bound.getsockname()[1]
        config = configured(make_app(database, **settings), log_level="error", lifespan="on")
        server = uvicorn.Server(config)
        running = asyncio.create_task(server.serve(sockets=[bound]))
        while not server.started:
            await asyncio.sleep(0.01)
            assert not running.done(), "the server did not start"
        address = f"http://127.0.0.1:{port}/"
        async with httpx.AsyncClient(base_url=address, trust_env=False) as http:
            try:
                yield Online(address, http)
            finally:
                server.should_exit = True
                server.force_exit = True
                await running
                await server.lifespan.shutdown()  # which a forced exit leaves out: nothing stays open


def with_server(folder: Path, play: Callable[[Online], Awaitable[None]], **settings: Any) -> None:
    """Do something with a running server."""

    async def run() -> None:
        async with serving(f"sqlite:///{folder / 'tables.db'}", **settings) as online:
            await play(online)

    asyncio.run(run())
