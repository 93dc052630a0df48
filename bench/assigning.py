"""The work of assigning cards to Tickets: `python -m bench.assigning [SECONDS [SEED]]`.

It prints the worst hands known, what they take and what is proven of them; with SECONDS it then climbs from random
hands to worse ones for that long.  docs/assigning.md says what that showed.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from roundhouse.core.compile import bind
from roundhouse.core.game import load
from tests.modules import module_of

GAME = load("ticket_cards")
BOX, HELD = module_of(GAME, "box"), module_of(GAME, "state").HELD
MOST_CARDS = 88  # TC-011: two players, and the other has the eight cards of the deal
MOST_TICKETS = 45  # TC-016: and one Ticket
TRIES = 400  # without more work, after which a climb is over

Search = Callable[["Hand"], tuple[int, int]]


class Hand(NamedTuple):
    """A Stack, by kind, and Tickets by their numbers from 0 on."""

    stack: list[int]
    tickets: list[int]

    def most_nodes(self) -> int:
        """No search of this hand looks at more sets: the theorem of docs/assigning.md."""
        by_pairs, by_cards = _sets_by_pairs(self.tickets), _sets_by_cards(self.tickets, sum(self.stack))
        return 1 + 2 * sum(min(sets) for sets in zip(by_pairs, by_cards, strict=True))


def _sets_by_pairs(tickets: list[int]) -> list[int]:
    """Of 0, 1, 2, ... Tickets: the most sets that take none while a better one for the same cards is left."""
    seen = Counter[tuple[int, ...]]()
    ranks = []  # of each Ticket among those that need the same cards
    for ticket in tickets:
        needs = tuple(BOX.NEEDS[ticket].tolist())
        seen[needs] += 1
        ranks.append(seen[needs])
    sets = [1]
    for rank in sorted(ranks):
        sets.append(sets[-1] * (rank + 1) // rank)
    return sets[:-1]


def _sets_by_cards(tickets: list[int], cards: int) -> list[int]:
    """Of 0, 1, 2, ... Tickets: the most sets for which this number of cards can be enough."""
    with_cards = [1] + [0] * cards  # sets that need just 0, 1, 2, ... cards
    sets = []
    for needed in sorted(int(BOX.NEEDS[ticket].sum()) for ticket in tickets):
        sets.append(sum(with_cards))
        for n in range(cards, needed - 1, -1):
            with_cards[n] += with_cards[n - needed]
    return sets


def tickets(numbers: str) -> list[int]:
    """Tickets written by their numbers in the ledger, such as "1-3 7"."""
    ends = [[int(end) for end in part.split("-")] for part in numbers.split()]
    return [ticket - 1 for end in ends for ticket in range(end[0], end[-1] + 1)]


WORST = [  # found by climbing
    Hand([0, 6, 3, 2, 0, 0, 2, 3, 6], tickets("1 2 6-8 12-17 19 21-23 25 27-33 35-39 41-46")),
    Hand([5, 5, 7, 8, 8, 3, 6, 5, 13], tickets("1 2 8-16 19 20 22-25 27 29 31 32 34-37 41 42 44-46")),
    Hand([1, 0, 3, 0, 2, 0, 5, 5, 7], tickets("1 5-7 9 11 12 14 16-20 22-26 29 30 32-46")),
    Hand([6, 2, 6, 10, 6, 4, 5, 6, 11], tickets("1 2 4 6-8 10-21 23-25 29-34 37 40-46")),
]


def search_with(mode: str = "compiled") -> Search:
    """The search of the rules: the best set, as bits, and how many sets it looked at."""
    s: Any = GAME.State.new()
    call = module_of(GAME, "rules.assign").best_set if mode == "interpreted" else _compiled()

    def search(hand: Hand) -> tuple[int, int]:
        s.stack_open[0, :] = hand.stack
        s.tickets[0, :] = 0
        s.tickets[0, hand.tickets] = HELD
        best, nodes = call(s, 0) if mode == "interpreted" else call(s.record.reshape(1))
        return int(best), int(nodes)

    return search


def _compiled() -> Any:
    import numba

    made: dict[str, Any] = {}

    def jit(f: Any) -> Any:
        return made.setdefault(f"{f.__module__}.{f.__name__}", numba.njit(f))

    bind(GAME, jit)
    best_set = made[f"{GAME.package.__name__}.rules.assign.best_set"]

    @numba.njit  # type: ignore[misc]
    def call(states: Any) -> Any:
        return best_set(states[0], 0)

    return call


def random_hand(chance: random.Random) -> Hand:
    """Most of the Tickets, and any number of cards."""
    cards = [card for card, copies in enumerate(BOX.COPIES) for _ in range(copies)]
    drawn = chance.sample(cards, chance.randrange(10, MOST_CARDS + 1))
    held = [ticket for ticket in range(BOX.TICKETS) if chance.random() < 0.8]
    return Hand([drawn.count(card) for card in range(BOX.KINDS)], held[:MOST_TICKETS])


def changed(hand: Hand, chance: random.Random) -> Hand:
    """The same hand with one to three Tickets or cards more or less, if play can reach it."""
    stack, held = list(hand.stack), set(hand.tickets)
    for _ in range(chance.randrange(1, 4)):
        if chance.random() < 0.5:
            held ^= {chance.randrange(BOX.TICKETS)}
        else:
            for card in (chance.randrange(BOX.KINDS), chance.randrange(BOX.KINDS)):
                stack[card] = min(int(BOX.COPIES[card]), max(0, stack[card] + chance.choice((-1, 0, 1))))
    return Hand(stack, sorted(held)) if sum(stack) <= MOST_CARDS and len(held) <= MOST_TICKETS else hand


def climb(search: Search, chance: random.Random, end: float) -> tuple[int, Hand]:
    """From a random hand to worse and worse ones; the nodes of the last one."""
    hand = random_hand(chance)
    nodes, failed = search(hand)[1], 0
    while failed < TRIES and time.perf_counter() < end:
        other = changed(hand, chance)
        found = search(other)[1]
        failed = 0 if found > nodes else failed + 1
        if found >= nodes:
            hand, nodes = other, found
    return nodes, hand


def show(search: Search, hand: Hand) -> None:
    """A hand, the most that its search can be, and what it is."""
    begin = time.process_time()
    best, nodes = search(hand)
    spent = time.process_time() - begin
    print("Tickets", *(f"#{ticket + 1}" for ticket in hand.tickets))
    print("Stack  ", ", ".join(f"{n} {name}" for name, n in zip(BOX.CARDS, hand.stack, strict=True) if n))
    print(f"        {nodes:,} nodes in {1e3 * spent:.1f} ms, {best.bit_count()} completed", end="; ")
    print(f"proven: at most {hand.most_nodes():,}")


def main(seconds: str = "0", seed: str = "0") -> None:
    """Show the worst hands, and climb if asked to."""
    search, chance = search_with(), random.Random(int(seed))
    for hand in WORST:
        search(hand)
        show(search, hand)
    tops: list[tuple[int, Hand]] = []
    end = time.perf_counter() + float(seconds)
    while time.perf_counter() < end:
        tops.append(climb(search, chance, end))
    if tops:
        tops.sort()
        print(f"{len(tops)} climbs; half of them ended below {tops[len(tops) // 2][0]:,} nodes; the worst:")
        show(search, tops[-1][1])


if __name__ == "__main__":
    main(*sys.argv[1:])
