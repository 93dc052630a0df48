"""The six face-up cards: refilled, and swept away when three of them are wild (GL-037 to GL-048)."""

from __future__ import annotations

from ....core.actions import Moves
from ....core.events import tell
from ....core.record import NONE
from .. import action, box, event, option
from ..action import SLOTS, offer
from ..state import State
from .cards import discard, draw_card, renew_decks

WILDS_TO_RESET = 3  # GL-046
EACH = 3  # cards of each deck in a new display


def turn_up(s: State, slot: int, deck: int) -> None:
    """A card of this deck on an empty place."""
    s.display[slot] = draw_card(s, deck)
    s.stands = 0


def hole(s: State) -> int:
    """The first empty place, or NONE."""
    for slot in range(SLOTS):
        if s.display[slot] == NONE:
            return slot
    return NONE


def wilds_up(s: State) -> int:
    """How many face-up cards are wild."""
    wilds = 0
    for slot in range(SLOTS):
        wilds += int(s.display[slot] == box.WILD)
    return wilds


def can_choose_deck(s: State) -> bool:
    """GL-AMB-01: the choice exists only while both decks can supply a card."""
    return bool(s.deck_size[box.TRAIN] > 0 and s.deck_size[box.SHIP] > 0)


def offer_decks(s: State, moves: Moves) -> None:
    """GL-037, GL-038: from either deck, whatever was taken."""
    offer(moves, action.REFILL, box.TRAIN)
    offer(moves, action.REFILL, box.SHIP)


def refill(s: State, deck: int) -> None:
    """The first empty place is filled from this deck."""
    slot = hole(s)
    turn_up(s, slot, deck)
    tell(s, event.TURNED_UP, int(s.display[slot]), slot)


def fill_display(s: State) -> bool:
    """GL-AMB-01 to GL-AMB-03: fill what leaves no choice; False when a deck has to be chosen for the next place."""
    while hole(s) != NONE and s.deck_size.sum() > 0:
        if can_choose_deck(s):
            return False
        refill(s, box.TRAIN if s.deck_size[box.TRAIN] > 0 else box.SHIP)
    return True


def lay_out(s: State) -> None:
    """GL-017, GL-AMB-06: three of each deck; what one of them lacks comes from the other."""
    for i in range(EACH):
        if s.deck_size[box.TRAIN] > 0:
            turn_up(s, i, box.TRAIN)
    for i in range(EACH):
        if s.deck_size[box.SHIP] > 0:
            turn_up(s, EACH + i, box.SHIP)
    while hole(s) != NONE and s.deck_size.sum() > 0:
        turn_up(s, hole(s), box.TRAIN if s.deck_size[box.TRAIN] > 0 else box.SHIP)


def sweep(s: State) -> None:
    """GL-046, GL-AMB-06: all face-up cards are discarded, and six new ones turned up."""
    for slot in range(SLOTS):
        if s.display[slot] != NONE:
            discard(s, int(s.display[slot]))
            s.display[slot] = NONE
    renew_decks(s)
    lay_out(s)


def can_sweep(s: State) -> bool:
    """GL-AMB-07, GL-AMB-08: three wild cards or more, and cards left to turn up."""
    return wilds_up(s) >= WILDS_TO_RESET and s.deck_size.sum() + s.discard_size.sum() > 0


def reset_display(s: State) -> None:
    """GL-046, GL-AMB-07: again and again, but not more often than agreed."""
    times, limit = 0, int(s.options[option.MAX_RESETS])
    while times < limit and s.stands == 0 and can_sweep(s):
        sweep(s)
        times += 1
    if times > 0:
        tell(s, event.SWEPT, times)
    if times == limit and can_sweep(s):
        s.stands = 1
