"""What each move tells (TR-HID-01, TR-HID-03): every event with all that it says, in the order of what happens."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.core.record import NONE
from tests.modules import module_of

from .station import BOX, Station

TRACKS = ["F1 F2", "F3 X2 F4", ""]
DECKS: dict[str, Any] = {"wagon_deck": "F1 P1 H3 F1 P1 H3", "loco_deck": "L1_1 L2_1"}


@pytest.mark.parametrize(
    ("hand", "moves", "told"),
    [
        ("P1", ["draw_cards"], [("drew", 1, "wagons", card) for card in ("F1", "P1", "H3")] + [("began", 2, 0)]),
        ("P1", ["draw_loco"], [("drew", 1, "locomotives", "L1_1"), ("began", 2, 0)]),
        ("P5 F2", ["play F2"], []),
        ("P5 F2", ["play F2", "place 1 right"], [("placed", 1, "F2", 1, "right")]),
        ("P5 L2_1", ["play L2_1", "hook 1 right"], [("dispatched", 1, "L2_1", 0, 1, 2)]),
        ("P5 extra_track", ["play extra_track"], [("built", 1, 3)]),
        ("P5 extra_track", ["play extra_track", "end"], [("began", 1, 1)]),
        ("P5 red_semaphore", ["play red_semaphore", "aim 2"], [("stopped", 1, 2)]),
        ("P5 red_semaphore", ["play red_semaphore", "aim 2", "end"], [("skipped", 2, "semaphore"), ("began", 0, 0)]),
        ("P5 switch", ["play switch"], []),
        ("P5 switch", ["play switch", "aim 0"], [("played", 1, "switch"), ("stole", 1, 0, "F1")]),
        (
            "P5 stock_renewal",
            ["play stock_renewal"],
            [("played", 1, "stock_renewal"), ("drew", 1, "wagons", "F1"), ("drew", 1, "locomotives", "L1_1")],
        ),
        (
            "P5 technical_revision",
            ["play technical_revision", "aim 2"],
            [("played", 1, "technical_revision"), *(("gave", 2, 1, card) for card in ("P2", "P3", "P4"))],
        ),
        (
            "P5 technical_revision",
            ["play technical_revision", "aim 0"],
            [("played", 1, "technical_revision"), ("gave", 0, 1, "F1")],
        ),
        (
            "P5 technical_revision",
            ["play technical_revision", "aim 0", "take 1 right"],
            [("took", 0, "F4", 1, "right")],
        ),
        ("P5 sorting_hump", ["play sorting_hump"], [("played", 1, "sorting_hump")]),
        ("P5 sorting_hump", ["play sorting_hump", "lift 1"], []),
    ],
)
def test_tr_hid_03_a_move_tells_what_it_does(hand: str, moves: list[str], told: list[tuple[Any, ...]]) -> None:
    station = Station(TRACKS, ["F1", hand, "P2 P3 P4"], turn=1, **DECKS)
    station.play(*moves)
    assert [(event.kind, *event.args.values()) for event in station.events] == told


def test_tr_hid_03_each_card_given_in_a_revision_is_told_as_it_is_given() -> None:
    station = Station(TRACKS, ["F1", "P5 technical_revision", "P2 P3 P4 F4"], turn=1, **DECKS)
    station.play("play technical_revision", "aim 2", "give P3")
    assert [(event.kind, *event.args.values()) for event in station.events] == [("gave", 2, 1, "P3")]


@pytest.mark.parametrize(
    ("move", "told"), [("swap 1", ("swapped", 1, "X3", 2, "P5", 0)), ("move 2", ("moved", 1, "X3", 2, 0, 2))]
)
def test_tr_hid_03_a_hump_tells_the_wagons_and_their_tracks(move: str, told: tuple[Any, ...]) -> None:
    station = Station(["P1 P5", "", "P3 X3 P4"], ["F1", "P5 sorting_hump", "P2"], turn=1, **DECKS)
    station.play("play sorting_hump", "lift 3", move)
    assert [(event.kind, *event.args.values()) for event in station.events] == [told]


def test_tr_hid_03_a_second_train_is_told_by_its_number() -> None:
    station = Station(TRACKS, ["F1", "P5 L1_1", "P2"], turn=1, **DECKS)
    station.add_train(0, "L2_1", "P1 P1")
    station.play("play L1_1", "hook 0 right")
    assert [(event.kind, *event.args.values()) for event in station.events] == [("dispatched", 1, "L1_1", 1, 0, 1)]


def test_tr_inv_07_no_locomotive_takes_more_wagons_than_the_strongest_with_all_motors() -> None:
    station = Station(["M2 M2" + " F1" * 10, ""], ["L6_1 F1", "P1"], **DECKS)
    station.play("play L6_1", "hook 0 left")
    assert station.legal() == ["pull 2", "pull 4", "pull 6", "pull 8", "pull 10"]


@pytest.mark.parametrize(
    ("moves", "tracks", "hand", "shown"),
    [
        (["play F2"], ["F1", ""], "F2 F2", "F2"),
        (["play L3_3"], ["F1", "F1"], "L3_3 F2", "L3_3"),
        (["play L3_3", "hook 0 left"], ["M2 P1 P2 P3 P4 P5", ""], "L3_3 F2", "L3_3"),
        (["play switch"], ["F1", ""], "switch F2", "switch"),
    ],
)
def test_tr_hid_05_a_guess_leaves_the_card_being_played_in_the_hand_that_showed_it(
    moves: list[str], tracks: list[str], hand: str, shown: str
) -> None:
    for seed in range(6):
        decks = {"wagon_deck": "F4 " * 30, "loco_deck": "L1_1"}
        station = Station(tracks, ["P1", "P2", hand], turn=2, seed=seed, **decks)
        station.play(*moves)
        module_of(station.game, "guess").fill_in(station.s, 1)
        assert shown in station.hand(2).split()


@pytest.mark.parametrize("seat", [NONE, 0, 1, 2])
def test_tr_hid_05_a_guess_counts_every_card_that_lies_open(seat: int) -> None:
    hands = ["P1 X2", "P2 HS3", "switch F2 F2"]
    station = Station(["F1 F2", "P1", "", ""], hands, wagon_deck="F4 " * 20, loco_deck="L1_1 L1_1", turn=2)
    station.add_train(1, "L2_1", "F3 F3")
    station.add_train(0, "L2_4", "H3 D1")
    station.s.semaphores[:3] = 0, 2, 1
    station.s.discards[:] = 0, 1, 0, 2, 1, 0
    module_of(station.game, "guess").fill_in(station.s, seat)
    assert module_of(station.game, "position").count_cards(station.s).tolist() == BOX.COPIES[0].tolist()
    if seat != NONE:
        assert sorted(station.hand(seat).split()) == sorted(hands[seat].split())
