"""Addresses of databases, their schema, and what is said when one cannot be opened."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from roundhouse.core.words import LANGUAGES, words
from roundhouse.server.store import Store, StoreError
from roundhouse.server.store.database import without_password
from roundhouse.server.store.schema import metadata

from .postgres import Postgres, free_port
from .store_tools import a_table, two_seats, with_store

BAD = (
    "",
    "roundhouse.db",
    "sqlite://",
    "sqlite://roundhouse.db",
    "sqlite:///",
    "sqlite:///:memory:",
    "sqlite:///x.db?mode=ro",
    "mysql://root@localhost/games",
    "postgresql://postgres@localhost",
    "postgresql://postgres@localhost:none/games",
    "postgresql://postgres@localhost/games?sslmode=maybe",
)
SETTINGS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}


def refusal(url: str) -> StoreError:
    """Why this database cannot be opened."""
    with pytest.raises(StoreError) as refused:
        asyncio.run(Store.open(url))
    return refused.value


@pytest.mark.parametrize("url", BAD)
def test_a_bad_address_is_refused_in_three_languages(url: str) -> None:
    error = refusal(url)
    assert error.reason == "store-url"
    for lang in LANGUAGES:
        assert error.say(lang) == words(lang).say("error-store-url", given=url)
    assert len({error.say(lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_a_database_that_is_not_there_is_refused_in_three_languages(tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("Dear Sir or Madam, this is not a database. " * 50)
    for url in (
        f"sqlite:///{tmp_path}/missing/roundhouse.db",
        f"sqlite:///{tmp_path}/letter.db",
        f"sqlite:///{tmp_path}",
        f"postgresql://postgres@127.0.0.1:{free_port()}/games",
    ):
        error = refusal(url)
        assert error.reason == "store-open"
        for lang in LANGUAGES:
            assert url in error.say(lang)


def test_a_database_that_postgresql_does_not_have_is_refused(postgres: Postgres) -> None:
    error = refusal(f"postgresql://postgres@127.0.0.1:{postgres.port}/nothing")
    assert error.say("en").endswith('cannot be opened: database "nothing" does not exist.')


def test_without_its_driver_postgresql_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    error = refusal("postgresql://postgres@localhost/games")
    for lang in LANGUAGES:
        assert "roundhouse[postgresql]" in error.say(lang)


def test_no_password_is_shown() -> None:
    port = free_port()
    for secret in ("secret", "se:c@ret", "se/cret"):
        assert "cret" not in str(refusal(f"postgresql://olha:{secret}@127.0.0.1:{port}/games"))
        assert without_password(f"postgresql://olha:{secret}@host/games") == "postgresql://olha:…@host/games"
    assert without_password("postgresql://host/games?password=secret&x=1") == "postgresql://host/games?password=…&x=1"


def test_an_address_may_name_a_socket(postgres: Postgres) -> None:
    name = postgres.new_database().rpartition("/")[2]

    async def play(store: Store) -> None:
        assert await store.create_table(a_table(), two_seats()) == "ABC234"

    with_store(f"postgresql://postgres@/{name}?host={postgres.folder}&port={postgres.port}&sslmode=disable", play)


def test_an_address_may_name_a_file_in_this_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def play(store: Store) -> None:
        assert await store.create_table(a_table(), two_seats()) == "ABC234"

    with_store("sqlite:///50% of games.db", play)
    assert (tmp_path / "50% of games.db").exists()


def test_a_commit_on_sqlite_is_on_disk(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        async with store.database.writing.connect() as connection:
            said = [await connection.scalar(text(f"PRAGMA {name}")) for name in SETTINGS]
        assert dict(zip(SETTINGS, said, strict=True)) == SETTINGS

    with_store(f"sqlite:///{tmp_path / 'roundhouse.db'}", play)


def test_the_migrations_make_the_schema(url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def play(store: Store) -> None:
        async with store.database.reading.connect() as connection:
            assert await connection.run_sync(differences) == []

    with_store(url, play)


def test_an_existing_database_keeps_its_tables(url: str) -> None:
    async def keep(store: Store) -> None:
        await store.create_table(a_table(), two_seats())

    async def look(store: Store) -> None:
        saved = await store.load("ABC234")
        assert saved is not None
        assert saved.table == a_table()

    with_store(url, keep)
    with_store(url, look)


def test_a_database_of_a_newer_version_is_refused(url: str) -> None:
    async def grow(store: Store) -> None:
        async with store.database.writing.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    with_store(url, grow)
    error = refusal(url)
    assert error.reason == "store-newer"
    assert "newer version" in error.say("en")


def test_a_migration_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    file = tmp_path / "roundhouse.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE acts (of_parliament TEXT)")
    connection.close()
    assert refusal(f"sqlite:///{file}").reason == "store-open"
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("acts",)]
    connection.close()
