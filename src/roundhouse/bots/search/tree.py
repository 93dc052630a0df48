"""What a search remembers of the moves that it tried; in the dialect, bound to each game by core.compile.

A node stands for the moves that lead to it, whatever was guessed of the hidden cards (single-observer ISMCTS).  Each
seat chooses by its own value, whatever that does to others (max^n).  Place 0 of the states has the table as the seat
sees it, place 1 the guess that is played on, place 2 is room for the leaf.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple, cast

import numpy as np

from ...core import driver
from ...core.actions import Moves
from ...core.contract import MOST_SEATS, Rules
from ...core.foresight import Foresight
from ...core.record import REAL, WORD, Batch, Ints, Reals

rules = cast(Rules[Any], None)  # the game's
leaf = cast(Any, None)  # judges moves and tables where the tree ends: playout.py or learnt.py

NOTHING = 0  # no node but the first one has this number
DEEPEST = 250  # moves


class Tree(NamedTuple):
    """One row for each node; the children of a node are a chain."""

    first: Ints  # its first child
    next: Ints  # the next child of the same parent
    code: Ints  # the move that leads to it
    visits: Reals
    chances: Reals  # how often that move could have been chosen
    prior: Reals  # how likely that move looked before it was tried
    values: Reals  # what was found behind it, summed up for each seat
    used: Ints  # how many nodes there are, in one cell
    child: Ints  # scratch: by code
    path: Ints  # scratch: the nodes of one simulation
    priors: Reals  # scratch: by place in the list of legal moves
    found: Reals  # scratch: what one simulation was worth to each seat


def new_tree(moves: int, nodes: int) -> Tree:
    """An empty tree for a game with this number of moves."""
    return Tree(
        first=np.zeros(nodes, WORD),
        next=np.zeros(nodes, WORD),
        code=np.zeros(nodes, WORD),
        visits=np.zeros(nodes, REAL),
        chances=np.zeros(nodes, REAL),
        prior=np.zeros(nodes, REAL),
        values=np.zeros((nodes, MOST_SEATS), REAL),
        used=np.ones(1, WORD),
        child=np.zeros(moves, WORD),
        path=np.zeros(DEEPEST + 1, WORD),
        priors=np.zeros(moves, REAL),
        found=np.zeros(MOST_SEATS, REAL),
    )


def simulate(
    states: Batch, lists: Batch, notes: Batch, tree: Tree, own: Any, look: Foresight, root: int, pick: int
) -> int:
    """Play one guess to a leaf, and count what was found on the way there; the last pick."""
    depth, node, is_leaf, is_judged = 0, root, False, False
    tree.path[0] = root
    while not is_leaf and depth < DEEPEST and not rules.is_over(states[1]):
        is_new = tree.first[node] == NOTHING
        if not find_children(tree, lists[1], node):
            leaf.judge(states, lists, notes, own, look, tree.priors)
            is_judged = lists[1].count > 1
            is_leaf = not add_children(tree, lists[1], node)
        is_leaf = is_leaf or (is_new and lists[1].count > 1)  # a move without a choice is no place to stop
        if not is_leaf:
            node = best_child(tree, lists[1], node, int(states[1].seat), look.explore)
            driver.carry_out(states[1], int(tree.code[node]))
            driver.list_moves(states[1], lists[1])
            depth, is_judged = depth + 1, False
            tree.path[depth] = node
    pick = leaf.value(states, lists, notes, own, look, is_judged, depth, pick, tree.found)
    for i in range(depth + 1):
        tree.visits[tree.path[i]] += 1
        for seat in range(states[1].seats):
            tree.values[tree.path[i], seat] += tree.found[seat]
    return int(pick)


def find_children(tree: Tree, moves: Moves, node: int) -> bool:
    """Note the child of each legal move; False if one has none yet."""
    for i in range(moves.count):
        tree.child[moves.codes[i]] = NOTHING
    child = int(tree.first[node])
    while child != NOTHING:
        tree.child[tree.code[child]] = child  # also of moves that are not legal now: nobody asks for them
        child = int(tree.next[child])
    for i in range(moves.count):
        if tree.child[moves.codes[i]] == NOTHING:
            return False
    return True


def add_children(tree: Tree, moves: Moves, node: int) -> bool:
    """A child for each legal move that has none; False if there is no room."""
    n = int(moves.count)
    if tree.used[0] + n > len(tree.first):
        return False
    for i in range(n - 1, -1, -1):
        code = int(moves.codes[i])
        if tree.child[code] == NOTHING:
            child = int(tree.used[0])
            tree.used[0] += 1
            tree.first[child], tree.next[child], tree.code[child] = NOTHING, tree.first[node], code
            tree.visits[child], tree.chances[child], tree.prior[child] = 0.0, 0.0, tree.priors[i]
            for seat in range(tree.values.shape[1]):
                tree.values[child, seat] = 0.0
            tree.first[node] = tree.child[code] = child
    return True


def best_child(tree: Tree, moves: Moves, node: int, seat: int, explore: float) -> int:
    """The child that is best for this seat so far, or has been tried too little (PUCT)."""
    total, best, found = 0.0, -1e9, NOTHING
    for i in range(moves.count):
        total += tree.prior[tree.child[moves.codes[i]]]
    usual = tree.values[node, seat] / max(1.0, tree.visits[node])
    for i in range(moves.count):
        child = int(tree.child[moves.codes[i]])
        tree.chances[child] += 1
        visits = tree.visits[child]
        worth = tree.values[child, seat] / visits if visits > 0 else usual
        worth += explore * tree.prior[child] / total * sqrt(tree.chances[child]) / (1 + visits)
        if worth > best:
            best, found = worth, child
    return found
