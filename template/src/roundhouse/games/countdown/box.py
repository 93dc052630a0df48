"""What is in the box: every printed number, read from data/."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...core.data import check_between, check_names, check_total, read_rows
from ...core.record import CELL

WAGON_CARDS = 40  # CD-001


class Wagon(NamedTuple):
    """A row of wagons.csv."""

    card: str
    points: int
    copies: int
    source: str


WAGONS = read_rows(__package__, "wagons.csv", Wagon)
CARDS = tuple(check_names("wagons.csv", [row.card for row in WAGONS]))
KINDS = len(CARDS)
for row in WAGONS:
    check_between(row.card, "points", row.points, 1, 9)
check_total("wagons.csv", WAGON_CARDS, sum(row.copies for row in WAGONS))

POINTS = np.array([row.points for row in WAGONS], CELL)
COPIES = np.array([row.copies for row in WAGONS], CELL)
MOST_POINTS = int(POINTS.max())
