"""Where compiled code that counts is entered; bound to the rules of each game by core.compile, as core.kernels is."""

from __future__ import annotations

from ..core.record import Batch, Ints
from . import tally
from .tally import Tally

PLAY, NOTE, SETTLE = range(3)


def work(t: Tally, states: Batch, lists: Batch, job: int, seats: int, options: Ints, key: Ints, n: int, m: int) -> int:
    """PLAY: the random games n to m - 1; NOTE: what the last move told; SETTLE: a game that took n moves."""
    if job == PLAY:
        for game in range(n, m):
            tally.play(t, states[0], lists[0], seats, options, key, game)
    elif job == NOTE:
        tally.note(t, states[0])
    else:
        tally.settle(t, states[0], n)
    return n
