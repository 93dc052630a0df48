"""Nothing is hidden, so there is nothing to guess."""

from __future__ import annotations

from .state import State


def fill_in(s: State, seat: int) -> None:
    """Leave everything as it is."""
    s.event_count = 0
