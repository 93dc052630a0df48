"""What the opinion goes by: greedy bots have the usual numbers, those who look ahead others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from roundhouse.bots.search import playout
from roundhouse.bots.search.bot import Search
from roundhouse.core.game import load
from roundhouse.core.table import Table
from tests.modules import module_of

from .lakes import Lakes

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


def worths_at(s: Any, codes: list[int], taste: Any) -> list[float]:
    """What these moves are worth by a taste."""
    notes: Any = GAME.opinion.Notes.at(GAME.opinion.Notes.batch(1), 0)
    notes.taste[:] = taste
    GAME.opinion.look(s, notes)
    return [GAME.opinion.worth(s, notes, *move(code)) for code in codes]


def test_every_number_of_a_taste_is_gone_by_somewhere() -> None:
    read = "".join(path.read_text(encoding="utf-8") for path in Path(TASTE.__file__ or "").parent.glob("*.py"))
    assert not [name for name in TASTE.Taste._fields if f"taste.{name.upper()}" not in read]


HARBOUR = ["2Ag 2Sg", ""]


def built(pieces: int, taste: Any, tickets: str = "T27", routes: tuple[str, ...] = ("R088", "R101")) -> float:
    """What a harbour in Green Bay is worth to a seat with that many trains and ships each."""
    lakes = Lakes(
        HARBOUR,
        "Tp Ty",
        "6Tp",
        "6Sp",
        tickets=[tickets],
        routes=dict.fromkeys(routes, 0),
        supply=[(pieces, pieces)] * 2,
    )
    code = GAME.layout.code("harbour", {"city": "green_bay"})
    assert code is not None
    return worths_at(lakes.s, [code], taste)[0]


def test_a_keen_seat_builds_a_harbour_rather_when_its_pieces_are_laid() -> None:
    assert built(4, TASTE.KEEN) > built(12, TASTE.KEEN)
    without = TASTE.KEEN.copy()
    without[TASTE.PORT_DONE] = 1.0
    assert built(4, TASTE.KEEN) > built(4, without), "what is sure to come counts"
    assert built(4, TASTE.KEEN, tickets="T30") < built(4, TASTE.KEEN), "no completed ticket names the city"


def test_cards_in_sight_count_for_a_keen_seat_as_if_it_held_a_part_of_them() -> None:
    effort, base = module_of(GAME, "opinion.effort"), module_of(GAME, "opinion.notes").BASE
    prices = []
    for display in ("Tg Tg Ty Ty Tp Tp", "Tr Tr Ty Ty Tp Tp"):
        found = []
        for taste in (TASTE.USUAL, TASTE.KEEN):
            notes: Any = GAME.opinion.Notes.at(GAME.opinion.Notes.batch(1), 0)
            notes.taste[:] = taste
            effort.look_at_effort(Lakes(["2Tg", ""], display, "6Tp", "6Sp").s, notes)
            found.append(float(notes.price[base, module_of(GAME, "box").ROUTES.index("R031")]))  # 7 green spaces
        prices.append(found)
    green, red = prices
    assert green[0] == red[0]
    assert green[1] < red[1]


def test_a_search_begins_with_the_keen_taste() -> None:
    search = Search(GAME, "interpreted", playout, nodes=1)
    assert (search.notes[1]["taste"] == TASTE.KEEN).all()
