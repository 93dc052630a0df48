"""What each move is worth to the seat that decides, from what that seat sees; in the dialect.

A seat makes a plan for its tickets (plan.py).  The plan's routes and harbours, and long routes for the pieces left
over, are its goals (goals.py); each brings points for each turn that it still takes.  A card is worth its part of
the best goal that lacks it (cards.py), and a goal that can be paid for is worth its points (claims.py).
"""

from __future__ import annotations

from ....core.foresight import Foresight, Level, Rethinking
from .. import action, box, phase
from ..rules.payment import fewest_plain, purpose
from ..state import State
from . import taste
from .cards import look_at_cards, worth_of_card, worth_of_deck, worth_of_refill
from .claims import worth_of_colour, worth_of_harbour, worth_of_route
from .effort import look_at_effort
from .goals import look_at_goals
from .notes import Notes
from .payment import cost_of
from .pieces import worth_of_exchange, worth_of_mix
from .plan import look_at_plan
from .tickets import look_at_tickets, worth_of_keeping

__all__ = ["FORESIGHT", "KEEN", "LEVELS", "RETHINKING", "Notes", "look", "worth"]

FORESIGHT = Foresight(points=40.0, pace=1_300, network_pace=16_000)
KEEN = {"taste": taste.KEEN}
RETHINKING = Rethinking(phases=(phase.TURN,))
LEVELS = {  # tuned, so that each level beats the one below about as often as in other games
    "1": Level("hasty", overlooks=0.7, is_near_sighted=True),
    "2": Level("hasty", overlooks=0.35),
    "3": Level("keen", overlooks=0.4),
    "4": Level("keen", overlooks=0.1),
    "5": Level("rethinking", effort=0.15),
}


def look(s: State, notes: Notes) -> None:
    """Read the table once for all moves of a decision, as far as they depend on it."""
    match s.phase:
        case phase.FIRST_TICKETS | phase.TICKETS | phase.PIECES:
            look_ahead(s, notes)
        case phase.TURN:
            look_ahead(s, notes)
            look_at_tickets(s, notes)
            look_at_cards_and_goals(s, notes)
        case phase.SECOND_CARD | phase.COLOUR:
            look_ahead(s, notes)
            look_at_cards_and_goals(s, notes)
        case phase.REFILL:
            if s.taken == 1:  # a card that comes now may be taken next
                look_ahead(s, notes)
                look_at_cards_and_goals(s, notes)


def look_ahead(s: State, notes: Notes) -> None:
    """What routes cost, and the plan."""
    look_at_effort(s, notes)
    look_at_plan(s, notes)


def look_at_cards_and_goals(s: State, notes: Notes) -> None:
    """What the plan lacks."""
    look_at_goals(s, notes)
    look_at_cards(s, notes)


def worth(s: State, notes: Notes, kind: int, first: int, second: int) -> float:
    """What a legal move is worth to the seat that decides."""
    match kind:
        case action.TAKE:
            return worth_of_card(s, notes, first)
        case action.DRAW:
            return worth_of_deck(s, notes, first)
        case action.REFILL:
            return worth_of_refill(s, notes, first)
        case action.CLAIM:
            return worth_of_route(s, notes, first)
        case action.HARBOUR:
            return worth_of_harbour(s, notes, first)
        case action.COLOUR:
            return worth_of_colour(s, notes, first)
        case action.PAY:
            return -cost_of(purpose(s), first, second, fewest_plain(s, first, second))
        case action.SINGLES:
            return -float(first)
        case action.TICKETS:
            return float(notes.new_tickets)
        case action.KEEP:
            return worth_of_keeping(s, notes, first + 1)
        case action.PIECES:
            return worth_of_mix(notes, box.FEWEST_TRAINS + first)
        case action.EXCHANGE:
            return worth_of_exchange(s, notes, first, second + 1)
    return 0.0
