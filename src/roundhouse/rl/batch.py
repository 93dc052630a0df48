"""Many games of one kind at once, for programs that learn: all their arrays are made once, and live."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import lcm
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

import numpy as np

from ..core.chance import MASK, seed_bytes
from ..core.engine import Mode, check_mode, key_words, usual_mode
from ..core.errors import IllegalMove, InvalidOption, quoted
from ..core.game import Game, load
from ..core.record import CELL
from ..core.state import KEY_WORDS, GameState
from ..core.table import Table
from . import places
from .device import CudaRunner
from .runner import Runner, usual_threads

Device: TypeAlias = Literal["cpu", "cuda"]
DEVICES = ("cpu", "cuda")
PLACE = KEY_WORDS - 2  # the word of a key that is the place; the last one is the number of the game
GAME = KEY_WORDS - 1
PICKS_APART = 2654435761  # spreads the first picks of neighbouring places
MOST_PLACES = 2**31 - 1  # that a word can number


class Batch:
    """Games side by side; where one ends the next begins at once.

    >>> batch = Batch("traffic", 4, seats=3, seed=7)
    >>> batch.step(batch.sample())
    >>> batch.deciders.shape, batch.masks.shape, batch.rewards.shape
    ((4,), (4, 282), (4, 6))

    The arrays are live: `step` writes into them.  Copy what is to be kept, and do not write into them.  On "cuda" they
    stay on the GPU, where torch, cupy and others share them without a copy (`torch.as_tensor(batch.masks)`).
    """

    def __init__(
        self,
        game: str,
        n: int,
        seats: int | Sequence[int] | None = None,
        seed: int | str | bytes | None = None,
        options: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None = None,
        device: Device = "cpu",
        observe: bool = True,
        threads: int | None = None,
        edition: str | Path | None = None,
        mode: Mode | None = None,
    ) -> None:
        self.game: Game = load(game, edition)
        if not _is_number(n, MOST_PLACES):
            raise InvalidOption("batch-size", given=quoted(n), most=MOST_PLACES)
        self.n = int(n)
        if threads is not None and not _is_number(threads, self.n):
            raise InvalidOption("batch-threads", given=quoted(threads), most=self.n)
        self.threads = usual_threads(self.n) if threads is None else int(threads)
        self.mode: Mode = check_mode(mode) if mode else usual_mode()
        self._tables = agreed(self.game, seats, options)  # one after the other, and again from the first
        self._runner = self._runner_on(device, observe)
        self._name_arrays()
        self._sampled = self._runner.room()
        self.seed = seed_bytes(seed)
        self.reset()

    def _runner_on(self, device: str, observe: bool) -> Runner | CudaRunner:
        if device not in DEVICES:
            raise InvalidOption("batch-device", device=quoted(device), known=", ".join(DEVICES))
        if device == "cuda":
            return CudaRunner(self.game, self.n, observe)
        return Runner(self.game, self.mode, self.n, observe, self.threads)

    def _name_arrays(self) -> None:
        arrays = self._runner.arrays
        self.states = arrays.states
        self.seats = arrays.seats  # how many play in each place
        self.games = arrays.games  # the number of the game that is played there, from 0 on
        self.played = arrays.played  # how many moves of it were played
        self.deciders = arrays.deciders  # the seat that decides; there always is one
        self.masks = arrays.masks  # by move number: 1 if it is legal
        self.observations = arrays.observations  # what the seat that decides sees
        self.rewards = arrays.rewards  # by seat, of the last step: all 0 where no game ended by it
        self.scores = arrays.scores  # by seat, of the last game that ended there
        self.done = arrays.done  # 1 where the last step ended a game, or it was cut off
        self.truncated = arrays.truncated  # 1 where it was cut off

    def reset(self, seed: int | str | bytes | None = None) -> None:
        """Begin anew in all places, with the first game of each: of the same seed, or of another."""
        self.seed = self.seed if seed is None else seed_bytes(seed)
        numbers = np.arange(self.n)
        keys = np.tile(key_words(self.seed), (self.n, 1))
        keys[:, PLACE], keys[:, GAME] = numbers, 0
        picks = (numbers * PICKS_APART + (int(keys[0, 0]) & MASK)) % MASK + 1
        which = numbers % len(self._tables)
        seats = np.array([table.seats for table in self._tables], CELL)[which]
        options = np.array([self.game.option_cells(table.options) for table in self._tables], CELL)[which]
        self._runner.put(seats=seats, options=options, keys=keys, picks=picks, scores=0)
        self._runner.run(places.DEAL, self._runner.chosen(None), self._sampled)

    def step(self, codes: Any, where: Any = None, check: bool = True) -> None:
        """Play one move in each place, or in those where `where` is 1; IllegalMove: then none was played anywhere.

        The one who takes moves from `masks` need not have them checked, and does not wait for a GPU then.
        """
        given, chosen = self._runner.codes(codes), self._runner.chosen(where)
        wrong = self._runner.check(chosen, given) if check else self.n
        if wrong < self.n:
            raise self._illegal(wrong, int(given[wrong]))
        self._runner.run(places.STEP, chosen, given)

    def sample(self) -> Any:
        """A legal move in each place, all equally likely, from a stream that has nothing to do with the games'."""
        self._runner.run(places.PICK, self._runner.chosen(None), self._sampled)
        return self._sampled

    def look(self, seats: Any) -> None:
        """Show in `observations` what these seats see, one in each place, until the next step."""
        self._runner.run(places.LOOK, self._runner.chosen(None), self._runner.codes(seats))

    def table(self, i: int) -> Table:
        """A table with the position of place i, for all that may be asked of one; its log begins there."""
        return Table.from_record(self.game, self.copy_of(i), self.mode)

    def copy_of(self, i: int) -> GameState:
        """A copy of the state in place i."""
        return self.game.State.at(self._runner.record(self._place(i)), 0)

    def options_of(self, i: int) -> dict[str, str | int | bool]:
        """What is agreed in place i."""
        return dict(self._tables[self._place(i) % len(self._tables)].options)

    def seed_of(self, i: int, game: int) -> bytes:
        """The seed with which `Table` deals the same game as the one of this number in place i."""
        key = key_words(self.seed).copy()
        key[PLACE], key[GAME] = self._place(i), game
        return key.astype("<i4").tobytes()

    def _place(self, i: int) -> int:
        if isinstance(i, bool) or not isinstance(i, int | np.integer) or not 0 <= i < self.n:
            raise InvalidOption("batch-place", place=quoted(i), most=self.n - 1)
        return int(i)

    def _illegal(self, i: int, code: int) -> IllegalMove:
        """Why this move cannot be played in place i."""
        return IllegalMove("batch-move", place=i, code=code, why=self.table(i).why_not(code))


class Agreed(NamedTuple):
    """How many play, and by which options."""

    seats: int
    options: dict[str, str | int | bool]


def agreed(game: Game, seats: Any, options: Any) -> list[Agreed]:
    """What is agreed in the first places; in those that follow it is the same again, from the first on."""
    usual = game.seat_counts[0] if seats is None else seats
    counts = list(usual) if isinstance(usual, Sequence | np.ndarray) else [usual]
    if not counts:
        raise InvalidOption("batch-seats")
    agreements = list(options) if isinstance(options, Sequence) and not isinstance(options, str) else [options]
    if not agreements:
        raise InvalidOption("batch-options")
    tables = []
    for i in range(lcm(len(counts), len(agreements))):
        found = counts[i % len(counts)]
        players = game.check_seats(int(found) if isinstance(found, np.integer) else found)
        tables.append(Agreed(players, game.check_options(players, agreements[i % len(agreements)])))
    return tables


def _is_number(given: Any, most: int) -> bool:
    """Whether this is a whole number from 1 on."""
    return isinstance(given, int | np.integer) and not isinstance(given, bool) and 1 <= int(given) <= most
