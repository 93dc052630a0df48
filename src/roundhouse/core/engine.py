"""Many games of one kind at once, run by interpreted or by compiled rules, with the same bytes."""

from __future__ import annotations

import os
from functools import cache
from types import ModuleType
from typing import Any, Literal

import numpy as np

from .compile import bind, compile_for_cpu, have_numba
from .errors import InvalidOption
from .game import Game
from .record import CELL, WORD, Cells, Words

Mode = Literal["interpreted", "compiled", "checked"]
MODES: tuple[Mode, ...] = ("interpreted", "compiled", "checked")


def usual_mode() -> Mode:
    """How rules are run unless asked otherwise: ROUNDHOUSE_MODE, or compiled where Numba is installed."""
    given = os.environ.get("ROUNDHOUSE_MODE")
    if given:
        return check_mode(given)
    return "compiled" if have_numba() else "interpreted"


def check_mode(mode: str) -> Mode:
    """One of the ways to run the rules."""
    for known in MODES:
        if mode == known:
            return known
    raise InvalidOption("mode", mode=mode, known=", ".join(MODES))


def key_words(seed: bytes) -> Words:
    """A 256-bit seed as the words of a key."""
    return np.frombuffer(seed, "<i4").astype(WORD)


class Engine:
    """Room for n games: their states, and the lists of their legal moves."""

    def __init__(self, game: Game, n: int = 1, mode: Mode | None = None) -> None:
        self.game = game
        self.mode: Mode = check_mode(mode) if mode else usual_mode()
        self.states = game.State.batch(n)
        self.lists = game.Moves.batch(n)
        self.calls = entries(game, self.mode)

    def start(self, i: int, seats: int, options: list[int], seed: bytes) -> None:
        """Set up game i."""
        self.calls.start(self.states, self.lists, i, seats, np.array(options, CELL), key_words(seed))

    def play(self, i: int, code: int) -> bool:
        """Play a move in game i; False if it is not legal, and then nothing has changed."""
        return bool(self.calls.play(self.states, self.lists, i, code))

    def play_all(self, i: int, codes: list[int]) -> int:
        """Play moves in a row; how many were legal."""
        return int(self.calls.play_all(self.states, self.lists, i, np.array(codes, WORD), len(codes)))

    def relist(self, i: int) -> None:
        """List the legal moves of game i anew, after its state was written by hand."""
        self.calls.relist(self.states, self.lists, i)

    def codes(self, i: int) -> list[int]:
        """The legal moves of game i."""
        codes: list[int] = self.lists["codes"][i, : self.lists["count"][i]].tolist()
        return codes

    def is_over(self, i: int) -> bool:
        """Whether game i is over."""
        return bool(self.calls.is_over(self.states, i))

    def score(self, i: int, seat: int) -> int:
        """The points of a seat in game i."""
        return int(self.calls.score(self.states, i, seat))

    def many_games(self, seats: int, options: list[int], seed: bytes, first: int, games: int) -> tuple[int, Cells]:
        """Random games one after the other in place 0; how many moves they took, and the last scores."""
        scores = np.zeros(seats, CELL)
        cells, key = np.array(options, CELL), key_words(seed)
        return int(self.calls.many_games(self.states, self.lists, 0, seats, cells, key, first, games, scores)), scores


class _Interpreted:
    """The entry points in plain Python, over live views of the records."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.plain = bind(game)

    def __getattr__(self, name: str) -> Any:
        function = getattr(self.plain, name)

        def call(*args: Any) -> Any:
            return function(*(self._live(arg) for arg in args))

        return call

    def _live(self, arg: Any) -> Any:
        """A batch of records as a sequence whose items the interpreted rules can take."""
        dtype = getattr(arg, "dtype", None)
        if dtype == self.game.State.dtype:
            return _Live(self.game.State, arg)
        return _Live(self.game.Moves, arg) if dtype == self.game.Moves.dtype else arg


class _Live:
    def __init__(self, record: Any, batch: Any) -> None:
        self.record, self.batch = record, batch

    def __len__(self) -> int:
        return len(self.batch)

    def __getitem__(self, i: int) -> Any:
        return self.record.at(self.batch, i)


@cache
def entries(game: Game, mode: Mode) -> ModuleType | _Interpreted:
    """The entry points of a game in one mode, made once."""
    if mode == "interpreted":
        return _Interpreted(game)
    return compile_for_cpu(game, checked=mode == "checked")
