"""Where a search stops: moves judged by the game's opinion, and tables by playing on; in the dialect.

Any module with `judge` and `value` can stand here (`leaf` in tree.py).  Its `Room` is what it needs besides.
"""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple, cast

import numpy as np

from ...core import driver
from ...core.contract import Opinion, Rules
from ...core.foresight import Foresight
from ...core.game import Game
from ...core.record import REAL, Batch, Cells, Reals
from . import utility

rules = cast(Rules[Any], None)  # the game's
opinion = cast(Opinion[Any, Any], None)
KIND = cast(Cells, None)  # by move number: its kind and its arguments
FIRST_ARG = cast(Cells, None)
SECOND_ARG = cast(Cells, None)

CHANCES = 4294967296.0  # how many picks there are
ANY_MOVE = 0.1  # of the prior is shared by all moves alike: an opinion may be wrong


class Room(NamedTuple):
    """What this leaf writes to."""

    worths: Reals  # by place in the list of legal moves


def room(game: Game) -> Room:
    """Room for the moves of a game."""
    return Room(np.zeros(game.A, REAL))


def judge(states: Batch, lists: Batch, notes: Batch, own: Room, look: Foresight, priors: Reals) -> None:
    """How likely each legal move of table 1 is a good one, in the order of the list."""
    n = int(lists[1].count)
    weigh(states, lists, notes, own.worths)
    best, total = own.worths[0], 0.0
    for i in range(n):
        best = max(best, own.worths[i])
    for i in range(n):
        priors[i] = exp((own.worths[i] - best) / look.doubt)
        total += priors[i]
    for i in range(n):
        priors[i] = (1 - ANY_MOVE) * priors[i] / total + ANY_MOVE / n


def weigh(states: Batch, lists: Batch, notes: Batch, worths: Reals) -> None:
    """What each legal move of table 1 is worth to the seat that decides there."""
    notes[0] = notes[1]  # as they were before anybody looked
    opinion.look(states[1], notes[0])
    for i in range(lists[1].count):
        code = int(lists[1].codes[i])
        kind, first, second = int(KIND[code]), int(FIRST_ARG[code]), int(SECOND_ARG[code])
        worths[i] = opinion.worth(states[1], notes[0], kind, first, second)


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
    """What table 1, `depth` moves ahead, is worth to each seat: played on with lapses; the last pick."""
    while depth < look.cut and not rules.is_over(states[1]):
        pick = driver.next_pick(pick)
        driver.carry_out(states[1], choice(states, lists, notes, own, look, pick))
        driver.list_moves(states[1], lists[1])
        depth += 1
    if rules.is_over(states[1]):
        utility.of_end(states[1], look.points, out)
    else:
        states[2] = states[1]
        rules.close(states[2])
        utility.of_standing(states[2], look.points, out)
    return pick


def choice(states: Batch, lists: Batch, notes: Batch, own: Room, look: Foresight, pick: int) -> int:
    """The move that is worth most, or now and then any move."""
    n = int(lists[1].count)
    found = 0
    if n > 1:
        if pick < look.lapse * CHANCES:
            found = driver.next_pick(pick) * n >> 32
        else:
            weigh(states, lists, notes, own.worths)
            for i in range(1, n):
                if own.worths[i] > own.worths[found]:
                    found = i
    return int(lists[1].codes[found])
