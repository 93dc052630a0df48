"""What each move tells (IT-HID-07): every event with all that it says, in the order of what happens."""

from __future__ import annotations

from typing import Any

import pytest

from .isle import LONG, Isle

Events = list[tuple[Any, ...]]
HANDS = ["H1", "H2 T1 B1 K1", "C1"]
TRAINS = ["E1 B1", "E1 H1", "E1 T1"]
LOADED = ["E1", "E1[white] H2[H1 T1] T2[K1 K2]", "E1"]
TABLE: dict[str, Any] = {"hands": HANDS, "trains": TRAINS, "row": "H3 K2 T3", "deck": "K3 K4 K5 K6", "turn": 1}
SOLO: dict[str, Any] = {"hands": [""], "trains": ["E1"], "turn": 0}
SIX = "K1 K2 K3 H1 H1 H1"
PAY_SIX = ", ".join(f"card {card}" for card in SIX.split())


def told(isle: Isle) -> Events:
    """The events of the last move: what happened, and all that is said about it."""
    return [(event.kind, *(LONG.get(arg, arg) for arg in event.args.values())) for event in isle.events]


@pytest.mark.parametrize(
    ("moves", "events", "table"),
    [
        ("take, take_row 1", [("took", 1, "K2")], {}),
        ("take, take_deck", [("drew", 1, "K3")], {}),
        ("take, take_bag", [("drew_passenger", 1, "cyan")], {"bag": "cyan"}),
        ("take, take_bag", [("gained", 1, 1)], {}),
        ("take, take_deck", [("reshuffled", 3), ("drew", 1, "B2")], {"deck": "", "discards": "B2 B2 B2"}),
        ("take, take_row 2", [("took", 1, "T3"), ("turned_up", "K3"), ("began", 2)], {"actions": 1}),
        (
            "take, take_row 0",
            [("took", 1, "H3"), ("turned_up", "K3"), ("took_train", 1), ("last_round", "progress"), ("began", 2)],
            {"actions": 1, "progress": 5},
        ),
        (
            "take, take_deck",
            [("drew", 1, "T1"), ("last_round", "no_cards"), ("began", 2)],
            {"actions": 1, "deck": "T1", "hands": ["", "", ""]},
        ),
        (
            "take, take_deck, card B1",
            [("discarded", 1, "B1"), ("began", 2)],
            {"actions": 1, "hands": ["", "H1 H1 H1 H1 B1", ""]},
        ),
    ],
)
def test_it_hid_07_taking_and_the_end_of_a_turn_tell_what_they_do(
    moves: str, events: Events, table: dict[str, Any]
) -> None:
    assert told(after(moves, table)) == events


@pytest.mark.parametrize(
    ("moves", "events", "table"),
    [
        ("build, card T1, extend, keep, card K1", [("discarded", 1, "K1")], {}),
        ("build, card T1, extend, keep, card K1, card B1", [("discarded", 1, "B1"), ("built", 1, "T1", 2)], {}),
        (
            "build, card C1, extend, keep, card K1",
            [("discarded", 1, "K1"), ("built", 1, "C1", 1), ("drew_passenger", 1, "green")],
            {"hands": ["", "C1 K1", ""], "bag": "green green"},
        ),
        (
            "build, card H2, upgrade 1, keep, card T1, card B1, card K1",
            [("discarded", 1, "K1"), ("upgraded", 1, "H2", "H1", 3)],
            {},
        ),
        (
            f"build, card bank, extend, {PAY_SIX}",
            [("discarded", 1, "H1"), ("built_building", 1, "bank")],
            {"hands": ["", f"bank {SIX}", ""]},
        ),
        (
            f"build, card bank, replace 0, {PAY_SIX}",
            [("discarded", 1, "H1"), ("discarded", 1, "town_hall"), ("built_building", 1, "bank")],
            {"hands": ["", f"bank {SIX}", ""], "buildings": ["", "town_hall", ""]},
        ),
        (
            "build, card H2, extend, drop 2",
            [("dropped", 1, "T1")],
            {"hands": ["", f"H2 {SIX}", ""], "trains": ["E1", "E1 H1 T1", "E1"]},
        ),
        (
            "build, card H2, extend, drop 1, replace 1",
            [("discarded", 1, "town_hall")],
            {
                "hands": ["", f"H2 {SIX}", ""],
                "trains": ["E1", "E1 K4 T1", "E1"],
                "buildings": ["", "bank town_hall", ""],
            },
        ),
        (
            f"build, card TE, upgrade 0, keep, {PAY_SIX}, card C1, card B2",
            [("fetched", 1, "B2")],
            {"hands": ["", f"TE C1 {SIX}", ""], "discards": "B1 B2", "deck_variant": "base71+time_engine"},
        ),
    ],
)
def test_it_hid_07_building_tells_what_it_does(moves: str, events: Events, table: dict[str, Any]) -> None:
    assert told(after(moves, table)) == events


