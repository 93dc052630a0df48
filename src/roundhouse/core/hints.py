"""What a move is worth to whoever decides, and why: the answer of a game's hints.py."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from .state import GameState
from .words import words

if TYPE_CHECKING:
    from .game import Game


class Hint(NamedTuple):
    """What a move is worth to the seat that decides."""

    worth: float  # in points of the game, later steps of the same decision included
    reason: str  # the name of a sentence of the game's words
    details: dict[str, Any]  # what that sentence says, as in say.py
    gain: int | None = None  # what the move changes of the seat's own points, at once and for certain

    def say(self, game: Game, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """The reason as a sentence; other players by their names, or by their numbers."""
        sentences = words(lang, game.name)
        said = game.say.spoken(sentences, self.details)
        for key in game.say.PLAYERS:
            player = self.details.get(key)
            if player is not None:
                said[key] = names[player] if names else sentences.say("player", number=player + 1)
        return sentences.say(self.reason, **said)


def best(hints: Iterable[Hint], otherwise: Hint | None = None) -> Hint:
    """The one that is worth most, the first of equals; with none to choose from, the other."""
    found = max(hints, key=lambda hint: hint.worth, default=otherwise)
    assert found is not None
    return found


def ready(s: GameState, code: int) -> list[int]:
    """The `ready` of a game whose moves need no further moves to finish them."""
    return [code]


def wanted(s: GameState) -> list[str]:
    """The `wanted` of a game whose hints make no plan."""
    return []
