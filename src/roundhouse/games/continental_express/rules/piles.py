"""The three piles together (CE-018)."""

from __future__ import annotations

from ....core.chance import random_below
from ..state import State


def pile_of(s: State, i: int) -> int:
    """The pile of a card, the cards counted over all piles."""
    pile = 0
    while i >= s.pile_size[pile]:
        i -= int(s.pile_size[pile])
        pile += 1
    return pile


def first_card(s: State, pile: int) -> int:
    """The number of the lowest card of a pile, counted over all piles."""
    first = 0
    for before in range(pile):
        first += int(s.pile_size[before])
    return first


def swap_cards(s: State, i: int, j: int) -> None:
    """Two cards change places; both are counted over all piles."""
    a, b = pile_of(s, i), pile_of(s, j)
    i, j = i - first_card(s, a), j - first_card(s, b)
    s.piles[a, i], s.piles[b, j] = s.piles[b, j], s.piles[a, i]


def shuffle_piles(s: State) -> None:
    """CE-018: the cards of all piles are shuffled together; each pile keeps its size."""
    for i in range(int(s.pile_size.sum()) - 1, 0, -1):
        swap_cards(s, i, random_below(s, i + 1))
