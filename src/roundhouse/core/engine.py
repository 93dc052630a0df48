"""Many games of one kind at once, run by interpreted or by compiled rules, with the same bytes."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache, cached_property
from types import ModuleType
from typing import Any, Literal, NamedTuple, TypeAlias

import numpy as np

from . import kernels
from .compile import bind, compile_for_cpu, direct, have_numba
from .errors import InvalidOption
from .game import Game
from .record import CELL, NONE, WORD, Batch, Cells, Ints, Record
from .state import EVENT_CELLS, KEY_WORDS, GameState

Mode = Literal["interpreted", "compiled", "checked"]
MODES: tuple[Mode, ...] = ("interpreted", "compiled", "checked")
Run: TypeAlias = Callable[[Batch, Batch, Ints], int]  # `kernels.run`, compiled or not
NO_MOVES = np.zeros(0, WORD)
NO_LIMIT = 1 << 40  # more moves than are ever played in a row


def usual_mode() -> Mode:
    """How rules are run unless asked otherwise: ROUNDHOUSE_MODE, or compiled where Numba is installed."""
    given = os.environ.get("ROUNDHOUSE_MODE")
    if given:
        return check_mode(given)
    return "compiled" if have_numba() else "interpreted"


def check_mode(mode: str) -> Mode:
    """One of the ways to run the rules."""
    for known in MODES:
        if mode == known:
            if known != "interpreted" and not have_numba():
                raise InvalidOption("no-numba", mode=mode)
            return known
    raise InvalidOption("mode", mode=mode, known=", ".join(MODES))


def key_words(seed: bytes) -> Ints:
    """A 256-bit seed as the words of a key."""
    return np.frombuffer(seed, "<i4").astype(WORD)


def option_array(game: Game, options: list[int]) -> Ints:
    """What `Game.option_cells` gives, as the rules take it; compiled code would read beyond a shorter one."""
    assert len(options) == 1 + len(game.options), "these are not from Game.option_cells"
    return np.array(options, WORD)


def empty_request(game: Game, moves: int) -> Ints:
    """Room for what `kernels.run` is asked, with this number of moves."""
    return np.zeros(kernels.OPTIONS + 1 + len(game.options) + KEY_WORDS + moves, WORD)


class Replayed(NamedTuple):
    """What was noted while moves were played in a row: a row for each of them, but for `told`."""

    legal: int  # how many moves were legal: of these only it is noted
    deciders: Ints  # who made each
    choices: Ints  # among how many moves
    told_until: Ints  # how many events there were after it
    begins: Ints  # whether a turn began with it
    told: Cells  # all events in numbers, as `event_rows` has them
    points: Ints  # of each seat if the game had ended there; where a turn began
    marks: list[bytes]  # the state after every `every` moves


class Engine:
    """Room for n games: their states, and the lists of their legal moves."""

    def __init__(self, game: Game, n: int = 1, mode: Mode | None = None) -> None:
        self.game = game
        self.mode: Mode = check_mode(mode) if mode else usual_mode()
        self.states = game.State.batch(n)
        self.lists = game.Moves.batch(n)
        self.deciders, self.counts, self.listed = self.states["seat"], self.lists["count"], self.lists["codes"]  # live
        self.bytes = self.states.view(np.uint8).reshape(
            n, -1
        )  # live: numpy copies records field by field, bytes at once
        self.calls = entry_points(game, self.mode)
        self._run = run_of(game, self.mode)
        self._request, self._place = empty_request(game, 1), 0
        self._request[kernels.MOVES] = 1
        # A memoryview reads and writes one cell in half the time that an array takes.
        self._asked = self._request.data
        self.seat_of, self.count_of = self.deciders.data, self.counts.data
        self._lists: list[memoryview] = [codes.data for codes in self.listed]

    @cached_property
    def first(self) -> GameState:
        """A live view of the state of game 0."""
        return self.game.State.at(self.states, 0)

    def start(self, i: int, seats: int, options: list[int], seed: bytes) -> None:
        """Set up game i, with the options as `Game.option_cells` gives them."""
        request = empty_request(self.game, 0)
        request[kernels.PLACE], request[kernels.SEATS] = i, seats
        request[kernels.OPTIONS :] = np.concatenate([option_array(self.game, options), key_words(seed)])
        self._run(self.states, self.lists, request)

    def play(self, i: int, code: int) -> bool:
        """Play a move in game i; False if it is not legal, and then nothing has changed."""
        if i != self._place:
            self._place = self._asked[kernels.PLACE] = i
        try:
            self._asked[-1] = code
        except ValueError:  # a number that no cell can hold
            return False
        return self._run(self.states, self.lists, self._request) == 1

    def play_all(self, i: int, codes: list[int]) -> int:
        """Play moves in a row; how many were legal."""
        request = empty_request(self.game, len(codes))
        request[kernels.PLACE], request[kernels.MOVES] = i, len(codes)
        request[len(request) - len(codes) :] = codes
        return int(self._run(self.states, self.lists, request))

    def replay(self, codes: list[int], seats: int, begins: int, every: int) -> Replayed:
        """Play moves in a row in game 0, and note what they did; `begins` is the event that tells of a turn."""
        state, n = self.game.State, len(codes)
        noted, points = np.zeros((n, 4), WORD), np.zeros((n, seats), WORD)
        told = np.empty((n * self.states["events"].shape[1], EVENT_CELLS), CELL)
        marks, words = state.batch(n // every), np.array(codes, WORD)
        legal = self.calls.replay(
            self.states, self.lists, state.batch(1), marks, words, noted, told, points, begins, every
        )
        kept = [mark.tobytes() for mark in marks.view(np.uint8).reshape(-1, self.bytes.shape[1])]
        until = noted[legal - 1, 2] if legal else 0
        return Replayed(int(legal), noted[:, 0], noted[:, 1], noted[:, 2], noted[:, 3], told[:until], points, kept)

    def points_after_each(self, codes: list[int], seats: int) -> list[list[int]]:
        """Play moves in a row in game 0: what each seat would have after each of them, if the game ended there."""
        points: list[list[int]] = self.replay(codes, seats, kernels.EVERY_MOVE, NO_LIMIT).points.tolist()
        return points

    def relist(self, i: int) -> None:
        """List the legal moves of game i anew, after its state was written by hand."""
        request = empty_request(self.game, 0)
        request[kernels.PLACE] = i
        self._run(self.states, self.lists, request)

    def saved(self, i: int) -> bytes:
        """The state of game i, to be put back later."""
        state: bytes = self.bytes[i].tobytes()
        return state

    def put_back(self, i: int, state: bytes) -> None:
        """Game i is in this state again."""
        self.bytes[i] = np.frombuffer(state, np.uint8)
        self.relist(i)

    def codes(self, i: int) -> list[int]:
        """The legal moves of game i."""
        return self._lists[i][: self.count_of[i]].tolist()

    def is_over(self, i: int) -> bool:
        """Whether game i is over: then nobody decides."""
        return self.seat_of[i] == NONE

    def play_each(self, codes: Ints) -> Ints:
        """Play one move in every game that is not over; which were played."""
        played = np.zeros(len(self.states), WORD)
        self.calls.play_each(self.states, self.lists, codes, played)
        return played

    def many_games(
        self,
        seats: int,
        options: list[int],
        seed: bytes,
        first: int,
        games: int,
        most: int = NO_LIMIT,
        place: int = 0,
    ) -> tuple[int, Ints]:
        """Play random games in one place, up to `games` of them or `most` moves; moves played and last scores."""
        scores = np.zeros(seats, WORD)
        cells, key = option_array(self.game, options), key_words(seed)
        played = self.calls.many_games(self.states, self.lists, place, seats, cells, key, first, games, most, scores)
        return int(played), scores

    def rollout(self, i: int, pick: int, most: int) -> int:
        """Play on at random in game i, from this pick (1 … 2³² − 1), for at most `most` moves; how many it took."""
        return int(self.calls.rollout(self.states, self.lists, i, pick, most))

    def scores(self, i: int, seats: int) -> list[int]:
        """The points of each seat of game i, as they are now."""
        return self._count(self.states, i, 0, seats)

    def closed_scores(self, i: int, seats: int) -> list[int]:
        """What each seat of game i would have if it ended here, with all cards open."""
        return self._count(self._apart(i), 0, 1, seats)

    def closed(self, i: int) -> GameState:
        """The state of game i as it would be if it ended here, with all cards open."""
        there = self._apart(i)
        self._count(there, 0, 1, 0)
        return self.game.State.at(there, 0)

    def _apart(self, i: int) -> Batch:
        """A copy of the state of game i."""
        state: Batch = self.bytes[i].copy().view(self.states.dtype)
        return state

    def _count(self, states: Batch, i: int, closes: int, seats: int) -> list[int]:
        found = np.zeros(seats, WORD)
        self.calls.scores(states, i, closes, found)
        points: list[int] = found.tolist()
        return points

    def determinise(self, i: int, seat: int | None, seed: bytes) -> None:
        """Replace what a seat (None: a spectator) cannot see of game i by a guess, under a fresh key."""
        keys = key_words(seed).reshape(1, -1)
        self.calls.determinise(self.states, self.lists, i, NONE if seat is None else seat, keys, NO_MOVES)
        self.relist(i)

    def try_twins(self, seat: int, keys: Ints, codes: list[int]) -> bool:
        """Play moves in all games but the first, after guesses at what seat does not see; were all of them legal?

        AS_IT_IS in place of a seat: there is nothing to guess.
        """
        words = np.array(codes, WORD)
        return int(self.calls.determinise(self.states, self.lists, 1, seat, keys, words)) == len(keys)


class Interpreted:
    """Entry points in plain Python, over live views of the records of these kinds."""

    def __init__(self, plain: ModuleType, *kinds: type[Record]) -> None:
        self.plain, self.kinds = plain, kinds

    def __getattr__(self, name: str) -> Any:
        function = getattr(self.plain, name)

        def call(*args: Any) -> Any:
            return function(*(self._live(arg) for arg in args))

        return call

    def _live(self, arg: Any) -> Any:
        """Batches of records as sequences, all else as it is."""
        dtype = getattr(arg, "dtype", None)
        for kind in self.kinds:
            if dtype == kind.dtype:
                return Live(kind, arg)
        return arg


class Live:
    """A batch of records as a sequence whose items the interpreted rules can take."""

    def __init__(self, record: Any, batch: Batch) -> None:
        self.record, self.batch = record, batch
        self.known: dict[int, Any] = {}

    def __len__(self) -> int:
        return len(self.batch)

    def __setitem__(self, i: int, record: Any) -> None:
        self.batch[i] = record.record

    def __getitem__(self, i: int) -> Any:
        if i not in self.known:
            self.known[i] = self.record.at(self.batch, i)
        return self.known[i]


_compiled: set[Game] = set()


@cache
def entry_points(game: Game, mode: Mode) -> ModuleType | Interpreted:
    """The entry points of a game in one mode, made once."""
    if mode == "interpreted":
        return Interpreted(bind(game), game.State, game.Moves)
    if mode == "compiled":
        _compiled.add(game)
    return compile_for_cpu(game, checked=mode == "checked")


def mode_at_hand(game: Game) -> Mode:
    """Compiled if the rules of this game are compiled already: one question does not wait for a compiler."""
    return "compiled" if game in _compiled else "interpreted"


@cache
def run_of(game: Game, mode: Mode) -> Run:
    """The entry point that a table calls for every move, as directly as can be."""
    run: Run = entry_points(game, mode).run
    if mode != "interpreted":
        run = direct(run, game.State.batch(1), game.Moves.batch(1), empty_request(game, 0))
    return run
