"""The bot itself: it prepares a search, keeps time, and reads off the tree what was found."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from random import Random
from types import ModuleType
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from ...core.compile import bind, compile_for_cpu
from ...core.engine import Interpreted, Mode, usual_mode
from ...core.foresight import Foresight
from ...core.game import Game
from ...core.record import NONE, WORD
from ...core.state import KEY_WORDS
from ...core.view import SeatView, masked
from ...observe import tensors
from ..lapses import noticed
from ..net.file import shipped
from . import aim, kernels, learnt, playout, utility
from .tree import NOTHING, new_tree

NODES = 1 << 18
LONGEST = 0.8  # seconds for a decision by the bot's clock, usually the wall's: whatever else happens on this machine
CHUNK = 0.05  # seconds between two looks at the clock
LOOKS = 16  # at what was found so far: where nothing can change any more, a search ends
PLAIN_CUT = 6  # moves that plain Python looks ahead: it is hundreds of times as slow
SURE = 1 - utility.POINTS_BESIDE_GOAL  # alone: what a move is worth after which the goal is reached nearly always
SURE_AFTER = 16  # times that it was tried
FIRST = {"interpreted": 1, "compiled": 32, "checked": 32}  # simulations before the first look

Clock: TypeAlias = Callable[[], float]  # of the wall for people who wait; of the processor where bots are compared


class Thought(NamedTuple):
    """What a search found of one move."""

    code: int
    visits: int
    worth: float  # to the seat that decides, from 0 to 1
    prior: float  # how likely it looked the best one before it was tried


class Search:
    """A game's search in one mode: its code, and one tree; used by one thread at a time."""

    def __init__(self, game: Game, mode: Mode, leaf: ModuleType, nodes: int = NODES) -> None:
        self.game, self.mode, self.leaf = game, mode, leaf
        self.call = _calls(game, mode, leaf).search
        self.states, self.lists, self.notes = game.State.batch(3), game.Moves.batch(3), game.opinion.Notes.batch(2)
        for name, given in game.keen.items():
            self.notes[1][name] = given
        self.tree, self.own = new_tree(game.A, nodes), leaf.room(game)
        self.key = np.zeros(KEY_WORDS, WORD)
        self.seat, self.root, self.pick = 0, 0, 1
        self.run(0, game.opinion.FORESIGHT)  # loads or compiles its code, which no decision's time is to count

    def begin(self, view: SeatView, random: Random) -> None:
        """Forget the last search; the next one is from what this seat sees."""
        assert view.seat is not None
        self.seat, self.root = view.seat, 0
        self.states[0] = view.masked().record
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
        """What was found of each move."""
        tree = self.tree
        return [
            Thought(
                int(tree.code[node]),
                int(tree.visits[node]),
                float(tree.values[node, self.seat] / max(1.0, tree.visits[node])),
                float(tree.prior[node]),
            )
            for node in self.children()
        ]

    def lead(self) -> float:
        """How much more often the best move was tried than any other."""
        visits = sorted((float(self.tree.visits[node]) for node in self.children()), reverse=True)
        return visits[0] - visits[1] if len(visits) > 1 else 0.0

    def is_sure(self) -> bool:
        """Whether a goal is reached nearly always by the move that was tried most."""
        if self.game.rules.goal(self.game.State.at(self.states, 0)) == NONE:
            return False
        best = max(self.thoughts(), key=lambda each: each.visits)
        return best.visits >= SURE_AFTER and best.worth >= SURE

    def follow(self, code: int, view: SeatView, look: Foresight) -> bool:
        """Whether this view is what the last one surely led to by this move; then its tree is kept."""
        if self.tree.used[0] > len(self.tree.first) // 2:
            return False  # a full tree would have no room for moves that were not thought of
        node = next((node for node in self.children() if self.tree.code[node] == code), NOTHING)
        if node == NOTHING or view.seat != self.seat or view.game is not self.game:
            return False
        self._run(1, look, code)
        if masked(self.game.State.at(self.states, 1), view.seat).tobytes() != view.record:
            return False
        self.states[0], self.root = view.masked().record, node
        return True


def prepare(game: Game) -> None:
    """Load or compile the machine code of a game's search."""
    for leaf in {leaf_of(game, seats, "compiled") for seats in game.seat_counts}:
        Search(game, "compiled", leaf, nodes=1)


