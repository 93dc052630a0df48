"""The games for PettingZoo: seats take turns (AEC), observations come with a mask of legal moves.

>>> from roundhouse.rl.pettingzoo import env
>>> table = env("traffic", seats=3)
>>> table.reset(seed=7)
>>> table.agent_selection
'player_0'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ..core.engine import Mode
from .desk import Desk, Observation
from .extra import need

need("pettingzoo", __name__)

from gymnasium import spaces  # noqa: E402
from gymnasium.utils import EzPickle  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

LEAST, MOST = -128, 127  # of an int8


def env(game: str, **given: Any) -> AECEnv:
    """A table in PettingZoo's usual wrappers: an illegal move ends the game and costs its maker 1."""
    wrapped = wrappers.TerminateIllegalWrapper(RawEnv(game, **given), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


def spaces_of(desk: Desk) -> tuple[spaces.Dict, spaces.Discrete]:
    """What can be observed, and what can be done."""
    size, moves = len(desk.observation(0)["observation"]), desk.game.A
    seen: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(LEAST, MOST, (size,), np.int8),
        "action_mask": spaces.Box(0, 1, (moves,), np.int8),
    }
    return spaces.Dict(seen), spaces.Discrete(moves)


class RawEnv(AECEnv, EzPickle):  # type: ignore[misc]
    """A table: the seat that decides acts."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        mode: Mode | None = None,
    ) -> None:
        EzPickle.__init__(self, game, seats, options, render_mode, mode)
        super().__init__()
        self.metadata = {"render_modes": ["human", "ansi"], "name": f"{game}_v0", "is_parallelizable": False}
        self.render_mode = render_mode
        self.desk = Desk(game, seats, options, mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.desk.seats)]
        seen, moves = spaces_of(self.desk)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: type(moves)(moves.n) for agent in self.possible_agents}
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent can observe."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What an agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; with a seed it is the same one again."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.desk.deal(self._chance.bytes(32))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """The seat that decides is next; when the game is over, all of them leave from the first on."""
        seat = self.desk.seat
        self.agent_selection = self.possible_agents[0 if seat is None else seat]

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and what it may do."""
        return self.desk.observation(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Play a move for the agent that decides."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "only seats that have left make no move"
        self.desk.table.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.desk.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, self.desk.table.over)
        self.truncations = dict.fromkeys(self.agents, self.desk.is_cut_off)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as a spectator sees it: returned, or printed."""
        if self.render_mode != "human":
            return self.desk.text()
        print(self.desk.text())
        return None

    def close(self) -> None:
        """Nothing is held open."""
