"""Where compiled opinions are entered: what moves are worth, and what they bring at once.

Bound to each game by core.compile, as core.kernels is; but compiled by itself and only when somebody asks, so that a
table that needs no opinion does not wait for it.
"""

from __future__ import annotations

from typing import Any, cast

from .contract import Opinion, Rules
from .record import Batch, Cells, Ints, Reals

rules = cast(Rules[Any], None)  # the game's
opinion = cast(Opinion[Any, Any], None)
KIND = cast(Cells, None)  # by move number: its kind and its arguments
FIRST_ARG = cast(Cells, None)
SECOND_ARG = cast(Cells, None)


def weigh(states: Batch, notes: Batch, codes: Ints, n: int, worths: Reals) -> None:
    """What each of n legal moves is worth to the seat that decides in the first of the states."""
    opinion.look(states[0], notes[0])
    for i in range(n):
        code = int(codes[i])
        kind, first, second = int(KIND[code]), int(FIRST_ARG[code]), int(SECOND_ARG[code])
        worths[i] = opinion.worth(states[0], notes[0], kind, first, second)


def bring(states: Batch, codes: Ints, n: int, gains: Ints) -> None:
    """What each of n legal moves brings its maker at once and for certain; UNSURE where nothing is certain."""
    for i in range(n):
        code = int(codes[i])
        gains[i] = rules.gain(states[0], int(KIND[code]), int(FIRST_ARG[code]), int(SECOND_ARG[code]))
