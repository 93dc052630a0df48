"""The end of the game (TR-064, TR-065)."""

from __future__ import annotations

from ....core.events import tell
from ....core.record import NONE
from .. import box, event, phase
from ..state import LOCO_DECK, WAGON_DECK, State
from .cards import is_action, is_wagon
from .tracks import open_types
from .traction import any_hook


def are_decks_empty(s: State) -> bool:
    return bool(s.deck_size[WAGON_DECK] == 0 and s.deck_size[LOCO_DECK] == 0)


def can_play(s: State, card: int, types: int) -> bool:
    """TR-AMB-10: only wagons and locomotives can be unplayable.  `types` are the open ones."""
    if is_action(card):
        return True
    if is_wagon(card):
        return bool(types >> box.TYPE[card] & 1)
    return any_hook(s, card)


def any_play(s: State, seat: int) -> bool:
    """TR-022: whether this seat holds a card that can be played."""
    types = open_types(s)
    for card in range(box.KINDS):
        if s.hands[seat, card] > 0 and can_play(s, card, types):
            return True
    return False


def any_hand_empty(s: State) -> bool:
    for seat in range(s.seats):
        if s.hand_size[seat] == 0:
            return True
    return False


def anyone_can_play(s: State) -> bool:
    """TR-AMB-35: semaphores do not matter here."""
    for seat in range(s.seats):
        if any_play(s, seat):
            return True
    return False


def end_if_reached(s: State) -> bool:
    """TR-064, TR-AMB-32, TR-AMB-33: with both decks empty, an empty hand or a standstill ends it at once."""
    if not are_decks_empty(s):
        return False
    if any_hand_empty(s):
        end_game(s, event.HAND_EMPTY)
    elif not anyone_can_play(s):
        end_game(s, event.NOBODY_CAN_MOVE)
    return is_over(s)


def end_game(s: State, reason: int) -> None:
    s.phase, s.seat = phase.OVER, NONE
    tell(s, event.ENDED, reason)


def is_over(s: State) -> bool:
    return s.phase == phase.OVER
