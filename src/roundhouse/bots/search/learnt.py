"""Where a search stops, as a network sees it: it judges moves and tables; in the dialect, like playout.py."""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple, cast

import numpy as np

from ...core.contract import Rules
from ...core.foresight import Foresight
from ...core.game import Game
from ...core.record import REAL, Batch, Reals
from ..net import evaluate
from ..net.evaluate import Floats, Row, Weights
from ..net.file import load
from . import playout, utility

rules = cast(Rules[Any], None)  # the game's
observing = cast(Any, None)  # how it is observed: observe.tensors

ANY_MOVE = 0.05  # of the prior is shared by all moves alike: a network may be wrong


class Room(NamedTuple):
    """The network, and what this leaf writes to."""

    weights: Weights
    thinks: evaluate.Room
    row: Row  # what a seat sees
    values: Floats  # by seat, the one who decides first
    likes: Reals  # by place in the list of legal moves
    advises: playout.Room  # the game's opinion
    is_advised: bool  # the network hears that opinion
    has_own_eyes: bool  # it knows what a game is worth to those who look on


def room(game: Game) -> Room:
    """The network that comes with a game."""
    network = load(game)
    w = network.weights
    return Room(
        weights=w,
        thinks=network.room(),
        row=np.zeros(len(w.first), np.int8),
        values=np.zeros(len(w.value_bias), np.float32),
        likes=np.zeros(game.A, REAL),
        advises=playout.room(game),
        is_advised=network.is_advised,
        has_own_eyes=network.has_own_eyes,
    )


def judge(states: Batch, lists: Batch, notes: Batch, own: Room, look: Foresight, priors: Reals) -> None:
    """How likely each legal move of table 1 is a good one, in the order of the list."""
    n = int(lists[1].count)
    if n == 1:
        priors[0] = 1.0
        return
    think(states, own, int(states[1].seat))
    if look.advice > 0:
        playout.judge(states, lists, notes, own.advises, look, priors)
    best, total = -1e9, 0.0
    for i in range(n):
        own.likes[i] = evaluate.like(own.weights, own.thinks, int(lists[1].codes[i]))
    if own.is_advised:
        hear(states, lists, notes, own)
    for i in range(n):
        best = max(best, own.likes[i])
    for i in range(n):
        own.likes[i] = exp(own.likes[i] - best)
        total += own.likes[i]
    for i in range(n):
        liked = (1 - ANY_MOVE) * own.likes[i] / total + ANY_MOVE / n
        priors[i] = liked + look.advice * (priors[i] - liked) if look.advice > 0 else liked


def hear(states: Batch, lists: Batch, notes: Batch, own: Room) -> None:
    """Moves of table 1 that the game's opinion values less are liked less."""
    worths = own.advises.worths
    playout.weigh(states, lists, notes, worths)
    best = worths[0]
    for i in range(lists[1].count):
        best = max(best, worths[i])
    for i in range(lists[1].count):
        own.likes[i] += own.weights.advice[lists[1].codes[i]] * evaluate.less(worths[i], best)


def think(states: Batch, own: Room, seat: int) -> None:
    """Let the network look at table 1, with the eyes of a seat."""
    observing.observe(states[1], seat, own.row)
    evaluate.think(own.weights, own.row, own.thinks)


def value(
    states: Batch,
    lists: Batch,
    notes: Batch,
    own: Room,
    look: Foresight,
    is_judged: bool,
    depth: int,
    pick: int,
    out: Reals,
) -> int:
    """What table 1 is worth to each seat, by the network where it is not over; its moves may be judged already.

    A part of it may be found by playing on, which leaves table 1 at its end.
    """
    if rules.is_over(states[1]):
        utility.of_end(states[1], look.points, out)
        return pick
    seats, decides = int(states[1].seats), int(states[1].seat)
    if not is_judged:
        think(states, own, decides)
    evaluate.judge(own.weights, own.thinks, own.values)
    if own.has_own_eyes:
        for turn in range(1, seats):
            think(states, own, (decides + turn) % seats)
            own.values[turn] = evaluate.worth(own.weights, own.thinks, 0)
    if look.played_on > 0:
        pick = playout.value(states, lists, notes, own.advises, look, is_judged, depth, pick, out)
    for turn in range(seats):
        seat, expected = (decides + turn) % seats, 0.5 + 0.5 * own.values[turn]
        out[seat] = expected + look.played_on * (out[seat] - expected) if look.played_on > 0 else expected
    return pick
