"""What cards in hand, in the row and in the deck are worth, and passengers in the bag."""

from __future__ import annotations

from ....core.record import NONE
from .. import box
from ..action import ROW
from ..rules.build import can_extend, can_upgrade, is_building
from ..rules.cards import can_take_deck
from ..rules.solo import buy_back_price
from ..state import State
from . import taste
from .build import worth_when_built
from .hand import drawn
from .notes import HURRY, Notes
from .outlook import prospects
from .plan import begin_plans, consider

DECK, BAG = ROW, ROW + 1  # where a card or a passenger comes from, if not from a slot of the row


def worth_to_keep(s: State, notes: Notes, card: int) -> float:
    """What sets a card in hand apart: that it may be built, or serves the best contract."""
    wanted = 0.0
    if fits_train(s, card):
        wanted = max(0.0, worth_when_built(s, notes, card) - 0.5 * int(box.COST[card]))
    symbol = int(box.SYMBOL[card])
    cargo = 0.3 if symbol == box.ALL else 0.0
    if symbol != box.ALL and notes.spaces[symbol] > notes.have[symbol]:
        cargo = min(1.0, 0.4 * (prospects(notes, symbol, 1) - notes.promised))
    most = taste.of(notes, taste.MOST_KEPT)
    return min(most, taste.of(notes, taste.KEEP) * wanted * max(notes.future, 0.3)) + cargo


def fits_train(s: State, card: int) -> bool:
    """Whether the card could join the seat's train some time."""
    return is_building(card) or can_extend(s, card) or can_upgrade(s, card, 0)


def best_take(s: State, notes: Notes) -> float:
    """The best card of the row, the deck, or a passenger."""
    begin_plans(notes)
    for slot in range(ROW):
        if s.row[slot] != NONE:
            consider(notes, worth_of_row(s, notes, slot), NONE, slot)
    if can_take_deck(s):
        consider(notes, worth_of_deck(s, notes), NONE, DECK)
    consider(notes, worth_of_bag(s, notes), NONE, BAG)
    return notes.plan_worth


def worth_of_row(s: State, notes: Notes, slot: int) -> float:
    """A card of the row."""
    return drawn(notes, 1) + worth_to_keep(s, notes, int(s.row[slot]))


def worth_of_deck(s: State, notes: Notes) -> float:
    """Any card, or the one that was bought back."""
    if s.known_size[0] > 0:
        return drawn(notes, 1) + worth_to_keep(s, notes, int(s.known[0, s.known_size[0] - 1]))
    return drawn(notes, 1) + taste.of(notes, taste.DECK)


def worth_of_bag(s: State, notes: Notes) -> float:
    """A passenger from the bag, whatever its colour; a token if there is none."""
    if s.bag.sum() == 0:
        return notes.token * (1.0 if notes.future == 0 else HURRY)
    waiting = int(s.supply[s.seat].sum())
    return (
        taste.of(notes, taste.PASSENGER) + (taste.of(notes, taste.BAG) if notes.goal == box.GOAL_TICKETS else 0.0)
    ) * notes.future - 0.3 * waiting


def worth_of_buying_back(s: State, notes: Notes) -> float:
    """Time for tokens: only where tokens are no points, and time runs out."""
    cost = buy_back_price(s) * notes.token
    is_urgent = notes.goal != box.NO_GOAL and s.deck_size[0] <= taste.of(notes, taste.LAST_CARDS)
    again = taste.of(notes, taste.BACK) * worth_to_keep(s, notes, int(s.discards[0, s.discard_size[0] - 1]))
    return (taste.of(notes, taste.TIME) if is_urgent else 0.0) + again - cost
