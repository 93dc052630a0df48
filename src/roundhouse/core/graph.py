"""Who is joined to whom, over fixed arrays: a row of labels a player, one label a place.

Places that are joined have the same label, the smallest of them; a place where no way ends has NONE.  So equal
networks have equal labels, in whatever order they grew.
"""

from __future__ import annotations

from .record import NONE, Cells


def label(labels: Cells, row: int, place: int) -> int:
    """The label of a place, its own if no way ends there yet."""
    return place if labels[row, place] == NONE else int(labels[row, place])


def join(labels: Cells, row: int, a: int, b: int) -> None:
    """A way between two places: all that was joined to either is joined to both."""
    here, there = label(labels, row, a), label(labels, row, b)
    low, high = min(here, there), max(here, there)
    for place in range(labels.shape[1]):
        if labels[row, place] == high:
            labels[row, place] = low
    labels[row, a], labels[row, b] = low, low


def is_reached(labels: Cells, row: int, place: int) -> bool:
    """Whether a way ends in this place."""
    return bool(labels[row, place] != NONE)


def is_joined(labels: Cells, row: int, a: int, b: int) -> bool:
    """Whether there is a path between two places."""
    return bool(labels[row, a] != NONE and labels[row, a] == labels[row, b])
