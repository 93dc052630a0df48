"""The rules of Great Lakes, one module for each chapter of docs/ledger/great_lakes.md, whose numbers they cite.

Functions that answer change nothing; functions that are verbs change the table.  All of it runs in the
interpreter and compiles as it stands: see docs/dialect.md.  Here: which moves are legal, and what each does.
"""

from __future__ import annotations

from ....core.actions import Moves
from ....core.events import tell
from ....core.record import UNSURE
from .. import action, box, event, phase
from ..action import offer
from ..state import State
from .claim import offer_routes
from .display import offer_decks, refill
from .ending import end_turn, is_over
from .exchange import exchange, offer_exchanges
from .harbours import offer_harbours
from .pay_steps import begin_claim, begin_harbour, choose_colour, choose_payment, choose_singles, offer_singles
from .payment import offer_colours, offer_payments
from .scoring import close, goal, score, standing
from .setup import choose_first_tickets, choose_pieces, offer_mixes, setup
from .take import draw_blind, go_on, offer_cards, offer_second_card, take
from .tickets import LEAST_KEPT, LEAST_KEPT_FIRST, begin_tickets, keep_tickets, offer_subsets

MOST_MOVES = 10_000  # GL-INV-14: it can go on for ever; of 40,000 random games the longest took 1,038 moves

__all__ = ["MOST_MOVES", "carry_out", "close", "gain", "goal", "is_over", "offer_moves", "score", "setup", "standing"]


def offer_moves(s: State, moves: Moves) -> None:
    """Every legal move of the seat that decides; nothing else says what is legal."""
    match s.phase:
        case phase.TURN:
            offer_turn(s, moves)
        case phase.SECOND_CARD:
            offer_second_card(s, moves)
        case phase.REFILL:
            offer_decks(s, moves)
        case phase.TICKETS:
            offer_subsets(s, moves, LEAST_KEPT)
        case phase.COLOUR:
            offer_colours(s, moves)
        case phase.PAY:
            offer_payments(s, moves)
        case phase.SINGLES:
            offer_singles(s, moves)
        case phase.FIRST_TICKETS:
            offer_subsets(s, moves, LEAST_KEPT_FIRST)
        case phase.PIECES:
            offer_mixes(s, moves)


def offer_turn(s: State, moves: Moves) -> None:
    """GL-032, GL-DP-03, GL-AMB-11: one of the five actions; passing only if there is none."""
    offer_cards(s, moves)
    offer_routes(s, moves)
    if s.ticket_deck_size[0] > 0:
        offer(moves, action.TICKETS)
    offer_harbours(s, moves)
    offer_exchanges(s, moves)
    if moves.count == 0:
        offer(moves, action.PASS)


def carry_out(s: State, kind: int, first: int, second: int) -> None:
    """Carry out one legal move."""
    match kind:
        case action.TAKE:
            take(s, first)
        case action.DRAW:
            draw_blind(s, first)
        case action.STOP:
            end_turn(s)
        case action.REFILL:
            refill(s, first)
            go_on(s)
        case action.CLAIM:
            begin_claim(s, first)
        case action.HARBOUR:
            begin_harbour(s, first)
        case action.COLOUR:
            choose_colour(s, first)
        case action.PAY:
            choose_payment(s, first, second)
        case action.SINGLES:
            choose_singles(s, first)
        case action.TICKETS:
            begin_tickets(s)
        case action.KEEP:
            keep(s, first + 1)
        case action.PIECES:
            choose_pieces(s, box.FEWEST_TRAINS + first)
        case action.EXCHANGE:
            exchange(s, first, second + 1)
        case action.PASS:
            skip_turn(s)


def gain(s: State, kind: int, first: int, second: int) -> int:
    """GL-087: an exchange costs a point a piece; every other move leaves something open, if only how it is paid."""
    return -(second + 1) if kind == action.EXCHANGE else UNSURE


def keep(s: State, mask: int) -> None:
    """The tickets that stay, by their places among those drawn."""
    if s.phase == phase.FIRST_TICKETS:
        choose_first_tickets(s, mask)
    else:
        keep_tickets(s, mask)


def skip_turn(s: State) -> None:
    """GL-AMB-11."""
    tell(s, event.PASSED, s.seat)
    end_turn(s)
