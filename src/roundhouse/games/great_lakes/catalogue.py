"""The box as a screen shows it: places, routes, tickets and cards with their names, in one language."""

from __future__ import annotations

from typing import TypedDict

from ...core.words import Words
from . import box
from .say import card_name, place_name, route_name


class Place(TypedDict):
    """A city or a junction; x and y are thousandths of the board's width and height."""

    name: str
    is_city: bool
    is_port: bool
    region: str
    x: float
    y: float


class Route(TypedDict):
    """A route between two places; `twin` is the other one of a double route, `via` where a curved one passes."""

    name: str
    a: str
    b: str
    type: str
    colour: str
    length: int
    points: int
    twin: str | None
    via: list[float] | None


class Ticket(TypedDict):
    """A ticket."""

    a: str
    b: str
    name: str
    points: int


class Card(TypedDict):
    """A travel card."""

    name: str
    kind: str
    colour: str | None
    deck: str
    copies: int


class Catalogue(TypedDict):
    """Everything in the box."""

    places: dict[str, Place]
    routes: dict[str, Route]
    tickets: dict[str, Ticket]
    cards: dict[str, Card]
    colours: dict[str, str]
    types: dict[str, str]
    regions: dict[str, str]
    route_points: list[int]
    harbour_points: list[int]
    unbuilt: int


def catalogue(words: Words) -> Catalogue:
    """What is in the box, by the names that views and moves use."""
    return {
        "places": {row.place: _place(words, row) for row in box.PLACE_ROWS},
        "routes": {row.route: _route(words, row) for row in box.ROUTE_ROWS},
        "tickets": {row.ticket: _ticket(words, row) for row in box.TICKET_ROWS},
        "cards": {row.card: _card(words, index) for index, row in enumerate(box.CARD_ROWS)},
        "colours": {colour: words.say(f"colour-{colour}") for colour in (*box.COLOURS, "grey")},
        "types": {name: words.say(f"type-{name}") for name in box.TYPES},
        "regions": {name: words.say(f"region-{name}") for name in box.REGIONS},
        "route_points": box.ROUTE_POINTS.tolist(),
        "harbour_points": box.HARBOUR_POINTS.tolist(),
        "unbuilt": box.UNBUILT,
    }


def _place(words: Words, row: box.Place) -> Place:
    x, y = box.point("places.csv", f"{row.x} {row.y}")
    return {
        "name": place_name(words, row.place),
        "is_city": row.kind == "city",
        "is_port": bool(row.port),
        "region": row.region,
        "x": x,
        "y": y,
    }


def _route(words: Words, row: box.Route) -> Route:
    return {
        "name": route_name(words, row.route),
        "a": row.a,
        "b": row.b,
        "type": row.type,
        "colour": row.colour,
        "length": row.length,
        "points": int(box.ROUTE_POINTS[row.length]),
        "twin": None if row.twin == "none" else row.twin,
        "via": None if row.via == "none" else list(box.point("routes.csv", row.via)),
    }


def _ticket(words: Words, row: box.Ticket) -> Ticket:
    name = place_name(words, row.a) + " – " + place_name(words, row.b)
    return {"a": row.a, "b": row.b, "name": name, "points": row.points}


def _card(words: Words, index: int) -> Card:
    row = box.CARD_ROWS[index]
    return {
        "name": card_name(words, row.card),
        "kind": row.kind,
        "colour": None if row.colour == "none" else row.colour,
        "deck": box.DECKS[int(index >= box.FIRST_SHIP)],
        "copies": row.copies,
    }