@pytest.mark.parametrize(
    ("moves", "events", "table"),
    [
        ("load, card H2, onto 2 1", [("loaded", 1, "H2", 2, 1)], {}),
        ("load, card T1, onto 1 1", [("loaded", 1, "T1", 1, 1)], {}),
        (
            "load, load_passenger cyan, onto 0 1",
            [("loaded_passenger", 1, "cyan", 0, 1)],
            {"trains": ["E1 C1", "E1", "E1"], "supplies": ["", "cyan", ""]},
        ),
        (
            "load, load_passenger cyan, onto 0 1, take_deck, take_deck, take_deck",
            [("drew", 1, "K5"), ("gained", 1, 2)],
            {"trains": ["E1 C2", "E1", "E1"], "supplies": ["", "cyan", ""]},
        ),
        ("load, force H2, onto 0 1, card K1", [("discarded", 1, "K1"), ("forced", 1, "H2", 0, 1)], {}),
        (
            "load, force H2, onto 0 1, card K1",
            [("discarded", 1, "K1"), ("loaded", 1, "H2", 0, 1)],
            {"facedown_cargo_public": True},
        ),
    ],
)
def test_it_hid_07_loading_tells_what_it_does(moves: str, events: Events, table: dict[str, Any]) -> None:
    assert told(after(moves, table)) == events


@pytest.mark.parametrize(
    ("moves", "events", "table"),
    [
        ("to cactus_mines, primary, item 1 0", [], {}),
        ("to cactus_mines, primary, item 1 0, item 2 0", [("completed", 1, "cactus_mines", "primary")], {}),
        (
            "to cactus_mines, secondary b, item 1 0, item 1 0, item 2 0, item 2 0",
            [("completed", 1, "cactus_mines", "secondary_b")],
            {"islands": {"cactus_mines": (1, "primary")}},
        ),
        (
            "to alpine_lodge, ticket, item 0 0",
            [("delivered", 1, "white", "alpine_lodge", 2), ("gained", 1, 3)],
            {"tickets": {"alpine_lodge": "ticket_5"}, "filled": {"alpine_lodge": 1}},
        ),
        (
            "to devon_city, elsewhere, item 0 0",
            [("delivered", 1, "white", "alpine_lodge", 1), ("gained", 1, 4)],
            {"trains": ["E1", "E1[white] K9", "E1"], "tickets": {"alpine_lodge": "ticket_6"}},
        ),
        (
            "to devon_city, stray, item 0 0",
            [("strayed", 1, "white", "devon_city", 2), ("gained", 1, 3)],
            {
                "trains": ["E1", "E1[white] K10", "E1"],
                "tickets": {"devon_city": "ticket_5"},
                "filled": {"devon_city": 1},
            },
        ),
        ("special_only, special, item 0 0, item 1 0, item 1 0, finish", [("special", 1, 3)], {}),
    ],
)
def test_it_hid_07_delivering_tells_what_it_does(moves: str, events: Events, table: dict[str, Any]) -> None:
    assert told(after(f"deliver, {moves}", {"trains": LOADED, **table})) == events


@pytest.mark.parametrize(
    ("moves", "events", "table"),
    [
        ("take, take_deck", [("drew", 0, "K3"), ("night", "K4"), ("began", 0)], {"actions": 1}),
        (
            "take, take_row 1",
            [("took", 0, "K2"), ("turned_up", "K3"), ("night", "K4"), ("began", 0)],
            {"actions": 1},
        ),
        ("buy_back", [("bought_back", 0, "B2")], {"tokens": [3], "discards": "B2 B1"}),
        ("take, take_deck", [("drew", 0, "B1"), ("ended", "deck_empty")], {"deck": "B1"}),
        (
            "take, take_deck, decline",
            [("ended", "deck_empty")],
            {"deck": "B1", "tokens": [3], "discards": "B2", "buyback_on_empty_deck": True},
        ),
    ],
)
def test_it_227_a_day_alone_and_its_night_tell_what_they_do(moves: str, events: Events, table: dict[str, Any]) -> None:
    assert told(after(moves, {**SOLO, **table})) == events


def test_it_203_the_last_turn_tells_the_end() -> None:
    isle = Isle(**TABLE, actions=1)
    isle.s.turns_left, isle.s.end_trigger, isle.s.train_taker = 1, 0, 0
    isle.play("take", "take_row 0")
    assert told(isle) == [("took", 1, "H3"), ("turned_up", "K3"), ("ended", "last_round")]


def after(moves: str, table: dict[str, Any]) -> Isle:
    """A table after these moves."""
    isle = Isle(**{**TABLE, **table})
    isle.play(*moves.split(", "))
    return isle
