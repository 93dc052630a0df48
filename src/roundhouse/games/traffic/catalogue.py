"""The box as a screen shows it: each card with its numbers, its name and what it does, in one language."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from ...core.words import Words
from . import box, option
from .say import card_name

Class = Literal["wagon", "locomotive", "action"]


class Copies(TypedDict):
    """How often a card is in the box, by variant."""

    full: int
    junior: int


class Card(TypedDict):
    """A card."""

    name: str  # within a sentence, with its numbers
    title: str  # as printed on it
    is_a: Class
    sort: str  # a kind of wagon, "loco" or "loco-hs", or the action itself
    type: str | None  # of a wagon
    points: int | None  # None: an action; below zero: subtracted
    traction: int  # 0: not a locomotive
    bonus: int  # points for each wagon of its train; 0: none, or not a locomotive
    mark: str  # the second value on it, where it is not the traction: ±2, +1, ×2
    effect: str  # what it does, in a sentence; empty: nothing
    reminder: str  # the same in a word or two
    copies: Copies


class Catalogue(TypedDict):
    """Everything in the box."""

    cards: dict[str, Card]
    types: dict[str, str]  # what the types of wagons are called


def contents(words: Words) -> Catalogue:
    """What is in the box, by the names that views and moves use."""
    return {
        "cards": {card: _card(words, index) for index, card in enumerate(box.CARDS)},
        "types": {name: words.say(f"type-{name}") for name in box.TYPES},
    }


def _card(words: Words, index: int) -> Card:
    sort, numbers = sort_of(index), numbers_of(index)
    is_action = index >= box.FIRST_ACTION
    points = int(box.POINTS[index])
    return {
        "name": card_name(words, box.CARDS[index]),
        "title": words.say(f"title-{sort}"),
        "is_a": "action" if is_action else "locomotive" if index >= box.FIRST_LOCO else "wagon",
        "sort": sort,
        "type": None if index >= box.FIRST_LOCO else box.TYPES[box.TYPE[index]],
        "points": None if is_action else -points if box.SUBTRACTS[index] else points,
        "traction": int(box.TRACTION[index]),
        "bonus": int(box.BONUS[index]),
        "mark": _said(words, f"mark-{sort}", numbers),
        "effect": _said(words, f"effect-{sort}", numbers),
        "reminder": _said(words, f"reminder-{sort}", numbers),
        "copies": {
            "full": int(box.COPIES[option.FULL, index]),
            "junior": int(box.COPIES[option.JUNIOR, index]),
        },
    }


def sort_of(index: int) -> str:
    """What a card is called by in the words: a kind of wagon, "loco" or "loco-hs", or the action itself."""
    if index < box.FIRST_LOCO:
        return box.WAGONS[index].kind
    if index < box.FIRST_ACTION:
        return "loco-hs" if box.IS_HIGH_SPEED_LOCO[index] else "loco"
    return box.CARDS[index]


def numbers_of(index: int) -> dict[str, Any]:
    """The printed numbers that sentences about a card may name."""
    return {
        "traction": int(box.TRACTION[index]),
        "bonus": int(box.BONUS[index]),
        "change": int(box.TRACTION_CHANGE[index]),
        "turns": int(box.EXTRA_TURNS[index]),
        "factor": int(box.MULTIPLIER[index]),
    }


def _said(words: Words, message: str, numbers: dict[str, Any]) -> str:
    return words.say(message, **numbers) if words.has(message) else ""
