"""Our own games."""

from __future__ import annotations

import time
from collections.abc import Callable

from roundhouse import bench
from roundhouse.core.chance import seed_bytes
from roundhouse.core.engine import Engine
from roundhouse.core.game import Game, games, load
from roundhouse.core.table import Table
from roundhouse.rl import Batch
from roundhouse.rl.desk import Desk

from ..row import MIDDLE, Burst, Row, often, timed

VERSION_OF = "roundhouse"
GAMES_AT_ONCE = 20
STEPS_AT_ONCE = 20
NOTES = {
    "learner": f"a batch of {bench.BATCH} games in one thread",
    "copies": "with the list of its legal moves",
}


class Ours(Row):
    """A game of ours, compiled, with the number of seats that `roundhouse bench` takes."""

    library = "roundhouse"
    notes = NOTES

    def __init__(self, game: Game) -> None:
        super().__init__(game.name, game.seat_counts[len(game.seat_counts) // 2])
        self.rules, self.number = game, 0
        self.options = game.option_cells(game.check_options(self.seats, None))

    def native(self) -> Burst:
        """Random games in compiled code."""
        engine = Engine(self.rules, 1, "compiled")

        def work() -> int:
            self.number += GAMES_AT_ONCE
            return engine.many_games(self.seats, self.options, seed_bytes(0), self.number, GAMES_AT_ONCE)[0]

        return timed(work)

    def python(self) -> Burst:
        """Random games through `Table`."""

        def work() -> int:
            self.number += 1
            table = Table(self.game, self.seats, self.number, mode="compiled")
            while not table.over:
                table.play(self.pick(table.codes()))
            table.scores()
            return len(table.codes_played)

        return timed(work)

    def learner(self) -> Burst:
        """Steps of a batch."""
        return steps(Batch(self.game, bench.BATCH, self.seats, 0, threads=1, mode="compiled"))

    def observations(self) -> Burst:
        """The row of numbers that a seat sees."""
        desk = self.middle()
        seat = desk.table.live.seat
        return often(lambda: desk.looker.row(desk.table.live, seat))

    def masked(self) -> Burst:
        """The row that a seat sees, and the mask, as the environments give them."""
        desk = self.middle()
        seat = desk.table.live.seat
        return often(lambda: desk.observation(seat))

    def copies(self) -> Burst:
        """A state put into another place of an engine."""
        engine = Engine(self.rules, 2, "compiled")
        engine.bytes[0] = self.middle().table.engine.bytes[0]
        return often(lambda: engine.put_back(1, engine.saved(0)))

    def bytes(self) -> float:
        """The size of the record."""
        return float(self.rules.State.dtype.itemsize)

    def middle(self) -> Desk:
        """A table in the middle of a game."""
        desk = Desk(self.game, self.seats, None, "compiled")
        for _ in range(MIDDLE):
            desk.table.play(self.pick(desk.table.codes()))
        return desk


class OnGpu(Row):
    """A game of ours on one GPU."""

    library = "roundhouse"
    notes = {  # noqa: RUF012  # as its base declares it
        "native": "as many games at once as play fastest",
        "learner": f"a batch of {bench.GPU_PLACES:,} games, driven from Python",
    }

    def __init__(self, game: Game) -> None:
        super().__init__(game.name, game.seat_counts[len(game.seat_counts) // 2])
        self.rules, self.number = game, 0

    def native(self) -> Burst:
        """Random games in one kernel."""
        from roundhouse.core.abreast import CudaEngine, usual_places

        engine = CudaEngine(self.rules, usual_places())
        options = self.rules.option_cells(self.rules.check_options(self.seats, None))

        def work() -> int:
            self.number += 1
            seed, most = seed_bytes(self.number), bench.GPU_MOVES
            moves, _ = engine.many_games(self.seats, options, seed, 0, most, most)
            return int(moves.sum(dtype="int64"))

        return timed(work, time.perf_counter)

    def learner(self) -> Burst:
        """Steps of a batch that stays on the GPU."""
        return steps(Batch(self.game, bench.GPU_PLACES, self.seats, 0, device="cuda"), time.perf_counter)


def steps(batch: Batch, clock: Callable[[], float] = time.process_time) -> Burst:
    """Random moves in all places: picked, checked, played, and what a learner sees of them."""

    def work() -> int:
        for _ in range(STEPS_AT_ONCE):
            batch.step(batch.sample())
        _ = batch.deciders[0]  # waits for a GPU to finish
        return STEPS_AT_ONCE * batch.n

    return timed(work, clock)


def rows(device: str) -> list[Row]:
    """All games."""
    return [OnGpu(load(name)) if device == "cuda" else Ours(load(name)) for name in games()]
