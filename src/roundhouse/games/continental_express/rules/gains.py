"""What a move changes of its maker's own points, at once and for certain."""

from __future__ import annotations

from ....core.record import UNSURE
from .. import action, box, option, phase
from ..state import State
from .market import price
from .objectives import is_payment_asked
from .scoring import points_of_claim, points_of_symbols


def gain(s: State, kind: int, first: int, second: int) -> int:
    """What a legal move brings; UNSURE while it is a step to something else, or brings no points by itself."""
    match kind:
        case action.TAKE:
            return gain_of_card(s, first, second)
        case action.ROB:
            return int(s.banknotes[first])
        case action.TOKEN:
            points = points_of_symbols(s, s.seat, box.FIRST_TOKEN + first)
            return UNSURE if points == 0 else points
        case action.CLAIM:
            return gain_of_claim(s, int(s.objectives[first]), 0, 0)
        case action.PAY:
            return gain_of_claim(s, int(s.objectives[s.place]), first + 1, second)
    return UNSURE


def gain_of_card(s: State, row: int, column: int) -> int:
    """CE-035, CE-113: banknotes are points, those paid and the one taken; a character that must act may bring more."""
    paid, card = 0 if s.phase == phase.INVEST else price(column), s.market[row, column]
    if card == box.BANKNOTE:
        return 1 - paid
    if box.FIRST_CHARACTER <= card < box.FIRST_EVENT and not s.options[option.CHARACTER_OPTIONAL]:
        return UNSURE
    return UNSURE if paid == 0 else -paid


def gain_of_claim(s: State, objective: int, first: int, spent: int) -> int:
    """The points of an objective, unless it is still asked how it is paid from this kind of wagon on."""
    return UNSURE if is_payment_asked(s, objective, first, spent) else points_of_claim(s, s.seat, objective)
