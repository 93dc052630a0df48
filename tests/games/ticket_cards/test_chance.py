"""The only random events (TC-RND-01 to TC-RND-07)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from roundhouse import Table

from .test_second_half import halfway
from .test_setup import dealt, keep
from .yard import BOX, LETTERS, Yard


def used(s: Any) -> tuple[int, int]:
    """How far the keystream was drawn."""
    return s.blocks, s.words_used


def test_tc_rnd_01_the_train_cards_are_shuffled_at_setup() -> None:
    hands = {tuple(dealt(2, seed).live.hands[0]) for seed in range(30)}
    assert len(hands) > 25
    drawn = Counter(int(card) for seed in range(120) for card in dealt(2, seed).live.display)
    assert set(drawn) == set(range(9))
    assert 60 < drawn[BOX.LOCO] < 125  # 600 cards, of which 14 in 94 are Locomotives: 89 expected


def test_tc_rnd_02_the_tickets_are_shuffled_at_setup() -> None:
    looked = [tuple(dealt(2, seed).live.tickets[0]) for seed in range(30)]
    assert len(set(looked)) == 30


def test_tc_rnd_03_the_ticket_deck_is_shuffled_after_all_starting_choices() -> None:
    decks = set()
    for first in (1, 2, 3):
        table = dealt(2, 8)
        keep(table, first)
        before = used(table.live)
        keep(table, 1)
        assert used(table.live) != before
        decks.add(tuple(table.live.ticket_deck[0]))
    assert len(decks) == 3


def test_tc_rnd_04_the_start_player_if_random() -> None:
    assert len({dealt(4, seed).live.turn for seed in range(30)}) == 4
    assert len({dealt(4, seed, start_player=3).live.turn for seed in range(30)}) == 1


def test_tc_rnd_05_a_deck_card_is_revealed_to_the_drawer_or_to_all() -> None:
    drawn, shown = Counter[str](), Counter[str]()
    for seed in range(300):
        yard = Yard(display="RRRRR", deck="KKKWWL", seed=seed)
        yard.play("draw")
        drawn[yard.hand(0)] += 1
        assert yard.events[0].seen_by(1).args["card"] is None
        yard = Yard(display="RRRRR", deck="KKKWWL", seed=seed)
        yard.play("take 0")
        shown[yard.display[0]] += 1
        assert yard.events[0].seen_by(1).args["next_card"] is not None
    for found in (drawn, shown):
        assert 120 < found["K"] < 180
        assert 70 < found["W"] < 130
        assert 25 < found["L"] < 80


def test_tc_rnd_06_looking_at_tickets_uncovers_what_was_fixed() -> None:
    yard = Yard(ticket_deck="#5 #9 #20 #31 #40")
    before = used(yard.s)
    yard.play("tickets")
    assert [event.args["ticket"] for event in yard.events] == [BOX.TICKET_NAMES[n - 1] for n in (5, 9, 20, 31)]
    yard.play("keep #9", "done")
    assert used(yard.s) == before


def test_tc_rnd_07_the_second_deck_is_shuffled() -> None:
    tables = [halfway(seed=seed) for seed in range(20)]
    assert len({table.display for table in tables}) > 15
    assert len({table.hand(2) for table in tables}) > 15
    assert set("".join(table.display for table in tables)) == set(LETTERS)


def test_tc_rnd_07_nothing_else_is_random() -> None:
    table, chance = Table("ticket_cards", 3, 2, mode="interpreted"), random.Random(2)
    chancy = set()
    while not table.over:
        before, phase, code = used(table.live), table.phase, chance.choice(table.codes())
        table.play(code)
        if used(table.live) != before:
            chancy.add((phase, table.game.layout.describe(code)[0]))
    turns = {(phase, kind) for phase in ("turn", "second_card") for kind in ("draw", "take")}
    assert chancy <= {("start_tickets", "done"), *turns}
    assert ("turn", "draw") in chancy
