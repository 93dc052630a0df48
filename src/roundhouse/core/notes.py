"""What the opinion of a game makes of a table: looked at once, then asked for every move."""

from __future__ import annotations

from .record import Record


class Notes(Record):
    """Room for what `look` finds out, so that `worth` need not find it out for each move.

    A game declares its own fields: whole numbers as in a state, or `cells(…, type=REAL)`.
    """
