"""Action: take travel cards (GL-035 to GL-051)."""

from __future__ import annotations

from ....core.actions import Moves
from ....core.events import tell
from ....core.record import NONE
from .. import action, box, event, option, phase
from ..action import SLOTS, offer
from ..state import State
from .cards import draw_card, gain
from .display import fill_display, reset_display
from .ending import end_turn

CARDS_A_TURN = 2


def offer_cards(s: State, moves: Moves) -> None:
    """GL-036, GL-041, GL-043: any face-up card, a wild one only as the first, or the top card of a deck."""
    for slot in range(SLOTS):
        if s.display[slot] != NONE and (s.taken == 0 or s.display[slot] != box.WILD):
            offer(moves, action.TAKE, slot)
    for deck in range(len(box.DECKS)):
        if s.deck_size[deck] > 0:
            offer(moves, action.DRAW, deck)


def offer_second_card(s: State, moves: Moves) -> None:
    """GL-DP-06, GL-AMB-09: one more card, or none."""
    offer_cards(s, moves)
    if s.options[option.ALLOW_SINGLE_DRAW]:
        offer(moves, action.STOP)


def any_second_card(s: State) -> bool:
    """GL-AMB-10: whether anything may be taken after the first card."""
    if s.deck_size.sum() > 0:
        return True
    for slot in range(SLOTS):
        if s.display[slot] not in (NONE, box.WILD):
            return True
    return False


def take(s: State, slot: int) -> None:
    """GL-037, GL-041: the place is refilled at once; a wild card is the only one of the turn."""
    card = int(s.display[slot])
    s.display[slot] = NONE
    gain(s, s.seat, card)
    tell(s, event.TOOK, s.seat, card, slot)
    s.taken = CARDS_A_TURN if card == box.WILD else s.taken + 1
    go_on(s)


def draw_blind(s: State, deck: int) -> None:
    """GL-040, GL-044, GL-045: from the top of a deck; a wild card counts as one like any other."""
    card = draw_card(s, deck)
    gain(s, s.seat, card)
    tell(s, event.DREW, s.seat, deck, card)
    s.taken += 1
    finish_card(s)


def go_on(s: State) -> None:
    """GL-AMB-32: the display is filled, then tested for wild cards, before anything else is chosen."""
    if fill_display(s):
        reset_display(s)
        finish_card(s)
    else:
        s.phase = phase.REFILL


def finish_card(s: State) -> None:
    """GL-035: a second card may follow the first; any other action is over now."""
    if s.taken == 1 and any_second_card(s):
        s.phase = phase.SECOND_CARD
    else:
        end_turn(s)
