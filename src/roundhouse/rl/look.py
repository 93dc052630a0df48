"""Where compiled observations are entered: many tables at once, each seen by one seat.

Bound to each game by core.compile, as core.kernels is; `observing` is the module that rl.tensors makes.
"""

from __future__ import annotations

from typing import Any, cast

import numpy.typing as npt

from ..core.record import Batch, Cells

observing = cast(Any, None)


def look(states: Batch, seats: Cells, rows: npt.NDArray[Any]) -> None:
    """What each of these seats sees of its table, into the rows."""
    for i in range(len(states)):
        observing.observe(states[i], int(seats[i]), rows[i])
