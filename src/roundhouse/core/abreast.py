"""Random games on a GPU, in which threads that do the same go together: a block sorts its places by what is due.

Thirty-two threads go together, and what one of them does alone costs the time of all.  So thirty-two places are
taken where the same is due, and where fewer are they wait for others.  If threads would be left idle, smaller groups
go, too, the larger ones first.  The games lie in the memory of all threads, since any thread may play any of them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any, cast

import numpy as np

from . import stages
from .compile import bind
from .cuda import cuda_module, errors_left_out, kept_kernel
from .engine import NO_LIMIT, key_words, option_array
from .game import Game
from .record import WORD, Batch, Ints
from .stages import IDLE, PHASES, STAGES, Pool

TOGETHER = 32  # threads
LEVELS = 7  # of groups: none, 1, 2 to 3, 4 to 7, 8 to 15, 16 to 31, 32 places
BOUNDS = STAGES + 1  # between stages
THREADS = 256  # a block
ROOM = 1024  # places of a block
REGISTERS = 128  # of a thread, so that two blocks go onto a multiprocessor


cuda = cast(Any, None)  # these names are filled in for each game
rules = cast(Any, None)  # `stages` with the rules of the game
LISTED = cast(Any, None)  # the record that holds the moves of a place


def play(p: Pool, room: int, seats: int, options: Any, first: int, games: int, most: int) -> None:
    """The kernel: the threads of a block play random games in its places, a stage of each at a time."""
    moves = cuda.local.array(1, LISTED)
    waiting = cuda.shared.array(STAGES, np.int32)  # places by what is due there
    taken = cuda.shared.array(STAGES, np.int32)  # of these, how many were put in order
    starts = cuda.shared.array(BOUNDS, np.int32)  # where they begin in the order
    groups = cuda.shared.array(LEVELS, np.int32)  # by how many places they have
    me, threads = cuda.threadIdx.x, cuda.blockDim.x
    base, order = cuda.blockIdx.x * room, cuda.blockIdx.x * (room + STAGES * TOGETHER)
    for i in range(me, room, threads):
        rules.begin(p, base + i, first, games, most)
    turn = 0
    while True:
        end = sort(p, room, base, order, turn, waiting, taken, starts, groups)
        if end == 0:
            break
        for i in range(me, end, threads):
            place = p.order[order + i]
            if place >= 0:
                rules.go_on(p, place, moves[0], seats, options, first + (place + 1) * games, most)
        cuda.syncthreads()
        turn += threads


def sort(
    p: Pool, room: int, base: int, order: int, turn: int, waiting: Any, taken: Any, starts: Any, groups: Any
) -> int:
    """Put the places of a block that go on now in order, from another one on each turn; how long the order is."""
    me, threads = cuda.threadIdx.x, cuda.blockDim.x
    for stage in range(me, STAGES, threads):
        waiting[stage] = taken[stage] = 0
    if me < LEVELS:
        groups[me] = 0
    cuda.syncthreads()
    for i in range(me, room, threads):
        cuda.atomic.add(waiting, p.due[base + i], 1)
    cuda.syncthreads()
    for stage in range(me, STAGES, threads):
        if stage != IDLE:
            cuda.atomic.add(groups, LEVELS - 1, waiting[stage] // TOGETHER)
            cuda.atomic.add(groups, rules.level(waiting[stage] % TOGETHER), 1)
    cuda.syncthreads()
    least = rules.least(groups, LEVELS, TOGETHER, threads)
    for stage in range(me, STAGES + 1, threads):
        starts[stage] = rules.start_of(stage, waiting, least, TOGETHER)
    cuda.syncthreads()
    end = int(starts[STAGES])
    for i in range(me, end, threads):
        p.order[order + i] = -1
    cuda.syncthreads()
    for i in range(me, room, threads):
        place = base + (i + turn) % room
        due = p.due[place]
        if due != IDLE:
            position = starts[due] + cuda.atomic.add(taken, due, 1)
            if position < starts[due + 1]:
                p.order[order + position] = place
    cuda.syncthreads()
    return end


def loop(target: Any, bound: Callable[[], Any], listed: Any) -> tuple[Callable[..., None], Callable[[], None]]:
    """The kernel with the names of a game, and what is to be done before it is compiled.

    `bound` gives the stages with its rules; `listed` is the record that holds the moves of a place.
    """
    names = {**globals(), "cuda": target, "LISTED": listed}

    def prepare() -> None:
        names["rules"] = bound()
        names["sort"] = target.jit(FunctionType(sort.__code__, names, sort.__name__), device=True)

    return FunctionType(play.__code__, names, play.__name__), prepare


@cache
def kernel_of(game: Game, target: Any) -> Any:
    """The kernel of a game, kept on disk."""
    from numba import from_dtype

    @cache
    def bound() -> Any:
        return bind(game, lambda f: target.jit(f, device=True), stages)

    kernel, prepare = loop(target, bound, from_dtype(game.Moves.dtype))
    return kept_kernel(game, target, kernel, prepare, stages, registers=REGISTERS)


def pool(game: Game, states: Batch, room: int, seats: int, seed: bytes) -> Pool:
    """These states with what else a place needs, `room` of them in each block."""
    n = len(states)
    assert n % room == 0, "all blocks are full"
    assert len(game.phases) <= PHASES
    columns = [np.zeros(n, WORD) for _ in range(4)]
    return Pool(
        states=states,
        keys=np.tile(key_words(seed), (n, 1)),
        scores=np.zeros((n, seats), WORD),
        played=columns[0],
        since=columns[1],
        games=columns[2],
        picks=np.zeros(n, np.int64),
        codes=columns[3],
        due=np.zeros(n, WORD),
        order=np.zeros(n // room * (room + STAGES * TOGETHER), WORD),
    )


def usual_places() -> int:
    """As many places as the multiprocessors of this GPU have room for at once."""
    registers = 65536  # of a multiprocessor
    return int(cuda_module().get_current_device().MULTIPROCESSOR_COUNT) * registers // (REGISTERS * THREADS) * ROOM


class CudaEngine:
    """Room on the GPU for n games side by side: up to ROOM of them, or full blocks of ROOM."""

    def __init__(self, game: Game, n: int) -> None:
        self.cuda = cuda_module()
        self.game, self.n = game, n
        self.kernel = kernel_of(game, self.cuda)
        self.states = self.cuda.to_device(game.State.batch(n))

    def many_games(
        self, seats: int, options: list[int], seed: bytes, first: int, games: int, most: int = NO_LIMIT
    ) -> tuple[Ints, Ints]:
        """Play up to `games` games or `most` moves in each of n places, numbered from `first`; moves, last scores."""
        assert first + self.n * games <= np.iinfo(WORD).max, "the number of a game is one word of its key"
        room = min(ROOM, self.n)
        _, *arrays = pool(self.game, self.states, room, seats, seed)
        there: Any = Pool(self.states, *map(self.cuda.to_device, arrays))
        cells = self.cuda.to_device(option_array(self.game, options))
        with errors_left_out():  # the first call compiles
            self.kernel[self.n // room, THREADS](there, room, seats, cells, first, games, most)
        return there.played.copy_to_host(), there.scores.copy_to_host()

    def fetch(self) -> Batch:
        """The states, as they are after the last game."""
        states: Batch = self.states.copy_to_host()
        return states
