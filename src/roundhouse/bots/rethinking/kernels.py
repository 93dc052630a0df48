"""Where moves are tried: one function, for it is compiled with all the rules and the opinion in it.

Bound to the rules of each game by core.compile, as core.kernels is.
"""

from __future__ import annotations

from typing import Any, cast

from ...core import driver
from ...core.contract import Rules
from ...core.record import Batch, Ints, Reals
from . import ahead

rules = cast(Rules[Any], None)  # the game's

COUNTER = 7  # the word of the key that is another one for each guess
DROPPED = -1  # in place of a move that is not tried any more
SEEN, PLAYED, GUESSED = range(3)  # places of the states: what the seat sees, a game that is played on, a guess


def try_moves(
    states: Batch,
    lists: Batch,
    notes: Batch,
    worths: Reals,
    key: Ints,
    seat: int,
    codes: Ints,
    first: int,
    until: int,
    leads: Reals,
) -> None:
    """Play on after each of these moves from the guesses of these numbers, and note by how much the seat leads then."""
    for number in range(first, until):
        key[COUNTER] = number
        states[GUESSED] = states[SEEN]
        driver.determinise(states[GUESSED], seat, key)
        for i in range(len(codes)):
            if codes[i] != DROPPED:
                states[PLAYED] = states[GUESSED]
                driver.carry_out(states[PLAYED], int(codes[i]))
                ahead.play_on(states[PLAYED], lists[0], notes, worths, seat)
                leads[i, number] = ahead.lead(states[PLAYED], seat)
