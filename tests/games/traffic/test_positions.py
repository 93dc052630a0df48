"""Positions in which a game cannot be are refused, and those next to them are read."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from roundhouse import InvalidPosition, Table, load
from tests.modules import module_of

from ...core.tools import Position, cards, position, refused

BOX = module_of(load("traffic"), "box")
ACTIONS = sorted(row.card for row in BOX.ACTION_ROWS)


def read(state: Position) -> Table:
    return Table.from_state(state, mode="interpreted")


def without_decks(hands: list[list[str]], **parts: Any) -> Position:
    """A position with empty decks: what nobody holds is discarded, or in the hand of the last seat."""
    written = position(**{"hands": [*hands, []], "seats": 1 + len(hands), **parts})
    rest = Counter(written.pop("wagon_deck") + written.pop("loco_deck"))
    discarded = [card for card in rest.elements() if card in ACTIONS and card != "extra_track"]
    written["discards"] = written.get("discards", []) + discarded
    written["hands"][-1] = list((rest - Counter(discarded)).elements())
    return {**written, "wagon_deck": [], "loco_deck": []}


@pytest.mark.parametrize("phase", ["turn", "second_card", "aim"])
def test_tr_064_a_game_does_not_go_on_with_empty_decks_and_an_empty_hand(phase: str) -> None:
    parts = {"phase": phase, "cards_played": int(phase == "second_card"), "card": "switch" if phase == "aim" else None}
    read(without_decks([cards("switch loco_t3"), cards("fire_2")], **parts))
    with refused(InvalidPosition, "position-end-reached", "TR-064"):
        read(without_decks([cards("switch loco_t3"), []], **parts))


def standstill() -> Position:
    """High-speed wagons in hand, every track taken by other wagons, and nothing that could pull those."""
    box = [card for card, n in zip(BOX.CARDS, BOX.COPIES[0].tolist(), strict=True) for _ in range(n)]
    fast = [card for card in box if card in ("loco_hs", "high_speed_3", "high_speed_4", "high_speed_5")]
    locos = [card for card in box if card.startswith("loco") and card != "loco_hs"]
    freight, passenger = ([card for card in box if card.startswith(kind)] for kind in ("freight", "passenger"))
    special = [card for card in box if card.startswith(("fire", "motorised", "restoration", "modernised"))]
    trains = [{"seat": 0, "loco": loco, "wagons": [freight.pop()]} for loco in locos]
    tracks = [freight, *([wagon] for wagon in passenger[:3]), passenger[3:] + special]
    return without_decks([fast[:2]], trains=trains, tracks=tracks, extra_tracks=3)


def test_tr_064_a_game_does_not_go_on_when_nobody_can_move() -> None:
    with refused(InvalidPosition, "position-end-reached", "TR-064"):
        read(standstill())
    assert read({**standstill(), "seat": None, "phase": "over"}).over


def test_tr_052_a_semaphore_does_not_lie_before_the_seat_on_turn() -> None:
    read(position(semaphores=[0, 1]))
    with refused(InvalidPosition, "position-semaphore", "TR-052"):
        read(position(semaphores=[1, 0]))


def test_tr_amb_21_a_semaphore_on_oneself_lies_there_while_the_turn_lasts() -> None:
    read(position(semaphores=[1, 0], phase="second_card", cards_played=1))
    read(position(semaphores=[1, 0], phase="aim", card="switch", cards_played=1))
    with refused(InvalidPosition, "position-semaphore", "TR-052"):
        read(position(semaphores=[1, 0], phase="aim", card="switch"))
    with refused(InvalidPosition, "position-semaphore", "TR-052"):
        read(position(semaphores=[1, 0], phase="second_card", cards_played=1, options={"self_semaphore": False}))


def test_tr_064_a_game_is_not_over_while_somebody_can_move() -> None:
    hands = [cards("switch loco_t3"), cards("fire_2")]
    with refused(InvalidPosition, "position-not-over", "TR-064"):
        read(without_decks(hands, phase="over", seat=None))
    assert read(without_decks([*hands, []], phase="over", seat=None)).over


def test_tr_amb_43_a_game_is_over_when_all_have_passed() -> None:
    hands, over = [cards("switch loco_t3"), cards("fire_2")], {"phase": "over", "seat": None, "idle_turns": 3}
    assert read(without_decks(hands, **over, options={"pass_when_decks_empty": True})).over
    with refused(InvalidPosition, "position-not-over", "TR-064"):
        read(without_decks(hands, **over))


def test_tr_amb_09_no_second_card_is_played_from_an_empty_hand() -> None:
    read(position(phase="second_card", cards_played=1))
    with refused(InvalidPosition, "position-second-card", "TR-AMB-09"):
        read(position(phase="second_card", cards_played=1, hands=[[], cards("switch")]))
