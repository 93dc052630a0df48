"""Whole games written out: every public answer after every move, so that a diff shows what a change did.

One file for each way a game can end, in `<game>/<name>.txt`; its first line is the log.  `python -m tests.playthroughs`
writes the rest anew from the logs, and with the name of a game also the logs that the rules no longer allow.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from roundhouse.bots import make
from roundhouse.core.errors import RoundhouseError
from roundhouse.core.events import read_events
from roundhouse.core.game import load
from roundhouse.core.table import Table
from roundhouse.core.view import SeatView

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


def played_anew(log: dict[str, Any]) -> dict[str, Any]:
    """The log of a game from the same deal: the same moves if all are legal, else those of bots."""
    try:
        return Table.from_log(log).log()
    except RoundhouseError:
        table, bot = Table.from_log({**log, "edition": load(log["game"]).edition, "moves": []}), make("greedy", 1)
        while (seat := table.seat) is not None:
            table.play(bot.choose(SeatView.of(table, seat)))
        return table.log()


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
            told = list(read_events(table.live, table.game, ply + 1))
    yield f"scores {table.scores()} ranking {table.ranking()}"
    for seat in range(table.seats):
        yield f"breakdown {seat} {json.dumps(table.breakdown(seat))}"
        yield f"view {seat} {json.dumps(table.view(seat))}"
