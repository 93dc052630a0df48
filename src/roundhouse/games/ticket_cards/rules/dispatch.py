"""Step 1: from the Depot to the Stack (TC-027 to TC-036)."""

from __future__ import annotations

from ....core.actions import Moves
from ....core.events import tell
from ....core.record import NONE
from .. import action, box, event, option, phase
from ..action import offer
from ..state import State
from .cards import clear_row, put_on_stack, row_size


def begin_turn(s: State) -> None:
    """TC-024, TC-030: a turn begins with Step 1; with an empty Depot it goes on at once."""
    s.seat = s.turn
    tell(s, event.BEGAN, s.turn, int(s.last_turns != NONE))
    dispatch_from(s, 0)


def dispatch_from(s: State, first: int) -> None:
    """TC-027 to TC-029: one card of every row, from this colour on, until its owner has to choose."""
    for colour in range(first, box.LOCO):
        if s.row_seat[colour] == s.turn:
            if is_choice(s, colour):
                s.row, s.phase = colour, phase.DISPATCH
                return
            send(s, colour, usual_card(s, colour))
    s.row, s.phase = NONE, phase.TURN


def is_choice(s: State, colour: int) -> bool:
    """TC-034: a row with both kinds of cards, where the owner chooses."""
    if s.options[option.DISPATCH_CHOICE] != option.OWNER_CHOOSES:
        return False
    return bool(s.row_coloured[colour] > 0 and s.row_locos[colour] > 0)


def usual_card(s: State, colour: int) -> int:
    """TC-034, TC-035: which kind of card goes where nobody chooses."""
    if s.row_locos[colour] == 0:
        return action.COLOURED
    if s.row_coloured[colour] == 0 or s.options[option.DISPATCH_CHOICE] == option.LOCOMOTIVE_FIRST:
        return action.LOCOMOTIVE
    return action.COLOURED


def offer_cards_to_send(s: State, moves: Moves) -> None:
    """TC-DP-02: a coloured card or a Locomotive of the row."""
    offer(moves, action.SEND, s.row, action.COLOURED)
    offer(moves, action.SEND, s.row, action.LOCOMOTIVE)


def choose_card(s: State, colour: int, card: int) -> None:
    """TC-034: the owner has chosen; the other rows follow."""
    send(s, colour, card)
    dispatch_from(s, colour + 1)


def send(s: State, colour: int, card: int) -> None:
    """TC-028, TC-031, TC-036: one card leaves its row, and is again what it is."""
    if card == action.LOCOMOTIVE:
        s.row_locos[colour] -= 1
        put_on_stack(s, s.turn, box.LOCO)
    else:
        s.row_coloured[colour] -= 1
        put_on_stack(s, s.turn, colour)
    tell(s, event.SENT, s.turn, colour, card)
    if row_size(s, colour) == 0:
        clear_row(s, colour)
