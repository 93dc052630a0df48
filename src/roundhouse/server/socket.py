"""The WebSocket: reads what browsers send, as if each were hostile, and answers every command."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..core.errors import RoundhouseError
from ..core.words import preferred_language
from . import wire
from .budget import Metered, Purse, payer
from .client import Client
from .errors import Declined, Elsewhere, Moved
from .frames import browser_of
from .kept import chat_line
from .peers import Peers, Visit
from .pipe import Pipe
from .relay import RESTART, Browser, Visitor, relay
from .room import Room
from .rooms import Rooms
from .store import NotOurs, Owner, StoreError

MOST_BYTES = 8192  # of one message
SECONDS_AT_ONCE = 4.0  # of messages that a browser may send in one go
SECONDS_TO_HELLO = 20.0
CHAT_SHOWN = 100  # the latest lines, which a new browser is shown
SECONDS_TO_CLOSE = 1.0
ABUSED, FAILED, TOO_SLOW, TOO_MANY = 1008, 1011, 1013, 1013  # the codes with which a connection is closed for it
LOG = logging.getLogger(__name__)

_decoder = msgspec.json.Decoder(wire.ClientMessage)


class Pace:
    """How fast a browser may send messages: what comes faster is answered later, and nothing is lost."""

    def __init__(self, per_second: float) -> None:
        self.per_second = per_second
        self.left, self.at = SECONDS_AT_ONCE * per_second, time.monotonic()

    async def keep(self) -> None:
        """Count a message, and wait if it came too soon."""
        now = time.monotonic()
        self.left = min(SECONDS_AT_ONCE * self.per_second, self.left + (now - self.at) * self.per_second) - 1
        self.at = now
        if self.left < 0:
            await asyncio.sleep(-self.left / self.per_second)


async def serve_socket(socket: WebSocket, rooms: Rooms) -> None:
    """One connection, from its hello to its end."""
    await socket.accept()
    purse = _purse_of(rooms, str(socket.client.host) if socket.client else "")
    browser = browser_of(socket, purse)
    with rooms.context.sockets.one(_address(browser)) as is_allowed:
        if is_allowed:
            await _serve(browser, rooms, rooms.context.peers, purse)
        else:
            await _refuse(browser, Declined("online-many-sockets"), _language_of(browser))
            await browser.close(TOO_MANY)


async def serve_visit(rooms: Rooms, pipe: Pipe, visit: Visit) -> None:
    """Serve a browser that is connected to another process: its table is here, or it is sent back to ask again."""
    await _serve(Visitor(pipe, visit), rooms, None, _purse_of(rooms, visit.address))


def _purse_of(rooms: Rooms, address: str) -> Purse:
    return rooms.context.purses.one(address, rooms.context.share)


def _address(socket: Browser) -> str:
    return str(socket.client.host) if socket.client else ""


def _language_of(socket: Browser) -> str:
    """The language before hello: the first of ours that the browser names in Accept-Language."""
    return preferred_language(socket.headers.get("accept-language", ""))


async def _serve(socket: Browser, rooms: Rooms, peers: Peers | None, purse: Purse) -> None:
    """Serve a browser at a table of this process or, with `peers`, of another one."""
    try:
        async with asyncio.timeout(SECONDS_TO_HELLO):
            hello = await _receive(socket)
            await purse.afford()
            entered = await _enter(socket, rooms, peers, hello, purse)
        if entered is None:
            await socket.close(ABUSED)
            return
        if isinstance(entered, Client):
            await _welcome(entered, rooms)
    except (Elsewhere, Moved):
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(RESTART)
        return
    except StoreError as error:  # the database is away, after all
        with suppress(RuntimeError, WebSocketDisconnect):
            await _refuse(socket, error, _language_of(socket))
            await socket.close(FAILED)
        return
    except (TimeoutError, WebSocketDisconnect, RuntimeError):  # too late, or gone with something on its way
        return
    if isinstance(entered, Client):
        await _attend(socket, rooms, entered, purse)
    elif peers is not None:
        await relay(socket, peers, *entered)


async def _enter(
    socket: Browser, rooms: Rooms, peers: Peers | None, hello: str | bytes, purse: Purse
) -> Client | tuple[Owner, Pipe] | None:
    """The client that says hello, or the way to the process that has its table."""

    async def here() -> Client | tuple[Owner, Pipe] | None:
        return await Metered(_admit(socket, rooms, hello), purse)

    if peers is None:
        return await here()
    visit = Visit(_address(socket), socket.headers.get("accept-language", ""))
    return await peers.at_owner(here, lambda owner: peers.visit(owner, visit, hello))


async def _attend(socket: Browser, rooms: Rooms, client: Client, purse: Purse) -> None:
    """A browser at a table of this process, until it leaves."""
    with purse.pays():
        client.room.join(client)
    if not rooms.keeps(client.room):  # it was given away meanwhile
        client.dismiss()
    listening = _listen(socket, client, rooms, purse)
    work = [asyncio.create_task(each) for each in (listening, client.pump(), client.left_behind())]
    try:
        ended, _ = await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
    finally:
        with purse.pays():
            client.room.depart(client)
        for task in work:
            task.cancel()
    await _close(socket, ended, RESTART if client.is_dismissed else TOO_SLOW)


async def _close(socket: Browser, ended: set[asyncio.Task[None]], code: int) -> None:
    """Close what is still open, with this code; whatever is wrong with our side of it is noted."""
    errors = [error for error in (task.exception() for task in ended) if error is not None]
    for error in errors:
        if not isinstance(error, (WebSocketDisconnect, RuntimeError)):  # gone, or closed with something on its way
            LOG.error("connection", exc_info=error)
    if not errors or not isinstance(errors[0], WebSocketDisconnect):
        with suppress(
            RuntimeError, TimeoutError, WebSocketDisconnect
        ):  # one who does not read lets nobody say good-bye
            await asyncio.wait_for(socket.close(code if not errors else FAILED), SECONDS_TO_CLOSE)


async def _admit(socket: Browser, rooms: Rooms, hello: str | bytes) -> Client | None:
    """The client that says hello; None if it said something else, or may not come in."""
    message = _decode(hello)
    lang = message.lang if isinstance(message, wire.Hello) else "en"
    try:
        if isinstance(message, Declined):
            raise message
        if not isinstance(message, wire.Hello):
            raise Declined("online-hello-first")
        return await rooms.admit(message, socket)
    except RoundhouseError as error:
        await _refuse(socket, error, lang)
        return None


async def _refuse(socket: Browser, error: RoundhouseError, lang: str) -> None:
    refused = wire.Refused(None, error.reason, error.say(lang))
    await socket.send_texts(msgspec.json.encode(refused))


async def _welcome(client: Client, rooms: Rooms) -> None:
    room = client.room
    held = [seat for seat in room.seat_rows if seat.seat in client.held]
    watch = room.row.watch_token if held else None
    chat = [chat_line(line) for line in room.chat[-CHAT_SHOWN:]]
    welcome = wire.Welcome(
        run=rooms.context.run,
        now=time.time(),
        seats=list(client.held),
        tokens=list(client.tokens),
        is_host=client.is_host,
        watch_token=watch,
        chat=chat,
    )
    await client.wire.send_texts(msgspec.json.encode(welcome))
    if room.row.rematch is not None:
        await _send_links(client, rooms, room.row.rematch)


async def _send_links(client: Client, rooms: Rooms, table: str) -> None:
    """Tell a browser where its seats of the rematch are: those that were made for the holder of its seats here."""
    client.send(wire.Links(table, await rooms.rematch_tokens(client.room, table, client.held)))


async def _receive(socket: Browser) -> str | bytes:
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    return text if text is not None else message.get("bytes") or b""


def _decode(text: str | bytes) -> Any:
    """The message, or the Declined of one that cannot be read."""
    if len(text) > MOST_BYTES:
        return Declined("online-too-long", most=MOST_BYTES)
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return Declined("online-unreadable", why=str(error))


async def _listen(socket: Browser, client: Client, rooms: Rooms, purse: Purse) -> None:
    pace = Pace(rooms.context.messages_per_second)
    while True:
        text = await _receive(socket)
        await pace.keep()
        await purse.afford()
        if not await rooms.has(client.room):
            client.dismiss()
            return
        with purse.pays():
            await Metered(_answer(client, rooms, _decode(text)), purse)


async def _answer(client: Client, rooms: Rooms, message: Any) -> None:
    """Do what a message asks for, and answer it."""
    command, metrics, began = getattr(message, "id", None), rooms.context.metrics, time.perf_counter()
    try:
        if isinstance(message, Declined):
            raise message
        answer = await _obey(client, rooms, message)
        client.send(answer if answer is not None else wire.Done(command or ""))
    except (NotOurs, Moved):  # it is asked again where the table is
        rooms.drop(client.room.row.id)
        client.dismiss()
    except RoundhouseError as error:
        metrics.refused += 1
        client.send(wire.Refused(command, error.reason, error.say_plainly(client.lang)))
    metrics.commands.note(time.perf_counter() - began)


async def _obey(client: Client, rooms: Rooms, message: Any) -> Any:
    """Do what a message asks for; the answer, if it is more than `done`."""
    handler = _HANDLERS.get(type(message))
    if handler is None:
        raise Declined("online-hello-twice")
    return await handler(client, rooms, message)


def _needs_seat(client: Client) -> Room:
    if not client.held:
        raise Declined("online-not-a-player")
    return client.room


def _needs_host(client: Client) -> Room:
    if not client.is_host:
        raise Declined("online-not-host")
    return client.room


async def _play(client: Client, rooms: Rooms, message: wire.Play) -> wire.Tried | None:
    room = _needs_seat(client)
    if message.whole:
        tried = await room.attempt(client.held, message, client.lang)
        if tried is not None:
            return tried
    await room.play(client.held, message.id, message.after, message.codes, message.grace, message.skip)
    return None


async def _undo(client: Client, rooms: Rooms, message: wire.Undo) -> None:
    await _needs_seat(client).undo(client.held, message.id, message.after, message.whole_turn)


async def _go_on(client: Client, rooms: Rooms, message: wire.GoOn) -> None:
    await _needs_seat(client).go_on(client.held, message.after)


async def _hand_over(client: Client, rooms: Rooms, message: wire.HandOver) -> None:
    if message.seat not in client.held:
        raise Declined("online-not-your-seat")
    client.sit_at(message.seat)
    client.refresh(payer.get())


async def _chat(client: Client, rooms: Rooms, message: wire.Chat) -> None:
    await client.room.add_chat(client.viewer, message.id, message.text)


async def _hint(client: Client, rooms: Rooms, message: wire.AskHint) -> wire.Proposal:
    return await client.room.hint(client.held, message.id, client.lang, message.tried)


async def _why(client: Client, rooms: Rooms, message: wire.AskWhy) -> wire.Why:
    meant = {**message.args, "kind": message.kind}
    return await client.room.why(client.held, message.id, client.lang, meant, message.tried)


async def _about(client: Client, rooms: Rooms, message: wire.AskAbout) -> wire.About:
    thing = (message.kind, message.args)
    return await client.room.about(client.viewer, message.id, client.lang, thing, message.ply)


async def _look(client: Client, rooms: Rooms, message: wire.Look) -> wire.Moment:
    return await client.room.look(client.viewer, message.id, client.lang, message.ply)


async def _lines(client: Client, rooms: Rooms, message: wire.AskLines) -> wire.Lines:
    return await client.room.lines(client.viewer, message.id, client.lang, message.before)


async def _language(client: Client, rooms: Rooms, message: wire.SetLanguage) -> None:
    client.lang = message.lang
    client.forget_log()
    client.refresh(payer.get())


async def _rename(client: Client, rooms: Rooms, message: wire.Rename) -> None:
    if message.seat not in client.held:
        raise Declined("online-not-your-seat")
    await client.room.rename(message.seat, message.name)


async def _set_seat(client: Client, rooms: Rooms, message: wire.SetSeat) -> None:
    await _needs_host(client).set_seat(message.seat, message.kind, message.level)


async def _start(client: Client, rooms: Rooms, message: wire.Start) -> None:
    await _needs_host(client).start()


async def _stand_in(client: Client, rooms: Rooms, message: wire.StandIn) -> None:
    await client.room.stand_in(client.held, message.seat, message.on)


async def _rematch(client: Client, rooms: Rooms, message: wire.Rematch) -> None:
    table = await rooms.rematch(_needs_seat(client))
    for other in list(client.room.clients):
        await _send_links(other, rooms, table)


async def _guide(client: Client, rooms: Rooms, message: wire.Guide) -> None:
    room = _needs_seat(client)
    if message.to == "play":
        await room.end_lesson()
    elif message.to == "skip":
        await room.skip_step(client.held, message.id, message.after)
    else:
        await room.go_to_step(message.id, message.after, message.step)


async def _seal(client: Client, rooms: Rooms, message: wire.Seal) -> None:
    await client.room.keep_seal(client.held, message.seat, message.seal)


async def _salt(client: Client, rooms: Rooms, message: wire.OpenSalt) -> None:
    await client.room.open_salt(client.held, message.seat, message.salt)


async def _ping(client: Client, rooms: Rooms, message: wire.Ping) -> None:
    """Do nothing: the client only waits for the answer."""


_HANDLERS: dict[type, Callable[[Client, Rooms, Any], Awaitable[Any]]] = {
    wire.Play: _play,
    wire.Undo: _undo,
    wire.GoOn: _go_on,
    wire.HandOver: _hand_over,
    wire.Chat: _chat,
    wire.AskHint: _hint,
    wire.AskWhy: _why,
    wire.AskAbout: _about,
    wire.Look: _look,
    wire.AskLines: _lines,
    wire.SetLanguage: _language,
    wire.Rename: _rename,
    wire.SetSeat: _set_seat,
    wire.Start: _start,
    wire.StandIn: _stand_in,
    wire.Rematch: _rematch,
    wire.Guide: _guide,
    wire.Seal: _seal,
    wire.OpenSalt: _salt,
    wire.Ping: _ping,
}
