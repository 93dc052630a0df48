"""Whole games written out: every public answer after every move, so that a diff shows what a change did.

One file for each way a game can end, in `<game>/<name>.txt`; its first line is the log.  `python -m tests.playthroughs`
writes the rest anew from the logs.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from roundhouse.core.events import read_events
from roundhouse.core.table import Table

FOLDER = Path(__file__).parent
WHOLE_STATES = 8


def files() -> list[Path]:
    """All playthroughs."""
    return sorted(FOLDER.glob("*/*.txt"))


def log_of(file: Path) -> dict[str, Any]:
    """The log that a playthrough was written from."""
    with file.open(encoding="utf-8") as lines:
        log: dict[str, Any] = json.loads(next(lines))
    return log


def written(log: dict[str, Any]) -> str:
    """The playthrough of a log."""
    return "\n".join([json.dumps(log), *_lines(log)]) + "\n"


def _lines(log: dict[str, Any]) -> Iterator[str]:
    table = Table.from_log({**log, "moves": []})
    told = table.events
    for ply, move in enumerate([*log["moves"], None]):
        for event in told:
            yield f"    {table.say(event)}"
        if ply % (1 + len(log["moves"]) // WHOLE_STATES) == 0 or table.over:
            yield f"  state {json.dumps(table.state())}"
        if move is not None:
            offered = " ".join(map(str, table.codes()))
            yield f"{ply + 1}. seat {table.seat} {table.phase} [{offered}] {' '.join(map(str, move.values()))}"
            table.play(move)
            told = list(read_events(table.record, table.game, ply + 1))
    yield f"scores {table.scores()} ranking {table.ranking()}"
    for seat in range(table.seats):
        yield f"breakdown {seat} {json.dumps(table.breakdown(seat))}"
        yield f"view {seat} {json.dumps(table.view(seat))}"
