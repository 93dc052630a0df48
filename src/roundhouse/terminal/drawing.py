"""`roundhouse draw`: the board of a game as a picture, where the game has one."""

from __future__ import annotations

from importlib.util import find_spec

from ..core.game import GAMES, games, load
from ..core.words import words
from .refusal import Refusal

MODULE = "drawing"


def show_drawing(game: str, lang: str) -> None:
    """Print the picture of a game, a file of SVG."""
    loaded = load(game)
    if not _is_drawn(loaded.name):
        raise Refusal("no-drawing", name=loaded.name, known=", ".join(name for name in games() if _is_drawn(name)))
    print(loaded.module(MODULE).draw(words(lang, loaded.name)), end="")


def _is_drawn(game: str) -> bool:
    return find_spec(f"{GAMES}.{game}.{MODULE}") is not None
