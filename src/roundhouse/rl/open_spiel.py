"""The games for OpenSpiel: `pyspiel.load_game("roundhouse_traffic(seats=3)")` once this module is imported.

Chance is one node at the beginning: it picks one of `deals` deals, and all that is drawn later follows from it.  So a
state knows its future.  What searches has to guess at it first, from what a seat sees: `resample_from_infostate`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from ..core.chance import seed_bytes
from ..core.errors import InvalidOption
from ..core.game import Game, games, load
from ..core.record import OWNER, OWNER_UNTIL_END
from ..core.table import Table
from ..core.view import SeatView, masked
from ..observe import tensors
from .desk import Looker, rewards_of
from .extra import need

need("pyspiel", __name__)

import pyspiel  # noqa: E402

PREFIX = "roundhouse_"
DEALS = 1000


def game_type(game: Game) -> pyspiel.GameType:
    """What OpenSpiel knows of a game before it is loaded."""
    counts = game.seat_counts
    sums = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=sums.ZERO_SUM if counts[0] > 1 else sums.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=counts[-1],
        min_num_players=counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"seats": counts[0], "options": "", "deals": DEALS, "seed": 0},
    )


def game_info(game: Game, seats: int, deals: int) -> pyspiel.GameInfo:
    """What it knows of a loaded one."""
    alone = game.seat_counts[0] == 1
    return pyspiel.GameInfo(
        num_distinct_actions=game.A,
        max_chance_outcomes=deals,
        num_players=seats,
        min_utility=-1.0,
        max_utility=10.0 if alone else 1.0,
        utility_sum=None if alone else 0.0,
        max_game_length=game.rules.MOST_MOVES,
    )


def read_options(text: str) -> dict[str, str]:
    """Options as a parameter of OpenSpiel: "name:value;name:value"."""
    pairs = [pair.partition(":") for pair in text.split(";") if pair]
    if not all(colon for _, colon, _ in pairs):
        raise InvalidOption("options-form", given=text)
    return {name.strip(): value.strip() for name, _, value in pairs}


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, with its number of seats and its options."""

    NAME = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.game = load(self.NAME)
        self.seats = self.game.check_seats(int(given.get("seats", self.game.seat_counts[0])))
        self.options = self.game.check_options(self.seats, read_options(str(given.get("options", ""))))
        self.deals, self.seed = int(given.get("deals", DEALS)), int(given.get("seed", 0))
        super().__init__(game_type(self.game), game_info(self.game, self.seats, self.deals), given)

    def new_initial_state(self) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def deal(self, number: int) -> Table:
        """The deal of this number."""
        key = hashlib.sha256(seed_bytes(self.seed) + b"%d" % number).digest()
        return Table(self.game.name, self.seats, key, self.options)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What shows states to seats."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class Kept:
    """The table of a state, and what each seat has seen of it so far; a copy of a state has its own."""

    def __init__(self, table: Table) -> None:
        self.table, self.moves = table, 0
        self.seen = [b""] * table.seats
        self.look()

    def look(self, code: int | None = None, by: int | None = None) -> None:
        """Every seat looks at the table, and remembers; a seat knows its own moves."""
        for seat, before in enumerate(self.seen):
            own = b"%d" % code if code is not None and seat == by else b""
            self.seen[seat] = hashlib.sha256(before + own + masked(self.table.live, seat).tobytes()).digest()

    def play(self, code: int) -> None:
        """Play a move."""
        by = self.table.seat
        self.table.play(code)
        self.moves += 1
        self.look(code, by)

    def __getstate__(self) -> dict[str, Any]:
        return {"log": self.table.log(), "mode": self.table.engine.mode, "moves": self.moves, "seen": self.seen}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.table = Table.from_log(kept["log"], mode=kept["mode"])
        self.moves, self.seen = kept["moves"], kept["seen"]

    def __deepcopy__(self, memo: Any) -> Self:
        there = type(self).__new__(type(self))
        there.table, there.moves, there.seen = self.table.copy(), self.moves, list(self.seen)
        return there


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table, or what is before the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.kept: Kept | None = None

    @property
    def table(self) -> Table | None:
        """The table, once it is dealt."""
        return None if self.kept is None else self.kept.table

    def current_player(self) -> int:
        """Who decides; chance deals."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        assert self.table.seat is not None
        return self.table.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, equally likely."""
        deals = self.get_game().deals
        return [(number, 1.0 / deals) for number in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        return sorted(self.table.codes())

    def _apply_action(self, action: int) -> None:
        if self.kept is None:
            self.kept = Kept(self.get_game().deal(action))
        else:
            self.kept.play(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.table is None:
            return f"deal {action}"
        kind, args = self.table.game.layout.describe(action)
        return " ".join([kind, *(f"{name}={value}" for name, value in args.items())])

    def is_terminal(self) -> bool:
        """Whether the game is over, or cut off."""
        if self.kept is None:
            return False
        table = self.kept.table
        return table.over or self.kept.moves >= table.game.rules.MOST_MOVES

    def returns(self) -> list[float]:
        """What the end brought each seat."""
        if self.table is None or not self.table.over:
            return [0.0] * self.get_game().seats
        return rewards_of(self.table)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that this seat cannot tell from this one: what it does not see is a guess, the future another."""
        there: SpielState = self.clone()
        if there.kept is not None:
            table = there.kept.table
            guess = SeatView.of(table, player).guess(int(sampler() * 2**32), table.engine.mode)
            there.kept.table = Table.from_record(table.game, guess, table.engine.mode)
        return there

    def __str__(self) -> str:
        return "before the deal" if self.table is None else json.dumps(self.table.state(), ensure_ascii=False)


class Observer:
    """Shows states to seats: a row of numbers, as `docs/observations` describes it, or a text.

    Two parts can be asked for alone: what everybody sees, and the rows that a seat sees of what is hidden from others.
    """

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers take no parameters; given: {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("a seat is never shown what another one hides")
        self.kind, self.game = kind, game.game
        self.looker: Looker | None = None
        self.is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        fields = self.game.State.fields
        self.own = [name for name, field in fields.items() if field.seen in (OWNER, OWNER_UNTIL_END)]
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if not kind.perfect_recall:  # all that a seat has seen is told as text alone
            shown = tensors.of(self.game)
            self.tensor = np.zeros(shown.size, np.float32)
            self.dict = {"observation": self.tensor}
            parts = [(part.where, name.partition(".")[0] in self.own) for name, part in shown.parts.items()]
            self.left_out = [where for where, is_own in parts if not (self.is_private if is_own else kind.public_info)]

    def set_from(self, state: SpielState, player: int) -> None:
        """The tensor of what a seat sees."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.table is not None:
            if self.looker is None:
                self.looker = Looker(self.game, state.table.engine.mode)
            self.tensor[:] = self.looker.row(state.table.live, player)
            for where in self.left_out:
                self.tensor[where] = 0

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat sees as text; with perfect recall a digest of all that it has seen, and its own moves."""
        if state.kept is None:
            return "before the deal" if self.kind.public_info else ""
        if self.kind.perfect_recall:
            return f"player {player}, {state.kept.moves} moves: {state.kept.seen[player].hex()}"
        table = state.kept.table
        if self.kind.public_info:
            return json.dumps(table.view(player if self.is_private else None), ensure_ascii=False)
        rows = {name: table.live.record[name][player].tolist() for name in self.own} if self.is_private else {}
        return json.dumps(rows) if rows else ""


for _name in games():
    _class = f"SpielGame_{_name}"
    globals()[_class] = type(_class, (SpielGame,), {"NAME": _name, "__module__": __name__})  # found there by pickle
    pyspiel.register_game(game_type(load(_name)), globals()[_class])
