"""One table says how the details of a game's sentences are spoken."""

from __future__ import annotations

import pytest

from roundhouse.core.game import games, load
from roundhouse.core.spoken import accusative, counted, spoken_by
from roundhouse.core.words import Words, words


def a_name(said: Words, thing: str, form: str | None = None) -> str:
    return f"{thing}/{form or 'plain'}"


def test_a_table_says_each_detail_and_leaves_the_others_alone() -> None:
    spoken = spoken_by({"card": accusative(a_name), "seat": counted}, also={"card-name": ("card", a_name)})
    told = {"card": "loco", "seat": 0, "points": 3}
    assert spoken(words("en"), told) == {"card": "loco/acc", "card-name": "loco/plain", "seat": 1, "points": 3}
    assert spoken(words("en"), {"card": None, "seat": None}) == {"card": "none", "seat": "none"}
    assert spoken(words("en"), {}) == {}


@pytest.mark.parametrize("name", games())
def test_every_game_counts_its_players_from_one(name: str) -> None:
    say = load(name).say
    assert say.spoken(words("en", name), dict.fromkeys(say.PLAYERS, 2)) == dict.fromkeys(say.PLAYERS, 3)