def look_of(game: Game, seats: int) -> Foresight:
    """How a game is looked ahead in: alone in a way of its own, if its opinion brings one."""
    return game.foresight_alone if seats == 1 else game.opinion.FORESIGHT


def leaf_of(game: Game, seats: int, mode: Mode) -> ModuleType:
    """What judges tables where a search ends: the network where that is better.

    Not for one who plays alone, and not in plain Python, which takes a second to ask a network.
    """
    is_better = seats > 1 and mode != "interpreted" and game.opinion.FORESIGHT.network_pace > 0
    return learnt if is_better and shipped(game) else playout


@cache
def _calls(game: Game, mode: Mode, leaf: ModuleType) -> ModuleType | Interpreted:
    """The entry point of a game's search in one mode, made once."""
    more: dict[str, Any] = {
        "opinion": game.opinion,
        "observing": tensors.of(game).module,
        "aim": game.aim or aim,
        "leaf": leaf,
    }
    if mode == "interpreted":
        return Interpreted(bind(game, None, kernels, more), game.State, game.Moves, game.opinion.Notes)
    return compile_for_cpu(game, mode == "checked", kernels, more)


class SearchBot:
    """A bot that looks ahead for a number of simulations, or by its effort, and never longer than its time.

    >>> from roundhouse import Table
    >>> table = Table("traffic", seats=3, seed=7, mode="interpreted")
    >>> SearchBot(seed=1, simulations=2, mode="interpreted").choose(SeatView.of(table, table.seat)) in table.codes()
    True
    """

    def __init__(
        self,
        seed: int | str | None = None,
        simulations: int | None = None,
        seconds: float = LONGEST,
        *,
        effort: float = 0.1,
        overlooks: float = 0.0,
        mode: Mode | None = None,
        look: Foresight | None = None,
        leaf: ModuleType | None = None,
        clock: Clock = time.perf_counter,
    ) -> None:
        self.random, self.simulations, self.seconds, self.effort = Random(seed), simulations, seconds, effort
        self.overlooks = overlooks
        self.mode, self.look, self.leaf, self.clock = mode, look, leaf, clock
        self.search: Search | None = None
        self.last: int | None = None

    def choose(self, view: SeatView) -> int:
        """One of the legal moves, by its number."""
        if len(view.codes) == 1:
            self.last = None
            return view.codes[0]
        seen = noticed(view.codes, self.overlooks, self.random)
        self.last = next(each.code for each in self._think(view, self.simulations is None) if each.code in seen)
        return self.last

    def think(self, view: SeatView) -> list[Thought]:
        """What was found of each legal move, the best one first."""
        return self._think(view, False)

    def _think(self, view: SeatView, only_best: bool) -> list[Thought]:
        """What `think` gives; where only the best move is asked for, the search ends as soon as that is known."""
        mode = self.mode or usual_mode()
        leaf = self.leaf or leaf_of(view.game, view.seats, mode)
        if self.search is None or self.search.game is not view.game or self.search.leaf is not leaf:
            self.search = Search(view.game, mode, leaf)
        search, look = self.search, self.look or look_of(view.game, view.seats)
        if search.mode == "interpreted":
            look = look._replace(cut=min(look.cut, PLAIN_CUT))
        if self.last is None or not search.follow(self.last, view, look):
            search.begin(view, self.random)
        pace = look.network_pace if leaf is learnt else look.pace
        self._run(search, look, self.simulations or max(1, int(self.effort * pace)), only_best)
        found = {each.code: each for each in search.thoughts()}
        return sorted((found[code] for code in view.codes), key=lambda each: (-each.visits, -each.prior))

    def _run(self, search: Search, look: Foresight, simulations: int, only_best: bool) -> None:
        """Look ahead until all is done, or the time is over."""
        seconds = min(self.seconds, self.effort) if search.mode == "interpreted" else self.seconds
        done, chunk, begin = 0, FIRST[search.mode], self.clock()
        while done < simulations:
            chunk = max(1, min(chunk, simulations - done))
            search.run(chunk, look)
            done += chunk
            spent = self.clock() - begin
            if spent >= seconds or (only_best and (search.lead() >= simulations - done or search.is_sure())):
                break
            chunk = min(int(done / max(spent, 1e-6) * min(CHUNK, seconds - spent)), simulations // LOOKS)
