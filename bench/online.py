"""How many tables one server bears, next to boardgame.io on the same machine: `python -m bench.online`.

Two people sit at every table; each thinks, clicks, and waits for its next turn.  Measured are the moves made in a
second, the time from a click until the last of the table's people has received the new position, and the time of a
processor that the server took for a move, which hardly depends on what else the machine does.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .load import Asked, Result, measure

HERE = Path(__file__).parent
THEIRS = HERE / "boardgame_io"
PACKAGES = THEIRS / "node_modules"


def main() -> None:
    """Measure, and print one table."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=200)
    asked.add_argument("--seconds", type=float, default=15.0, help="of each of the three measurements")
    asked.add_argument("--think", type=float, default=2.0, help="seconds before a click, on average")
    given = asked.parse_args()
    print(f"{given.tables} tables, {given.think} s of thought before a click; {os.cpu_count()} cores,", end=" ")
    print(f"load before: {os.getloadavg()[0]:.1f}", flush=True)
    print("| server | people | moves/s | p50 | p99 | processor time a move |\n|---|---|---|---|---|---|", flush=True)
    for name, bots in (("Roundhouse, a bot at each table", 1), ("Roundhouse, people only", 0)):
        print(ours(name, Asked(given.tables, bots, given.seconds, given.think)).row(), flush=True)
    if is_there():
        print(theirs(given.tables, given.seconds, given.think).row(), flush=True)


def ours(name: str, asked: Asked, is_compiled: bool = False) -> Result:
    """Our server, on an empty database in a temporary folder; the rules in plain Python, or as machine code."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        compiled = asked.games if is_compiled else ()
        database = f"sqlite:///{folder}/tables.db"
        command = [sys.executable, "-m", "bench.server", str(port), database, str(asked.think), *compiled]
        with running(command, HERE.parent) as process:
            return asyncio.run(measure(name, port, process, asked))


def theirs(tables: int, seconds: float, think: float) -> Result:
    """boardgame.io's server and socket.io's client."""
    port = str(free_port())
    with running(["node", "server.mjs", port], THEIRS) as process:
        command = ["node", "load.mjs", port, str(process), str(tables), str(seconds), str(think)]
        done = subprocess.run(command, cwd=THEIRS, stdout=subprocess.PIPE, check=True, text=True)
    found = json.loads(done.stdout)
    ticks = found["ticks"] / os.sysconf("SC_CLK_TCK")
    return Result("boardgame.io", 2 * tables, found["seconds"], found["moves"], found["latencies"], ticks)


def is_there() -> bool:
    """Whether boardgame.io can be run here; its packages are installed if need be."""
    if not shutil.which("npm") or not shutil.which("node"):
        print("npm is not installed here: boardgame.io was not measured")
        return False
    if not PACKAGES.is_dir():
        print("installing boardgame.io ...", flush=True, file=sys.stderr)
        done = subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=THEIRS, capture_output=True, text=True)
        if done.returncode:
            print(f"npm cannot install boardgame.io, which was not measured: {done.stderr.strip()[-300:]}")
            return False
    return True


@contextmanager
def running(command: list[str], folder: Path) -> Iterator[int]:
    """The number of a server's process, until the block ends."""
    quiet = {**os.environ, "PYTHONWARNINGS": "ignore:resource_tracker"}  # which misses processes that were killed
    server = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, env=quiet)
    try:
        yield server.pid
    finally:
        server.kill()
        server.wait()


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


if __name__ == "__main__":
    main()
