"""Where the compiled search is entered: one function, with all the rules compiled into it.

Bound to the rules of each game by core.compile, as core.kernels is.
"""

from __future__ import annotations

from typing import Any

from ...core import driver
from ...core.foresight import Foresight
from ...core.record import Batch, Ints
from . import tree as trees
from .tree import Tree

COUNTER = 7  # the word of the key that is another one for each guess
NO_MOVE = -1


def search(
    states: Batch,
    lists: Batch,
    notes: Batch,
    tree: Tree,
    own: Any,
    look: Foresight,
    key: Ints,
    seat: int,
    root: int,
    pick: int,
    simulations: int,
    code: int,
) -> int:
    """Look ahead from what a seat sees; the last pick.  Or make a move in a guess, in place 1."""
    for _ in range(simulations):
        key[COUNTER] += 1
        states[1] = states[0]
        driver.determinise(states[1], seat, key)
        driver.list_moves(states[1], lists[1])
        if code == NO_MOVE:
            pick = trees.simulate(states, lists, notes, tree, own, look, root, pick)
        else:
            driver.carry_out(states[1], code)
    return pick
