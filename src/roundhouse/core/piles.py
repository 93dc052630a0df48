"""Cards in rows and piles: fixed arrays with a size beside them, and never a hole inside.

A family of piles is a table of cells, one row a pile, and an array of sizes.  What lies beyond a size is NONE.
The top of a pile is its last card; a row of cards on the table reads from the left.
"""

from __future__ import annotations

from .record import NONE, Cells


def put(piles: Cells, sizes: Cells, i: int, card: int) -> None:
    """Lay a card on top of a pile, or at the right end of a row."""
    piles[i, sizes[i]] = card
    sizes[i] += 1


def draw(piles: Cells, sizes: Cells, i: int) -> int:
    """Take the top card of a pile that is not empty."""
    sizes[i] -= 1
    card = int(piles[i, sizes[i]])
    piles[i, sizes[i]] = NONE
    return card


def insert(piles: Cells, sizes: Cells, i: int, place: int, card: int) -> None:
    """Put a card before the one at this place; the cards from there on move up."""
    for p in range(sizes[i], place, -1):
        piles[i, p] = piles[i, p - 1]
    piles[i, place] = card
    sizes[i] += 1


def take(piles: Cells, sizes: Cells, i: int, place: int) -> int:
    """Take the card at this place and close the gap."""
    card = int(piles[i, place])
    sizes[i] -= 1
    for p in range(place, sizes[i]):
        piles[i, p] = piles[i, p + 1]
    piles[i, sizes[i]] = NONE
    return card


def weave(piles: Cells, sizes: Cells, i: int, places: Cells) -> None:
    """Put cards among those of a pile: `places` says which card lies at which place in the end, or NONE: any other."""
    others, end = int(sizes[i]), int(sizes[i])
    for card in places:
        end += int(card != NONE)
    sizes[i] = end
    for place in range(end - 1, -1, -1):
        if places[place] == NONE:
            others -= 1
            piles[i, place] = piles[i, others]
        else:
            piles[i, place] = places[place]


def clear(piles: Cells, sizes: Cells) -> None:
    """Empty every pile of a family."""
    piles[:] = NONE
    sizes[:] = 0
