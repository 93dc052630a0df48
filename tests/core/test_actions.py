"""Every move has one number, and every number is one move."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundhouse import Game, games, load
from roundhouse.core.actions import Layout, count, moves_for, name_of, number_actions, offer_in
from tests.modules import module_of

every_game = pytest.mark.parametrize("game", [load(name) for name in games()], ids=games())

PASS, PLAY, PLACE, PULL = range(4)
LAYOUT = number_actions({
    "pass": {},
    "play": {"card": ("goose", "duck", "hen")},
    "place": {"track": 2, "side": ("left", "right")},
    "pull": {"wagons": 4},
})  # fmt: skip
DESCRIBED = [
    ("pass", {}),
    *(("play", {"card": card}) for card in ("goose", "duck", "hen")),
    *(("place", {"track": track, "side": side}) for track in (0, 1) for side in ("left", "right")),
    *(("pull", {"wagons": wagons}) for wagons in range(4)),
]
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary(),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(), inner, max_size=2),
    max_leaves=3,
)


# Numbers


def test_numbers_run_through_the_kinds_in_order_and_through_the_last_argument_first() -> None:
    assert [LAYOUT.describe(code) for code in range(len(LAYOUT.kind))] == DESCRIBED
    assert LAYOUT.names == ["pass", "play", "place", "pull"]


def test_the_columns_of_a_layout_say_the_same_in_numbers() -> None:
    assert LAYOUT.first.tolist() == [0, 1, 4, 8]
    assert LAYOUT.stride.tolist() == [1, 1, 2, 1]
    assert LAYOUT.kind.tolist() == [PASS, *[PLAY] * 3, *[PLACE] * 4, *[PULL] * 4]
    assert LAYOUT.first_arg.tolist() == [0, 0, 1, 2, 0, 0, 1, 1, 0, 1, 2, 3]
    assert LAYOUT.second_arg.tolist() == [0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0]


@pytest.mark.parametrize(("code", "described"), list(enumerate(DESCRIBED)))
def test_a_move_of_this_kind_with_these_arguments_has_this_number(code: int, described: tuple[str, Any]) -> None:
    assert LAYOUT.code(*described) == code


def test_the_order_in_which_arguments_are_given_does_not_matter() -> None:
    assert LAYOUT.code("place", {"side": "right", "track": 1}) == LAYOUT.code("place", {"track": 1, "side": "right"})


def test_an_argument_has_as_many_values_as_its_number_says_or_as_it_has_names() -> None:
    assert (count(5), count(("left", "right"))) == (5, 2)
    assert (name_of(5, 3), name_of(("left", "right"), 1)) == (3, "right")


@every_game
def test_describing_and_numbering_are_inverse_over_all_moves_of_a_game(game: Game) -> None:
    described = [game.layout.describe(code) for code in range(game.A)]
    assert [game.layout.code(kind, args) for kind, args in described] == list(range(game.A))
    assert len({(kind, *args.items()) for kind, args in described}) == game.A


@every_game
def test_every_kind_has_the_number_that_the_rules_know_it_by(game: Game) -> None:
    action = module_of(game, "action")
    for number, kind in enumerate(game.layout.names):
        assert getattr(action, kind.upper()) == number


# What is no move


@pytest.mark.parametrize(
    ("kind", "args"),
    [
        ("fly", {}),
        ("", {}),
        ("PASS", {}),
        (None, {}),
        (0, {}),
        ("pass", {"card": "goose"}),
        ("play", {}),
        ("play", {"card": "swan"}),
        ("play", {"card": 0}),
        ("play", {"card": None}),
        ("play", {"card": ["goose"]}),
        ("play", {"card": "goose", "side": "left"}),
        ("place", {"track": 0}),
        ("place", {"track": 2, "side": "left"}),
        ("place", {"track": -1, "side": "left"}),
        ("place", {"track": True, "side": "left"}),
        ("place", {"track": 1.0, "side": "left"}),
        ("place", {"track": "1", "side": "left"}),
        ("place", {"track": None, "side": "left"}),
        ("place", {"track": 10**5000, "side": "left"}),
        ("place", {"track": 1, "side": 1}),
        ("place", {"track": 1, "side": "lef"}),
        ("place", {"track": 1, "side": ""}),
    ],
    ids=lambda value: str(value)[:30] if not isinstance(value, dict) else "-".join(value),
)
def test_what_is_no_move_has_no_number(kind: Any, args: dict[str, Any]) -> None:
    assert LAYOUT.code(kind, args) is None


@pytest.mark.parametrize("kind", [[], {}, ["pass"], {"kind": "pass"}], ids=repr)
def test_a_kind_that_is_not_even_a_name_is_no_move(kind: Any) -> None:
    assert LAYOUT.code(kind, {}) is None


@given(
    st.sampled_from(["play", "place", "pull"]), st.dictionaries(st.sampled_from(["card", "track", "side"]), anything)
)
def test_whatever_the_arguments_a_move_is_numbered_or_refused(kind: str, args: dict[str, Any]) -> None:
    code = LAYOUT.code(kind, args)
    assert code is None or LAYOUT.describe(code) == (kind, args)


def test_a_move_with_more_than_two_arguments_is_refused() -> None:
    with pytest.raises(ValueError, match="at most 2 arguments"):
        number_actions({"pay": {"red": 3, "green": 3, "blue": 3}})


# The list of legal moves


@st.composite
def layouts(draw: Any) -> Layout:
    """A few kinds of moves with up to two arguments each."""
    values = st.integers(1, 4) | st.lists(st.text("abc", min_size=1), min_size=1, max_size=3, unique=True)
    kinds = draw(st.lists(st.lists(values, max_size=2), min_size=1, max_size=4))
    return number_actions({f"k{i}": {f"a{j}": v for j, v in enumerate(args)} for i, args in enumerate(kinds)})


@given(layouts())
def test_any_layout_numbers_its_moves_from_0_without_a_gap(layout: Layout) -> None:
    described = [layout.describe(code) for code in range(len(layout.kind))]
    assert [layout.code(*move) for move in described] == list(range(len(layout.kind)))


@given(layouts())
def test_every_move_can_be_offered_by_its_kind_and_arguments(layout: Layout) -> None:
    moves, offer = moves_for(layout).new(), offer_in(layout)
    for kind, first, second in zip(layout.kind, layout.first_arg, layout.second_arg, strict=True):
        offer(moves, int(kind), int(first), int(second))
    assert moves.count == len(layout.kind)
    assert moves.codes.tolist() == list(range(len(layout.kind)))


def test_moves_are_listed_in_the_order_in_which_they_were_offered() -> None:
    moves, offer = moves_for(LAYOUT).new(), offer_in(LAYOUT)
    offer(moves, PLACE, 1, 0)
    offer(moves, PASS)
    offer(moves, PULL, 3)
    assert moves.codes[: moves.count].tolist() == [6, 0, 11]


@every_game
def test_there_is_room_for_every_move_of_a_game(game: Game) -> None:
    assert game.Moves.new().codes.shape == (game.A,)
