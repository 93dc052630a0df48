"""The box as a screen shows it: each card with its numbers, its name and what it does, in one language."""

from __future__ import annotations

from typing import TypedDict

from ...core.words import Words
from . import box
from .say import name

NUMERALS = ("", "I", "II", "III")


class Gives(TypedDict):
    """What loading a card, or a space of a ticket, brings."""

    take: int
    discard: int
    tokens: int
    bonus: str
    text: str


class Card(TypedDict):
    """A train card: its full and its short name, its numbers, and what it does, in a sentence and in a few words."""

    name: str
    short: str
    category: str
    level: int
    cost: int
    points: int
    power: int
    weight: int
    capacity: int
    holds: str
    symbol: str
    passengers: int
    gives: Gives
    about: str
    brief: str


class Contract(TypedDict):
    """A contract: what it needs, cargo by cargo, and what it scores."""

    contract: str
    needs: list[str]
    points: int


class Island(TypedDict):
    """An island card; one without a colour has no ticket."""

    name: str
    colour: str | None
    contracts: list[Contract]


class Solo(TypedDict):
    """The challenge, or a scenario."""

    name: str
    goal: str
    islands: list[str]
    buy_back: int
    no_secondaries: bool


class Rating(TypedDict):
    """A title, and the points that it takes."""

    name: str
    points: int


class Catalogue(TypedDict):
    """Everything in the box."""

    cards: dict[str, Card]
    islands: dict[str, Island]
    tickets: dict[str, list[Gives]]
    solo: dict[str, Solo]
    ratings: list[Rating]
    spaces: int
    last_space: int
    end_spaces: list[int | None]


def contents(words: Words) -> Catalogue:
    """What is in the box, by the names that views and moves use."""
    return {
        "cards": {row.card: _card(words, row) for row in box.ROWS},
        "islands": {island: _island(words, i) for i, island in enumerate(box.ISLANDS)},
        "tickets": {ticket: _ticket(words, ticket) for ticket in box.TICKETS},
        "solo": {row.scenario: _solo(words, row) for row in box.SCENARIO_ROWS},
        "ratings": [{"name": words.say(f"rating-{i}"), "points": points} for i, points in enumerate(box.RATINGS)],
        "spaces": box.SPACES,
        "last_space": box.LAST_SPACE,
        "end_spaces": [int(space) if space > 0 else None for space in box.END_SPACE],
    }


def _card(words: Words, row: box.Card) -> Card:
    gives = _gives(words, "screen-gives", row.take, row.discard, row.tokens, row.bonus)
    return {
        "name": name(words, row.card),
        "short": _short(words, row),
        "category": row.category,
        "level": row.level,
        "cost": row.cost,
        "points": row.points,
        "power": row.power,
        "weight": row.weight,
        "capacity": row.capacity,
        "holds": row.holds,
        "symbol": row.symbol,
        "passengers": row.passengers,
        "gives": gives,
        "about": _about(words, row) or gives["text"],
        "brief": _maybe(words, f"brief-{row.card}"),
    }


def _short(words: Words, row: box.Card) -> str:
    """A car by its kind and number; a card that is the only one of its kind by its name."""
    if row.category == "building" or row.level >= len(NUMERALS):
        return _maybe(words, f"screen-name-{row.card}") or name(words, row.card)
    number = row.card.removeprefix("caboose_") if row.category == "caboose" else NUMERALS[row.level]
    return words.say(f"screen-{row.category}", number=number)


def _about(words: Words, row: box.Card) -> str:
    return _maybe(words, f"about-{row.card}") or _maybe(words, f"screen-{row.card}")


def _maybe(words: Words, message: str) -> str:
    message = message.replace("_", "-")
    return words.say(message) if words.has(message) else ""


def _gives(words: Words, message: str, take: int, discard: int, tokens: int, bonus: str) -> Gives:
    """IT-083, IT-112: an empty sentence where there is nothing to get."""
    if take == discard == tokens == 0 and bonus == "none":
        return {"take": 0, "discard": 0, "tokens": 0, "bonus": bonus, "text": ""}
    text = words.say(message, take=take, discard=discard, tokens=tokens, bonus=bonus).strip()
    return {"take": take, "discard": discard, "tokens": tokens, "bonus": bonus, "text": text}


def _island(words: Words, island: int) -> Island:
    return {
        "name": name(words, box.ISLANDS[island]),
        "colour": box.COLOURS[island] if island < box.TICKETED else None,
        "contracts": [_contract(row) for row in box.CONTRACT_ROWS if row.island == box.ISLANDS[island]],
    }


def _contract(row: box.Contract) -> Contract:
    counts = zip(box.SYMBOLS, (row.coal, row.oil, row.box, row.any), strict=True)
    needs = [symbol for symbol, n in counts for _ in range(n)]
    return {"contract": row.contract, "needs": needs, "points": row.points}


def _ticket(words: Words, ticket: str) -> list[Gives]:
    rows = [row for row in box.REWARD_ROWS if row.ticket == ticket]
    return [_gives(words, "screen-reward", row.take, 0, row.tokens, row.bonus) for row in rows]


def _solo(words: Words, row: box.Scenario) -> Solo:
    message = row.scenario.replace("_", "-")
    return {
        "name": words.say(f"solo-{message}"),
        "goal": words.say(f"goal-{message}"),
        "islands": [] if row.islands == "none" else row.islands.split("+"),
        "buy_back": row.buy_back,
        "no_secondaries": bool(row.no_secondaries),
    }
