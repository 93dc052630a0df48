"""The rulings on setup, turn, locomotives, extra turns and semaphores: TR-AMB-01 to TR-AMB-23."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from roundhouse import InvalidOption, Table
from tests.modules import module_of

from .station import BOX, GAME, Station

DECKS: dict[str, Any] = {"wagon_deck": "F1 F1 F1 F1 F1 F1", "loco_deck": "L1_1 L1_1"}  # so that the game does not end
LOCOS: dict[str, Any] = {"wagon_deck": "F1", "loco_deck": "L1_1 L1_1 L1_1 L1_1 L1_1 L1_1"}
SETUP = module_of(GAME, "rules.setup")


def names(table: Table) -> list[str]:
    """All cards of a table that was just dealt."""
    state: dict[str, Any] = table.state()
    piles = [state["wagon_deck"], state["loco_deck"], *state["hands"]]
    return [card for pile in piles for card in pile["cards"]] + [card for track in state["tracks"] for card in track]


# Setup and turn


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_tr_amb_01_two_to_six_may_play(seats: int) -> None:
    table = Table("traffic", seats=seats, seed=1, mode="interpreted")
    assert [hand["size"] for hand in table.view()["hands"]] == [5] * seats


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_tr_amb_01_no_other_number_may_play(seats: int) -> None:
    with pytest.raises(InvalidOption):
        Table("traffic", seats=seats, seed=1, mode="interpreted")


def test_tr_amb_02_a_special_wagon_may_start_a_track_which_is_then_open_to_all() -> None:
    station = Station(tracks=["", ""], hands=["F1 P1 H3", "P1"], wagon_deck="X2 F2 P1")
    SETUP.turn_up_wagon(station.s, 0)
    SETUP.turn_up_wagon(station.s, 1)
    assert station.tracks == ["X2", "F2"]
    for wagon, other in [("F1", ["place 1 left", "place 1 right"]), ("P1", []), ("H3", [])]:
        station = Station(tracks=["X2", "F2"], hands=[wagon, "P1"], **DECKS)
        station.play(f"play {wagon}")
        assert station.legal() == ["place 0 left", "place 0 right", *other]


def test_tr_amb_02_deals_start_with_special_wagons_but_never_with_actions() -> None:
    starts: set[str] = set()
    for seed in range(60):
        tracks = Table("traffic", seats=2, seed=seed, mode="interpreted").view()["tracks"]
        starts |= {card for track in tracks for card in track}
    assert starts & {"fire_2", "fire_3", "motorised", "restoration", "modernised"}
    assert not starts & set(BOX.ACTIONS)


@pytest.mark.parametrize(("variant", "share"), [("full", 1), ("junior", 0)])
def test_tr_amb_03_juniors_play_without_any_copy_of_the_removed_cards(variant: str, share: int) -> None:
    dealt = Counter(names(Table("traffic", seats=3, seed=5, options={"variant": variant}, mode="interpreted")))
    removed = {"loco_hs": 2, "motorised": 2, "modernised": 2, "restoration": 2, "technical_revision": 4}
    assert {card: dealt[card] for card in removed} == {card: share * copies for card, copies in removed.items()}
    assert dealt.total() == 88 + 12 * share


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_tr_amb_04_the_first_player_may_be_given(first: int) -> None:
    for seed in range(5):
        table = Table("traffic", seats=4, seed=seed, options={"first_player": first}, mode="interpreted")
        assert table.seat == first


def test_tr_amb_04_the_first_player_is_random_by_default_and_must_sit_at_the_table() -> None:
    assert {Table("traffic", seats=4, seed=seed, mode="interpreted").seat for seed in range(50)} == {0, 1, 2, 3}
    with pytest.raises(InvalidOption):
        Table("traffic", seats=4, seed=0, options={"first_player": 4}, mode="interpreted")


@pytest.mark.parametrize(
    ("hand", "decks"),
    [
        ("", {"wagon_deck": "F1"}),
        ("P2", {"loco_deck": "L1_1"}),
        ("P2 F1", {}),
        ("P2 switch", {}),
        ("L1_1", {}),
    ],
)
def test_tr_amb_05_nobody_may_pass_who_can_draw_or_play(hand: str, decks: dict[str, Any]) -> None:
    station = Station(tracks=["F2", "H3"], hands=[hand, "F1"], **decks)
    assert station.legal()
    assert "pass" not in station.legal()


def test_tr_amb_05_the_turn_is_skipped_only_without_decks_and_without_a_playable_card() -> None:
    station = Station(tracks=["F2", "H3"], hands=["P2 HS3", "F1"])
    assert station.legal() == ["play HS3"]
    station = Station(tracks=["F2", "H3"], hands=["P2 P3", "F1"])
    assert station.legal() == ["pass"]
    station.play("pass")
    assert station.seat == 1
    assert station.hand(0) == "P2 P3"


def test_tr_amb_05_by_option_anybody_may_pass_once_both_decks_are_empty() -> None:
    station = Station(tracks=["F2", "H3"], hands=["F1", "F1"], pass_when_decks_empty=True)
    assert sorted(station.legal()) == ["pass", "play F1"]
    station.play("pass")
    assert station.seat == 1
    for wagons, locos in [("F1", ""), ("", "L1_1")]:
        station = Station(["F2", "H3"], ["F1", "F1"], wagons, locos, pass_when_decks_empty=True)
        assert "pass" not in station.legal()


def test_tr_amb_06_at_least_one_card_is_played_and_nothing_drawn_afterwards() -> None:
    station = Station(tracks=["F2", ""], hands=["F1 F3 P1", "P1"], **DECKS)
    assert station.legal() == ["draw_cards", "draw_loco", "play F1", "play F3", "play P1"]
    station.play("play F1", "place 0 left")
    assert station.seat == 0
    assert station.legal() == ["end", "play F3", "play P1"]
    station.play("play F3", "place 0 left")
    assert station.seat == 1


@pytest.mark.parametrize(
    ("hand", "moves"),
    [
        ("switch", ["play switch", "aim 1"]),
        ("technical_revision", ["play technical_revision", "aim 1"]),
        ("stock_renewal", ["play stock_renewal"]),
    ],
)
def test_tr_amb_07_the_second_card_may_be_one_gained_by_the_first(hand: str, moves: list[str]) -> None:
    station = Station(tracks=["", ""], hands=[hand, "P5"], wagon_deck="P5 F1", loco_deck="L2_1 L2_1")
    assert "play P5" not in station.legal()
    station.play(*moves)
    assert station.phase == "second_card"
    station.play("play P5", "place 0 left")
    assert station.tracks == ["P5", ""]


def test_tr_amb_07_the_first_card_is_resolved_before_the_second_is_chosen() -> None:
    station = Station(tracks=["P1 P2", "H3"], hands=["L2_4 F1", "P1"], **DECKS)
    assert "play F1" not in station.legal()
    station.play("play L2_4", "hook 0 left")
    assert station.tracks == ["", "H3"]
    station.play("play F1", "place 0 left")
    assert station.tracks == ["F1", "H3"]


@pytest.mark.parametrize(("deck", "drawn"), [("F1", 1), ("F1 F2", 2), ("F1 F2 F3", 3), ("F1 F2 F3 F4", 3)])
def test_tr_amb_08_a_draw_takes_what_is_left_of_the_deck(deck: str, drawn: int) -> None:
    station = Station(hands=["P1", "P1"], wagon_deck=deck, loco_deck="L1_1")
    station.play("draw_cards")
    assert station.hand(0).split() == sorted([*deck.split()[:drawn], "P1"])
    assert station.s.deck_size[0] == len(deck.split()) - drawn


def test_tr_amb_08_nothing_is_drawn_from_an_empty_deck() -> None:
    station = Station(hands=["P1", "P1"], loco_deck="L1_1")
    assert "draw_cards" not in station.legal()
    assert "draw_loco" in station.legal()


def test_tr_amb_09_an_emptied_hand_ends_the_turn_and_forces_a_draw_next_time() -> None:
    station = Station(tracks=["F2", ""], hands=["F1", "F3"], **DECKS)
    station.play("play F1", "place 0 left")
    assert (station.seat, station.phase, station.over) == (1, "turn", False)
    station.play("draw_loco")
    assert station.seat == 0
    assert station.legal() == ["draw_cards", "draw_loco"]


def test_tr_amb_09_a_hand_emptied_before_an_extra_turn_forces_a_draw_in_it() -> None:
    station = Station(tracks=["F2", ""], hands=["extra_track", "F3"], **DECKS)
    station.play("play extra_track")
    assert (station.seat, station.phase) == (0, "turn")
    assert station.legal() == ["draw_cards", "draw_loco"]


@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("switch", ["play switch", "aim 1"]),
        ("technical_revision", ["play technical_revision", "aim 1"]),
        ("sorting_hump", ["play sorting_hump"]),
    ],
)
def test_tr_amb_10_an_action_without_effect_can_be_played(card: str, moves: list[str]) -> None:
    station = Station(tracks=["", ""], hands=[f"{card} F1", ""], **DECKS)
    station.play(*moves)
    assert (station.seat, station.phase) == (0, "second_card")
    assert station.discards == card
    assert (station.hand(0), station.hand(1), station.tracks) == ("F1", "", ["", ""])


def test_tr_amb_10_a_renewal_with_empty_decks_can_be_played() -> None:
    station = Station(tracks=["", ""], hands=["stock_renewal F1", "F1"])
    station.play("play stock_renewal")
    assert (station.discards, station.hand(0), station.phase) == ("stock_renewal", "F1", "second_card")


def test_tr_amb_10_only_wagons_and_locomotives_can_be_unplayable() -> None:
    station = Station(tracks=["F2", "H3"], hands=["P1 P5 " + " ".join(BOX.ACTIONS), "P1"])
    assert station.legal() == [f"play {card}" for card in BOX.ACTIONS]
    station = Station(tracks=["", ""], hands=["L1_1 HS3 " + " ".join(BOX.ACTIONS), "P1"])
    assert station.legal() == [f"play {card}" for card in BOX.ACTIONS]


def test_tr_amb_10_an_effect_that_exists_must_be_carried_out() -> None:
    station = Station(tracks=["F1", ""], hands=["sorting_hump F1", "P1"], **DECKS)
    station.play("play sorting_hump")
    assert station.legal() == ["lift 0"]
    station.play("lift 0")
    assert station.legal() == ["move 1"]


# Locomotives


def test_tr_amb_11_a_high_speed_locomotive_takes_specials_with_a_high_speed_wagon() -> None:
    station = Station(tracks=["H3 H4 X2 H5", "X2 X3 R1 H3"], hands=["HS3 F1", "P1"], **DECKS)
    assert station.pulls("HS3", 0, "left") == {3}
    assert station.pulls("HS3", 1, "right") == {3}
    station.play("play HS3", "hook 1 right")
    assert station.trains == ["0: HS3 H3 R1 X3"]
    assert station.tracks[1] == "X2"


@pytest.mark.parametrize("track", ["X2 X3 R1 H3", "X2 M2", "F1 F2", "P1 X2", "X2 F1", ""])
def test_tr_amb_11_it_never_leaves_with_specials_only_nor_with_other_types(track: str) -> None:
    assert Station(tracks=[track, ""]).pulls("HS3", 0, "left") == set()
    assert Station(tracks=[track, ""]).pulls("L3_1", 0, "left") == ({min(3, len(track.split()))} if track else set())


def test_tr_amb_11_strictly_it_takes_high_speed_wagons_up_to_the_first_special() -> None:
    station = Station(tracks=["H3 H4 X2 H5", "X2 H3"], hands=["HS3 F1", "P1"], hs_pulls_specials=False, **DECKS)
    assert station.pulls("HS3", 0, "left") == {2}
    assert station.pulls("HS3", 0, "right") == {1}
    assert station.pulls("HS3", 1, "left") == set()
    assert station.pulls("HS3", 1, "right") == {1}
    station.play("play HS3")
    assert station.legal() == ["hook 0 left", "hook 0 right", "hook 1 right"]
    station.play("hook 0 left")
    assert station.trains == ["0: HS3 H3 H4"]
    assert station.tracks[0] == "X2 H5"


@pytest.mark.parametrize("side", ["left", "right"])
@pytest.mark.parametrize("loco", ["L1_1", "L2_4", "L3_3", "L4_3", "L5_3", "L6_1"])
@pytest.mark.parametrize("wagons", [1, 2, 3, 4, 5, 6, 7])
def test_tr_amb_12_a_locomotive_takes_exactly_as_many_as_it_can(wagons: int, loco: str, side: str) -> None:
    station = Station(tracks=[" ".join(["F1"] * wagons), ""])
    assert station.pulls(loco, 0, side) == {min(int(loco[1]), wagons)}


def test_tr_amb_12_after_motorised_effects_it_takes_exactly_as_many_as_it_can() -> None:
    station = Station(tracks=["M2 P1 P2 P3 P4", ""], hands=["L4_3 F1", "P1"], **DECKS)
    station.play("play L4_3", "hook 0 left")
    assert station.legal() == ["pull 2", "pull 4", "pull 5"]
    station.play("pull 2")
    assert station.trains == ["0: L4_3 M2 P1"]


def test_tr_amb_13_a_locomotive_cannot_leave_without_wagons() -> None:
    station = Station(tracks=["", ""], hands=["L3_3", "P1"], **DECKS)
    assert "play L3_3" not in station.legal()
    station = Station(tracks=["", "F1"], hands=["L3_3", "P1"], **DECKS)
    station.play("play L3_3")
    assert station.legal() == ["hook 1 left"]


@pytest.mark.parametrize(
    ("track", "loco", "side", "legal"),
    [
        ("M2 P1 P2 P3 P4 P5", "L3_3", "left", {1, 3, 5}),  # used either way
        ("P1 P2 P3 M2 P4 P5", "L3_3", "left", {3}),  # just beyond the traction
        ("P1 P2 P3 M2 P4 P5", "L3_3", "right", {3, 5}),  # the third: lowering would leave it behind
        ("P1 M2 P2 P3", "L3_3", "left", {3, 4}),
        ("M2 P1 P2 P3", "L2_1", "left", {2, 4}),  # lowering would leave nothing
        ("M2 P1 P2 P3", "L1_1", "left", {1, 3}),  # or less than nothing
        ("P1 P2 P3 M2", "L1_1", "right", {1, 3}),
        ("P1 P2 M2 P3 P4", "L5_3", "left", {3, 5}),  # lowering just keeps it
    ],
)
def test_tr_amb_14_a_motorised_wagon_counts_if_reached_and_must_leave(
    track: str, loco: str, side: str, legal: set[int]
) -> None:
    assert Station(tracks=[track, ""]).pulls(loco, 0, side) == legal


@pytest.mark.parametrize(
    ("track", "loco", "legal"),
    [
        ("M2 M2 P1 P2 P3 P4 P5", "L2_1", {2, 4, 6}),
        ("M2 M2 P1 P2 P3 P4 P5 P1 P2", "L4_3", {2, 4, 6, 8}),  # lowered twice: nothing would leave
        ("P1 M2 M2 P2 P3 P4 P5", "L6_1", {4, 6, 7}),  # lowered twice: the second would stay
        ("M2 M2 P2 P3 P4 P5 P1 P1 P1", "L6_1", {2, 4, 6, 8, 9}),
        ("M2 P1 M2 P2 P3 P4 P5", "L2_1", {2, 4, 6}),  # the second came in by the first
        ("M2 P1 P2 P3 M2 P4 P5", "L2_1", {2, 4}),  # the second is not reached by the first
        ("M2 P1 P2 P3 P4 P5 P1", "L2_1", {2, 4}),  # one wagon is used once
    ],
)
def test_tr_amb_15_each_motorised_wagon_may_be_used_once(track: str, loco: str, legal: set[int]) -> None:
    assert Station(tracks=[track, ""]).pulls(loco) == legal


@pytest.mark.parametrize(
    ("track", "loco", "legal"),
    [("M2 P1 P2", "L5_3", {3}), ("M2 P1 P2", "L4_3", {2, 3}), ("M2", "L3_3", {1}), ("M2 P1", "L6_1", {2})],
)
def test_tr_amb_16_a_motorised_wagon_lowers_the_traction_not_the_number_taken(
    track: str, loco: str, legal: set[int]
) -> None:
    assert Station(tracks=[track, ""]).pulls(loco) == legal


def test_tr_amb_17_the_choice_is_the_number_of_wagons() -> None:
    station = Station(tracks=["M2 M2 P1 P2 P3 P4 P5", ""], hands=["L2_1 F1", "P1"], **DECKS)
    station.play("play L2_1", "hook 0 left")
    assert station.legal() == ["pull 2", "pull 4", "pull 6"]
    station.play("pull 4")
    assert station.trains == ["0: L2_1 M2 M2 P1 P2"]


def test_tr_amb_17_where_only_one_number_is_reachable_there_is_no_choice() -> None:
    station = Station(tracks=["M2 P1 P2", ""], hands=["L5_3 F1", "P1"], **DECKS)
    station.play("play L5_3", "hook 0 left")
    assert station.trains == ["0: L5_3 M2 P1 P2"]


@pytest.mark.parametrize(("side", "left_over", "is_open"), [("right", "X2", True), ("left", "P2", False)])
def test_tr_amb_18_a_track_with_only_specials_left_is_open_to_every_type(
    side: str, left_over: str, is_open: bool
) -> None:
    station = Station(tracks=["X2 P1 P2", "H3"], hands=["L2_4 F1", "P1"], **DECKS)
    assert "play F1" not in station.legal()
    station.play("play L2_4", f"hook 0 {side}")
    assert station.tracks == [left_over, "H3"]
    assert ("play F1" in station.legal()) is is_open


# Extra turns and semaphores


def turns_in_a_row(station: Station) -> int:
    """How many turns the seat on turn draws locomotives before another seat's turn comes."""
    seat, turns = station.seat, 0
    while station.seat == seat:
        assert station.phase == "turn"
        station.play("draw_loco")
        turns += 1
    return turns


