"""Comments, docstrings and pages in plain English: an engineer whose second language it is reads them once.

The list grows with what readers stumble over; the folders grow as they are rewritten.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
INSTEAD = {  # what is not wanted: what to write instead
    "so many": "this number of, or: as many as",
    "whoever": "the one who, everybody who, the player who",
    "whomever": "the one whom",
    "whosoever": "everybody who",
    "a module a chapter": "one module for each chapter",
    "to answer is all": "it only answers",
    "thereof": "of it",
    "herein": "here",
    "hitherto": "until now",
    "for want of": "because there is no",
}
REWRITTEN = (
    "CONTRIBUTING.md",
    "SECURITY.md",
    "bench",
    "docs/architecture.md",
    "docs/online.md",
    "src/roundhouse/bots",
    "src/roundhouse/server/store",
    "src/roundhouse/terminal",
    "tests/bots",
    "tests/core",
    "tests/mutants",
    "tests/server",
)
KINDS = (".py", ".md", ".sh", ".mjs")
ITSELF = Path(__file__)


def found(text: str) -> list[str]:
    """The phrases in a text that are not wanted, each with what to write instead."""
    plain = re.sub(r"\s+", " ", text).lower()
    return [f"{bad!r}: {good}" for bad, good in INSTEAD.items() if re.search(rf"\b{re.escape(bad)}\b", plain)]


def sources(place: str) -> list[Path]:
    """The files of a folder, or one file."""
    path = ROOT / place
    return [path] if path.is_file() else [each for each in path.rglob("*") if each.suffix in KINDS and each != ITSELF]


@pytest.mark.parametrize("place", REWRITTEN)
def test_what_is_written_here_is_read_once(place: str) -> None:
    files = sources(place)
    assert files
    stumbled = {path.relative_to(ROOT).as_posix(): found(path.read_text(encoding="utf-8")) for path in files}
    assert {path: phrases for path, phrases in stumbled.items() if phrases} == {}


def test_a_phrase_is_found_across_lines_and_not_inside_a_name() -> None:
    assert found("after so\n    many moves") == ["'so many': this number of, or: as many as"]
    assert found("def test_whoever_comes(): pass") == []
