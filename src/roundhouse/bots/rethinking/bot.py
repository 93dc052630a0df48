"""The bot itself: which moves it tries, for how long, and when it leaves the one that its game likes best."""

from __future__ import annotations

import time
from functools import cache
from math import sqrt
from random import Random
from types import ModuleType
from typing import Any

import numpy as np

from ...core.compile import compile_for_cpu
from ...core.engine import Mode, usual_mode
from ...core.foresight import Rethinking
from ...core.game import Game
from ...core.record import REAL, WORD, Reals
from ...core.state import KEY_WORDS
from ...core.view import SeatView
from ..greedy import worths
from ..lapses import noticed
from ..search import Clock
from ..search.bot import LONGEST
from . import kernels
from .ahead import OWN

CHUNK = 4  # guesses between two looks at the clock
FEWEST = 8  # guesses after which something is said of a move


class Trials:
    """Moves of one decision, and how games went on after each of them; used by one thread at a time."""

    def __init__(self, game: Game, mode: Mode) -> None:
        self.game = game
        self.call = _calls(game, mode).try_moves
        self.states, self.lists, self.notes = game.State.batch(3), game.Moves.batch(1), game.opinion.Notes.batch(3)
        for name, given in game.keen.items():
            self.notes[OWN][name] = given
        self.worths, self.key = np.zeros(game.A, REAL), np.zeros(KEY_WORDS, WORD)
        self.codes, self.leads = np.zeros(0, WORD), np.zeros((0, 0), REAL)
        self.seat, self.guesses = 0, 0
        self._play(0)  # loads or compiles its code, which no decision's time is to count

    def begin(self, view: SeatView, codes: list[int], most: int, random: Random) -> None:
        """Forget the last decision; these moves are tried from at most that many guesses."""
        assert view.seat is not None
        self.states[kernels.SEEN] = view.masked().record
        self.seat, self.guesses = view.seat, 0
        self.key[:] = [random.getrandbits(31) for _ in range(KEY_WORDS)]
        self.codes, self.leads = np.array(codes, WORD), np.zeros((len(codes), most), REAL)

    def run(self, guesses: int) -> None:
        """Try all moves that are left from that many guesses more."""
        self._play(self.guesses + guesses)
        self.guesses += guesses

    def _play(self, until: int) -> None:
        self.call(
            self.states, self.lists, self.notes, self.worths, self.key, self.seat, self.codes, self.guesses, until,
            self.leads,
        )  # fmt: skip

    def left(self) -> list[int]:
        """The places of the moves that are still tried; the first one always is."""
        return [i for i, code in enumerate(self.codes.tolist()) if code != kernels.DROPPED]

    def keep(self, most: int) -> None:
        """Try only the first move and the best of the others from now on, that many together."""
        for i in sorted(self.left()[1:], key=lambda i: -self.gain(i, 0.0))[max(0, most - 1) :]:
            self.codes[i] = kernels.DROPPED

    def drop(self, clear: float) -> None:
        """Leave out moves that did worse than the first by that many standard errors, or no better in any guess."""
        if self.guesses >= FEWEST:
            for i in self.left()[1:]:
                if self.gain(i, clear) <= 0:
                    self.codes[i] = kernels.DROPPED

    def gain(self, i: int, errors: float) -> float:
        """By how much a move did better than the first on the average, and that many standard errors more."""
        gains: Reals = self.leads[i, : self.guesses] - self.leads[0, : self.guesses]
        return float(gains.mean() + errors * gains.std() / sqrt(self.guesses)) if self.guesses else 0.0

    def best(self, clear: float) -> int:
        """The place of the move that did best, if it did better than the first by that many standard errors."""
        found, most = 0, 0.0
        if self.guesses >= FEWEST:
            for i in self.left()[1:]:
                gain = self.gain(i, -clear)
                if gain > most:
                    found, most = i, gain
        return found


@cache
def _calls(game: Game, mode: Mode) -> ModuleType:
    """The entry point of a game's trials, made once."""
    more: dict[str, Any] = {"opinion": game.opinion}
    return compile_for_cpu(game, mode == "checked", kernels, more)


def prepare(game: Game) -> None:
    """Load or compile the machine code by which moves of a game are tried, if it says how."""
    if game.rethinking is not None:
        Trials(game, "compiled")


class RethinkingBot:
    """A bot that makes the move that it values most by a keen taste, unless another one turns out clearly better.

    The moves that it values most are tried: from the same guesses each is played on to the end.  It needs compiled
    rules; in plain Python it does not think again.

    >>> from roundhouse import Table
    >>> table = Table("traffic", seats=3, seed=7, mode="interpreted")
    >>> RethinkingBot(seed=1, mode="interpreted").choose(SeatView.of(table, table.seat)) in table.codes()
    True
    """

    def __init__(
        self,
        seed: int | str | None = None,
        effort: float = 0.1,
        overlooks: float = 0.0,
        mode: Mode | None = None,
        seconds: float = LONGEST,
        clock: Clock = time.perf_counter,
    ) -> None:
        self.random, self.effort, self.overlooks = Random(seed), effort, overlooks
        self.mode, self.seconds, self.clock = mode, seconds, clock
        self.trials: Trials | None = None

    def choose(self, view: SeatView) -> int:
        """One of the legal moves, by its number."""
        if len(view.codes) == 1:
            return view.codes[0]
        worth_of = dict(zip(view.codes, worths(view, self.mode, is_keen=True), strict=True))
        seen = sorted(noticed(view.codes, self.overlooks, self.random), key=lambda code: -worth_of[code])
        mode, how = self.mode or usual_mode(), view.game.rethinking
        if how is None or mode == "interpreted" or len(seen) == 1 or view.masked().phase not in how.phases:
            return seen[0]
        if self.trials is None or self.trials.game is not view.game:
            self.trials = Trials(view.game, mode)
        codes = seen[: how.moves]
        return codes[self._best(self.trials, view, codes, how)]

    def _best(self, trials: Trials, view: SeatView, codes: list[int], how: Rethinking) -> int:
        """Which of these moves is the best one: half of those that are left are dropped, again and again."""
        rounds = rounds_of(len(codes), int(self.effort * view.game.opinion.FORESIGHT.pace))
        trials.begin(view, codes, sum(guesses for _, guesses in rounds), self.random)
        begin = self.clock()
        for moves, guesses in rounds:
            trials.keep(moves)
            until = trials.guesses + guesses
            while trials.guesses < until and len(trials.left()) > 1 and self.clock() - begin < self.seconds:
                trials.run(min(CHUNK, until - trials.guesses))
                trials.drop(how.clear)
        return trials.best(how.clear)


def rounds_of(moves: int, games: int) -> list[tuple[int, int]]:
    """In which rounds that many games are played: how many moves are tried in each, from how many guesses.

    Each round takes about as many games as the others, and tries half as many moves, but two at least.
    """
    tried = [moves]
    while tried[-1] > 2:
        tried.append(max(2, (tried[-1] + 1) // 2))
    return [(each, max(1, games // len(tried) // each)) for each in tried]
