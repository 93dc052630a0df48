"""What each move is worth to the seat that decides, from what that seat sees; in the dialect.

A move is worth the points it brings, the contracts and tickets it brings nearer, and the cards it costs or earns.
A step of an action is worth what the rest of the action can make of it.
"""

from __future__ import annotations

from ....core.foresight import Foresight, Level
from ....core.record import NONE
from .. import action, phase
from ..state import State
from . import aim, taste
from .build import best_build, best_build_of, worth_of_building
from .deliver import worth_of_delivering
from .load import best_load, best_target, worth_of_target
from .notes import Notes
from .outlook import look
from .take import best_take, worth_of_bag, worth_of_buying_back, worth_of_deck, worth_of_row, worth_to_keep

__all__ = ["ALONE", "FORESIGHT", "KEEN", "LEVELS", "Notes", "aim", "look", "worth"]

FORESIGHT = Foresight(points=15.0, cut=100, pace=18_000)
ALONE = Foresight(points=15.0, lapse=0.02, explore=0.4, cut=400, pace=6_700)
KEEN = {"is_keen": 1}
LEVELS = {  # tuned, so that each level beats the one below about as often as in other games
    "3": Level("trained", overlooks=0.12, temperature=1.0, effort=0.01),
    "4": Level("trained", overlooks=0.05, effort=0.03),
}


def worth(s: State, notes: Notes, kind: int, first: int, second: int) -> float:
    """What a legal move is worth to the seat that decides."""
    match kind:
        case action.TAKE | action.TAKE_ROW | action.TAKE_DECK | action.TAKE_BAG:
            return worth_of_taking(s, notes, kind, first)
        case action.BUILD:
            return best_build(s, notes)
        case action.EXTEND | action.UPGRADE | action.REPLACE | action.DROP | action.KEEP:
            return worth_of_building(s, notes, kind, first)
        case action.LOAD | action.FORCE | action.LOAD_PASSENGER | action.ONTO:
            return worth_of_loading(s, notes, kind, first, second)
        case action.CARD:
            return worth_of_card(s, notes, first)
        case action.BUY_BACK:
            return worth_of_buying_back(s, notes)
        case action.DECLINE:
            return 0.0
    return worth_of_delivering(s, notes, kind, first, second)


def worth_of_taking(s: State, notes: Notes, kind: int, slot: int) -> float:
    """The moves of Take."""
    match kind:
        case action.TAKE_ROW:
            return worth_of_row(s, notes, slot)
        case action.TAKE_DECK:
            return worth_of_deck(s, notes)
        case action.TAKE_BAG:
            return worth_of_bag(s, notes)
    return best_take(s, notes)


def worth_of_loading(s: State, notes: Notes, kind: int, first: int, second: int) -> float:
    """The moves of Load, but for naming a card."""
    match kind:
        case action.FORCE:
            return best_target(s, notes, first, True, NONE)
        case action.LOAD_PASSENGER:
            return best_target(s, notes, NONE, False, first)
        case action.ONTO:
            card = int(s.forced_card[s.seat]) if s.is_forced else s.card
            return worth_of_target(s, notes, card, s.is_forced == 1, s.item, first, second)
    return best_load(s, notes)


def worth_of_card(s: State, notes: Notes, card: int) -> float:
    """A card is named: to build, load, fetch, pay or discard."""
    match s.phase:
        case phase.BUILD:
            return best_build_of(s, notes, card)
        case phase.LOAD:
            return best_target(s, notes, card, False, NONE)
        case phase.FETCH:
            return taste.of(notes, taste.CARD) + worth_to_keep(s, notes, card)
    return -taste.of(notes, taste.CARD) - worth_to_keep(s, notes, card)
