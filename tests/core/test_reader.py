"""A reader takes what can be, and says where something cannot."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundhouse import InvalidPosition
from roundhouse.core.position import Reader

from .tools import refused


def test_a_reader_knows_where_it_is() -> None:
    read = Reader({"hands": [{"cards": ["fire_2", 4]}]})
    card = read.part("hands").items()[0].part("cards").items()[1]
    assert card.where == "hands[0].cards[1]"
    assert card.value == 4


def test_a_reader_gives_a_default_only_where_there_is_one() -> None:
    read = Reader({"a": None})
    assert read.part("b", 3).value == 3
    assert read.part("a", 3).value is None
    with refused(InvalidPosition, "position-missing", "state does not say “b”"):
        read.part("b")


@given(st.integers(-5, 5), st.integers(-5, 5), st.integers(-9, 9))
def test_a_reader_takes_the_numbers_from_least_to_most(least: int, most: int, number: int) -> None:
    if least <= number <= most:
        assert Reader(number).number(least, most) == number
    else:
        with refused(InvalidPosition, "position-number"):
            Reader(number).number(least, most)


@pytest.mark.parametrize("value", ["abc", 3, None, {"a": 1}], ids=repr)
def test_a_reader_takes_no_text_for_a_list(value: Any) -> None:
    with refused(InvalidPosition, "position-no-list", "state must be a list"):
        Reader(value).items()


def test_cards_are_read_from_a_list_or_from_a_pile_with_its_size() -> None:
    names = ("goose", "duck")
    for written in (["duck", "goose"], {"cards": ["duck", "goose"]}, {"cards": ["duck", "goose"], "size": 2}):
        assert Reader(written).cards(names) == [1, 0]
    with refused(InvalidPosition, "position-missing", "cards"):
        Reader({"size": 2}).cards(names)
