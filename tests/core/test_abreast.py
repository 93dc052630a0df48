"""Places that are sorted by what is due there play the same games, byte for byte, as one after the other."""

from __future__ import annotations

import threading
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from roundhouse import Game, games, load
from roundhouse.core import abreast, stages, testing
from roundhouse.core.chance import seed_bytes
from roundhouse.core.compile import bind
from roundhouse.core.engine import Live, key_words, option_array
from roundhouse.core.record import WORD

N, THREADS, ROOM = 12, 4, 6


class Cuda:
    """What the kernel takes of a GPU, with threads of Python, of one block after the other."""

    def __init__(self) -> None:
        self.here = threading.local()
        self.barrier = threading.Barrier(THREADS)
        self.lock = threading.Lock()
        self.atomic = SimpleNamespace(add=self.add)
        self.shared = SimpleNamespace(array=self.shared_array)
        self.local = SimpleNamespace(array=lambda n, kind: Live(kind, kind.batch(n)))
        self.blockDim = SimpleNamespace(x=THREADS)
        self.arrays: list[Any] = []

    threadIdx = property(lambda self: SimpleNamespace(x=self.here.me))  # noqa: N815  # its names
    blockIdx = property(lambda self: SimpleNamespace(x=self.here.block))  # noqa: N815

    def jit(self, function: Any, device: bool) -> Any:
        """What the kernel calls is run as it is."""
        assert device
        return function

    def syncthreads(self) -> None:
        """Wait for all threads of the block."""
        self.barrier.wait(60)

    def add(self, row: Any, i: int, n: int) -> int:
        """Add to a cell, and give what was in it."""
        with self.lock:
            before = int(row[i])
            row[i] += n
        return before

    def shared_array(self, n: int, of: Any) -> Any:
        """The same array in all threads of a block, full of rubbish."""
        self.here.made += 1
        with self.lock:
            if len(self.arrays) < self.here.made:
                self.arrays.append(np.full(n, 77, of))
        return self.arrays[self.here.made - 1]

    def launch(self, kernel: Any, blocks: int, *args: Any) -> None:
        """Run the kernel in all blocks."""
        for block in range(blocks):
            self.arrays = []
            threads = [threading.Thread(target=self.run, args=(kernel, block, me, args)) for me in range(THREADS)]
            for each in threads:
                each.start()
            for each in threads:
                each.join()

    def run(self, kernel: Any, block: int, me: int, args: Any) -> None:
        """One thread."""
        self.here.block, self.here.me, self.here.made = block, me, 0
        kernel(*args)


def asked(game: Game) -> tuple[int, list[int]]:
    """A number of seats, and the usual options."""
    seats = game.seat_counts[-1]
    return seats, game.option_cells(game.check_options(seats, None))


def one_by_one(game: Game, first: int, count: int, most: int) -> list[Any]:
    """What each place ends with, one after the other."""
    driver, (seats, options), found = bind(game).driver, asked(game), []
    cells = option_array(game, options)
    for start in range(first, first + N * count, count):
        s, moves, scores = game.State.new(), game.Moves.new(), np.zeros(seats, WORD)
        key = key_words(seed_bytes(5)).copy()
        played = driver.many_games(s, moves, seats, cells, key, start, count, most, scores)
        found.append((s.tobytes(), played, scores.tolist()))
    return found


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize(("count", "most"), [pytest.param(2, 700, marks=pytest.mark.long), (9, 90)])
def test_sorted_places_play_what_they_play_one_by_one(
    name: str, count: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(abreast, "TOGETHER", 4)  # threads that go together, and so no more than three levels of groups
    monkeypatch.setattr(abreast, "LEVELS", 4)
    game, cuda = load(name), Cuda()
    seats, options = asked(game)
    p = abreast.pool(game, game.State.batch(N), ROOM, seats, seed_bytes(5))
    live: Any = Live(game.State, p.states)
    kernel, prepare = abreast.loop(cuda, lambda: bind(game, None, stages), game.Moves)
    prepare()
    cells = option_array(game, options)
    cuda.launch(kernel, N // ROOM, p._replace(states=live), ROOM, seats, cells, 3, count, most)
    ended = [(p.states[i].tobytes(), int(p.played[i]), p.scores[i].tolist()) for i in range(N)]
    assert ended == one_by_one(game, 3, count, most)
    assert (p.due == stages.IDLE).all()


@pytest.mark.gpu
@pytest.mark.filterwarnings("ignore:.*Grid size")  # few places are enough here
@pytest.mark.parametrize("name", games())
def test_full_blocks_of_a_gpu_play_what_the_processor_plays(name: str) -> None:
    game = load(name)
    testing.check_same_bytes_on_gpu(game, game.seat_counts[-1], {}, 2 * abreast.ROOM, 1000, 3000)
