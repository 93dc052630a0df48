"""Languages, levels of bots and the number of seats are each defined once; all others have them from there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from roundhouse import games, load
from roundhouse.bots import LEVELS, USUAL_LEVEL, BotLevel, make
from roundhouse.core.contract import MOST_SEATS
from roundhouse.core.words import HERE, LANGUAGES, Lang, words
from roundhouse.server import wire
from tests.wire import files

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web" / "src"
TREES = (HERE, WEB, ROOT / "web" / "tests", ROOT / "tests", ROOT / "bench", ROOT / "scripts")
GENERATED = WEB / "wire.ts"
PAST = {"fixtures", "static", "mutants", "node_modules"}  # records of what was, or written from what is here


def sources() -> Iterator[Path]:
    """Whatever is written by hand in Python or for the browser."""
    for tree in TREES:
        for path in tree.rglob("*"):
            if path.suffix in (".py", ".ts", ".svelte") and not PAST & set(path.parts) and path not in files():
                yield path


def listing(values: tuple[str, ...]) -> re.Pattern[str]:
    """What a list of these looks like in any source: all of them, each in quotes, with no more than marks between."""
    return re.compile(r"[\s,|]*".join(f"[\"']{value}[\"']" for value in values))


@pytest.mark.parametrize(
    ("values", "home"),
    [(LANGUAGES, HERE / "core" / "words.py"), (tuple(LEVELS), HERE / "bots" / "__init__.py")],
    ids=["languages", "levels"],
)
def test_a_list_stands_in_one_source(values: tuple[str, ...], home: Path) -> None:
    found = [path for path in sources() if listing(values).search(path.read_text(encoding="utf-8"))]
    assert found == [home]
    assert listing(values).search(GENERATED.read_text(encoding="utf-8"))


def test_the_wire_speaks_all_languages_and_knows_all_levels() -> None:
    assert get_args(wire.Lang) == get_args(Lang) == LANGUAGES
    assert get_args(wire.BotLevel) == get_args(BotLevel) == tuple(LEVELS)
    assert USUAL_LEVEL in LEVELS
    assert wire.NewSeat("bot").level == USUAL_LEVEL


@pytest.mark.parametrize(
    "folder", [path for path in (HERE, WEB) for path in path.rglob("words") if path.is_dir()], ids=str
)
def test_every_folder_of_words_has_every_language_and_no_other(folder: Path) -> None:
    spoken = {path.stem.rpartition(".")[2] for path in [*folder.glob("*.ftl"), *folder.glob("rules.*.md")]}
    assert spoken == set(LANGUAGES)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_and_has_its_words(level: str) -> None:
    assert make(level, 1)
    for lang in LANGUAGES:
        assert level.isdecimal() or level in words(lang).say("cli-help-play-level")
        assert f"\nlevel-{level} = " in (WEB / "words" / f"{lang}.ftl").read_text(encoding="utf-8")


def most(text: str) -> int:
    """The largest number of a class or a variable such as o6."""
    return max(int(number) for number in re.findall(r"(?:\.|--)o(\d+)\b", text))


def test_no_more_and_no_fewer_seats_have_a_colour_and_a_shape_than_a_table_has() -> None:
    design = WEB / "design"
    assert most((design / "owners.css").read_text(encoding="utf-8")) == MOST_SEATS
    assert most((design / "tokens.css").read_text(encoding="utf-8")) == MOST_SEATS
    shapes = re.search(r"SHAPES = \[(.*?)\]", (design / "owners.ts").read_text(encoding="utf-8"))
    assert shapes is not None
    assert len(shapes[1].split(",")) == MOST_SEATS
    for shape in re.findall(r"\w+", shapes[1]):
        assert (design / "art" / f"own-{shape}.svg").exists()


def test_the_wire_takes_a_table_of_all_seats_and_no_larger_one() -> None:
    table = {"id": "a" * 8, "secret": "a" * 16, "game": "traffic"}
    for seats, fits in ((MOST_SEATS, True), (MOST_SEATS + 1, False)):
        asked = {**table, "seats": [{"kind": "bot"}] * seats}
        hello = {"t": "hello", "table": "ABCD", "tokens": ["a" * 16] * seats, "lang": "en"}
        number = {"t": "stand_in", "id": "a" * 8, "seat": seats - 1, "on": True}
        for message, kind in ((asked, wire.NewTable), (hello, wire.Hello), (number, wire.StandIn)):
            if fits:
                msgspec.convert(message, kind)
            else:
                with pytest.raises(msgspec.ValidationError):
                    msgspec.convert(message, kind)


def test_no_game_has_more_seats_than_a_table() -> None:
    assert max(load(name).seat_counts[-1] for name in games()) <= MOST_SEATS
