"""One table as an environment shows it: rows of numbers, masks of moves, rewards."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from ..core.compile import bind
from ..core.engine import Mode
from ..core.game import Game, load
from ..core.record import Row
from ..core.state import GameState
from ..core.table import Table
from . import places, rewards
from .runner import Runner

Observation = dict[str, npt.NDArray[np.int8]]


class Looker:
    """Sees a state with the eyes of a seat, by the code that a batch runs."""

    def __init__(self, game: Game, mode: Mode) -> None:
        self._runner = Runner(game, mode, 1, True, 1)
        self._seat = np.zeros(1, np.int64)

    def row(self, s: GameState, seat: int) -> Row:
        """What this seat sees, as a row of its own."""
        arrays = self._runner.arrays
        arrays.states[0] = s.record
        self._seat[0] = seat
        self._runner.run(places.LOOK, self._runner.all, self._seat)
        row: Row = arrays.observations[0].copy()
        return row


class Desk:
    """A table, and all that an environment asks of it."""

    def __init__(
        self, game: str, seats: int | None, options: Mapping[str, Any] | None, mode: Mode | None = None
    ) -> None:
        self.game = load(game)
        self.seats = self.game.check_seats(self.game.seat_counts[0] if seats is None else seats)
        self.options = self.game.check_options(self.seats, options)
        self._mode = mode
        self.deal(0)
        self.looker = Looker(self.game, self.table.engine.mode)

    def deal(self, seed: int | bytes) -> None:
        """A new game."""
        self.table = Table(self.game.name, self.seats, seed, self.options, mode=self._mode)

    @property
    def seat(self) -> int | None:
        """Who decides; None: the game is over, or cut off."""
        return None if self.is_cut_off else self.table.seat

    @property
    def is_cut_off(self) -> bool:
        """Whether the game is stopped because it does not end."""
        return not self.table.over and len(self.table.codes_played) >= self.game.rules.MOST_MOVES

    def observation(self, seat: int) -> Observation:
        """What a seat sees, and which moves it may make: none if another decides."""
        mask = np.zeros(self.game.A, np.int8)
        if seat == self.seat:
            mask[self.table.codes()] = 1
        return {"observation": self.looker.row(self.table.live, seat), "action_mask": mask}

    def rewards(self) -> list[float]:
        """What the end brought each seat; nothing before it, or if the game was cut off."""
        return rewards_of(self.table) if self.table.over else [0.0] * self.seats

    def text(self, seat: int | None = None) -> str:
        """What a seat (None: a spectator) sees, for people."""
        return json.dumps(self.table.view(seat), ensure_ascii=False, indent=1)


def rewards_of(table: Table) -> list[float]:
    """What the end of a game brought each seat, as a batch counts it."""
    found = np.zeros(table.seats, np.float32)
    bind(table.game, entry_points=rewards).share_out(table.live, found)
    return [float(each) for each in found]
