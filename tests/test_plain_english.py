"""Comments, docstrings and pages in plain English: an engineer whose second language it is reads them once.

The list grows with what readers stumble over; the folders grow as they are rewritten.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
INSTEAD = {  # what is not wanted: what to write instead
    "so many": "that many, this number of, or the name of the argument",
    "whoever": "the one who, everybody who, the player who, the seat that",
    "whomever": "the one whom",
    "whosoever": "everybody who",
    "whichever": "the one that, no matter which",
    "a module a chapter": "one module for each chapter",
    "to answer is all": "it only answers",
    "anybody's guess": "unknown, uninitialised",
    "the usual one": "the default one",
    "every how many": "the interval",
    "so as to": "so that, to",
    "thereof": "of it",
    "thereby": "so, by this",
    "wherein": "in which",
    "whereby": "by which",
    "herein": "here",
    "hitherto": "until now",
    "inasmuch": "because",
    "insofar": "as far as",
    "albeit": "although",
    "lest": "so that … not",
    "be it": "whether",
    "for want of": "because there is no",
}
REWRITTEN = (
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "README.md",
    "SECURITY.md",
    "STYLE.md",
    "bench",
    *(page.relative_to(ROOT).as_posix() for page in sorted((ROOT / "docs").glob("*.md"))),
    "docs/formats",
    "examples",
    "scripts",
    "src/roundhouse",
    "template",
    "tests",
    "web/README.md",
    "web/dev",
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
    if path.is_file():
        return [path]
    return [each for each in path.rglob("*") if each.suffix in KINDS and each != ITSELF and not is_for_players(each)]


def is_for_players(path: Path) -> bool:
    """Rules pages have a test of their own (test_glossary.py)."""
    return path.name.startswith("rules.") and path.suffix == ".md"


@pytest.mark.parametrize("place", REWRITTEN)
def test_what_is_written_here_is_read_once(place: str) -> None:
    files = sources(place)
    assert files
    stumbled = {path.relative_to(ROOT).as_posix(): found(path.read_text(encoding="utf-8")) for path in files}
    assert {path: phrases for path, phrases in stumbled.items() if phrases} == {}


def test_a_phrase_is_found_across_lines_and_not_inside_a_name() -> None:
    assert found("after so\n    many moves") == ["'so many': that many, this number of, or the name of the argument"]
    assert found("def test_whoever_comes(): pass") == []
