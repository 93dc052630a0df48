"""Several servers of PostgreSQL in one address: the one that can be written to is found, and found again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from roundhouse.core.words import LANGUAGES
from roundhouse.server.store import Appended, Store, StoreError
from roundhouse.server.store.database import PORT, hosts_of, without_password

from .postgres import Postgres, free_port
from .store_tools import a_table, an_act, append, with_store
from .test_store_open import refusal

pytestmark = pytest.mark.kill


@pytest.fixture
def standby(postgres: Postgres) -> Iterator[Postgres]:
    """A server that follows the other, and may take over."""
    other = replace(postgres, port=free_port(), data="standby", process=None)
    source = ["--host=127.0.0.1", f"--port={postgres.port}", "--username=postgres"]
    other.run("pg_basebackup", *source, "--pgdata=standby", "--write-recovery-conf", "--checkpoint=fast", "--no-sync")
    other.start()
    yield other
    other.stop()


def test_a_server_that_does_not_answer_is_passed_over(postgres: Postgres) -> None:
    name = postgres.new_database().rpartition("/")[2]
    hosts = f"127.0.0.1:{free_port()},127.0.0.1:{postgres.port}"

    async def play(store: Store) -> None:
        assert await store.create_table(a_table(), []) == "ABC234"

    with_store(f"postgresql://postgres@{hosts}/{name}?target_session_attrs=read-write", play)


def test_when_a_standby_takes_over_the_server_goes_on(postgres: Postgres, standby: Postgres) -> None:
    name = postgres.new_database().rpartition("/")[2]
    hosts = f"127.0.0.1:{standby.port},127.0.0.1:{postgres.port}"

    async def play(store: Store) -> None:
        await store.create_table(a_table(), [])
        assert await append(store, "ABC234", an_act(0)) is Appended.WRITTEN
        await until_there(f"postgresql://postgres@127.0.0.1:{standby.port}/{name}")
        await asyncio.to_thread(postgres.stop)
        with pytest.raises(StoreError) as refused:
            await append(store, "ABC234", an_act(1))
        assert refused.value.reason == "store-failed"
        standby.run("pg_ctl", "promote", "--pgdata=standby")
        await store.health.until_here()
        assert await append(store, "ABC234", an_act(1)) is Appended.WRITTEN
        saved = await store.load("ABC234")
        assert saved is not None
        assert saved.acts == [an_act(0), an_act(1)]

    try:
        with_store(f"postgresql://postgres@{hosts}/{name}?target_session_attrs=read-write", play)
    finally:
        if postgres.process is None:
            postgres.start()


async def until_there(url: str) -> None:
    """Wait until the standby has the act: it follows by itself, a little later."""
    import asyncpg

    connection = await connected(url)
    async with asyncio.timeout(20):
        while True:
            with suppress(asyncpg.UndefinedTableError):
                if await connection.fetchval("SELECT count(*) FROM acts"):
                    break
            await asyncio.sleep(0.02)
    await connection.close()


@pytest.mark.parametrize(
    ("url", "hosts"),
    [
        ("postgresql://u@h1:1,h2:2/db?target_session_attrs=read-write", [("h1", 1), ("h2", 2)]),
        ("postgresql://u:p@h1,h2:2/db", [("h1", PORT), ("h2", 2)]),
        ("postgres://[::1]:1,h2/db", [("::1", 1), ("h2", PORT)]),
        ("postgresql://u@h1:1/db", []),  # the driver reads it
    ],
)
def test_an_address_may_name_several_servers(url: str, hosts: list[tuple[str, int]]) -> None:
    assert hosts_of(url) == hosts


@pytest.mark.parametrize("hosts", ["h1:1,h2:x", "h1:1,", ",h2", "::1,h2"])
def test_servers_that_cannot_be_read_are_refused(hosts: str) -> None:
    url = f"postgresql://olha:secret@{hosts}/games"
    error = refusal(url)
    assert error.reason == "store-url"
    for lang in LANGUAGES:
        assert "secret" not in error.say(lang)
        assert hosts in error.say(lang)


def test_no_password_is_shown_of_several_servers() -> None:
    one, other = free_port(), free_port()
    url = f"postgresql://olha:se:c@ret@127.0.0.1:{one},127.0.0.1:{other}/games?target_session_attrs=read-write"
    hidden = f"postgresql://olha:…@127.0.0.1:{one},127.0.0.1:{other}/games?target_session_attrs=read-write"
    assert without_password(url) == hidden
    assert "cret" not in str(refusal(url.replace("se:c@ret", "secret")))
    asked = f"postgresql://127.0.0.1:{one},127.0.0.1:{other}/games?user=olha&password=secret"
    assert refusal(asked).say("en").startswith("The database postgresql://127.0.0.1")
    assert "secret" not in str(refusal(asked))


async def connected(url: str) -> Any:
    """A connection, as soon as the database itself has come to the standby."""
    import asyncpg

    async with asyncio.timeout(20):
        while True:
            try:
                return await asyncpg.connect(url)
            except asyncpg.InvalidCatalogNameError:
                await asyncio.sleep(0.02)
