"""The process of one library: `python -m bench.peers.worker LIBRARY DEVICE`.

It reads questions, a line of JSON each, and answers each with a line.  What libraries print goes to standard error.
"""

from __future__ import annotations

import json
import os
import sys
from importlib import import_module, metadata
from typing import IO, Any

from .row import COLUMNS, Burst, Row, rate

HOME = "bench.peers.libraries."


class Rows:
    """The games of a library, and the work of each column, made when it is asked for first."""

    def __init__(self, rows: list[Row]) -> None:
        self.rows = rows
        self.bursts: dict[tuple[int, str], Burst | None] = {}

    def about(self) -> list[dict[str, Any]]:
        """What there is to be measured."""
        return [
            {
                "library": row.library,
                "game": row.game,
                "seats": row.seats,
                "columns": [name for name in COLUMNS if hasattr(row, name)],
                "notes": row.notes,
            }
            for row in self.rows
        ]

    def value(self, i: int, column: str, seconds: float) -> float | None:
        """One measurement."""
        if column == "bytes":
            size: float | None = self.rows[i].bytes()  # type: ignore[attr-defined]  # only asked where there is one
            return size
        if (i, column) not in self.bursts:
            burst = self.bursts[i, column] = self.rows[i].burst(column)
            if burst:
                burst()  # compiles, and warms up
        burst = self.bursts[i, column]
        return rate(burst, seconds) if burst else None


def version(package: str) -> str:
    """The version of a package that is installed, or lies in a folder of sources."""
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return str(getattr(import_module(package), "__version__", ""))


def one_core() -> None:
    """Stay on one core, the last one, whatever threads there are."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def answers_only() -> IO[str]:
    """Standard output for answers; what others print there goes to standard error."""
    kept = os.fdopen(os.dup(1), "w", encoding="utf-8", buffering=1)
    os.dup2(2, 1)
    return kept


def serve(library: str, device: str, questions: IO[str], answers: IO[str]) -> None:
    """Answer until there are no more questions."""
    module = import_module(HOME + library)
    rows = Rows(module.rows(device))
    print(json.dumps({"version": version(module.VERSION_OF), "rows": rows.about()}), file=answers)
    for line in questions:
        asked = json.loads(line)
        print(json.dumps(rows.value(asked["row"], asked["column"], asked["seconds"])), file=answers)


def main() -> None:
    """Answer the one who started this process."""
    _, library, device = sys.argv
    answers = answers_only()
    if device == "cpu":
        one_core()
    serve(library, device, sys.stdin, answers)


if __name__ == "__main__":
    main()
