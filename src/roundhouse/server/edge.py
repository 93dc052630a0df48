"""Between the network and the application: which names it answers to, which pages may use it, the headers of answers.

A page of a stranger can make a browser send requests here, and a name of a stranger can be made to lead here
("DNS rebinding").  So whatever is asked under a name that is not ours is refused, and so is whatever changes something
or listens (POST, WebSocket) and comes from a page that is not ours.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..core.words import preferred_language
from . import wire
from .addresses import own_names, read
from .errors import Declined

HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?")
ORIGIN = re.compile(r"https?://(?P<host>(?P<name>\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?)")
ANY = "*"
MISDIRECTED, FORBIDDEN, OK = 421, 403, (200, 304)
HARMLESS = ("GET", "HEAD", "OPTIONS")
OUR_GAMES, ASSETS, API = "/api/games", "/assets/", "/api/"
HEADERS = {
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
}


class Hosts:
    """The names under which this server may be asked: its own, and those that it was given (`*`: any)."""

    def __init__(self, given: Iterable[str] = ()) -> None:
        self.given = {_plain(each) for each in given}
        self.own = {"localhost", *own_names()}

    def has(self, host: str, reached_at: str) -> bool:
        """Whether a Host header names us, if the connection came in at this address of ours."""
        found = HOST.fullmatch(host.lower())
        if found is None:
            return False
        name = _plain(found[1])
        address = read(name)
        is_own = name in self.own or (address is not None and (address.is_loopback or address == read(reached_at)))
        return is_own or name in self.given or ANY in self.given

    def is_ours(self, origin: str, host: str) -> bool:
        """Whether a page of this origin is one that we have served, though a proxy may have changed the Host."""
        found = ORIGIN.fullmatch(origin.lower())
        return found is not None and (found["host"] == host.lower() or _plain(found["name"]) in self.given)


def _plain(name: str) -> str:
    """The name of a host without capitals and without a dot at its end; an address in the one way to write it."""
    name = name.strip().lower().rstrip(".")
    return str(read(name) or name)


def is_on_this_machine(scope: Scope) -> bool:
    """Whether a browser of this machine asks, at an address for this machine."""
    host = HOST.fullmatch(Headers(scope=scope).get("host", "").lower())
    near = [read("127.0.0.1" if name == "localhost" else name) for name in (host[1] if host else "", _client(scope))]
    return all(each is not None and each.is_loopback for each in near)


def _client(scope: Scope) -> str:
    return str((scope.get("client") or ("",))[0])


class Edge:
    """ASGI middleware: refuses what is not meant for us, and completes the headers of every answer."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self.app, self.hosts = app, hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or hand it on."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def send_complete(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                _complete(message, scope["path"])
            await send(message)

        refused = self._refusal(scope)
        if refused is not None:
            await _refuse(refused, scope, receive, send_complete)
        else:
            await self.app(scope, receive, send_complete)

    def _refusal(self, scope: Scope) -> tuple[int, Declined] | None:
        """With which status, and why, a request is not for us."""
        headers = Headers(scope=scope)
        hosts, origins = headers.getlist("host"), headers.getlist("origin")
        host = hosts[0] if len(hosts) == 1 else ""
        if not self.hosts.has(host, str((scope.get("server") or ("",))[0])):
            return MISDIRECTED, Declined("online-host", host=host[:80])
        changes = scope["type"] == "websocket" or scope["method"] not in HARMLESS
        if changes and not all(self.hosts.is_ours(origin, host) for origin in origins):
            return FORBIDDEN, Declined("online-origin", origin=origins[0][:80])
        return None


async def _refuse(refused: tuple[int, Declined], scope: Scope, receive: Receive, send: Send) -> None:
    """A plain sentence; where a handshake cannot be answered with one, the connection is closed."""
    status, why = refused
    if scope["type"] == "websocket" and "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close"})
        return
    text = why.say(preferred_language(Headers(scope=scope).get("accept-language", "")))
    if scope["path"].startswith(API):
        problem = msgspec.json.encode(wire.Problem(why.reason, text))
        await Response(problem, status, media_type="application/json")(scope, receive, send)
    else:
        await Response(text + "\n", status, media_type="text/plain")(scope, receive, send)


def _complete(message: Message, path: str) -> None:
    """The headers that every answer has, unless it says otherwise."""
    headers = MutableHeaders(scope=message)
    for name, value in {**HEADERS, "Cache-Control": _keeping(path, message["status"])}.items():
        headers.setdefault(name, value)


def _keeping(path: str, status: int) -> str:
    """How long an answer may be kept: a file whose name has its hash for ever, what may be personal not at all."""
    if path.startswith(ASSETS) and status in OK:
        return "public, max-age=31536000, immutable"
    return "no-store" if path.startswith(API) and not path.startswith(OUR_GAMES) else "no-cache"
