"""docs/formats.md, and the page of each game in docs/formats, name whatever there is to name."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from roundhouse.core.data import data_folder
from roundhouse.core.game import games, load
from roundhouse.core.table import Table

DOCS = Path(__file__).parent.parent / "docs"


def section(page: str, heading: str) -> str:
    """What a page says under a heading."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return text.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def named(text: str) -> set[str]:
    return set(re.findall(r"`([\w.]+)`", text))


@pytest.mark.parametrize("name", games())
def test_every_key_of_a_state_is_named(name: str) -> None:
    common, own = named(section("formats.md", "State")), named(section(f"formats/{name}.md", "State"))
    assert set(Table(name, seed=0, mode="interpreted").state()) - common - own == set()


@pytest.mark.parametrize("name", games())
def test_every_file_and_column_of_an_edition_is_named(name: str) -> None:
    said = section(f"formats/{name}.md", "Edition")
    for file in data_folder(load(name).package.__name__).glob("*.csv"):
        row = next(line for line in said.splitlines() if line.startswith(f"| `{file.name}` |"))
        columns = next(csv.reader([file.read_text(encoding="utf-8").splitlines()[0]]))
        assert set(columns) - named(row) == set(), file.name
