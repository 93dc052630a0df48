"""What one seat may see of a state."""

from __future__ import annotations

from typing import TypeVar

from .record import ALL, NOBODY, NONE, OWNER_UNTIL_END, UNKNOWN
from .state import GameState

State = TypeVar("State", bound=GameState)


def masked(s: State, seat: int | None) -> State:
    """A copy of the state with everything hidden from this seat (None: a spectator) replaced by UNKNOWN."""
    seen = s.copy()
    is_over = s.seat == NONE
    for name, field in s.fields.items():
        if field.seen == ALL or (field.seen == OWNER_UNTIL_END and is_over):
            continue
        cells = seen.record[name]
        if field.seen == NOBODY:
            cells[...] = UNKNOWN
        else:
            for row in range(field.shape[0]):
                if row != seat:
                    cells[row] = UNKNOWN
    return seen


def hidden_cells(s: GameState) -> bytes:
    """What nobody sees, the events of the last move left out: it changes when chance falls or a card leaves a deck."""
    names = [name for name, field in s.fields.items() if field.seen == NOBODY and not name.startswith("event")]
    return b"".join(s.record[name].tobytes() for name in names)
