"""Piles of cards behave as Python lists do, and never have a hole."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from roundhouse.core import piles
from roundhouse.core.record import CELL, NONE, Record, cells

PILES, ROOM = 3, 5
a_step = st.tuples(
    st.sampled_from(["put", "draw", "insert", "take"]),
    st.integers(0, PILES - 1),
    st.integers(0, ROOM),
    st.integers(0, 99),
)


class Table(Record):
    """A few piles."""

    piles = cells(PILES, ROOM)
    sizes = cells(PILES)


def empty_table() -> Table:
    table = Table.new()
    piles.clear(table.piles, table.sizes)
    return table


def lists(table: Table) -> list[list[int]]:
    """The piles as lists, if what is beyond them is NONE."""
    for pile, size in zip(table.piles, table.sizes, strict=True):
        assert (pile[size:] == NONE).all()
        assert NONE not in pile[:size]
    return [pile[:size].tolist() for pile, size in zip(table.piles, table.sizes, strict=True)]


@given(st.lists(a_step, max_size=40))
def test_any_sequence_of_operations_does_what_it_does_to_lists(steps: list[tuple[str, int, int, int]]) -> None:
    table, model = empty_table(), [[] for _ in range(PILES)]  # type: tuple[Table, list[list[int]]]
    for operation, i, place, card in steps:
        size = len(model[i])
        if operation == "put" and size < ROOM:
            piles.put(table.piles, table.sizes, i, card)
            model[i].append(card)
        elif operation == "draw" and size > 0:
            assert piles.draw(table.piles, table.sizes, i) == model[i].pop()
        elif operation == "insert" and size < ROOM:
            piles.insert(table.piles, table.sizes, i, place % (size + 1), card)
            model[i].insert(place % (size + 1), card)
        elif operation == "take" and size > 0:
            assert piles.take(table.piles, table.sizes, i, place % size) == model[i].pop(place % size)
        assert lists(table) == model


def test_what_is_put_last_is_drawn_first() -> None:
    table = empty_table()
    for card in (4, 5, 6):
        piles.put(table.piles, table.sizes, 1, card)
    assert [piles.draw(table.piles, table.sizes, 1) for _ in range(3)] == [6, 5, 4]
    assert lists(table) == [[], [], []]


def test_a_card_taken_from_the_middle_leaves_no_gap() -> None:
    table = empty_table()
    for card in (4, 5, 6):
        piles.put(table.piles, table.sizes, 0, card)
    assert piles.take(table.piles, table.sizes, 0, 1) == 5
    assert table.piles[0].tolist() == [4, 6, NONE, NONE, NONE]


def test_a_card_inserted_at_the_left_moves_the_others_up() -> None:
    table = empty_table()
    for card in (4, 5):
        piles.insert(table.piles, table.sizes, 2, 0, card)
    assert lists(table) == [[], [], [5, 4]]


def test_cards_are_woven_into_a_pile_at_their_places() -> None:
    for woven in ([8, NONE, NONE, 9, NONE], [NONE, NONE, 8, 9, NONE], [8, 9, NONE, NONE, NONE], [NONE] * ROOM):
        table = empty_table()
        for card in (4, 5, 6):
            piles.put(table.piles, table.sizes, 1, card)
        piles.weave(table.piles, table.sizes, 1, np.array(woven, CELL))
        others = iter((4, 5, 6))
        expected = [next(others, NONE) if card == NONE else card for card in woven]
        assert lists(table)[1] == [card for card in expected if card != NONE]


def test_a_card_comes_back_as_a_plain_int() -> None:
    table = empty_table()
    for _ in range(2):
        piles.put(table.piles, table.sizes, 0, 3)
    assert type(piles.draw(table.piles, table.sizes, 0)) is int
    assert type(piles.take(table.piles, table.sizes, 0, 0)) is int


def test_clearing_empties_every_pile() -> None:
    table = Table.new()
    table.piles[:], table.sizes[:] = 7, ROOM
    piles.clear(table.piles, table.sizes)
    assert lists(table) == [[], [], []]
    assert table.sizes.dtype == CELL
