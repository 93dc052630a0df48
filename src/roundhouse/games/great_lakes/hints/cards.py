"""What travel cards are worth in hand: what the goals lack that they serve."""

from __future__ import annotations

from functools import lru_cache

from ....core.record import NONE
from .. import box
from ..state import State
from .effort import CARDS_A_TURN
from .goals import Sight, look

SPARE = 0.45  # a card that fits no goal yet
WILD = 1.25  # a wild card is worth so much more than the card that it stands in for
MOST = 6.0


def value_of_card(sight: Sight, card: int) -> float:
    """Half of what a turn for its goal brings; a card for no goal may still come in handy, if there is time."""
    spare = SPARE * min(1.0, sight.time / 12)
    if card == box.WILD:
        best = max((goal.rate for goal in sight.goals if goal.missing > 0), default=0.0)
        return spare + WILD * min(MOST, best / CARDS_A_TURN)
    served = max((goal.rate * goal.lacks[card] for goal in sight.goals if card in goal.lacks), default=0.0)
    return spare + min(MOST, served / CARDS_A_TURN)


def is_wanted(sight: Sight, card: int) -> bool:
    """Whether one of the goals lacks this card."""
    return card == box.WILD or any(card in goal.lacks for goal in sight.goals)


@lru_cache(maxsize=8)
def value_of_deck(s: State, deck: int) -> float:
    """What the top card of a deck is worth on the average, from what was not seen of it."""
    sight, unseen = look(s), box.COPIES - s.hands[s.seat] - s.discards
    for card in s.display.tolist():
        if card != NONE:
            unseen[card] -= 1
    cards = range(box.FIRST_SHIP) if deck == box.TRAIN else range(box.FIRST_SHIP, box.KINDS)
    total = sum(int(unseen[card]) for card in cards)
    return sum(int(unseen[card]) * value_of_card(sight, card) for card in cards) / max(1, total)


def value_of_second(s: State, taken: int) -> float:
    """What the second card of a turn will be worth, after the card of this place."""
    sight = look(s)
    decks = [value_of_deck(s, deck) for deck in range(len(box.DECKS)) if s.deck_size[deck] > 0]
    open_cards = [
        value_of_card(sight, card)
        for slot, card in enumerate(s.display.tolist())
        if slot != taken and card not in (NONE, box.WILD)
    ]
    return max([*decks, *open_cards], default=0.0)
