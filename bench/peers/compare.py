"""Asks the processes of all libraries in turn, and keeps what they measured."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from roundhouse.bench import machine

from .home import Home, NotInstalled
from .row import COLUMNS

ROOT = Path(__file__).parents[2]
OURS = "roundhouse"
CONSTANT = {"bytes"}  # columns that are measured once


class Silent(Exception):
    """The process of a library ended without an answer; the text is the last that it said."""


@dataclass
class Row:
    """A game of a library, and its numbers."""

    library: str
    game: str
    seats: int
    columns: list[str]  # that mean something here
    notes: dict[str, str]  # by column
    values: dict[str, list[float]] = field(default_factory=dict)  # by column: of each round

    def value(self, column: str) -> float | None:
        """The middle one of its measurements."""
        found = self.values.get(column)
        return median(found) if found else None


@dataclass
class Comparison:
    """What one run found."""

    device: str
    seconds: float  # for each measurement
    rounds: int
    machine: dict[str, Any] = field(default_factory=machine)
    load: list[float] = field(default_factory=list)  # of the machine, before and after
    versions: dict[str, str] = field(default_factory=dict)  # by library
    missing: dict[str, str] = field(default_factory=dict)  # by library: a sentence that says why
    rows: list[Row] = field(default_factory=list)

    def as_json(self) -> str:
        """All of it, with the middle values beside those of each round."""
        found = asdict(self)
        for row, kept in zip(self.rows, found["rows"], strict=True):
            kept["medians"] = {column: row.value(column) for column in row.columns}
        return json.dumps(found, indent=1, ensure_ascii=False) + "\n"


class Worker:
    """The process of a library."""

    def __init__(self, library: str, device: str, python: Path | str = sys.executable) -> None:
        self.said = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115  # closed by close
        paths = [str(ROOT), *([str(ROOT / "src")] if library == OURS else []), os.environ.get("PYTHONPATH", "")]
        jax = {"JAX_PLATFORMS": device, "XLA_PYTHON_CLIENT_PREALLOCATE": "false"}  # others need memory of a GPU, too
        self.process = subprocess.Popen(
            [str(python), "-m", "bench.peers.worker", library, device],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.said,
            encoding="utf-8",
            cwd=ROOT,
            env={**os.environ, **jax, "PYTHONPATH": os.pathsep.join(filter(None, paths))},
        )
        about = self.answer()
        self.version: str = about["version"]
        self.rows = [Row(**each) for each in about["rows"]]

    def measure(self, row: Row, column: str, seconds: float) -> None:
        """Ask for one measurement, and keep it."""
        assert self.process.stdin
        asked = {"row": self.rows.index(row), "column": column, "seconds": seconds}
        with suppress(BrokenPipeError):  # then there is no answer either
            print(json.dumps(asked), file=self.process.stdin, flush=True)
        value = self.answer()
        if value is not None:
            row.values.setdefault(column, []).append(value)

    def answer(self) -> Any:
        """The next line that the process says."""
        assert self.process.stdout
        line = self.process.stdout.readline()
        if line:
            return json.loads(line)
        self.close()
        raise Silent(self.last_words)

    def close(self) -> None:
        """Let the process end, and keep the last that it said."""
        assert self.process.stdin
        assert self.process.stdout
        if self.process.poll() is None:
            self.process.stdin.close()
            self.process.wait()
        self.process.stdout.close()
        if not self.said.closed:
            self.said.seek(0)
            lines = [line.strip() for line in self.said if line.strip()]
            self.last_words = lines[-1].rstrip(".") if lines else f"it ended with {self.process.returncode}"
            self.said.close()


def compare(
    libraries: Iterable[str],
    device: str,
    seconds: float,
    rounds: int,
    home: Home,
    tell: Callable[[str], None],
    games: Collection[str] = (),
) -> Comparison:
    """Measure these libraries; one that cannot be installed or fails is told of, and the rest goes on."""
    found = Comparison(device, seconds, rounds, load=[os.getloadavg()[0]])
    workers = list(started(libraries, device, home, found, tell))
    found.rows = [row for _, worker in workers for row in worker.rows if not games or row.game in games]
    for number in range(rounds):
        tell(f"Round {number + 1} of {rounds}")
        for column in sorted(COLUMNS, key=lambda name: name not in CONSTANT):  # memory first, while it is tidy
            for library, worker in list(workers):
                try:
                    measure_all(worker, [row for row in worker.rows if row in found.rows], column, seconds, number)
                except Silent as silence:
                    workers.remove((library, worker))
                    miss(found, library, f"{library} stopped at “{COLUMNS[column]}”: {silence}.", tell)
    for _, worker in workers:
        worker.close()
    found.load.append(os.getloadavg()[0])
    return found


def started(
    libraries: Iterable[str], device: str, home: Home, found: Comparison, tell: Callable[[str], None]
) -> Iterable[tuple[str, Worker]]:
    """A process for each library that there is."""
    for library in libraries:
        try:
            python = sys.executable if library == OURS else home.interpreter(library)
            worker = Worker(library, device, python)
        except NotInstalled as problem:
            miss(found, library, f"{library} could not be installed: {problem}.", tell)
        except Silent as silence:
            miss(found, library, f"{library} does not start: {silence}.", tell)
        else:
            found.versions[library] = worker.version
            yield library, worker


def miss(found: Comparison, library: str, sentence: str, tell: Callable[[str], None]) -> None:
    """Tell and keep that a library, or the rest of it, is not measured."""
    found.missing[library] = sentence
    tell(f"{sentence} The rest is measured without it.")


def measure_all(worker: Worker, rows: list[Row], column: str, seconds: float, number: int) -> None:
    """One column of games of a library."""
    for row in rows:
        if column in row.columns and not (number and column in CONSTANT):
            worker.measure(row, column, seconds)
