"""Who sits where, game by game: every deal is played with the same bots in every order of seats."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import NamedTuple


class Lineup(NamedTuple):
    """Who plays one game of a match."""

    number: int
    deal: int  # games of the same deal differ in who sits where
    bots: tuple[str, ...]  # by seat


def tables(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Which bots meet at a table: all of them, or as many as fit; where seats are left, some of them twice."""
    numbers = range(len(bots))
    groups = [
        group
        for group in combinations_with_replacement(numbers, seats)
        if len(set(group)) == min(len(bots), seats)  # nobody twice before everybody sits
    ]
    return list(dict.fromkeys(tuple(bots[number] for number in group) for group in groups))


def of_game(bots: Sequence[str], seats: int, number: int) -> Lineup:
    """The game of this number: all seatings of a table with one deal, then the next table with the next deal."""
    known = tables(bots, seats)
    deal, turn = divmod(number, seats)
    group = known[deal % len(known)]
    return Lineup(number, deal, group[turn:] + group[:turn])
