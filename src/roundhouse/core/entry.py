"""Where compiled code is entered: arrays of games and an index, which cross the border cheaply.

A record passed by itself costs 3 microseconds a call, an array and an index a tenth of one.  Bound to the
rules of each game by core.compile, as core.drive is.
"""

from __future__ import annotations

from typing import Any

from .record import Batch, Cells, Words

drive: Any = None  # core.drive, bound to the game
rules: Any = None


def start(states: Batch, lists: Batch, i: int, seats: int, options: Cells, key: Words) -> None:
    """Set up game i and list its first moves."""
    drive.start(states[i], lists[i], seats, options, key)


def relist(states: Batch, lists: Batch, i: int) -> None:
    """List the moves of game i anew."""
    drive.list_moves(states[i], lists[i])


def play(states: Batch, lists: Batch, i: int, code: int) -> int:
    """Play a move in game i, if it is legal."""
    return int(drive.play(states[i], lists[i], code))


def play_all(states: Batch, lists: Batch, i: int, codes: Words, n: int) -> int:
    """Play n moves in a row in game i."""
    return int(drive.play_all(states[i], lists[i], codes, n))


def play_each(states: Batch, lists: Batch, codes: Words, played: Words) -> None:
    """Play one move in every game that is not over."""
    for i in range(len(states)):
        played[i] = 0 if rules.is_over(states[i]) else drive.play(states[i], lists[i], int(codes[i]))


def score(states: Batch, i: int, seat: int) -> int:
    """The points of a seat in game i."""
    return int(rules.score(states[i], seat))


def is_over(states: Batch, i: int) -> bool:
    """Whether game i is over."""
    return bool(rules.is_over(states[i]))


def many_games(
    states: Batch,
    lists: Batch,
    i: int,
    seats: int,
    options: Cells,
    key: Words,
    first: int,
    games: int,
    scores: Cells,
) -> int:
    """Random games one after the other in place i; how many moves they took."""
    return int(drive.many_games(states[i], lists[i], seats, options, key, first, games, scores))


def determinise(states: Batch, i: int, seat: int, key: Words) -> None:
    """Guess what seat cannot see of game i."""
    drive.determinise(states[i], seat, key)


def copies(states: Batch, n: int) -> None:
    """Copy one state onto another so many times, for measuring."""
    for i in range(n):
        states[(i + 1) & 1] = states[i & 1]
