"""Scoring (TR-066 to TR-072)."""

from __future__ import annotations

from .. import box, option
from ..state import State


def train_start(s: State, train: int) -> int:
    """Where the wagons of a train begin in `coupled`."""
    return int(s.train_end[train - 1]) if train > 0 else 0


def train_points(s: State, train: int) -> int:
    """TR-066: the locomotive and the wagons, fire wagons subtracted."""
    points = int(box.POINTS[s.train_loco[train]])
    for i in range(train_start(s, train), s.train_end[train]):
        card = s.coupled[i]
        points += -int(box.POINTS[card]) if box.SUBTRACTS[card] else int(box.POINTS[card])
    return points


def train_bonus(s: State, train: int) -> int:
    """TR-067, TR-AMB-36: the locomotive's bonus for each wagon of the train."""
    wagons = int(s.train_end[train]) - train_start(s, train)
    return int(box.BONUS[s.train_loco[train]]) * wagons


def train_factor(s: State, train: int) -> int:
    """TR-068, TR-AMB-37: each modernised wagon doubles, or all together do so once."""
    factor = 1
    for i in range(train_start(s, train), s.train_end[train]):
        multiplier = int(box.MULTIPLIER[s.coupled[i]])
        if s.options[option.MODERNISED_STACK] == option.MULTIPLY:
            factor *= multiplier
        else:
            factor = max(factor, multiplier)
    return factor


def train_score(s: State, train: int) -> int:
    """TR-066 to TR-068: points, then the bonus, then the doubling."""
    return (train_points(s, train) + train_bonus(s, train)) * train_factor(s, train)


def hand_penalty(s: State, seat: int) -> int:
    """TR-069 to TR-071: wagons and locomotives in hand, fire wagons too, cost their points."""
    points = 0
    for card in range(box.FIRST_ACTION):
        points += int(s.hands[seat, card]) * int(box.POINTS[card])
    return points


def score(s: State, seat: int) -> int:
    """TR-072: the trains less what is left in hand."""
    points = -hand_penalty(s, seat)
    for train in range(s.train_count):
        if s.train_seat[train] == seat:
            points += train_score(s, train)
    return points


def standing(s: State, seat: int) -> tuple[int, ...]:
    """TR-072, TR-AMB-42: what places are decided by, most first; equal ones share the place."""
    return (score(s, seat),)
