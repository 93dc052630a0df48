"""The built client: its files from memory, small, and its one page for every other path.

The lobby's page has the list of games in it, in the browser's language: nothing need be asked before it can be used.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from functools import cache
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from ..core.words import LANGUAGES, preferred_language
from . import library

STATIC = Path(__file__).parent / "static"
LOBBY = ""  # its path
TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
ZIPPED = (".css", ".js", ".svg")
GAMES = '<script type="application/json" id="games" lang="{lang}">{games}</script>'  # web/src/lib/http.ts reads it
FOR_SOME = re.compile(r'<link\s[^>]*data-lang="([^"]*)"[^>]*>\s*')  # what readers of these languages alone need
NOT_MODIFIED = 304


@cache
def _asset(name: str) -> tuple[bytes, bytes | None]:
    """A file as it is, and as most browsers take it."""
    body = (STATIC / "assets" / name).read_bytes()
    return body, gzip.compress(body, mtime=0) if name.endswith(ZIPPED) else None


@cache
def _page(lang: str, is_lobby: bool) -> tuple[bytes, bytes, str]:
    """The page in a language, the same as most browsers take it, and its tag."""
    page = (STATIC / "index.html").read_text(encoding="utf-8").replace('<html lang="en">', f'<html lang="{lang}">')
    page = FOR_SOME.sub(lambda link: link[0] if lang in link[1].split() else "", page)
    if is_lobby:
        games = msgspec.json.encode(library.all_games(lang)).decode().replace("<", "\\u003c")
        page = page.replace("</head>", GAMES.format(lang=lang, games=games) + "\n  </head>")
    body = page.encode()
    return body, gzip.compress(body, mtime=0), f'W/"{hashlib.sha256(body).hexdigest()[:16]}"'


def prepare() -> None:
    """Make what is asked for first: the words of all games take half a second in each language."""
    if (STATIC / "index.html").is_file():
        for lang in LANGUAGES:
            _page(lang, is_lobby=True)


def _accepts_zip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def _answer_page(request: Request, is_lobby: bool) -> Response:
    """A page that is the same for everybody who reads this language: it may be zipped and kept."""
    body, zipped, tag = _page(preferred_language(request.headers.get("accept-language", "")), is_lobby)
    headers = {"Vary": "Accept-Encoding, Accept-Language", "ETag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=NOT_MODIFIED, headers=headers)
    if _accepts_zip(request):
        return Response(zipped, headers={**headers, "Content-Encoding": "gzip"}, media_type="text/html")
    return Response(body, headers=headers, media_type="text/html")


def _answer_asset(name: str, request: Request) -> Response:
    body, zipped = _asset(name)
    kind = TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0]
    headers = {} if zipped is None else {"Vary": "Accept-Encoding"}
    if zipped is not None and _accepts_zip(request):
        return Response(zipped, headers={**headers, "Content-Encoding": "gzip"}, media_type=kind)
    return Response(body, headers=headers, media_type=kind)


def routes() -> list[Route]:
    """The client, for whatever nothing else answers."""
    assets = {file.name for file in (STATIC / "assets").glob("[!.]*")}
    files = {file.name for file in STATIC.glob("[!.]*") if file.is_file()}

    async def asset(request: Request) -> Response:
        name: str = request.path_params["name"]
        return _answer_asset(name, request) if name in assets else Response(status_code=404)

    async def page(request: Request) -> Response:
        path: str = request.path_params["path"]
        if path in files:
            return FileResponse(STATIC / path)
        if path.startswith(("api/", "assets/")) or not (STATIC / "index.html").is_file():
            return Response(status_code=404)
        return _answer_page(request, is_lobby=path == LOBBY)

    return [Route("/assets/{name}", asset), Route("/{path:path}", page)]
