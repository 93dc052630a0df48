"""TR-047 to TR-063: what actions do."""

from __future__ import annotations

import pytest

from roundhouse.core.record import NONE
from tests.modules import module_of

from .station import GAME, Station


def takes(station: Station, first: str) -> list[str]:
    """Which wagon may be taken second in a revision, after this one."""
    station.play(first)
    return station.legal("take")


@pytest.mark.parametrize(
    ("card", "then"),
    [
        ("switch", ["aim 1"]),
        ("technical_revision", ["aim 1", "take 0 left", "take 0 left"]),
        ("sorting_hump", ["lift 0", "swap 1"]),
        ("stock_renewal", []),
    ],
)
def test_tr_047_a_used_action_goes_to_the_discard_pile(card: str, then: list[str]) -> None:
    station = Station(tracks=["F1 F2 F3", ""], hands=[f"{card} F4", "P2 P3"], wagon_deck="P3", loco_deck="L2_1")
    assert station.discards == ""
    station.play(f"play {card}", *then)
    assert station.discards == card
    assert card not in station.hand(0).split()


@pytest.mark.parametrize(("card", "then"), [("extra_track", []), ("red_semaphore", ["aim 1"])])
def test_tr_047_an_extra_track_and_a_semaphore_are_not_discarded_when_used(card: str, then: list[str]) -> None:
    station = Station(hands=[f"{card} F4", "P2"], wagon_deck="P3")
    station.play(f"play {card}", *then)
    assert (station.hand(0), station.discards) == ("F4", "")


def test_tr_047_wagons_and_locomotives_are_never_discarded() -> None:
    station = Station(tracks=["F1", ""], hands=["P1 L1_1 F4", "P2"], wagon_deck="P3")
    station.play("play P1", "place 1 left", "play L1_1", "hook 0 left")
    assert station.discards == ""


def test_tr_048_an_extra_track_is_one_more_track_and_empty() -> None:
    station = Station(tracks=["F1", "P1"], hands=["extra_track H3", "P2"], wagon_deck="P3")
    assert "play H3" not in station.legal()
    station.play("play extra_track")
    assert station.tracks == ["F1", "P1", ""]
    station.play("play H3", "place 2 left")
    assert station.tracks == ["F1", "P1", "H3"]


def test_tr_048_it_exists_for_the_rest_of_the_game() -> None:
    station = Station(tracks=["F1", "P1"], hands=["extra_track H3 L1_1 F4", "H4 P2"], wagon_deck="P3")
    station.play("play extra_track", "play H3", "place 2 left", "play L1_1", "hook 2 left", "end")
    assert (station.seat, station.tracks) == (1, ["F1", "P1", ""])
    station.play("play H4", "place 2 left", "end")
    assert station.tracks == ["F1", "P1", "H4"]


def test_tr_049_the_extra_track_card_stays_on_the_table() -> None:
    station = Station(hands=["extra_track F4", "P2"], wagon_deck="P3")
    table = module_of(GAME, "view").to_dict(station.s)
    assert (table["extra_tracks"], table["hands"][0]["cards"]) == (0, ["F4", "extra_track"])
    station.play("play extra_track")
    table = module_of(GAME, "view").to_dict(station.s)
    assert (table["extra_tracks"], table["hands"][0]["cards"]) == (1, ["F4"])
    assert table["discards"] == []


def test_tr_050_every_extra_track_card_in_the_box_may_be_built() -> None:
    station = Station(hands=["extra_track extra_track extra_track F4", "P2"], wagon_deck="P3")
    for built in range(1, 4):
        station.play("play extra_track")
        assert len(station.tracks) == 2 + built
    assert station.hand(0) == "F4"


def test_tr_050_tracks_built_by_different_players_add_up() -> None:
    station = Station(tracks=["F1", "P1"], hands=["extra_track F4", "extra_track F4"], wagon_deck="P3 P3 P3 P3 P3")
    station.play("play extra_track", "end", "draw_cards", "play extra_track")
    assert station.tracks == ["F1", "P1", "", ""]


