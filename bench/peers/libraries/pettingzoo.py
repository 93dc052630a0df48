"""Classic games of PettingZoo, whose environments are Python."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pettingzoo.classic import chess_v6, hanabi_v5, texas_holdem_no_limit_v6

from ..row import MIDDLE, Burst, Row, often, timed

VERSION_OF = "pettingzoo"
GAMES: dict[str, tuple[Any, dict[str, int], int]] = {  # its module, its arguments, how far into a game it is observed
    "hanabi_v5": (hanabi_v5, {"players": 4}, 8),
    "texas_holdem_no_limit_v6": (texas_holdem_no_limit_v6, {"num_players": 4}, 3),
    "chess_v6": (chess_v6, {}, MIDDLE),
}


class Zoo(Row):
    """A game of PettingZoo, played agent by agent."""

    library = "PettingZoo"
    notes = {  # noqa: RUF012  # as its base declares it
        "native": "there is no loop of its own",
        "python": "the mask of legal moves comes with an observation only",
        "learner": "one table: there is no batch; the same as from Python",
        "masked": "observation and mask come together",
        "copies": "`deepcopy` gives an environment at its beginning: a position cannot be copied",
        "bytes": "not known without copies",
    }

    def __init__(self, name: str) -> None:
        module, arguments, self.far = GAMES[name]
        self.env, self.number = module.env(**arguments), 0
        super().__init__(name, len(self.env.possible_agents))

    def python(self) -> Burst:
        """Random games."""
        return timed(self.play)

    learner = python

    def play(self) -> int:
        """One game."""
        self.number += 1
        self.env.reset(seed=self.number)
        moves = 0
        for _ in self.env.agent_iter():
            seen, _, is_over, is_cut_off, about = self.env.last()
            if is_over or is_cut_off:
                self.env.step(None)
            else:
                self.env.step(self.pick(legal(seen, about)))
                moves += 1
        return moves

    def observations(self) -> Burst:
        """What an agent sees, and its mask."""
        agent = self.middle()
        return often(lambda: self.env.observe(agent))

    masked = observations

    def middle(self) -> str:
        """Play into a game; the agent that decides there."""
        self.number += 1
        self.env.reset(seed=self.number)
        for _ in range(self.far):
            seen, _, is_over, is_cut_off, about = self.env.last()
            if is_over or is_cut_off:
                return self.middle()
            self.env.step(self.pick(legal(seen, about)))
        is_over, is_cut_off = self.env.last()[2:4]
        return self.middle() if is_over or is_cut_off else str(self.env.agent_selection)


def legal(seen: dict[str, Any], about: dict[str, Any]) -> Sequence[int]:
    """The moves of a mask, which comes with the observation or beside it."""
    mask = seen["action_mask"] if "action_mask" in seen else about["action_mask"]
    found: list[int] = mask.nonzero()[0].tolist()
    return found


def rows(device: str) -> list[Row]:
    """The games nearest to ours."""
    return [Zoo(name) for name in GAMES]
