"""What one server bears, next to boardgame.io on the same machine: `python -m bench.online --people 100,400,2000`.

Two people sit at every table; each thinks, clicks, and waits for its next turn (`--think 0`: clicks at once, so that
the server has all the work it can do).  Measured are the moves made in a second, the time from a click until both
people of the table have received the new position, and the time of a processor that was taken for a move, which hardly
depends on what else the machine does: by all processes of the server, by those in which its bots think, by PostgreSQL,
and by the scripted people.  Options with commas are combined with each other.  With `--json FILE` every row is kept,
and not measured again when the command is given once more.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any, TypeVar

from roundhouse.bench import machine
from roundhouse.core.game import games
from tests.server.postgres import Postgres, free_port, need_postgres
from tests.server.postgres import running as postgres_running

from .load import HEADING, Load, Result, Server, measure
from .processes import family, running, used
from .quota import limited

HERE = Path(__file__).parent
THEIRS = HERE / "boardgame_io"
PACKAGES = THEIRS / "node_modules"
MIXED = "mixed"  # all games, by turns
PEER = "boardgame.io"
LONGEST_PAUSE = 0.9  # seconds before a bot moves, as the server usually has it
Value = TypeVar("Value")


@dataclass(frozen=True)
class Setup:
    """What is measured as one row."""

    people: int
    think: float
    games: str
    bots: int
    database: str  # or PEER
    processes: int
    quota: float | None  # the share of a processor that each process of the server may use

    @property
    def name(self) -> str:
        """What the row is called."""
        if self.database == PEER:
            return f"{PEER}, {self.think:g} s"
        processes = f"{self.processes} process{'es' * (self.processes > 1)}"
        quota = "" if self.quota is None else f" of {self.quota:g} of a processor"
        bots = ", a bot at each table" if self.bots else ""
        return f"{self.games}{bots}, {self.think:g} s, {self.database}, {processes}{quota}"


def main() -> None:
    """Measure, and print one table."""
    given = parsed()
    rows = Rows(given.json)
    print(f"{', '.join(map(str, machine().values()))}; load before: {os.getloadavg()[0]:.1f}", flush=True)
    print(f"{HEADING[0]} load |\n{HEADING[1]}---|", flush=True)
    with ExitStack() as stack:
        postgres = None
        for setup in setups(given):
            if setup.database == "postgresql" and postgres is None and setup not in rows:
                need_postgres()
                postgres = stack.enter_context(postgres_running(is_durable=True))
            print(rows.row(setup, partial(one, setup, given, postgres)), flush=True)
    for line in rows.ratios():
        print(line)


def parsed() -> argparse.Namespace:
    """The command line."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--people", type=listed(int), default=[400])
    asked.add_argument("--think", type=listed(float), default=[2.0], help="seconds before a click, on average")
    asked.add_argument("--games", type=listed(str), default=[MIXED], help=f"names, or {MIXED}: all of them by turns")
    asked.add_argument("--bots", type=listed(int), default=[0, 1], help="at each table")
    asked.add_argument("--level", default="greedy", help="of these bots")
    asked.add_argument("--database", type=listed(str), default=["sqlite"], help="sqlite, postgresql")
    asked.add_argument("--processes", type=listed(int), default=[1], help="of the server; several need postgresql")
    asked.add_argument("--quota", type=float, help="the share of a processor that each of these may use")
    asked.add_argument("--seconds", type=float, default=15.0, help="of each measurement")
    asked.add_argument("--crowds", type=int, default=1, help="processes that are the people")
    asked.add_argument("--json", type=Path, help="keep the rows in this file")
    asked.add_argument("--without-peer", action="store_true", help="do not measure boardgame.io")
    return asked.parse_args()


def listed(kind: Callable[[str], Value]) -> Callable[[str], list[Value]]:
    """How a list with commas is read."""
    return lambda text: [kind(each) for each in text.split(",")]


