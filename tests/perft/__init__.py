"""How many sequences of moves there are from some deals, in `<game>.csv`.

`python -m tests.perft <game>` counts those of a game anew.
"""

from __future__ import annotations

import csv
import io
from pathlib import Path

from roundhouse.core.game import load
from roundhouse.core.testing import perft

FOLDER = Path(__file__).parent


def file_of(name: str) -> Path:
    """Where the counts of a game are."""
    return FOLDER / f"{name}.csv"


def rows(name: str) -> list[dict[str, str]]:
    """Seats, an option with its value, the seed of the deal, how many moves deep, and how many sequences that gives."""
    return list(csv.DictReader(file_of(name).read_text(encoding="utf-8").splitlines()))


def counted(name: str, row: dict[str, str]) -> int:
    """How many sequences there are by the rules as they stand."""
    options = {row["option"]: row["value"]}
    return perft(load(name), int(row["seats"]), options, int(row["seed"]), int(row["depth"]))[-1]


def recounted(name: str) -> str:
    """The file of a game with all of its rows counted anew."""
    found = [{**row, "nodes": str(counted(name, row))} for row in rows(name)]
    text = io.StringIO()
    writer = csv.DictWriter(text, list(found[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(found)
    return text.getvalue()
