"""The ledgers (docs/ledger): every rule of a game by its number, and the tests that prove it.

Server, tests and pages read them here, so that all mean the same by a number.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from .game import Game

PACKAGED = Path(__file__).parent.parent / "ledger"  # in a wheel; in a checkout the ledgers are in docs/
LEDGERS = PACKAGED if PACKAGED.is_dir() else Path(__file__).parents[3] / "docs" / "ledger"
FAMILIES = {
    "": "Clauses",
    "AMB": "Rulings",
    "EX": "Worked examples",
    "INV": "Invariants",
    "DP": "Decision points",
    "RND": "Random events",
    "HID": "Information",
}
EMPTY = {"", "-", "–"}  # cells of a table that say nothing
MARK = " · AMB"  # of a ruling among the printed rules; its text says that it is one
BOLD = re.compile(r"\*\*(.+?)\*\*")


class Clause(NamedTuple):
    """A numbered entry of a ledger."""

    number: str  # TR-034, TR-AMB-12
    family: str  # AMB; empty for a printed rule
    text: str
    amendments: tuple[str, ...] = ()  # what the ledger says about it further down

    @property
    def whole(self) -> str:
        """The text with its amendments."""
        return " ".join((self.text, *self.amendments))


def number_pattern(prefix: str) -> re.Pattern[str]:
    """What a number of this ledger looks like in a text; its group is the family."""
    return re.compile(rf"\b{prefix}-(?:([A-Z]+)-)?\d+\b")


@cache
def clauses(game: Game) -> Mapping[str, Clause]:
    """Every clause of a game's ledger by its number, in the order of the ledger."""
    return read((LEDGERS / f"{game.name}.md").read_text(encoding="utf-8"), game.ledger)


def read(text: str, prefix: str) -> dict[str, Clause]:
    """The clauses of a ledger: items of lists, paragraphs and rows of tables that begin with a number.

    The first entry with a number defines it.  A later one amends it, and all other numbers that it has in bold; a later
    row of a table is an index, which says nothing new.
    """
    number = number_pattern(prefix)
    found: dict[str, Clause] = {}
    for line in _entries(text, number):
        entry = _plain(line)
        head = number.match(entry)
        assert head is not None
        rest = entry[head.end() :]
        if head[0] not in found:
            found[head[0]] = Clause(head[0], head[1] or "", rest.removeprefix(MARK).lstrip(" .:·-"))
        elif not line.startswith("|"):
            bold = " ".join(BOLD.findall(line))
            for named in dict.fromkeys([head[0], *(each[0] for each in number.finditer(bold))]):
                amendment = rest.lstrip(" .") if rest.startswith(".") else entry
                found[named] = found[named]._replace(amendments=(*found[named].amendments, amendment))
    return found


def _entries(text: str, number: re.Pattern[str]) -> list[str]:
    """The lines that begin with a number, each with the rest of its paragraph."""
    entries: list[str] = []
    is_open = False
    for line in text.splitlines():
        if number.match(_plain(line)):
            entries.append(line)
            is_open = True
        elif is_open and line.strip() and not line.startswith(("- ", "|", "#")):
            entries[-1] += " " + line.strip()
        else:
            is_open = False
    return entries


def _plain(line: str) -> str:
    """A line without the marks of its form; the cells of a row are divided by dots."""
    if line.startswith("|"):
        cells = (cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line))
        line = " · ".join(cell for cell in cells if cell not in EMPTY)
    return line.removeprefix("- ").replace("*", "").strip()


@cache
def proofs() -> Mapping[str, list[str]]:
    """The tests of every number of every game, as coverage.md lists them."""
    rows = (LEDGERS / "coverage.md").read_text(encoding="utf-8").splitlines()
    cells = [row.split(" | ") for row in rows if row.startswith("| ")]
    return {cell[0].removeprefix("| ").strip(): re.findall(r"\[(test_\w+)\]", cell[-1]) for cell in cells}
