"""The work of the automatic assignment (TC-105): worse prices or a worse order cost work, never the answer."""

from __future__ import annotations

import pytest

from bench.assigning import Hand, search_with, tickets

from .yard import BOX


@pytest.mark.parametrize(
    ("stack", "numbers", "nodes"),
    [
        ([2, 1, 3, 6, 3, 2, 6, 3, 7], "2 15 22 30 35 39 40 44 46", 51),
        ([3, 2, 2, 1, 1, 1, 1, 2, 4], "9 21 22 24 25 30 34 41 42", 95),
        ([0, 1, 1, 1, 0, 3, 1, 1, 1], "1 9 11 17 19 22 25 37 39", 55),
        ([2, 1, 3, 6, 3, 2, 6, 3, 8], "2 12 15 22 30 35 36 39 40 45", 25),
        ([2, 0, 2, 3, 3, 2, 4, 2, 6], "1 13 22 23 27 30 32 33 35 38 42 44", 167),
        ([2, 2, 1, 2, 2, 1, 0, 1, 5], "2-6 8 12 16 24 28 42 46", 151),
        ([2, 4, 3, 4, 6, 4, 6, 3, 8], "11 18 20 21 24-26 30 32 41 42 46", 93),
        ([2, 1, 2, 4, 3, 2, 4, 2, 6], "1 2 12 15 22 23 27 30 32 34 35 40 44 46", 757),
        ([1, 1, 4, 1, 1, 3, 2, 1, 3], "2-4 7 8 11 14 19 24 28-30 36 37 42 46", 167),
        ([5, 3, 7, 4, 4, 3, 2, 4, 5], "1 2 4 9 12 15 17 20-22 25 27 28 30 32 34 36 38 41 43", 157),
        ([2, 2, 4, 2, 2, 3, 2, 1, 3], "2 4 7 8 10 11 14 16 18-20 24 28 29 35-37 40 44 46", 273),
        ([5, 3, 7, 4, 5, 3, 3, 6, 9], "1 2 4 6 9-12 15 18-23 25 30-33 36 38 40-42 44-46", 169),
    ],
)
def test_tc_105_the_search_looks_at_as_few_sets_as_ever(stack: list[int], numbers: str, nodes: int) -> None:
    """Hands of nine to 28 Tickets: how many sets were looked at in part or in whole; all of them would be billions."""
    hand = Hand(stack, tickets(numbers))
    best, looked_at = search_with("interpreted")(hand)
    assert looked_at == nodes
    chosen = [ticket for ticket in range(BOX.TICKETS) if best >> ticket & 1]
    needs = BOX.NEEDS[chosen].sum(axis=0)
    assert sum(max(0, int(need) - have) for need, have in zip(needs, stack, strict=False)) <= stack[BOX.LOCO]
