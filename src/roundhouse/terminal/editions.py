"""`roundhouse edition check`: whether a folder of card values can be played with, and what it changes."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path

from ..core.errors import InvalidEdition
from ..core.game import HOME, games, load
from ..core.words import Words, words

Rows = dict[str, dict[str, str]]  # by the name in the first column
REMARKS = "source"
COPIES = "copies"


def check_edition(folder: Path, game: str | None, lang: str) -> None:
    """Validate an edition and print what it is; InvalidEdition says what is wrong."""
    name = game or game_of(folder)
    edition = load(name, folder).edition
    sentences = words(lang, name)
    print(sentences.say("cli-edition-good", title=sentences.say("title"), game=name, edition=edition))
    for file in sorted(folder.glob("*.csv")):
        rows = read_rows(file)
        cards = sum(int(row.get(COPIES, 1)) for row in rows.values())
        print(sentences.say("cli-edition-file", file=file.name, rows=len(rows), cards=cards))
    changes = list(differences(HOME / name / "data", folder, sentences))
    print(sentences.say("cli-edition-changes", changes=len(changes)))
    for change in changes:
        print(f"  {change}")


def game_of(folder: Path) -> str:
    """The game whose data has files of the same names."""
    if not folder.is_dir():
        raise InvalidEdition("edition-folder", folder=str(folder))
    files = {path.name for path in folder.glob("*.csv")}
    for name in games():
        if files == {path.name for path in (HOME / name / "data").glob("*.csv")}:
            return name
    raise InvalidEdition("edition-unknown", folder=str(folder))


def read_rows(file: Path) -> Rows:
    """The rows of a file that was found valid, by their names."""
    lines = file.read_text(encoding="utf-8-sig").splitlines()
    rows = [{key: value.strip() for key, value in row.items()} for row in csv.DictReader(lines, skipinitialspace=True)]
    return {next(iter(row.values())): row for row in rows}


def differences(usual: Path, other: Path, sentences: Words) -> Iterator[str]:
    """What an edition changes in the built-in values, a sentence each; where a value comes from does not count."""
    for file in sorted(usual.glob("*.csv")):
        before, after = read_rows(file), read_rows(other / file.name)
        for name in [*before, *(name for name in after if name not in before)]:
            yield from _changes(file.name, name, before.get(name), after.get(name), sentences)


def _changes(
    file: str, name: str, before: dict[str, str] | None, after: dict[str, str] | None, sentences: Words
) -> Iterator[str]:
    if before is None:
        yield sentences.say("cli-edition-added", file=file, row=name)
    elif after is None:
        yield sentences.say("cli-edition-removed", file=file, row=name)
    else:
        for column in before:
            if column != REMARKS and before[column] != after[column]:
                values = {"before": before[column], "after": after[column]}
                yield sentences.say("cli-edition-changed", file=file, row=name, column=column, **values)
