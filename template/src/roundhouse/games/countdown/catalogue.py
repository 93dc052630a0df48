"""The box as a screen shows it: each card with its numbers and its name, in one language."""

from __future__ import annotations

from typing import TypedDict

from ...core.words import Words
from . import box
from .rules import LONG, LONG_BONUS
from .say import card_name


class Card(TypedDict):
    """A wagon."""

    name: str  # within a sentence, with its points
    points: int
    copies: int


class Catalogue(TypedDict):
    """Everything in the box."""

    cards: dict[str, Card]
    long: int  # wagons of a long train
    long_bonus: int  # what it is worth besides


def contents(words: Words) -> Catalogue:
    """What is in the box, by the names that views and moves use."""
    cards: dict[str, Card] = {
        row.card: {"name": card_name(words, row.card), "points": row.points, "copies": row.copies} for row in box.WAGONS
    }
    return {"cards": cards, "long": LONG, "long_bonus": LONG_BONUS}
