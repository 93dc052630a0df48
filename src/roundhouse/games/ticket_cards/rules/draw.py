"""Action A: draw Train cards (TC-042 to TC-054)."""

from __future__ import annotations

from ....core.actions import Moves
from ....core.events import tell
from ....core.hands import gain
from ....core.record import NONE
from .. import action, box, event, option, phase
from ..action import DISPLAY, offer
from ..state import State
from .cards import draw_card, turn_up, wash_display


def draw_unseen(s: State) -> bool:
    """TC-042, TC-048: the top card of the deck, a Locomotive like any other; whether the action is over."""
    card = draw_card(s)
    gain(s, s.seat, card)
    tell(s, event.DREW, s.seat, card)
    return is_last_card(s)


def take_open(s: State, place: int) -> bool:
    """TC-044, TC-046: a card of the display, replaced at once; whether the action is over, as after a Locomotive."""
    card = int(s.display[place])
    gain(s, s.seat, card)
    turn_up(s, place)
    tell(s, event.TOOK, s.seat, card, place, int(s.display[place]))
    if wash_display(s):
        tell(s, event.WASHED)
    return card == box.LOCO or is_last_card(s)


def is_last_card(s: State) -> bool:
    """TC-050, TC-053: no second card follows the first if there is none that may be taken."""
    if s.phase == phase.SECOND_CARD or not can_go_on(s):
        return True
    s.phase = phase.SECOND_CARD
    return False


def can_go_on(s: State) -> bool:
    """TC-053: whether a second card can be taken."""
    if s.train_deck_size > 0:
        return True
    if s.options[option.DRAW_AFTER_EXHAUSTION] == option.STOP:
        return False
    for card in s.display:
        if can_be_second(card):
            return True
    return False


def can_be_second(card: int) -> bool:
    """TC-047: an open card, but no Locomotive."""
    return bool(card not in (NONE, box.LOCO))


def offer_second_card(s: State, moves: Moves) -> None:
    """TC-045, TC-047, TC-053: the deck, or an open card that is no Locomotive; stopping only where it is allowed."""
    if s.train_deck_size > 0:
        offer(moves, action.DRAW)
    for place in range(DISPLAY):
        if can_be_second(s.display[place]):
            offer(moves, action.TAKE, place)
    if s.train_deck_size == 0 or s.options[option.ALLOW_SINGLE_DRAW]:
        offer(moves, action.STOP)
