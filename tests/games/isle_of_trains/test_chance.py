"""What is random (IT-RND-01 to IT-RND-07): it falls differently with different seeds, and evenly."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from math import sqrt
from typing import Any

import numpy as np
import pytest

from roundhouse import Table
from tests.modules import module_of

from .isle import BOX, GAME, Isle

DEALS = 300
COPIES = BOX.COPIES[0]
CARDS = int(COPIES.sum())  # 71: see IT-AMB-01
DECKS: dict[str, Any] = {"row": "E1 E1 E1", "deck": "H1 H2 H3 T1 T2 T3"}


@cache
def deals(seats: int) -> list[Any]:
    """The states right after the setup, one for each seed."""
    return [Table("isle_of_trains", seats=seats, seed=seed, mode="interpreted").live for seed in range(DEALS)]


def is_even(count: float, tries: int, chance: float) -> bool:
    """Within five standard deviations of what was to be expected; the seeds are fixed, so this is no luck."""
    return abs(count - tries * chance) <= 5 * sqrt(tries * chance * (1 - chance))


def chance_used(s: Any) -> tuple[int, int]:
    """How far the keystream of chance was read."""
    return int(s.blocks), int(s.words_used)


# Setup


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_rnd_01_every_seat_starts_equally_often(seats: int) -> None:
    starts = Counter(int(s.seat) for s in deals(seats))
    assert set(starts) == set(range(seats))
    assert all(is_even(starts[seat], DEALS, 1 / seats) for seat in range(seats))


def test_it_rnd_01_a_given_first_player_is_not_random() -> None:
    tables = [Table("isle_of_trains", 4, seed, {"first_player": 2}, mode="interpreted") for seed in range(20)]
    assert {table.seat for table in tables} == {2}


@pytest.mark.parametrize("seats", [2, 4])
def test_it_rnd_02_every_ticket_lies_equally_often_at_every_destination(seats: int) -> None:
    assert all(sorted(s.tickets.tolist()) == [0, 1, 2, 3, 4, 5] for s in deals(seats))
    for island in range(6):
        found = Counter(int(s.tickets[island]) for s in deals(seats))
        assert all(is_even(found[ticket], DEALS, 1 / 6) for ticket in range(6))
    seen = len({s.tickets.tobytes() for s in deals(seats)})
    unseen = 720 * (1 - 1 / 720) ** DEALS
    assert abs(seen - (720 - unseen)) < 60


def test_it_rnd_03_the_deck_is_shuffled_at_setup() -> None:
    assert len({s.deck.tobytes() for s in deals(2)}) == DEALS
    copies = COPIES.copy()
    copies[BOX.LEVEL_1_ENGINE] -= 2
    for seat in (0, 1):
        dealt = np.sum([s.hands[seat] for s in deals(2)], axis=0)
        assert all(is_even(dealt[card], 5 * DEALS, n / (CARDS - 2)) for card, n in enumerate(copies))
    turned_up = Counter(int(card) for s in deals(2) for card in s.row)
    assert all(is_even(turned_up[card], 3 * DEALS, n / (CARDS - 2)) for card, n in enumerate(copies))
    for place in (0, 55):
        found = Counter(int(s.deck[0, place]) for s in deals(2))
        assert all(is_even(found[card], DEALS, n / (CARDS - 2)) for card, n in enumerate(copies))


def test_it_rnd_04_two_passengers_a_player_are_drawn_at_setup() -> None:
    for seat in (0, 3):
        drawn = np.sum([s.supply[seat] for s in deals(4)], axis=0)
        assert drawn.sum() == 2 * DEALS
        assert all(is_even(n, 2 * DEALS, 1 / 6) for n in drawn)
    pairs = sum(int(s.supply[0].max() == 2) for s in deals(4))
    assert is_even(pairs, DEALS, 2 / 17)
    assert len({s.supply.tobytes() for s in deals(4)}) > DEALS / 2


# Passengers and the deck made anew


def drawn(bag: str, seed: int) -> str:
    """The passenger that comes out of this bag."""
    isle = Isle(["", ""], bag=bag, seed=seed)
    isle.play("take", "take_bag")
    return isle.supply(0)


def test_it_rnd_05_each_passenger_of_the_bag_is_equally_likely() -> None:
    found = Counter(drawn("green green green black white white", seed) for seed in range(DEALS))
    assert set(found) == {"green", "black", "white"}
    for colour, chance in (("green", 1 / 2), ("black", 1 / 6), ("white", 1 / 3)):
        assert is_even(found[colour], DEALS, chance)
    assert [drawn("green black", seed) for seed in range(20)] == [drawn("green black", seed) for seed in range(20)]


def test_it_rnd_05_so_it_is_after_a_build() -> None:
    found: Counter[str] = Counter()
    for seed in range(DEALS // 2):
        isle = Isle(["C1 E1", ""], bag="green green green black", seed=seed)
        isle.play("build", "card C1", "extend", "keep", "card E1")
        found[isle.supply(0)] += 1
    assert set(found) == {"green", "black"}
    assert is_even(found["black"], DEALS // 2, 1 / 4)


def test_it_rnd_05_a_passenger_put_back_may_come_again() -> None:
    found = set()
    for seed in range(20):
        isle = Isle(["", ""], ["E1[cyan]", "E1"], bag="green", deck="H1 H2 H3", seed=seed)
        isle.play("deliver", "special_only", "special", "item 0 0", "finish", "take_deck", "take_deck", "finish")
        isle.play("take", "take_bag")
        found.add(isle.supply(0))
    assert found == {"cyan", "green"}


def reshuffled(seed: int) -> list[str]:
    """The card drawn from a deck made anew, and the deck below it."""
    isle = Isle(["", ""], discards="H1 H2 H3 T1 T2", seed=seed)
    isle.play("take", "take_deck")
    assert isle.discards == ""
    return [isle.hand(0), *isle.deck.split()]


def test_it_rnd_06_the_discard_pile_is_shuffled_into_a_new_deck() -> None:
    orders = [reshuffled(seed) for seed in range(DEALS)]
    assert all(sorted(order) == ["H1", "H2", "H3", "T1", "T2"] for order in orders)
    for place in range(5):
        found = Counter(order[place] for order in orders)
        assert all(is_even(found[card], DEALS, 1 / 5) for card in orders[0])
    assert len({tuple(order) for order in orders}) > 100
    assert reshuffled(3) == reshuffled(3)


def test_it_rnd_06_it_is_shuffled_for_the_row_too() -> None:
    rows = set()
    for seed in range(20):
        isle = Isle(["", ""], discards="H1 H2 H3 T1 T2", row="E1 E1", actions=1, seed=seed)
        isle.play("take", "take_bag")
        assert (isle.row[:2], len(isle.deck.split()), isle.discards) == (["E1", "E1"], 4, "")
        rows.add(isle.row[2])
    assert len(rows) > 2


@pytest.mark.parametrize("seed", range(5))
def test_it_rnd_06_never_alone(seed: int) -> None:
    isle = Isle([""], discards="H1 H2 H3", deck="K1", row="E1 E1 E1", seed=seed)
    isle.play("take", "take_deck")
    assert (isle.over, isle.deck, isle.discards, chance_used(isle.s)[0]) == (True, "", "H1 H2 H3", 0)


# Nothing else


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_it_rnd_07_only_passengers_and_new_decks_take_chance(seats: int) -> None:
    table, choices = Table("isle_of_trains", seats=seats, seed=8, mode="interpreted"), random.Random(8)
    seen: Counter[str] = Counter()
    while not table.over and len(table.codes_played) < 1500:
        before = chance_used(table.live)
        table.play(choices.choice(table.codes()))
        names = list(table.game.events)
        s: Any = table.live
        told = {names[row[0]] for row in s.events[: s.event_count]}
        seen.update(told)
        assert (chance_used(s) != before) == bool(told & {"drew_passenger", "reshuffled"})
    assert seen["drew_passenger"] > 0
    assert (seen["reshuffled"] > 0) == (seats > 1)


@pytest.mark.parametrize(
    ("hands", "trains", "moves"),
    [
        (["", ""], None, ["take", "take_row 1", "take", "take_deck"]),
        (["C1 E2", ""], ["E1", "E1 H1"], ["load", "card C1", "onto 1 1", *["take_deck"] * 3, "card E2"]),
        (["C1 E2", ""], ["E1", "E1 B1"], ["load", "force C1", "onto 1 1", "card E2", *["take_deck"] * 4]),
        (["H1 E1", ""], None, ["build", "card H1", "extend", "keep", "card E1"]),
        (["", ""], ["E1[green] H1[C1]", "E1"], ["deliver", "special_only", "special", "item 1 0", "finish"]),
        ([""], None, ["take", "take_row 1", "take", "take_row 2"]),
        ([""], None, ["take", "take_deck", "buy_back", "take", "take_row 0", "decline", "decline"]),
    ],
)
def test_it_rnd_07_all_else_falls_the_same_way_with_every_seed(
    hands: list[str], trains: list[str] | None, moves: list[str]
) -> None:
    ends = []
    for seed in range(3):
        isle = Isle(hands, trains, seed=seed, discards="K1 K2 K3", tokens=[9], **DECKS)
        isle.play(*moves)
        assert chance_used(isle.s)[0] == 0
        ends.append(module_of(GAME, "view").to_dict(isle.s))
    assert ends[0] == ends[1] == ends[2]


def test_it_rnd_07_the_row_and_the_night_show_the_next_cards_of_the_deck() -> None:
    for seed in range(3):
        isle = Isle([""], row="E1 E2 E3", deck="H1 H2 H3 T1", seed=seed)
        isle.play("take", "take_row 0", "take", "take_row 2")
        assert (isle.row, isle.discards, isle.deck) == (["H1", "E2", "H2"], "H3", "T1")
