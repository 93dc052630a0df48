"""What the seat that decides makes of the table, and what its opinion of moves is made of."""

from __future__ import annotations

import numpy as np

from ....core import notes
from ....core.record import REAL, Cells, Reals, cells
from ..box import CARGO, CONTRACTS, ISLANDS, SCORED, SYMBOLS, TICKETED

NEVER = -100.0
HURRY = 0.3  # of a point that could be had for ever
NO_ROOM = 0.5  # what each space that is missing leaves of a contract
GIFT = 1.2  # a load on another's train
NEAR = np.array([0.6, 0.42, 0.26, 0.14, 0.06, 0.02], REAL)  # of a contract for which that many loads are missing
BONUS = np.array([0.0, 2.0, 1.5, 1.2, 0.8, 1.3], REAL)  # bonus actions, by box.BONUSES
GROWTH = np.array([0.0, 1.0, 2.0, 2.0, 2.0, 2.0, 1.0, 2.0], REAL)  # how much more a building will count, by box.SCORED
LONG = 5  # turns that are as good as many

TASTES = 31  # numbers of taste.py
MOST_CONTRACTS = len(ISLANDS) * len(CONTRACTS)
SECOND = 0.3  # of the next best contract
CHANGES = 3  # a load less, as they are, a load more


class Notes(notes.Notes):
    """The contracts of a seat, its time and its cards."""

    is_keen: int = cells(doc="1: the taste of those who look ahead")
    taste: Reals = cells(TASTES, type=REAL, doc="what is gone by: see taste.py")
    goal: int = cells(doc="the goal of the scenario: see box.GOALS")
    point: float = cells(type=REAL, doc="what a point is worth: little where the goal is another")
    token: float = cells(type=REAL, doc="what a token is worth")
    clock: float = cells(type=REAL, doc="what a drawn card costs in time, alone")
    built: float = cells(type=REAL, doc="what a point of a building is worth")
    counts: Reals = cells(len(SCORED), type=REAL, doc="points that the buildings bring for one more of what they count")
    stations: Reals = cells(TICKETED, type=REAL, doc="the same for one more passenger on a ticket")
    hand: int = cells(doc="cards in hand")
    more: int = cells(doc="actions after this one, in this turn")
    future: float = cells(type=REAL, doc="how many turns are to come: 0 for none, 1 for many")

    have: Cells = cells(len(SYMBOLS), doc="own loads, by what they count as")
    stand_ins: int = cells(doc="passengers that may stand in for a cargo")
    riders: Cells = cells(TICKETED, doc="passengers on the seat's train, by colour")
    spaces: Cells = cells(len(CARGO), doc="spaces of the seat's train for coal, oil and boxes")

    second: float = cells(type=REAL, doc="what counts of the second best contract")
    near: Reals = cells(len(NEAR), type=REAL, doc="what counts of a contract for which that many loads are missing")
    contract_count: int = cells(doc="how many contracts are open to this seat")
    island: Cells = cells(MOST_CONTRACTS, doc="where each of them is")
    contract: Cells = cells(MOST_CONTRACTS, doc="which one of the island it is")
    value: Reals = cells(MOST_CONTRACTS, type=REAL, doc="what it is worth to the seat")
    room: Reals = cells(MOST_CONTRACTS, type=REAL, doc="what missing spaces leave of it: 1 with room for all its loads")
    wanted: Reals = cells(len(CARGO), type=REAL, doc="what more spaces for a cargo are worth to the best of them")
    promised: float = cells(type=REAL, doc="what they promise with the loads on the train")
    promise: Reals = cells(CHANGES, len(SYMBOLS), type=REAL, doc="the same with a load of a cargo less, or more")
    is_promised: Cells = cells(CHANGES, len(SYMBOLS), doc="which of these were found out already")

    plan_worth: float = cells(type=REAL, doc="scratch: what the best way to go on with a move is worth")
    plan_card: int = cells(doc="scratch: the card that it builds or loads, or NONE")
    plan_passenger: int = cells(doc="scratch: the colour of the passenger that it loads, or NONE")
    plan_seat: int = cells(doc="scratch: whose train it loads")
    plan_at: int = cells(doc="scratch: where: a position, a building, a slot of the row, an island; NONE: nowhere")
