"""What each move is worth to the seat that decides, from what that seat sees; in the dialect.

A card is worth most in the Stack, if a Ticket needs it; less in a Depot, where it may be robbed; less still in hand.
A move is worth what it changes of that, and Tickets what they are likely to bring in the time that is left.
"""

from __future__ import annotations

from ....core.foresight import Foresight, Level
from .. import action, phase
from ..state import State
from .cards import worth_of_drawing, worth_of_group, worth_of_laying, worth_of_sending, worth_of_taking, worth_of_three
from .complete import look_at_stack, worth_of_completing, worth_of_stopping
from .notes import Notes
from .sight import look_at_deck, look_at_hand, look_at_rows, look_at_wants
from .tickets import worth_of_keeping, worth_of_looking

__all__ = ["FORESIGHT", "LEVELS", "Notes", "look", "worth"]

FORESIGHT = Foresight(points=25.0, pace=17_000, played_on=0.5, network_pace=12_000)
LEVELS = {  # tuned, so that each level beats the one below about as often as in other games
    "1": Level("hasty", overlooks=0.35, is_near_sighted=True),
    "3": Level("trained", overlooks=0.35, effort=0.01),
    "4": Level("trained", overlooks=0.18, effort=0.03),
}


def look(s: State, notes: Notes) -> None:
    """Read the table once for all moves of a decision, as far as they depend on it."""
    if s.phase == phase.COMPLETE:
        look_at_stack(s, notes)
        return
    look_at_wants(s, notes)
    look_at_hand(s, notes)
    match s.phase:
        case phase.TURN:
            look_at_deck(s, notes)
            look_at_rows(s, notes)
        case phase.SECOND_CARD:
            look_at_deck(s, notes)
        case phase.LOCOMOTIVES | phase.TRIPLE:
            look_at_rows(s, notes)


def worth(s: State, notes: Notes, kind: int, first: int, second: int) -> float:
    """What a legal move is worth to the seat that decides."""
    match kind:
        case action.SEND:
            return worth_of_sending(s, notes, first, second)
        case action.DRAW:
            return worth_of_drawing(s, notes)
        case action.TAKE:
            return worth_of_taking(s, notes, first)
        case action.LAY:
            return worth_of_laying(s, notes, first, second)
        case action.ADD:
            return worth_of_group(s, notes, s.colour, s.coloured, first)
        case action.TRIPLE:
            return worth_of_three(s, notes, first)
        case action.TICKETS:
            return worth_of_looking(notes)
        case action.KEEP:
            return worth_of_keeping(s, notes, first)
        case action.COMPLETE:
            return worth_of_completing(notes, first)
        case action.DONE:
            return worth_of_stopping(notes) if s.phase == phase.COMPLETE else 0.0
    return 0.0
