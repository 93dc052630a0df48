"""TR-018 to TR-023: who moves, and what a turn is."""

from __future__ import annotations

from itertools import product

import pytest

from roundhouse import Table

from .station import Station

PLAYS = {
    "F2": ["play F2", "place 0 left"],
    "L1_1": ["play L1_1", "hook 0 left"],
    "sorting_hump": ["play sorting_hump", "lift 0", "swap 1"],
}


@pytest.mark.parametrize("first", range(3))
def test_tr_018_the_player_on_whom_the_table_agreed_starts(first: int) -> None:
    assert Table("traffic", seats=3, seed=1, options={"first_player": first}, mode="interpreted").seat == first


def test_tr_018_any_player_may_be_the_one_who_starts() -> None:
    starters = {Table("traffic", seats=3, seed=seed, mode="interpreted").seat for seed in range(20)}
    assert starters == {0, 1, 2}


@pytest.mark.parametrize("players", [2, 4, 6])
def test_tr_018_turns_go_clockwise(players: int) -> None:
    table = Table("traffic", seats=players, seed=1, options={"first_player": 1}, mode="interpreted")
    order = []
    for _ in range(players + 1):
        order.append(table.seat)
        table.play({"kind": "draw_cards"})
    assert order == [(1 + i) % players for i in range(players + 1)]


def test_tr_019_a_turn_is_a_draw_from_either_deck_or_a_card_played() -> None:
    station = Station(tracks=["F1", "P1"], hands=["F2 switch", "P2"], wagon_deck="F3 F3", loco_deck="L2_1")
    assert station.legal() == ["draw_cards", "draw_loco", "play F2", "play switch"]


def test_tr_019_a_draw_of_three_cards_is_the_whole_turn() -> None:
    station = Station(hands=["F2", "P2"], wagon_deck="P3 P1 P4 P5", loco_deck="L2_1")
    station.play("draw_cards")
    assert station.hand(0) == "F2 P1 P3 P4"
    assert station.s.deck_size.tolist() == [1, 1]
    assert (station.seat, station.phase) == (1, "turn")


def test_tr_019_a_draw_of_one_locomotive_is_the_whole_turn() -> None:
    station = Station(hands=["F2", "P2"], wagon_deck="P3 P1 P4", loco_deck="L3_3 L2_1")
    station.play("draw_loco")
    assert station.hand(0) == "F2 L3_3"
    assert station.s.deck_size.tolist() == [3, 1]
    assert (station.seat, station.phase) == (1, "turn")


def test_tr_019_one_card_may_be_played() -> None:
    station = Station(hands=["F2 F3", "P2"], wagon_deck="P3", loco_deck="L2_1")
    station.play("play F2", "place 0 left")
    assert (station.seat, station.phase) == (0, "second_card")
    station.play("end")
    assert (station.seat, station.phase) == (1, "turn")
    assert station.hand(0) == "F3"


def test_tr_019_two_cards_may_be_played_and_no_third() -> None:
    station = Station(hands=["F2 F3 F4", "P2"], wagon_deck="P3", loco_deck="L2_1")
    station.play("play F2", "place 0 left", "play F3", "place 0 right")
    assert (station.seat, station.phase) == (1, "turn")
    assert station.hand(0) == "F4"


def test_tr_019_a_player_draws_or_plays_but_not_both() -> None:
    station = Station(hands=["F2 F3", "P2"], wagon_deck="P3", loco_deck="L2_1")
    station.play("play F2", "place 0 left")
    assert station.legal() == ["end", "play F3"]


@pytest.mark.parametrize(("first", "second"), list(product(PLAYS, repeat=2)))
def test_tr_020_any_two_cards_may_be_played_in_one_turn(first: str, second: str) -> None:
    station = Station(tracks=["F1 F1 F1", "P1"], hands=[f"{first} {second} P4", "P2"], wagon_deck="P3")
    station.play(*PLAYS[first])
    assert station.seat == 0
    assert f"play {second}" in station.legal()
    station.play(*PLAYS[second])
    assert station.seat == 1
    assert station.hand(0) == "P4"


@pytest.mark.parametrize(
    ("wagon_deck", "loco_deck", "draws"),
    [("F3", "L2_1", ["draw_cards", "draw_loco"]), ("F3", "", ["draw_cards"]), ("", "L2_1", ["draw_loco"])],
)
def test_tr_021_with_an_empty_hand_one_must_draw(wagon_deck: str, loco_deck: str, draws: list[str]) -> None:
    station = Station(tracks=["F1", "P1"], hands=["", "P2"], wagon_deck=wagon_deck, loco_deck=loco_deck)
    assert station.legal() == draws


def test_tr_021_with_a_card_in_hand_one_need_not_draw() -> None:
    station = Station(tracks=["F1", "P1"], hands=["F2", "P2"], wagon_deck="F3", loco_deck="L2_1")
    assert station.legal() == ["draw_cards", "draw_loco", "play F2"]


@pytest.mark.parametrize(("tracks", "hand"), [(["F1", "F3"], "P2 HS3"), (["", ""], "L1_1 L2_1")])
def test_tr_022_with_empty_decks_and_nothing_to_play_the_turn_is_skipped(tracks: list[str], hand: str) -> None:
    station = Station(tracks=tracks, hands=[hand, "F2"])
    assert station.legal() == ["pass"]
    station.play("pass")
    assert (station.seat, station.phase) == (1, "turn")
    assert station.hand(0) == hand


@pytest.mark.parametrize("playable", ["F2", "X2", "L2_1", "switch"])
def test_tr_022_a_player_with_a_playable_card_may_not_skip(playable: str) -> None:
    station = Station(tracks=["F1", "H3"], hands=[f"P2 {playable}", "F2"])
    assert station.legal() == [f"play {playable}"]


@pytest.mark.parametrize(("decks", "draw"), [(("P3", ""), "draw_cards"), (("", "L2_1"), "draw_loco")])
def test_tr_022_a_player_who_can_draw_may_not_skip(decks: tuple[str, str], draw: str) -> None:
    station = Station(tracks=["F1", "H3"], hands=["P2", "F2"], wagon_deck=decks[0], loco_deck=decks[1])
    assert station.legal() == [draw]


def test_tr_023_a_hand_of_any_size_may_grow_and_none_of_it_is_given_up() -> None:
    hand = " ".join(["P2"] * 40)
    station = Station(tracks=["P1", ""], hands=[hand, "F2"], wagon_deck="P3 P3 P3 P3")
    station.play("draw_cards")
    assert station.hand(0) == hand + " P3 P3 P3"
    assert (station.seat, station.discards) == (1, "")


def test_tr_023_two_players_may_draw_all_cards() -> None:
    """W/A: 24 draws, the last of 2 cards, so 36 and 35; locomotives: 17 draws, so 9 and 8; and 5 dealt each."""
    table = Table("traffic", seats=2, seed=1, options={"first_player": 0}, mode="interpreted")
    while draws := [move for move in table.moves() if move.kind.startswith("draw")]:
        table.play(draws[0])
    assert [hand["size"] for hand in table.view()["hands"]] == [5 + 36 + 9, 5 + 35 + 8]
    assert not table.over
