"""A table online without a server, a disk or other processes: to measure what messages cost, and to test it."""

from __future__ import annotations

from typing import Any, cast

from roundhouse.core.table import Table
from roundhouse.server.context import Context
from roundhouse.server.room import Room
from roundhouse.server.store import ActRow, Appended, Saved, SeatRow, TableRow


class Disk:
    """A store that has written everything at once."""

    is_shared = False

    def __getattr__(self, name: str) -> Any:
        async def done(*args: Any) -> Appended:
            return Appended.WRITTEN

        return done


def act_of(number: int, seat: int, code: int) -> ActRow:
    """The act of a game, counted from 0, that makes one move."""
    return ActRow(
        act=number, kind="play", codes=[code], to_ply=number + 1, seat=seat, command=f"command{number}", at=1.0
    )


def room_of(table: Table, acts: list[ActRow], is_over: bool, thinkers: object) -> Room:
    """A table of this sort with people in all its seats, after these acts."""
    row = TableRow(
        id="ABCDEF",
        command="command",
        game=table.game.name,
        rules_version=table.game.rules_version,
        edition=table.game.edition,
        seats=table.seats,
        options=dict(table.options),
        clock_kind="none",
        clock_seconds=0,
        hints=True,
        watch="anyone",
        watch_token="w" * 24,
        seed=table.seed,
        created=1.0,
        status="over" if is_over else "playing",
    )
    people = [
        SeatRow(
            seat=seat, kind="person", level=None, name=f"Person {seat}", token=f"token{seat}" * 4, is_host=seat == 0
        )
        for seat in range(table.seats)
    ]
    context = Context(cast(Any, Disk()), cast(Any, thinkers))
    context.compiled.add(table.game.name)
    return opened(Saved(row, people, acts, []), context)


def opened(saved: Saved, context: Context) -> Room:
    """A table read from disk."""
    room = Room(saved, context)
    room.read(saved)
    return room
