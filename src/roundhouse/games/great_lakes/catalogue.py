"""The box as a screen shows it: places, routes, tickets and cards with their names, in one language."""

from __future__ import annotations

from typing import TypedDict

from ...core.words import Words
from . import box
from .drawing import geometry
from .say import card_name, place_name, route_name


class Label(TypedDict):
    """Where the name of a city is written: `anchor` says which end of it lies there."""

    x: float
    y: float
    anchor: str


class Place(TypedDict):
    """A city, or a junction, whose name is not on the map."""

    name: str
    is_city: bool
    is_port: bool
    region: str
    x: float
    y: float
    label: Label | None


class Route(TypedDict):
    """A route between two places; `twin` is the other one of a double route, `cells` are its spaces: x, y, angle."""

    name: str
    a: str
    b: str
    type: str
    colour: str
    length: int
    points: int
    twin: str | None
    cells: list[list[float]]
    cell_length: float


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


class River(TypedDict):
    """A river that ships go on: a path of SVG."""

    path: str
    width: float


class LakeName(TypedDict):
    """The name of a lake where it is written."""

    name: str
    x: float
    y: float
    angle: float
    size: float


class Sheet(TypedDict):
    """The sheet of the map: its frame (left, top, width, height), its water and land as paths of SVG."""

    frame: list[float]
    cell_width: float
    letter: float
    water: list[str]
    rivers: list[River]
    islands: list[str]
    lakes: list[LakeName]
    pines: list[list[float]]


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
    pieces: int  # trains and ships of a seat together
    recommended: int  # trains among them
    sheet: Sheet


def contents(words: Words) -> Catalogue:
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
        "pieces": box.SUPPLY,
        "recommended": box.RECOMMENDED,
        "sheet": _sheet(words),
    }


def _place(words: Words, row: box.Place) -> Place:
    x, y = geometry.at(row.place)
    label = geometry.label(row.place)
    return {
        "name": place_name(words, row.place),
        "is_city": row.kind == "city",
        "is_port": bool(row.port),
        "region": row.region,
        "x": x,
        "y": y,
        "label": None if label is None else {"x": label.x, "y": label.y, "anchor": label.anchor},
    }


def _route(words: Words, row: box.Route) -> Route:
    laid = geometry.lay(row.route)
    return {
        "name": route_name(words, row.route),
        "a": row.a,
        "b": row.b,
        "type": row.type,
        "colour": row.colour,
        "length": row.length,
        "points": int(box.ROUTE_POINTS[row.length]),
        "twin": None if row.twin == "none" else row.twin,
        "cells": [list(space) for space in laid.spaces],
        "cell_length": laid.long,
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


def _sheet(words: Words) -> Sheet:
    return {
        "frame": list(geometry.FRAME),
        "cell_width": geometry.WIDE,
        "letter": geometry.LETTER,
        "water": geometry.water(),
        "rivers": [{"path": path, "width": width} for path, width in geometry.rivers()],
        "islands": geometry.islands(),
        "lakes": [_lake_name(words, lake) for lake in geometry.LAKE_NAMES],
        "pines": [list(pine) for pine in geometry.PINES],
    }


def _lake_name(words: Words, lake: str) -> LakeName:
    where = geometry.LAKE_NAMES[lake]
    return {"name": words.say(f"lake-{lake}"), "x": where.x, "y": where.y, "angle": where.angle, "size": where.size}
