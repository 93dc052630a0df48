"""What travel cards are worth in hand: what the goals lack that they serve."""

from __future__ import annotations

from ....core.record import NONE
from .. import box
from ..action import SLOTS
from ..rules.display import wilds_up
from ..state import State
from . import taste
from .notes import Notes

GIFT = 0.5  # what a card of the train deck, which may be a wild one, is worth to the others


def look_at_cards(s: State, notes: Notes) -> None:
    """Half of what a turn for its goal brings; a card for no goal may still come in handy, if there is time."""
    spare = taste.of(notes, taste.SPARE) * min(1.0, notes.time / taste.of(notes, taste.LATE_CARD))
    for card in range(box.KINDS):
        served = min(taste.of(notes, taste.MOST), notes.served[card] / taste.of(notes, taste.CARDS_A_TURN))
        notes.card_value[card] = spare + (taste.of(notes, taste.WILD_IN_HAND) * served if card == box.WILD else served)
    notes.deck_value[box.TRAIN] = average(s, notes, 0, box.FIRST_SHIP)
    notes.deck_value[box.SHIP] = average(s, notes, box.FIRST_SHIP, box.KINDS)


def average(s: State, notes: Notes, first: int, end: int) -> float:
    """What one of these kinds of cards is worth, drawn blind, from what was not seen of them."""
    seat, total, value = s.seat, 0, 0.0
    for card in range(first, end):
        unseen = int(box.COPIES[card]) - int(s.hands[seat, card]) - int(s.discards[card])
        for slot in range(SLOTS):
            unseen -= int(s.display[slot] == card)
        total += unseen
        value += unseen * notes.card_value[card]
    return float(taste.of(notes, taste.BLIND) * value / max(1, total))


def is_wanted(notes: Notes, card: int) -> bool:
    """Whether one of the goals lacks this card."""
    return bool(notes.served[card] > 0)


def worth_of_card(s: State, notes: Notes, slot: int) -> float:
    """A face-up card, with the one that may follow it; a wild one is the whole turn."""
    card = int(s.display[slot])
    value = float(notes.card_value[card])
    return value + value_of_second(s, notes, slot) if s.taken == 0 and card != box.WILD else value


def worth_of_deck(s: State, notes: Notes, deck: int) -> float:
    """A card drawn blind, with the one that may follow it."""
    value = float(notes.deck_value[deck])
    return value + value_of_second(s, notes, NONE) if s.taken == 0 else value


def value_of_second(s: State, notes: Notes, taken: int) -> float:
    """What the second card of a turn will be worth, after the card of this place."""
    best = 0.0
    for deck in range(len(box.DECKS)):
        if s.deck_size[deck] > 0:
            best = max(best, notes.deck_value[deck])
    for slot in range(SLOTS):
        card = s.display[slot]
        if slot != taken and card != NONE and card != box.WILD:
            best = max(best, notes.card_value[card])
    return float(taste.of(notes, taste.SECOND) * best)


def worth_of_refill(s: State, notes: Notes, deck: int) -> float:
    """What may come next to oneself, or what should not come to the others."""
    if s.taken == 1:
        return float(notes.deck_value[deck])
    return -GIFT if deck == box.TRAIN and wilds_up(s) < 2 else 0.0  # a third wild card sweeps all of them away
