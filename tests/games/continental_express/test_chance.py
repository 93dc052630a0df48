"""What is random (CE-RND-01 to CE-RND-07): it falls differently with different seeds, and evenly."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any

import pytest

from roundhouse import Table, load
from roundhouse.core.record import NONE
from tests.modules import module_of

from .yard import SETUP, Yard

BOX = module_of(load("continental_express"), "box")
DEALS = 600


def deal(seed: int, seats: int = 2) -> Any:
    """The state before the contracts are chosen."""
    return Table("continental_express", seats, seed, mode="interpreted").live


def opened(seed: int, seats: int = 2) -> Any:
    """The state when the first player has to take a card."""
    table = Table("continental_express", seats, seed, mode="interpreted")
    for _ in range(seats):
        table.play(table.codes()[0])
    return table.live


def is_even(count: float, tries: int, chance: float) -> bool:
    """Within five standard deviations of what was to be expected; the seeds are fixed, so this is no luck."""
    return abs(count - tries * chance) <= 5 * sqrt(tries * chance * (1 - chance))


@pytest.fixture(scope="module")
def deals() -> list[Any]:
    return [deal(seed) for seed in range(DEALS)]


def test_ce_rnd_01_the_contracts_are_shuffled(deals: list[Any]) -> None:
    for seat in (0, 1):
        for i in (0, 1):
            found = Counter(int(s.dealt[seat, i]) for s in deals)
            assert all(is_even(found[contract], DEALS, 1 / 10) for contract in range(10))
    pairs = Counter(tuple(sorted(s.dealt[0].tolist())) for s in deals)
    assert len(pairs) == 45


def test_ce_rnd_02_the_small_cards_are_shuffled(deals: list[Any]) -> None:
    assert len({s.piles.tobytes() for s in deals}) == DEALS
    for pile in range(3):
        for place in (0, 13, 26):
            found = Counter(int(s.piles[pile, place]) for s in deals)
            assert all(is_even(found[card], DEALS, n / 82) for card, n in enumerate(BOX.COPIES.tolist()))


def test_ce_rnd_03_a_pile_that_met_an_event_is_shuffled_again() -> None:
    found: Counter[str] = Counter()
    for seed in range(DEALS):
        yard = Yard(["", "", ""], ["a F b c d e", "", ""], seed=seed)
        SETUP.deal_first_row(yard.s, 0)
        found[yard.pile(0)] += 1
    assert len(found) == 6
    assert all(is_even(n, DEALS, 1 / 6) for n in found.values())


def test_ce_rnd_04_the_objectives_are_shuffled(deals: list[Any]) -> None:
    assert len({s.deck.tobytes() for s in deals}) == DEALS
    for place in (0, 10, 19):
        found = Counter(int(s.deck[0, place]) for s in deals)
        assert all(is_even(found[objective], DEALS, 1 / 20) for objective in range(20))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ce_rnd_05_the_first_player_is_random(seats: int) -> None:
    found = Counter(opened(seed, seats).seat for seed in range(200))
    assert all(is_even(found[seat], 200, 1 / seats) for seat in range(seats))


def test_ce_rnd_06_a_small_card_turned_up_is_seen_by_all() -> None:
    yard = Yard(piles=["e d", "d", "d"], players=["", "", ""])
    yard.play("take 0 right")
    assert all(yard.view(seat)["market"][0][0] == "mail" for seat in (None, 0, 1, 2))
    assert all(event.seen_by(None) == event for event in yard.events)
    assert yard.s.blocks == 0


def test_ce_rnd_07_an_objective_opened_is_seen_by_all() -> None:
    yard = Yard(players=["a b", "", ""], phase="claim", deck="ee de")
    yard.play("claim 0")
    assert all(yard.view(seat)["objectives"][0] == "ee" for seat in (None, 0, 1, 2))
    assert yard.s.blocks == 0


def test_ce_rnd_07_so_are_those_opened_by_an_accident() -> None:
    yard = Yard(piles=["A d", "d", "d"], players=["", "", ""], objectives="ab aab abc", deck="ee de cd aa")
    yard.play("take 0 right")
    assert all(yard.view(seat)["objectives"] == ["ee", "de", "cd"] for seat in (None, 0, 1, 2))
    assert yard.s.blocks == 0


@pytest.mark.parametrize("seed", range(5))
def test_ce_rnd_07_after_setup_nothing_is_shuffled(seed: int) -> None:
    table = Table("continental_express", 3, seed, mode="interpreted")
    for _ in range(3):
        table.play(table.codes()[0])
    s: Any = table.live
    drawn = s.blocks, s.words_used
    while not table.over:
        table.play(table.codes()[len(table.codes_played) % len(table.codes())])
    s = table.live
    assert (s.blocks, s.words_used) == drawn
    assert s.seat == NONE
