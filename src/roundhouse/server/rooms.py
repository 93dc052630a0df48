"""All tables of this server: those in memory, those on disk, and new ones."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from dataclasses import replace

from ..core.errors import UnknownGame
from ..core.game import load
from .client import Client, Wire
from .context import Context
from .errors import Declined
from .room import Room
from .store import SeatRow, StoreError, TableRow
from .wire import Clock, Hello, NewSeat, NewTable

LOG = logging.getLogger(__name__)
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike
ID_LENGTH = 6
MOST_IDLE = 500  # rooms that are kept though nobody is there
IDLE_SECONDS = 600.0


class Rooms:
    """The tables of one server."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}

    # Finding

    async def open(self, table: str) -> Room:
        """The room of a table, from memory or from disk."""
        room = self.rooms.get(table)
        if room is not None:
            return room
        try:
            async with self._opening.setdefault(table, asyncio.Lock()):
                return self.rooms.get(table) or await self._load(table)
        finally:
            self._opening.pop(table, None)

    async def _load(self, table: str) -> Room:
        saved = await self.context.store.load(table)
        if saved is None:
            raise Declined("online-no-table", table=table)
        self._make_space()
        room = self.rooms[table] = Room(saved, self.context)
        room.tend()
        return room

    def _make_space(self) -> None:
        """Forget tables that nobody is at; they are on disk."""
        empty = sorted((room for room in self.rooms.values() if not room.clients), key=lambda room: room.last_used)
        now = time.time()
        for i, room in enumerate(empty):
            if len(empty) - i > MOST_IDLE or now - room.last_used > IDLE_SECONDS:
                room.leave()
                del self.rooms[room.row.id]

    async def follow_changes(self) -> None:
        """Take over what other processes write about tables that are in memory here, and what befalls the database."""
        self.context.store.health.watchers.append(self._note_outage)
        async for table in self.context.store.changes():
            room = self.rooms.get(table)
            if room is not None:
                await self._read_again(room)

    async def _read_again(self, room: Room) -> None:
        try:
            await room.read_again()
        except StoreError:  # it is away again, and says so
            room.read_again_later()
        except Exception:  # the next change, or the next command, reads it again
            LOG.exception("table %s", room.row.id)

    def _note_outage(self, seconds: float | None) -> None:
        for room in self.rooms.values():
            room.note_outage(seconds)

    async def close(self) -> None:
        """Let go of all tables, of the bots and of the database."""
        for room in self.rooms.values():
            room.leave()
        self.context.workers.close()
        await self.context.stop()
        await self.context.store.close()

    # Making

    async def create(self, new: NewTable) -> tuple[str, list[str]]:
        """A new table; its id, and the tokens of those who sit at this device."""
        game = load(new.game)
        seats = game.check_seats(len(new.seats))
        options = game.check_options(seats, dict(new.options))
        rows = [_seat_row(number, seat) for number, seat in enumerate(new.seats)]
        here = [row for row in rows if row.kind == "person"]
        host = here[0].seat if here else next((row.seat for row in rows if row.kind == "open"), 0)
        rows = [replace(row, is_host=row.seat == host) for row in rows]
        row = TableRow(
            _new_id(),
            new.id,
            game.name,
            game.rules_version,
            game.edition,
            seats,
            options,
            new.clock.kind,
            new.clock.seconds,
            new.hints,
            new.watch,
            _token(),
            new_seed(),
            time.time(),
            lang=new.lang,
        )
        table = await self.context.store.create_table(row, rows)
        room = await self.open(table)
        if all(seat.kind != "open" for seat in room.seats):
            await room.start()
        return table, [seat.token for seat in room.seats if seat.kind == "person"]

    async def rematch(self, room: Room, command: str) -> str:
        """The same game with the same people; whoever asks first makes it."""
        if room.row.status != "over":
            raise Declined("online-not-over")
        if room.row.rematch is not None:
            return room.row.rematch
        old = room.row
        seats = [NewSeat(seat.kind, seat.name, seat.level or "greedy") for seat in room.seats]  # type: ignore[arg-type]
        clock = Clock(old.clock_kind, old.clock_seconds)  # type: ignore[arg-type]
        new = NewTable(command, old.game, seats, old.options, clock, old.hints, old.watch, old.lang)  # type: ignore[arg-type]
        made, _ = await self.create(new)
        await room.set_rematch(await self.context.store.set_rematch(old.id, made))
        assert room.row.rematch is not None
        return room.row.rematch

    # Entering

    async def admit(self, hello: Hello, wire: Wire) -> Client:
        """Whoever says hello, with the seats that their tokens hold; Declined if they may not even watch."""
        try:
            room = await self.open(hello.table)
        except UnknownGame as error:
            raise Declined("online-no-table", table=hello.table) from error
        held = [seat for seat in room.seats if seat.token in hello.tokens and seat.kind != "bot"]
        for seat in held:
            await room.take_seat(seat.seat, hello.name)
            await room.come_back(seat.seat)
        may_watch = room.row.watch == "anyone" or room.row.status == "over" or room.row.watch_token in hello.tokens
        if not held and not may_watch:
            raise Declined("online-not-invited")
        if not held and room.spectators >= self.context.limits.spectators:
            raise Declined("online-full-house", most=self.context.limits.spectators)
        numbers = tuple(seat.seat for seat in held)
        return Client(wire, room, numbers, any(seat.is_host for seat in held), hello.lang)


def _seat_row(number: int, seat: NewSeat) -> SeatRow:
    level = seat.level if seat.kind == "bot" else None
    return SeatRow(number, seat.kind, level, seat.name if seat.kind == "person" else "", _token())


def new_seed() -> bytes:
    """A seed that nobody can guess."""
    return secrets.token_bytes(32)


def _token() -> str:
    return secrets.token_urlsafe(18)


def _new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))
