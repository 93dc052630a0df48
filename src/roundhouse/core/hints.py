"""What moves are worth to the seat that decides, what they bring at once, and why: in numbers and in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from . import weigh
from .compile import bind, compile_for_cpu
from .engine import Interpreted, Mode
from .record import REAL, UNSURE, WORD, Reals
from .state import GameState
from .words import words

if TYPE_CHECKING:
    from .game import Game


class Reason(NamedTuple):
    """Why a move is worth what it is."""

    name: str  # of a sentence of the game's words
    details: dict[str, Any]  # what that sentence says, as in say.py

    def say(self, game: Game, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """The reason as a sentence; other players by their names, or by their numbers."""
        sentences = words(lang, game.name)
        said = game.say.spoken(sentences, self.details)
        for key in game.say.PLAYERS:
            player = self.details.get(key)
            if player is not None:
                said[key] = names[player] if names else sentences.say("player", number=player + 1)
        return sentences.say(self.name, **said)


class Hint(NamedTuple):
    """A move that is explained: what it is worth to the seat that decides, and why."""

    worth: float  # in points of the game, later steps of the same decision included
    reason: Reason
    gain: int | None  # what the move changes of the seat's own points, at once and for certain

    def say(self, game: Game, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """The reason as a sentence."""
        return self.reason.say(game, lang, names)


class Adviser:
    """A game's opinion of moves, in one mode.

    States are what the seat that decides sees (`masked`): nothing else is looked at.
    """

    def __init__(self, game: Game, mode: Mode) -> None:
        self.game = game
        self._calls = _calls(game, mode)
        self._states, self._notes = game.State.batch(1), game.opinion.Notes.batch(1)
        self._bytes = self._states.view(np.uint8)
        self._codes, self._worths = np.zeros(game.A, WORD), np.zeros(game.A, REAL)
        self._gains = np.zeros(game.A, WORD)

    def worths(self, seen: GameState, codes: Sequence[int], is_keen: bool = False) -> list[float]:
        """What each of these legal moves is worth to the seat that decides; by a keen taste, if the game has one."""
        n = self._put(seen, codes)
        self._notes[0] = np.zeros((), self._notes.dtype)
        for name, given in self.game.keen.items() if is_keen else ():
            self._notes[0][name] = given
        self._calls.weigh(self._states, self._notes, self._codes, n, self._worths)
        found: Reals = self._worths[:n]
        return [float(worth) for worth in found.tolist()]

    def gains(self, seen: GameState, codes: Sequence[int]) -> list[int | None]:
        """What each of these legal moves brings at once and for certain; None: nothing is certain."""
        n = self._put(seen, codes)
        self._calls.bring(self._states, self._codes, n, self._gains)
        return [None if gain == UNSURE else gain for gain in self._gains[:n].tolist()]

    def hint(self, seen: GameState, code: int) -> Hint:
        """What a legal move is worth, and why."""
        (worth,), (gain,) = self.worths(seen, [code]), self.gains(seen, [code])
        kind, args = self.game.layout.describe(code)
        notes = self.game.opinion.Notes.at(self._notes, 0)
        return Hint(worth, self.game.hints.reason(seen, notes, kind, args), gain)

    def _put(self, seen: GameState, codes: Sequence[int]) -> int:
        self._bytes[:] = np.frombuffer(seen.tobytes(), np.uint8)  # numpy copies a record field by field
        self._codes[: len(codes)] = codes
        return len(codes)


@cache
def _calls(game: Game, mode: Mode) -> ModuleType | Interpreted:
    """The entry points of a game's opinion in one mode, made once."""
    if mode == "interpreted":
        return Interpreted(bind(game, entry_points=weigh), game.State, game.opinion.Notes)
    return compile_for_cpu(game, checked=mode == "checked", module=weigh)


_compiled: set[Game] = set()


def adviser(game: Game, mode: Mode | None = None) -> Adviser:
    """The adviser of a game, compiled if that is asked for or was before; used by one thread at a time.

    Plain Python answers in two milliseconds, so nobody waits for a compiler who asks of one decision only.
    """
    if mode == "compiled":
        _compiled.add(game)
    return _adviser(game, mode or ("compiled" if game in _compiled else "interpreted"))


@cache
def _adviser(game: Game, mode: Mode) -> Adviser:
    return Adviser(game, mode)


def prepare(game: Game) -> None:
    """Load or compile what tells what moves bring; until then that is worked out in plain Python."""
    _adviser(game, "compiled").gains(game.State.new(), [])
    _compiled.add(game)


# What games without plans and compound moves offer


def finish(s: GameState, code: int) -> list[int]:
    """The `finish` of a game whose moves need no further moves to finish them."""
    return [code]


def wanted(s: GameState) -> list[str]:
    """The `wanted` of a game whose hints make no plan."""
    return []
