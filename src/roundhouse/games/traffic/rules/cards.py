"""Cards in hand and from the decks (TR-019, TR-047)."""

from __future__ import annotations

from ....core.events import tell
from ....core.hands import gain, lose
from ....core.piles import draw
from .. import box, event, phase
from ..state import State


def is_wagon(card: int) -> bool:
    return card < box.FIRST_LOCO


def is_loco(card: int) -> bool:
    return box.FIRST_LOCO <= card < box.FIRST_ACTION


def is_action(card: int) -> bool:
    return card >= box.FIRST_ACTION


def is_card_shown(s: State) -> bool:
    """Whether the card being played is still in hand, although all have seen it: it has no place yet."""
    return s.phase in (phase.PLACE, phase.HOOK, phase.PULL, phase.AIM)


def discard(s: State, card: int) -> None:
    """TR-047: a used action goes from hand to the discard pile."""
    lose(s, s.turn, card)
    s.discards[card - box.FIRST_ACTION] += 1


def draw_one(s: State, deck: int) -> None:
    card = draw(s.decks, s.deck_size, deck)
    gain(s, s.turn, card)
    tell(s, event.DREW, s.turn, deck, card)
