"""What games were worth to each seat, and how much better each decision went than was expected.

`xp` is numpy or torch: what is used here is in both.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

WIN, BEATEN, MARGIN = 0.7, 0.15, 0.15  # rewards for winning, for each player who is beaten, for a clear win
LOST = -1.0  # for everybody in a game that is given up
FAR = 1e9  # below every score


def utilities(xp: Any, rewards: Any, scores: Any, seats: Any, is_given_up: Any, scale: Any) -> Any:
    """What the end of each game was worth to each seat: mostly whether it won, a little of how clearly.

    All are by place and seat, but for `seats` and `is_given_up`, which are by place.  `scale` is a usual difference of
    scores.  The one who plays alone gets the reward, and a little for points.
    """
    most = rewards.shape[-1]
    every = xp.arange(most, **_where(scores))
    there = every < seats[:, None]
    others = xp.where(seats > 1, seats - 1, 1)[:, None]
    rival = there[:, None, :] & (every[:, None] != every)[None]
    ahead = (scores[:, :, None] - scores[:, None, :]) * rival
    beaten = xp.sign(ahead).sum(-1) / others
    best = xp.amax(xp.where(rival, scores[:, None, :], -FAR), -1)
    alone = (seats == 1)[:, None]
    margin = xp.tanh(xp.where(alone, scores, scores - best) / scale)
    together = WIN * rewards + BEATEN * beaten + MARGIN * margin
    worth = xp.where(alone, (WIN + BEATEN) * rewards + MARGIN * margin, together)
    return xp.where(is_given_up[:, None], LOST, xp.where(worth > 1, 1.0, worth)) * there


def _where(array: Any) -> dict[str, Any]:
    """Where a new array must lie to be used with this one."""
    return {"device": array.device}


class Told(NamedTuple):
    """What was noted of some steps in all places; each array has an axis of steps, then one of places."""

    deciders: Any
    counts: Any  # what was decided and is learnt from; all else is passed over
    values: Any  # by seat, the decider first: what was expected
    done: Any  # where a game ended by the step
    worth: Any  # by seat: what it was worth then


def lessons(xp: Any, told: Told, last: Any, seats: Any, trust: float) -> tuple[Any, Any]:
    """By step and place: how much better it went than expected (GAE), and by seat what is to be expected instead.

    A seat's decisions are followed along its own time line; `last` is what is expected after the last step, by seat.
    """
    steps, _, most = told.values.shape
    every = xp.arange(most, **_where(told.values))
    better, targets = xp.zeros_like(told.values[..., 0]), xp.zeros_like(told.values)
    expected, lead = last, xp.zeros_like(last)  # of each seat's next decision: its value, and how much better it went
    for t in reversed(range(steps)):
        ended = told.done[t][:, None]
        expected, lead = xp.where(ended, told.worth[t], expected), xp.where(ended, 0.0, lead)
        who = told.deciders[t][:, None]
        mine, counts = every[None] == who, told.counts[t][:, None]
        value = told.values[t][:, :1]
        gained = ((expected - value + trust * lead) * mine).sum(-1)
        better[t] = gained * told.counts[t]
        now = xp.where(mine, value + gained[:, None], expected + lead)
        targets[t] = turned(now, who, seats)
        expected = xp.where(mine & counts, value, expected)
        lead = xp.where(mine & counts, gained[:, None], lead)
    return better, targets


def turned(by_seat: Any, who: Any, seats: Any) -> Any:
    """Numbers by seat, with the decider's first; 0 for seats that are not there."""
    most = by_seat.shape[-1]
    turns = xp_of(by_seat).arange(most, **_where(by_seat))[None]
    return take(by_seat, (turns + who) % seats[:, None]) * (turns < seats[:, None])


def by_seats(turned_to: Any, who: Any, seats: Any) -> Any:
    """The reverse of `turned`: numbers by seat from numbers with the decider's first."""
    most = turned_to.shape[-1]
    every = xp_of(turned_to).arange(most, **_where(turned_to))[None]
    return take(turned_to, (every - who) % seats[:, None]) * (every < seats[:, None])


def take(array: Any, index: Any) -> Any:
    """The numbers at these places of each row."""
    return np.take_along_axis(array, index, 1) if isinstance(array, np.ndarray) else array.gather(1, index)


def xp_of(array: Any) -> Any:
    """The library of an array."""
    if isinstance(array, np.ndarray):
        return np
    from .extra import torch_module

    return torch_module()
