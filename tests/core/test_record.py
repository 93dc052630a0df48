"""A state is declared field by field and stored as one record without holes."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundhouse import Game, games, load
from roundhouse.core.record import ALL, CELL, NOBODY, OWNER, VISIBILITIES, WORD, Cells, Field, Ints, Record, cells

every_game = pytest.mark.parametrize("game", [load(name) for name in games()], ids=games())
a_cell = st.integers(np.iinfo(CELL).min, np.iinfo(CELL).max)


class Hand(Record):
    """A record of a few fields."""

    seat: int = cells(doc="who holds it")
    cards: Cells = cells(2, 3, seen=OWNER, doc="how many of each")
    key: Ints = cells(2, seen=NOBODY, type=WORD, doc="a secret")


class LongHand(Hand):
    """The same with one field more."""

    points: int = cells(doc="what it is worth")


class Odd(Record):
    """A record whose cells do not fill its last word."""

    key: int = cells(type=WORD)
    card: int = cells()


def test_a_field_has_the_shape_type_audience_and_meaning_that_were_declared() -> None:
    assert Hand.fields["cards"] == Field((2, 3), OWNER, "how many of each", CELL)
    assert Hand.fields["key"] == Field((2,), NOBODY, "a secret", WORD)
    hand = Hand.new()
    assert (hand.cards.shape, hand.cards.dtype) == ((2, 3), np.dtype(CELL))
    assert (hand.key.shape, hand.key.dtype) == ((2,), np.dtype(WORD))


def test_a_field_is_one_cell_that_all_see_unless_said_otherwise() -> None:
    assert cells() == Field((), ALL, "", CELL)


@pytest.mark.parametrize("seen", VISIBILITIES)
def test_each_known_audience_can_be_declared(seen: str) -> None:
    assert cells(seen=seen).seen == seen


@pytest.mark.parametrize("seen", ["", "All", "owners", "everybody", None])
def test_an_unknown_audience_is_refused(seen: str) -> None:
    with pytest.raises(ValueError, match="seen must be one of"):
        cells(seen=seen)


def test_a_subclass_adds_its_fields_to_those_of_its_parent() -> None:
    assert list(LongHand.fields) == ["seat", "cards", "key", "points"]
    assert list(Hand.fields) == ["seat", "cards", "key"]
    hand = LongHand.new()
    hand.seat, hand.points = 3, 4
    assert (hand.seat, hand.points) == (3, 4)


def test_a_new_record_is_all_zeros() -> None:
    assert Hand.new().tobytes() == bytes(Hand.dtype.itemsize)


def test_writing_to_a_live_view_writes_to_the_batch() -> None:
    batch = Hand.batch(3)
    middle = Hand.at(batch, 1)
    middle.seat = 5
    middle.cards[1, 2] = 7
    assert batch["seat"].tolist() == [0, 5, 0]
    assert batch["cards"][1].tolist() == [[0, 0, 0], [0, 0, 7]]


def test_writing_to_the_batch_is_seen_by_a_live_view() -> None:
    batch = Hand.batch(2)
    last = Hand.at(batch, 1)
    batch["seat"][1], batch["key"][1, 0] = 9, 2**30
    assert (last.seat, int(last.key[0])) == (9, 2**30)


def test_a_copy_is_equal_and_apart() -> None:
    hand = Hand.new()
    hand.cards[:] = 4
    copy = hand.copy()
    assert copy == hand
    assert type(copy) is Hand
    copy.cards[0, 0], copy.seat = 5, 1
    assert copy != hand
    assert (int(hand.cards[0, 0]), hand.seat) == (4, 0)


def test_a_copy_of_a_live_view_leaves_the_batch() -> None:
    batch = Hand.batch(2)
    copy = Hand.at(batch, 0).copy()
    copy.seat = 3
    assert batch["seat"].tolist() == [0, 0]


@given(st.lists(a_cell, min_size=7, max_size=7), st.lists(a_cell, min_size=7, max_size=7))
def test_records_are_equal_when_all_their_cells_are(a: list[int], b: list[int]) -> None:
    one, other = (_hand(numbers) for numbers in (a, b))
    assert (one == other) == (a == b)
    assert one == _hand(a)
    assert hash(one) == hash(_hand(a))
    assert len({one, other, _hand(a), _hand(b)}) == len({tuple(a), tuple(b)})


def _hand(numbers: list[int]) -> Hand:
    hand = Hand.new()
    hand.seat, hand.cards[:] = numbers[0], np.array(numbers[1:], CELL).reshape(2, 3)
    return hand


def test_a_record_equals_no_record_of_another_kind_and_nothing_else() -> None:
    class Twin(Record):
        """Declared as `Hand` is."""

        seat: int = cells()
        cards: Cells = cells(2, 3)
        key: Ints = cells(2, type=WORD)

    assert Hand.new().tobytes() == Twin.new().tobytes()
    assert Hand.new() != Twin.new()
    assert Hand.new() != Hand.new().tobytes()


@given(a_cell)
def test_a_single_cell_is_read_as_a_plain_int(number: int) -> None:
    hand = Hand.new()
    hand.seat = number
    assert type(hand.seat) is int
    assert hand.seat == number
    assert hand.seat + 1 == number + 1  # where a cell would wrap around


@pytest.mark.parametrize("number", [2**15, -(2**15) - 1, 2**40])
def test_a_number_too_large_for_a_cell_is_refused_not_wrapped(number: int) -> None:
    hand = Hand.new()
    hand.seat = 6
    with pytest.raises(OverflowError):
        hand.seat = number
    assert hand.seat == 6


def test_a_single_cell_can_be_counted_up_and_down() -> None:
    hand = Hand.new()
    hand.seat += 3
    hand.seat -= 1
    assert hand.seat == 2


def test_a_gap_at_the_end_is_filled_with_zeros_that_no_field_names() -> None:
    assert Odd.dtype.itemsize == 8
    assert list(Odd.fields) == ["key", "card"]
    odd = Odd.new()
    odd.key, odd.card = -1, -1
    assert odd.tobytes() == b"\xff" * 6 + bytes(2)
    assert odd.copy().tobytes() == odd.tobytes()


@every_game
def test_no_byte_of_a_games_records_is_outside_its_columns(game: Game) -> None:
    for dtype in (game.State.dtype, game.Moves.dtype):
        assert dtype.names is not None
        assert sum(dtype[name].itemsize for name in dtype.names) == dtype.itemsize


@every_game
def test_every_column_of_a_games_records_is_aligned(game: Game) -> None:
    for dtype in (game.State.dtype, game.Moves.dtype):
        assert dtype.fields is not None
        for column, offset in [(spec[0], spec[1]) for spec in dtype.fields.values()]:
            assert offset % column.base.itemsize == 0
        assert dtype.itemsize % dtype.alignment == 0


@every_game
def test_every_field_of_a_games_state_says_what_it_means(game: Game) -> None:
    assert [name for name, field in game.State.fields.items() if not field.doc] == []


@every_game
def test_what_each_seat_sees_by_itself_has_a_row_for_every_seat(game: Game) -> None:
    for name, field in game.State.fields.items():
        if field.seen not in (ALL, NOBODY):
            assert field.shape, name
            assert field.shape[0] >= game.seat_counts[-1], name
