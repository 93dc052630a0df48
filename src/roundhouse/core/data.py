"""The printed values of a game: files of comma-separated values, one row a card, each with its source.

The game's own files lie in its folder `data/`.  An *edition* is another folder with the same files.
"""

from __future__ import annotations

import csv
import hashlib
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, TypeVar, get_type_hints

from .errors import InvalidEdition

MOST = 99  # no printed number is larger, and every sum stays far below what a cell holds
MOST_LETTERS = 100_000  # in a file; the reader takes no longer cell
Row = TypeVar("Row", bound=NamedTuple)


def edition_folder(package: ModuleType) -> Path | None:
    """The folder of the edition whose values this game package reads; None: its own values."""
    folder: Path | None = getattr(package, "EDITION", None)
    return folder


def data_folder(package: str) -> Path:
    """Where the values of this game package are: in its edition's folder, or its own data/."""
    module = sys.modules[package]
    return edition_folder(module) or Path(module.__path__[0]) / "data"


def fingerprint(folder: Path) -> str:
    """A short hash of all values in a folder, the same wherever the folder lies."""
    digest = hashlib.sha256()
    for path in sorted(path for path in folder.glob("*.csv") if path.is_file()):
        digest.update(path.name.encode() + b"\n" + path.read_bytes().replace(b"\r\n", b"\n") + b"\n")
    return digest.hexdigest()[:16]


def read_rows(package: str, name: str, row: type[Row]) -> list[Row]:
    """The rows of one file, typed by the fields of `row`; InvalidEdition says what is wrong and where."""
    path = data_folder(package) / name
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError:
        raise InvalidEdition("edition-file", file=name, folder=str(path.parent)) from None
    except UnicodeDecodeError:
        raise InvalidEdition("edition-encoding", file=name) from None
    if len(text) > MOST_LETTERS:
        raise InvalidEdition("edition-long", file=name, most=MOST_LETTERS)
    reader = csv.DictReader(text.splitlines(), skipinitialspace=True)
    columns = set(reader.fieldnames or ())
    for column in reader.fieldnames or ():
        if list(reader.fieldnames or ()).count(column) > 1:
            raise InvalidEdition("edition-twice", file=name, name=column)
    for column in row._fields:
        if column not in columns:
            raise InvalidEdition("edition-column", file=name, column=column)
    if unknown := sorted(columns - set(row._fields)):
        raise InvalidEdition("edition-extra-column", file=name, column=unknown[0])
    types = get_type_hints(row)
    rows = [
        row(*(_value(name, reader.line_num, column, types[column], cells) for column in row._fields))
        for cells in reader
    ]
    if not rows:
        raise InvalidEdition("edition-empty", file=name)
    return rows


def _value(file: str, line: int, column: str, type: type[Any], cells: dict[str, Any]) -> Any:
    """One cell of a file: a name, or a number from 0 to MOST."""
    text = (cells[column] or "").strip()
    if not text or None in cells:
        raise InvalidEdition("edition-cells", file=file, line=line, column=column)
    if type is str:
        return text
    try:
        number = int(text)
    except ValueError:
        raise InvalidEdition("edition-number", file=file, line=line, column=column, value=text) from None
    if number < 0:
        raise InvalidEdition("edition-negative", file=file, line=line, column=column, value=text)
    if number > MOST:
        raise InvalidEdition("edition-large", file=file, line=line, column=column, value=text, most=MOST)
    return number


def check_names(file: str, names: list[str]) -> list[str]:
    """The names in a file, each given once and fit to be written in a state or a log."""
    for name in names:
        if not name.replace("_", "").isalnum() or not name.isascii():
            raise InvalidEdition("edition-name", file=file, name=name)
        if names.count(name) > 1:
            raise InvalidEdition("edition-twice", file=file, name=name)
    return names


def check_total(file: str, expected: int, found: int) -> int:
    """The number of cards in a file, which the rulebook states."""
    if found != expected:
        raise InvalidEdition("edition-total", file=file, expected=expected, found=found)
    return found


def check_value(file: str, column: str, value: str, allowed: tuple[str, ...]) -> str:
    """A value that must be one of a few."""
    if value not in allowed:
        raise InvalidEdition("edition-value", file=file, column=column, value=value, allowed=", ".join(allowed))
    return value


def check_between(card: str, column: str, value: int, least: int, most: int) -> None:
    """A number that has bounds of its own."""
    if not least <= value <= most:
        raise InvalidEdition("edition-between", card=card, column=column, value=value, least=least, most=most)


def check_complete(file: str, found: list[str], expected: tuple[str, ...]) -> None:
    """Names that the rules know, each of them given and no other."""
    for name in [*(name for name in expected if name not in found), *(name for name in found if name not in expected)]:
        raise InvalidEdition("edition-complete", file=file, name=name, expected=", ".join(expected))


def check_same(file: str, column: str, values: list[int]) -> int:
    """The one number that all rows with this property (those that are not 0) have in this column."""
    found = sorted(set(values) - {0})
    if len(found) > 1:
        raise InvalidEdition("edition-same", file=file, column=column, values=", ".join(map(str, found)))
    return found[0] if found else 0
