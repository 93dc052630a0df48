"""One GPU: how long kernels take to be ready, first and again, and how fast they play: `python -m bench.gpu`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from importlib import import_module
from typing import Any

import numpy as np

from roundhouse import bench
from roundhouse.core import cuda
from roundhouse.core.chance import seed_bytes
from roundhouse.core.game import Game, games, load
from roundhouse.rl import Batch

PLACES = [1 << 13, 1 << 14, 1 << 15]  # of whole games side by side
THREADS = [32, 64]
SECONDS = 1.0  # of a batch; whole games are one launch each


def prepare() -> None:
    """What an installation would do, where packages are only unpacked and numpy is newer than numba knows."""
    for old, new in {"row_stack": "vstack", "in1d": "isin", "trapz": "trapezoid"}.items():
        if not hasattr(np, old):
            setattr(np, old, getattr(np, new))
    with suppress(ImportError):
        import_module("_numba_cuda_redirector")


def usual_seats(game: Game) -> int:
    """The number of seats that `roundhouse bench` takes."""
    return game.seat_counts[len(game.seat_counts) // 2]


def play(game: Game, places: int, seconds: float) -> float:
    """Moves a second in whole random games."""
    engine, seats = cuda.CudaEngine(game, places), usual_seats(game)
    options, played = game.option_cells(game.check_options(seats, None)), 0
    engine.many_games(seats, options, seed_bytes(0), 0, 1, 1)
    begin = time.perf_counter()
    for seed, _ in enumerate(bench._rounds(seconds)):
        moves, _scores = engine.many_games(seats, options, seed_bytes(seed), 0, bench.GPU_MOVES, bench.GPU_MOVES)
        played += int(moves.sum(dtype=np.int64))
    return played / (time.perf_counter() - begin)


def start(name: str) -> dict[str, float]:
    """Seconds until the kernel of whole games, and that of a batch, have run once."""
    game, begin = load(name), time.perf_counter()
    play(game, 64, 0)
    games_ready = time.perf_counter() - begin
    batch = Batch(name, 64, usual_seats(game), 0, device="cuda")
    batch.step(batch.sample())
    return {"games": games_ready, "batch": time.perf_counter() - begin - games_ready}


def speeds(name: str) -> dict[str, Any]:
    """A second start, then how fast everything is."""
    game = load(name)
    found: dict[str, Any] = {"again": start(name)}
    for cuda.THREADS in THREADS:
        for places in PLACES:
            found[f"{places} x {cuda.THREADS}"] = play(game, places, 0) / 1e6
    cuda.THREADS = 64
    for number in bench.cuda_batch_moves(game, usual_seats(game), SECONDS).items():
        found[number[0]] = number[1] / 1e6
    return found


def call(job: str, name: str) -> subprocess.Popen[str]:
    """This file in a process of its own."""
    command = [sys.executable, "-W", "ignore", "-m", "bench.gpu", job, name]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def answer(process: subprocess.Popen[str]) -> dict[str, Any]:
    """What it printed last."""
    lines = process.communicate()[0].splitlines()
    found: dict[str, Any] = json.loads(lines[-1]) if lines and process.returncode == 0 else {}
    return found


def run() -> None:
    """All games: first starts side by side, everything else one after the other."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["ROUNDHOUSE_CACHE"] = folder
        first = {name: call("start", name) for name in games()}
        for name, process in first.items():
            print(name, "first", json.dumps(answer(process)), flush=True)
        for name in games():
            begin = time.perf_counter()
            found = answer(call("speeds", name))
            print(name, json.dumps(found), f"{time.perf_counter() - begin:.0f} s", flush=True)


if __name__ == "__main__":
    prepare()
    if len(sys.argv) == 3:
        print(json.dumps({"start": start, "speeds": speeds}[sys.argv[1]](sys.argv[2])))
    else:
        run()
