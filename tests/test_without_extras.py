"""Installed without extras, where there is neither Numba nor a driver for PostgreSQL: all of it plays, only slower."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

import roundhouse
from roundhouse import Table
from roundhouse.core.words import words
from tests.server.online import GREEDY, PERSON, Online
from tests.terminal_tools import whole_game

SOURCES = Path(roundhouse.__file__).parents[1]
# Python runs this before anything else, in the processes that a server starts, too.
MISSING = """
import sys
from importlib.machinery import PathFinder

class Without(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        is_missing = name.partition(".")[0] in ("numba", "llvmlite", "asyncpg")
        return None if is_missing else super().find_spec(name, path, target)

sys.meta_path[sys.meta_path.index(PathFinder)] = Without
"""


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which Python finds nothing of the extras."""
    folder = tmp_path_factory.mktemp("bare")
    (folder / "sitecustomize.py").write_text(MISSING)
    kept = {name: value for name, value in os.environ.items() if not name.startswith("ROUNDHOUSE_")}
    ours = {"ROUNDHOUSE_DATA": str(folder), "ROUNDHOUSE_LANG": "en", "ROUNDHOUSE_BROWSER": "none"}
    return {**kept, **ours, "PYTHONPATH": f"{folder}{os.pathsep}{SOURCES}", "PYTHONIOENCODING": "utf-8"}


def run(environment: dict[str, str], *args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """What Python says to these arguments, without the extras."""
    command = [sys.executable, "-W", "error", *args]
    return subprocess.run(
        command, input=typed, capture_output=True, text=True, encoding="utf-8", env=environment, timeout=120
    )


# From Python

IMPORT_ALL = """
import importlib, pkgutil, sys
import roundhouse
for module in pkgutil.walk_packages(roundhouse.__path__, "roundhouse."):
    if module.name not in ("roundhouse.core.fast_link", "roundhouse.core.kept", "roundhouse.__main__"):
        importlib.import_module(module.name)
"""
PLAY = """
table = roundhouse.Table("traffic", 3, 5)
while not table.over:
    table.play(table.codes()[-1])
print(table.engine.mode, table.live.tobytes().hex(), table.say(table.events[-1]))
try:
    roundhouse.Table("traffic", mode="compiled")
except roundhouse.InvalidOption as error:
    print(error)
"""


def test_every_module_is_imported_and_a_whole_game_is_played_to_the_same_bytes(bare: dict[str, str]) -> None:
    table = Table("traffic", 3, 5, mode="interpreted")
    while not table.over:
        table.play(table.codes()[-1])
    done = run(bare, "-c", IMPORT_ALL + PLAY)
    assert (done.returncode, done.stderr) == (0, "")
    played, refusal = done.stdout.splitlines()
    assert played == f"interpreted {table.live.tobytes().hex()} {table.say(table.events[-1])}"
    assert (
        refusal == "“compiled” needs Numba, which is not installed here; install it with:"
        ' pip install "roundhouse[fast]"'
    )


def test_importing_every_module_does_not_load_numba_where_it_is_installed() -> None:
    here = {**os.environ, "PYTHONPATH": str(SOURCES)}
    loaded = run(here, "-c", IMPORT_ALL + "print([name for name in ('numba', 'asyncpg') if name in sys.modules])")
    assert (loaded.stdout, loaded.stderr) == ("[]\n", "")


# In the terminal


def test_a_whole_game_is_played_in_the_terminal(bare: dict[str, str], tmp_path: Path) -> None:
    typed, played = whole_game(84, 6)
    file = tmp_path / "game.json"
    asked = ["play", "traffic", "--seats", "6", "--bots", "random", "--seed", "84", "--log", str(file)]
    done = run(bare, "-m", "roundhouse", *asked, typed="\n".join([*typed, "n", ""]))
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(file.read_text("utf-8")) == json.loads(json.dumps(played.log()))


def test_the_doctor_says_how_to_be_faster(bare: dict[str, str]) -> None:
    done = run({**bare, "COLUMNS": "200"}, "-m", "roundhouse", "doctor", "--lang", "uk")
    assert (done.returncode, done.stderr) == (0, "")
    assert words("uk").say("cli-doctor-playable") in done.stdout
    assert words("uk").say("error-no-numba", mode="compiled") in done.stdout
    assert 'pip install "roundhouse[gpu]"' in done.stdout


def test_the_bench_measures_what_there_is_and_says_how_to_be_faster(bare: dict[str, str]) -> None:
    done = run(bare, "-m", "roundhouse", "bench", "traffic", "--seconds", "0.01")
    assert (done.returncode, done.stderr) == (0, "")
    assert words("en").say("bench-interpreted-moves") in done.stdout
    assert done.stdout.splitlines()[-1] == words("en").say("interpreted-here")


# In the browser


# `roundhouse serve`, but for bots that make haste.
SERVE = """
import sys
from functools import partial
from roundhouse.server import serve
serve.make_app = partial(serve.make_app, pause=0.0, messages_per_second=1e6, share=1e6)
serve.serve(serve.Place("127.0.0.1", 0), sys.argv[1], "en")
"""


@contextmanager
def served(environment: dict[str, str], folder: Path) -> Iterator[list[str]]:
    """What the server says before it answers; it must have nothing to complain about until it stops."""
    command = [sys.executable, "-c", SERVE, f"sqlite:///{folder}/tables.db"]
    with (folder / "errors").open("w") as errors:
        process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True, encoding="utf-8"
        )
        try:
            assert process.stdout is not None
            yield [process.stdout.readline().strip() for _ in range(2)]
        finally:
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=30)
    assert (folder / "errors").read_text() == ""


async def play_against_a_bot(address: str) -> None:
    """The page, and a whole game at a table."""
    chance = random.Random(5)
    async with httpx.AsyncClient(base_url=address, trust_env=False) as http:
        assert "<script" in (await http.get("/")).text
        online = Online(address, http)
        table, tokens = await online.new_table("traffic", [PERSON, GREEDY], options={"variant": "junior"})
        player = await online.connect(table, tokens)
        while not player.is_over:
            await player.until(lambda: player.is_turn or player.is_over)
            if player.is_turn:
                answer = await player.play(chance.choice(player.scene["moves"])["code"])
                assert answer["t"] == "done", answer
        assert len(player.scene["ending"]["scores"]) == 2
        await player.close()


@pytest.mark.long
def test_a_whole_game_is_played_in_the_browser(bare: dict[str, str], tmp_path: Path) -> None:
    with served(bare, tmp_path) as (where, faster):
        assert faster == words("en").say("interpreted-here")
        asyncio.run(play_against_a_bot(where.split()[4]))


def test_an_address_of_postgresql_is_refused_in_one_sentence(bare: dict[str, str]) -> None:
    done = run(bare, "-m", "roundhouse", "serve", "--port", "0", "--database", "postgresql://me@127.0.0.1/games")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines() == [words("en").say("error-store-driver")]
