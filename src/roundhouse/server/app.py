"""The server as an ASGI application."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, WebSocketRoute

from ..bots.workers import Workers
from ..core.compile import have_numba
from ..core.game import games
from . import http, pages
from .context import Context
from .edge import Edge, Hosts
from .limits import USUAL, Limits
from .rooms import Rooms
from .socket import serve_socket
from .store import Store

LOG = logging.getLogger(__name__)


def make_app(
    database: str | Store,
    processes: int = 1,
    pause: float | None = None,
    grace: float | None = None,
    messages_per_second: float | None = None,
    prepare: bool = True,
    limits: Limits = USUAL,
    share: float | None = None,
    hosts: Iterable[str] = (),
    here: Callable[[], list[str]] = list,
) -> Starlette:
    """A server on this database, open or by its address; `pause`: seconds before a bot moves (None: as people like it).

    `grace`: how long a second lasts for which bots wait before they answer a turn that may be taken back.
    It answers to its own names and to `hosts`; `here` says where other machines find it.
    """
    holder: list[Rooms] = []

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await Store.open(database) if isinstance(database, str) else database
        context = Context(store, Workers(processes), limits=limits)
        _settle(context, pause, grace, messages_per_second, share)
        holder[:] = [Rooms(context)]
        work = [holder[0].follow_changes(), *([_prepare(context)] if prepare else [])]
        background = [asyncio.create_task(each) for each in work]
        yield
        for task in background:
            task.cancel()
        await holder[0].close()

    app = Starlette(
        routes=_routes(lambda: holder[0]),
        middleware=[Middleware(Edge, hosts=Hosts(hosts))],
        exception_handlers={HTTPException: http.refuse},
        lifespan=lifespan,
    )
    app.state.here = here
    return app


def _routes(rooms_of: Callable[[], Rooms]) -> list[BaseRoute]:
    """Requests, connections, and the pages for everything else."""
    socket = WebSocketRoute("/ws", lambda socket: serve_socket(socket, rooms_of()))
    return [*http.routes(rooms_of), socket, *pages.routes()]


def _settle(
    context: Context,
    pause: float | None,
    grace: float | None,
    messages_per_second: float | None,
    share: float | None,
) -> None:
    """Change how fast bots and messages are, where other values are given."""
    if pause is not None:
        context.pause, context.pause_within = pause, pause
    if grace is not None:
        context.grace = grace
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
    gc.collect()
    gc.freeze()  # all that a compiler brings with it stays: looking through it for garbage took a tenth of a second
