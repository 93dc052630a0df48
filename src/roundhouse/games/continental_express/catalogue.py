"""The box as a screen shows it: each card with its numbers, its name and what it does, in one language."""

from __future__ import annotations

from typing import Literal, TypedDict

from ...core.words import Words
from . import box
from .say import capital, card_name, contract_name, objective_name
from .state import MOST_OBJECTIVES

Class = Literal["wagon", "locomotive", "banknote", "character", "event"]


class Card(TypedDict):
    """A small card."""

    name: str  # within a sentence
    title: str  # as printed on it
    is_a: Class
    copies: int
    effect: str  # what it does, in a sentence
    reminder: str  # the same in a word or two; empty: nothing


class Objective(TypedDict):
    """An objective: the wagons that it asks for, its points, and the companies whose symbols it has."""

    name: str
    needs: dict[str, int]
    points: int
    symbols: list[str]


class Contract(TypedDict):
    """A contract: points for each set of `colours` colours with `size` symbols of each; `colour`: only of this one."""

    name: str
    points: int
    colour: str | None
    size: int
    colours: int
    always_repeats: bool


class Catalogue(TypedDict):
    """Everything in the box."""

    cards: dict[str, Card]
    objectives: dict[str, Objective]
    contracts: dict[str, Contract]
    colours: dict[str, str]  # what the companies are called
    tokens: int  # of each colour
    most_objectives: int  # that a player claims before the game ends


def contents(words: Words) -> Catalogue:
    """What is in the box, by the names that views and moves use."""
    return {
        "cards": {card: _card(words, index) for index, card in enumerate(box.CARDS)},
        "objectives": {row.objective: _objective(words, row) for row in box.OBJECTIVE_ROWS},
        "contracts": {row.contract: _contract(words, row) for row in box.CONTRACT_ROWS},
        "colours": {colour: words.say(f"symbol-{colour}") for colour in box.COLOURS},
        "tokens": box.COLOUR_TOKENS,
        "most_objectives": MOST_OBJECTIVES,
    }


def class_of(index: int) -> Class:
    """What sort of card this is."""
    if index >= box.FIRST_EVENT:
        return "event"
    if index >= box.FIRST_CHARACTER:
        return "character"
    if index == box.BANKNOTE:
        return "banknote"
    return "locomotive" if index == box.LOCOMOTIVE else "wagon"


def _card(words: Words, index: int) -> Card:
    card, is_a = box.CARDS[index], class_of(index)
    name, about = card_name(words, card), f"express-about-{card}"
    return {
        "name": name,
        "title": capital(name),
        "is_a": is_a,
        "copies": int(box.COPIES[index]),
        "effect": words.say(f"effect-{'wagon' if is_a == 'wagon' else card}"),
        "reminder": words.say(about) if words.has(about) else "",
    }


def _objective(words: Words, row: box.Objective) -> Objective:
    needs = zip(box.WAGONS, row.needs, strict=True)
    return {
        "name": objective_name(words, row.objective),
        "needs": {wagon: n for wagon, n in needs if n},
        "points": row.points,
        "symbols": row.symbols.split("+"),
    }


def _contract(words: Words, row: box.Contract) -> Contract:
    return {
        "name": contract_name(words, row.contract),
        "points": row.points,
        "colour": None if row.colour == box.ANY_COLOUR else row.colour,
        "size": row.size,
        "colours": row.colours,
        "always_repeats": bool(row.always_repeats),
    }
