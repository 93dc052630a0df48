"""What is random (TR-RND-01 to TR-RND-05): it falls differently with different seeds, and evenly where that is said."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any

import numpy as np
import pytest

from roundhouse import Table, load
from tests.modules import module_of

from .station import BOX as LEDGER_BOX
from .station import GAME, Station

BOX = module_of(load("traffic"), "box")
VARIANTS = [("full", 0), ("junior", 1)]
DEALS = 500


def deal(seed: int, seats: int = 2, **options: Any) -> Any:
    """The state right after the setup."""
    return Table("traffic", seats=seats, seed=seed, options=options, mode="interpreted").live


def is_even(count: float, tries: int, chance: float) -> bool:
    """Within five standard deviations of what was to be expected; the seeds are fixed, so this is no luck."""
    return abs(count - tries * chance) <= 5 * sqrt(tries * chance * (1 - chance))


@pytest.mark.parametrize(("variant", "row"), VARIANTS)
def test_tr_rnd_01_the_deck_of_wagons_and_actions_is_shuffled(variant: str, row: int) -> None:
    deals = [deal(seed, variant=variant) for seed in range(DEALS)]
    assert len({s.decks[0].tobytes() for s in deals}) == DEALS
    copies = {card: int(BOX.COPIES[row, card]) for card in range(BOX.KINDS) if not BOX.TRACTION[card]}
    assert sum(copies.values()) == {"full": 81, "junior": 71}[variant]
    for seat in (0, 1):
        dealt = np.sum([s.hands[seat] for s in deals], axis=0)
        assert all(is_even(dealt[card], 4 * DEALS, n / sum(copies.values())) for card, n in copies.items())


@pytest.mark.parametrize(("variant", "row"), VARIANTS)
def test_tr_rnd_02_the_deck_of_locomotives_is_shuffled(variant: str, row: int) -> None:
    deals = [deal(seed, variant=variant) for seed in range(DEALS)]
    assert len({s.decks[1].tobytes() for s in deals}) == DEALS
    copies = {card: int(BOX.COPIES[row, card]) for card in range(BOX.KINDS) if BOX.TRACTION[card]}
    assert sum(copies.values()) == {"full": 19, "junior": 17}[variant]
    for place in (0, int(deals[0].deck_size[1]) - 1):
        found = Counter(int(s.decks[1, place]) for s in deals)
        assert all(is_even(found[card], DEALS, n / sum(copies.values())) for card, n in copies.items())
    for seat in (0, 1):
        dealt = np.sum([s.hands[seat] for s in deals], axis=0)
        assert all(is_even(dealt[card], DEALS, n / sum(copies.values())) for card, n in copies.items())


def turned_up(deck: str, seed: int) -> tuple[str, list[str], int]:
    """The wagon turned up for a track, the deck after that, and how much chance it took."""
    station = Station(["", ""], ["", ""], wagon_deck=deck, seed=seed)
    module_of(GAME, "rules.setup").turn_up_wagon(station.s, 0)
    s = station.s
    left = [LEDGER_BOX.CARDS[card] for card in s.decks[0, : s.deck_size[0]][::-1]]
    return station.tracks[0], left, s.blocks


def test_tr_rnd_03_an_action_turned_up_reshuffles_the_deck() -> None:
    wagons = ["F1", "F2", "P1", "H3", "X2"]
    results = [turned_up("switch F1 F2 P1 H3 X2", seed) for seed in range(DEALS)]
    for wagon, deck, _ in results:
        assert sorted([wagon, *deck]) == sorted(["switch", *wagons])
    first = Counter(wagon for wagon, _, _ in results)
    assert set(first) == set(wagons)
    assert all(is_even(first[wagon], DEALS, 1 / 5) for wagon in wagons)
    tops = Counter(deck[0] for _, deck, _ in results)
    assert is_even(tops["switch"], DEALS, 1 / 5)
    assert len({tuple(deck) for _, deck, _ in results}) > 100


def test_tr_rnd_03_a_wagon_turned_up_leaves_the_deck_in_its_order() -> None:
    for seed in range(10):
        assert turned_up("F1 switch F2 P1", seed) == ("F1", ["switch", "F2", "P1"], 0)


def test_tr_rnd_04_a_switch_draws_at_random() -> None:
    taken: Counter[str] = Counter()
    decks: dict[str, Any] = {"wagon_deck": "F1 F1", "loco_deck": "L1_1"}
    for seed in range(DEALS):
        station = Station(["", ""], ["switch", "F1 F1 F1 P5"], seed=seed, **decks)
        station.play("play switch", "aim 1")
        again = Station(["", ""], ["switch", "F1 F1 F1 P5"], seed=seed, **decks)
        again.play("play switch", "aim 1")
        assert station.hand(0) == again.hand(0)
        taken[station.hand(0)] += 1
    assert set(taken) == {"F1 F1", "F1 P5"}
    assert is_even(taken["F1 P5"], DEALS, 1 / 2)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_tr_rnd_05_every_seat_starts_equally_often(seats: int) -> None:
    starts = Counter(int(deal(seed, seats).turn) for seed in range(DEALS))
    assert set(starts) == set(range(seats))
    assert all(is_even(starts[seat], DEALS, 1 / seats) for seat in range(seats))


def test_tr_rnd_05_a_given_first_player_is_not_random() -> None:
    assert {deal(seed, 4, first_player=2).turn for seed in range(20)} == {2}
