"""The server as an ASGI application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from functools import partial

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, WebSocketRoute

from ..bots.workers import Workers
from ..core.compile import have_numba
from ..core.game import games
from . import http, metrics, pages
from .context import Context
from .edge import Edge, Hosts
from .garbage import keep_for_good
from .limits import USUAL, Limits
from .peers import AskMetrics, AskPresence, Handlers, Passed, Peers, Visit, answer_passed
from .pipe import ANSWER, Listening, Pipe, listening_at
from .rooms import Rooms
from .socket import serve_socket, serve_visit
from .store import Store

LOG = logging.getLogger(__name__)


def make_app(
    database: str | Store,
    processes: int = 1,
    prepare: bool = True,
    limits: Limits = USUAL,
    hosts: Iterable[str] = (),
    here: Callable[[], list[str]] = list,
    internal: Listening | None = None,
    shows_metrics: bool = False,
    **speeds: float | None,
) -> Starlette:
    """A server on this database, open or by its address; `speeds`: how fast it is, see `_settle`.

    It answers to its own names and to `hosts`; other machines find it `here`, other processes of ours at `internal`.
    """
    holder: list[Rooms] = []

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await Store.open(database) if isinstance(database, str) else database
        context = Context(store, Workers(processes), limits=limits)
        _settle(context, **speeds)
        holder[:] = [await _begin(context, app, internal)]
        async with _prepared(context, prepare):
            yield
        await holder[0].close()

    app = Starlette(
        routes=_routes(lambda: holder[0], shows_metrics),
        middleware=[Middleware(Edge, hosts=Hosts(hosts))],
        exception_handlers={HTTPException: http.refuse},
        lifespan=lifespan,
    )
    app.state.here = here
    app.state.leave = lambda: holder[0].leave()
    return app


@asynccontextmanager
async def _prepared(context: Context, is_asked: bool) -> AsyncIterator[None]:
    """Compile games in the background, until the server stops."""
    background = [asyncio.create_task(_prepare(context))] if is_asked else []
    yield
    for task in background:
        task.cancel()


async def _begin(context: Context, app: Starlette, internal: Listening | None) -> Rooms:
    """All tables; with PostgreSQL this process takes its place among the others that serve them."""
    rooms, leases = Rooms(context), context.store.leases
    context.store.writer.on_batch = context.metrics.batches.note
    if leases is None:
        await context.store.claim()
    else:
        context.peers = Peers(leases, internal or listening_at(None))
        await context.store.claim(context.peers.listening.address)
        await context.peers.start(_handlers(rooms, app))
    rooms.watch()
    return rooms


def _handlers(rooms: Rooms, app: Starlette) -> Handlers:
    """What other processes may ask this one."""

    async def tell_presence(pipe: Pipe, asked: AskPresence) -> None:
        await pipe.send(ANSWER, msgspec.msgpack.encode(rooms.presence_here(asked.tables)))

    async def tell_metrics(pipe: Pipe, asked: AskMetrics) -> None:
        await pipe.send(ANSWER, metrics.written(rooms).encode())

    return {
        Visit: partial(serve_visit, rooms),
        Passed: partial(answer_passed, app.router),
        AskPresence: tell_presence,
        AskMetrics: tell_metrics,
    }


def _routes(rooms_of: Callable[[], Rooms], shows_metrics: bool) -> list[BaseRoute]:
    """Requests, connections, and the pages for everything else."""
    socket = WebSocketRoute("/ws", lambda socket: serve_socket(socket, rooms_of()))
    return [*metrics.routes(rooms_of, shows_metrics), *http.routes(rooms_of), socket, *pages.routes()]


def _settle(
    context: Context,
    pause: float | None = None,
    grace: float | None = None,
    shuffle: float | None = None,
    messages_per_second: float | None = None,
    share: float | None = None,
) -> None:
    """Change how fast bots, messages and shuffles are, by the names of `Context`, where other values are given.

    `pause`: seconds before a bot moves, in a turn too.
    """
    if pause is not None:
        context.pause, context.pause_within = pause, pause
    if grace is not None:
        context.grace = grace
    if shuffle is not None:
        context.shuffle = shuffle
    if messages_per_second is not None:
        context.messages_per_second = messages_per_second
    if share is not None:
        context.share = share


async def _prepare(context: Context) -> None:
    """Make the lobby's page, and compile the games one after the other; until then they are played in plain Python."""
    await asyncio.to_thread(pages.prepare)
    await context.workers.start()
    if not await asyncio.to_thread(have_numba):  # which loads it, for half a second
        return
    for prepare in (context.prepare, context.workers.prepare_bots):  # all tables before the first bot
        for game in games():
            try:
                await prepare(game)
            except Exception:  # without machine code it is only slower
                LOG.exception("cannot compile %s", game)
    keep_for_good()
