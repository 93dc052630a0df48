"""Where the compiled code of a network that plays alone is entered; bound to each game by core.compile."""

from __future__ import annotations

from typing import Any, cast

from ...core.record import Batch
from . import evaluate
from .evaluate import Floats, Room, Row, Weights

observing = cast(Any, None)  # how the game is observed: observe.tensors


def ask(states: Batch, seat: int, row: Row, w: Weights, room: Room, logits: Floats, values: Floats) -> None:
    """What the network makes of what this seat sees of the first state."""
    observing.observe(states[0], seat, row)
    evaluate.evaluate(w, row, room, logits, values)
