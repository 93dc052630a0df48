"""TR-064 and TR-065: when the game is over."""

from __future__ import annotations

from random import Random

import pytest

from roundhouse import Table

from .station import Station


def ending(station: Station) -> str:
    """Why the game is over."""
    return str(next(event.args["reason"] for event in station.events if event.kind == "ended"))


def test_tr_064_with_empty_decks_an_empty_hand_ends_the_game() -> None:
    station = Station(tracks=["F1", "P1"], hands=["F2 F3", "P2"])
    station.play("play F2", "place 0 left")
    assert not station.over
    station.play("play F3", "place 0 left")
    assert (station.over, station.seat, station.legal()) == (True, None, [])
    assert ending(station) == "hand_empty"


@pytest.mark.parametrize(("wagon_deck", "loco_deck"), [("P3", ""), ("", "L2_1")])
def test_tr_064_an_empty_hand_ends_nothing_while_a_deck_has_cards(wagon_deck: str, loco_deck: str) -> None:
    station = Station(tracks=["F1", "P1"], hands=["F2", "P2"], wagon_deck=wagon_deck, loco_deck=loco_deck)
    station.play("play F2", "place 0 left")
    assert not station.over
    assert (station.hand(0), station.seat) == ("", 1)


def test_tr_064_empty_decks_end_nothing_while_all_hold_cards_and_somebody_can_move() -> None:
    station = Station(tracks=["F1", "P1"], hands=["F2", "P2"], wagon_deck="H3")
    station.play("draw_cards")
    assert not station.over
    assert (station.s.deck_size.tolist(), station.seat) == ([0, 0], 1)


def test_tr_064_the_draw_of_the_last_card_ends_the_game_if_another_hand_is_empty() -> None:
    station = Station(tracks=["F1", "P1"], hands=["F2", ""], loco_deck="L2_1")
    station.play("draw_loco")
    assert (station.over, ending(station)) == (True, "hand_empty")
    assert station.hand(0) == "F2 L2_1"


def test_tr_064_a_hand_emptied_by_another_player_ends_the_game() -> None:
    station = Station(tracks=["F1", "P1"], hands=["switch F2", "P2 P3"])
    station.play("play switch", "aim 1")
    assert (station.over, ending(station)) == (True, "hand_empty")


@pytest.mark.parametrize(("loco_deck", "seat"), [("", None), ("L1_1", 0)])
def test_tr_064_it_ends_at_that_moment_and_no_extra_turn_follows(loco_deck: str, seat: int | None) -> None:
    station = Station(tracks=["R1 P1", "F1"], hands=["F2 L2_1", "P2"], loco_deck=loco_deck)
    station.play("play F2", "place 1 left", "play L2_1", "hook 0 left")
    assert (station.over, station.seat) == (seat is None, seat)


def test_tr_064_with_empty_decks_the_game_ends_when_nobody_can_move() -> None:
    station = Station(tracks=["F1", "H3"], hands=["F2 P2", "P1 P3"])
    assert not station.over
    station.play("play F2", "place 0 left")
    assert (station.over, ending(station)) == (True, "nobody_can_move")


@pytest.mark.parametrize("playable", ["F3", "X2", "L2_1", "HS3", "red_semaphore"])
def test_tr_064_it_goes_on_while_one_player_can_move(playable: str) -> None:
    station = Station(tracks=["F1", "H3"], hands=["F2 P2", f"P1 {playable}"])
    station.play("play F2", "place 0 left", "end")
    assert not station.over
    assert (station.seat, station.legal()) == (1, [f"play {playable}"])


@pytest.mark.parametrize(("wagon_deck", "loco_deck"), [("P3", ""), ("", "L2_1")])
def test_tr_064_it_goes_on_while_a_deck_has_cards_though_no_card_fits(wagon_deck: str, loco_deck: str) -> None:
    station = Station(tracks=["F1", "H3"], hands=["F2 P2", "P1"], wagon_deck=wagon_deck, loco_deck=loco_deck)
    station.play("play F2", "place 0 left", "end")
    assert not station.over
    assert len(station.legal()) == 1


def test_tr_064_it_goes_on_when_one_player_skips_several_extra_turns_and_another_can_move() -> None:
    station = Station(tracks=["R1 R1 F2", "H3"], hands=["L2_1 P2", "F1 F3"])
    station.play("play L2_1", "hook 0 left", "end")
    assert (station.seat, station.legal()) == (0, ["pass"])
    station.play("pass", "pass")
    assert not station.over
    assert (station.seat, station.legal()) == (1, ["play F1", "play F3"])


def test_tr_065_an_empty_deck_stays_empty_whatever_is_discarded() -> None:
    station = Station(tracks=["F1 F2", ""], hands=["sorting_hump switch F4", "P1 P2 P3 P4 P5"])
    station.play("play sorting_hump", "lift 0", "swap 1", "play switch", "aim 1")
    assert station.discards == "switch sorting_hump"
    assert station.s.deck_size.tolist() == [0, 0]
    assert station.legal() == [f"play {card}" for card in station.hand(1).split()]


@pytest.mark.parametrize("seed", range(3))
def test_tr_065_decks_never_grow_and_discards_never_shrink_in_a_whole_game(seed: int) -> None:
    table, choose = Table("traffic", seats=3, seed=seed, mode="interpreted"), Random(seed).choice
    s = table.game.State.at(table.engine.states, 0)
    while not table.over:
        decks, discards = s.record["deck_size"].copy(), s.record["discards"].copy()
        table.play(choose(table.codes()))
        assert (s.record["deck_size"] <= decks).all()
        assert (s.record["discards"] >= discards).all()
    assert s.record["deck_size"].tolist() == [0, 0]
    assert s.record["discards"].sum() > 0
