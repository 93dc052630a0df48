"""The built client: its files from memory, small, and its one page for every other path."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from pathlib import Path

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import FileResponse, Response

STATIC = Path(__file__).parent / "static"
TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
ZIPPED = (".css", ".js", ".svg")
READING = ["GET", "HEAD"]


@cache
def _asset(name: str) -> tuple[bytes, bytes | None]:
    """A file as it is, and as most browsers take it."""
    body = (STATIC / "assets" / name).read_bytes()
    return body, gzip.compress(body, mtime=0) if name.endswith(ZIPPED) else None


def _accepts_zip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def serve_pages(app: FastAPI) -> None:
    """Let the app answer with the client whatever else it does not know."""
    assets = {file.name for file in (STATIC / "assets").glob("[!.]*")}
    files = {file.name for file in STATIC.glob("[!.]*") if file.is_file()}

    @app.api_route("/assets/{name}", methods=READING, include_in_schema=False)
    async def asset(request: Request, name: str) -> Response:
        if name not in assets:
            return Response(status_code=404)
        body, zipped = _asset(name)
        kind = TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0]
        headers = {} if zipped is None else {"Vary": "Accept-Encoding"}
        if zipped is not None and _accepts_zip(request):
            return Response(zipped, headers={**headers, "Content-Encoding": "gzip"}, media_type=kind)
        return Response(body, headers=headers, media_type=kind)

    @app.api_route("/{path:path}", methods=READING, include_in_schema=False)
    async def page(path: str) -> Response:
        if path in files:
            return FileResponse(STATIC / path)
        if path.startswith(("api/", "assets/")) or not (STATIC / "index.html").is_file():
            return Response(status_code=404)
        return FileResponse(STATIC / "index.html")
