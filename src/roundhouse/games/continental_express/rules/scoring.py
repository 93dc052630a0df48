"""Contracts and the final scoring (CE-098 to CE-118)."""

from __future__ import annotations

from ....core.record import NONE
from .. import box, option
from ..state import MOST_OBJECTIVES, State


def symbols(s: State, seat: int, colour: int) -> int:
    """CE-098, CE-099: the symbols of a colour, on claimed objectives and tokens alike."""
    count = int(s.tokens[seat, colour])
    for i in range(s.claimed_count[seat]):
        count += int(box.SYMBOLS[s.claimed[seat, i], colour])
    return count


def groups(s: State, seat: int, contract: int, most: int, more: int) -> int:
    """How many groups of one colour can go into `most` sets, which take one group of a colour each."""
    count = 0
    for colour in range(len(box.COLOURS)):
        if box.COUNTS[contract, colour]:
            shown = symbols(s, seat, colour) + int(box.BROUGHT[more, colour])
            count += min(shown // int(box.CONTRACT_SIZE[contract]), most)
    return count


def sets(s: State, seat: int, contract: int, more: int = box.NO_SYMBOLS) -> int:
    """CE-108 to CE-110: as many disjoint sets as possible; each pays, or only the first of some contracts.

    `more` are symbols of box.BROUGHT that the seat does not have yet.
    """
    count = 0
    while groups(s, seat, contract, count + 1, more) >= int(box.CONTRACT_COLOURS[contract]) * (count + 1):
        count += 1
    if s.options[option.CONTRACT_SETS_REPEAT] or box.ALWAYS_REPEATS[contract]:
        return count
    return min(count, 1)


def contract_points(s: State, seat: int, more: int = box.NO_SYMBOLS) -> int:
    """CE-100 to CE-111: what the contract brings; one that is not chosen or not seen brings nothing."""
    contract = int(s.contract[seat])
    if contract < 0:
        return 0
    return sets(s, seat, contract, more) * int(box.CONTRACT_POINTS[contract])


def objective_points(s: State, seat: int) -> int:
    """CE-113: the points printed on the claimed objectives."""
    points = 0
    for i in range(s.claimed_count[seat]):
        points += int(box.POINTS[s.claimed[seat, i]])
    return points


def points_of_symbols(s: State, seat: int, more: int) -> int:
    """What the contract gains by more symbols."""
    return contract_points(s, seat, more) - contract_points(s, seat)


def points_of_claim(s: State, seat: int, objective: int) -> int:
    """What a seat gains by an objective: its points, and what its symbols add to the contract."""
    if s.claimed_count[seat] == MOST_OBJECTIVES:
        return 0
    return int(box.POINTS[objective]) + points_of_symbols(s, seat, objective)


def score(s: State, seat: int) -> int:
    """CE-113, CE-114: objectives, contract and banknotes."""
    return objective_points(s, seat) + contract_points(s, seat) + int(s.banknotes[seat])


def standing(s: State, seat: int) -> tuple[int, ...]:
    """CE-115 to CE-117: what places are decided by, most first; equal ones share the place."""
    return (score(s, seat), objective_points(s, seat))


def goal(s: State) -> int:
    """CE-115: nobody plays alone."""
    return NONE


def close(s: State) -> None:
    """CE-113: the points of any moment are counted as at the end; nothing is to be turned up for them."""