@pytest.mark.parametrize(("stack", "turns"), [(True, 3), (False, 1)])
def test_tr_amb_19_every_extra_track_and_restoration_wagon_adds_a_turn(stack: bool, turns: int) -> None:
    tracks = ["R1 R1", "F1"]
    station = Station(tracks, ["extra_track L2_1 P1", "P1"], stack_extra_turns=stack, **LOCOS)
    station.play("play extra_track", "play L2_1", "hook 0 left")
    assert turns_in_a_row(station) == turns


def test_tr_amb_19_two_extra_tracks_add_two_turns_and_an_extra_turn_can_earn_more() -> None:
    station = Station(["F1", "F1"], ["extra_track extra_track extra_track P1", "P1"], **LOCOS)
    station.play("play extra_track", "play extra_track")
    station.play("play extra_track", "end")
    assert turns_in_a_row(station) == 2


def test_tr_amb_20_an_extra_turn_is_a_full_turn() -> None:
    station = Station(["F1", "F1"], ["extra_track P1 P2", "P1"], **LOCOS)
    station.play("play extra_track", "end")
    assert station.s.in_extra_turn
    assert station.legal() == ["draw_cards", "draw_loco", "play P1", "play P2"]
    station.play("play P1", "place 2 left", "play P2", "place 2 right")
    assert station.seat == 1


