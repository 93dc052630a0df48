"""The automatic assignment (TC-105) is exact, against a brute force; and the work that the worst hand takes."""

from __future__ import annotations

import random
import time
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from roundhouse.core.compile import bind

from .yard import ASSIGN, BOX, GAME, STATE, Yard, counts, ids, written

ALL = [card for card in range(9) for _ in range(int(BOX.COPIES[card]))]
WORST = {  # found by climbing: docs/assigning.md
    "tickets": "#1 #2 #4 #6 #7 #8 #10 #11 #12 #13 #14 #15 #16 #17 #18 #19 #20 #21 #23 #24 #25 #29 #30 #31 #32 #33 #34 "
    "#37 #40 #41 #42 #43 #44 #45 #46",
    "stack": "KKKKKKBBGGGGGGOOOOOOOOOOPPPPPPRRRRWWWWWYYYYYYLLLLLLLLLLL",
}
MOST_NODES_SEEN = 2_000_000


def state(stack: list[int], tickets: list[int]) -> Any:
    """A record at a scoring in which seat 0 has this Stack and these Tickets."""
    s: Any = GAME.State.new()
    s.seats = 2
    s.stack_open[0, :] = stack
    s.tickets[0, tickets] = STATE.HELD
    return s


def by_brute_force(stack: list[int], tickets: list[int]) -> int:
    """The best set, as bits, by looking at all of them."""
    best: tuple[Any, ...] = ()
    found = 0
    for size in range(len(tickets) + 1):
        for chosen in combinations(tickets, size):
            needs = BOX.NEEDS[list(chosen)].sum(axis=0)
            if np.maximum(needs - stack[:8], 0).sum() <= stack[8]:
                points = sum(int(BOX.POINTS[t]) for t in chosen)
                cities = sum(int(BOX.BONUS[c]) for t in chosen for c in BOX.CITY[t] if c >= 0)
                key = (points, cities, size, [-t for t in chosen])
                if not best or key > best:
                    best, found = key, sum(1 << t for t in chosen)
    return found


def random_case(chance: random.Random, most: int) -> tuple[list[int], list[int]]:
    """A Stack and a hand of Tickets, some of them with few colours."""
    cards = [card for card in ALL if card == 8 or chance.random() < 0.8]
    drawn = chance.sample(cards, chance.randrange(min(len(cards), 3 * most)))
    return [drawn.count(card) for card in range(9)], sorted(chance.sample(range(46), chance.randrange(1, most + 1)))


@pytest.mark.parametrize("seed", range(60))
def test_tc_105_the_best_set_is_that_of_a_brute_force(seed: int) -> None:
    stack, tickets = random_case(random.Random(seed), 11)
    best, nodes = ASSIGN.best_set(state(stack, tickets), 0)
    assert best == by_brute_force(stack, tickets)
    assert nodes < 2 ** (len(tickets) + 1)


def test_tc_105_nothing_is_left_in_the_record() -> None:
    s = state(counts("WBBYGL"), ids("#39 #3 #11"))
    before = s.tobytes()
    best, _ = ASSIGN.best_set(s, 0)
    assert s.tobytes() == before
    assert written([t for t in range(46) if best >> t & 1]) == "#3 #39"


def test_tc_105_no_cards_and_no_tickets() -> None:
    assert ASSIGN.best_set(state([0] * 9, list(range(46))), 0)[0] == 0
    assert ASSIGN.best_set(state([10] * 8 + [16], []), 0) == (0, 1)


def test_tc_105_all_that_can_be_is_completed() -> None:
    stack = BOX.COPIES.tolist()
    best, _ = ASSIGN.best_set(state(stack, ids("#1 #2 #3 #43 #44 #45 #46")), 0)
    assert best == sum(1 << t for t in ids("#1 #2 #3 #43 #44 #45 #46"))


@pytest.fixture(scope="module")
def compiled() -> Any:
    """`best_set` compiled by itself."""
    numba = pytest.importorskip("numba")
    bound: dict[str, Any] = {}

    def jit(f: Any) -> Any:
        made = numba.njit(f)
        if f.__name__ == "best_set":
            bound["best_set"] = made
        return made

    bind(GAME, jit)
    best_set = bound["best_set"]

    @numba.njit  # type: ignore[misc]
    def at(states: Any, i: int) -> Any:
        return best_set(states[i], 0)

    return at


def test_tc_105_compiled_and_interpreted_search_find_the_same(compiled: Any) -> None:
    chance = random.Random(7)
    for _ in range(25):
        stack, tickets = random_case(chance, 20)
        s = state(stack, tickets)
        assert compiled(s.record.reshape(1), 0) == ASSIGN.best_set(s, 0)


def test_tc_105_larger_hands_are_those_of_a_table_of_all_sums(compiled: Any) -> None:
    """Against dynamic programming over the cards left, for hands of which all sets would be too many."""
    chance = random.Random(3)
    for _ in range(15):
        stack = [chance.randrange(3) for _ in range(8)] + [chance.randrange(3)]
        tickets = sorted(chance.sample(range(46), 30))
        best, _ = compiled(state(stack, tickets).record.reshape(1), 0)
        worth = sum(int(BOX.WORTH[t]) for t in range(46) if best >> t & 1)
        assert worth == best_worth(tuple(stack), tickets)


def best_worth(stack: tuple[int, ...], tickets: list[int]) -> int:
    """The worth of the best set, by keeping the best for every remainder of the Stack."""
    left = {stack: 0}
    for ticket in tickets:
        for cards, worth in list(left.items()):
            rest = [have - int(need) for have, need in zip(cards, BOX.NEEDS[ticket], strict=False)]
            locos = cards[8] + sum(min(0, n) for n in rest)
            if locos >= 0:
                key = (*(max(0, n) for n in rest), locos)
                left[key] = max(left.get(key, 0), worth + int(BOX.WORTH[ticket]))
    return max(left.values())


def test_tc_105_the_work_for_random_hands_of_all_sizes(compiled: Any) -> None:
    chance, most = random.Random(1), 0
    for _ in range(400):
        stack, tickets = random_case(chance, 45)
        most = max(most, compiled(state(stack, tickets).record.reshape(1), 0)[1])
    assert most < MOST_NODES_SEEN


def test_tc_105_the_work_for_the_worst_hand_found(compiled: Any) -> None:
    s = state(counts(WORST["stack"]), ids(WORST["tickets"]))
    _, nodes = compiled(s.record.reshape(1), 0)
    begin = time.perf_counter()
    compiled(s.record.reshape(1), 0)
    seconds = time.perf_counter() - begin
    assert nodes == 609_129 < MOST_NODES_SEEN < ASSIGN.MOST_NODES
    assert seconds < 5


def test_tc_105_a_yard_at_a_scoring_takes_the_best_set() -> None:
    yard = Yard(
        stacks=["WBBYGL", ""], tickets=["#39 #3 #11", "#1"], deck="", last_turns=1, turn=1, ticket_assignment="auto"
    )
    yard.play("pass")
    assert yard.completed(0) == "#3 #39"
