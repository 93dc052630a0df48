"""All tables of this server: those in memory, those on disk, and new ones."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Collection

from msgspec.structs import replace

from ..core.chance import seed_bytes
from ..core.errors import UnknownGame
from ..core.game import load
from .budget import in_slices
from .client import Client, Wire
from .context import Context
from .errors import Declined
from .lessons import lesson_asked, seats_of
from .names import distinct
from .room import Room
from .scene import names_beside
from .store import SeatRow, StoreError, TableRow
from .tokens import creation_key, first_token, new_token, rematch_key, rematch_token
from .wire import Hello, NewSeat, NewTable

LOG = logging.getLogger(__name__)
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike
ID_LENGTH = 6
MOST_IDLE = 100  # rooms that are kept though nobody is there
IDLE_SECONDS = 600.0
OVER_SECONDS = 60.0  # the same of games that are over, and of what was said to those who have left the others


class Rooms:
    """The tables of one server."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._changed: set[str] = set()  # of those being opened: tables that another process has written about since

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
            self._changed.discard(table)

    async def _load(self, table: str) -> Room:
        saved = await self.context.store.load(table)
        if saved is None:
            raise no_table(table)
        self._make_space()
        room = Room(saved, self.context)
        await in_slices(room.reading(saved))  # a long game would keep everybody else waiting
        self.rooms[table] = room
        if table in self._changed:
            room.read_again_later()
        room.tend()
        return room

    def _make_space(self) -> None:
        """Forget tables that nobody is at; they are on disk."""
        empty = sorted((room for room in self.rooms.values() if not room.clients), key=lambda room: room.last_used)
        now = time.time()
        for i, room in enumerate(empty):
            idle, patience = now - room.last_used, OVER_SECONDS if room.row.status == "over" else IDLE_SECONDS
            if len(empty) - i > MOST_IDLE or idle > patience:
                room.leave()
                del self.rooms[room.row.id]
            elif idle > OVER_SECONDS:
                room.forget_sights()  # nobody is there to read it

    async def follow_changes(self) -> None:
        """Take over what other processes write about tables that are in memory here, and what befalls the database."""
        self.context.store.health.watchers.append(self._note_outage)
        async for table in self.context.store.changes():
            await self._note_change(table)

    async def _note_change(self, table: str) -> None:
        """Another process has written about a table."""
        room = self.rooms.get(table)
        if room is not None:
            await self._read_again(room)
        elif table in self._opening:  # what is being read may be older
            self._changed.add(table)

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
        """A new table; its id, and the tokens of those who sit at this device, and of nobody else."""
        game = load(new.game)
        lesson = lesson_asked(game, new) if new.lesson else None
        people = new.seats if lesson is None else seats_of(lesson, new.seats[0])
        seats = game.check_seats(len(people))
        options = game.check_options(seats, new.options if lesson is None else lesson.options)
        tokens = [first_token(new.secret, new.id, seat) for seat in range(seats)]
        row = TableRow(
            id=_new_id(),
            command=creation_key(new.secret, new.id),
            game=game.name,
            rules_version=game.rules_version,
            edition=game.edition,
            seats=seats,
            options=options,
            clock_kind=new.clock.kind,
            clock_seconds=new.clock.seconds,
            hints=new.hints,
            watch=new.watch,
            watch_token=new_token(),
            seed=new_seed() if lesson is None else seed_bytes(lesson.seed),
            created=time.time(),
            lang=new.lang,
            is_lesson=lesson is not None,
        )
        room = await self._make(row, _seat_rows(people, tokens))
        return room.row.id, [seat.token for seat in room.held_by(tokens)]

    async def _make(self, row: TableRow, seat_rows: list[SeatRow]) -> Room:
        """The room of a new table, or of the one that was made under the same name before."""
        room = await self.open(await self.context.store.create_table(row, seat_rows))
        await room.start_if_full()
        return room

    async def rematch(self, room: Room) -> str:
        """The same game with the same people; the first one who asks makes it."""
        if room.row.status != "over":
            raise Declined("online-not-over")
        if room.row.rematch is not None:
            return room.row.rematch
        await room.read_again()  # another process may know of more people, or of the rematch
        if room.row.rematch is not None:
            return room.row.rematch
        old, game = room.row, load(room.row.game)
        again = replace(
            old,
            id=_new_id(),
            command=rematch_key(old.id),
            rules_version=game.rules_version,
            edition=game.edition,
            options=game.check_options(old.seats, old.options),
            watch_token=new_token(),
            seed=new_seed(),
            created=time.time(),
            status="gathering",
            started=None,
            ended=None,
            is_lesson=False,
        )
        made = await self._make(again, [_seat_again(seat, old.id) for seat in room.seat_rows])
        stands = await self.context.store.set_rematch(old.id, made.row.id)
        await room.set_rematch(stands)
        return stands

    async def rematch_tokens(self, room: Room, table: str, held: tuple[int, ...]) -> list[str]:
        """The tokens, at the rematch of this room, of the seats that these tokens hold here."""
        old = [seat for seat in room.seat_rows if seat.kind == "person" and seat.seat in held]
        made = {rematch_token(seat.token, room.row.id) for seat in old}
        return [seat.token for seat in (await self.open(table)).held_by(made)]

    # Entering

    async def enter(self, table: str, tokens: Collection[str]) -> Room:
        """The room of a table, for the holder of these secrets; for others there is no such table."""
        try:
            room = await self.open(table)
        except UnknownGame as error:
            raise no_table(table) from error
        except Declined:
            saved = await self.context.store.load(table)
            if saved is None or not may_see(saved.table, saved.seat_rows, tokens):
                raise no_table(table) from None
            raise
        if not may_see(room.row, room.seat_rows, tokens):
            if table in {there for there, _ in await self.context.store.seats_of(tokens)}:
                await room.read_again()  # another process has given them the seat
            if not may_see(room.row, room.seat_rows, tokens):
                raise no_table(table)
        return room

    async def admit(self, hello: Hello, wire: Wire) -> Client:
        """The browser that says hello, with the seats that its tokens hold; Declined if it may not even watch."""
        tokens = {*hello.tokens, *hello.claims, *hello.claims.values()}
        try:
            room = await self.enter(hello.table, tokens)
            tokens |= await self._claim(room, hello)
            held = room.held_by(tokens)
            if not may_see(room.row, room.seat_rows, tokens):  # somebody was faster
                raise no_table(hello.table)
        except Declined as error:
            if error.reason == "online-no-table" and tokens:
                raise Declined("online-link-gone", table=hello.table) from None
            raise
        for seat in held:
            await room.come_back(seat.seat)
        if not held and room.spectators >= self.context.limits.spectators:
            raise Declined("online-full-house", most=self.context.limits.spectators)
        keys = [seat.token for seat in held] + [key for key in _keys(room) if key in tokens]
        numbers = tuple(seat.seat for seat in held)
        is_host = any(seat.is_host for seat in held)
        return Client(wire, room, numbers, is_host, hello.lang, tuple(keys), hello.hands_over)

    async def _claim(self, room: Room, hello: Hello) -> set[str]:
        """Take the open seats whose links were sent; the secrets that may hold them now."""
        links = {link: hello.claims.get(link) or new_token() for link in {*hello.tokens, *hello.claims}}
        await room.claim(links, hello.name)
        return set(links.values())


