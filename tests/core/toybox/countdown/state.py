"""Everything on the table."""

from __future__ import annotations

from roundhouse.core.record import NOBODY, Cells, cells
from roundhouse.core.state import EVENT_CELLS, GameState


class State(GameState):
    """A table of Countdown."""

    options: Cells = cells(1)
    left: int = cells(doc="counters left")
    worth: Cells = cells(4, doc="what a counter is worth, by turn of the wheel")
    wheel: int = cells(doc="where the wheel stands")
    points: Cells = cells(3, doc="points of each seat")
    spare: Cells = cells(8, doc="room, so that an index out of range stays in the record")
    events: Cells = cells(2, EVENT_CELLS, seen=NOBODY)
