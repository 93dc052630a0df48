"""The places of a batch: in each a game is played, and the next one once it is over.

In the dialect: core.compile binds these functions to each game, for the processor and for a GPU.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from ..core import driver
from ..core.actions import Moves
from ..core.contract import Rules
from ..core.record import Batch, Cells, Ints, Row
from ..core.state import KEY_WORDS, GameState
from . import rewards
from .rewards import Rewards

Flags: TypeAlias = npt.NDArray[np.uint8]
Longs: TypeAlias = npt.NDArray[np.int64]

rules = cast(Rules[Any], None)  # the game's
observing = cast(Any, None)  # how it is observed: observe.tensors

STEP = 0  # play the move that is given
DEAL = 1  # set up the first game
CHECK = 2  # is the move that is given legal?
PICK = 3  # any legal move
LOOK = 4  # what the seat sees whose number is given in place of a move

GOES_ON = 0
OVER = 1
CUT_OFF = 2


class Places(NamedTuple):
    """Arrays with one row for each place."""

    states: Batch
    lists: Batch  # the legal moves
    seats: Cells
    options: Cells  # the version of the rules, and the options
    keys: Ints  # of the game that is played
    picks: Longs  # of a small generator that picks moves
    games: Ints  # the number of the game
    played: Ints  # how many moves of it were played
    deciders: Row
    masks: Flags
    observations: Row
    rewards: Rewards
    scores: Ints
    done: Flags
    truncated: Flags


def step(p: Places, i: int, code: int) -> None:
    """Play a legal move in place i; if that ends the game, the next one begins."""
    clear(p.lists[i], p.masks[i])
    end = play(p.states[i], code, int(p.played[i]))
    if end == GOES_ON:
        p.played[i] += 1
        driver.list_moves(p.states[i], p.lists[i])
    else:
        settle(p.states[i], end, p.rewards[i], p.scores[i])
        p.done[i], p.truncated[i] = 1, int(end == CUT_OFF)
        deal(p, i, int(p.games[i]) + 1)
    show(p, i)


def forget(p: Places, i: int) -> None:
    """The last step is past: what it brought is no longer told."""
    if p.done[i] == 1:
        p.done[i], p.truncated[i] = 0, 0
        for seat in range(p.rewards.shape[1]):
            p.rewards[i, seat] = 0


def deal(p: Places, i: int, game: int) -> None:
    """Set up the game of this number; its key differs from those of other places and games in its last words."""
    p.games[i], p.played[i] = game, 0
    p.keys[i, KEY_WORDS - 1] = game
    driver.start(p.states[i], p.lists[i], int(p.seats[i]), p.options[i], p.keys[i])


def play(s: GameState, code: int, played: int) -> int:
    """Carry out a legal move, the one after `played` others; whether the game is then over, cut off, or goes on."""
    driver.carry_out(s, code)
    if rules.is_over(s):
        return OVER
    return CUT_OFF if played + 1 >= rules.MOST_MOVES else GOES_ON


def settle(s: GameState, end: int, gained: Rewards, scores: Ints) -> None:
    """What a game that has ended brought each seat, nothing if it was cut off; and the points."""
    if end == OVER:
        rewards.share_out(s, gained)
    for seat in range(len(scores)):
        scores[seat] = rules.score(s, seat) if seat < s.seats else 0


def show(p: Places, i: int) -> None:
    """Who decides in place i, what may be done, and what that seat sees."""
    p.deciders[i] = p.states[i].seat
    mark(p.lists[i], p.masks[i])
    observe(p.states[i], int(p.deciders[i]), p.observations[i])


def observe(s: GameState, seat: int, row: Row) -> None:
    """What a seat sees, if there is room for it."""
    if len(row) > 0:
        observing.observe(s, seat, row)


def clear(moves: Moves, mask: Flags) -> None:
    """Take the moves that were legal out of the mask."""
    for i in range(moves.count):
        mask[moves.codes[i]] = 0


def mark(moves: Moves, mask: Flags) -> None:
    """Put the legal moves into the mask."""
    for i in range(moves.count):
        mask[moves.codes[i]] = 1


def pick(p: Places, i: int) -> int:
    """Any legal move of place i, all equally likely."""
    p.picks[i] = driver.next_pick(int(p.picks[i]))
    moves = p.lists[i]
    return int(moves.codes[(int(p.picks[i]) * int(moves.count)) >> 32])
