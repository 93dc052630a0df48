"""Random games in stages: what is due in a place has a number, so that places where the same is due can go together.

In the dialect: core.compile binds it to each game.  In whatever order places take their stages, each plays the games
that `driver.many_games` plays there.
"""

from __future__ import annotations

from typing import Any, NamedTuple, cast

from . import driver
from .actions import Moves
from .contract import Rules
from .record import Batch, Cells, Ints
from .state import KEY_WORDS

rules = cast(Rules[Any], None)  # the game's
KIND = cast(Cells, None)  # by move number

IDLE = 0  # nothing any more
DEAL = 1  # to score the game that has ended, and to deal the next
LIST = 2  # to list the moves of a phase and pick one; a number for each phase
PHASES = 32
PLAY = LIST + PHASES  # to play the move that was picked: numbers by phase and kind, of which few have to share one
PLAYS = 64
APART = 13
STAGES = PLAY + PLAYS


class Pool(NamedTuple):
    """Arrays with one row for each place, and, in `order`, room to sort places by what is due there."""

    states: Batch
    keys: Ints
    scores: Ints  # of the last game that ended
    played: Ints  # how many moves, of all games
    since: Ints  # how many of them in the game in hand
    games: Ints  # the number of that game
    picks: Any  # of a small generator that picks moves; 64 bits each
    codes: Ints  # the move that was picked
    due: Ints  # the number of the stage
    order: Ints


def begin(p: Pool, i: int, first: int, games: int, most: int) -> None:
    """Nothing is played yet in place i, in which this many games from a number of its own on are to be played."""
    p.games[i], p.played[i], p.since[i] = first + i * games, 0, 0
    p.due[i] = DEAL if games > 0 and most > 0 else IDLE


def level(places: int) -> int:
    """How many binary digits a number of places has."""
    digits = 0
    while places > 0:
        places >>= 1
        digits += 1
    return digits


def least(groups: Ints, levels: int, together: int, threads: int) -> int:
    """The smallest group of places that goes on: full ones alone, if they are enough for all threads."""
    found, ready = together, int(groups[levels - 1])
    for i in range(levels - 2, 0, -1):
        if ready * together < threads:
            ready += int(groups[i])
            found = 1 << (i - 1)
    return found


def start_of(stage: int, waiting: Ints, least_group: int, together: int) -> int:
    """Where the places of a stage begin in the order: behind the groups of all stages before it."""
    start = 0
    for before in range(IDLE + 1, stage):
        start += (int(waiting[before]) + together - least_group) // together
    return start * together


def go_on(p: Pool, i: int, moves: Moves, seats: int, options: Ints, last: int, most: int) -> None:
    """Do what is due in place i, and note what is due then; no game is dealt from `last` on, or after `most` moves."""
    due = p.due[i]
    if due >= PLAY:
        p.due[i] = play(p, i, most)
    elif due >= LIST:
        p.due[i] = choose(p, i, moves)
    elif due == DEAL:
        p.due[i] = deal(p, i, seats, options, last, most)


def deal(p: Pool, i: int, seats: int, options: Ints, last: int, most: int) -> int:
    """Score the game in hand, if there is one, and set up the next; the stage that follows."""
    if p.since[i] > 0:
        for seat in range(seats):
            p.scores[i, seat] = rules.score(p.states[i], seat)
        p.games[i] += 1
        p.since[i] = 0
    game = int(p.games[i])
    if game >= last or p.played[i] >= most:
        return IDLE
    p.keys[i, KEY_WORDS - 1] = game
    driver.set_up(p.states[i], seats, options, p.keys[i])
    p.picks[i] = driver.first_pick(game)
    return LIST + int(p.states[i].phase)


def choose(p: Pool, i: int, moves: Moves) -> int:
    """List the legal moves and pick one; the stage in which it is played."""
    driver.list_moves(p.states[i], moves)
    pick = driver.next_pick(int(p.picks[i]))
    code = int(moves.codes[(pick * int(moves.count)) >> 32])
    p.picks[i], p.codes[i] = pick, code
    return PLAY + (int(KIND[code]) + APART * int(p.states[i].phase)) % PLAYS


def play(p: Pool, i: int, most: int) -> int:
    """Play the move that was picked; the stage that follows."""
    driver.carry_out(p.states[i], int(p.codes[i]))
    p.played[i] += 1
    p.since[i] += 1
    if rules.is_over(p.states[i]) or p.since[i] == rules.MOST_MOVES:
        return DEAL
    return IDLE if p.played[i] == most else LIST + int(p.states[i].phase)
