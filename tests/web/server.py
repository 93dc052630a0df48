"""A server in a process of its own, with bots that do not dawdle, and games that are the same each time."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from roundhouse.bots.greedy import GreedyBot
from roundhouse.core.table import Table
from roundhouse.core.view import SeatView

from ..server.player import Player
from .chromium import ELSEWHERE

ROOT = Path(__file__).parent.parent.parent
SECONDS = 120.0
CHANCE = 1  # by which bots choose among equals, here and in the server
Scene: TypeAlias = dict[str, Any]
SERVE = """
from roundhouse.server import room, rooms
rooms.new_seed = lambda: bytes(range(32))
room.bot_seed = lambda: {chance}
{more}
from tests.server.serving import serve
serve({port}, {database!r}, hosts={names!r}, grace={grace}, shuffle={shuffle})
"""


# Bots and hints look ahead at once: the code of their search is compiled when the first of them is asked.
LOOK_AHEAD = "from roundhouse.bots.workers import Workers; Workers._looks_ahead = lambda self, view: True"


class WebServer:
    """A server that can be stopped and started again at the same address, with the same tables."""

    def __init__(
        self, folder: Path, root: Path = ROOT, grace: float = 0.0, shuffle: float = 0.0, more: str = ""
    ) -> None:
        """A server with its tables in this folder, run from the sources of this checkout."""
        self.more = more  # code that is run before
        self.grace = grace  # how long a second lasts for which bots wait
        self.shuffle = shuffle  # seconds that a shuffle waits for browsers; 0: every deal is the same
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.database = f"sqlite:///{folder / 'tables.db'}"
        self.address = f"http://127.0.0.1:{self.port}/"
        self.from_elsewhere = f"http://{ELSEWHERE}:{self.port}/"  # as another machine would open it
        self.root = root
        self.process: subprocess.Popen[bytes] | None = None
        self.finished: dict[str, tuple[str, list[str]]] = {}  # by game: tables that tests only look at

    def start(self) -> None:
        """Start it, and wait until it answers."""
        environment = {**os.environ, "PYTHONPATH": str(self.root / "src")}
        agreed = {"grace": self.grace, "shuffle": self.shuffle, "more": self.more}
        serve = SERVE.format(port=self.port, database=self.database, names=(ELSEWHERE,), chance=CHANCE, **agreed)
        self.process = subprocess.Popen([sys.executable, "-c", serve], cwd=self.root, env=environment)
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            try:
                self.get("api/games")
                return
            except OSError:
                assert self.process.poll() is None, "the server has stopped"
                time.sleep(0.05)
        raise TimeoutError("the server does not answer")

    def stop(self, how: int = signal.SIGTERM) -> None:
        """Stop it."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(SECONDS)
            self.process = None

    def read(self, path: str, headers: dict[str, str] | None = None) -> str:
        """What it answers, as text."""
        request = urllib.request.Request(self.address + path, headers=headers or {})
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            return str(answer.read(), "utf-8")

    def get(self, path: str, headers: dict[str, str] | None = None) -> Any:
        """What it answers to a question."""
        return json.loads(self.read(path, headers))

    def new_table(self, game: str, seats: list[dict[str, Any]], **fields: Any) -> tuple[str, list[str]]:
        """Set up a table without the lobby; its id, and the tokens of the people here."""
        command, secret = secrets.token_urlsafe(12), secrets.token_urlsafe(18)
        body = {"id": command, "secret": secret, "game": game, "seats": seats, **fields}
        request = urllib.request.Request(self.address + "api/tables", json.dumps(body).encode(), method="POST")
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            made = json.load(answer)
        return made["table"], made["tokens"]

    def link(self, table: str, token: str) -> str:
        """The address of a seat."""
        return f"{self.address}t/{table}#{token}"

    def advance(self, table: str, tokens: list[str]) -> None:
        """Bots play for everybody until the end."""
        run(self._advance(table, tokens))

    async def _advance(self, table: str, tokens: list[str]) -> None:
        player = await Player(self.address, table, tokens).connect()
        for seat in player.welcome["seats"]:
            await player.ask("stand_in", seat=seat, on=True)
        await player.until(lambda: player.is_over, SECONDS)
        await player.close()

    def advance_to(self, table: str, tokens: list[str], plies: int) -> None:
        """Make greedy moves for the people until one of them is to move after that many; always the same ones."""
        bot, there = GreedyBot(CHANCE, mode="interpreted"), self._dealt(table)

        def choose(scene: Scene) -> int:
            there.play_sequence(self._codes(table)[len(there.codes_played) :])
            return bot.choose(SeatView.of(there, there.seat))

        self.play_until(table, tokens, choose, lambda scene: scene["ply"] >= plies)

    def play_until(
        self, table: str, tokens: list[str], choose: Callable[[Scene], int] | None, holds: Callable[[Scene], bool]
    ) -> None:
        """Play for the people, or as hints say, until something is so when one of them is to move, or until the end."""
        run(self._play_until(table, tokens, choose, holds))

    async def _play_until(
        self, table: str, tokens: list[str], choose: Callable[[Scene], int] | None, holds: Callable[[Scene], bool]
    ) -> None:
        player = await Player(self.address, table, tokens).connect()
        while True:
            await player.until(lambda: player.is_turn or player.is_over, SECONDS)
            scene = player.scene
            if player.is_over or holds(scene):
                break
            await player.play(choose(scene) if choose else int((await player.ask("hint"))["code"]))
            await player.until(partial(has_gone_on, player, scene["act"]), SECONDS)
        await player.close()

    def _kept(self, question: str, table: str) -> list[tuple[Any, ...]]:
        """What its database answers about a table."""
        with closing(sqlite3.connect(self.database.removeprefix("sqlite:///"))) as tables:
            return tables.execute(question, [table]).fetchall()

    def _dealt(self, table: str) -> Table:
        """The table as it was dealt."""
        ((game, seats, seed, options),) = self._kept(
            "SELECT game, seats, seed, options FROM tables WHERE id = ?", table
        )
        return Table(game, seats, seed, json.loads(options), mode="interpreted")

    def _codes(self, table: str) -> list[int]:
        """All moves at a table, without those that were taken back."""
        codes: list[int] = []
        for made, ply in self._kept("SELECT codes, to_ply FROM acts WHERE table_id = ? ORDER BY act", table):
            codes = [*codes, *json.loads(made)][:ply]
        return codes

    def tokens(self, table: str) -> list[str]:
        """The tokens of the people at a table, also of one that was set up in the lobby."""
        found = self._kept("SELECT token FROM seats WHERE table_id = ? AND kind = 'person' ORDER BY seat", table)
        return [token for (token,) in found]

    def replayed(self, table: str) -> Table:
        """The finished game, replayed from the log that the one who may watch it may read."""
        ((token,),) = self._kept("SELECT watch_token FROM tables WHERE id = ?", table)
        log = self.get(f"api/tables/{table}/log", {"Authorization": f"Bearer {token}"})["log"]
        return Table.from_log(log, mode="interpreted")


def has_gone_on(player: Player, act: int) -> bool:
    """Whether the table has seen more acts."""
    return bool(player.scene["act"] != act)


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run this beside the browser's own loop."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebServer]:
    """One server for all tests of this process."""
    started = WebServer(tmp_path_factory.mktemp("web"))
    started.start()
    yield started
    started.stop()
