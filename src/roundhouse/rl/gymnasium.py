"""The games for Gymnasium: one seat learns, bots sit at the others.

>>> import gymnasium, roundhouse.rl.gymnasium
>>> table = gymnasium.make("roundhouse/traffic-v0", seats=3, opponents="random")
>>> seen, about = table.reset(seed=7)
>>> sorted(seen)
['action_mask', 'observation']
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from ..bots import RANDOM, Bot, make
from ..core.engine import Engine, Mode
from ..core.errors import InvalidOption, plain
from ..core.game import games
from ..core.view import SeatView
from .batch import Batch
from .desk import Desk, Looker, Observation
from .extra import need

need("gymnasium", __name__)

import gymnasium  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

ILLEGAL_REWARD = -1.0


def space_of(size: int, moves: int) -> spaces.Dict:
    """What a seat can observe: a row of small numbers, and which moves are legal."""
    row = spaces.Box(-128, 127, (size,), np.int8)
    return spaces.Dict({"observation": row, "action_mask": spaces.Box(0, 1, (moves,), np.int8)})


class SeatEnv(gymnasium.Env[Observation, int]):
    """A table at which one seat learns; a step is its move and all that others do until it decides again.

    An illegal move ends the game at once, with a reward of -1: `action_mask` says which are legal.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012  # as its base declares it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: str = RANDOM,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        mode: Mode | None = None,
    ) -> None:
        self.render_mode = render_mode
        self.desk = Desk(game, seats, options, mode)
        self.seat = check_seat(seat, self.desk.seats)
        self.opponents = opponents
        self.observation_space: Any = space_of(len(self._seen()["observation"]), self.desk.game.A)
        self.action_space: Any = spaces.Discrete(self.desk.game.A)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game, and play it until the seat decides."""
        super().reset(seed=seed)
        self.desk.deal(self.np_random.bytes(32))
        self._bot: Bot = make(self.opponents, int(self.np_random.integers(2**31)))
        self._let_others_play()
        return self._seen(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play a move, and let the others play theirs."""
        refusal = self.desk.table.why_not(int(action))
        if refusal is not None:
            return self._seen(), ILLEGAL_REWARD, True, False, {"illegal": str(refusal)}
        self.desk.table.play(int(action))
        self._let_others_play()
        reward = self.desk.rewards()[self.seat]
        return self._seen(), reward, self.desk.table.over, self.desk.is_cut_off, {}

    def _let_others_play(self) -> None:
        while self.desk.seat not in (None, self.seat):
            table = self.desk.table
            table.play(self._bot.choose(SeatView.of(table, self.desk.seat)))

    def _seen(self) -> Observation:
        return self.desk.observation(self.seat)

    def render(self) -> str:
        """The table as the seat sees it."""
        return self.desk.text(self.seat)


class SeatVectorEnv(VectorEnv[Observation, npt.NDArray[Any], npt.NDArray[Any]]):
    """Many such tables, played by a `Batch`: where a game ends, the next one begins in the same step.

    There `final_obs` of what a step tells is what the seat saw at the end.  `IllegalMove` is raised if a move is
    illegal anywhere; then none was played.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  # as its base declares it

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        seat: int = 0,
        opponents: str = RANDOM,
        options: Mapping[str, Any] | None = None,
        mode: Mode | None = None,
        **given: Any,
    ) -> None:
        self.batch = Batch(game, num_envs, seats, None, options, mode=mode)
        self.num_envs, self.seat = num_envs, check_seat(seat, int(self.batch.seats[0]))
        self.opponents, self._bot = opponents, make(opponents, 0)
        self._states: npt.NDArray[np.uint8] = self.batch.states.view(np.uint8).reshape(num_envs, -1)  # live
        self._before = self._states.copy()
        self._replayed, self._looker = Engine(self.batch.game, 1, mode), Looker(self.batch.game, self.batch.mode)
        moves = self.batch.game.A
        self.single_observation_space = space_of(self.batch.observations.shape[1], moves)
        self.single_action_space: Any = spaces.Discrete(moves)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal anew everywhere."""
        first = next((each for each in seed if each is not None), None) if isinstance(seed, list) else seed
        super().reset(seed=first)
        self.batch.reset(self.np_random.bytes(32))
        self._bot = make(self.opponents, int(self.np_random.integers(2**31)))
        self._begin()
        self._let_others_play()
        return self._seen(), {}

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        """Play a move at every table, and let the others play theirs."""
        self._begin()
        self._play(np.asarray(actions), None)
        self._let_others_play()
        return self._seen(), self._reward, self._over & ~self._cut_off, self._cut_off, self._about

    def _begin(self) -> None:
        self._about: dict[str, Any] = {}
        self._reward = np.zeros(self.num_envs, np.float32)
        self._over, self._cut_off = np.zeros(self.num_envs, bool), np.zeros(self.num_envs, bool)

    def _play(self, codes: Any, where: Any) -> None:
        self._before[...] = self._states
        self.batch.step(codes, where)
        for i in np.flatnonzero(self.batch.done).tolist():
            self._about = self._add_info(self._about, {"final_obs": self._last_seen(i, codes[i]), "final_info": {}}, i)
        self._reward += self.batch.rewards[:, self.seat]
        self._over |= self.batch.done == 1
        self._cut_off |= self.batch.truncated == 1

    def _last_seen(self, i: int, code: int) -> Observation:
        """What the seat saw after the move that ended the game in place i, where the next one has begun."""
        self._replayed.put_back(0, self._before[i].tobytes())
        self._replayed.play(0, int(code))
        row = self._looker.row(self._replayed.first, self.seat)
        return {"observation": row, "action_mask": np.zeros(self.batch.game.A, np.int8)}

    def _let_others_play(self) -> None:
        while (others := self.batch.deciders != self.seat).any():
            codes = self.batch.sample()
            if self.opponents != RANDOM:
                for i in np.flatnonzero(others).tolist():
                    codes[i] = self._bot.choose(SeatView.of(self.batch.table(i), int(self.batch.deciders[i])))
            self._play(codes, others)

    def _seen(self) -> Observation:
        return {"observation": self.batch.observations.copy(), "action_mask": self.batch.masks.view(np.int8).copy()}


def check_seat(seat: Any, seats: int) -> int:
    """A seat of the table."""
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
        raise InvalidOption("seat", seat=plain(seat), most=seats - 1)
    return int(seat)


for _name in games():
    gymnasium.register(
        id=f"roundhouse/{_name}-v0",
        entry_point=f"{__name__}:SeatEnv",
        vector_entry_point=f"{__name__}:SeatVectorEnv",
        kwargs={"game": _name},
    )
