"""Face-down cards: which of them lie on trains is not kept twice."""

from __future__ import annotations

import numpy as np

from roundhouse.core.record import NONE
from roundhouse.games.isle_of_trains import box
from tests.rl.boards import boards

from .isle import GAME


def test_the_face_down_cards_are_those_that_loads_of_trains_or_set_aside_name() -> None:
    used = 0
    for state in boards(GAME):
        named = np.zeros(state["face_down"].shape, bool)
        for load in [*state["loads"].flat, *state["aside"]]:
            if load >= box.FIRST_FACE_DOWN:
                named[divmod(int(load) - box.FIRST_FACE_DOWN, box.FREIGHT_SPACES)] = True
        assert np.array_equal(named, state["face_down"] != NONE)
        used += int(named.sum())
    assert used > 0
