"""docs/formats.md, or a game's own page beside it in docs/formats, names whatever there is to name."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from roundhouse.core.data import data_folder
from roundhouse.core.game import games, load
from roundhouse.core.table import Table

DOCS = Path(__file__).parent.parent / "docs"
PAGE = (DOCS / "formats.md").read_text(encoding="utf-8")
STATES, EDITIONS = PAGE.split("## View")[0].split("\n## State")[1], PAGE.split("## Edition")[1].split("\n## ")[0]


def named(text: str) -> set[str]:
    return set(re.findall(r"`([\w.]+)`", text))


def about(text: str, heading: str) -> str:
    """From the words that begin what is said of a game to where the next one begins."""
    start = text.index(heading)
    others = [found.start() for found in re.finditer(r"^(\*\*\w|For \w|## )", text, re.M) if found.start() > start]
    return text[start : min(others, default=len(text))]


def short(name: str) -> str:
    """What the page calls a game."""
    return "card game" if name == "ticket_cards" else name.replace("_", " ").title().replace(" Of ", " of ")


def said_of(name: str, text: str, begins: str) -> str:
    """What this part of the page, or the game's own page, says of a game."""
    own = DOCS / "formats" / f"{name}.md"
    if own.exists():
        return own.read_text(encoding="utf-8")
    the = "The " if begins == "**" else "the "
    return about(text, begins + (the if name == "ticket_cards" else "") + short(name))


@pytest.mark.parametrize("name", games())
def test_every_key_of_a_state_is_named(name: str) -> None:
    common = named(STATES.split("\n**", 1)[0])
    own = named(said_of(name, STATES, "**"))
    assert set(Table(name, seed=0, mode="interpreted").state()) - common - own == set()


@pytest.mark.parametrize("name", games())
def test_every_file_and_column_of_an_edition_is_named(name: str) -> None:
    said = said_of(name, EDITIONS, "For ")
    for file in data_folder(load(name).package.__name__).glob("*.csv"):
        row = next(line for line in said.splitlines() if line.startswith(f"| `{file.name}` |"))
        columns = next(csv.reader([file.read_text(encoding="utf-8").splitlines()[0]]))
        assert set(columns) - named(row) == set(), file.name
