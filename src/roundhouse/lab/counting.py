"""Games played and counted: random ones by compiled code, those of other bots move by move."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ..bots import RANDOM, make
from ..core.chance import seed_bytes
from ..core.compile import bind, compile_for_cpu
from ..core.engine import Live, Mode, key_words, option_array, usual_mode
from ..core.game import Game, load
from ..core.record import WORD, Ints
from ..core.state import KEY_WORDS
from ..core.table import Table
from ..core.view import SeatView
from ..observe import tensors
from . import kernels, things
from .tally import LEAST, Tally

KEPT = ("counts", "wins", "points", "scores", "lengths", "things")
MOST = 4096  # cells of points, from LEAST on


class Asked(NamedTuple):
    """Which games are played."""

    game: str
    edition: str | None
    seats: int
    options: Mapping[str, Any]
    bots: str
    seed: int

    def load(self) -> Game:
        """The game, with the values it is played with."""
        return load(self.game, self.edition)


Counted = dict[str, list[Any]]  # the arrays of a tally that are kept


def empty(game: Game) -> Tally:
    """A tally of no games."""
    found, most = things.of(game), game.seat_counts[-1]
    n = len(found.all)
    return Tally(
        counts=np.zeros(4, np.int64),
        wins=np.zeros(most, np.int64),
        points=np.zeros((most, 2), np.int64),
        scores=np.zeros(MOST, np.int64),
        lengths=np.zeros(game.rules.MOST_MOVES + 1, np.int64),
        things=np.zeros((n, 6), np.int64),
        did=np.zeros((most, n), np.int8),
        marked=np.zeros(n, WORD),
        row=np.zeros(tensors.of(game).size, np.int8),
        begins=found.begins,
        who=found.who,
        first=found.first,
        values=found.values,
        held=found.held,
    )


@cache
def work_of(game: Game, mode: Mode) -> Any:
    """The entry point of what counts games, made once."""
    more = {"observing": tensors.of(game).module}
    if mode == "interpreted":
        return bind(game, None, kernels, more).work
    return compile_for_cpu(game, mode == "checked", kernels, more).work


class Counter:
    """Plays games, and counts them."""

    def __init__(self, asked: Asked, mode: Mode | None = None) -> None:
        self.asked, self.game, self.mode = asked, asked.load(), mode or usual_mode()
        self.tally = empty(self.game)
        self.states, self.lists = self.game.State.batch(1), self.game.Moves.batch(1)
        live: Any = (self.states, self.lists)
        if self.mode == "interpreted":
            live = (Live(self.game.State, self.states), Live(self.game.Moves, self.lists))
        self._live = live
        options = self.game.check_options(asked.seats, asked.options)
        self._options: Ints = option_array(self.game, self.game.option_cells(options))
        self._key: Ints = key_words(seed_bytes(asked.seed)).copy()

    def _run(self, job: int, n: int = 0, m: int = 0) -> None:
        work = work_of(self.game, self.mode)
        work(self.tally, *self._live, job, self.asked.seats, self._options, self._key, n, m)

    def count(self, first: int, last: int) -> None:
        """Play the games from the first number to the one before the last."""
        if self.asked.bots == RANDOM:
            self._run(kernels.PLAY, first, last)
            return
        for number in range(first, last):
            self._play(number)

    def _play(self, number: int) -> None:
        self._key[KEY_WORDS - 1] = number
        table = Table(
            self.game.name, self.asked.seats, self._key.astype("<i4").tobytes(), self.asked.options,
            self.asked.edition, self.mode,
        )  # fmt: skip
        bot, played = make(self.asked.bots, number), 0
        self._note(table)
        while not table.over and played < self.game.rules.MOST_MOVES:
            table.play(bot.choose(SeatView.of(table, table.seat)))
            self._note(table)
            played += 1
        self._run(kernels.SETTLE, played)

    def _note(self, table: Table) -> None:
        self.states[0] = table.live.record
        self._run(kernels.NOTE)

    def kept(self) -> Counted:
        """What was counted, as lists."""
        return {name: getattr(self.tally, name).tolist() for name in KEPT}


def count(asked: Asked, first: int, last: int) -> Counted:
    """Play and count these games: what a process, or a machine of a cluster, is asked to do."""
    counter = Counter(asked)
    counter.count(first, last)
    return counter.kept()


def added(one: Counted, other: Counted) -> Counted:
    """Both together."""
    return {name: (np.array(one[name], np.int64) + np.array(other[name], np.int64)).tolist() for name in KEPT}


def nothing(game: Game) -> Counted:
    """What was counted before the first game."""
    tally = empty(game)
    return {name: getattr(tally, name).tolist() for name in KEPT}


__all__ = ["LEAST", "Asked", "Counted", "Counter", "added", "count", "nothing"]
