"""The modules of a game that only its own tests open; everybody else asks through `Game`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from roundhouse import Game


def module_of(game: Game, name: str) -> Any:
    """A module of a game's folder, such as `rules.setup`, with the values that this game is played with."""
    return import_module(f"{game.package.__name__}.{name}")
