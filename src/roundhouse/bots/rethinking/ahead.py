"""How a game goes on after a move: by the game's opinion at every seat, until it is over; in the dialect."""

from __future__ import annotations

from typing import Any, cast

from ...core import driver
from ...core.actions import Moves
from ...core.contract import Opinion, Rules
from ...core.record import Batch, Cells, Reals
from ...core.state import GameState

rules = cast(Rules[Any], None)  # the game's
opinion = cast(Opinion[Any, Any], None)
KIND = cast(Cells, None)  # by move number: its kind and its arguments
FIRST_ARG = cast(Cells, None)
SECOND_ARG = cast(Cells, None)

LOOKED, OWN, OTHERS = range(3)  # places of the notes: of the decision in hand, and as they are before anybody looks
MOST_MOVES = 2000  # then a game is counted as it stands


def play_on(s: GameState, moves: Moves, notes: Batch, worths: Reals, seat: int) -> None:
    """Play a game to its end: the seat goes by its keen taste, others by the default one."""
    for _ in range(MOST_MOVES):
        if rules.is_over(s):
            return
        driver.list_moves(s, moves)
        driver.carry_out(s, choice(s, moves, notes, worths, OWN if s.seat == seat else OTHERS))
    rules.close(s)


def choice(s: GameState, moves: Moves, notes: Batch, worths: Reals, taste: int) -> int:
    """The move that is worth most to the seat that decides, the first of equals."""
    n, found = int(moves.count), 0
    if n > 1:
        notes[LOOKED] = notes[taste]
        opinion.look(s, notes[LOOKED])
        for i in range(n):
            code = int(moves.codes[i])
            kind, first, second = int(KIND[code]), int(FIRST_ARG[code]), int(SECOND_ARG[code])
            worths[i] = opinion.worth(s, notes[LOOKED], kind, first, second)
            if worths[i] > worths[found]:
                found = i
    return int(moves.codes[found])


def lead(s: GameState, seat: int) -> int:
    """By how many points a seat is ahead of the best of the others; alone, all its points."""
    best, is_alone = 0, True
    for other in range(s.seats):
        if other != seat and (is_alone or rules.score(s, other) > best):
            best, is_alone = int(rules.score(s, other)), False
    return int(rules.score(s, seat)) - best
