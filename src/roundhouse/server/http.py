"""The HTTP part: games, rules, new tables, the lobby's list.  Bodies are the types of `wire`, in and out."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Mapping
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from ..core.errors import RoundhouseError
from ..core.words import LANGUAGES
from . import departures, library, wire
from .edge import OUR_GAMES, is_on_this_machine
from .errors import Declined, Elsewhere, Moved
from .limits import TooMany
from .openapi import Answered, described
from .peers import PASSED, Answer, Passed, Peers
from .rooms import Rooms, no_table
from .store import NotOurs, Owner

MOST_BYTES = 16_384
BODY = "body"  # where a request keeps it
PASSED_ON = (b"authorization", b"accept-language", b"content-type")
LATER = {"Retry-After": "1"}
WORTH_ZIPPING = 1000  # bytes
Body = TypeVar("Body")
Handler = Callable[[Rooms, Request], Awaitable[Any]]


async def _read(request: Request, kind: type[Body]) -> Body:
    """The body of a request, which must be of this type."""
    if not hasattr(request.state, BODY):
        body = bytearray()
        async for chunk in request.stream():
            body += chunk
            if len(body) > MOST_BYTES:
                raise Declined("online-too-long", most=MOST_BYTES)
        setattr(request.state, BODY, bytes(body))  # if it is to be passed on
    try:
        return msgspec.json.decode(getattr(request.state, BODY), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Declined("online-unreadable", why=str(error)) from None


def _lang(request: Request) -> str:
    asked = request.query_params.get("lang", "en")
    return asked if asked in LANGUAGES else "en"


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


def _table(request: Request) -> str:
    """The table that a path names."""
    try:
        return msgspec.convert(request.path_params["table"], wire.TableId)
    except msgspec.ValidationError:
        raise no_table(request.path_params["table"]) from None


def _bearer(request: Request) -> list[str]:
    """The secret that a request without a body brings, if it does."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    try:
        return [msgspec.convert(token.strip(), wire.Token)] if scheme.lower() == "bearer" else []
    except msgspec.ValidationError:
        return []


async def list_games(rooms: Rooms, request: Request) -> list[wire.GameInfo]:
    """Every game that can be played here."""
    return library.all_games(_lang(request))


async def show_catalogue(rooms: Rooms, request: Request) -> dict[str, Any]:
    """What is in the box of a game, in one language."""
    return library.catalogue(request.path_params["game"], _lang(request))


async def show_rules(rooms: Rooms, request: Request) -> wire.RulesPage:
    """The rules of a game for players."""
    return await asyncio.to_thread(library.rules_page, request.path_params["game"], _lang(request))


async def show_clause(rooms: Rooms, request: Request) -> wire.Clause:
    """A clause of the ledger, the tests that prove it, and the passage that tells it."""
    asked = request.path_params
    return await asyncio.to_thread(library.clause, asked["game"], asked["number"], _lang(request))


async def new_table(rooms: Rooms, request: Request) -> wire.NewTableAnswer:
    """Set up a table; the same `id` and `secret` again give the same table."""
    new = await _read(request, wire.NewTable)
    rooms.context.new_tables.take(_address(request))
    table, tokens = await rooms.create(new)
    return wire.NewTableAnswer(table, tokens)


async def list_departures(rooms: Rooms, request: Request) -> list[wire.Departure]:
    """One's own tables, and those that can be joined or watched."""
    return await departures.departures(rooms, await _read(request, wire.Tokens))


async def join_table(rooms: Rooms, request: Request) -> wire.Joined:
    """Take an open seat of a table on the list."""
    asked = await _read(request, wire.Join)
    rooms.context.joins.take(_address(request))
    return await departures.join(rooms, _table(request), asked)


async def show_log(rooms: Rooms, request: Request) -> wire.ReplayInfo:
    """The log of a finished game, with its seed: everybody who may watch it can replay it and check the shuffle."""
    room = await rooms.enter(_table(request), _bearer(request))
    if room.row.status != "over":
        raise Declined("online-not-over")
    return wire.ReplayInfo(room.log(), room.shuffle_told().commitment)


async def show_here(rooms: Rooms, request: Request) -> wire.Here:
    """Where other machines find this server: told to this machine alone, all others have found it."""
    if not is_on_this_machine(request.scope):
        return wire.Here([])
    return wire.Here(await asyncio.to_thread(request.app.state.here))


