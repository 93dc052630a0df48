"""`roundhouse draw`: the board of a game as a picture, where the game has one."""

from __future__ import annotations

from ..core.game import games, load
from ..core.words import words
from .refusal import Refusal


def show_drawing(game: str, lang: str) -> None:
    """Print the picture of a game, a file of SVG."""
    loaded = load(game)
    if loaded.drawing is None:
        drawn = [name for name in games() if load(name).drawing is not None]
        raise Refusal("no-drawing", name=loaded.name, known=", ".join(drawn))
    print(loaded.drawing.picture(words(lang, loaded.name)), end="")
