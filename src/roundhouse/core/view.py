"""What one seat may see of a state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt

from .chance import seed_bytes
from .engine import Engine, Mode
from .game import Game, load
from .record import ALL, NOBODY, NONE, OWNER_UNTIL_END, UNKNOWN, made_once
from .state import GameState

if TYPE_CHECKING:
    from .table import Table

State = TypeVar("State", bound=GameState)
Bytes: TypeAlias = npt.NDArray[np.uint8]
Flags: TypeAlias = npt.NDArray[np.bool_]


def masked(s: State, seat: int | None) -> State:
    """A copy of the state with everything hidden from this seat (None: a spectator) replaced by UNKNOWN."""
    is_hidden, unknown = _veil(type(s), seat, s.seat == NONE)
    seen = bytearray(s.tobytes())
    np.copyto(np.frombuffer(seen, np.uint8), unknown, where=is_hidden)
    return type(s)(np.frombuffer(seen, s.dtype).reshape(()))


@made_once
def _veil(state: type[GameState], seat: int | None, is_over: bool) -> tuple[Flags, Bytes]:
    """Which bytes of a record this seat does not see, and what it sees in their place."""
    hidden, veiled = state.new(), state.new()
    for name, field in state.fields.items():
        if field.seen == ALL or (field.seen == OWNER_UNTIL_END and is_over):
            continue
        rows = ... if field.seen == NOBODY else [row for row in range(field.shape[0]) if row != seat]
        hidden.record[name][rows] = -1  # no byte of which is zero
        veiled.record[name][rows] = UNKNOWN
    return np.frombuffer(hidden.tobytes(), np.uint8) != 0, np.frombuffer(veiled.tobytes(), np.uint8)


def is_hidden_from(state: type[GameState], seat: int | None, is_over: bool) -> Flags:
    """Which bytes of a record this seat does not see."""
    return _veil(state, seat, is_over)[0]


@dataclass(frozen=True, kw_only=True)
class SeatView:
    """All that one seat (None: a spectator) sees of a table, and nothing else: what a bot gets, in any process."""

    game_name: str
    edition: str | None  # the folder of the values it is played with; None: the game's own
    seats: int
    options: Mapping[str, str | int | bool]
    seat: int | None
    record: bytes  # the state, with UNKNOWN in every cell that is hidden
    codes: tuple[int, ...]  # the legal moves, if this seat decides

    @classmethod
    def of(cls, table: Table, seat: int | None) -> Self:
        """What this seat sees of a table now."""
        folder = table.game.edition_folder
        codes = tuple(table.codes()) if seat is not None and seat == table.seat else ()
        return cls(
            game_name=table.game.name,
            edition=None if folder is None else str(folder),
            seats=table.seats,
            options=dict(table.options),
            seat=seat,
            record=masked(table.live, seat).tobytes(),
            codes=codes,
        )

    @property
    def game(self) -> Game:
        """The game, with the values it is played with."""
        return load(self.game_name, self.edition)

    def masked(self) -> GameState:
        """The state as this seat sees it: UNKNOWN where it does not."""
        state = self.game.State
        return state(np.frombuffer(self.record, state.dtype).copy().reshape(()))

    def guess(self, seed: int | str | bytes | None, mode: Mode = "interpreted") -> GameState:
        """The state with a guess at what is hidden, and with a future of its own."""
        engine = Engine(self.game, 1, mode)
        engine.states[0] = self.masked().record
        engine.determinise(0, self.seat, seed_bytes(seed))
        return self.game.State.at(engine.states, 0)

    def moves(self) -> list[tuple[str, dict[str, int | str]]]:
        """The legal moves by kind and arguments, in the order of `codes`."""
        describe = self.game.layout.describe
        return [describe(code) for code in self.codes]
