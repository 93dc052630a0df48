"""What the end of a game is worth to each seat, from 0 to 1; in the dialect, bound to each game by core.compile.

Mostly who wins, and a little by how much: so a game that is won or lost anyway is still played well.
"""

from __future__ import annotations

from math import exp, tanh
from typing import Any, cast

from ...core.contract import Rules
from ...core.record import NONE, Reals
from ...core.state import GameState

rules = cast(Rules[Any], None)  # the game's
aim = cast(Any, None)  # how near its goal is: the game's, or aim.py

WINNING = 0.7  # what it is worth to win
PLACING = 0.15  # what it is worth to be ahead of every other seat
LEADING = 0.15  # what it is worth to lead by very much
POINTS_OF_ONE = 100.0  # played alone: these points are worth as much as a win
POINTS_BESIDE_GOAL = 0.05  # played alone for a goal: what part is left for points
NEAR_GOAL = 0.5  # what it is worth to come near a goal that is not reached


def of_end(s: GameState, points: float, out: Reals) -> None:
    """What a game that is over is worth; `points` are a clear lead."""
    if s.seats == 1:
        out[0] = alone(s)
        return
    for seat in range(s.seats):
        ahead, level, behind = 0, 0, 0
        for other in range(s.seats):
            if other != seat:
                if rules.standing(s, seat) > rules.standing(s, other):
                    ahead += 1
                elif rules.standing(s, seat) == rules.standing(s, other):
                    level += 1
                else:
                    behind += 1
        won = 1.0 / (1 + level) if behind == 0 else 0.0
        place = (ahead + 0.5 * level) / (s.seats - 1)
        out[seat] = WINNING * won + PLACING * place + LEADING * lead(s, seat, points)


def of_standing(s: GameState, points: float, out: Reals) -> None:
    """What a game that was closed before its end is worth: who leads may still lose."""
    if s.seats == 1:
        out[0] = alone(s)
        return
    most = rules.score(s, 0)
    for seat in range(1, s.seats):
        most = max(most, rules.score(s, seat))
    total = 0.0
    for seat in range(s.seats):
        out[seat] = exp((rules.score(s, seat) - most) / points)
        total += out[seat]
    for seat in range(s.seats):
        chance = out[seat] / total
        out[seat] = (WINNING + PLACING) * chance + LEADING * lead(s, seat, points)


def lead(s: GameState, seat: int, points: float) -> float:
    """How far a seat is ahead of the best of the others, from 0 to 1; 0.5: not at all."""
    best = rules.score(s, 1) if seat == 0 else rules.score(s, 0)
    for other in range(s.seats):
        if other != seat:
            best = max(best, rules.score(s, other))
    return 0.5 + 0.5 * tanh((rules.score(s, seat) - best) / points)


def alone(s: GameState) -> float:
    """What a game is worth to the only one who plays it."""
    scored = rules.score(s, 0) / POINTS_OF_ONE
    goal = rules.goal(s)
    if goal == NONE:
        return scored
    beside = POINTS_BESIDE_GOAL * max(0.0, min(1.0, scored))
    return 1 - POINTS_BESIDE_GOAL + beside if goal == 1 else NEAR_GOAL * aim.nearness(s) + 0.1 * beside
