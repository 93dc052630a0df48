"""Where the compiled opinion of many tables is entered; bound to each game by core.compile."""

from __future__ import annotations

from typing import Any, cast

from ..bots.net import evaluate
from ..bots.net.evaluate import Floats
from ..core import driver
from ..core.contract import Opinion
from ..core.record import Batch, Cells, Reals
from ..rl.places import Flags, Longs

opinion = cast(Opinion[Any, Any], None)  # the game's
KIND = cast(Cells, None)  # by move number: its kind and its arguments
FIRST_ARG = cast(Cells, None)
SECOND_ARG = cast(Cells, None)


def advise(
    states: Batch,
    lists: Batch,
    notes: Batch,
    worths: Reals,
    where: Flags,
    codes: Longs,
    heard: Floats,
    first: int,
    last: int,
) -> None:
    """In those of these places that take part: the move that is worth most to the seat that decides.

    And, if there is room for it, how much less each legal move is worth.
    """
    for i in range(first, last):
        if where[i] == 1:
            driver.list_moves(states[i], lists[0])
            n = int(lists[0].count)
            best = 0
            if n > 1:
                notes[0] = notes[1]  # which are empty
                opinion.look(states[i], notes[0])
            for k in range(n):
                code = int(lists[0].codes[k])
                kind, one, two = int(KIND[code]), int(FIRST_ARG[code]), int(SECOND_ARG[code])
                worths[k] = opinion.worth(states[i], notes[0], kind, one, two) if n > 1 else 0.0
                if worths[k] > worths[best]:
                    best = k
            codes[i] = lists[0].codes[best]
            if len(heard) > 0:
                for code in range(heard.shape[1]):
                    heard[i, code] = 0.0
                for k in range(n):
                    heard[i, lists[0].codes[k]] = evaluate.less(worths[k], worths[best])
