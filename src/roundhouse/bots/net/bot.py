"""A bot that plays what a network likes, without looking ahead; numpy is enough for it, compiled code is faster."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import numpy as np

from ...core.compile import compile_for_cpu, direct
from ...core.engine import Mode, usual_mode
from ...core.game import Game
from ...core.hints import adviser
from ...core.view import SeatView
from ...observe import tensors
from ..lapses import noticed
from . import kernels
from .evaluate import Floats, less
from .file import Network, load, shipped


class NetBot:
    """A bot that makes the move that a network likes most; with a temperature, one of those that it likes, by chance.

    A temperature of 1 plays as the network was trained to, lower ones take fewer chances.
    """

    def __init__(
        self,
        seed: int | str | None = None,
        network: Network | None = None,
        temperature: float = 0.0,
        mode: Mode | None = None,
        overlooks: float = 0.0,
    ) -> None:
        self.random, self.network, self.temperature, self.mode = Random(seed), network, temperature, mode
        self.overlooks = overlooks
        self._asked: dict[Game, Callable[[SeatView], tuple[Floats, Floats]]] = {}

    def choose(self, view: SeatView) -> int:
        """One of the legal moves, by its number."""
        if len(view.codes) == 1:
            return view.codes[0]
        seen = noticed(view.codes, self.overlooks, self.random)
        liked = self.opinion(view)[0][seen]
        if self.temperature > 0:
            odds = np.exp((liked - liked.max()) / self.temperature).tolist()
            return self.random.choices(seen, odds)[0]
        return seen[int(liked.argmax())]

    def opinion(self, view: SeatView) -> tuple[Floats, Floats]:
        """How much every move is liked, and what the game is worth to each seat, the one who looks first."""
        game = view.game
        if game not in self._asked:
            self._asked[game] = asked(self.network or load(game), self.mode or usual_mode())
        liked, worth = self._asked[game](view)
        return self._advised(view, liked), worth

    def _advised(self, view: SeatView, liked: Floats) -> Floats:
        """How much every move is liked once the game's opinion is heard, if the network has learnt to hear it."""
        network = self.network or load(view.game)
        if not network.is_advised or not view.codes:
            return liked
        codes = list(view.codes)
        worths = adviser(view.game, self.mode).worths(view.masked(), codes)
        told = [less(worth, max(worths)) for worth in worths]
        found = liked.copy()
        found[codes] += network.weights.advice[codes] * np.array(told, np.float32)
        return found


def asked(network: Network, mode: Mode) -> Callable[[SeatView], tuple[Floats, Floats]]:
    """A function that asks a network about what a seat sees."""
    return _by_numpy(network) if mode == "interpreted" else _compiled(network, mode)


def _by_numpy(network: Network) -> Callable[[SeatView], tuple[Floats, Floats]]:
    t = tensors.of(network.game)

    def ask(view: SeatView) -> tuple[Floats, Floats]:
        assert view.seat is not None
        return network.think(t.row(view.masked(), view.seat))

    return ask


def _compiled(network: Network, mode: Mode) -> Callable[[SeatView], tuple[Floats, Floats]]:
    call, args = entry_point(network, mode)
    type, *_, logits, values = network.game.State.dtype, *args

    def ask(view: SeatView) -> tuple[Floats, Floats]:
        call(np.frombuffer(view.record, type).copy(), view.seat, *args)
        return logits, values

    return ask


def entry_point(network: Network, mode: Mode) -> tuple[Callable[..., None], tuple[Any, ...]]:
    """The compiled code that asks a network, and what it is called with after states and a seat: last, its answers."""
    w, game = network.weights, network.game
    row = np.zeros(len(w.first), np.int8)
    logits, values = np.zeros(len(w.policy_bias), np.float32), np.zeros(len(w.value_bias), np.float32)
    args = (row, w, network.room(), logits, values)
    return direct(_ask(game, mode), game.State.batch(1), 0, *args), args


def prepare(game: Game) -> None:
    """Load or compile the machine code that asks a game's network, if it has one."""
    if shipped(game):
        entry_point(load(game), "compiled")


@cache
def _ask(game: Game, mode: Mode) -> Any:
    """Compiled for the types of whatever network is given to it."""
    return compile_for_cpu(game, mode == "checked", kernels, {"observing": tensors.of(game).module}).ask
