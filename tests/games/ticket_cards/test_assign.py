"""The automatic assignment (TC-105) is exact, against a brute force; and the work that the worst hand takes."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from bench.assigning import WORST, Hand, Search, search_with
from tests.modules import module_of

from .yard import ASSIGN, BOX, GAME, STATE, Yard, counts, ids, written

ALL = [card for card in range(9) for _ in range(int(BOX.COPIES[card]))]
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


def contrived_case(chance: random.Random, most: int) -> tuple[list[int], list[int]]:
    """Tickets of one of the worst hands, some that need the same cards among them, and a part of its Stack."""
    hand = chance.choice(WORST)
    pairs = [t for t in hand.tickets if BOX.BETTER[t] | BOX.WORSE[t]]
    tickets = sorted(chance.sample(pairs, 4) + chance.sample([t for t in hand.tickets if t not in pairs], most - 4))
    share = chance.uniform(0.1, 0.6)
    return [sum(chance.random() < share for _ in range(n)) for n in hand.stack], tickets


@pytest.mark.parametrize("case", [random_case, contrived_case])
@pytest.mark.parametrize("seed", range(60))
def test_tc_105_the_best_set_is_that_of_a_brute_force(case: Any, seed: int) -> None:
    stack, tickets = case(random.Random(seed), 11)
    best, nodes = ASSIGN.best_set(state(stack, tickets), 0)
    assert best == by_brute_force(stack, tickets)
    assert nodes <= Hand(stack, tickets).most_nodes() < 2 ** (len(tickets) + 1)


@pytest.mark.parametrize(
    "pair", ["#10 #3", "#5 #4", "#12 #6", "#8 #7", "#16 #9", "#18 #11", "#13 #19", "#17 #14", "#29 #28"]
)
def test_tc_105_of_two_tickets_for_the_same_cards_the_better_one_is_taken(pair: str) -> None:
    better, worse = (ids(number)[0] for number in pair.split())
    best, _ = ASSIGN.best_set(state([*BOX.NEEDS[better].tolist(), 0], sorted((better, worse))), 0)
    assert best == 1 << better
    assert (BOX.BETTER[worse], BOX.WORSE[better]) == (1 << better, 1 << worse)


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
def compiled() -> Search:
    """The search compiled by itself."""
    pytest.importorskip("numba")
    return search_with("compiled")


@pytest.mark.long
def test_tc_105_compiled_and_interpreted_search_find_the_same(compiled: Search) -> None:
    chance, interpreted = random.Random(7), search_with("interpreted")
    for _ in range(25):
        hand = Hand(*random_case(chance, 20))
        assert compiled(hand) == interpreted(hand)


@pytest.mark.long
def test_tc_105_larger_hands_are_those_of_a_table_of_all_sums(compiled: Search) -> None:
    """Against dynamic programming over the cards left, for hands of which all sets would be too many."""
    chance = random.Random(3)
    for _ in range(15):
        stack = [chance.randrange(3) for _ in range(8)] + [chance.randrange(3)]
        tickets = sorted(chance.sample(range(46), 30))
        assert compiled(Hand(stack, tickets))[0] == by_table(stack, tickets)


@pytest.mark.long
def test_tc_105_many_locomotives_and_few_colours(compiled: Search) -> None:
    """Stacks as in the worst hands: Locomotives stand for most cards, so that many sets are nearly as good."""
    chance = random.Random(4)
    for _ in range(15):
        stack = [chance.choice((0, 0, 0, 1, 2, 5)) for _ in range(8)] + [chance.randrange(4, 9)]
        tickets = sorted(chance.sample(range(46), 43))
        assert compiled(Hand(stack, tickets))[0] == by_table(stack, tickets)


def by_table(stack: list[int], tickets: list[int]) -> int:
    """The best set, as bits, by keeping the best for every remainder of the Stack."""
    left = {
        tuple(stack): (0, 0)
    }  # its worth, and its Tickets as bits from the left: of equal sets the first is highest
    for ticket in tickets:
        for cards, (worth, chosen) in list(left.items()):
            rest = [have - int(need) for have, need in zip(cards, BOX.NEEDS[ticket], strict=False)]
            locos = cards[8] + sum(min(0, n) for n in rest)
            if locos >= 0:
                key = (*(max(0, n) for n in rest), locos)
                found = worth + int(BOX.WORTH[ticket]), chosen | 1 << 45 - ticket
                left[key] = max(left.get(key, (0, 0)), found)
    _, chosen = max(left.values())
    return sum(1 << ticket for ticket in tickets if chosen >> 45 - ticket & 1)


@pytest.mark.long
def test_tc_105_the_work_for_random_hands_of_all_sizes(compiled: Search) -> None:
    chance, most = random.Random(1), 0
    for _ in range(400):
        most = max(most, compiled(Hand(*random_case(chance, 45)))[1])
    assert most < MOST_NODES_SEEN


@pytest.mark.long
def test_tc_105_the_worst_hands_found(compiled: Search) -> None:
    """The first of them has so few kinds of cards that a table of all sums can say whether the answer is right."""
    found = [compiled(hand) for hand in WORST]
    assert [nodes for _, nodes in found] == [652_295, 589_975, 390_061, 288_033]
    assert found[0][0] == by_table(*WORST[0])
    assert all(nodes <= hand.most_nodes() for hand, (_, nodes) in zip(WORST, found, strict=True))


def test_tc_104_what_a_view_proposes_is_the_same_compiled_and_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    view, found = module_of(GAME, "view"), []
    for mode in ("interpreted", "compiled"):
        monkeypatch.setattr(view, "mode_at_hand", lambda game, mode=mode: mode)
        view._best_of.cache_clear()
        found.append([view.best_further(state(*random_case(random.Random(seed), 11)), 0) for seed in range(20)])
    assert found[0] == found[1]
    for seed, tickets in enumerate(found[0]):
        assert sum(1 << t for t in tickets) == by_brute_force(*random_case(random.Random(seed), 11))


def test_tc_105_what_is_proven_of_the_work() -> None:
    """docs/assigning.md: less than 2 ** (k + 1) nodes; less where Tickets need the same or too many cards."""
    assert Hand([88], ids("#1 #2 #15")).most_nodes() == 2**4 - 1
    assert Hand([88], ids("#1 #3 #10")).most_nodes() == 1 + 2 * (1 + 2 + 4)
    assert Hand([88], ids("#3 #10 #4 #5")).most_nodes() == 1 + 2 * (1 + 2 + 4 + 6)
    assert Hand([3], ids("#3 #15 #17 #20")).most_nodes() == 1 + 2 * (1 + 2 + 3 + 4)
    assert Hand([0] * 9, list(range(45))).most_nodes() == 1 + 2 * 45


def test_tc_105_a_yard_at_a_scoring_takes_the_best_set() -> None:
    yard = Yard(
        stacks=["WBBYGL", ""], tickets=["#39 #3 #11", "#1"], deck="", last_turns=1, turn=1, ticket_assignment="auto"
    )
    yard.play("pass")
    assert yard.completed(0) == "#3 #39"
