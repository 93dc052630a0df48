"""One GPU: how long kernels take to be ready, first and again, and how fast they play: `python -m bench.gpu`.

Parts of it, each printing a line of JSON: `start NAME KIND`, `speeds NAME KIND`, `digest NAME KIND`, where the kind
`processor` gives the digest that all others should give.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Any

import numpy as np

from roundhouse import bench
from roundhouse.core import abreast, cuda
from roundhouse.core.chance import seed_bytes
from roundhouse.core.engine import Engine
from roundhouse.core.game import Game, games, load
from roundhouse.core.record import WORD
from roundhouse.rl import Batch

ALONE = [(1 << 14, 64)]  # places, threads a block
ABREAST = [  # registers a thread, blocks for each multiprocessor, threads a block, places a block
    (128, 2, 256, 512),
    (128, 2, 256, 1024),
    (128, 1, 256, 1024),
    (128, 4, 128, 256),
    (128, 1, 512, 2048),
]
TRIED = 1_500  # moves in each place, to find the best of them
SHORTEST = 64  # moves: no game is shorter
LONG = 1_000_000_000  # moves, all places together
ENGINES: dict[str, Any] = {"alone": cuda.CudaEngine, "abreast": abreast.AbreastEngine}
SAME = (256, 3, 9, 2_000)  # places, first game, games in each place, most moves: what is compared with the processor
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


def options_of(game: Game) -> list[int]:
    """The usual options."""
    return game.option_cells(game.check_options(usual_seats(game), None))


def speed(engine: Any, game: Game, most: int = bench.GPU_MOVES) -> float:
    """M moves a second in whole random games: one launch, after one that compiles."""
    seats, options = usual_seats(game), options_of(game)
    engine.many_games(seats, options, seed_bytes(0), 0, 1, 1)
    begin = time.perf_counter()
    games = most // SHORTEST + 1
    moves, _scores = engine.many_games(seats, options, seed_bytes(1), 0, games, most)
    return float(int(moves.sum(dtype=np.int64)) / (time.perf_counter() - begin) / 1e6)


def ready(name: str, kind: str) -> None:
    """Let a kernel run once."""
    game = load(name)
    if kind == "batch":
        batch = Batch(name, 64, usual_seats(game), 0, device="cuda")
        batch.step(batch.sample())
        _ = batch.deciders[0]  # waits for the GPU
    else:
        engine = ENGINES[kind](game, 64)
        engine.many_games(usual_seats(game), options_of(game), seed_bytes(0), 0, 1, 1)


def digest(name: str, kind: str) -> str:
    """A hash of states, moves and scores after some games: it is the same wherever they are played."""
    game, (n, first, count, most) = load(name), SAME
    asked = usual_seats(game), options_of(game), seed_bytes(5)
    if kind == "processor":
        engine = Engine(game, n, "compiled")
        played = [engine.many_games(*asked, first + i * count, count, most, i) for i in range(n)]
        parts = [engine.states, np.array([moves for moves, _ in played], WORD), np.array([s for _, s in played], WORD)]
    else:
        there = ENGINES[kind](game, n)
        moves, scores = there.many_games(*asked, first, count, most)
        parts = [there.fetch(), moves, scores]
    return hashlib.sha256(b"".join(part.tobytes() for part in parts)).hexdigest()


def start(name: str, kind: str) -> dict[str, float]:
    """Seconds until a kernel has run once; those of them in which Numba is imported, and in which CUDA starts."""
    begin = time.perf_counter()
    there = cuda.cuda_module()
    imported = time.perf_counter()
    there.to_device(np.zeros(1))
    started = time.perf_counter()
    ready(name, kind)
    end = time.perf_counter()
    return {"all": end - begin, "import": imported - begin, "cuda": started - imported, "ready": end - started}


def alone(game: Game) -> dict[str, float]:
    """Each thread plays its own games."""
    found = {}
    for places, cuda.THREADS in ALONE:
        found[f"{places} places, {cuda.THREADS} threads"] = speed(cuda.CudaEngine(game, places), game)
    return found


def side_by_side(game: Game) -> dict[str, float]:
    """Threads that do the same go together: the best of some sizes for as long as the others."""
    many = cuda.cuda_module().get_current_device().MULTIPROCESSOR_COUNT
    found, best, best_speed = dict[str, float](), ABREAST[0], 0.0
    for size in ABREAST:
        now = tried(game, size, many, TRIED)
        registers, blocks, threads, places = size
        found[f"{registers} registers, {blocks} x {threads} threads, {places} places"] = now
        if now > best_speed:
            best, best_speed = size, now
    found["best, long"] = tried(game, best, many, min(bench.GPU_MOVES, LONG // (many * best[1] * best[3])))
    return found


def tried(game: Game, size: tuple[int, int, int, int], many: int, most: int) -> float:
    """M moves a second with these sizes; 0 where they do not fit."""
    abreast.REGISTERS, blocks, abreast.THREADS, abreast.ROOM = size
    try:
        return speed(abreast.AbreastEngine(game, many * blocks * abreast.ROOM), game, most)
    except Exception as error:  # too many registers or too little memory for this GPU
        print(size, error, file=sys.stderr)
        return 0.0


def batches(game: Game) -> dict[str, float]:
    """A batch with masks, and with observations."""
    return {name: moves / 1e6 for name, moves in bench.cuda_batch_moves(game, usual_seats(game), SECONDS).items()}


SPEEDS: dict[str, Callable[[Game], dict[str, float]]] = {"alone": alone, "abreast": side_by_side, "batch": batches}


def call(job: str, name: str, kind: str) -> subprocess.Popen[str]:
    """This file in a process of its own."""
    command = [sys.executable, "-W", "ignore", "-m", "bench.gpu", job, name, kind]
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
        for kind in SPEEDS:
            first = {name: call("start", name, kind) for name in games()}
            for name, process in first.items():
                print(name, kind, "first", json.dumps(answer(process)), flush=True)
        for name in games():
            for kind in SPEEDS:
                for job in ("start", "speeds"):
                    print(name, kind, job, json.dumps(answer(call(job, name, kind))), flush=True)


if __name__ == "__main__":
    prepare()
    if len(sys.argv) == 4:
        job = {"start": start, "digest": digest, "speeds": lambda name, kind: SPEEDS[kind](load(name))}[sys.argv[1]]
        print(json.dumps(job(*sys.argv[2:])))
    else:
        run()
