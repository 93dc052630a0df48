"""What is counted while games are played; in the dialect: core.compile binds these functions to each game.

Wins are counted in sixtieths, so that those who win together share one and all sums are whole numbers: then they do not
depend on the order in which games are counted.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from ..core import driver
from ..core.actions import Moves
from ..core.contract import Rules
from ..core.record import Ints
from ..core.state import EVENT_ARGS, GameState
from ..rl import rewards

Longs: TypeAlias = npt.NDArray[np.int64]
Row: TypeAlias = npt.NDArray[np.int8]

rules = cast(Rules[Any], None)  # the game's
observing = cast(Any, None)  # how it is observed: observe.tensors

WHOLE = 60  # a win; it can be shared by up to six
LEAST = -1024  # points of the first cell of `scores`
GAMES, CUT_OFF, MARKED, STARTER = range(4)  # cells of `counts`; the last two are used within a game
SEATS, WON, SPREAD, OVER_SQUARED, OVER_SPREAD, SPREAD_SQUARED = range(6)  # columns of `things`


class Tally(NamedTuple):
    """Arrays that are filled while games are played: first what is kept, then what is used within a game."""

    counts: Longs  # games that ended, and that were cut off
    wins: Longs  # by seat from the one that has the first turn on, in sixtieths
    points: Longs  # likewise: their sum, and the sum of their squares
    scores: Longs  # how many seats ended with these points, from LEAST on
    lengths: Longs  # how many games took this number of moves
    things: Longs  # by thing: see `weigh`
    did: Row  # by seat and thing: whether the seat did it in this game
    marked: Ints  # the things that anybody did in this game
    row: Row  # what a seat sees
    begins: Ints  # one cell: the kind of event that tells of a turn, or NONE
    who: Ints  # by kind of event: which argument is the seat, or NONE
    first: Ints  # by kind of event and argument: the thing of its first value, or NONE
    values: Ints  # by kind of event and argument: how many values it has
    held: Ints  # where a number of `row` tells that a seat has a thing: the number, the thing


def play(t: Tally, s: GameState, moves: Moves, seats: int, options: Ints, key: Ints, game: int) -> None:
    """Play the random game of this number, and count it."""
    pick = driver.deal(s, moves, seats, options, key, game)
    note(t, s)
    played = 0
    while played < rules.MOST_MOVES and not rules.is_over(s):
        pick = driver.next_pick(pick)
        driver.carry_out(s, moves.codes[(pick * moves.count) >> 32])
        note(t, s)
        driver.list_moves(s, moves)
        played += 1
    settle(t, s, played)


def note(t: Tally, s: GameState) -> None:
    """Mark what the last move told that seats did."""
    for i in range(s.event_count):
        kind = s.events[i, 0]
        if t.who[kind] >= 0:
            seat = s.events[i, 1 + t.who[kind]]
            if kind == t.begins[0] and t.counts[STARTER] == 0:
                t.counts[STARTER] = 1 + seat
            for arg in range(EVENT_ARGS):
                value = s.events[i, 1 + arg]
                if t.first[kind, arg] >= 0 and 0 <= value < t.values[kind, arg]:
                    mark(t, int(seat), int(t.first[kind, arg] + value))


def mark(t: Tally, seat: int, thing: int) -> None:
    """This seat did this."""
    if t.did[seat, thing] == 0:
        t.did[seat, thing] = 1
        if t.did[:, thing].sum() == 1:
            t.marked[t.counts[MARKED]] = thing
            t.counts[MARKED] += 1


def settle(t: Tally, s: GameState, played: int) -> None:
    """Count a game that has ended, and forget what was done in it."""
    if rules.is_over(s):
        t.counts[GAMES] += 1
        t.lengths[played] += 1
        best, winners, starter = rewards.best_seat(s), 0, max(0, t.counts[STARTER] - 1)
        for seat in range(s.seats):
            look(t, s, seat)
            winners += int(rules.standing(s, seat) == rules.standing(s, best))
        for seat in range(s.seats):
            points, turn = rules.score(s, seat), (seat - starter + s.seats) % s.seats
            t.points[turn, 0] += points
            t.points[turn, 1] += points * points
            t.scores[min(max(points - LEAST, 0), len(t.scores) - 1)] += 1
            if rules.standing(s, seat) == rules.standing(s, best):
                t.wins[turn] += WHOLE // winners
        for i in range(t.counts[MARKED]):
            weigh(t, s, int(t.marked[i]), best, WHOLE // winners)
    else:
        t.counts[CUT_OFF] += 1
    for i in range(t.counts[MARKED]):
        t.did[:, t.marked[i]] = 0
    t.counts[MARKED], t.counts[STARTER] = 0, 0


def look(t: Tally, s: GameState, seat: int) -> None:
    """Mark what this seat has at the end."""
    observing.observe(s, seat, t.row)
    for i in range(len(t.held)):
        if t.row[t.held[i, 0]] > 0:
            mark(t, seat, int(t.held[i, 1]))


def weigh(t: Tally, s: GameState, thing: int, best: int, share: int) -> None:
    """Count how those who did something fared, against the others at the same table.

    `over`: how much more they won than an equal share for each.  `spread`: how many they were, times the part of the
    seats that the others had.  over / spread is how much more often they won than those who did not.
    """
    seats, won = 0, 0
    for seat in range(s.seats):
        if t.did[seat, thing] == 1:
            seats += 1
            if rules.standing(s, seat) == rules.standing(s, best):
                won += share
    over = won - seats * WHOLE // s.seats
    spread = seats * (s.seats - seats) * WHOLE // s.seats
    row = t.things[thing]
    row[SEATS] += seats
    row[WON] += won
    row[SPREAD] += spread
    row[OVER_SQUARED] += over * over
    row[OVER_SPREAD] += over * spread
    row[SPREAD_SQUARED] += spread * spread
