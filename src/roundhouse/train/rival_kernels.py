"""Where the compiled code of greedy opponents is entered; bound to each game by core.compile."""

from __future__ import annotations

from typing import Any, cast

from ..core import driver
from ..core.contract import Opinion
from ..core.record import Batch, Cells, Reals
from ..rl.places import Flags, Longs

opinion = cast(Opinion[Any, Any], None)  # the game's
KIND = cast(Cells, None)  # by move number: its kind and its arguments
FIRST_ARG = cast(Cells, None)
SECOND_ARG = cast(Cells, None)


def advise(
    states: Batch, lists: Batch, notes: Batch, worths: Reals, where: Flags, codes: Longs, first: int, last: int
) -> None:
    """In those of these places that take part: the move that is worth most to the seat that decides."""
    for i in range(first, last):
        if where[i] == 1:
            driver.list_moves(states[i], lists[0])
            notes[0] = notes[1]  # which are empty
            opinion.look(states[i], notes[0])
            best = 0
            for k in range(lists[0].count):
                code = int(lists[0].codes[k])
                kind, one, two = int(KIND[code]), int(FIRST_ARG[code]), int(SECOND_ARG[code])
                worths[k] = opinion.worth(states[i], notes[0], kind, one, two)
                if worths[k] > worths[best]:
                    best = k
            codes[i] = lists[0].codes[best]