def may_see(row: TableRow, seat_rows: list[SeatRow], tokens: Collection[str]) -> bool:
    """Whether the holder of these secrets may at least watch, during the game or after it."""
    held = any(seat.kind != "bot" and seat.token in tokens for seat in seat_rows)
    return held or row.watch == "anyone" or row.watch_token in tokens


def no_table(table: str) -> Declined:
    """The same answer for a table that is not there and for one that is not shown, so that nobody tries out ids."""
    return Declined("online-no-table", table=table)


def _keys(room: Room) -> list[str]:
    """What lets somebody watch without holding a seat: its link, and the links that nobody claimed before the end."""
    return [room.row.watch_token, *(seat.token for seat in room.seat_rows if seat.kind == "open")]


def _seat_rows(new: list[NewSeat], tokens: list[str]) -> list[SeatRow]:
    """The seats of a new table: the host is the first person here, or else the one who opens the first link."""
    people = [number for number, seat in enumerate(new) if seat.kind == "person"]
    host = next((number for number, seat in enumerate(new) if seat.kind == ("person" if people else "open")), 0)
    rows = [
        SeatRow(
            seat=number,
            kind=seat.kind,
            level=seat.level if seat.kind == "bot" else None,
            name="",
            token=new_token(),
            is_host=number == host,
        )
        for number, seat in enumerate(new)
    ]
    for number in people:
        name = distinct(new[number].name, names_beside(number, rows))
        rows[number] = replace(rows[number], name=name, token=tokens[number])
    return rows


def _seat_again(seat: SeatRow, table: str) -> SeatRow:
    """A seat at the rematch of this table: a person's is known to its holder here, and to nobody else."""
    token = rematch_token(seat.token, table) if seat.kind == "person" else new_token()
    return replace(seat, token=token, is_stood_in=False)


def new_seed() -> bytes:
    """A seed that nobody can guess."""
    return secrets.token_bytes(32)


def _new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))
