"""How fast the rules run: whole random games, deal and scoring included, in every way they can be run."""

from __future__ import annotations

import json
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from .core.chance import seed_bytes
from .core.compile import have_numba
from .core.engine import Engine, Mode
from .core.game import Game, games, load
from .core.table import Table
from .core.words import usual_language, words
from .rl import Batch

BATCH = 1024
GPU_PLACES = 1 << 16  # of a batch: each step is a launch, which few games would not fill
GPU_MOVES = 3_700  # in each place and launch: 1,000 million moves on an H200
COPIES = 1_000_000
PICKS_APART = 2654435761  # spreads the first picks of games that follow each other
FIRST_MOVE = "import roundhouse; roundhouse.Table({game!r}).codes()"


def measures(device: str) -> list[Callable[[Game, int, float], dict[str, float]]]:
    """What is measured on a device, in the order of printing."""
    if device == "cuda":
        return [cuda_games, cuda_batch_moves]
    if not have_numba():
        return [size, interpreted_games]
    return [size, lengths, interpreted_games, compiled_games, table_moves, batch_moves, starts]


def run(game: str | None, device: str, seconds: float, seats: int | None, json_file: Path | None) -> None:
    """Measure one game or all, print a table as it fills, and write the numbers as JSON if asked."""
    asked = [(chosen, _seats(chosen, seats)) for chosen in map(load, [game] if game else games())]
    if json_file:
        json_file.open("a", encoding="utf-8").close()  # that it cannot be written is found before all is measured
    results = [measure(chosen, device, seconds, at) for chosen, at in asked]
    if device == "cpu" and not have_numba():
        print(words(usual_language()).say("interpreted-here"))
    if json_file:
        json_file.write_text(json.dumps({"machine": machine(), "games": results}, indent=1) + "\n", encoding="utf-8")


def _seats(game: Game, asked: int | None) -> int:
    """This number of seats, or one in the middle of what the game can be played with."""
    return game.check_seats(game.seat_counts[len(game.seat_counts) // 2] if asked is None else asked)


def measure(game: Game, device: str, seconds: float, seats: int) -> dict[str, Any]:
    """The numbers of one game, each printed as soon as it is known."""
    say = words(usual_language()).say
    print(say("bench-heading", title=game.title, seats=seats))
    found: dict[str, Any] = {"game": game.name, "seats": seats, "edition": game.edition, "A": game.A}
    for function in measures(device):
        for name, value in function(game, seats, seconds).items():
            found[name] = value
            print(f"  {say('bench-' + name.replace('_', '-')):58} {pretty(value):>14}", flush=True)
    return found


def pretty(value: float) -> str:
    """A number as people read it."""
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def machine() -> dict[str, Any]:
    """What it was measured on."""
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "processor": _processor(),
        "cores": os.cpu_count(),
        "numpy": np.__version__,
    }


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    return next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), "")


def _rounds(seconds: float) -> Iterator[float]:
    """Count up until the time is over; what is yielded is the time spent so far."""
    begin = time.perf_counter()
    yield 0.0
    while (spent := time.perf_counter() - begin) < seconds:
        yield spent


def _options(game: Game, seats: int) -> list[int]:
    return game.option_cells(game.check_options(seats, None))


def size(game: Game, seats: int, seconds: float) -> dict[str, float]:
    """The bytes of one state."""
    return {"state_bytes": game.State.dtype.itemsize}


def lengths(game: Game, seats: int, seconds: float) -> dict[str, float]:
    """How many moves a random game takes, and what part of them is cut off where rules do not force an end."""
    engine, most = Engine(game, 1, "compiled"), game.rules.MOST_MOVES
    options, moves, cut_off = _options(game, seats), list[int](), 0
    engine.start(0, seats, options, seed_bytes(0))
    engine.rollout(0, 1, 1)  # compile
    for number, _ in enumerate(_rounds(seconds), start=1):
        engine.start(0, seats, options, seed_bytes(number))
        moves.append(engine.rollout(0, number * PICKS_APART % 2**32 or 1, most))
        cut_off += not engine.is_over(0)
    return {"random_game_moves": sum(moves) / len(moves), "random_games_cut_off": cut_off / len(moves)}


def _games_per_second(game: Game, seats: int, seconds: float, mode: Mode, at_once: int) -> float:
    engine = Engine(game, 1, mode)
    engine.many_games(seats, _options(game, seats), seed_bytes(0), 0, 1)  # compile, or warm the interpreter up
    played, first = 0, 1
    begin = time.perf_counter()
    for _ in _rounds(seconds):
        played += engine.many_games(seats, _options(game, seats), seed_bytes(0), first, at_once)[0]
        first += at_once
    return played / (time.perf_counter() - begin)


