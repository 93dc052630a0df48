"""The outlook of the seat that decides: its time, its contracts, and what they promise."""

from __future__ import annotations

from ....core.record import NONE
from .. import box, option, phase
from ..rules import steps
from ..rules.cards import is_passenger, is_solo
from ..rules.contracts import is_primary_open, is_secondary_open, lacking, stand_ins, stock
from ..state import State
from . import taste
from .notes import LONG, NEAR, NO_ROOM, SECOND, Notes


def look(s: State, notes: Notes) -> None:
    """Read the table once for all moves of a decision."""
    taste.acquire(s, notes)
    look_at_goal(s, notes)
    look_at_buildings(s, notes)
    notes.hand, notes.more, notes.future = int(s.hand_size[s.seat]), actions_to_come(s), turns_to_come(s)
    look_at_train(s, notes)
    look_at_contracts(s, notes)
    notes.is_promised[:] = 0
    notes.promised = promise_with(notes, box.ALL, 0)


# Time and points


def look_at_goal(s: State, notes: Notes) -> None:
    """What points and tokens are worth."""
    goal = int(box.GOAL[s.options[option.SOLO]])
    notes.goal, notes.point = (
        goal,
        1.0 if goal == box.NO_GOAL or goal == box.GOAL_POINTS else taste.of(notes, taste.IN_PASSING),
    )
    notes.built = taste.of(notes, taste.HOUSE) if goal == box.GOAL_BUILDING_POINTS else notes.point
    notes.token, notes.clock, notes.second = max(notes.point, 0.5), 0.0, SECOND
    for i in range(len(NEAR)):
        notes.near[i] = NEAR[i]
    if is_solo(s):
        look_at_clock(s, notes)


def look_at_clock(s: State, notes: Notes) -> None:
    """Alone, each card of the deck is time, and tokens buy it back."""
    token = taste.of(notes, taste.TOKEN)
    if box.TOKENS_SUBTRACT[s.options[option.SOLO]]:
        notes.token = -token
    elif notes.goal != box.NO_GOAL and notes.goal != box.GOAL_POINTS:
        notes.token = token
    notes.clock, notes.second = taste.of(notes, taste.CLOCK), taste.of(notes, taste.SECOND)
    near = taste.of(notes, taste.NEAR)
    for i in range(len(NEAR)):
        notes.near[i] = near
        near *= taste.of(notes, taste.NEARER)


def look_at_buildings(s: State, notes: Notes) -> None:
    """What the seat's buildings count; for one who plays alone, a part of those in hand, too."""
    notes.counts[:] = 0.0
    notes.stations[:] = 0.0
    for i in range(s.building_count[s.seat]):
        count_building(s, notes, int(s.buildings[s.seat, i]), 1.0)
    if is_solo(s):
        for card in range(box.TYPES):
            if box.CATEGORY[card] == box.BUILDING and s.hands[s.seat, card] > 0:
                count_building(s, notes, card, taste.of(notes, taste.HELD))


def count_building(s: State, notes: Notes, building: int, part: float) -> None:
    """Add what one building brings for one more of what it counts; with several seats, of cargo only."""
    scores = int(box.SCORES[building])
    is_cargo = box.SCORE_COAL <= scores <= box.SCORE_BOX
    if not is_solo(s) and not is_cargo:
        return
    points = part * int(box.POINTS_EACH[building]) * (taste.of(notes, taste.COUNTED) if is_solo(s) else 1.0)
    notes.counts[scores] += points
    for island in range(box.TICKETED):
        if box.STATION[building, island]:
            notes.stations[island] += points


def actions_to_come(s: State) -> int:
    """The actions of this turn after the one in hand."""
    found = 0
    for i in range(s.step_count):
        if s.steps[i, steps.KIND] == steps.MAIN:
            found += int(s.steps[i, steps.FIRST])
        elif s.steps[i, steps.KIND] == steps.OFFER:
            found += 1
    return found - int(s.phase == phase.ACTION or s.phase == phase.BONUS)


def turns_to_come(s: State) -> float:
    """How many turns this seat will still have: 0 for none, 1 for many."""
    if is_solo(s):
        return min(1.0, int(s.deck_size[0]) / (4 * LONG))
    if s.turns_left != NONE:
        return 0.0
    return min(1.0, (1 + 1.5 * (int(box.END_SPACE[s.seats]) - s.progress)) / LONG)


# The train


