"""The bot itself: it prepares a search, keeps time, and reads off the tree what was found."""

from __future__ import annotations

import time
from functools import cache
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from ...core.compile import bind, compile_for_cpu
from ...core.engine import Interpreted, Mode, usual_mode
from ...core.foresight import Foresight
from ...core.game import Game
from ...core.record import WORD
from ...core.state import KEY_WORDS
from ...core.view import SeatView, masked
from . import kernels, playout
from .tree import NOTHING, new_tree

NODES = 1 << 17
CHUNK = 0.05  # seconds between two looks at the clock
FIRST = {"interpreted": 1, "compiled": 32, "checked": 32}  # simulations before the first look


class Thought(NamedTuple):
    """What a search found of one move."""

    code: int
    visits: int
    worth: float  # to the seat that decides, from 0 to 1


class Search:
    """A game's search in one mode: its code, and one tree; used by one thread at a time."""

    def __init__(self, game: Game, mode: Mode, leaf: ModuleType, nodes: int = NODES) -> None:
        self.game, self.mode = game, mode
        self.call = _calls(game, mode, leaf).search
        self.states, self.lists, self.notes = game.State.batch(3), game.Moves.batch(3), game.opinion.Notes.batch(2)
        self.tree, self.own = new_tree(game.A, nodes), leaf.room(game)
        self.key = np.zeros(KEY_WORDS, WORD)
        self.seat, self.root, self.pick = 0, 0, 1

    def begin(self, view: SeatView, random: Random) -> None:
        """Forget the last search; the next one is from what this seat sees."""
        assert view.seat is not None
        self.seat, self.root = view.seat, 0
        self.states[0] = view.state().record
        self.key[:] = [random.getrandbits(31) for _ in range(KEY_WORDS)]
        self.key[kernels.COUNTER] = 0
        self.pick = random.getrandbits(31) + 1
        self.tree.used[0] = 1
        for row in (self.tree.first, self.tree.visits, self.tree.values):
            row[0] = 0

    def run(self, simulations: int, look: Foresight) -> None:
        """Look ahead that many times more."""
        self.pick = int(self._run(simulations, look, kernels.NO_MOVE))

    def _run(self, simulations: int, look: Foresight, code: int) -> int:
        return int(
            self.call(
                self.states, self.lists, self.notes, self.tree, self.own, look, self.key, self.seat, self.root,
                self.pick, simulations, code,
            )
        )  # fmt: skip

    def children(self) -> list[int]:
        """The nodes behind the moves that can be made now."""
        found, child = [], int(self.tree.first[self.root])
        while child != NOTHING:
            found.append(child)
            child = int(self.tree.next[child])
        return found

    def thoughts(self) -> list[Thought]:
        """What was found of each move, the most tried one first."""
        tree = self.tree
        found = [
            Thought(
                int(tree.code[node]),
                int(tree.visits[node]),
                float(tree.values[node, self.seat] / max(1.0, tree.visits[node])),
            )
            for node in self.children()
        ]
        return sorted(found, key=lambda each: -each.visits)

    def follow(self, code: int, view: SeatView, look: Foresight) -> bool:
        """Whether this view is what the last one surely led to by this move; then its tree is kept."""
        node = next((node for node in self.children() if self.tree.code[node] == code), NOTHING)
        if node == NOTHING or view.seat != self.seat or view.game is not self.game:
            return False
        self._run(1, look, code)
        if masked(self.game.State.at(self.states, 1), view.seat).tobytes() != view.record:
            return False
        self.states[0], self.root = view.state().record, node
        return True


@cache
def _calls(game: Game, mode: Mode, leaf: ModuleType) -> ModuleType | Interpreted:
    """The entry point of a game's search in one mode, made once."""
    more: dict[str, Any] = {"opinion": game.opinion, "leaf": leaf}
    if mode == "interpreted":
        return Interpreted(bind(game, None, kernels, more), game.State, game.Moves, game.opinion.Notes)
    return compile_for_cpu(game, mode == "checked", kernels, more)


class SearchBot:
    """A bot that looks ahead for a number of simulations, or until its time is over.

    >>> from roundhouse import Table
    >>> table = Table("traffic", seats=3, seed=7, mode="interpreted")
    >>> SearchBot(seed=1, simulations=2, mode="interpreted").choose(SeatView.of(table, table.seat)) in table.codes()
    True
    """

    def __init__(
        self,
        seed: int | str | None = None,
        simulations: int = 1000,
        seconds: float = 1.0,
        mode: Mode | None = None,
        look: Foresight | None = None,
        leaf: ModuleType = playout,
    ) -> None:
        self.random, self.simulations, self.seconds, self.mode = Random(seed), simulations, seconds, mode
        self.look, self.leaf = look, leaf
        self.search: Search | None = None
        self.last: int | None = None

    def choose(self, view: SeatView) -> int:
        """One of the legal moves, by its number."""
        if len(view.codes) == 1:
            self.last = None
            return view.codes[0]
        self.last = self.think(view)[0].code
        return self.last

    def think(self, view: SeatView) -> list[Thought]:
        """What was found of each legal move, the best one first."""
        look = self.look or view.game.opinion.FORESIGHT
        if self.search is None or self.search.game is not view.game:
            self.search = Search(view.game, self.mode or usual_mode(), self.leaf)
        search = self.search
        if self.last is None or not search.follow(self.last, view, look):
            search.begin(view, self.random)
        done, chunk, begin = 0, FIRST[search.mode], time.perf_counter()
        while done < self.simulations:
            chunk = max(1, min(chunk, self.simulations - done))
            search.run(chunk, look)
            done += chunk
            spent = time.perf_counter() - begin
            if spent >= self.seconds:
                break
            chunk = int(done / max(spent, 1e-6) * min(CHUNK, self.seconds - spent))
        return [each for each in search.thoughts() if each.code in view.codes]
