"""Every sentence a person reads, in three languages.

They come from the .ftl files in words/ (errors), in the words/ of a layer (terminal/words/) and in those of a game.
"""

from __future__ import annotations

import os
import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Literal, TypeAlias, get_args

# The one place that lists the languages: the wire and the client have them from here (docs/translating.md).
Lang: TypeAlias = Literal["en", "uk", "ru"]
LANGUAGES: tuple[Lang, ...] = get_args(Lang)
HERE = Path(__file__).parent.parent
MOST_KEPT = 16_384  # sentences, of all languages and games together, that need not be made again


def usual_language() -> str:
    """The language that the environment asks for, if it is one of ours; else English."""
    for variable in ("ROUNDHOUSE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        asked = os.environ.get(variable, "")[:2].lower()
        if asked in LANGUAGES:
            return asked
    return "en"


def preferred_language(accepted: str) -> str:
    """The first of our languages that a browser's Accept-Language names; else English."""
    asked = accepted.lower()
    return min(LANGUAGES, key=lambda lang: asked.find(lang) % (len(asked) + 1))


class Words:
    """The sentences of one language: those of all games' tables, and those of one game."""

    def __init__(self, lang: str, files: list[Path]) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        from .sentence import Patterns

        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        for file in files:
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
        self._patterns = Patterns(self.bundle)
        player = self._patterns.make("player", None, {"number": ""}).strip()
        forms = "|".join(self._patterns.make("player-forms", None, {}).split())
        self._twice = re.compile(rf"\b({forms}) {player} (?=\d)", re.IGNORECASE)

    def say(self, message: str, form: str | None = None, **args: Any) -> str:
        """The sentence with this name, or another form of it (an attribute, such as a case)."""
        return _kept(self, message, form, **args)

    def make(self, message: str, form: str | None, **args: Any) -> str:
        """Make the sentence that `say` keeps; a player with a number instead of a name is called a player once."""
        return self._twice.sub(r"\1 ", self._patterns.make(message, form, args))

    def has(self, message: str) -> bool:
        """Whether there is a sentence of this name."""
        return bool(self.bundle.has_message(message))


@lru_cache(MOST_KEPT, typed=True)
def _kept(sentences: Words, message: str, form: str | None, **args: Any) -> str:
    """A bounded cache: without a bound, sentences with names and numbers would fill the memory."""
    return sentences.make(message, form, **args)


def kept_sentences() -> int:
    """How many sentences are in memory."""
    return _kept.cache_info().currsize


@cache
def words(lang: str, game: str | None = None) -> Words:
    """The sentences of a language, with those of a game."""
    if lang not in LANGUAGES:
        raise ValueError(f"{lang!r} is not one of {', '.join(LANGUAGES)}")
    files = [*sorted((HERE / "words").glob(f"*{lang}.ftl")), *sorted(HERE.glob(f"*/words/*{lang}.ftl"))]
    if game:
        files += sorted((HERE / "games" / game / "words").glob(f"*{lang}.ftl"))
    return Words(lang, files)
