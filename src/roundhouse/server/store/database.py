"""A database by its address: opened with what durability needs, and brought to the schema of this version."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import unquote, urlsplit

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import URL, ExceptionContext, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .errors import StoreError, why

SECONDS_TO_CONNECT = 10
SECONDS_FOR_A_COMMAND = 30
MILLISECONDS_FOR_A_LOCK = 10_000
# A process that hangs in the middle of a transaction keeps its locks no longer than its lease: nobody could take its
# tables over.  PostgreSQL then ends the connection, as when it restarts.
LET_GO = "SET idle_in_transaction_session_timeout = '3s'"
KEEP = "SET LOCAL idle_in_transaction_session_timeout = 0"  # where much is worked out between two statements
SECONDS_BETWEEN_TRIES = 0.02
PORT = 5432  # of PostgreSQL, where an address names none
WRITE_NOTHING = "UPDATE alembic_version SET version_num = version_num"
READ_ONLY = "25006"  # what PostgreSQL calls a refusal to write
MIGRATING = 4_707_321  # the key of PostgreSQL's lock: one worker migrates, the others wait

Connect = Callable[[], Awaitable[Any]]


class Database:
    """An engine for reading and one for writing, over one pool of connections."""

    def __init__(
        self, address: str, engine: AsyncEngine, *, file: Path | None = None, connect: Connect | None = None
    ) -> None:
        self.address = address  # without its password
        self.file = file  # of SQLite
        self.connect = connect  # a connection of PostgreSQL's driver
        snapshot = {"isolation_level": "REPEATABLE READ"} if connect else {}
        self.reading = engine.execution_options(**snapshot)
        self.writing = engine.execution_options(writes=True)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write there."""
        return self.connect is not None

    async def migrate(self) -> None:
        """Bring the schema to this version."""
        try:
            if self.file:
                await asyncio.to_thread(check_file, self.file)
            async with self.writing.begin() as connection:
                if self.is_shared:
                    await connection.execute(text(KEEP))
                    await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
                await connection.run_sync(upgrade)
        except StoreError:
            raise
        except CommandError as error:
            raise StoreError("store-newer", url=self.address) from error
        except Exception as error:
            raise StoreError("store-open", url=self.address, why=why(error)) from error

    async def ask(self) -> None:
        """Return if it can be written to."""
        if self.connect is None:
            async with self.writing.begin() as connection:
                await connection.execute(text(WRITE_NOTHING))
            return
        alone = await self.connect()  # the connections of the pool may still lead to where it was
        try:
            await alone.execute(WRITE_NOTHING)
        finally:
            alone.terminate()

    async def close(self) -> None:
        """Let all connections go."""
        await self.writing.dispose()


def database(url: str) -> Database:
    """The database of this address, as people write it; nothing is connected yet."""
    if url.startswith(("postgresql:", "postgres:")):
        return postgresql_database(url)
    try:
        parts = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise StoreError("store-url", given=without_password(url)) from error
    if parts.drivername == "sqlite" and is_file(parts.database) and not parts.host and not parts.query:
        file = Path(parts.database or "").absolute()
        return Database(url, sqlite(file), file=file)
    raise StoreError("store-url", given=without_password(url))


def is_file(name: str | None) -> bool:
    """Whether this is the name of a file, and not SQLite's name for none."""
    return bool(name) and not str(name).startswith((":", "file:"))


def without_password(url: str) -> str:
    """An address that may be shown."""
    return re.sub(r"(//[^:/@]*):.*@", r"\1:…@", re.sub(r"(password=)[^&]*", r"\1…", url))


