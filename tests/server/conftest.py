"""What the tests of the online table share."""

from __future__ import annotations

import zlib
from itertools import count

import pytest

from roundhouse.core.chance import seed_bytes

from .postgres import postgres as postgres
from .store_tools import url as url


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal every test the same cards each time it runs: what it finds, it finds again."""
    numbers = count(zlib.crc32(request.node.nodeid.encode()))
    monkeypatch.setattr("roundhouse.server.rooms.new_seed", lambda: seed_bytes(next(numbers)))