DESCRIPTION = "/api/openapi.json"
ANSWERED = [
    Answered("GET", "/api/here", show_here, None, wire.Here),
    Answered("GET", "/api/games", list_games, None, list[wire.GameInfo]),
    Answered("GET", "/api/games/{game}/catalogue", show_catalogue, None, dict[str, Any]),
    Answered("GET", "/api/games/{game}/rules", show_rules, None, wire.RulesPage),
    Answered("GET", "/api/games/{game}/clauses/{number}", show_clause, None, wire.Clause),
    Answered("POST", "/api/tables", new_table, wire.NewTable, wire.NewTableAnswer),
    Answered("POST", "/api/departures", list_departures, wire.Tokens, list[wire.Departure]),
    Answered("POST", "/api/tables/{table}/join", join_table, wire.Join, wire.Joined),
    Answered("GET", "/api/tables/{table}/log", show_log, None, wire.ReplayInfo),
]
NOT_FOUND = {"online-no-table", "online-no-game", "online-no-clause", "unknown-game"}


def routes(rooms_of: Callable[[], Rooms]) -> list[Route]:
    """Everything that is answered here, and its description."""

    async def describe(request: Request) -> Response:
        return _json(described(ANSWERED))

    made = [Route(DESCRIPTION, describe)]
    for each in ANSWERED:
        route = Route(each.path, _endpoint(each.handler, rooms_of), methods=[each.method])
        route.methods = {each.method}  # Starlette adds HEAD, which is for pages
        made.append(route)
    return made


def _endpoint(handler: Handler, rooms_of: Callable[[], Rooms]) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        try:
            return await _answer(handler, rooms_of(), request)
        except (Elsewhere, Moved, NotOurs):  # the table changes hands
            return Response(status_code=503, headers=LATER)
        except RoundhouseError as error:
            problem = wire.Problem(error.reason, error.say(_lang(request)))
            if isinstance(error, TooMany):
                return _json(problem, 429, {"Retry-After": str(error.seconds)})
            return _json(problem, 404 if error.reason in NOT_FOUND else 422)
        except ClientDisconnect:  # in the middle of a body, or put out because it took too long
            return Response(status_code=400)  # which nobody reads

    return endpoint


async def _answer(handler: Handler, rooms: Rooms, request: Request) -> Response:
    """The answer of this process, or of the one that has the table."""
    peers = rooms.context.peers

    async def here() -> Response:
        return _small(_json(await handler(rooms, request)), request)

    if peers is None or PASSED in request.scope:
        return await here()
    return await peers.at_owner(here, lambda owner: _pass_on(peers, owner, request))


async def _pass_on(peers: Peers, owner: Owner, request: Request) -> Response:
    passed = Passed(
        method=request.method,
        path=request.url.path,
        query=request.scope["query_string"],
        headers=[(name, value) for name, value in request.headers.raw if name in PASSED_ON],
        address=_address(request),
        body=getattr(request.state, BODY, b""),
    )
    answered = msgspec.msgpack.decode(await peers.ask(owner, passed), type=Answer)
    response = Response(answered.body, answered.status)
    response.raw_headers[:] = answered.headers
    return response


def _small(answer: Response, request: Request) -> Response:
    """What is the same for everybody, zipped: how well a secret is compressed tells something of it (BREACH)."""
    if not request.url.path.startswith(OUR_GAMES) or len(answer.body) < WORTH_ZIPPING:
        return answer
    if "gzip" in request.headers.get("accept-encoding", ""):
        answer = Response(_zipped(bytes(answer.body)), media_type=answer.media_type)
        answer.headers["Content-Encoding"] = "gzip"
    answer.headers["Vary"] = "Accept-Encoding"
    return answer


@lru_cache(256)
def _zipped(body: bytes) -> bytes:
    """Made once: it takes some milliseconds, for which everybody else would wait."""
    return gzip.compress(body, mtime=0)


async def refuse(request: Request, error: Exception) -> Response:
    """What is answered where no route takes a request: a path without its method (405)."""
    assert isinstance(error, HTTPException)
    return _json({"detail": error.detail}, error.status_code, error.headers)


def _json(body: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(body), status, headers, "application/json")
