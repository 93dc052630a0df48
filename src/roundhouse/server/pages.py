"""The built client: its files from memory, small, and its one page for every other path."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

STATIC = Path(__file__).parent / "static"
TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
ZIPPED = (".css", ".js", ".svg")


@cache
def _asset(name: str) -> tuple[bytes, bytes | None]:
    """A file as it is, and as most browsers take it."""
    body = (STATIC / "assets" / name).read_bytes()
    return body, gzip.compress(body, mtime=0) if name.endswith(ZIPPED) else None


def _accepts_zip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def routes() -> list[Route]:
    """The client, for whatever nothing else answers."""
    assets = {file.name for file in (STATIC / "assets").glob("[!.]*")}
    files = {file.name for file in STATIC.glob("[!.]*") if file.is_file()}

    async def asset(request: Request) -> Response:
        name: str = request.path_params["name"]
        if name not in assets:
            return Response(status_code=404)
        body, zipped = _asset(name)
        kind = TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0]
        headers = {} if zipped is None else {"Vary": "Accept-Encoding"}
        if zipped is not None and _accepts_zip(request):
            return Response(zipped, headers={**headers, "Content-Encoding": "gzip"}, media_type=kind)
        return Response(body, headers=headers, media_type=kind)

    async def page(request: Request) -> Response:
        path: str = request.path_params["path"]
        if path in files:
            return FileResponse(STATIC / path)
        if path.startswith(("api/", "assets/")) or not (STATIC / "index.html").is_file():
            return Response(status_code=404)
        return FileResponse(STATIC / "index.html")

    return [Route("/assets/{name}", asset), Route("/{path:path}", page)]
