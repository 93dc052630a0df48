"""Small rows and an empty database for the tests of the store."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from roundhouse.server.store import ActRow, Appended, ChatRow, SeatRow, Store, TableRow
from roundhouse.server.wire import Watch

NOW = 1_800_000_000.25


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'roundhouse.db'}"
    return str(request.getfixturevalue("postgres").new_database())


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """An open store."""
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


def with_store(url: str, play: Callable[[Store], Awaitable[None]]) -> None:
    """Do something with an open store."""

    async def run() -> None:
        async with opened(url) as store:
            await play(store)

    asyncio.run(run())


def a_table(id: str = "ABC234", created: float = NOW, watch: Watch = "anyone", command: str = "") -> TableRow:
    return TableRow(
        id=id,
        command=command or f"command-{id}",
        game="traffic",
        rules_version=3,
        edition="reconstructed",
        seats=2,
        options={"variant": "junior", "rounds": 3, "open": True},
        clock_kind="bank",
        clock_seconds=600,
        hints=True,
        watch=watch,
        watch_token=f"watch-{id}",
        seed=bytes(range(32)),
        created=created,
        lang="uk",
    )


def two_seats(id: str = "ABC234") -> list[SeatRow]:
    """A host and an open seat."""
    return [
        SeatRow(seat=0, kind="person", level=None, name="Оля", token=f"token-{id}-0", is_host=True),
        SeatRow(seat=1, kind="open", level="greedy", name="", token=f"token-{id}-1"),
    ]


def an_act(act: int = 0, command: str = "") -> ActRow:
    return ActRow(
        act=act,
        kind="play",
        codes=[4, 0, 99],
        to_ply=3 * act + 3,
        seat=act % 2,
        command=command or f"play-{act}",
        at=NOW + act,
        spent=1.5,
    )


async def append(store: Store, table: str, act: ActRow, after: str = "") -> Appended:
    """Keep an act behind the one before it, which `an_act` has made unless another command is given."""
    return await store.append(table, act, after or f"play-{act.act - 1}" if act.act else None)


def a_line(number: int = 0, command: str = "", text: str = "Привіт! 🚂") -> ChatRow:
    return ChatRow(number=number, seat=None, name="Оля", text=text, at=NOW + number, command=command or f"say-{number}")
