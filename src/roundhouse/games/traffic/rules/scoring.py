"""Scoring (TR-066 to TR-072)."""

from __future__ import annotations

from ....core.record import NONE, Cells
from .. import box, option
from ..state import State


def coupled_points(loco: int, wagons: Cells, start: int, end: int) -> int:
    """TR-066: the locomotive and the wagons of this stretch of a row, fire wagons subtracted."""
    points = int(box.POINTS[loco])
    for i in range(start, end):
        card = wagons[i]
        points += -int(box.POINTS[card]) if box.SUBTRACTS[card] else int(box.POINTS[card])
    return points


def coupled_bonus(loco: int, wagons: int) -> int:
    """TR-067, TR-AMB-36: the locomotive's bonus for each of that many wagons."""
    return int(box.BONUS[loco]) * wagons


def coupled_factor(s: State, wagons: Cells, start: int, end: int) -> int:
    """TR-068, TR-AMB-37: each modernised wagon doubles, or all together do so once."""
    factor = 1
    for i in range(start, end):
        multiplier = int(box.MULTIPLIER[wagons[i]])
        if s.options[option.MODERNISED_STACK] == option.MULTIPLY:
            factor *= multiplier
        else:
            factor = max(factor, multiplier)
    return factor


def coupled_score(s: State, loco: int, wagons: Cells, start: int, end: int) -> int:
    """TR-066 to TR-068: points, then the bonus, then the doubling."""
    points = coupled_points(loco, wagons, start, end) + coupled_bonus(loco, end - start)
    return points * coupled_factor(s, wagons, start, end)


def train_start(s: State, train: int) -> int:
    """Where the wagons of a train begin in `coupled`."""
    return int(s.train_end[train - 1]) if train > 0 else 0


def train_points(s: State, train: int) -> int:
    """The points of a train before bonus and doubling."""
    return coupled_points(int(s.train_loco[train]), s.coupled, train_start(s, train), int(s.train_end[train]))


def train_bonus(s: State, train: int) -> int:
    """The bonus of a train."""
    return coupled_bonus(int(s.train_loco[train]), int(s.train_end[train]) - train_start(s, train))


def train_factor(s: State, train: int) -> int:
    """What the points of a train are multiplied by."""
    return coupled_factor(s, s.coupled, train_start(s, train), int(s.train_end[train]))


def train_score(s: State, train: int) -> int:
    """The points of a train."""
    return coupled_score(s, int(s.train_loco[train]), s.coupled, train_start(s, train), int(s.train_end[train]))


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


def goal(s: State) -> int:
    """TR-072: nobody plays alone."""
    return NONE


def close(s: State) -> None:
    """TR-072: the points of any moment are counted as at the end; nothing is to be turned up for them."""