def test_tr_051_after_an_extra_track_the_player_takes_one_more_full_turn() -> None:
    station = Station(hands=["extra_track F2 F3 F4", "P2"], wagon_deck="P3 P3 P3", loco_deck="L2_1")
    station.play("play extra_track", "end")
    assert station.seat == 0
    assert station.legal() == ["draw_cards", "draw_loco", "play F2", "play F3", "play F4"]
    station.play("play F2", "place 0 left", "play F3", "place 0 left")
    assert station.seat == 1


def test_tr_051_a_second_card_may_be_played_before_that() -> None:
    station = Station(hands=["extra_track F2 F3", "P2"], wagon_deck="P3")
    station.play("play extra_track")
    assert (station.phase, station.legal()) == ("second_card", ["end", "play F2", "play F3"])
    station.play("play F2", "place 0 left")
    assert (station.seat, station.phase) == (0, "turn")


def test_tr_051_as_the_second_card_it_brings_the_extra_turn_at_once() -> None:
    station = Station(hands=["extra_track F2 F3", "P2"], wagon_deck="P3")
    station.play("play F2", "place 0 left", "play extra_track")
    assert (station.seat, station.phase) == (0, "turn")
    station.play("draw_cards")
    assert station.seat == 1


def test_tr_052_a_semaphore_is_played_on_any_player() -> None:
    station = Station(hands=["F1", "red_semaphore", "P2"], wagon_deck="P3", turn=1)
    station.play("play red_semaphore")
    assert station.legal() == ["aim 0", "aim 1", "aim 2"]


@pytest.mark.parametrize(("target", "order"), [(0, [1, 2, 1, 2, 0]), (1, [2, 0, 1, 2]), (2, [1, 0, 1, 2])])
def test_tr_052_the_target_skips_the_next_turn_and_no_other(target: int, order: list[int]) -> None:
    station = Station(hands=["red_semaphore F4", "P2", "P2"], wagon_deck=" ".join(["P3"] * 20))
    station.play("play red_semaphore", f"aim {target}", "end")
    moved = []
    for _ in order:
        moved.append(station.seat)
        station.play("draw_cards")
    assert moved == order


def test_tr_053_several_semaphores_cost_only_one_turn() -> None:
    station = Station(hands=["red_semaphore red_semaphore F4", "P2", "P2"], wagon_deck=" ".join(["P3"] * 20))
    station.play("play red_semaphore", "aim 1", "play red_semaphore", "aim 1")
    moved = []
    for _ in range(4):
        moved.append(station.seat)
        station.play("draw_cards")
    assert moved == [2, 0, 1, 2]


def test_tr_054_a_semaphore_lies_before_its_target_until_the_skipped_turn() -> None:
    station = Station(hands=["red_semaphore F4", "P2", "P2"], wagon_deck="P3 P3 P3 P3 P3 P3 P3")
    station.play("play red_semaphore", "aim 2", "end")
    assert (station.seat, station.s.semaphores.tolist()[:3], station.discards) == (1, [0, 0, 1], "")
    station.play("draw_cards")
    assert (station.seat, station.s.semaphores.tolist()[:3], station.discards) == (0, [0, 0, 0], "red_semaphore")


def test_tr_054_all_semaphores_before_a_player_are_discarded_together_and_no_others() -> None:
    station = Station(hands=["red_semaphore F4", "red_semaphore F4", "red_semaphore F4", "P2"], wagon_deck="P3 P3")
    station.play("play red_semaphore", "aim 3", "end", "play red_semaphore", "aim 3", "end")
    assert (station.s.semaphores[3], station.discards) == (2, "")
    station.play("play red_semaphore", "aim 1", "end")
    assert (station.seat, station.discards) == (0, "red_semaphore red_semaphore")
    assert station.s.semaphores.tolist()[:4] == [0, 1, 0, 0]


