"""All tables of this server: those in memory, those on disk, and new ones."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Collection
from contextlib import suppress
from weakref import WeakValueDictionary

from msgspec.structs import replace

from ..core.chance import seed_bytes
from ..core.errors import UnknownGame
from ..core.game import load
from .budget import in_slices
from .client import Client, Wire
from .context import Context
from .errors import Declined, Elsewhere, Moved
from .lessons import lesson_asked, seats_of
from .names import distinct
from .peers import Presence
from .room import Room
from .scene import names_beside
from .shuffling import UNDEALT
from .store import Leases, NotOurs, SeatRow, StoreError, TableRow
from .tokens import creation_key, first_token, new_token, rematch_key, rematch_token
from .wire import Hello, NewSeat, NewTable

LOG = logging.getLogger(__name__)
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike
ID_LENGTH = 6
MOST_IDLE = 100  # rooms that are kept though nobody is there
IDLE_SECONDS = 600.0
SECONDS_TO_FINISH = 2.0  # what is being done when the server stops
OVER_SECONDS = 60.0  # the same of games that are over, and of what was said to those who have left the others


class Rooms:
    """The tables of one server: those that this process has in its memory."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.rooms: dict[str, Room] = {}
        self.is_leaving = False
        self._opening = WeakValueDictionary[str, asyncio.Lock]()  # each as long as somebody opens that table, or waits

    def watch(self) -> None:
        """Follow what befalls the database, and the leases of this process."""
        self.context.store.health.watchers.append(self._note_outage)
        if self.context.peers is not None:
            self.context.peers.leases.on_lapse = self._keep_only
            self.context.doubt = self._doubt

    # Finding

    async def open(self, table: str) -> Room:
        """The room of a table, from memory or from disk; Elsewhere: another process has it."""
        if self.is_leaving:
            raise Moved
        await self._make_sure()
        room = self.rooms.get(table)
        if room is not None:
            return room
        async with self._opening.setdefault(table, asyncio.Lock()):
            return self.rooms.get(table) or await self._load(table)

    async def _load(self, table: str) -> Room:
        while True:
            lease = await self._take(table)
            saved = await self.context.store.load(table)
            if saved is None:
                raise no_table(table)
            self._make_space()
            room = Room(saved, self.context)
            await in_slices(room.reading(saved))  # a long game would keep everybody else waiting
            if self.is_leaving:
                raise Moved
            if lease == self._lease:  # or others may have taken it meanwhile
                break
        self.rooms[table] = room
        room.tend()
        return room

    @property
    def _lease(self) -> str | None:
        """The name under which this process has its tables."""
        return None if self.context.peers is None else self.context.peers.leases.id

    async def _take(self, table: str) -> str | None:
        """Have this table, from now on, and no other process; under which name."""
        if self.context.peers is None:
            return None
        owner = await self.context.peers.leases.take(table)
        if owner is None:
            raise no_table(table)
        if owner.id != self._lease:
            raise Elsewhere(table, owner)
        return owner.id

    async def _make_sure(self) -> None:
        peers = self.context.peers
        if peers is not None and not peers.leases.is_alive:
            await peers.leases.make_sure()

    async def has(self, room: Room) -> bool:
        """Whether this process may still act for a room of its own."""
        await self._make_sure()
        return self.keeps(room)

    def keeps(self, room: Room) -> bool:
        """Whether a room is among those of this process."""
        return not self.is_leaving and self.rooms.get(room.row.id) is room

    def drop(self, table: str) -> None:
        """Another process has this table."""
        room = self.rooms.pop(table, None)
        if room is not None:
            room.leave()
            room.dismiss()

    def _keep_only(self, kept: set[str]) -> None:
        """Others have thought this process dead: only these tables are left to it."""
        for table in [table for table in self.rooms if table not in kept]:
            self.drop(table)

    def _doubt(self, table: str) -> None:
        self.context.soon(self._check(table))

    async def _check(self, table: str) -> None:
        """Something was written by another process: it may have the table."""
        with suppress(StoreError, Declined):
            try:
                await self._take(table)
            except Elsewhere:
                self.drop(table)

    def _make_space(self) -> None:
        """Forget tables that nobody is at; they are on disk."""
        empty = sorted((room for room in self.rooms.values() if not room.clients), key=lambda room: room.last_used)
        now, forgotten = time.time(), list[str]()
        for i, room in enumerate(empty):
            idle, patience = now - room.last_used, OVER_SECONDS if room.row.status == "over" else IDLE_SECONDS
            if len(empty) - i > MOST_IDLE or idle > patience:
                room.leave()
                del self.rooms[room.row.id]
                forgotten.append(room.row.id)
            elif idle > OVER_SECONDS:
                room.forget_sights()  # nobody is there to read it
        if forgotten and self.context.peers is not None:
            self.context.soon(self._give_back(forgotten, self.context.peers.leases))

    async def _give_back(self, tables: list[str], leases: Leases) -> None:
        """Let others have these tables, unless somebody has come for one meanwhile."""
        with suppress(StoreError):
            known = {*self.rooms, *self._opening}
            await leases.give_back([table for table in tables if table not in known])

    def _note_outage(self, seconds: float | None) -> None:
        for room in self.rooms.values():
            room.note_outage(seconds)
        if seconds is not None:
            self.context.soon(self._read_all_again())

    async def _read_all_again(self) -> None:
        """The database is back: take over what is there."""
        for room in list(self.rooms.values()):
            try:
                await room.read_again()
            except StoreError:  # it is away again, and says so
                room.read_again_later()
            except Exception:  # the next command reads it again
                LOG.exception("table %s", room.row.id)

    async def presence(self, tables: list[str]) -> dict[str, Presence]:
        """Who is at these tables, as far as any process has them in memory."""
        there = {} if self.context.peers is None else await self.context.peers.presence(tables)
        return there | self.presence_here(tables)

    def presence_here(self, tables: list[str]) -> dict[str, Presence]:
        """Who is at those of these tables that this process has."""
        rooms = [self.rooms[table] for table in tables if table in self.rooms]
        return {room.row.id: Presence([*filter(room.is_here, range(room.row.seats))], room.decider) for room in rooms}

    async def leave(self) -> None:
        """Finish what is being written, leave all tables to other processes, and send their people there."""
        if self.is_leaving:
            return
        self.is_leaving = True
        for room in self.rooms.values():
            room.leave()
        if self.context.tasks:
            await asyncio.wait(self.context.tasks, timeout=SECONDS_TO_FINISH)
        if self.context.peers is not None:
            await self.context.peers.leases.give_up()
        for room in self.rooms.values():
            room.dismiss()

    async def close(self) -> None:
        """Let go of all tables, of the bots and of the database."""
        await self.leave()
        self.context.workers.close()
        await self.context.stop()
        if self.context.peers is not None:
            await self.context.peers.close()
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
            seed=UNDEALT if lesson is None else seed_bytes(lesson.seed),
            created=time.time(),
            lang=new.lang,
            is_lesson=lesson is not None,
            salt=new_seed() if lesson is None else None,
            shuffle="open" if lesson is None else "fixed",
        )
        table = await self._make(row, _seat_rows(people, tokens, new.brings_salt))
        held = {seat for there, seat in await self.context.store.seats_of(tokens) if there == table}
        return table, [tokens[seat] for seat in sorted(held)]

    async def _make(self, row: TableRow, seat_rows: list[SeatRow]) -> str:
        """A new table, or the one that was made under the same name before."""
        table = await self.context.store.create_table(row, seat_rows)
        with suppress(Elsewhere, NotOurs):  # it is an old one, and begins when somebody comes
            await (await self.open(table)).start_if_full()
        return table

    async def rematch(self, room: Room) -> str:
        """The same game with the same people; the first one who asks makes it."""
        if room.row.status != "over":
            raise Declined("online-not-over")
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
            seed=UNDEALT,
            created=time.time(),
            status="gathering",
            started=None,
            ended=None,
            is_lesson=False,
            salt=new_seed(),
            shuffle="open",
        )
        made = await self._make(again, [_seat_again(seat, old.id, room.is_here(seat.seat)) for seat in room.seat_rows])
        stands = await self.context.store.set_rematch(old.id, made)
        await room.set_rematch(stands)
        return stands

    async def rematch_tokens(self, room: Room, table: str, held: tuple[int, ...]) -> list[str]:
        """The tokens, at the rematch of this room, of the seats that these tokens hold here."""
        old = [seat for seat in room.seat_rows if seat.kind == "person" and seat.seat in held]
        made = {seat.seat: rematch_token(seat.token, room.row.id) for seat in old}
        there = await self.context.store.seats_of(made.values())
        return [made[seat] for where, seat in there if where == table]

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
        await room.claim(links, hello.name, hello.brings_salt)
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


def _seat_rows(new: list[NewSeat], tokens: list[str], brings_salt: bool) -> list[SeatRow]:
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
        rows[number] = replace(rows[number], name=name, token=tokens[number], brings_salt=brings_salt)
    return rows


def _seat_again(seat: SeatRow, table: str, is_here: bool) -> SeatRow:
    """A seat at the rematch of this table: a person's is known to its holder here, and to nobody else.

    The one who has added to this shuffle and is here is waited for there.
    """
    token = rematch_token(seat.token, table) if seat.kind == "person" else new_token()
    brings_salt = is_here and seat.seal is not None
    return replace(seat, token=token, is_stood_in=False, brings_salt=brings_salt, seal=None, salt=None)


def new_seed() -> bytes:
    """The server's salt for a shuffle, which nobody can guess."""
    return secrets.token_bytes(32)


def _new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))
