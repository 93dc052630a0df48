"""What programs that learn are not shown follows from what they are shown."""

from __future__ import annotations

import numpy as np

from roundhouse.games.isle_of_trains import box
from tests.rl.boards import boards

from .isle import GAME


def test_the_face_down_cards_that_lie_on_trains_are_the_loads_that_name_them() -> None:
    used = 0
    for state in boards(GAME):
        named = np.zeros_like(state["face_down_used"])
        for load in [*state["loads"].flat, *state["aside"]]:
            if load >= box.FIRST_FACE_DOWN:
                named[divmod(int(load) - box.FIRST_FACE_DOWN, box.FREIGHT_SPACES)] = 1
        assert np.array_equal(named, state["face_down_used"])
        used += int(named.sum())
    assert used > 0
