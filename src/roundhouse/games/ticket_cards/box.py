"""What is in the box: every printed number, read from data/."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...core.data import check_between, check_complete, check_names, check_total, check_value, read_rows
from ...core.record import CELL, NONE

COLOURS = ("black", "blue", "green", "orange", "purple", "red", "white", "yellow")  # TC-004
CARDS = (*COLOURS, "locomotive")
KINDS = len(CARDS)
LOCO = len(COLOURS)
TRAIN_CARDS, TICKETS, CITIES = 96, 46, 6  # TC-002
SMALL_CITIES = (
    "atlanta", "boston", "calgary", "charleston", "denver", "duluth", "el_paso", "helena", "houston", "kansas_city",
    "las_vegas", "montreal", "nashville", "new_orleans", "omaha", "phoenix", "pittsburgh", "portland", "raleigh",
    "saint_louis", "salt_lake_city", "san_francisco", "santa_fe", "sault_st_marie", "toronto", "vancouver",
    "washington", "winnipeg",
)  # fmt: skip


class Train(NamedTuple):
    """A row of trains.csv."""

    card: str
    copies: int
    source: str


class City(NamedTuple):
    """A row of cities.csv: a Big City and its bonus."""

    city: str
    points: int
    source: str


class Ticket(NamedTuple):
    """A row of tickets.csv: two cities, what they are worth, and the cards they need."""

    ticket: str
    city: str
    other_city: str
    points: int
    black: int
    blue: int
    green: int
    orange: int
    purple: int
    red: int
    white: int
    yellow: int
    source: str

    @property
    def needs(self) -> tuple[int, ...]:
        """TC-006: how many cards of each colour."""
        return self.black, self.blue, self.green, self.orange, self.purple, self.red, self.white, self.yellow

    @property
    def cities(self) -> tuple[str, str]:
        """The two cities."""
        return self.city, self.other_city


TRAINS = read_rows(__package__, "trains.csv", Train)
CITY_ROWS = read_rows(__package__, "cities.csv", City)
TICKET_ROWS = read_rows(__package__, "tickets.csv", Ticket)

check_complete("trains.csv", [row.card for row in TRAINS], CARDS)
check_total("trains.csv", TRAIN_CARDS, sum(row.copies for row in TRAINS))
check_total("cities.csv", CITIES, len(CITY_ROWS))
check_total("tickets.csv", TICKETS, len(TICKET_ROWS))
BIG_CITIES = tuple(check_names("cities.csv", [row.city for row in CITY_ROWS]))
TICKET_NAMES = tuple(check_names("tickets.csv", [row.ticket for row in TICKET_ROWS]))
for row in TICKET_ROWS:
    check_value("tickets.csv", "city", row.city, (*BIG_CITIES, *SMALL_CITIES))
    check_value("tickets.csv", "other_city", row.other_city, (*BIG_CITIES, *SMALL_CITIES))
    check_between(row.ticket, "points", row.points, 1, 50)
    check_between(row.ticket, "cards", sum(row.needs), 1, 9)

COPIES = np.array([next(row.copies for row in TRAINS if row.card == card) for card in CARDS], CELL)
MOST_COLOURED = int(COPIES[:LOCO].max())
LOCOS = int(COPIES[LOCO])
check_between("locomotive", "copies", LOCOS, 4, TRAIN_CARDS)  # TC-009: one for each seat

POINTS = np.array([row.points for row in TICKET_ROWS], CELL)
NEEDS = np.array([row.needs for row in TICKET_ROWS], CELL)  # by ticket and colour
MOST_CIRCLES = int(NEEDS.sum(axis=1).max())
CIRCLES = np.full((TICKETS, MOST_CIRCLES), NONE, CELL)  # by ticket: the colour of each card it needs, then NONE
for i, row in enumerate(TICKET_ROWS):
    circles = [colour for colour, n in enumerate(row.needs) for _ in range(n)]
    CIRCLES[i, : len(circles)] = circles
BONUS = np.array([row.points for row in CITY_ROWS], CELL)
CITY = np.array(
    [[BIG_CITIES.index(city) if city in BIG_CITIES else NONE for city in row.cities] for row in TICKET_ROWS], CELL
)  # the Big Cities of each ticket

# Counts of eight things in one integer, a byte for each, so that sets of tickets are added up one addition a ticket.
BYTE = 8
PACKED_NEEDS = np.array([sum(n << BYTE * c for c, n in enumerate(row.needs)) for row in TICKET_ROWS], np.int64)
PACKED_CITIES = np.array([sum(1 << BYTE * int(c) for c in row if c != NONE) for row in CITY], np.int64)
for colour, name in enumerate(COLOURS):
    check_between(name, "needs", int(NEEDS[:, colour].sum()), 0, 99)

# TC-105: points before the bonuses of Big Cities, and these before the number of tickets, as one number.
POINT, CITY_POINT = 1 << 16, 1 << 6
CITY_SUM = np.array([sum(int(BONUS[c]) for c in row if c != NONE) for row in CITY], CELL)
check_between("tickets.csv", "bonuses", int(CITY_SUM.sum()), 0, POINT // CITY_POINT - 1)
WORTH = np.array(
    [row.points * POINT + int(CITY_SUM[i]) * CITY_POINT + 1 for i, row in enumerate(TICKET_ROWS)], np.int64
)

# By Ticket, as bits: those that need the same cards and are worth more, or less; of equal ones the first is better.
SAME = [[i for i, other in enumerate(TICKET_ROWS) if other.needs == row.needs] for row in TICKET_ROWS]
RANK = [(-int(worth), i) for i, worth in enumerate(WORTH)]
BETTER = np.array([sum(1 << i for i in same if RANK[i] < RANK[t]) for t, same in enumerate(SAME)], np.int64)
WORSE = np.array([sum(1 << i for i in same if RANK[i] > RANK[t]) for t, same in enumerate(SAME)], np.int64)
