"""Editions for tests: the files of a ledger with one text changed, and why they cannot be played with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from roundhouse import InvalidEdition, load


def edition_with(ledger: Path, folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of the ledger's edition in which one text of one file is another."""
    for path in ledger.glob("*.csv"):
        text = path.read_text(encoding="utf-8")
        assert path.name != file or text.count(old) == 1
        (folder / path.name).write_text(text.replace(old, new) if path.name == file else text, encoding="utf-8")
    return folder


def refusal(game: str, edition: Path) -> tuple[str, Any]:
    """Why this edition cannot be played with, and which file or card is to blame."""
    with pytest.raises(InvalidEdition) as refused:
        load(game, edition)
    said = refused.value.args_said
    return refused.value.reason, said.get("file") or said.get("card")
