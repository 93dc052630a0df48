"""What the end of a game is worth to each seat; in the dialect, bound to each game by core.compile.

The winner among several gets 1, and the others share what that costs them, so that all rewards together are 0: with two
seats 1 and -1, with three 1 and twice -1/2.  Who wins together shares.  The one who plays alone gets 1 or -1 where
there is something to win, and otherwise a hundredth of the points.
"""

from __future__ import annotations

from typing import Any, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from ..core.contract import Rules
from ..core.record import NONE
from ..core.state import GameState

Rewards: TypeAlias = npt.NDArray[np.float32]

rules = cast(Rules[Any], None)  # the game's

POINTS_OF_ONE = 100  # played alone: these points are a reward of 1


def share_out(s: GameState, rewards: Rewards) -> None:
    """The reward of each seat of a game that is over; 0 for the seats that are not there."""
    for seat in range(len(rewards)):
        rewards[seat] = 0
    if s.seats == 1:
        rewards[0] = reward_alone(s)
        return
    best, winners = best_seat(s), 0
    for seat in range(s.seats):
        if rules.standing(s, seat) == rules.standing(s, best):
            rewards[seat] = 1
            winners += 1
    for seat in range(s.seats):
        others = s.seats - 1
        if rewards[seat] == 1:
            rewards[seat] = (s.seats - winners) / (winners * others)
        else:
            rewards[seat] = -1 / others


def best_seat(s: GameState) -> int:
    """The first of the seats that nobody is ahead of."""
    best = 0
    for seat in range(1, s.seats):
        if rules.standing(s, seat) > rules.standing(s, best):
            best = seat
    return best


def reward_alone(s: GameState) -> float:
    """What a game is worth to the only one who played it."""
    goal = rules.goal(s)
    if goal == NONE:
        return rules.score(s, 0) / POINTS_OF_ONE
    return 1.0 if goal == 1 else -1.0
