"""What all remember of the hands: wagons taken in a revision (TR-HID-03), unless somebody may have taken them away."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from roundhouse.core.chance import seed_bytes
from roundhouse.core.engine import Engine
from roundhouse.core.record import Cells
from roundhouse.core.view import masked

from .station import BOX, GAME, Station, number


def remember(station: Station, seat: int, cards: str) -> Station:
    """The table where all remember these cards of a hand."""
    for card in cards.split():
        station.s.remembered[seat, number(card)] += 1
    return station


def remembered(station: Station) -> list[str]:
    """What all remember of each hand."""
    rows = station.s.remembered[: station.s.seats]
    return [" ".join(BOX.CARDS[card] for card, n in enumerate(row) for _ in range(n)) for row in rows]


def test_tr_hid_03_all_remember_the_wagons_taken_in_a_revision() -> None:
    station = Station(tracks=["F1 F2", ""], hands=["technical_revision F4", "P1"], wagon_deck="P3 P3 P3")
    station.play("play technical_revision", "aim 1", "take 0 left")
    assert remembered(station) == ["", "F1"]
    station.play("take 0 left")
    assert remembered(station) == ["", "F1 F2"]


def test_tr_hid_03_what_is_drawn_is_not_remembered() -> None:
    station = Station(hands=["stock_renewal F4", "P1"], wagon_deck="P3 P3", loco_deck="L2_1 L2_1")
    station.play("play stock_renewal", "end", "draw_loco")
    assert remembered(station) == ["", ""]


PLAYED = [
    ("F1", ["play F1", "place 0 left"]),
    ("L2_4", ["play L2_4", "hook 0 left"]),
    ("extra_track", ["play extra_track"]),
    ("red_semaphore", ["play red_semaphore", "aim 1"]),
    ("switch", ["play switch", "aim 1"]),
    ("technical_revision", ["play technical_revision", "aim 1"]),
    ("sorting_hump", ["play sorting_hump"]),
    ("stock_renewal", ["play stock_renewal"]),
]


@pytest.mark.parametrize(("card", "moves"), PLAYED)
def test_tr_hid_03_a_card_that_is_played_is_no_longer_remembered(card: str, moves: list[str]) -> None:
    station = Station(tracks=["F2", ""], hands=[f"{card} P4", "P1 P1 P2 P3"], wagon_deck="P3")
    remember(station, 0, f"{card} P4").play(*moves)
    assert remembered(station) == ["P4", ""]


@pytest.mark.parametrize(("card", "moves"), PLAYED)
def test_tr_hid_03_of_several_equal_cards_one_is_played(card: str, moves: list[str]) -> None:
    station = Station(tracks=["F2", ""], hands=[f"{card} {card} {card}", "P1 P1 P2 P3"], wagon_deck="P3")
    remember(station, 0, f"{card} {card}").play(*moves)
    assert remembered(station) == [card, ""]


def test_tr_hid_04_what_a_switch_takes_may_be_any_card() -> None:
    station = Station(hands=["switch F4", "F1 F1 F1 F2 P1 P2"], wagon_deck="P3")
    remember(station, 1, "F1 F1 F1 F2").play("play switch", "aim 1")
    assert remembered(station) == ["", "F1"]


def test_tr_hid_04_so_may_each_card_given_in_a_revision() -> None:
    station = Station(hands=["technical_revision F4", "F1 F1 F2 P1 P2 P3"], wagon_deck="P3")
    remember(station, 1, "F1 F1 F2").play("play technical_revision", "aim 1")
    station.play("give P1")
    assert remembered(station) == ["", "F1"]
    station.play("give P2", "give P3")
    assert remembered(station) == ["", ""]


@pytest.mark.parametrize("card", ["switch", "technical_revision"])
def test_tr_056_whoever_gets_a_whole_hand_has_what_was_known_of_it(card: str) -> None:
    station = remember(Station(hands=[f"{card} F4", "F1 P1"], wagon_deck="P3"), 1, "F1")
    station.play(f"play {card}", "aim 1")
    assert remembered(station) == ["F1", ""]


def test_tr_056_what_cannot_have_stayed_has_gone() -> None:
    station = remember(Station(hands=["switch F4", "F1 F1 P1"], wagon_deck="P3"), 1, "F1 F1")
    station.play("play switch", "aim 1")  # one card stays
    assert remembered(station) == ["F1", ""]


def guessed(station: Station, seat: int | None, hands: str) -> Iterator[Cells]:
    """The hands in some guesses of what this seat sees; the decks have all cards that are not in hands or on tracks."""
    used = ["F2", "P2", *hands.split()]
    rest = [card for card, n in enumerate(BOX.COPIES[0]) for _ in range(n - used.count(BOX.CARDS[card]))]
    for deck in (0, 1):
        cards = [card for card in rest if (BOX.FIRST_LOCO <= card < BOX.FIRST_ACTION) == deck]
        station.s.decks[deck, : len(cards)], station.s.deck_size[deck] = cards, len(cards)
    for seed in range(6):
        engine = Engine(GAME, 1, "interpreted")
        engine.states[0] = masked(station.s, seat).record
        engine.determinise(0, seat, seed_bytes(seed))
        yield engine.states["hands"][0]


@pytest.mark.parametrize("seat", [None, 0, 2])
@pytest.mark.parametrize("moves", [[], ["play F1"], ["play P1"]])
def test_tr_hid_05_a_guess_deals_what_is_remembered_and_what_is_shown(seat: int | None, moves: list[str]) -> None:
    held = ["F3 P4", "F1 F1 P1", "P5"]
    station = Station(tracks=["F2", "P2"], hands=held, turn=1)
    remember(remember(station, 1, "F1"), 0, "P4").play(*moves)
    for hands in guessed(station, seat, " ".join(held)):
        assert hands[1, number("F1")] >= 1
        assert hands[0, number("P4")] >= 1
        assert "play P1" not in moves or hands[1, number("P1")] >= 1
        assert hands[:3].sum(axis=1).tolist() == [2, 3, 1]


@pytest.mark.parametrize("seat", [None, 2])
def test_tr_hid_05_a_guess_deals_what_is_remembered_of_every_kind(seat: int | None) -> None:
    first, last = BOX.CARDS[0], BOX.CARDS[-1]
    held = [f"{first} {last}", f"{first} {last}", "P5"]
    station = remember(remember(Station(tracks=["F2", "P2"], hands=held), 0, held[0]), 1, held[1])
    for hands in guessed(station, seat, " ".join(held)):
        for other in (0, 1):
            assert hands[other, [number(first), number(last)]].tolist() == [1, 1]
        assert hands[:3].sum(axis=1).tolist() == [2, 2, 1]
