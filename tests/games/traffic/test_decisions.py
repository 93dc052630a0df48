"""What is decided (TR-DP-01 to TR-DP-11): the choices offered are those of the ledger's table, no more and no fewer."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import Any

import pytest

from .station import BOX, Station

DECKS: dict[str, Any] = {"wagon_deck": "F1 F1 F1 F1 F1 F1", "loco_deck": "L1_1 L1_1"}
WAGONS = {"F": "F1 F2 F3", "P": "P1 P2 P3", "H": "H3 H4 H5", "special": "X2 X3 M2 R1 D1"}
SPECIALS = "XMRD"


def is_one_type(wagons: Iterable[str]) -> bool:
    """TR-061: at most one type beside specials."""
    return len({wagon[0] for wagon in wagons} - set(SPECIALS)) <= 1


def random_tracks(chance: random.Random, most: int) -> list[str]:
    """From two to five tracks with up to that many wagons each."""
    tracks = []
    for _ in range(chance.randint(2, 5)):
        kinds = f"{WAGONS[chance.choice('FPH')]} {WAGONS['special']}".split()
        tracks.append(" ".join(chance.choices(kinds, k=chance.randint(0, most))))
    return tracks


# The turn


@pytest.mark.parametrize("wagon_deck", ["", "F1 F1 F1 F1"])
@pytest.mark.parametrize("loco_deck", ["", "L1_1 L1_1"])
@pytest.mark.parametrize(
    ("hand", "plays"),
    [
        ("", []),
        ("P1 P2", []),
        ("P1 HS4", []),
        ("F1 F1 P1 L2_1", ["play F1", "play L2_1"]),
        ("P1 X2 switch", ["play X2", "play switch"]),
    ],
)
def test_tr_dp_01_a_turn_is_a_draw_or_a_playable_card(
    hand: str, plays: list[str], loco_deck: str, wagon_deck: str
) -> None:
    station = Station(["F2", "F3 X2"], [hand, "P1"], wagon_deck, loco_deck)
    draws = ["draw_cards"] * bool(wagon_deck) + ["draw_loco"] * bool(loco_deck)
    assert station.legal() == (draws + plays or ["pass"])


def test_tr_dp_01_a_turn_stopped_by_a_semaphore_is_no_decision() -> None:
    station = Station(["F1", ""], ["red_semaphore F1", "F1", "F1"], **DECKS)
    station.play("play red_semaphore", "aim 1", "end")
    assert (station.seat, station.phase) == (2, "turn")


@pytest.mark.parametrize(
    ("hand", "plays"),
    [
        ("F3 F3 P1", ["play F3"]),
        ("P1", []),
        ("P1 HS3", []),
        ("P1 L1_1 X2 switch", ["play X2", "play L1_1", "play switch"]),
    ],
)
def test_tr_dp_02_after_the_first_card_another_one_or_the_end(hand: str, plays: list[str]) -> None:
    station = Station(["F2", "F3"], [f"F1 {hand}", "P1"], **DECKS)
    station.play("play F1", "place 0 left")
    assert (station.seat, station.phase) == (0, "second_card")
    assert station.legal() == ["end", *plays]


# Wagons and locomotives


@pytest.mark.parametrize("seed", range(8))
def test_tr_dp_03_a_wagon_goes_to_either_end_of_an_open_track(seed: int) -> None:
    tracks = random_tracks(random.Random(seed), 4)
    for wagon in ("F1", "P1", "H3", "X2", "D1"):
        expected = []
        for track, standing in enumerate(tracks):
            if is_one_type([wagon, *standing.split()]):
                expected += [f"place {track} left"] + [f"place {track} right"] * bool(standing)
        station = Station(tracks, [f"{wagon} {wagon} switch", "P1"], **DECKS)
        assert station.legal("play") == [f"play {wagon}"] * bool(expected) + ["play switch"]
        if expected:
            station.play(f"play {wagon}")
            assert station.legal() == expected


def pulls(loco: str, wagons: list[str]) -> set[int]:
    """TR-AMB-11 to TR-AMB-16 by trying every order of using motorised wagons; the first wagon is hooked."""
    found = set()

    def use(traction: int, used: frozenset[int]) -> None:
        taken = wagons[: max(traction, 0)]
        if taken and all(i < traction for i in used):
            found.add(len(taken))
        for i, wagon in enumerate(taken):
            if wagon == "M2" and i not in used:
                use(traction + 2, used | {i})
                use(traction - 2, used | {i})

    use(int(BOX.TRACTION[BOX.CARDS.index(loco)]), frozenset())
    if not loco.startswith("HS"):
        return found
    return {k for k in found if {wagon[0] for wagon in wagons[:k]} - set(SPECIALS) == {"H"}}


def trains_of(kinds: str, most: int) -> Iterator[str]:
    """Every row of up to that many of these wagons, with at most the two motorised ones of the box."""
    for n in range(most + 1):
        for wagons in product(kinds.split(), repeat=n):
            if wagons.count("M2") <= 2:
                yield " ".join(wagons)


@pytest.mark.parametrize("loco", ["L1_1", "L2_1", "L3_3", "L4_3", "L5_3", "L6_1", "HS3", "HS4"])
def test_tr_dp_04_the_numbers_of_wagons_that_may_be_taken(loco: str) -> None:
    for wagons in trains_of("H3 M2", 8) if loco.startswith("L") else trains_of("H3 M2 X2", 5):
        station = Station([wagons, ""])
        assert station.pulls(loco, 0, "left") == pulls(loco, wagons.split()), wagons
        assert station.pulls(loco, 0, "right") == pulls(loco, wagons.split()[::-1]), wagons


@pytest.mark.parametrize("loco", ["L2_1", "L3_3", "L5_3", "HS4"])
@pytest.mark.parametrize("seed", range(6))
def test_tr_dp_04_a_locomotive_is_hooked_to_a_side_of_a_track_and_all_wagons_are_one_choice(
    seed: int, loco: str
) -> None:
    tracks = random_tracks(random.Random(seed), 6)
    expected = set()
    for track, wagons in enumerate(tracks):
        for side, row in [("left", wagons.split()), ("right", wagons.split()[::-1])]:
            expected |= {(track, "either" if k == len(row) else side, k) for k in pulls(loco, row)}
    offered = []
    for hook in hooks(tracks, loco):
        _, number, side = hook.split()
        size = len(tracks[int(number)].split())
        for k in taken_after(tracks, loco, hook):
            offered.append((int(number), "either" if k == size else side, k))
    assert len(offered) == len(set(offered))
    assert set(offered) == expected


def hooks(tracks: list[str], loco: str) -> list[str]:
    station = Station(tracks, [f"{loco} {loco} F1", "P1"], **DECKS)
    if f"play {loco}" not in station.legal():
        return []
    station.play(f"play {loco}")
    return station.legal()


def taken_after(tracks: list[str], loco: str, hook: str) -> list[int]:
    """How many wagons may leave once the locomotive is hooked here."""
    station = Station(tracks, [f"{loco} {loco} F1", "P1"], **DECKS)
    station.play(f"play {loco}", hook)
    if station.phase == "pull":
        return [int(move.split()[1]) for move in station.legal()]
    return [len(station.trains[0].split()) - 2]


# Actions


@pytest.mark.parametrize("card", ["extra_track", "stock_renewal"])
def test_tr_dp_05_extra_tracks_and_renewals_leave_no_choice(card: str) -> None:
    station = Station(["F1", ""], [f"{card} F1", "P1"], **DECKS)
    station.play(f"play {card}")
    assert (station.seat, station.phase) == (0, "second_card")


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("self_semaphore", [True, False])
def test_tr_dp_06_a_semaphore_is_aimed_at_any_player(seats: int, turn: int, self_semaphore: bool) -> None:
    hands = ["red_semaphore F1"] * seats
    station = Station(["F1", ""], hands, turn=turn, self_semaphore=self_semaphore, **DECKS)
    station.play("play red_semaphore")
    assert station.legal() == [f"aim {seat}" for seat in range(seats) if self_semaphore or seat != turn]


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("turn", [0, 1])
def test_tr_dp_07_a_switch_is_aimed_at_an_opponent(seats: int, turn: int) -> None:
    station = Station(["F1", ""], ["switch F1"] * seats, turn=turn, **DECKS)
    station.play("play switch")
    assert station.legal() == [f"aim {seat}" for seat in range(seats) if seat != turn]


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("turn", [0, 1])
def test_tr_dp_08_a_revision_is_aimed_at_an_opponent(seats: int, turn: int) -> None:
    station = Station(["F1", ""], ["technical_revision F1"] * seats, turn=turn, **DECKS)
    station.play("play technical_revision")
    assert station.legal() == [f"aim {seat}" for seat in range(seats) if seat != turn]


def revised(tracks: list[str], hand: str, moves: list[str]) -> Station:
    """After a revision by seat 0 on seat 2, who then made these moves."""
    station = Station(tracks, ["technical_revision F1", "P1", hand], **DECKS)
    station.play("play technical_revision", "aim 2", *moves)
    return station


@pytest.mark.parametrize("hand", ["P1 P2 P3 P4", "P1 P1 P1 P2 P2", "P1 P1 X2 L2_1 L2_1 switch", "P1 P1 P1 P1"])
def test_tr_dp_09_the_opponent_gives_any_three_cards(hand: str) -> None:
    given = set()
    unfinished: list[list[str]] = [[]]
    while unfinished:
        moves = unfinished.pop()
        station = revised(["", ""], hand, moves)
        if station.phase == "give":
            assert station.seat == 2
            unfinished += [[*moves, move] for move in station.legal()]
        else:
            assert len(moves) == 3
            given.add(tuple(sorted(move.split()[1] for move in moves)))
            assert station.hand(2).split() == list((Counter(hand.split()) - Counter(given_by(moves))).elements())
    assert given == {tuple(sorted(cards)) for cards in combinations(hand.split(), 3)}


def given_by(moves: list[str]) -> list[str]:
    return [move.split()[1] for move in moves]


@pytest.mark.parametrize("hand", ["", "P1", "P1 P2", "P1 P2 P3"])
def test_tr_dp_09_three_cards_or_fewer_leave_no_choice(hand: str) -> None:
    station = revised(["", ""], hand, [])
    assert (station.seat, station.phase) == (0, "second_card")
    assert (station.hand(0).split(), station.hand(2)) == (["F1", *hand.split()], "")


@pytest.mark.parametrize(
    ("tracks", "first", "then"),
    [
        (["", ""], [], {}),
        (["F1", ""], ["take 0 left"], {"take 0 left": []}),
        (
            ["F1", "", "P1"],
            ["take 0 left", "take 2 left"],
            {"take 0 left": ["take 2 left"], "take 2 left": ["take 0 left"]},
        ),
        (["F1 F2", ""], ["take 0 left", "take 0 right"], {"take 0 left": ["take 0 left"]}),
        (
            ["F1 F2 F3", "P1"],
            ["take 0 left", "take 0 right", "take 1 left"],
            {
                "take 0 right": ["take 0 left", "take 0 right", "take 1 left"],
                "take 1 left": ["take 0 left", "take 0 right"],
            },
        ),
    ],
)
def test_tr_dp_10_the_opponent_takes_two_outermost_wagons_in_turn(
    tracks: list[str], first: list[str], then: dict[str, list[str]]
) -> None:
    station = revised(tracks, "", [])
    assert station.legal("take") == first
    assert (station.seat, station.phase) == ((2, "take") if first else (0, "second_card"))
    for move, second in then.items():
        station = revised(tracks, "", [move])
        assert station.legal("take") == second
        assert (station.seat, station.phase) == ((2, "take") if second else (0, "second_card"))
        if second:
            station.play(second[-1])
            assert (station.seat, station.phase) == (0, "second_card")


Tracks = tuple[str, ...]


def legal_swaps(tracks: list[str]) -> dict[tuple[int, int], Tracks]:
    """SWAP(i, j), i < j: every two wagons whose exchange mixes no types, with what comes of it."""
    where = [(track, place) for track, row in enumerate(tracks) for place in range(len(row.split()))]
    found = {}
    for i, j in combinations(range(len(where)), 2):
        rows = [row.split() for row in tracks]
        (a, m), (b, n) = where[i], where[j]
        rows[a][m], rows[b][n] = rows[b][n], rows[a][m]
        if all(map(is_one_type, rows)):
            found[i, j] = tuple(map(" ".join, rows))
    return found


def legal_moves(tracks: list[str]) -> dict[tuple[int, int, int], Tracks]:
    """MOVE(i -> track, position): every other place for a wagon that mixes no types, with what comes of it."""
    where = [(track, place) for track, row in enumerate(tracks) for place in range(len(row.split()))]
    found = {}
    for (i, (start, place)), track in product(enumerate(where), range(len(tracks))):
        lifted = [row.split() for row in tracks]
        card = lifted[start].pop(place)
        for position in range(len(lifted[track]) + 1):
            rows = [list(row) for row in lifted]
            rows[track].insert(position, card)
            if (track, position) != (start, place) and all(map(is_one_type, rows)):
                found[i, track, position] = tuple(map(" ".join, rows))
    return found


def place_of(tracks: list[str], wagon: int, gap: int) -> tuple[int, int]:
    """Track and position of a place, counted over all tracks once the wagon is lifted off."""
    for track, row in enumerate(tracks):
        size = len(row.split())
        gaps = size if 0 <= wagon < size else size + 1
        if gap < gaps:
            return track, gap
        wagon, gap = wagon - size, gap - gaps
    raise AssertionError("no such place")


def humped(tracks: list[str], *moves: str) -> Station:
    station = Station(tracks, ["sorting_hump F1", "P1"], **DECKS)
    station.play("play sorting_hump", *moves)
    return station


@pytest.mark.parametrize("seed", range(12))
def test_tr_dp_11_a_hump_swaps_any_two_wagons_or_moves_any_one(seed: int) -> None:
    tracks = random_tracks(random.Random(seed), 4)
    swaps: dict[tuple[int, int], Tracks] = {}
    moves: dict[tuple[int, int, int], Tracks] = {}
    for lift in humped(tracks).legal("lift"):
        wagon = int(lift.split()[1])
        choices = humped(tracks, lift).legal()
        assert choices
        for choice in choices:
            kind, target = choice.split()[0], int(choice.split()[1])
            after = tuple(humped(tracks, lift, choice).tracks)
            if kind == "swap":
                pair = (min(wagon, target), max(wagon, target))
                assert swaps.setdefault(pair, after) == after
            else:
                moves[(wagon, *place_of(tracks, wagon, target))] = after
    assert swaps == legal_swaps(tracks)
    assert moves == legal_moves(tracks)
    n = sum(len(row.split()) for row in tracks)
    assert len(swaps) <= n * (n - 1) // 2
    assert len(moves) <= n * (n + len(tracks) - 2)


@pytest.mark.parametrize(("i", "j"), [(0, 1), (0, 3), (2, 4), (3, 4)])
def test_tr_dp_11_a_swap_is_offered_whichever_wagon_is_lifted(i: int, j: int) -> None:
    tracks = ["F1 F2 X2", "F3", "F4"]
    assert f"swap {j}" in humped(tracks, f"lift {i}").legal()
    assert f"swap {i}" in humped(tracks, f"lift {j}").legal()
    assert f"swap {i}" not in humped(tracks, f"lift {i}").legal()


def test_tr_dp_11_a_hump_does_nothing_only_if_no_change_is_legal() -> None:
    assert humped(["", "", ""]).phase == "second_card"
    for tracks in (["F1", ""], ["F1", "P1"], ["F1 F2", "P1"], ["X2", "", "H3"]):
        assert legal_swaps(tracks) or legal_moves(tracks)
        assert humped(tracks).phase == "lift"
