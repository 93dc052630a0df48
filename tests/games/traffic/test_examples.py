"""The worked examples on setup, turn, wagons, locomotives and actions: TR-EX-01 to TR-EX-26 but for scoring."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse import Table
from tests.modules import module_of

from .station import GAME, Station

DECKS: dict[str, Any] = {"wagon_deck": "F1 F1 F1 F1 F1 F1", "loco_deck": "L1_1 L1_1 L1_1 L1_1 L1_1 L1_1"}


def places(tracks: list[str], wagon: str) -> list[str]:
    """Where this wagon may be played."""
    station = Station(tracks, [f"{wagon} switch", "P1"], **DECKS)
    if f"play {wagon}" not in station.legal():
        return []
    station.play(f"play {wagon}")
    return station.legal()


# From the rulebook


def test_tr_ex_01_wagons_join_their_own_type_and_specials_join_any() -> None:
    tracks = ["F2", "P2"]
    assert places(tracks, "F1") == ["place 0 left", "place 0 right"]
    assert places(tracks, "P1") == ["place 1 left", "place 1 right"]
    for special in ("X2", "M2", "R1", "D1"):
        assert places(tracks, special) == ["place 0 left", "place 0 right", "place 1 left", "place 1 right"]
    assert places(tracks, "H3") == []


def test_tr_ex_02_traction_two_on_the_right() -> None:
    station = Station(["P1 P2 P3 P4 P5", "F1"], ["L2_4 F1", "P1"], **DECKS)
    station.play("play L2_4", "hook 0 right")
    assert station.trains == ["0: L2_4 P5 P4"]
    assert station.tracks == ["P1 P2 P3", "F1"]


def test_tr_ex_03_traction_three_on_the_left() -> None:
    station = Station(["P1 P2 P3 P4 P5", "F1"], ["L3_3 F1", "P1"], **DECKS)
    station.play("play L3_3", "hook 0 left")
    assert station.trains == ["0: L3_3 P1 P2 P3"]
    assert station.tracks == ["P4 P5", "F1"]


def test_tr_ex_04_fewer_wagons_than_traction_leave_the_track_free() -> None:
    station = Station(["P1 P2", "F1"], ["L3_3 H3", "P1"], **DECKS)
    assert station.pulls("L3_3", 0, "left") == station.pulls("L3_3", 0, "right") == {2}
    assert "play H3" not in station.legal()
    station.play("play L3_3", "hook 0 left")
    assert station.trains == ["0: L3_3 P1 P2"]
    assert station.tracks == ["", "F1"]
    for wagon in ("F2", "P3", "H3", "X2"):
        assert "place 0 left" in places(station.tracks, wagon)


def test_tr_ex_06_a_second_card_may_follow_before_the_extra_turn() -> None:
    station = Station(["R1 P1 P2", "F1"], ["L3_3 F2 F3 F4", "P1"], **DECKS)
    station.play("play L3_3", "hook 0 left")
    assert station.trains == ["0: L3_3 R1 P1 P2"]
    assert (station.phase, "play F2" in station.legal()) == ("second_card", True)
    station.play("play F2", "place 1 left")
    assert (station.seat, station.phase, station.s.in_extra_turn) == (0, "turn", 1)
    assert station.legal() == ["draw_cards", "draw_loco", "play F3", "play F4"]
    station.play("play F3", "place 1 left", "play F4", "place 1 left")
    assert station.seat == 1


def test_tr_ex_07_an_extra_track_as_first_card() -> None:
    station = Station(["F1", "P1"], ["extra_track H3 F2", "P1"], **DECKS)
    station.play("play extra_track")
    assert station.tracks == ["F1", "P1", ""]
    station.play("play H3", "place 2 left")
    assert station.tracks == ["F1", "P1", "H3"]
    assert (station.seat, station.phase, station.s.in_extra_turn) == (0, "turn", 1)
    assert station.legal() == ["draw_cards", "draw_loco", "play F2"]
    station.play("draw_cards")
    assert station.seat == 1


def test_tr_ex_07_an_extra_track_as_second_card() -> None:
    station = Station(["F1", "P1"], ["extra_track F2 F3", "P1"], **DECKS)
    station.play("play F2", "place 0 left", "play extra_track")
    assert (station.seat, station.phase, station.s.in_extra_turn) == (0, "turn", 1)
    station.play("draw_loco")
    assert station.seat == 1


def test_tr_ex_08_two_semaphores_cost_one_turn() -> None:
    station = Station(["F1", "P1"], ["F2", "F3 F4"], **DECKS)
    station.s.semaphores[1] = 2
    station.play("draw_loco")
    assert [(event.kind, event.args.get("seat")) for event in station.events] == [
        ("drew", 0),
        ("skipped", 1),
        ("began", 0),
    ]
    assert (station.discards, station.s.semaphores[1]) == ("red_semaphore red_semaphore", 0)
    station.play("draw_loco")
    assert station.seat == 1
    assert station.legal() == ["draw_cards", "draw_loco", "play F3", "play F4"]


@pytest.mark.parametrize(("hand", "taken", "left"), [("F1 F2 F3 F4 P1", 2, 3), ("F1 P1", 2, 0), ("P1", 1, 0)])
def test_tr_ex_09_a_switch_takes_two_random_cards_or_all(hand: str, taken: int, left: int) -> None:
    seen = set()
    for seed in range(20):
        station = Station(["", ""], ["switch", hand], seed=seed, **DECKS)
        station.play("play switch", "aim 1")
        assert station.s.hand_size[:2].tolist() == [taken, left]
        assert sorted(f"{station.hand(0)} {station.hand(1)}".split()) == hand.split()
        seen.add(station.hand(0))
    assert (len(seen) > 1) is (left > 0)


def test_tr_ex_10_a_revision_on_two_cards_with_one_wagon() -> None:
    station = Station(["", "F3"], ["technical_revision F1", "P1 P2"], **DECKS)
    station.play("play technical_revision", "aim 1")
    assert station.hand(0) == "F1 P1 P2"
    station.play("take 1 left")
    assert (station.hand(1), station.tracks) == ("F3", ["", ""])
    assert (station.seat, station.phase) == (0, "second_card")


def test_tr_ex_11_a_renewal_with_one_deck_or_none() -> None:
    station = Station(["F1", ""], ["stock_renewal F1", "P1"], wagon_deck="P1 P2 P3 F1 F2 F3")
    station.play("play stock_renewal")
    assert (station.hand(0), station.discards) == ("F1 P1", "stock_renewal")
    assert station.s.deck_size.tolist() == [5, 0]
    station = Station(["F1", ""], ["stock_renewal F1", "P1"])
    station.play("play stock_renewal")
    assert (station.hand(0), station.discards) == ("F1", "stock_renewal")


# Derived


@pytest.mark.parametrize(("variant", "wagons", "locos", "total"), [("full", 63, 15, 100), ("junior", 53, 13, 88)])
def test_tr_ex_12_the_sizes_of_a_setup_with_four(variant: str, wagons: int, locos: int, total: int) -> None:
    view = Table("traffic", seats=4, seed=3, options={"variant": variant}, mode="interpreted").view()
    assert [hand["size"] for hand in view["hands"]] == [5, 5, 5, 5]
    assert (view["wagon_deck"]["size"], view["loco_deck"]["size"]) == (wagons, locos)
    assert [len(track) for track in view["tracks"]] == [1, 1]
    sizes = [hand["size"] for hand in view["hands"]] + [len(track) for track in view["tracks"]]
    assert sum(sizes) + view["wagon_deck"]["size"] + view["loco_deck"]["size"] == total


def test_tr_ex_13_an_action_turned_up_is_shuffled_back() -> None:
    setup = module_of(GAME, "rules.setup")
    starts = set()
    for seed in range(20):
        station = Station(["", ""], ["", ""], wagon_deck="switch F1 X2", seed=seed)
        setup.turn_up_wagon(station.s, 0)
        setup.turn_up_wagon(station.s, 1)
        assert (station.s.deck_size[0], station.discards) == (1, "")
        starts.add(tuple(station.tracks))
    assert starts == {("F1", "X2"), ("X2", "F1")}
    for wagon, on_first in [("F2", True), ("P1", False), ("H3", False), ("M2", True)]:
        sides = places(["F1", "X2"], wagon)
        assert ("place 0 left" in sides) is on_first
        assert {"place 1 left", "place 1 right"} <= set(sides)


def test_tr_ex_14_specials_and_the_type_of_a_track() -> None:
    tracks = ["X2 P1 M2", "H3"]
    for wagon in ("P2", "X3", "M2", "R1", "D1"):
        assert {"place 0 left", "place 0 right"} <= set(places(tracks, wagon))
    assert places(tracks, "F1") == []
    station = Station(tracks, ["L2_4 F1", "P1"], **DECKS)
    station.play("play L2_4", "hook 0 right")
    assert station.legal() == ["pull 2", "pull 3"]
    station.play("pull 2")
    assert station.trains == ["0: L2_4 M2 P1"]
    assert station.tracks == ["X2", "H3"]
    for wagon in ("F1", "P2", "H3", "X3"):
        assert {"place 0 left", "place 0 right"} <= set(places(station.tracks, wagon))


@pytest.mark.parametrize(
    ("loco", "side", "legal", "trains"),
    [
        ("L3_1", "left", {3, 5}, ["P1 P2 M2", "P1 P2 M2 P3 P4"]),
        ("L3_1", "right", {3}, ["P5 P4 P3"]),
        ("L5_3", "left", {3, 5, 6}, ["P1 P2 M2", "P1 P2 M2 P3 P4", "P1 P2 M2 P3 P4 P5"]),
    ],
)
def test_tr_ex_15_one_motorised_wagon(loco: str, side: str, legal: set[int], trains: list[str]) -> None:
    tracks, hands = ["P1 P2 M2 P3 P4 P5", "F1"], [f"{loco} F1", "P1"]
    assert Station(tracks, hands).pulls(loco, 0, side) == legal
    for k, train in zip(sorted(legal), trains, strict=True):
        station = Station(tracks, hands, **DECKS)
        station.play(f"play {loco}", f"hook 0 {side}")
        if len(legal) > 1:
            assert station.legal() == [f"pull {n}" for n in sorted(legal)]
            station.play(f"pull {k}")
        assert station.trains == [f"0: {loco} {train}"]


@pytest.mark.parametrize(
    ("loco", "side", "legal"), [("L2_1", "left", {2, 4}), ("L1_1", "left", {1}), ("L1_1", "right", {1})]
)
def test_tr_ex_16_a_motorised_wagon_at_the_end_of_the_count(loco: str, side: str, legal: set[int]) -> None:
    assert Station(["P1 M2 P2 P3", ""]).pulls(loco, 0, side) == legal


def test_tr_ex_17_two_motorised_wagons() -> None:
    station = Station(["M2 P1 M2 P2 P3 P4 P5", ""], ["L2_1 F1", "P1"], **DECKS)
    station.play("play L2_1", "hook 0 left")
    assert station.legal() == ["pull 2", "pull 4", "pull 6"]
    station.play("pull 6")
    assert station.trains == ["0: L2_1 M2 P1 M2 P2 P3 P4"]
    assert station.tracks == ["P5", ""]


def test_tr_ex_18_the_traction_is_changed_not_the_wagons() -> None:
    station = Station(["M2 P1 P2", ""], ["L5_3 F1", "P1"], **DECKS)
    assert station.pulls("L5_3", 0, "left") == station.pulls("L5_3", 0, "right") == {3}
    station.play("play L5_3", "hook 0 left")
    assert station.trains == ["0: L5_3 M2 P1 P2"]


@pytest.mark.parametrize(
    ("track", "legal"),
    [("H3 H4 X2 H5", {3}), ("P1 P2", set()), ("X2 M2", set()), ("", set()), ("X2 X3 M2 R1 H3", {5})],
)
def test_tr_ex_19_a_high_speed_locomotive(track: str, legal: set[int]) -> None:
    station = Station([track, ""], ["HS3 F1", "P1"], **DECKS)
    assert station.pulls("HS3", 0, "left") == legal
    assert ("play HS3" in station.legal()) is bool(legal)
    if legal:
        station.play("play HS3", "hook 0 left")
        assert station.trains == [f"0: HS3 {' '.join(track.split()[: max(legal)])}"]


def test_tr_ex_19_an_ordinary_locomotive_may_take_the_same() -> None:
    station = Station(["H3 H4 X2 H5", ""], ["L4_3 F1", "P1"], **DECKS)
    station.play("play L4_3", "hook 0 left")
    assert station.trains == ["0: L4_3 H3 H4 X2 H5"]


def test_tr_ex_20_a_turn_of_two_cards() -> None:
    station = Station(["P2", "F1"], ["P3 L2_4 F1 switch", "H3"], **DECKS)  # two cards more that could be played
    assert places(["P2", "F1"], "H3") == []
    station.play("play P3", "place 0 right")
    assert station.tracks == ["P2 P3", "F1"]
    assert station.pulls("L2_4", 0, "right") == {2}
    station.play("play L2_4", "hook 0 left")  # all leave: from the right it is the same choice
    assert sorted(station.trains[0].split()) == ["0:", "L2_4", "P2", "P3"]
    assert station.score(0) == 4 + 3 + 2 - 1 == 9 - 1, "the wagon still in hand costs its point"
    assert station.tracks == ["", "F1"]
    assert (station.seat, station.phase, station.hand(0)) == (1, "turn", "F1 switch"), "a third card is not played"
    station.play("play H3", "place 0 left")
    assert station.tracks == ["H3", "F1"]


@pytest.mark.parametrize(("again", "turns"), [(False, 3), (True, 4)])
def test_tr_ex_21_extra_turns_stack(again: bool, turns: int) -> None:
    station = Station(["R1 R1", "F1"], ["extra_track extra_track L2_1 F1", "P1"], **DECKS)
    station.play("play extra_track", "play L2_1", "hook 0 left")
    taken = 0
    while station.seat == 0:
        assert (station.phase, station.s.in_extra_turn) == ("turn", 1)
        if again and taken == 0:
            station.play("play extra_track")
            assert station.s.extra_turns == 3
            station.play("end")
        else:
            station.play("draw_loco")
        taken += 1
    assert taken == turns


def test_tr_ex_22_a_semaphore_on_oneself_stops_the_extra_turn() -> None:
    station = Station(["F1", ""], ["extra_track red_semaphore F1", "P1"], **DECKS)
    station.play("play extra_track", "play red_semaphore", "aim 0")
    assert (station.seat, station.phase, station.s.in_extra_turn) == (1, "turn", 0)
    assert (station.discards, station.s.semaphores.sum(), station.s.extra_turns) == ("red_semaphore", 0, 0)
    station.play("draw_loco")
    assert station.seat == 0


def test_tr_ex_23_a_semaphore_with_two_players() -> None:
    station = Station(["F1", ""], ["red_semaphore F1", "P1"], **DECKS)
    station.play("play red_semaphore", "aim 1", "end")
    order = [(event.kind, event.args["seat"]) for event in station.events]
    assert order == [("skipped", 1), ("began", 0)]
    station.play("draw_loco")
    assert station.seat == 1


def test_tr_ex_24_a_draw_at_the_end_of_the_deck_and_a_forced_skip() -> None:
    station = Station(["F1", "H3"], ["P2", "P1"], wagon_deck="F1 F2", loco_deck="L1_1")
    station.play("draw_cards")
    assert (station.hand(0), station.s.deck_size.tolist()) == ("F1 F2 P2", [0, 1])
    station = Station(["F1", "H3"], ["P2", "extra_track extra_track extra_track"])
    assert station.legal() == ["pass"]
    station.play("pass")
    assert (station.over, station.seat, station.hand(0)) == (False, 1, "P2")


@pytest.mark.parametrize(
    ("tracks_option", "expected"),
    [
        ("any", {("F1", "F2"), ("F1", "F3"), ("F2", "F3"), ("F1", "P4"), ("F3", "P4")}),
        ("one", {("F1", "F2"), ("F1", "F3"), ("F2", "F3"), ("P4",)}),
    ],
)
def test_tr_ex_25_a_revision_over_two_tracks(tracks_option: str, expected: set[tuple[str, ...]]) -> None:
    def after(*moves: str) -> Station:
        hands = ["technical_revision F1", ""]
        station = Station(["F1 F2 F3", "P4"], hands, revision_tracks=tracks_option, **DECKS)
        station.play("play technical_revision", "aim 1", *moves)
        return station

    assert after().legal() == ["take 0 left", "take 0 right", "take 1 left"]
    taken = set()
    for first in after().legal():
        station = after(first)
        assert station.hand(1) != "F2"
        hands = [after(first, second) for second in station.legal()] if station.phase == "take" else [station]
        taken |= {tuple(done.hand(1).split()) for done in hands}
    assert taken == expected


def shunts(tracks: list[str], lift: str) -> list[str]:
    """What a sorting hump may do with this wagon."""
    station = Station(tracks, ["sorting_hump F1", "P1"], **DECKS)
    station.play("play sorting_hump")
    if lift not in station.legal():
        return []
    station.play(lift)
    return station.legal()


def test_tr_ex_26_a_sorting_hump_mixes_no_types() -> None:
    assert shunts(["F1 F2", "P1"], "lift 0") == ["swap 1", "move 1"]  # on its own track only
    assert shunts(["F1 F2", "P1"], "lift 2") == []
    assert shunts(["F1", "P1"], "lift 0") == ["swap 1"]
    station = Station(["F1", "P1"], ["sorting_hump F1", "P1"], **DECKS)
    station.play("play sorting_hump", "lift 0", "swap 1")
    assert station.tracks == ["P1", "F1"]


@pytest.mark.parametrize(
    ("lift", "swaps", "moves"),
    [
        (
            "lift 1",
            ["swap 0", "swap 2"],
            {
                "move 0": ["X2 F1 F2", "P1", ""],
                "move 2": ["F1 F2 X2", "P1", ""],
                "move 3": ["F1 F2", "X2 P1", ""],
                "move 4": ["F1 F2", "P1 X2", ""],
                "move 5": ["F1 F2", "P1", "X2"],
            },
        ),
        (
            "lift 0",
            ["swap 1", "swap 2"],
            {
                "move 1": ["X2 F1 F2", "P1", ""],
                "move 2": ["X2 F2 F1", "P1", ""],
                "move 5": ["X2 F2", "P1", "F1"],
            },
        ),
    ],
)
def test_tr_ex_26_where_a_special_and_a_freight_wagon_may_go(
    lift: str, swaps: list[str], moves: dict[str, list[str]]
) -> None:
    tracks = ["F1 X2 F2", "P1", ""]
    assert shunts(tracks, lift) == [*swaps, *moves]
    for move, after in moves.items():
        station = Station(tracks, ["sorting_hump F1", "P1"], **DECKS)
        station.play("play sorting_hump", lift, move)
        assert station.tracks == after