def setups(given: argparse.Namespace) -> Iterator[Setup]:
    """All that is asked for, boardgame.io first where people are as many and think as long."""
    is_with_peer = not given.without_peer and is_there()
    for people, think in product(given.people, given.think):
        if is_with_peer:
            yield Setup(people, think, "cards", 0, PEER, 1, None)
        for game, bots, database, processes in product(given.games, given.bots, given.database, given.processes):
            if processes == 1 or database == "postgresql":
                yield Setup(people, think, game, bots, database, processes, given.quota)


class Rows:
    """The rows that were measured, in a file if one is given."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.found: list[dict[str, Any]] = json.loads(file.read_text()) if file and file.exists() else []

    def __contains__(self, setup: Setup) -> bool:
        return any(found["setup"] == asdict(setup) for found in self.found)

    def row(self, setup: Setup, measured: Callable[[], Result]) -> str:
        """The line of this, which is measured if it is not known."""
        if setup not in self:
            result = measured()
            load, figures = os.getloadavg()[0], result.figures()
            found = {"setup": asdict(setup), "row": f"{result.row()} {load:.1f} |", "load": load, **figures}
            self.found.append(found)
            if self.file is not None:
                written = self.file.with_name(f"{self.file.name}.new")
                written.write_text(json.dumps(self.found, indent=1))
                written.replace(self.file)
        return next(str(found["row"]) for found in self.found if found["setup"] == asdict(setup))

    def ratios(self) -> Iterator[str]:
        """How much more moves several processes of the same share have made than one."""
        for one, several in product(self.found, self.found):
            setup = {**several["setup"], "processes": 1}
            if setup["quota"] is not None and several is not one and one["setup"] == setup:
                times = several["moves_per_second"] / one["moves_per_second"]
                processes = several["setup"]["processes"]
                yield f"{processes} processes instead of one, of {setup['quota']:g} of a processor each: {times:.2f} x"


def one(setup: Setup, given: argparse.Namespace, postgres: Postgres | None) -> Result:
    """Measure one row."""
    tables = setup.people // 2
    if setup.database == PEER:
        return theirs(setup.name, tables, given.seconds, setup.think)
    played = games() if setup.games == MIXED else [setup.games]
    load = Load(tables, setup.bots, given.seconds, setup.think, played, given.level, given.crowds)
    with server(load, setup.processes, postgres if setup.database == "postgresql" else None) as serving:
        if setup.quota is None:
            return measure(setup.name, serving, load)
        serve_people = [each for each, depth in family(serving.process, used()) if depth == serving.depth]
        with limited(serve_people, setup.quota):
            return measure(setup.name, serving, load)


@contextmanager
def server(load: Load, processes: int = 1, postgres: Postgres | None = None) -> Iterator[Server]:
    """Our server, on an empty database: of this PostgreSQL, or else of SQLite in a temporary folder."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        database = f"sqlite:///{folder}/tables.db" if postgres is None else postgres.new_database()
        workers = max(1, ((os.cpu_count() or 2) - 1) // processes)  # as `roundhouse serve` has them
        pause = min(LONGEST_PAUSE, load.think)
        command = [sys.executable, "-m", "bench.server", str(port), database, "--pause", str(pause)]
        command += ["--processes", str(processes), "--workers", str(workers)]
        command += ["--compiled", *load.games] if load.is_compiled else []
        with running(command, HERE.parent, is_told=True) as process:
            theirs = None if postgres is None or postgres.process is None else postgres.process.pid
            yield Server(port, process, database, int(processes > 1), theirs)


def ours(name: str, load: Load) -> Result:
    """What is measured of our server with one process, on SQLite."""
    with server(load) as serving:
        return measure(name, serving, load)


def theirs(name: str, tables: int, seconds: float, think: float) -> Result:
    """boardgame.io's server and socket.io's client."""
    port = str(free_port())
    with running(["node", "server.mjs", port], THEIRS) as process:
        command = ["node", "load.mjs", port, str(process), str(tables), str(seconds), str(think)]
        done = subprocess.run(command, cwd=THEIRS, stdout=subprocess.PIPE, check=True, text=True)
    found = json.loads(done.stdout)
    ticks = found["ticks"] / os.sysconf("SC_CLK_TCK")
    return Result(name, 2 * tables, found["seconds"], found["moves"], found["latencies"], ticks)


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


if __name__ == "__main__":
    main()
