"""The hints of games that have no `opinion` yet; goes when the last one has."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from .engine import Mode
from .state import GameState

if TYPE_CHECKING:
    from . import hints
    from .game import Game


class Hint(NamedTuple):
    """What a move is worth to the seat that decides."""

    worth: float  # in points of the game, later steps of the same decision included
    reason: str  # the name of a sentence of the game's words
    details: dict[str, Any]  # what that sentence says, as in say.py
    gain: int | None = None  # what the move changes of the seat's own points, at once and for certain


def best(hints: Iterable[Hint], otherwise: Hint | None = None) -> Hint:
    """The one that is worth most, the first of equals; with none to choose from, the other."""
    found = max(hints, key=lambda hint: hint.worth, default=otherwise)
    assert found is not None
    return found


class OldAdviser:
    """The opinion of such a game."""

    def __init__(self, game: Game, mode: Mode) -> None:
        self.game = game

    def _worth(self, seen: GameState, code: int) -> Any:
        return self.game.hints.worth(seen, *self.game.layout.describe(code))  # type: ignore[attr-defined]

    def worths(self, seen: GameState, codes: Sequence[int]) -> list[float]:
        """As of Adviser."""
        return [self._worth(seen, code).worth for code in codes]

    def gains(self, seen: GameState, codes: Sequence[int]) -> list[int | None]:
        """As of Adviser."""
        quick = getattr(self.game.hints, "gain", None)
        if quick:
            return [quick(seen, *self.game.layout.describe(code)) for code in codes]
        return [self._worth(seen, code).gain for code in codes]

    def hint(self, seen: GameState, code: int) -> hints.Hint:
        """As of Adviser."""
        from . import hints

        found = self._worth(seen, code)
        return hints.Hint(found.worth, hints.Reason(found.reason, found.details), found.gain)
