"""What is in the box: every printed number, read from data/."""

from __future__ import annotations

from math import prod
from typing import NamedTuple

import numpy as np

from ...core.data import check_between, check_complete, check_names, check_same, check_total, check_value, read_rows
from ...core.record import CELL, NONE

WAGON_CARDS, LOCO_CARDS, ACTION_CARDS = 58, 19, 23  # TR-001
JUNIOR_WAGONS, JUNIOR_LOCOS, JUNIOR_ACTIONS = 52, 17, 19  # TR-017
TYPES = ("freight", "passenger", "high_speed", "special")  # TR-003
FREIGHT, PASSENGER, HIGH_SPEED, SPECIAL = range(4)
WAGON_KINDS = ("freight", "passenger", "high_speed", "fire", "motorised", "restoration", "modernised")
ACTIONS = ("extra_track", "red_semaphore", "switch", "technical_revision", "sorting_hump", "stock_renewal")


class Wagon(NamedTuple):
    """A row of wagons.csv."""

    card: str
    type: str
    kind: str
    points: int
    subtracts: int
    traction_change: int
    extra_turns: int
    multiplier: int
    copies: int
    junior_copies: int
    source: str


class Locomotive(NamedTuple):
    """A row of locomotives.csv."""

    card: str
    traction: int
    points: int
    high_speed: int
    bonus: int
    copies: int
    junior_copies: int
    source: str


class Action(NamedTuple):
    """A row of actions.csv."""

    card: str
    copies: int
    junior_copies: int
    source: str


WAGONS = read_rows(__package__, "wagons.csv", Wagon)
LOCOS = read_rows(__package__, "locomotives.csv", Locomotive)
ACTION_ROWS = read_rows(__package__, "actions.csv", Action)
ROWS: list[Wagon | Locomotive | Action] = [*WAGONS, *LOCOS, *ACTION_ROWS]

for wagon in WAGONS:
    check_value("wagons.csv", "type", wagon.type, TYPES)
    check_value("wagons.csv", "kind", wagon.kind, WAGON_KINDS)
    check_between(wagon.card, "multiplier", wagon.multiplier, 1, 9)
for loco in LOCOS:
    check_between(loco.card, "traction", loco.traction, 1, WAGON_CARDS)
check_total("wagons.csv", WAGON_CARDS, sum(row.copies for row in WAGONS))
check_total("locomotives.csv", LOCO_CARDS, sum(row.copies for row in LOCOS))
check_total("actions.csv", ACTION_CARDS, sum(row.copies for row in ACTION_ROWS))
check_complete("actions.csv", [row.card for row in ACTION_ROWS], ACTIONS)
for row in ROWS:
    check_between(row.card, "junior_copies", row.junior_copies, 0, row.copies)
check_total("wagons.csv", JUNIOR_WAGONS, sum(row.junior_copies for row in WAGONS))
check_total("locomotives.csv", JUNIOR_LOCOS, sum(row.junior_copies for row in LOCOS))
check_total("actions.csv", JUNIOR_ACTIONS, sum(row.junior_copies for row in ACTION_ROWS))
check_between("wagons.csv", "multiplier", prod(row.multiplier**row.copies for row in WAGONS), 1, 9999)  # of one train

# Every kind of card has one number: the wagons first, then the locomotives, then the actions.
CARDS = tuple(check_names("*.csv", [row.card for row in ROWS]))
KINDS = len(CARDS)
FIRST_LOCO = len(WAGONS)
FIRST_ACTION = len(WAGONS) + len(LOCOS)
EXTRA_TRACK, RED_SEMAPHORE, SWITCH, TECHNICAL_REVISION, SORTING_HUMP, STOCK_RENEWAL = map(CARDS.index, ACTIONS)


def _by_card(wagons: list[int], locos: list[int], otherwise: int) -> np.ndarray[tuple[int], np.dtype[np.int16]]:
    """A value for every kind of card; actions have none."""
    return np.array([*wagons, *locos, *[otherwise] * len(ACTION_ROWS)], CELL)


_no_wagon, _no_loco = [0] * len(WAGONS), [0] * len(LOCOS)
COPIES = np.array([[row.copies for row in ROWS], [row.junior_copies for row in ROWS]], CELL)  # by variant and card
TYPE = _by_card([TYPES.index(row.type) for row in WAGONS], [NONE] * len(LOCOS), NONE)
POINTS = _by_card([row.points for row in WAGONS], [row.points for row in LOCOS], 0)
SUBTRACTS = _by_card([row.subtracts for row in WAGONS], _no_loco, 0)
TRACTION_CHANGE = _by_card([row.traction_change for row in WAGONS], _no_loco, 0)
EXTRA_TURNS = _by_card([row.extra_turns for row in WAGONS], _no_loco, 0)
MULTIPLIER = _by_card([row.multiplier for row in WAGONS], [1] * len(LOCOS), 1)
TRACTION_STEP = check_same("wagons.csv", "traction_change", [row.traction_change for row in WAGONS])
TRACTION = _by_card(_no_wagon, [row.traction for row in LOCOS], 0)
IS_HIGH_SPEED_LOCO = _by_card(_no_wagon, [row.high_speed for row in LOCOS], 0)
BONUS = _by_card(_no_wagon, [row.bonus for row in LOCOS], 0)

MAIN_TRACKS = 2
TRACKS = MAIN_TRACKS + int(COPIES[0, EXTRA_TRACK])
SEMAPHORES = int(COPIES[0, RED_SEMAPHORE])
MOST_PULLED = min(
    WAGON_CARDS, int(TRACTION.max()) + sum(row.copies * row.traction_change for row in WAGONS)
)  # TR-INV-07
