"""Where compiled code is entered: arrays of games and an index, which are cheap to pass to compiled code.

A record passed by itself costs 3 microseconds a call, an array and an index a tenth of one.  Bound to the
rules of each game by core.compile, as core.driver is.  Each function here is a piece of machine code with all
the rules in it, so there are few.
"""

from __future__ import annotations

from typing import Any, cast

from . import driver
from .contract import Rules
from .record import Batch, Cells, Ints
from .state import KEY_WORDS

rules = cast(Rules[Any], None)  # the game's

AS_IT_IS = -3  # in place of a seat: nothing is guessed
EVERY_MOVE = -2  # in place of the event that tells of a turn: points are noted after every move
PLACE, SEATS, MOVES, OPTIONS = range(4)  # what a request to `run` begins with; then the key and the moves


def run(states: Batch, lists: Batch, request: Ints) -> int:
    """Set up a game if a number of seats is given, play moves, list the next; how many moves were legal.

    Everything that is asked is in one array: each array that crosses the border costs as much as a cheap move.
    """
    i, seats, n = int(request[PLACE]), int(request[SEATS]), int(request[MOVES])
    key = OPTIONS + 1 + len(states[i].options)
    codes = key + KEY_WORDS
    if seats > 0:
        driver.start(states[i], lists[i], seats, request[OPTIONS:key], request[key:codes])
    elif n == 0:
        driver.list_moves(states[i], lists[i])
    return int(driver.play_all(states[i], lists[i], request[codes:], n))


def replay(
    states: Batch,
    lists: Batch,
    spare: Batch,
    marks: Batch,
    codes: Ints,
    noted: Ints,
    told: Cells,
    points: Ints,
    begins: int,
    every: int,
) -> int:
    """Play moves in a row in game 0, and note what is told in `engine.Replayed`; how many were legal."""
    events = 0
    for n in range(len(codes)):
        noted[n, 0], noted[n, 1] = states[0].seat, lists[0].count
        if driver.play(states[0], lists[0], int(codes[n])) == driver.ILLEGAL:
            return n
        for row in range(states[0].event_count):
            for cell in range(told.shape[1]):
                told[events, cell] = states[0].events[row, cell]
            if told[events, 0] == begins:
                noted[n, 3] = 1
            events += 1
        noted[n, 2] = events
        if noted[n, 3] or begins == EVERY_MOVE:
            spare[0] = states[0]
            rules.close(spare[0])
            for seat in range(points.shape[1]):
                points[n, seat] = rules.score(spare[0], seat)
        if (n + 1) % every == 0:
            marks[n // every] = states[0]
    return len(codes)


def play_each(states: Batch, lists: Batch, codes: Ints, played: Ints) -> None:
    """Play one move in every game that is not over."""
    for i in range(len(states)):
        played[i] = 0 if rules.is_over(states[i]) else driver.play(states[i], lists[i], int(codes[i]))


def many_games(
    states: Batch,
    lists: Batch,
    i: int,
    seats: int,
    options: Ints,
    key: Ints,
    first: int,
    games: int,
    most: int,
    scores: Ints,
) -> int:
    """Random games one after the other in place i; how many moves they took."""
    return int(driver.many_games(states[i], lists[i], seats, options, key, first, games, most, scores))


def rollout(states: Batch, lists: Batch, i: int, pick: int, most: int) -> int:
    """Random moves in game i until it is over, or for that many moves; how many were played."""
    return int(driver.play_at_random(states[i], lists[i], pick, most)[0])


def determinise(states: Batch, lists: Batch, first: int, seat: int, keys: Ints, codes: Ints) -> int:
    """In a game for each key, from `first` on: guess what seat cannot see (AS_IT_IS: nothing), and play moves.

    In how many games all of them were legal, up to the first in which they were not; what follows them is not listed.
    """
    for n in range(len(keys)):
        i = first + n
        if seat != AS_IT_IS:
            driver.determinise(states[i], seat, keys[n])
        for code in codes:
            driver.list_moves(states[i], lists[i])
            if not driver.is_listed(lists[i], int(code)):
                return n
            driver.carry_out(states[i], int(code))
    return len(keys)


def scores(states: Batch, i: int, closes: int, found: Ints) -> None:
    """The points of each seat of game i, as they are now, or once it is closed where it stands."""
    if closes:
        rules.close(states[i])
    for seat in range(len(found)):
        found[seat] = rules.score(states[i], seat)


def copies(states: Batch, n: int) -> None:
    """Copy one state onto another that many times, for measuring."""
    for i in range(n):
        states[(i + 1) & 1] = states[i & 1]
