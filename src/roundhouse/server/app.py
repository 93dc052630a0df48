"""The server as an ASGI application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI
from starlette.responses import FileResponse, Response
from starlette.routing import WebSocketRoute
from starlette.staticfiles import StaticFiles

from .. import __version__
from ..bots.workers import Workers
from ..core.game import games
from .context import Context
from .http import add_routes
from .limits import USUAL, Limits
from .rooms import Rooms
from .socket import serve_socket
from .store import Store

LOG = logging.getLogger(__name__)
STATIC = Path(__file__).parent / "static"
API = "/api/openapi.json"
HEADERS = {
    "Cache-Control": "no-cache",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
}


def make_app(
    database: str,
    processes: int = 1,
    pause: float | None = None,
    messages_per_second: float | None = None,
    prepare: bool = True,
    limits: Limits = USUAL,
    share: float | None = None,
) -> FastAPI:
    """A server on this database; `pause`: seconds before a bot moves (None: as people like it)."""
    holder: list[Rooms] = []

    def settle(context: Context) -> None:
        if pause is not None:
            context.pause, context.pause_within = pause, pause
        if messages_per_second is not None:
            context.messages_per_second = messages_per_second
        if share is not None:
            context.share = share

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        context = Context(await Store.open(database), Workers(processes), limits=limits)
        settle(context)
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
    add_routes(app, lambda: holder[0])
    app.router.routes.append(WebSocketRoute("/ws", lambda socket: serve_socket(socket, holder[0])))
    _serve_pages(app)
    return app


async def _prepare(context: Context) -> None:
    """Compile the games one after the other; until then they are played in plain Python."""
    await context.workers.start()
    for game in games():
        try:
            await context.prepare(game)
        except Exception:  # without machine code it is only slower
            LOG.exception("cannot compile %s", game)


def _serve_pages(app: FastAPI) -> None:
    """The built client: its files, and its one page for every other path."""
    if (STATIC / "assets").is_dir():
        app.mount("/assets", StaticFiles(directory=STATIC / "assets"))
    files = {file.name for file in STATIC.glob("[!.]*") if file.is_file()}

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        if path in files:
            return FileResponse(STATIC / path, headers=HEADERS)
        if path.startswith("api/") or not (STATIC / "index.html").is_file():
            return Response(status_code=404)
        return FileResponse(STATIC / "index.html", headers=HEADERS)
