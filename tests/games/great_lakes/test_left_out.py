"""What programs that learn are not shown follows from what they are shown."""

from __future__ import annotations

import numpy as np

from roundhouse.core.graph import join
from roundhouse.core.record import NONE
from roundhouse.games.great_lakes import box
from tests.rl.boards import boards

from .lakes import GAME


def test_networks_follow_from_who_has_claimed_which_routes() -> None:
    for state in boards(GAME)[::5]:
        labels = np.full_like(state["network"], NONE)
        for route, seat in enumerate(state["owner"]):
            if seat != NONE:
                join(labels, int(seat), int(box.ENDS[route, 0]), int(box.ENDS[route, 1]))
        assert np.array_equal(labels, state["network"])
