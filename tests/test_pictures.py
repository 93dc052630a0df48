"""The drawings of the rules pages: each is there in every language, and made of what the game has."""

from __future__ import annotations

import re

import pytest

from roundhouse.core.game import HOME, games
from roundhouse.core.words import LANGUAGES
from roundhouse.server import library

from .pictures import GAMES, ROOT, cards, pictures, things

every_game = pytest.mark.parametrize("game", games())


@every_game
def test_the_pages_of_all_languages_show_the_same_drawings_and_all_that_there_are(game: str) -> None:
    for lang in LANGUAGES:
        text = (HOME / game / "words" / f"rules.{lang}.md").read_text(encoding="utf-8")
        shown = re.findall(r"^```picture (\w+)$", text, re.MULTILINE)
        assert shown[0] == "minute", "what the game is about is drawn first"
        assert sorted(shown) == sorted(pictures(game))


@every_game
def test_drawings_are_made_of_cards_and_art_that_there_are(game: str) -> None:
    boxes = library.catalogue(game, "en").values()
    known = {name for box in boxes if isinstance(box, dict) for name in box}
    folders = (ROOT / "web" / "src" / "design" / "art", GAMES / game / "art")
    drawn = {file.stem for folder in folders for file in folder.glob("*.svg")}
    for name, rows in pictures(game).items():
        assert set(cards(rows)) <= known, name
        wanted = {thing[key] for thing in things(rows) for key in ("art", "load") if key in thing}
        wanted |= {"sym-" + thing["chip"] for thing in things(rows) if "chip" in thing}
        assert wanted <= drawn, name
