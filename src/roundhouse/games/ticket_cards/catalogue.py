"""The box as a screen shows it: each card with its numbers and its name, in one language."""

from __future__ import annotations

from typing import TypedDict

from ...core.words import Words
from . import box
from .say import card_name, city_name, needs_of


class Card(TypedDict):
    """A kind of Train card."""

    name: str  # within a sentence
    colour: str | None  # what its colour is called; None: a Locomotive, which stands for any
    letter: str  # printed on it, besides the symbol
    copies: int


class Ticket(TypedDict):
    """A Ticket: two cities, what it is worth, and a colour for each card that it needs."""

    cities: list[str]
    points: int
    needs: list[str]


class City(TypedDict):
    """A city; only a big one has a bonus."""

    name: str
    bonus: int | None


class Catalogue(TypedDict):
    """Everything in the box."""

    cards: dict[str, Card]
    tickets: dict[str, Ticket]
    cities: dict[str, City]


def contents(words: Words) -> Catalogue:
    """What is in the box, by the names that views and moves use."""
    return {
        "cards": {card: _card(words, card) for card in box.CARDS},
        "tickets": {row.ticket: _ticket(row) for row in box.TICKET_ROWS},
        "cities": {city: _city(words, city) for city in (*box.BIG_CITIES, *box.SMALL_CITIES)},
    }


def _card(words: Words, card: str) -> Card:
    return {
        "name": card_name(words, card),
        "colour": words.say(f"colour-{card}") if card in box.COLOURS else None,
        "letter": words.say(f"short-{card}"),
        "copies": int(box.COPIES[box.CARDS.index(card)]),
    }


def _ticket(row: box.Ticket) -> Ticket:
    needs = [colour for colour, n in needs_of(row.ticket).items() for _ in range(n)]
    return {"cities": list(row.cities), "points": row.points, "needs": needs}


def _city(words: Words, city: str) -> City:
    bonus = int(box.BONUS[box.BIG_CITIES.index(city)]) if city in box.BIG_CITIES else None
    return {"name": city_name(words, city), "bonus": bonus}
