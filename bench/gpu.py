"""One GPU: how long kernels take to be ready, first and again, and how fast they play: `python -m bench.gpu`.

Parts of it, each printing a line of JSON: `start NAME KIND` and `speeds NAME KIND` of `games` or a `batch`, and
`digest NAME games`, which should be that of `digest NAME processor`.
"""

from __future__ import annotations

import hashlib
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
from roundhouse.core.abreast import CudaEngine
from roundhouse.core.chance import seed_bytes
from roundhouse.core.engine import Engine
from roundhouse.core.game import Game, games, load
from roundhouse.core.record import WORD
from roundhouse.rl import Batch

KINDS = ("games", "batch")
SAME = (256, 3, 9, 2_000)  # places, first game, games in each place, most moves: what is compared with the processor
SECONDS = {"games": 0.0, "batch": 1.0}  # whole games are one launch of seconds


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


def ready(name: str, kind: str) -> None:
    """Let a kernel run once."""
    game = load(name)
    if kind == "batch":
        batch = Batch(name, 64, usual_seats(game), 0, device="cuda")
        batch.step(batch.sample())
        _ = batch.deciders[0]  # waits for the GPU
    else:
        CudaEngine(game, 64).many_games(usual_seats(game), options_of(game), seed_bytes(0), 0, 1, 1)


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


def speeds(name: str, kind: str) -> dict[str, float]:
    """What `roundhouse bench --device cuda` measures."""
    measure = {"games": bench.cuda_games, "batch": bench.cuda_batch_moves}[kind]
    game = load(name)
    return measure(game, usual_seats(game), SECONDS[kind])


def digest(name: str, kind: str) -> str:
    """A hash of states, moves and scores after some games: it is the same wherever they are played."""
    game, (n, first, count, most) = load(name), SAME
    asked = usual_seats(game), options_of(game), seed_bytes(5)
    if kind == "processor":
        engine = Engine(game, n, "compiled")
        played = [engine.many_games(*asked, first + i * count, count, most, i) for i in range(n)]
        parts = [engine.states, np.array([moves for moves, _ in played], WORD), np.array([s for _, s in played], WORD)]
    else:
        there = CudaEngine(game, n)
        moves, scores = there.many_games(*asked, first, count, most)
        parts = [there.fetch(), moves, scores]
    return hashlib.sha256(b"".join(part.tobytes() for part in parts)).hexdigest()


def call(job: str, name: str, kind: str) -> subprocess.Popen[str]:
    """This file in a process of its own."""
    command = [sys.executable, "-W", "ignore", "-m", "bench.gpu", job, name, kind]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def answer(process: subprocess.Popen[str]) -> Any:
    """What it printed last; None: it failed."""
    lines = process.communicate()[0].splitlines()
    return json.loads(lines[-1]) if lines and process.returncode == 0 else None


def run() -> None:
    """All games: first starts side by side, everything else one after the other."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["ROUNDHOUSE_CACHE"] = folder
        for kind in KINDS:
            first = {name: call("start", name, kind) for name in games()}
            for name, process in first.items():
                print(name, kind, "first", json.dumps(answer(process)), flush=True)
        for name in games():
            for kind in KINDS:
                for job in ("start", "speeds"):
                    print(name, kind, job, json.dumps(answer(call(job, name, kind))), flush=True)
            here, there = (answer(call("digest", name, kind)) for kind in ("processor", "games"))
            print(name, "same bytes" if here == there and here else "other bytes", flush=True)


if __name__ == "__main__":
    prepare()
    if len(sys.argv) == 4:
        print(json.dumps({"start": start, "speeds": speeds, "digest": digest}[sys.argv[1]](*sys.argv[2:])))
    else:
        run()
