"""The rules of Traffic, one module for each chapter of docs/ledger/traffic.md, whose numbers they cite.

Functions that answer change nothing; functions that are verbs change the table.  All of it runs in the
interpreter and compiles as it stands: see docs/dialect.md.  Here: which moves are legal, and what each does.
"""

from __future__ import annotations

from ....core.actions import Moves
from .. import action, phase
from ..state import State
from .actions import aim, offer_targets, play_action
from .cards import is_loco, is_wagon
from .ending import is_over
from .hump import move, offer_lifts, offer_shunts, swap
from .locomotives import dispatch, gain, hook, offer_hooks, offer_pulls
from .revision import give, offer_gifts, offer_outermost, take_outermost
from .scoring import close, goal, score, standing
from .setup import setup
from .turn import draw_cards, draw_loco, end_turn, offer_second_card, offer_turn, skip_turn
from .wagons import offer_places, place

MOST_MOVES = 5000  # TR-INV-10: at most 346 cards are drawn or played, in at most 8 moves each, and a skip between

__all__ = ["MOST_MOVES", "carry_out", "close", "gain", "goal", "is_over", "offer_moves", "score", "setup", "standing"]


def offer_moves(s: State, moves: Moves) -> None:
    """Every legal move of the seat that decides; nothing else says what is legal."""
    match s.phase:
        case phase.TURN:
            offer_turn(s, moves)
        case phase.SECOND_CARD:
            offer_second_card(s, moves)
        case phase.PLACE:
            offer_places(s, moves)
        case phase.HOOK:
            offer_hooks(s, moves)
        case phase.PULL:
            offer_pulls(s, moves)
        case phase.AIM:
            offer_targets(s, moves)
        case phase.GIVE:
            offer_gifts(s, moves)
        case phase.TAKE:
            offer_outermost(s, moves)
        case phase.LIFT:
            offer_lifts(s, moves)
        case phase.SHUNT:
            offer_shunts(s, moves)


def carry_out(s: State, kind: int, first: int, second: int) -> None:
    """Carry out one legal move."""
    match kind:
        case action.DRAW_CARDS:
            draw_cards(s)
        case action.DRAW_LOCO:
            draw_loco(s)
        case action.PASS:
            skip_turn(s)
        case action.END:
            end_turn(s)
        case action.PLAY:
            play(s, first)
        case action.PLACE:
            place(s, first, second)
        case action.HOOK:
            hook(s, first, second)
        case action.PULL:
            dispatch(s, s.track, s.side, first)
        case action.AIM:
            aim(s, first)
        case action.GIVE:
            give(s, first)
        case action.TAKE:
            take_outermost(s, first, second)
        case action.LIFT:
            s.lifted, s.phase = first, phase.SHUNT
        case action.SWAP:
            swap(s, first)
        case action.MOVE:
            move(s, first)


def play(s: State, card: int) -> None:
    """TR-019 (c): a card from hand; where it goes is the next decision."""
    s.card = card
    if is_wagon(card):
        s.phase = phase.PLACE
    elif is_loco(card):
        s.phase = phase.HOOK
    else:
        play_action(s, card)
