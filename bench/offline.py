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
    return ActRow(number, "play", [code], number + 1, seat, f"command{number}", 1.0)


def room_of(table: Table, acts: list[ActRow], is_over: bool, thinkers: object) -> Room:
    """A table of this sort with people in all its seats, after these acts."""
    row = TableRow(
        "ABCDEF", "command", table.game.name, table.game.rules_version, table.game.edition, table.seats,
        dict(table.options), "none", 0, True, "anyone", "w" * 24, table.seed, 1.0, "over" if is_over else "playing",
    )  # fmt: skip
    people = [
        SeatRow(seat, "person", None, f"Person {seat}", f"token{seat}" * 4, seat == 0) for seat in range(table.seats)
    ]
    context = Context(cast(Any, Disk()), cast(Any, thinkers))
    context.ready.add(table.game.name)
    return Room(Saved(row, people, acts, []), context)