def upgrade(connection: Connection) -> None:
    """Run the migrations that this database has not had."""
    config = Config()
    config.set_main_option("script_location", "roundhouse.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


# SQLite


class Cursor(Protocol):
    """What we use of a driver's cursor."""

    def execute(self, sql: str) -> Any: ...
    def close(self) -> None: ...


class DriverConnection(Protocol):
    """What we use of a driver's connection."""

    isolation_level: str | None

    def cursor(self) -> Cursor: ...


def check_file(file: Path) -> None:
    """Raise what is wrong with a file, before threads of the asynchronous driver would trip over it."""
    connection = sqlite3.connect(file)
    try:
        connection.execute(f"PRAGMA busy_timeout = {MILLISECONDS_FOR_A_LOCK}")
        use_log(connection, time.monotonic() + MILLISECONDS_FOR_A_LOCK / 1000)
    finally:
        connection.close()


def use_log(connection: sqlite3.Connection, until: float) -> None:
    """Let a file have a write-ahead log.  Of two processes that ask at once SQLite refuses one, without waiting."""
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
        time.sleep(SECONDS_BETWEEN_TRIES)


def sqlite(file: Path) -> AsyncEngine:
    """An engine for this file, whose transactions are ours to begin."""
    engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(file)))
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    event.listen(engine.sync_engine, "begin", begin_sqlite)
    return engine


def prepare_sqlite(connection: DriverConnection, _: object) -> None:
    """A commit is on disk when it returns, and readers do not wait for it."""
    connection.isolation_level = None  # the driver begins no transactions by itself
    cursor = connection.cursor()
    for setting in (
        f"busy_timeout = {MILLISECONDS_FOR_A_LOCK}",
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """A transaction that writes takes its lock at once: one that reads first could not wait for it later."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


# PostgreSQL


def postgresql_database(url: str) -> Database:
    """The database of such an address, which may name several servers: `postgresql://user@one:5432,other/games`."""
    try:
        hosts, has_name = hosts_of(url), urlsplit(url).path.strip("/") != ""
    except ValueError as error:
        raise StoreError("store-url", given=without_password(url)) from error
    if not has_name:
        raise StoreError("store-url", given=without_password(url))
    connect = postgresql(url, hosts)
    engine = create_async_engine("postgresql+asyncpg://", async_creator=connect, pool_pre_ping=True)
    event.listen(engine.sync_engine, "handle_error", leave_readers)
    return Database(without_password(url), engine, connect=connect)


def leave_readers(context: ExceptionContext) -> None:
    """A server that only reads has become a standby: the connections to it are given up."""
    if getattr(context.original_exception, "sqlstate", None) == READ_ONLY:
        context.is_disconnect = True


async def letting_go(connection: Any) -> Any:
    """A new connection, which keeps no locks for a process that hangs."""
    try:
        await connection.execute(LET_GO)
    except BaseException:
        connection.terminate()
        raise
    return connection


def hosts_of(url: str) -> list[tuple[str, int]]:
    """The servers that an address names before its path, if it names more than one."""
    named = urlsplit(url).netloc.rpartition("@")[2].split(",")
    return [host_of(each) for each in named] if len(named) > 1 else []


def host_of(named: str) -> tuple[str, int]:
    """One server and its port: `host`, `host:5432` or `[::1]:5432`."""
    host, _, port = named.rpartition(":") if re.search(r":\d*$", named) else (named, "", "")
    if not host or (":" in host and not host.startswith("[")):
        raise ValueError(named)
    return unquote(host.strip("[]")), int(port or PORT)


def postgresql(url: str, hosts: list[tuple[str, int]]) -> Connect:
    """A function that connects; the driver reads the address as PostgreSQL's own tools do.

    Of several servers each gets its own time, the one that answered last comes first: the driver alone would wait for
    one that is cut off until there is no time left for the others.
    """
    try:
        import asyncpg
    except ImportError as error:
        raise StoreError("store-driver") from error
    refusals = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)

    async def connect_to(**where: Any) -> Any:
        try:
            limits = {"timeout": SECONDS_TO_CONNECT, "command_timeout": SECONDS_FOR_A_COMMAND}
            return await letting_go(await asyncpg.connect(url, **limits, **where))
        except ValueError as error:
            raise StoreError("store-url", given=without_password(url)) from error
        except refusals as error:
            raise ConnectionError(why(error)) from error

    async def connect(**options: Any) -> Any:
        for host, port in list(hosts):
            try:
                connection = await connect_to(host=host, port=port)
            except (OSError, TimeoutError) as error:
                last = error
            else:
                hosts.sort(key=lambda each: each != (host, port))
                return connection
        if hosts:
            raise last
        return await connect_to()

    return connect
