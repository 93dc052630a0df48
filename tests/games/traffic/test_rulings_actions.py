"""The rulings on actions, the end and scoring, and the amendments: TR-AMB-24 to TR-AMB-46."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from roundhouse import InvalidOption, Table
from tests.modules import module_of

from .station import LEDGER, Station

DECKS: dict[str, Any] = {"wagon_deck": "F1 F1 F1 F1 F1 F1", "loco_deck": "L1_1 L1_1 L1_1 L1_1 L1_1"}


def test_tr_amb_24_a_stopped_player_does_not_even_draw() -> None:
    station = Station(["F1", ""], ["red_semaphore P1", "", "P1"], **DECKS)
    station.play("play red_semaphore", "aim 1", "end")
    assert (station.seat, station.hand(1)) == (2, "")
    station.play("draw_loco", "draw_loco")
    assert station.seat == 1
    assert station.legal() == ["draw_cards", "draw_loco"]


@pytest.mark.parametrize(("action", "gained"), [("switch", 2), ("technical_revision", 3)])
def test_tr_amb_24_a_stopped_player_may_still_be_aimed_at(action: str, gained: int) -> None:
    station = Station(["", ""], [f"red_semaphore {action}", "P1 P1 P1", "P1"], **DECKS)
    station.play("play red_semaphore", "aim 1", f"play {action}", "aim 1")
    assert station.hand(0).split() == ["P1"] * gained
    assert station.seat == 2


# Actions


@pytest.mark.parametrize(("hand", "taken"), [("", 0), ("P1", 1), ("P1 P1", 2), ("P1 P1 P1", 2), ("P1 P1 P1 P1 P1", 2)])
def test_tr_amb_25_a_switch_takes_two_cards_or_as_many_as_there_are(hand: str, taken: int) -> None:
    station = Station(["", ""], ["switch", hand], **DECKS)
    station.play("play switch", "aim 1")
    assert station.s.hand_size[:2].tolist() == [taken, len(hand.split()) - taken]
    assert station.hand(0).split() == ["P1"] * taken


def test_tr_amb_25_each_two_cards_of_a_hand_are_taken_equally_often() -> None:
    hand = ["F1", "P5", "L2_4", "sorting_hump"]
    games = 1200
    taken: Counter[str] = Counter()
    for seed in range(games):
        station = Station(["", ""], ["switch", " ".join(hand)], seed=seed, **DECKS)
        station.play("play switch", "aim 1")
        taken[station.hand(0)] += 1
    pairs = [" ".join(pair) for pair in combinations(hand, 2)]
    assert set(taken) == set(pairs)
    assert all(140 < taken[pair] < 260 for pair in pairs)  # 200 each, and more than four standard deviations


def test_tr_amb_26_the_giver_chooses_the_cards_of_a_revision() -> None:
    station = Station(["", ""], ["technical_revision F1", "P1 P2 P3 switch switch", "P1"], **DECKS)
    station.play("play technical_revision", "aim 1")
    assert (station.seat, station.phase, station.s.turn) == (1, "give", 0)
    assert station.legal() == ["give P1", "give P2", "give P3", "give switch"]
    station.play("give switch", "give P2")
    assert station.legal() == ["give P1", "give P3", "give switch"]
    station.play("give switch")
    assert station.hand(0) == "F1 P2 switch switch"
    assert station.hand(1) == "P1 P3"
    assert (station.seat, station.phase) == (0, "second_card")


def taken_wagons(tracks: list[str], **options: Any) -> set[str]:
    """What the victim of a revision may end up with, who has nothing to give."""
    found = set()
    unfinished: list[list[str]] = [[]]
    while unfinished:
        moves = unfinished.pop()
        station = Station(tracks, ["technical_revision F1", ""], **DECKS, **options)
        station.play("play technical_revision", "aim 1", *moves)
        if station.phase == "take":
            unfinished += [[*moves, move] for move in station.legal()]
        else:
            found.add(station.hand(1))
    return found


def test_tr_amb_27_the_wagons_of_a_revision_come_from_any_tracks() -> None:
    assert taken_wagons(["F1 F2 F3 F4", "P1 P2"]) == {
        "F1 F2",
        "F3 F4",
        "F1 F4",
        "P1 P2",
        "F1 P1",
        "F1 P2",
        "F4 P1",
        "F4 P2",
    }


def test_tr_amb_27_by_option_they_come_from_one_track() -> None:
    found = taken_wagons(["F1 F2 F3 F4", "P1 P2"], revision_tracks="one")
    assert found == {"F1 F2", "F3 F4", "F1 F4", "P1 P2"}


def test_tr_amb_28_both_steps_of_a_revision_are_compulsory_and_go_to_the_hands() -> None:
    station = Station(["F1 F2", "X2"], ["technical_revision F1", "P1 P2 P3 P4"], **DECKS)
    station.play("play technical_revision", "aim 1")
    assert station.legal() == station.legal("give")
    station.play("give P1", "give P2", "give P3")
    assert station.legal() == station.legal("take")
    station.play("take 0 right")
    assert (station.phase, station.legal()) == ("take", station.legal("take"))
    station.play("take 1 left")
    assert (station.hand(0), station.hand(1)) == ("F1 P1 P2 P3", "F2 P4 X2")
    assert (station.tracks, station.trains) == (["F1", ""], [])


def test_tr_amb_28_all_see_the_wagons_taken() -> None:
    station = Station(["F1 F2", ""], ["technical_revision F1", "", "P1"], **DECKS)
    station.play("play technical_revision", "aim 1", "take 0 right")
    for seat in (None, 0, 1, 2):
        took = station.events[0].seen_by(seat)
        assert (took.kind, took.args) == ("took", {"seat": 1, "card": "F2", "track": 0, "side": "right"})


@pytest.mark.parametrize(
    ("tracks", "moves", "after"),
    [
        (["F1 F2", "F3 F4"], ["lift 0", "move 3"], ["F2", "F3 F1 F4"]),  # between others; the gap closes
        (["F1 F2 F3", "", ""], ["lift 1", "move 3"], ["F1 F3", "F2", ""]),  # onto an empty track
        (["F1 F2 F3", "P1"], ["lift 0", "move 1"], ["F2 F1 F3", "P1"]),  # places are counted without it
        (["F1 F2 F3", "P1"], ["lift 0", "move 2"], ["F2 F3 F1", "P1"]),
        (["F1", "P1"], ["lift 0", "swap 1"], ["P1", "F1"]),  # tested on the result only
        (["F1 X2", "P1 M2"], ["lift 2", "swap 0"], ["P1 X2", "F1 M2"]),
        (["F1 F2 F3", "P1"], ["lift 2", "swap 0"], ["F3 F2 F1", "P1"]),  # on the same track
        (["F1 F1", "P1"], ["lift 0", "swap 1"], ["F1 F1", "P1"]),  # of equal kind
        (["F1 F1", "P1"], ["lift 0", "move 1"], ["F1 F1", "P1"]),  # past one of equal kind
    ],
)
def test_tr_amb_29_a_hump_may_put_a_wagon_anywhere(tracks: list[str], moves: list[str], after: list[str]) -> None:
    station = Station(tracks, ["sorting_hump F1", "P1"], **DECKS)
    station.play("play sorting_hump", *moves)
    assert (station.tracks, station.phase) == (after, "second_card")


@pytest.mark.parametrize(
    ("tracks", "lift", "legal"),
    [
        (["F1 F2 F3", ""], "lift 1", ["swap 0", "swap 2", "move 0", "move 2", "move 3"]),  # not back to place 1
        (["F1 F2", "P1"], "lift 0", ["swap 1", "move 1"]),  # neither to the passenger track nor for its wagon
        (["F1", "P1 P2"], "lift 0", []),
    ],
)
def test_tr_amb_29_a_hump_puts_no_wagon_back_and_mixes_no_types(tracks: list[str], lift: str, legal: list[str]) -> None:
    station = Station(tracks, ["sorting_hump F1", "P1"], **DECKS)
    station.play("play sorting_hump")
    assert (lift in station.legal()) is bool(legal)
    if legal:
        station.play(lift)
        assert station.legal() == legal


@pytest.mark.parametrize(
    ("tracks", "lifts"),
    [
        (["", ""], []),
        (["F1", ""], ["lift 0"]),
        (["F1 F2", "P1"], ["lift 0", "lift 1"]),
        (["F1", "P1"], ["lift 0", "lift 1"]),
        (["X2", "P1"], ["lift 0", "lift 1"]),
        (["F1", "P1", "H3", "F2", "P2"], ["lift 0", "lift 1", "lift 2", "lift 3", "lift 4"]),
    ],
)
def test_tr_amb_30_a_hump_is_without_effect_only_without_wagons(tracks: list[str], lifts: list[str]) -> None:
    station = Station(tracks, ["sorting_hump F1", "P1"], **DECKS)
    station.play("play sorting_hump")
    assert station.phase == ("lift" if lifts else "second_card")
    assert station.legal("lift") == lifts
    assert station.discards == "sorting_hump"


def test_tr_amb_31_a_new_track_can_be_used_by_the_second_card() -> None:
    station = Station(["F1", "H3"], ["extra_track P1", "P1"], **DECKS)
    assert "play P1" not in station.legal()
    station.play("play extra_track")
    assert station.legal() == ["end", "play P1"]
    station.play("play P1")
    assert station.legal() == ["place 2 left"]
    station.play("place 2 left")
    assert station.tracks == ["F1", "H3", "P1"]


# The end


def test_tr_amb_32_the_end_is_tested_after_the_first_card() -> None:
    station = Station(["F1", ""], ["stock_renewal F1 F2", "", "P1"], wagon_deck="F3", loco_deck="L1_1")
    assert not station.over
    station.play("play stock_renewal")
    assert station.over
    assert station.hand(0) == "F1 F2 F3 L1_1"


@pytest.mark.parametrize(
    ("decks", "draw", "over"),
    [
        ({"wagon_deck": "F1 F2 F3"}, "draw_cards", True),
        ({"wagon_deck": "F1 F2 F3 F4"}, "draw_cards", False),
        ({"loco_deck": "L1_1"}, "draw_loco", True),
        ({"loco_deck": "L1_1 L1_1"}, "draw_loco", False),
        ({"wagon_deck": "F1", "loco_deck": "L1_1"}, "draw_loco", False),
    ],
)
def test_tr_amb_32_the_end_is_tested_after_a_draw(decks: dict[str, Any], draw: str, over: bool) -> None:
    station = Station(["F1", ""], ["P1", ""], **decks)
    station.play(draw)
    assert station.over is over


def test_tr_amb_33_the_end_leaves_no_second_card_and_no_extra_turn() -> None:
    station = Station(["F1", ""], ["extra_track switch F1", "P1 P2", "P1"])
    station.play("play extra_track")
    assert station.s.extra_turns == 1
    station.play("play switch", "aim 1")
    assert (station.over, station.seat, station.legal()) == (True, None, [])
    assert station.hand(0) == "F1 P1 P2"
    station = Station(["F1", ""], ["switch F1 F2", "P1 P2", "P1"])
    station.play("play switch", "aim 1")
    assert (station.over, station.legal()) == (True, [])


def test_tr_amb_33_a_waiting_hand_may_be_the_empty_one() -> None:
    station = Station(["F1", ""], ["P1", "P1", ""], loco_deck="L1_1")
    station.play("draw_loco")
    assert station.over
    station = Station(["F1", ""], ["P1", "P1", "P1"], loco_deck="L1_1")
    station.play("draw_loco")
    assert (station.over, station.seat) == (False, 1)


@pytest.mark.parametrize(("victim", "over"), [("P1 P2 P3", False), ("P1 P2", True), ("P1", True)])
def test_tr_amb_34_a_last_switch_may_refill_the_hand(victim: str, over: bool) -> None:
    station = Station(["F1", ""], ["switch", victim, "P1"])
    station.play("play switch", "aim 1")
    assert station.s.hand_size[0] == min(2, len(victim.split()))
    assert station.over is over


@pytest.mark.parametrize(("tracks", "over"), [(["F1", ""], False), (["", ""], True)])
def test_tr_amb_34_nothing_is_tested_between_the_steps_of_a_revision(tracks: list[str], over: bool) -> None:
    station = Station(tracks, ["technical_revision", "P1 P2", "P1"])
    station.play("play technical_revision", "aim 1")
    assert station.s.hand_size[:2].tolist() == [2, 0]
    assert station.over is over
    if not over:
        station.play("take 0 left")
        assert (station.over, station.hand(1)) == (False, "F1")


def test_tr_amb_34_a_last_revision_refills_the_hand_of_its_player() -> None:
    station = Station(["", ""], ["technical_revision", "P1 P2 P3 P4"])
    station.play("play technical_revision", "aim 1", "give P1", "give P2")
    station.play("give P3")
    assert (station.over, station.hand(0), station.hand(1)) == (False, "P1 P2 P3", "P4")


@pytest.mark.parametrize(
    ("hand", "over"),
    [
        ("P1 P2", True),
        ("P1 HS3", True),
        ("P1 stock_renewal", False),
        ("P1 F2", False),
        ("P1 X2", False),
        ("P1 L1_1", False),
    ],
)
def test_tr_amb_35_it_is_over_when_no_hand_holds_a_playable_card(hand: str, over: bool) -> None:
    for hands in (["F1 P1", "P3", hand], [f"F1 {hand}", "P3", "P1"]):
        station = Station(["F1", "F1"], hands)
        station.play("play F1", "place 0 left")
        assert station.over is over


def test_tr_amb_35_it_is_tested_after_a_draw_without_a_round_of_skips() -> None:
    for drawn, over in [("P5", True), ("F4", False)]:
        station = Station(["F1", "H3"], ["P1", "P2"], wagon_deck=drawn)
        station.play("draw_cards")
        assert station.over is over


def test_tr_amb_35_a_semaphore_before_the_only_one_who_can_play_does_not_matter() -> None:
    station = Station(["F1", "H3"], ["red_semaphore P1", "F2"])
    station.play("play red_semaphore", "aim 1")
    assert not station.over
    station.play("end")
    assert (station.seat, station.legal()) == (0, ["pass"])
    station.play("pass")
    assert (station.seat, station.legal()) == (1, ["play F2"])


# Scoring


@pytest.mark.parametrize(
    ("loco", "wagons", "points", "bonus"),
    [
        ("HS3", "H3 H4 H5", 3 + 12, 6),
        ("HS4", "H3 X2 M2 R1", 3 + 3 - 2 + 2 + 1, 8),
        ("HS4", "X3 X3 X2 H3", 3 - 8 + 3, 8),
        ("L4_3", "H3 H4 H5", 3 + 12, 0),
    ],
)
def test_tr_amb_36_the_bonus_counts_every_wagon_of_the_train(loco: str, wagons: str, points: int, bonus: int) -> None:
    station = Station()
    station.add_train(0, loco, wagons)
    assert station.score(0) == points + bonus


@pytest.mark.parametrize(("stack", "one", "two"), [("multiply", 2, 4), ("once", 2, 2)])
def test_tr_amb_37_two_modernised_wagons_double_twice_or_once(stack: str, one: int, two: int) -> None:
    station = Station(modernised_stack=stack)
    station.add_train(0, "L3_3", "F4 D1")
    station.add_train(1, "L3_3", "D1 F4 D1")
    assert station.score(0) == (3 + 4 + 1) * one
    assert station.score(1) == (3 + 4 + 1 + 1) * two


@pytest.mark.parametrize(
    ("loco", "wagons", "points"),
    [("L1_1", "X3", -2), ("L2_1", "X3 X2", -4), ("L3_1", "X3 X2 D1", -6), ("L4_3", "X3 X3 D1 D1", -4)],
)
def test_tr_amb_38_a_train_may_be_negative_and_doubling_doubles_the_loss(loco: str, wagons: str, points: int) -> None:
    station = Station()
    station.add_train(0, loco, wagons)
    assert station.score(0) == points


@pytest.mark.parametrize(("wagon", "points", "factor"), [("M2", 2, 1), ("R1", 1, 1), ("D1", 1, 2)])
def test_tr_amb_39_special_wagons_count_their_points_and_cost_them_in_hand(
    wagon: str, points: int, factor: int
) -> None:
    station = Station(hands=["", wagon])
    station.add_train(0, "L2_4", f"F3 {wagon}")
    assert station.score(0) == (4 + 3 + points) * factor
    assert station.score(1) == -points


@pytest.mark.parametrize("loco", ["HS3", "HS4"])
def test_tr_amb_40_a_high_speed_locomotive_in_hand_costs_its_points_only(loco: str) -> None:
    assert Station(hands=[loco, ""]).score(0) == -3
    assert Station(hands=[f"{loco} H3 H4", ""]).score(0) == -3 - 7


def test_tr_amb_41_wagons_left_on_tracks_have_no_effect() -> None:
    for tracks in (["", ""], ["F4 F4 X3", "D1 P5"]):
        station = Station(tracks, ["P2", "F1"])
        station.add_train(0, "L2_4", "F3")
        assert (station.score(0), station.score(1)) == (4 + 3 - 2, -1)


def test_tr_amb_42_equal_scores_share_the_place() -> None:
    table = Table("traffic", seats=4, seed=0, edition=LEDGER, mode="interpreted")
    s: Any = table.live
    s.hands[:] = 0
    for seat, card in enumerate(["P2", "F1", "P1", "P4"]):
        s.hands[seat, module_of(table.game, "box").CARDS.index(card)] = 1
    assert table.scores() == [-2, -1, -1, -4]
    assert table.ranking() == [3, 1, 1, 4]
    assert table.options["tie_break"] == "shared"
    with pytest.raises(InvalidOption):
        Table("traffic", seats=4, seed=0, options={"tie_break": "fewer_cards"}, mode="interpreted")


# Amendments


@pytest.mark.parametrize("hands", [["F1", "F1"], ["F1", "F1", "F1"], ["P1", "F1", "P1"], ["F1"] * 6])
def test_tr_amb_43_the_game_ends_when_every_seat_passed_or_had_to_skip(hands: list[str]) -> None:
    station = Station(["F2", "H3"], hands, pass_when_decks_empty=True)
    for _ in hands[1:]:
        station.play("pass")
        assert not station.over
    station.play("pass")
    assert station.over


def test_tr_amb_43_a_card_played_starts_the_count_anew() -> None:
    station = Station(["F2", "H3"], ["F1 F3", "F1 F3", "F1 F3"], pass_when_decks_empty=True)
    station.play("pass", "pass", "play F1", "place 0 left", "end", "pass", "pass")
    assert (station.over, station.seat) == (False, 2)
    station.play("pass")
    assert station.over


def test_tr_amb_43_a_turn_stopped_by_a_semaphore_starts_the_count_anew() -> None:
    station = Station(["F2", "H3"], ["red_semaphore F1", "F1", "F1"], pass_when_decks_empty=True)
    station.play("play red_semaphore", "aim 2", "end", "pass")
    assert station.seat == 0
    station.play("pass", "pass")
    assert (station.over, station.seat) == (False, 2)
    station.play("pass")
    assert station.over


def test_tr_amb_43_a_seat_with_extra_turns_counts_once_when_the_last_of_them_is_gone() -> None:
    station = Station(["R1 R1 F1", "F2"], ["L2_1 F3", "F4"], pass_when_decks_empty=True)
    station.play("play L2_1", "hook 0 left", "end", "pass", "pass")
    assert (station.over, station.seat) == (False, 1)
    station.play("pass")
    assert station.over


def test_tr_amb_43_without_the_option_skips_never_end_the_game_while_somebody_can_move() -> None:
    """TR-064, TR-AMB-35: the two extra turns of the first seat are skipped, and the second seat has a move."""
    station = Station(["R1 R1 F1", "F2"], ["L2_1 P2", "F3"])
    station.play("play L2_1", "hook 0 left", "end", "pass", "pass")
    assert (station.over, station.seat) == (False, 1)
    assert station.legal() == ["play F3"]


def test_tr_amb_44_without_stacking_one_extra_turn_follows_which_may_earn_another() -> None:
    tracks, hands = ["R1 R1", "F1"], ["extra_track extra_track extra_track L2_1 P1", "P1"]
    station = Station(tracks, hands, stack_extra_turns=False, **DECKS)
    station.play("play extra_track", "play L2_1", "hook 0 left")
    assert (station.seat, station.s.in_extra_turn, station.s.extra_turns) == (0, 1, 0)
    station.play("play extra_track", "play extra_track")
    assert (station.seat, station.s.in_extra_turn, station.s.extra_turns) == (0, 1, 0)
    station.play("draw_loco")
    assert (station.seat, station.s.in_extra_turn) == (1, 0)


def test_tr_amb_45_a_single_wagon_of_the_chosen_track_is_taken_alone() -> None:
    station = Station(["P4", "F1 F2 F3"], ["technical_revision F1", ""], revision_tracks="one", **DECKS)
    station.play("play technical_revision", "aim 1")
    assert station.legal() == ["take 0 left", "take 1 left", "take 1 right"]
    station.play("take 0 left")
    assert (station.seat, station.phase, station.hand(1)) == (0, "second_card", "P4")
    assert station.tracks == ["", "F1 F2 F3"]


def test_tr_amb_45_from_any_tracks_a_second_wagon_must_be_taken() -> None:
    station = Station(["P4", "F1 F2 F3"], ["technical_revision F1", ""], **DECKS)
    station.play("play technical_revision", "aim 1", "take 0 left")
    assert (station.phase, station.legal()) == ("take", ["take 1 left", "take 1 right"])


@pytest.mark.parametrize(
    ("track", "loco", "strict", "usual"),
    [
        ("H3 H4 H5 H3", "HS3", {3}, {3}),
        ("H3 H4 X2 H5", "HS4", {2}, {4}),
        ("H3 M2 H4 H5 H3 H3", "HS3", {1}, {3, 5}),  # motorised wagons never come into play
        ("M2 H3 H4 H5", "HS3", set(), {3, 4}),  # lowered to one, the motorised wagon would leave alone
        ("H3 H4 M2", "HS4", {2}, {3}),
        ("X2 H3", "HS3", set(), {2}),
    ],
)
def test_tr_amb_46_a_strict_high_speed_locomotive_takes_what_stands_before_the_first_special(
    track: str, loco: str, strict: set[int], usual: set[int]
) -> None:
    assert Station([track, ""], hs_pulls_specials=False).pulls(loco) == strict
    assert Station([track, ""]).pulls(loco) == usual


def test_tr_amb_46_other_locomotives_pull_specials_all_the_same() -> None:
    station = Station(["X2 H3 M2 H4", ""], hs_pulls_specials=False)
    assert station.pulls("L3_3") == {3, 4}
