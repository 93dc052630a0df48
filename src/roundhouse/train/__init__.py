"""Networks that learn a game by playing it against themselves: `roundhouse train`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ..core.game import load
from ..core.words import words
from . import recipe, tables
from .recipe import Recipe
from .run import Training, Wish
from .time import tell_time

__all__ = ["Recipe", "Training", "Wish", "train", "wished"]


def wished(game: str, device: Any, minutes: float, given: Sequence[str], changes: Mapping[str, str]) -> Recipe:
    """The recipe that is asked for, if all of it can be done."""
    tables.read(load(game), given)
    return Recipe.of(game, device, minutes=minutes, tables=tuple(given), **recipe.read(changes))


def train(asked: Recipe, out: Path, resume: bool, judges: int, games: int, lang: str, only_time: bool = False) -> None:
    """Train a network, or only measure how long one takes for a decision."""
    if only_time:
        tell_time(load(asked.game), out, words(lang))
    else:
        Training(asked, Wish(out, resume, judges=judges, last_games=games), words(lang)).run()
