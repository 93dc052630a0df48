"""Action: Take (IT-037 to IT-045), and every other card that is taken (IT-AMB-06 to IT-AMB-08)."""

from __future__ import annotations

from ....core.actions import Moves
from ....core.record import NONE
from .. import action, option, phase
from ..action import ROW, offer
from ..state import State
from . import steps
from .cards import any_in_row, can_take_deck, draw_passengers, take_from_deck, take_from_row


def offer_row(s: State, moves: Moves) -> None:
    for slot in range(ROW):
        if s.row[slot] != NONE:
            offer(moves, action.TAKE_ROW, slot)


def offer_take(s: State, moves: Moves) -> None:
    """IT-037, IT-044: a card of the row or the deck, or a passenger."""
    offer_row(s, moves)
    if can_take_deck(s):
        offer(moves, action.TAKE_DECK)
    offer(moves, action.TAKE_BAG)


def may_draw_from_row(s: State) -> bool:
    """IT-AMB-06: cards that an effect grants also come from the row."""
    return bool(s.options[option.BENEFIT_DRAW_SOURCE] == option.ROW_OR_DECK)


def can_draw(s: State) -> bool:
    """IT-AMB-07: whether there is a card for an effect to take."""
    return can_take_deck(s) or (may_draw_from_row(s) and any_in_row(s))


def offer_draw(s: State, moves: Moves) -> None:
    """IT-AMB-06: one card at a time, from the row or the deck."""
    if may_draw_from_row(s):
        offer_row(s, moves)
    if can_take_deck(s):
        offer(moves, action.TAKE_DECK)


def take_row(s: State, slot: int) -> None:
    take_from_row(s, slot)
    finish_take(s)


def take_deck(s: State) -> None:
    take_from_deck(s)
    finish_take(s)


def take_bag(s: State) -> None:
    """IT-042, IT-043."""
    draw_passengers(s, s.seat, 1)
    finish_take(s)


def finish_take(s: State) -> None:
    """One card less to be taken, if it was for an effect."""
    if s.phase == phase.DRAW:
        steps.count_down(s)
    s.phase = phase.GOING
