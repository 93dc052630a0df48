"""Positions that play leads to can be read, and those that cannot be are refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from roundhouse import Table
from roundhouse.core.errors import InvalidPosition
from roundhouse.core.testing import without_events

from .lakes import BOX, begun


def check_reading(table: Table) -> None:
    """A position is read back as it was written."""
    state = json.loads(json.dumps(table.state()))
    again = Table.from_state(state, mode="interpreted")
    assert json.loads(json.dumps(again.state())) == state
    assert without_events(again.live) == without_events(table.live)


def all_cards_but(*groups: list[str]) -> list[str]:
    """Every card of the box that lies nowhere else."""
    left = [card for card, copies in zip(BOX.CARDS, BOX.COPIES.tolist(), strict=True) for _ in range(copies)]
    for group in groups:
        for card in group:
            left.remove(card)
    return left


def standing_display(train_deck: list[str], ship_deck: list[str], wilds: int = 3) -> dict[str, Any]:
    """A display that stands with its wild cards; the first seat holds all that is nowhere else."""
    display = ["wild"] * wilds + ["ship1_red", "ship1_green", "ship2_red"][: 6 - wilds]
    rest = all_cards_but(display, train_deck, ship_deck)
    table = {"display": display, "display_stands": True, "train_deck": train_deck, "ship_deck": ship_deck}
    return {**begun(2, first_player=0).state(), **table, "discards": [], "hands": [rest, []]}


def test_gl_amb_07_a_display_stands_without_its_wild_cards_until_one_is_added() -> None:
    table = Table.from_state(standing_display(["train_red"], []), mode="interpreted")
    for move in ({"kind": "draw", "deck": "train"}, {"kind": "stop"}, {"kind": "take", "slot": 0}):
        table.play(move)
        check_reading(table)
    assert table.state()["display"][:3] == [None, "wild", "wild"]
    assert table.state()["display_stands"]


def test_gl_inv_09_a_wild_card_taken_from_a_display_that_stands_leaves_a_place_to_fill() -> None:
    table = Table.from_state(standing_display(["train_red"] * 3, ["ship2_green"]), mode="interpreted")
    table.play({"kind": "take", "slot": 0})
    assert (table.phase, table.state()["display_stands"]) == ("refill", True)
    check_reading(table)
    table.play({"kind": "refill", "deck": "train"})
    assert not table.state()["display_stands"]


@pytest.mark.parametrize("wilds", [0, 1, 2])
def test_gl_inv_09_a_full_display_with_fewer_than_three_wild_cards_does_not_stand(wilds: int) -> None:
    state = standing_display(["train_red"], [], 3)
    state["display"][wilds:3] = ["train_green"] * (3 - wilds)
    state["hands"] = [all_cards_but(state["display"], state["train_deck"]), []]
    with pytest.raises(InvalidPosition, match="display_stands"):
        Table.from_state(state, mode="interpreted")
    state["display_stands"] = False
    check_reading(Table.from_state(state, mode="interpreted"))