def test_tr_amb_20_an_extra_turn_may_be_a_forced_draw() -> None:
    station = Station(["R1", "F1"], ["L1_1", "P1"], **LOCOS)
    station.play("play L1_1", "hook 0 left")
    assert station.seat == 0
    assert station.legal() == ["draw_cards", "draw_loco"]


def test_tr_amb_20_an_extra_turn_may_be_a_forced_skip() -> None:
    station = Station(["R1 F1", "F2"], ["L1_1 P2", "F3"])
    station.play("play L1_1", "hook 0 left", "end")
    assert (station.seat, station.legal()) == (0, ["pass"])
    station.play("pass")
    assert (station.seat, station.phase) == (1, "turn")


def test_tr_amb_21_a_semaphore_may_be_played_on_oneself() -> None:
    station = Station(["F1", ""], ["red_semaphore P1", "P1", "P1"], **LOCOS)
    station.play("play red_semaphore")
    assert station.legal() == ["aim 0", "aim 1", "aim 2"]
    station.play("aim 0", "end", "draw_loco", "draw_loco")
    assert station.seat == 1


def test_tr_amb_21_by_option_only_opponents_may_be_stopped() -> None:
    station = Station(["F1", ""], ["red_semaphore P1", "P1", "P1"], self_semaphore=False, **LOCOS)
    station.play("play red_semaphore")
    assert station.legal() == ["aim 1", "aim 2"]


