"""What the tests of the online table share."""

from __future__ import annotations

import os
import shutil
import tempfile
import zlib
from collections import OrderedDict
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from roundhouse.bots import RANDOM, make
from roundhouse.bots.workers import Workers
from roundhouse.core.chance import seed_bytes
from roundhouse.core.view import SeatView
from roundhouse.server import scene

from .postgres import postgres as postgres
from .store_tools import url as url

IN_MEMORY = Path("/dev/shm")  # a file system of Linux
ENOUGH = 2**28  # bytes free there


@pytest.fixture
def tmp_path(tmp_path: Path) -> Iterator[Path]:
    """A folder in memory, where there is room: nearly all that these tests waited for was a disk, act by act.

    What they prove of crashes is the same: a process is killed, never the machine.
    """
    has_room = os.access(IN_MEMORY, os.W_OK) and shutil.disk_usage(IN_MEMORY).free > ENOUGH
    if not has_room:
        yield tmp_path
        return
    with tempfile.TemporaryDirectory(prefix="roundhouse-", dir=IN_MEMORY) as folder:
        yield Path(folder)


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal every test the same cards each time it runs: what it finds, it finds again."""
    numbers = count(zlib.crc32(request.node.nodeid.encode()))
    monkeypatch.setattr("roundhouse.server.rooms.new_seed", lambda: seed_bytes(next(numbers)))


@pytest.fixture(autouse=True)
def nothing_was_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a table says is made in each test: kept lines of a test with wrong words would be shown in the next one."""
    monkeypatch.setattr(scene, "_lines", OrderedDict())
    monkeypatch.setattr(scene, "_offered", OrderedDict())


@pytest.fixture
def bots_play_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots make any legal move, at once: for games that only have to end.  Others start a process, and think."""

    async def choose(
        self: Workers, level: str, view: SeatView, seed: int | str | None = None, effort: float = 1
    ) -> int:
        return make(RANDOM, seed).choose(view)

    monkeypatch.setattr(Workers, "choose", choose)
