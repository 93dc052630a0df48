"""`roundhouse serve`, and `roundhouse` alone: the server on a port, and the browser that opens on it."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib.util import find_spec
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette

from ..core.words import words
from .addresses import EVERYWHERE, THIS_MACHINE, Reach, is_public, url
from .app import make_app
from .bounded import bounded_settings
from .errors import Declined
from .family import Family
from .limits import USUAL, Limits
from .logs import set_up_logs
from .pipe import listening_at
from .socket import MOST_BYTES
from .store import Store

USUAL_PORT = 7433
DATABASE = "tables.db"
BACKLOG = 2048  # connections that wait for a process


def data_folder() -> Path:
    """Where this user's tables are kept."""
    given = os.environ.get("ROUNDHOUSE_DATA")
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return Path(given) if given else home / "roundhouse"


def usual_database() -> str:
    """The SQLite file in the user's data folder, which is made if need be."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / DATABASE}"


@dataclass(frozen=True)
class Place:
    """Where the tables are served, and to whom."""

    host: str | None = None  # None: to the network of a home, and to this machine alone where the internet is next door
    port: int | None = None  # None: the default one, or a free one
    names: tuple[str, ...] = ()  # that it answers to besides its own
    proxy: str | None = None  # whose word counts for where a request comes from

    @property
    def listens_at(self) -> str:
        """The host to listen at."""
        return self.host or (THIS_MACHINE if is_public() else EVERYWHERE[0])


def given_names(given: Sequence[str]) -> tuple[str, ...]:
    """The names that the server is to answer to: those of the command line, and those of ROUNDHOUSE_HOSTS."""
    return (*given, *os.environ.get("ROUNDHOUSE_HOSTS", "").replace(",", " ").split())


@dataclass(frozen=True)
class Running:
    """How a server is run: what `roundhouse serve` was asked for."""

    processes: int = 1
    internal: str | None = None  # where other machines find this one's processes
    metrics: bool = False  # whether everybody may read what is counted
    log_format: str = "text"


ALONE = Running()


@dataclass(frozen=True, kw_only=True)
class Settings:
    """All that one server process is told."""

    place: Place
    database: str
    names: tuple[str, ...]
    reach: Reach
    limits: Limits
    running: Running
    workers: int  # processes in which bots think


def serve(
    place: Place,
    database: str | None,
    lang: str,
    opens_browser: bool = False,
    limits: Limits = USUAL,
    running: Running = ALONE,
) -> int:
    """Serve until Ctrl-C."""
    set_up_logs(running.log_format)
    database = usual_database() if database is None else database
    if place.proxy is not None:
        _check_proxy(place.proxy)
    _check_processes(running.processes, database)
    host = place.listens_at
    listening = _listen(host, place.port)
    reach = Reach(host, listening.getsockname()[1])
    address = url(THIS_MACHINE if host in EVERYWHERE else host, reach.port)
    names = given_names(place.names) if host in EVERYWHERE else (host, *given_names(place.names))
    workers = max(1, ((os.cpu_count() or 2) - 1) // running.processes)
    settings = Settings(
        place=place, database=database, names=names, reach=reach, limits=limits, running=running, workers=workers
    )
    told = [words(lang).say("online-serving", address=address), *_told_of(place, reach(), address, lang)]
    if find_spec("numba") is None:
        told.append(words(lang).say("interpreted-here"))

    def announce() -> None:
        print("\n".join(told), flush=True)
        if opens_browser and _has_screen():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    with listening, suppress(KeyboardInterrupt):  # Ctrl-C is how one stops it
        if running.processes == 1:
            return _run(_serve_here(settings, listening, announce))
        asyncio.run(_try(database))
        listening.listen(BACKLOG)
        return asyncio.run(Family(running.processes, serve_child, settings, listening).run(announce))
    return 0


def _check_proxy(given: str) -> None:
    """Refuse what no connection comes from, such as a name: without a word its people would all count as one."""
    try:
        if given != "*":
            for each in given.split(","):
                ip_network(each.strip())
    except ValueError:
        raise Declined("online-proxy", given=given) from None


def _check_processes(processes: int, database: str) -> None:
    """Several need PostgreSQL, and a system that hands sockets down."""
    if processes > 1 and not database.startswith(("postgresql:", "postgres:")):
        raise Declined("online-processes-database", processes=processes)
    if processes > 1 and sys.platform == "win32":
        raise Declined("online-processes-system")


async def _try(database: str) -> None:
    """Open the database once, so that a refusal is one sentence."""
    await (await Store.open(database)).close()


def serve_child(settings: Settings, listening: socket.socket, announce: Callable[[], None]) -> None:
    """Be one of several server processes."""
    set_up_logs(settings.running.log_format)
    with suppress(KeyboardInterrupt):
        sys.exit(_run(_serve_here(settings, listening, announce)))


def _run(serving: Coroutine[Any, Any, int]) -> int:
    """Serve on the quickest loop there is."""
    quickest = uvicorn.Config("", log_config=None).get_loop_factory()  # the log is set up already
    with asyncio.Runner(loop_factory=quickest) as runner:
        return runner.run(serving)


async def _serve_here(settings: Settings, listening: socket.socket, announce: Callable[[], None]) -> int:
    """Serve in this process."""
    store = await Store.open(settings.database)  # here, so that a refusal is one sentence
    server = None
    try:
        if not store.is_shared:
            await store.claim()
        app = make_app(
            store,
            settings.workers,
            limits=settings.limits,
            hosts=settings.names,
            here=settings.reach,
            internal=listening_at(settings.running.internal) if store.is_shared else None,
            shows_metrics=settings.running.metrics,
        )
        server = _Announced(app, announce, settings.place.proxy)
        await server.serve(sockets=[listening])
    finally:
        if server is None or not server.started:  # else the application has closed it
            await store.close()
    return 0 if server.started else 1


def _told_of(place: Place, reach: list[str], address: str, lang: str) -> list[str]:
    """What is said of other machines."""
    others = [each for each in reach if each != address]
    if others:
        return [words(lang).say("online-others", addresses="  ".join(others))]
    return [words(lang).say("online-public")] if place.host is None and is_public() else []


def configured(app: Starlette, proxy: str | None = None, **others: Any) -> uvicorn.Config:
    """How the application is served: frames beyond any message of ours end the connection.

    Where a request comes from is what the connection says; what a header says counts only if it is the proxy's.
    """
    proxy = proxy or os.environ.get("FORWARDED_ALLOW_IPS")
    settings: dict[str, Any] = {
        "log_level": "error",  # what somebody sends who speaks no HTTP would be worth a warning, as often as it is sent
        "log_config": None,
        "ws_max_size": 2 * MOST_BYTES,
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": 2,
        "server_header": False,
        "ws_ping_interval": 20.0,  # seconds; a browser that does not answer for as long again is gone
        "ws_ping_timeout": 20.0,
        **bounded_settings(),
        "proxy_headers": bool(proxy),
        "forwarded_allow_ips": proxy,
    }
    return uvicorn.Config(app, **{**settings, **others})


class Server(uvicorn.Server):
    """A server that leaves its tables to others before it sends their people away, and ends as any program does."""

    def __init__(self, app: Starlette, proxy: str | None = None, **others: Any) -> None:
        super().__init__(configured(app, proxy, **others))
        self.app = app

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Once all is finished SIGTERM is not raised again: Python tidies up, and leaves nothing to complain about."""
        with super().capture_signals():
            try:
                yield
            finally:
                self._captured_signals = [each for each in self._captured_signals if each != signal.SIGTERM]

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in, finish, and end."""
        for server in self.servers:
            server.close()
        await self.app.state.leave()
        await super().shutdown(sockets)


class _Announced(Server):
    """A server that says so once it answers."""

    def __init__(self, app: Starlette, announce: Callable[[], None], proxy: str | None = None, **others: Any) -> None:
        super().__init__(app, proxy, **others)
        self.announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets=sockets)
        if self.started:
            self.announce()


def _has_screen() -> bool:
    """Whether a browser would be seen."""
    if os.environ.get("ROUNDHOUSE_BROWSER") == "none":
        return False
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket on this port; on the default one or any free one if none is asked for."""
    try:
        family, _, _, _, where = socket.getaddrinfo(host, port or 0, type=socket.SOCK_STREAM)[0]
    except OSError as error:
        asked = USUAL_PORT if port is None else port
        raise Declined("online-port", host=host, port=str(asked), why=error.strerror or str(error)) from None
    for attempt in [port] if port is not None else [USUAL_PORT, 0]:
        bound = socket.socket(family, socket.SOCK_STREAM)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((where[0], attempt))
            return bound
        except (OSError, OverflowError) as error:
            bound.close()
            why = getattr(error, "strerror", None) or str(error)
            refused = Declined("online-port", host=host, port=str(attempt or USUAL_PORT), why=why)
    raise refused
