"""What cards in hand are worth: only that many may be kept."""

from __future__ import annotations

from ..rules.turn import HAND_LIMIT
from . import taste
from .notes import Notes


def cards_worth(notes: Notes, cards: int) -> float:
    """What that many cards in hand are worth."""
    over = max(0, cards - HAND_LIMIT)
    each = taste.of(notes, taste.CARD_TO_USE) if notes.more > 0 else taste.of(notes, taste.CARD_TOO_MANY)
    scale = 0.3 if notes.future == 0 and notes.more == 0 else 1.0
    return (taste.of(notes, taste.CARD) * min(cards, HAND_LIMIT) + each * min(over, 5)) * scale


def drawn(notes: Notes, cards: int, before: int = 0) -> float:
    """What it is worth to draw that many cards, once that many were spent; alone, each costs time."""
    more = cards_worth(notes, notes.hand - before + cards) - cards_worth(notes, notes.hand - before)
    return more - notes.clock * cards


def spent(notes: Notes, cards: int) -> float:
    """What that many cards cost."""
    return cards_worth(notes, notes.hand) - cards_worth(notes, notes.hand - cards)