def interpreted_games(game: Game, seats: int, seconds: float) -> dict[str, float]:
    """Random moves a second in plain Python."""
    return {"interpreted_moves": _games_per_second(game, seats, seconds, "interpreted", 1)}


def compiled_games(game: Game, seats: int, seconds: float) -> dict[str, float]:
    """Random moves a second in compiled code, on one core; and what a copy of a state costs there."""
    engine = Engine(game, 2, "compiled")
    engine.calls.copies(engine.states, 1)
    begin = time.perf_counter()
    engine.calls.copies(engine.states, COPIES)
    copy = (time.perf_counter() - begin) / COPIES
    moves = _games_per_second(game, seats, seconds, "compiled", 200)
    return {"compiled_moves": moves, "copy_microseconds": copy * 1e6}


def table_moves(game: Game, seats: int, seconds: float) -> dict[str, float]:
    """Random moves a second, each picked in Python from the legal ones and played through `Table`."""
    pick, played = random.Random(0), 0
    begin = time.perf_counter()
    for seed, _ in enumerate(_rounds(seconds)):
        table = Table(game.name, seats, seed, mode="compiled")
        while not table.over:
            codes = table.codes()
            table.play(codes[int(pick.random() * len(codes))])
            played += 1
        table.scores()
    return {"table_moves": played / (time.perf_counter() - begin)}


def batch_moves(game: Game, seats: int, seconds: float) -> dict[str, float]:
    """Random moves a second in a batch of a thousand games, on one core: with masks, and with observations, too."""
    return {
        "batch_moves": _steps(Batch(game.name, BATCH, seats, 0, observe=False, threads=1, mode="compiled"), seconds),
        "batch_observed_moves": _steps(Batch(game.name, BATCH, seats, 0, threads=1, mode="compiled"), seconds),
    }


def _steps(batch: Batch, seconds: float) -> float:
    """Moves a second in a batch.

    Everything is counted that a learner has done: moves are picked, checked and played, masks and observations
    written, games that end are scored and the next ones dealt.
    """
    steps = 0
    batch.step(batch.sample())  # what a GPU compiles is not counted
    begin = time.perf_counter()
    for _ in _rounds(seconds):
        batch.step(batch.sample())
        steps += 1
    _ = batch.deciders[0]  # waits for a GPU to finish
    return steps * batch.n / (time.perf_counter() - begin)


def starts(game: Game, seats: int, seconds: float) -> dict[str, float]:
    """From a new Python process to the first legal move: with nothing compiled, and with all of it in the cache."""
    command = [sys.executable, "-c", FIRST_MOVE.format(game=game.name)]
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "ROUNDHOUSE_CACHE": cache, "ROUNDHOUSE_MODE": "compiled"}
        times = []
        for _ in range(2):
            begin = time.perf_counter()
            subprocess.run(command, env=environment, check=True)
            times.append(time.perf_counter() - begin)
    return {"cold_start_seconds": times[0], "warm_start_seconds": times[1]}


def cuda_games(game: Game, seats: int, seconds: float) -> dict[str, float]:
    """Random moves a second on one GPU, with as many games side by side as keep it busy.

    In each place games are dealt, played and scored one after the other; only the last of a launch is cut off.
    """
    from .core.abreast import CudaEngine, usual_places

    begin = time.perf_counter()
    engine = CudaEngine(game, usual_places())
    options = _options(game, seats)
    engine.many_games(seats, options, seed_bytes(0), 0, 1, 1)
    compile_seconds = time.perf_counter() - begin
    played = 0
    begin = time.perf_counter()
    for seed, _ in enumerate(_rounds(seconds)):
        moves, _scores = engine.many_games(seats, options, seed_bytes(seed), 0, GPU_MOVES, GPU_MOVES)
        played += int(moves.sum(dtype=np.int64))
    return {"cuda_compile_seconds": compile_seconds, "cuda_moves": played / (time.perf_counter() - begin)}


def cuda_batch_moves(game: Game, seats: int, seconds: float) -> dict[str, float]:
    """Random moves a second in a batch on one GPU, as a learner has them: with masks, and with observations, too."""
    many = GPU_PLACES
    return {
        "cuda_batch_moves": _steps(Batch(game.name, many, seats, 0, device="cuda", observe=False), seconds),
        "cuda_batch_observed_moves": _steps(Batch(game.name, many, seats, 0, device="cuda"), seconds),
    }
