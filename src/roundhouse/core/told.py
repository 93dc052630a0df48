"""What the things on a table are, and what they cost and bring now: which sentences, and how they are said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from .spoken import name_players
from .words import words

if TYPE_CHECKING:
    from .game import Game


class Line(NamedTuple):
    """A sentence of a game's words, with what it says."""

    name: str
    details: Mapping[str, Any] = MappingProxyType({})

    def say(self, game: Game, viewer: int | None = None, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """The sentence as this viewer reads it: players by their names, or by their numbers, and "you"."""
        sentences = words(lang, game.name)
        said = game.say.spoken(sentences, self.details)
        said |= name_players(sentences, game.say.PLAYERS, self.details, viewer, names)
        return sentences.say(self.name, **said)


class Told(NamedTuple):
    """What is told of a thing: what it is called, and a few sentences."""

    title: Line
    lines: list[Line]
