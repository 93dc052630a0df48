"""Everything on a table explains itself: every thing that a game names gets whole sentences in every language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from roundhouse import Table, games, load
from roundhouse.core.game import Game
from roundhouse.core.told import Told
from roundhouse.core.view import masked
from roundhouse.core.words import LANGUAGES, words

BOARDS = Path(__file__).parent.parent / "web" / "src" / "games"
ASKED = re.compile(r'(?:about=\{(?:\(.*?\) => \()?\{\s*kind: |\b(?:told|thing)\(\s*)"(\w+)"')
every_game = pytest.mark.parametrize("game", [load(name) for name in games()], ids=games())
HOLES = (r"[{}$]|\bnone\b|\bNone\b", r"[{}$]")  # what a missing detail leaves; "none" is an English word
MOST_LINES = 5  # more than that nobody reads in a bubble


def positions(game: Game, seed: int, plies: int) -> Iterator[Table]:
    """Tables of every number of seats, somewhere in a game played at random, and one that is over."""
    chance = random.Random(seed)
    for seats in game.seat_counts:
        table = Table(game.name, seats=seats, seed=chance.randrange(10**6), mode="interpreted")
        for _ in range(chance.randrange(plies)):
            if not table.over:
                table.play(chance.choice(table.codes()))
        yield table
    while not table.over:
        table.play(chance.choice(table.codes()))
    yield table


def everything(table: Table, viewer: int | None) -> Iterator[tuple[str, dict[str, int | str], Told]]:
    """All that there is to explain on a table, to this viewer."""
    about, seen = table.game.about, masked(table.live, viewer)
    for code in range(len(about.THINGS.kind)):
        kind, args = about.THINGS.describe(code)
        told = about.about(seen, viewer, kind, args)
        if told is not None:
            yield kind, args, told


@every_game
def test_every_thing_gets_whole_sentences_in_every_language(game: Game) -> None:
    names = ["Olena", "Marko", "Sofiia", "Taras", "Ivan", "Ada"]
    explained: set[str] = set()
    for table in positions(game, 7, 120):
        for viewer in (None, 0, table.seats - 1):
            for kind, args, told in everything(table, viewer):
                explained.add(kind)
                assert 1 <= len(told.lines) <= MOST_LINES, (kind, args)
                for lang in LANGUAGES:
                    said = [line.say(game, viewer, lang, names) for line in (told.title, *told.lines)]
                    assert all(each.strip() == each and each for each in said), (kind, args, said)
                    assert not re.search(HOLES[lang == "en"], " ".join(said)), (kind, args, said)
                    assert all(each.endswith((".", "!", "…")) for each in said[1:]), (kind, args, said)
                    assert not said[0].endswith("."), said[0]
    assert explained == set(game.about.THINGS.kinds)


@every_game
def test_everything_in_the_catalogue_can_be_asked_about(game: Game) -> None:
    values = {
        str(value)
        for args in game.about.THINGS.kinds.values()
        for known in args.values()
        for value in (range(known) if isinstance(known, int) else known)
    }
    for family, things in game.catalogue.contents(words("en", game.name)).items():
        if family in ("cards", "contracts", "routes", "islands", "objectives"):
            assert set(map(str, things)) <= values, family


@every_game
def test_a_board_asks_about_what_its_game_explains_and_about_all_of_it(game: Game) -> None:
    sources = [file.read_text(encoding="utf-8") for file in (BOARDS / game.name).rglob("*.svelte")]
    sources += [file.read_text(encoding="utf-8") for file in (BOARDS / game.name).rglob("*.ts")]
    asked = {kind for source in sources for kind in ASKED.findall(source)}
    assert asked == set(game.about.THINGS.kinds)