def test_tr_055_a_switch_is_played_on_an_opponent() -> None:
    station = Station(hands=["F1", "switch", "P2"], wagon_deck="P3", turn=1)
    station.play("play switch")
    assert station.legal() == ["aim 0", "aim 2"]


def test_tr_055_a_switch_draws_two_cards_from_the_opponents_hand() -> None:
    station = Station(hands=["switch F4", "P1 P2 P3 P4 P5", "H3"], wagon_deck="P3")
    station.play("play switch", "aim 1")
    drawn = station.hand(0).split()[1:]
    assert len(drawn) == 2
    assert sorted([*drawn, *station.hand(1).split()]) == ["P1", "P2", "P3", "P4", "P5"]
    assert station.hand(2) == "H3"


def test_tr_055_the_cards_are_drawn_at_random() -> None:
    drawn = set()
    for seed in range(20):
        station = Station(hands=["switch", "P1 P2 P3 P4 P5"], wagon_deck="P3", seed=seed)
        station.play("play switch", "aim 1")
        drawn.add(station.hand(0))
    assert len(drawn) > 3
    assert set(" ".join(drawn).split()) == {"P1", "P2", "P3", "P4", "P5"}


@pytest.mark.parametrize(
    ("hand", "taken", "left"), [("P1 P2", "P1 P2", 0), ("P1", "P1", 0), ("", "", 0), ("P1 P1 P1", "P1 P1", 1)]
)
def test_tr_056_a_switch_takes_all_of_fewer_than_three_cards(hand: str, taken: str, left: int) -> None:
    station = Station(hands=["switch", hand], wagon_deck="P3")
    station.play("play switch", "aim 1")
    assert station.hand(0) == taken
    assert station.s.hand_size[1] == left


@pytest.mark.parametrize(("tracks", "takes"), [(["", ""], 0), (["F1", ""], 1), (["F1 F2", "P4"], 2)])
def test_tr_059_nothing_is_due_any_more_when_a_revision_is_over(tracks: list[str], takes: int) -> None:
    station = Station(tracks=tracks, hands=["technical_revision P1", "H3 H4"], wagon_deck="P3")
    station.play("play technical_revision", "aim 1", *["take 0 left"] * takes)
    assert (station.seat, station.phase) == (0, "second_card")
    s = station.s
    assert (s.gives_due, s.takes_due, s.track, s.card) == (0, 0, NONE, NONE)


def test_tr_057_any_card_of_the_hand_may_be_given() -> None:
    hand = ["F1", "D1", "L1_1", "HS4", "extra_track", "stock_renewal"]  # the first and the last of each sort
    station = Station(hands=["technical_revision F4", " ".join(hand)], wagon_deck="P3")
    station.play("play technical_revision", "aim 1")
    assert station.legal() == [f"give {card}" for card in hand]


def test_tr_057_a_revision_is_played_on_an_opponent() -> None:
    station = Station(hands=["F1", "technical_revision", "P2"], wagon_deck="P3", turn=1)
    station.play("play technical_revision")
    assert station.legal() == ["aim 0", "aim 2"]


def test_tr_057_the_opponent_chooses_three_cards_to_give() -> None:
    station = Station(hands=["technical_revision F4", "P1 P2 P3 P3 switch"], wagon_deck="P3")
    station.play("play technical_revision", "aim 1")
    assert (station.seat, station.legal()) == (1, ["give P1", "give P2", "give P3", "give switch"])
    station.play("give P3", "give switch")
    assert (station.seat, station.legal()) == (1, ["give P1", "give P2", "give P3"])
    station.play("give P3")
    assert (station.hand(0), station.hand(1)) == ("F4 P3 P3 switch", "P1 P2")
    assert station.seat == 0


@pytest.mark.parametrize("hand", ["P1 P2 switch", "P1 P1 P1", "P1 P2", "P1", ""])
def test_tr_057_with_three_cards_or_fewer_all_are_given(hand: str) -> None:
    station = Station(hands=["technical_revision", hand], wagon_deck="P3")
    station.play("play technical_revision", "aim 1")
    assert (station.hand(0), station.hand(1)) == (hand, "")


