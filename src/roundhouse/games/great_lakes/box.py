"""What is in the box: every printed number, read from data/."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...core.data import check_between, check_complete, check_names, check_total, check_value, read_rows
from ...core.record import CELL, NONE

COLOURS = ("purple", "yellow", "green", "red", "black", "white")  # GL-003
GREY = len(COLOURS)
WILD_ONLY = len(COLOURS)  # in place of a colour: a payment of wild cards alone
TRAIN, SHIP = 0, 1  # decks, pieces, and what a route is built of
DECKS = ("train", "ship")
TYPES = ("rail", "sea")
REGIONS = ("superior", "north", "michigan", "huron", "erie", "ontario")
SORTS = ("plain", "anchored", "wild", "single", "double")


class Card(NamedTuple):
    """A row of cards.csv."""

    card: str
    kind: str
    colour: str
    copies: int
    source: str


class Place(NamedTuple):
    """A row of places.csv: a city, or a junction of routes."""

    place: str
    kind: str
    port: int
    region: str  # where a list shows it
    source: str


class Route(NamedTuple):
    """A row of routes.csv; `twin` is the other route of a double one."""

    route: str
    a: str
    b: str
    type: str
    colour: str
    length: int
    twin: str
    source: str


class Ticket(NamedTuple):
    """A row of tickets.csv."""

    ticket: str
    a: str
    b: str
    points: int
    source: str


CARD_ROWS = read_rows(__package__, "cards.csv", Card)
PLACE_ROWS = read_rows(__package__, "places.csv", Place)
ROUTE_ROWS = read_rows(__package__, "routes.csv", Route)
TICKET_ROWS = read_rows(__package__, "tickets.csv", Ticket)

# Cards.  The train deck has the kinds before FIRST_SHIP, the ship deck the others (GL-003 to GL-007).
CARDS = (
    *(f"train_{colour}" for colour in COLOURS),
    *(f"train_{colour}_anchor" for colour in COLOURS),
    "wild",
    *(f"ship1_{colour}" for colour in COLOURS),
    *(f"ship2_{colour}" for colour in COLOURS),
)
KINDS = len(CARDS)
PLAIN, ANCHORED, WILD, SINGLE, DOUBLE = 0, 6, 12, 13, 19  # the first kind of each sort
FIRST_SHIP = SINGLE
check_complete("cards.csv", [row.card for row in CARD_ROWS], CARDS)
check_names("cards.csv", [row.card for row in CARD_ROWS])
CARD_ROWS.sort(key=lambda row: CARDS.index(row.card))
COPIES = np.array([row.copies for row in CARD_ROWS], CELL)
DECK_CARDS = 80
check_total("cards.csv", DECK_CARDS, int(COPIES[:FIRST_SHIP].sum()))
check_total("cards.csv", 60, int(COPIES[FIRST_SHIP:].sum()))

# Places, in the order of the file
PLACES = tuple(check_names("places.csv", [row.place for row in PLACE_ROWS]))
for row in PLACE_ROWS:
    check_value("places.csv", "kind", row.kind, ("city", "junction"))
    check_value("places.csv", "region", row.region, REGIONS)
    check_between(row.place, "port", row.port, 0, int(row.kind == "city"))
PORTS = tuple(row.place for row in PLACE_ROWS if row.port)  # GL-012
PORT_PLACE = np.array([PLACES.index(port) for port in PORTS], CELL)

# Routes
ROUTES = tuple(check_names("routes.csv", [row.route for row in ROUTE_ROWS]))
MOST_LENGTH = 9  # GL-010
ROUTE_POINTS = np.array([0, 1, 2, 4, 7, 10, 15, 18, 21, 27], CELL)  # GL-013, by length
for route in ROUTE_ROWS:
    check_value("routes.csv", "a", route.a, PLACES)
    check_value("routes.csv", "b", route.b, PLACES)
    check_value("routes.csv", "type", route.type, TYPES)
    check_value("routes.csv", "colour", route.colour, (*COLOURS, "grey"))
    check_value("routes.csv", "twin", route.twin, ("none", *ROUTES))
    check_between(route.route, "length", route.length, 1, MOST_LENGTH)
ENDS = np.array([[PLACES.index(row.a), PLACES.index(row.b)] for row in ROUTE_ROWS], CELL)
TYPE = np.array([TYPES.index(row.type) for row in ROUTE_ROWS], CELL)
COLOUR = np.array([(*COLOURS, "grey").index(row.colour) for row in ROUTE_ROWS], CELL)
LENGTH = np.array([row.length for row in ROUTE_ROWS], CELL)
TWIN = np.array([NONE if row.twin == "none" else ROUTES.index(row.twin) for row in ROUTE_ROWS], CELL)  # GL-065
TWIN_OR_SELF = np.where(TWIN == NONE, np.arange(len(ROUTES)), TWIN).astype(CELL)

# The routes by type and colour, the shortest first: what a hand can pay is found without looking at all of them
_groups = [int(TYPE[r]) * (GREY + 1) + int(COLOUR[r]) for r in range(len(ROUTES))]
BY_GROUP = np.array(sorted(range(len(ROUTES)), key=lambda r: (_groups[r], LENGTH[r], r)), CELL)
FIRST_OF_GROUP = np.array([sum(g < group for g in _groups) for group in range(2 * (GREY + 1))], CELL)
NOT_LONGER = np.array(  # by group and length: how many routes of the group are not longer
    [
        [sum(g == group and n <= most for g, n in zip(_groups, LENGTH, strict=True)) for most in range(MOST_LENGTH + 1)]
        for group in range(2 * (GREY + 1))
    ],
    CELL,
)

# Tickets
TICKETS = tuple(check_names("tickets.csv", [row.ticket for row in TICKET_ROWS]))
check_total("tickets.csv", 55, len(TICKETS))  # GL-008
_cities = tuple(row.place for row in PLACE_ROWS if row.kind == "city")
for ticket in TICKET_ROWS:
    check_value("tickets.csv", "a", ticket.a, _cities)
    check_value("tickets.csv", "b", ticket.b, _cities)
TICKET_ENDS = np.array([[PLACES.index(row.a), PLACES.index(row.b)] for row in TICKET_ROWS], CELL)
TICKET_POINTS = np.array([row.points for row in TICKET_ROWS], CELL)
BITS = 11  # tickets to a cell: 55 are five cells
TICKET_CELLS = -(-len(TICKETS) // BITS)

# Pieces (GL-009, GL-022, GL-025)
PIECES = np.array([33, 32], CELL)
SUPPLY = 50
BOXED = 15
RECOMMENDED = 27  # trains
FEWEST_TRAINS = SUPPLY - 32
HARBOURS = 3

# Final scoring (GL-097, GL-099)
HARBOUR_POINTS = np.array([0, 10, 20, 30], CELL)  # by completed tickets, three or more being alike
UNBUILT = 4
