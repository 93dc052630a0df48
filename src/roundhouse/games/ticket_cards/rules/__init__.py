"""The rules of the card game, one module for each chapter of docs/ledger/ticket_cards.md, whose numbers they cite.

Functions that answer change nothing; functions that are verbs change the table.  All of it runs in the
interpreter and compiles as it stands: see docs/dialect.md.  Here: which moves are legal, and what each does.
"""

from __future__ import annotations

from ....core.actions import Moves
from ....core.events import tell
from ....core.record import UNSURE
from .. import action, box, event, phase
from ..state import CHOSEN, DECLARED, State
from .dispatch import choose_card, offer_cards_to_send
from .draw import draw_unseen, offer_second_card, take_open
from .lay import begin_group, lay_group, name_colour, offer_locos, offer_next_colour
from .scoring import close, finish_declaring, goal, is_over, offer_to_complete, score, standing
from .setup import setup
from .tickets import finish_choice, look, offer_to_keep, return_rest
from .turn import end_turn, offer_turn

MOST_MOVES = 10_000  # TC-136: a game can go on for ever; a random one takes hundreds of moves, and is cut off here

__all__ = ["MOST_MOVES", "carry_out", "close", "gain", "goal", "is_over", "offer_moves", "score", "setup", "standing"]


def offer_moves(s: State, moves: Moves) -> None:
    """Every legal move of the seat that decides; nothing else says what is legal."""
    match s.phase:
        case phase.START_TICKETS | phase.TICKETS:
            offer_to_keep(s, moves)
        case phase.DISPATCH:
            offer_cards_to_send(s, moves)
        case phase.TURN:
            offer_turn(s, moves)
        case phase.SECOND_CARD:
            offer_second_card(s, moves)
        case phase.LOCOMOTIVES:
            offer_locos(s, moves)
        case phase.TRIPLE:
            offer_next_colour(s, moves)
        case phase.COMPLETE:
            offer_to_complete(s, moves)


def carry_out(s: State, kind: int, first: int, second: int) -> None:
    """Carry out one legal move; with the last one of a turn the next turn begins."""
    if act(s, kind, first, second):
        end_turn(s)


def act(s: State, kind: int, first: int, second: int) -> bool:
    """What a move does; whether the turn is over with it."""
    match kind:
        case action.SEND:
            choose_card(s, first, second)
        case action.DRAW:
            return draw_unseen(s)
        case action.TAKE:
            return take_open(s, first)
        case action.STOP:
            return True
        case action.LAY:
            return begin_group(s, first, second)
        case action.ADD:
            return lay_group(s, first)
        case action.TRIPLE:
            return name_colour(s, first)
        case action.TICKETS:
            look(s)
        case action.KEEP:
            s.tickets[s.seat, first] = CHOSEN
        case action.COMPLETE:
            s.tickets[s.seat, first] = DECLARED
        case action.DONE:
            return finish(s)
        case action.PASS:
            tell(s, event.PASSED, s.turn)
            return True
    return False


def finish(s: State) -> bool:
    """What is done when a seat has chosen all the Tickets it wants; whether its turn is over."""
    match s.phase:
        case phase.START_TICKETS:
            finish_choice(s)
        case phase.TICKETS:
            return_rest(s)
            return True
        case phase.COMPLETE:
            finish_declaring(s)
    return False


def gain(s: State, kind: int, first: int, second: int) -> int:
    """TC-103: only a Ticket that is completed brings points at once."""
    return int(box.POINTS[first]) if kind == action.COMPLETE else UNSURE
