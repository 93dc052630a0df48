"""The lobby's list: one's own tables, and those of others that can be joined or watched."""

from __future__ import annotations

from ..core.words import words
from .peers import Presence
from .rooms import Rooms, no_table
from .scene import seat_info
from .store import SeatRow, TableRow
from .wire import Departure, Join, Joined, Tokens

MOST = 60
NOBODY = Presence([], None)


async def departures(rooms: Rooms, asked: Tokens) -> list[Departure]:
    """The list for a browser with these tokens: its own tables first, then the newest."""
    mine: dict[str, set[int]] = {}
    for table, seat in await rooms.context.store.seats_of(asked.tokens):
        mine.setdefault(table, set()).add(seat)
    found = {row.id: (row, people) for row, people in await rooms.context.store.list_tables(MOST, watch="anyone")}
    others = await rooms.context.store.tables_of([table for table in mine if table not in found])
    found |= {row.id: (row, people) for row, people in others}
    there = await rooms.presence(list(found))
    lines = [
        _departure(row, people, mine.get(row.id, set()), there.get(row.id, NOBODY), asked.lang)
        for row, people in found.values()
    ]
    shown = [line for line in lines if line.is_yours or line.can_join or line.can_watch]
    return sorted(shown, key=lambda line: (not line.your_turn, not line.is_yours, -line.created))[:MOST]


def _departure(row: TableRow, people: list[SeatRow], mine: set[int], there: Presence, lang: str) -> Departure:
    mine = {seat.seat for seat in people if seat.kind == "person" and seat.seat in mine}
    is_public = row.watch == "anyone"
    sentences = words(lang, row.game)
    is_open = any(seat.kind == "open" for seat in people) and row.status != "over"
    return Departure(
        table=row.id,
        game=row.game,
        title=sentences.say("title"),
        status=row.status,
        created=row.created,
        seats=[seat_info(seat, sentences, seat.seat in there.here, seat.seat in mine, False) for seat in people],
        your_turn=there.decider in mine,
        is_yours=bool(mine),
        can_join=is_public and is_open and not mine,
        can_watch=is_public and not mine,
    )


async def join(rooms: Rooms, table: str, asked: Join) -> Joined:
    """An open seat of a public table, held by the browser's own secret; or the seat that this browser has there."""
    tokens = [asked.claim, *asked.tokens]
    room = await rooms.enter(table, tokens)
    if not room.held_by(tokens):
        if room.row.watch != "anyone":
            raise no_table(table)
        await room.take_any_seat(asked.claim, asked.name, asked.brings_salt)
    return Joined(table, room.held_by(tokens)[0].token)
