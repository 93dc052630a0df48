"""The rules of Continental Express: one module for each chapter of its ledger, whose numbers they cite.

Functions that answer change nothing; functions that are verbs change the table.  All of it runs in the
interpreter and compiles as it stands: see docs/dialect.md.  Here: which moves are legal, and what each does.
"""

from __future__ import annotations

from ....core.actions import Moves
from .. import action, event, phase
from ..state import State
from .characters import (
    dismiss,
    get_token,
    invest,
    offer_exchanges,
    offer_gifts,
    offer_investments,
    offer_tokens,
    offer_victims,
    resolve,
    rob,
    swap,
)
from .gains import gain
from .market import offer_takes, price, take_card
from .objectives import claim, offer_claims, offer_payments, pay, pay_on
from .scoring import close, goal, score, standing
from .setup import keep, offer_contracts, setup
from .turn import end_turn, is_over

MOST_MOVES = (
    270  # CE-INV-12: 4 contracts, 80 takes, 2 moves for 10 characters, 83 turns' ends, 5 payments for 16 claims
)

__all__ = ["MOST_MOVES", "carry_out", "close", "gain", "goal", "is_over", "offer_moves", "score", "setup", "standing"]


def offer_moves(s: State, moves: Moves) -> None:
    """Every legal move of the seat that decides; nothing else says what is legal."""
    match s.phase:
        case phase.CONTRACT:
            offer_contracts(s, moves)
        case phase.TAKE:
            offer_takes(s, moves)
        case phase.INVEST:
            offer_investments(s, moves)
        case phase.ROB:
            offer_victims(s, moves)
        case phase.GIVE:
            offer_gifts(s, moves)
        case phase.SWAP:
            offer_exchanges(s, moves)
        case phase.TOKEN:
            offer_tokens(s, moves)
        case phase.CLAIM:
            offer_claims(s, moves)
        case phase.PAY:
            offer_payments(s, moves)


def carry_out(s: State, kind: int, first: int, second: int) -> None:
    """Carry out one legal move."""
    match kind:
        case action.KEEP:
            keep(s, first)
        case action.TAKE:
            take(s, first, second)
        case action.GIVE:
            s.given, s.phase = first, phase.SWAP
        case action.CLAIM:
            claim(s, first)
        case action.END:
            end_turn(s)
        case action.PAY:
            pay(s, second)
            pay_on(s)
        case _:
            play_character(s, kind, first, second)


def take(s: State, row: int, column: int) -> None:
    """CE-034, CE-065: a small card for its price, or for nothing with the investor."""
    if s.phase == phase.INVEST:
        invest(s, row, column)
    else:
        take_card(s, row, column, price(column))
    resolve(s)


def play_character(s: State, kind: int, first: int, second: int) -> None:
    """CE-040: the effect of a character, after which the turn goes on."""
    match kind:
        case action.DECLINE:
            dismiss(s, event.DECLINED)
        case action.ROB:
            rob(s, first)
        case action.SWAP:
            swap(s, first, second)
        case action.TOKEN:
            get_token(s, first)
    resolve(s)