@pytest.mark.parametrize(
    ("moves", "taken", "tracks"),
    [
        (["take 0 left", "take 0 left"], "F1 F2", ["F3 F4", "P4"]),
        (["take 0 right", "take 0 right"], "F3 F4", ["F1 F2", "P4"]),
        (["take 0 left", "take 0 right"], "F1 F4", ["F2 F3", "P4"]),
        (["take 0 right", "take 1 left"], "F4 P4", ["F1 F2 F3", ""]),
    ],
)
def test_tr_058_then_the_opponent_takes_two_outermost_wagons(moves: list[str], taken: str, tracks: list[str]) -> None:
    station = Station(tracks=["F1 F2 F3 F4", "P4"], hands=["technical_revision", "H3 H4"], wagon_deck="P3")
    station.play("play technical_revision", "aim 1")
    assert (station.seat, station.hand(1)) == (1, "")
    station.play(*moves)
    assert (station.hand(1), station.tracks) == (taken, tracks)
    assert (station.hand(0), station.seat, station.phase) == ("H3 H4", 0, "second_card")


def test_tr_058_only_outermost_wagons_may_be_taken() -> None:
    station = Station(tracks=["F1 F2 F3", "P4"], hands=["technical_revision", "H3"], wagon_deck="P3")
    station.play("play technical_revision", "aim 1")
    assert station.legal() == ["take 0 left", "take 0 right", "take 1 left"]
    assert takes(station, "take 1 left") == ["take 0 left", "take 0 right"]


def test_tr_058_the_cards_are_given_before_the_wagons_are_taken() -> None:
    station = Station(tracks=["F1 F2", ""], hands=["technical_revision", "H3 H3 H3 H4"], wagon_deck="P3")
    station.play("play technical_revision", "aim 1")
    assert {move.split()[0] for move in station.legal()} == {"give"}
    station.play("give H3", "give H3", "give H3")
    assert station.legal() == ["take 0 left", "take 0 right"]
    station.play("take 0 left", "take 0 left")
    assert (station.hand(0), station.hand(1)) == ("H3 H3 H3", "F1 F2 H4")


@pytest.mark.parametrize("tracks", [["F1", ""], ["", "F1"]])
def test_tr_059_of_a_single_wagon_only_that_is_taken(tracks: list[str]) -> None:
    station = Station(tracks=tracks, hands=["technical_revision", "H3"], wagon_deck="P3")
    station.play("play technical_revision", "aim 1")
    assert len(station.legal("take")) == 1
    station.play(station.legal()[0])
    assert (station.hand(1), station.tracks) == ("F1", ["", ""])
    assert (station.seat, station.phase) == (0, "second_card")


def test_tr_059_without_wagons_nothing_is_taken() -> None:
    station = Station(tracks=["", ""], hands=["technical_revision", "H3"], wagon_deck="P3")
    station.play("play technical_revision", "aim 1")
    assert (station.hand(0), station.hand(1)) == ("H3", "")
    assert (station.seat, station.phase) == (0, "second_card")


def test_tr_060_any_wagon_may_be_swapped_with_any_other_or_moved_to_any_place() -> None:
    """Places are counted with the wagon lifted off: F1 _ F3 has 0, 1, 2, and F4 has 3, 4."""
    station = Station(tracks=["F1 F2 F3", "F4"], hands=["sorting_hump", "P2"], wagon_deck="P3")
    station.play("play sorting_hump")
    assert station.legal() == ["lift 0", "lift 1", "lift 2", "lift 3"]
    station.play("lift 1")
    assert station.legal() == ["swap 0", "swap 2", "swap 3", "move 0", "move 2", "move 3", "move 4"]


