"""What is random (GL-RND-01 to GL-RND-05): it falls differently with different seeds, and evenly."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any

import numpy as np

from .lakes import BOX, Lakes, begun, deal

DEALS = 300


def is_even(count: float, tries: int, chance: float) -> bool:
    """Within five standard deviations of what was to be expected; the seeds are fixed, so this is no luck."""
    return abs(count - tries * chance) <= 5 * sqrt(tries * chance * (1 - chance))


def dealt(first: int, end: int) -> Any:
    return np.sum([deal(5, seed).live.hands[:, first:end].sum(axis=0) for seed in range(DEALS)], axis=0)


def test_gl_rnd_01_the_train_deck_is_shuffled() -> None:
    hands = dealt(0, BOX.FIRST_SHIP)
    assert all(is_even(hands[card], 10 * DEALS, BOX.COPIES[card] / 80) for card in range(BOX.FIRST_SHIP))
    assert len({deal(2, seed).live.decks[0].tobytes() for seed in range(50)}) == 50


def test_gl_rnd_02_the_ship_deck_is_shuffled() -> None:
    hands = dealt(BOX.FIRST_SHIP, BOX.KINDS)
    copies = BOX.COPIES[BOX.FIRST_SHIP :]
    assert all(is_even(hands[card], 10 * DEALS, copies[card] / 60) for card in range(len(copies)))
    assert len({deal(2, seed).live.decks[1].tobytes() for seed in range(50)}) == 50


def test_gl_rnd_03_the_tickets_are_shuffled() -> None:
    drawn = Counter(int(ticket) for seed in range(DEALS) for ticket in deal(5, seed).live.drawn.flat)
    assert all(is_even(drawn[ticket], 25 * DEALS, 1 / 55) for ticket in range(55))


def test_gl_rnd_04_the_starting_player_is_random_if_agreed() -> None:
    first = Counter(deal(5, seed).live.first for seed in range(DEALS))
    assert all(is_even(first[seat], DEALS, 0.2) for seat in range(5))
    assert {deal(5, seed, first_player=3).live.first for seed in range(20)} == {3}


def test_gl_rnd_05_a_discard_pile_is_shuffled_into_its_deck() -> None:
    orders = set()
    for seed in range(40):
        lakes = Lakes(["", ""], "Tr Tg Tb Sr Sg Sb", "Tp", "Sp", discards="Tw Ty Tg", seed=seed)
        lakes.play("draw train")
        orders.add(lakes.deck(BOX.TRAIN))
    assert len(orders) == 6


def test_gl_rnd_05_returned_tickets_are_shuffled_if_agreed_and_nothing_else_is_random() -> None:
    drawn, shuffled = ([begun(3, seed, return_order=order) for seed in range(5)] for order in ("drawn", "shuffled"))
    for a, b in zip(drawn, shuffled, strict=True):
        lower = [table.state()["ticket_deck"]["cards"][-6:] for table in (a, b)]
        assert sorted(lower[0]) == sorted(lower[1])
        assert lower[0] != lower[1]
    table = begun(2)
    before = table.live.words_used, table.live.blocks
    table.play({"kind": "draw", "deck": "train"})
    table.play({"kind": "draw", "deck": "ship"})
    assert (table.live.words_used, table.live.blocks) == before
