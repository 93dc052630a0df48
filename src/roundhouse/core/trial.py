"""Moves tried on a copy of a table: what is in the middle of a decision, what follows by itself, what lies ahead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .errors import IllegalMove
from .revealed import reveals
from .table import Table


def tried(table: Table, codes: Sequence[int]) -> Table:
    """A table of its own on which these moves of the seat that decides are made; IllegalMove says why they cannot be.

    >>> table = Table("traffic", seats=3, seed=7, mode="interpreted")
    >>> there = tried(table, table.codes()[:1])
    >>> len(there.codes_played), len(table.codes_played)
    (1, 0)
    """
    there, seat = table.copy(), table.seat
    for code in codes:
        if there.seat != seat:
            raise IllegalMove("turn-passed")
        there.play(code)
    return there


def follow(there: Table, seat: int | None) -> None:
    """Make the moves that leave this seat no choice, where its game does not want them asked; none once others decide.

    What would show anybody anything is left to be asked: until then the decision can be taken back.
    """
    asked = there.game.asked
    while there.seat == seat and there.phase not in asked:
        codes = there.codes()
        if len(codes) != 1 or reveals(there.game, there.live, codes):
            return
        there.play(codes[0])


def is_open(table: Table, there: Table) -> bool:
    """Whether what was tried ends in the middle of a decision, and has shown nobody anything."""
    if there.seat is None or there.seat != table.seat or there.phase not in there.game.within:
        return False
    return not reveals(table.game, table.live, there.codes_played[len(table.codes_played) :])


def ahead(table: Table) -> Iterator[tuple[int, Table]]:
    """Each legal move that only opens a choice, with a table on which it is made until the next one is asked for."""
    game, describe = table.game, table.game.layout.describe
    codes = [code for code in table.codes() if describe(code)[0] in game.opening] if game.opening else []
    if not codes:
        return
    there, ply, state = table.copy(), len(table.codes_played), table.engine.saved(0)
    for code in codes:
        there.put_back(state, ply)
        there.play(code)
        if there.seat == table.seat and there.phase in game.within:
            yield code, there
