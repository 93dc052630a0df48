"""The server as an ASGI application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.routing import WebSocketRoute

from .. import __version__
from ..bots.workers import Workers
from ..core.compile import have_numba
from ..core.game import games
from .context import Context
from .edge import Edge, Hosts
from .http import add_routes
from .limits import USUAL, Limits
from .pages import serve_pages
from .rooms import Rooms
from .socket import serve_socket
from .store import Store

LOG = logging.getLogger(__name__)
API = "/api/openapi.json"


def make_app(
    database: str | Store,
    processes: int = 1,
    pause: float | None = None,
    messages_per_second: float | None = None,
    prepare: bool = True,
    limits: Limits = USUAL,
    share: float | None = None,
    hosts: Iterable[str] = (),
    here: Callable[[], list[str]] = list,
) -> FastAPI:
    """A server on this database, open or by its address; `pause`: seconds before a bot moves (None: as people like it).

    It answers to its own names and to `hosts`; `here` says where other machines find it.
    """
    holder: list[Rooms] = []

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await Store.open(database) if isinstance(database, str) else database
        context = Context(store, Workers(processes), limits=limits)
        _settle(context, pause, messages_per_second, share)
        holder[:] = [Rooms(context)]
        work = [holder[0].follow_changes(), *([_prepare(context)] if prepare else [])]
        background = [asyncio.create_task(each) for each in work]
        yield
        for task in background:
            task.cancel()
        await holder[0].close()

    app = FastAPI(
        title="Roundhouse", version=__version__, lifespan=lifespan, openapi_url=API, docs_url=None, redoc_url=None
    )
    app.state.here = here
    app.add_middleware(Edge, hosts=Hosts(hosts))
    _add_all(app, lambda: holder[0])
    return app


def _settle(context: Context, pause: float | None, messages_per_second: float | None, share: float | None) -> None:
    """Other haste than the usual, where it is asked for."""
    if pause is not None:
        context.pause, context.pause_within = pause, pause
    if messages_per_second is not None:
        context.messages_per_second = messages_per_second
    if share is not None:
        context.share = share


def _add_all(app: FastAPI, rooms_of: Callable[[], Rooms]) -> None:
    """Let the app answer requests, connections, and whatever else is asked for."""
    add_routes(app, rooms_of)
    app.router.routes.append(WebSocketRoute("/ws", lambda socket: serve_socket(socket, rooms_of())))
    serve_pages(app)


async def _prepare(context: Context) -> None:
    """Compile the games one after the other; until then, and without Numba, they are played in plain Python."""
    await context.workers.start()
    if not await asyncio.to_thread(have_numba):  # which loads it, for half a second
        return
    for game in games():
        try:
            await context.prepare(game)
        except Exception:  # without machine code it is only slower
            LOG.exception("cannot compile %s", game)