def test_tr_amb_22_a_semaphore_stops_one_extra_turn_and_the_others_are_played() -> None:
    station = Station(["R1 R1", "F1"], ["L2_1 red_semaphore P1", "P1"], **LOCOS)
    station.play("play L2_1", "hook 0 left", "play red_semaphore", "aim 0")
    assert [event.kind for event in station.events] == ["stopped", "skipped", "began"]
    assert station.discards == "red_semaphore"
    assert turns_in_a_row(station) == 1
    station.play("draw_loco")
    assert station.seat == 0


def test_tr_amb_22_without_extra_turns_the_next_regular_turn_is_skipped() -> None:
    station = Station(["F1", ""], ["red_semaphore P1", "P1"], **LOCOS)
    station.play("play red_semaphore", "aim 0", "end")
    assert (station.seat, station.discards) == (1, "")
    station.play("draw_loco")
    assert (station.seat, station.discards) == (1, "red_semaphore")


def test_tr_amb_23_a_second_semaphore_is_legal_and_costs_nothing_more() -> None:
    station = Station(["F1", ""], ["red_semaphore red_semaphore P1", "P1"], **LOCOS)
    station.play("play red_semaphore", "aim 1", "play red_semaphore", "aim 1")
    assert (station.seat, station.discards) == (0, "red_semaphore red_semaphore")
    station.play("draw_loco")
    assert station.seat == 1
