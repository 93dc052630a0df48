"""The names of the view back into cells."""

from __future__ import annotations

import numpy as np

from roundhouse.core.position import HEADING, Reader
from roundhouse.core.record import CELL, Cells

from .state import State


def from_dict(s: State, read: Reader) -> None:
    """Fill in the table."""
    read.only(*HEADING, "left", "worth", "wheel", "points_of")
    s.left = read.part("left").number(0, 24)
    s.wheel = read.part("wheel").number(0, 3)
    for i, item in enumerate(read.part("worth").items(4)):
        s.worth[i] = item.number(1, 4)
    for seat, item in enumerate(read.part("points_of").one_per_seat(s.seats)):
        s.points[seat] = item.number(0, 100)


def count_cards(s: State) -> Cells:
    """There are none."""
    return np.zeros(0, CELL)
