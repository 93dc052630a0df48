"""Games of RLCard, whose rules are Python."""

from __future__ import annotations

import copy
import tracemalloc
from typing import Any

import numpy as np
import rlcard
from rlcard.agents import RandomAgent

from ..row import MIDDLE, Burst, Row, often, timed

VERSION_OF = "rlcard"
GAMES = ("uno", "gin-rummy", "mahjong", "bridge")
HELD = 200  # copies whose memory is measured
ANYWAY = "every move brings an observation and the legal moves anyway"


class Cards(Row):
    """A game of RLCard."""

    library = "RLCard"
    notes = {  # noqa: RUF012  # as its base declares it
        "native": "`env.run` with random agents; it is Python, too, and keeps all that the players saw",
        "python": ANYWAY,
        "learner": "one table: there is no batch",
        "copies": "`deepcopy` of the game",
        "bytes": "what Python allots for each copy",
    }

    def __init__(self, name: str) -> None:
        self.env = rlcard.make(name, config={"seed": 1})
        self.env.set_agents([RandomAgent(self.env.num_actions) for _ in range(self.env.num_players)])
        super().__init__(name, self.env.num_players)

    def native(self) -> Burst:
        """Random games in the loop of the library."""

        def work() -> int:
            self.env.timestep = 0
            self.env.run()
            return int(self.env.timestep)

        return timed(work)

    def python(self) -> Burst:
        """Random games, each move picked in Python."""
        return timed(lambda: self.play(False))

    def learner(self) -> Burst:
        """Random games with the legal moves as a mask."""
        return timed(lambda: self.play(True))

    def play(self, masks: bool) -> int:
        """One game."""
        state, _ = self.env.reset()
        moves = 0
        while not self.env.is_over():
            if masks:
                self.mask(state)
            state, _ = self.env.step(self.pick(list(state["legal_actions"])))
            moves += 1
        return moves

    def mask(self, state: dict[str, Any]) -> Any:
        """The legal moves as a row of flags."""
        mask = np.zeros(self.env.num_actions, np.int8)
        mask[list(state["legal_actions"])] = 1
        return mask

    def observations(self) -> Burst:
        """What a player sees."""
        seat = self.middle()
        return often(lambda: self.env.get_state(seat))

    def masked(self) -> Burst:
        """What a player sees, and a mask."""
        seat = self.middle()
        return often(lambda: self.mask(self.env.get_state(seat)))

    def copies(self) -> Burst:
        """Deep copies."""
        self.middle()
        return often(lambda: copy.deepcopy(self.env.game), 10)

    def bytes(self) -> float:
        """Memory of a deep copy."""
        self.middle()
        tracemalloc.start()
        held = [copy.deepcopy(self.env.game) for _ in range(HELD)]
        size = tracemalloc.get_traced_memory()[0] / len(held)
        tracemalloc.stop()
        return size

    def middle(self) -> int:
        """Play to the middle of a game; who decides there."""
        state, seat = self.env.reset()
        for _ in range(MIDDLE):
            state, seat = self.env.step(self.pick(list(state["legal_actions"])))
            if self.env.is_over():
                return self.middle()
        return int(seat)


def rows(device: str) -> list[Row]:
    """The games nearest to ours."""
    return [Cards(name) for name in GAMES]