@pytest.mark.parametrize(
    ("change", "tracks"),
    [
        ("swap 2", ["F1 F3 F2", "F4"]),
        ("swap 3", ["F1 F4 F3", "F2"]),
        ("move 0", ["F2 F1 F3", "F4"]),
        ("move 2", ["F1 F3 F2", "F4"]),
        ("move 3", ["F1 F3", "F2 F4"]),
        ("move 4", ["F1 F3", "F4 F2"]),
    ],
)
def test_tr_060_two_wagons_are_swapped_or_one_is_moved(change: str, tracks: list[str]) -> None:
    station = Station(tracks=["F1 F2 F3", "F4"], hands=["sorting_hump P1", "P2"], wagon_deck="P3")
    station.play("play sorting_hump", "lift 1", change)
    assert station.tracks == tracks
    assert station.phase == "second_card"


def test_tr_060_a_wagon_may_be_moved_between_others_and_onto_an_empty_track() -> None:
    station = Station(tracks=["F1 F2", "X2", ""], hands=["sorting_hump sorting_hump P1", "P2"], wagon_deck="P3")
    station.play("play sorting_hump", "lift 2", "move 1")
    assert station.tracks == ["F1 X2 F2", "", ""]
    station.play("play sorting_hump", "lift 0", "move 4")
    assert station.tracks == ["X2 F2", "", "F1"]


def test_tr_061_a_typed_wagon_may_not_be_moved_among_another_type() -> None:
    station = Station(tracks=["F1 F2", "P1"], hands=["sorting_hump", "P2"], wagon_deck="P3")
    station.play("play sorting_hump", "lift 0")
    assert station.legal() == ["swap 1", "move 1"]


def test_tr_061_a_swap_may_not_mix_types_on_either_track() -> None:
    station = Station(tracks=["F1", "P1 P2"], hands=["sorting_hump", "P2"], wagon_deck="P3")
    station.play("play sorting_hump")
    assert station.legal() == ["lift 1", "lift 2"]
    station.play("lift 1")
    assert station.legal() == ["swap 2", "move 3"]


def test_tr_061_a_swap_that_leaves_one_type_on_each_track_is_allowed() -> None:
    station = Station(tracks=["F1 X2", "P1 M2"], hands=["sorting_hump P1", "P2"], wagon_deck="P3")
    station.play("play sorting_hump", "lift 0", "swap 2")
    assert station.tracks == ["P1 X2", "F1 M2"]


def test_tr_061_a_special_wagon_may_stand_anywhere() -> None:
    station = Station(tracks=["F1 X2 F2", "P1", ""], hands=["sorting_hump", "P2"], wagon_deck="P3")
    station.play("play sorting_hump", "lift 1")
    assert station.legal("move") == ["move 0", "move 2", "move 3", "move 4", "move 5"]
    assert station.legal("swap") == ["swap 0", "swap 2"]


def test_tr_062_a_stock_renewal_draws_one_card_of_each_deck() -> None:
    station = Station(hands=["stock_renewal", "P2"], wagon_deck="P3 P4", loco_deck="L2_1 L3_1")
    station.play("play stock_renewal")
    assert station.hand(0) == "P3 L2_1"
    assert station.s.deck_size.tolist() == [1, 1]


def test_tr_062_it_is_one_of_the_cards_of_a_turn() -> None:
    station = Station(hands=["stock_renewal F1", "P2"], wagon_deck="P3 P4", loco_deck="L2_1 L3_1")
    station.play("play stock_renewal")
    assert (station.seat, station.phase) == (0, "second_card")


@pytest.mark.parametrize(
    ("wagon_deck", "loco_deck", "hand"),
    [("P3 P4", "", "F1 P3"), ("", "L2_1 L3_1", "F1 L2_1"), ("", "", "F1")],
)
def test_tr_063_from_an_empty_deck_nothing_is_drawn(wagon_deck: str, loco_deck: str, hand: str) -> None:
    station = Station(hands=["stock_renewal F1", "P2"], wagon_deck=wagon_deck, loco_deck=loco_deck)
    station.play("play stock_renewal")
    assert station.hand(0) == hand
    assert station.discards == "stock_renewal"