def look_at_train(s: State, notes: Notes) -> None:
    """What is on board, and what there is room for."""
    coal, oil, boxes, wild = stock(s)
    notes.have[box.COAL], notes.have[box.OIL], notes.have[box.BOX], notes.have[box.ALL] = coal, oil, boxes, wild
    notes.stand_ins = stand_ins(s, True)
    notes.spaces[:] = 0
    notes.riders[:] = 0
    for position in range(s.train_size[s.seat]):
        card = int(s.trains[s.seat, position])
        hold = int(box.HOLD[card])
        if hold < box.PASSENGER:
            notes.spaces[hold] += box.CAPACITY[card]
        elif hold == box.PASSENGER:
            look_at_riders(s, notes, position)


def look_at_riders(s: State, notes: Notes, position: int) -> None:
    """The passengers on an engine or car."""
    for place in range(box.MOST_LOADS):
        load = int(s.loads[s.seat, position, place])
        if is_passenger(load):
            notes.riders[load - box.FIRST_PASSENGER] += 1


# Contracts


def look_at_contracts(s: State, notes: Notes) -> None:
    """The contracts that this seat may complete, with what each is worth to it."""
    notes.contract_count = 0
    notes.wanted[:] = 0.0
    for island in range(len(box.ISLANDS)):
        if is_primary_open(s, island):
            value = worth_of_contract(s, notes, island, box.PRIMARY) + 2 * notes.future
            note_contract(notes, island, box.PRIMARY, value)
        for contract in (box.SECONDARY_A, box.SECONDARY_B):
            if is_secondary_open(s, island, contract):
                note_contract(notes, island, contract, worth_of_contract(s, notes, island, contract))


def worth_of_contract(s: State, notes: Notes, island: int, contract: int) -> float:
    """Its points, those of the buildings that count its cargo, and the goal; its loads no longer count."""
    loads = int(box.NEEDS[island, contract].sum())
    value = float(box.CONTRACT_POINTS[island, contract]) - 0.5 * loads
    counted = -float(notes.counts[box.SCORE_LOADS]) * loads
    for cargo in range(len(box.CARGO)):
        counted += float(notes.counts[box.SCORE_COAL + cargo]) * int(box.NEEDS[island, contract, cargo])
    if notes.goal == box.GOAL_CONTRACTS:
        return value + taste.of(notes, taste.GOAL) if box.GOAL_ISLANDS[s.options[option.SOLO], island] else 0.0
    if notes.goal == box.GOAL_PRIMARIES:
        return value + taste.of(notes, taste.GOAL)
    return value * notes.point + counted * notes.built


def note_contract(notes: Notes, island: int, contract: int, value: float) -> None:
    """One more open contract, and the spaces that the seat's train lacks for it."""
    i, short = notes.contract_count, 0
    for cargo in range(len(box.CARGO)):
        lacks = int(box.NEEDS[island, contract, cargo]) - int(notes.spaces[cargo])
        if lacks > 0:
            short += lacks
            notes.wanted[cargo] = max(float(notes.wanted[cargo]), taste.of(notes, taste.WANTED_SPACE) * value)
    short -= int(notes.have[box.ALL]) + notes.stand_ins
    notes.island[i], notes.contract[i], notes.value[i] = island, contract, value
    notes.room[i] = NO_ROOM ** max(0, short)
    notes.contract_count += 1


def missing(notes: Notes, i: int, cargo: int, change: int) -> int:
    """How many loads an open contract still needs, with that many more of a cargo."""
    have = (
        int(notes.have[box.COAL]) + (change if cargo == box.COAL else 0),
        int(notes.have[box.OIL]) + (change if cargo == box.OIL else 0),
        int(notes.have[box.BOX]) + (change if cargo == box.BOX else 0),
        int(notes.have[box.ALL]) + (change if cargo == box.ALL else 0),
    )
    return lacking(box.NEEDS[notes.island[i], notes.contract[i]], have, notes.stand_ins)


def promise_with(notes: Notes, cargo: int, change: int) -> float:
    """What the open contracts promise with that many more loads of a cargo: the best, and a little of the next."""
    best, second = 0.0, 0.0
    for i in range(notes.contract_count):
        lacks = missing(notes, i, cargo, change)
        if lacks < len(NEAR):
            promise = float(notes.value[i] * notes.near[lacks] * likelihood(notes, i, lacks))
            if promise > best:
                best, second = promise, best
            elif promise > second:
                second = promise
    return best + notes.second * second


def prospects(notes: Notes, cargo: int, change: int) -> float:
    """`promise_with` one load less or more, found out once for all moves of a decision."""
    row = change + 1
    if not notes.is_promised[row, cargo]:
        notes.promise[row, cargo] = promise_with(notes, cargo, change)
        notes.is_promised[row, cargo] = 1
    return float(notes.promise[row, cargo])


def likelihood(notes: Notes, i: int, lacks: int) -> float:
    """Whether there is time for an open contract, and room for what it needs."""
    if notes.future == 0:
        return 1.0 if lacks + 1 <= notes.more else 0.0
    return float(notes.room[i])
