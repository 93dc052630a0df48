"""What all who pay attention know of hidden hands: the least number of cards of each kind.

A game whose hands get or lose cards openly has a field `remembered`, by seat and kind, and a module `memory` that keeps
it with the functions below.  A bound is never above the truth: what leaves a hand unseen may be any card of it.
This module by itself is the memory of a game in which there is nothing to remember.
"""

from __future__ import annotations

from .record import Cells
from .state import GameState

CARDS: tuple[str, ...] = ()


def note(s: GameState) -> None:
    """Nothing is hidden that all have seen before."""


def came(remembered: Cells, seat: int, card: int) -> None:
    """All saw this card come into a hand."""
    remembered[seat, card] += 1


def left(remembered: Cells, seat: int, card: int, number: int) -> None:
    """All saw this number of cards of a kind leave a hand."""
    remembered[seat, card] = max(0, int(remembered[seat, card]) - number)
