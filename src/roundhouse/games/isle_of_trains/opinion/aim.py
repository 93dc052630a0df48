"""How near the goal of a scenario is; in the dialect.  A search that never sees the goal reached goes by it."""

from __future__ import annotations

from ....core.record import NONE
from .. import box, option
from ..rules.contracts import stock
from ..rules.scoring import building_points, score
from ..rules.solo import LEVEL_3, primaries_done
from ..state import State

ABOARD = 0.3  # of a load that is delivered counts one that is on board


def nearness(s: State) -> float:
    """From 0 to 1; 1 where all of it is done."""
    scenario = s.options[option.SOLO]
    return min(1.0, done_of_goal(s) / max(1.0, needed_for_goal(int(scenario))))


def needed_for_goal(scenario: int) -> float:
    """How many steps a goal has: loads of contracts, spaces of tickets, levels, or what its number says."""
    number = float(box.GOAL_NUMBER[scenario])
    match box.GOAL[scenario]:
        case box.GOAL_CONTRACTS:
            return loads_of_goal(scenario)
        case box.GOAL_TICKETS:
            return number * box.SPACES
        case box.GOAL_LEVEL_3:
            return (number + 1) * LEVEL_3
    return number


def done_of_goal(s: State) -> float:
    """How many of these steps are done."""
    match box.GOAL[s.options[option.SOLO]]:
        case box.GOAL_CONTRACTS:
            done = contracts_of_goal(s)
            return done + ABOARD * min(float(loads_aboard(s)), loads_of_goal(int(s.options[option.SOLO])) - done)
        case box.GOAL_BUILDINGS:
            return float(s.building_count[0])
        case box.GOAL_POINTS:
            return float(score(s, 0))
        case box.GOAL_CARS:
            return float(s.train_size[0] - 1)
        case box.GOAL_TICKETS:
            return float(spaces_of_goal(s))
        case box.GOAL_BUILDING_POINTS:
            return float(building_points(s, 0))
        case box.GOAL_PRIMARIES:
            return float(primaries_done(s))
        case box.GOAL_LEVEL_3:
            return float(levels_of_goal(s))
    return 0.0


def loads_of_goal(scenario: int) -> float:
    """IT-235, IT-241: the loads of the primary and the least secondary of each island that is named."""
    loads = 0
    for island in range(len(box.ISLANDS)):
        if box.GOAL_ISLANDS[scenario, island]:
            loads += int(box.NEEDS[island, box.PRIMARY].sum()) + least_secondary(island)
    return float(loads)


def least_secondary(island: int) -> int:
    """How many loads the smaller secondary of an island needs."""
    least = int(box.NEEDS[island, box.SECONDARY_A].sum())
    if box.NEEDS[island, box.SECONDARY_B, 0] != NONE:
        least = min(least, int(box.NEEDS[island, box.SECONDARY_B].sum()))
    return least


def contracts_of_goal(s: State) -> float:
    """The loads of those that are completed."""
    done = 0
    for island in range(len(box.ISLANDS)):
        if box.GOAL_ISLANDS[s.options[option.SOLO], island] and s.island_seat[island] != NONE:
            done += int(box.NEEDS[island, box.PRIMARY].sum())
            if s.island_contract[island] != box.PRIMARY:
                done += least_secondary(island)
    return float(done)


def loads_aboard(s: State) -> int:
    """Cargo on the train, whatever it is."""
    coal, oil, boxes, wild = stock(s)
    return coal + oil + boxes + wild


def spaces_of_goal(s: State) -> int:
    """IT-240: filled spaces of the fullest tickets, as many tickets as are needed."""
    counted, filled = int(box.GOAL_NUMBER[s.options[option.SOLO]]), 0
    for spaces in range(box.SPACES, 0, -1):
        for island in range(box.TICKETED):
            if s.ticket_filled[island] == spaces and counted > 0:
                filled += spaces
                counted -= 1
    return filled


def levels_of_goal(s: State) -> int:
    """IT-248: the level of the engine, and the highest levels of as many kinds of cars as are needed."""
    counted, levels = int(box.GOAL_NUMBER[s.options[option.SOLO]]), int(box.LEVEL[s.trains[0, 0]])
    for level in range(LEVEL_3, 0, -1):
        for category in range(box.HOPPER, box.CABOOSE):
            if highest_level(s, category) == level and counted > 0:
                levels += level
                counted -= 1
    return levels


def highest_level(s: State, category: int) -> int:
    """Of the cars of this kind in the train; 0: there is none."""
    found = 0
    for position in range(1, s.train_size[0]):
        card = s.trains[0, position]
        if box.CATEGORY[card] == category:
            found = max(found, int(box.LEVEL[card]))
    return found
