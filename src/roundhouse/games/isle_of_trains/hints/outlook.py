"""What the seat that decides makes of the table: its contracts, its time, its cards."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ....core.record import NONE
from .. import box, option, phase
from ..rules import steps
from ..rules.cards import is_solo
from ..rules.contracts import can_meet, is_primary_open, is_secondary_open, stand_ins, stock
from ..rules.turn import HAND_LIMIT
from ..state import State

NEVER = -100.0
CARD = 0.7  # what a card in hand is worth
CARD_TO_USE = 0.5  # one over the hand limit, while there is an action left to use it
CARD_TOO_MANY = 0.1  # one over the hand limit
SPACE = 1.2  # a space for a load, early in the game
SPARE_POWER = 0.8
HURRY = 0.3  # of a point that could be had for ever
DROPPED = 1.0  # the trouble of building a car again
WANTED_SPACE = 0.2  # of a contract, for a space without which it cannot be completed
NO_ROOM = 0.5  # what each space that is missing leaves of a contract
PASSENGER = 0.8  # one beside the engine
ABILITY = 1.0  # that of a caboose
GIFT = 1.2  # a load on another's train
NEAR = (0.6, 0.42, 0.26, 0.14, 0.06, 0.02)  # of a contract for which so many loads are missing
ON_BOARD = 0.5  # of the reward for a passenger on board
BONUS = (0.0, 2.0, 1.5, 1.2, 0.8, 1.3)  # bonus actions, by box.BONUSES
GROWTH = (0.0, 1.0, 2.0, 2.0, 2.0, 2.0, 1.0, 2.0)  # how much more a building will count, by box.SCORED
LONG = 5  # turns that are as good as many
GOAL = 12.0  # a step towards the goal of a scenario
IN_PASSING = 0.3  # of points that do not serve the goal

Stock = tuple[int, int, int, int]


class Sight(NamedTuple):
    """What the seat that decides makes of the table."""

    have: Stock  # loads by what they count as
    stand_ins: int
    contracts: tuple[tuple[int, int, float], ...]  # those open to this seat: island, contract, what it is worth
    more: int  # actions after this one, in this turn
    future: float  # how many turns are to come: 0 for none, 1 for many
    spaces: tuple[int, int, int]  # for coal, oil and boxes
    goal: int
    hand: int  # cards


@lru_cache(maxsize=4)
def look(s: State) -> Sight:
    """Read the table once for all moves of a decision."""
    goal = int(box.GOAL[s.options[option.SOLO]])
    spaces = [0, 0, 0]
    for card in s.trains[s.seat, : s.train_size[s.seat]].tolist():
        if box.HOLD[card] < box.PASSENGER:
            spaces[box.HOLD[card]] += int(box.CAPACITY[card])
    future = turns_to_come(s)
    return Sight(
        stock(s),
        stand_ins(s, True),
        tuple(open_contracts(s, goal, future)),
        actions_to_come(s),
        future,
        (spaces[0], spaces[1], spaces[2]),
        goal,
        int(s.hand_size[s.seat]),
    )


def actions_to_come(s: State) -> int:
    """The actions of this turn after the one in hand."""
    found = 0
    for kind, first, _ in s.steps[: s.step_count].tolist():
        found += first if kind == steps.MAIN else int(kind == steps.OFFER)
    return found - int(s.phase in (phase.ACTION, phase.BONUS))


def turns_to_come(s: State) -> float:
    """How many turns this seat will still have: 0 for none, 1 for many."""
    if is_solo(s):
        return min(1.0, int(s.deck_size[0]) / (4 * LONG))
    if s.turns_left != NONE:
        return 0.0
    return min(1.0, (1 + 1.5 * (int(box.END_SPACE[s.seats]) - s.progress)) / LONG)


def open_contracts(s: State, goal: int, future: float) -> list[tuple[int, int, float]]:
    """The contracts that this seat may complete, with what each is worth to it."""
    found = []
    for island in range(len(box.ISLANDS)):
        if is_primary_open(s, island):
            value = worth_of_contract(s, goal, island, box.PRIMARY) + 2 * future
            found.append((island, box.PRIMARY, value))
        for contract in (box.SECONDARY_A, box.SECONDARY_B):
            if is_secondary_open(s, island, contract):
                found.append((island, contract, worth_of_contract(s, goal, island, contract)))
    return found


def worth_of_contract(s: State, goal: int, island: int, contract: int) -> float:
    """Its points, those of the buildings that count its cargo, and the goal; its loads no longer count."""
    needs: list[int] = box.NEEDS[island, contract].tolist()
    value = float(box.CONTRACT_POINTS[island, contract]) - 0.5 * sum(needs)
    for building in s.buildings[s.seat, : s.building_count[s.seat]].tolist():
        if box.SCORE_COAL <= box.SCORES[building] <= box.SCORE_BOX:
            value += float(box.POINTS_EACH[building]) * needs[box.SCORES[building] - box.SCORE_COAL]
    if goal == box.GOAL_CONTRACTS:
        return value + GOAL if box.GOAL_ISLANDS[s.options[option.SOLO], island] else 0.0
    return value + GOAL if goal == box.GOAL_PRIMARIES else value * points_weight(goal)


def points_weight(goal: int) -> float:
    """What a point is worth: little where the goal is another."""
    return 1.0 if goal in (box.NO_GOAL, box.GOAL_POINTS) else IN_PASSING


def token_worth(s: State, goal: int) -> float:
    return -0.5 if box.TOKENS_SUBTRACT[s.options[option.SOLO]] else max(points_weight(goal), 0.5)


def with_more(have: Stock, cargo: int, loads: int) -> Stock:
    """The loads with so many more of a cargo."""
    coal, oil, boxes, wild = (number + loads * (kind == cargo) for kind, number in enumerate(have))
    return coal, oil, boxes, wild


@lru_cache(maxsize=4096)
def missing(island: int, contract: int, have: Stock, stand_in: int) -> int:
    """How many loads a contract still needs."""
    number = 0
    while number < len(NEAR) and not can_meet(box.NEEDS[island, contract], have, stand_in + number):
        number += 1
    return number


def prospects(sight: Sight, have: Stock) -> float:
    """What the open contracts promise with these loads: the best of them, and a little of the next."""
    values = [0.0, 0.0]
    for island, contract, value in sight.contracts:
        lacks = missing(island, contract, have, sight.stand_ins)
        if lacks < len(NEAR):
            values.append(value * NEAR[lacks] * likelihood(sight, island, contract, lacks))
    values.sort()
    return values[-1] + 0.3 * values[-2]


def likelihood(sight: Sight, island: int, contract: int, lacks: int) -> float:
    """Whether there is time for a contract, and room for what it needs."""
    if sight.future == 0:
        return 1.0 if lacks + 1 <= sight.more else 0.0
    short = sum(spaces_short(sight.spaces, island, contract)) - sight.have[box.ALL] - sight.stand_ins
    return float(NO_ROOM ** max(0, short))


def spaces_short(spaces: tuple[int, int, int], island: int, contract: int) -> list[int]:
    """How many spaces for each cargo the own train lacks for a contract."""
    needs = box.NEEDS[island, contract].tolist()
    return [max(0, needs[cargo] - spaces[cargo]) for cargo in range(len(box.CARGO))]


def cards_worth(sight: Sight, cards: int, more: int) -> float:
    """What so many cards in hand are worth: only five may be kept."""
    over = max(0, cards - HAND_LIMIT)
    each = CARD_TO_USE if more > 0 else CARD_TOO_MANY
    scale = 0.3 if sight.future == 0 and more == 0 else 1.0
    return (CARD * min(cards, HAND_LIMIT) + each * min(over, 5)) * scale


def drawn(sight: Sight, cards: int, before: int = 0) -> float:
    """What it is worth to draw so many cards, once so many were spent."""
    return cards_worth(sight, sight.hand - before + cards, sight.more) - cards_worth(
        sight, sight.hand - before, sight.more
    )


def spent(sight: Sight, cards: int) -> float:
    """What so many cards cost."""
    return cards_worth(sight, sight.hand, sight.more) - cards_worth(sight, sight.hand - cards, sight.more)
