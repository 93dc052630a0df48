"""The best way to go on with a move that further moves finish."""

from __future__ import annotations

from ....core.record import NONE
from .notes import NEVER, Notes


def begin_plans(notes: Notes) -> None:
    """None was found yet."""
    notes.plan_worth = NEVER
    notes.plan_card = notes.plan_passenger = notes.plan_seat = notes.plan_at = NONE


def consider(notes: Notes, worth: float, card: int, at: int, seat: int = NONE, passenger: int = NONE) -> None:
    """Keep a plan if it is better than those before."""
    if worth > notes.plan_worth:
        notes.plan_worth = worth
        notes.plan_card, notes.plan_at, notes.plan_seat, notes.plan_passenger = card, at, seat, passenger
