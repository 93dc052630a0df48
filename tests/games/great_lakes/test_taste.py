"""What the opinion goes by: greedy bots have the usual numbers, those who look ahead others."""

from __future__ import annotations

from typing import Any

import numpy as np

from roundhouse.bots.search import playout
from roundhouse.bots.search.bot import Search
from roundhouse.core.game import load
from roundhouse.core.table import Table
from tests.modules import module_of

GAME = load("great_lakes")
TASTE = module_of(GAME, "opinion.taste")


def test_the_numbers_of_a_taste_are_named_in_their_order() -> None:
    assert [getattr(TASTE, name.upper()) for name in TASTE.Taste._fields] == list(range(TASTE.TASTES))


def move(code: int) -> tuple[int, int, int]:
    """Its kind and its arguments."""
    layout = GAME.layout
    return int(layout.kind[code]), int(layout.first_arg[code]), int(layout.second_arg[code])


def test_who_brings_no_taste_has_the_usual_one() -> None:
    table, found = Table("great_lakes", 2, seed=3, mode="interpreted"), []
    for given in (np.zeros(TASTE.TASTES), TASTE.USUAL, TASTE.KEEN):
        notes: Any = GAME.opinion.Notes.at(GAME.opinion.Notes.batch(1), 0)
        notes.taste[:] = given
        GAME.opinion.look(table.live, notes)
        found.append([GAME.opinion.worth(table.live, notes, *move(code)) for code in table.codes()])
        assert (notes.taste[:] == (given if given.any() else TASTE.USUAL)).all()
    assert found[0] == found[1] != found[2]


def test_a_search_begins_with_the_keen_taste() -> None:
    search = Search(GAME, "interpreted", playout, nodes=1)
    assert (search.notes[1]["taste"] == TASTE.KEEN).all()
