"""Which tickets to keep, and when to draw new ones."""

from __future__ import annotations

from .. import box
from ..rules.tickets import DRAWN
from ..state import State
from . import taste
from .notes import BY_POINTS, Notes
from .plan import ask_drawn, lay_ways, make_plan

NOT_NOW = -6.0


def worth_of_keeping(s: State, notes: Notes, mask: int) -> float:
    """What the plan with these tickets brings more than the plan without them."""
    notes.asked_count = notes.own_count
    ask_drawn(s, notes, mask)
    return make_plan(s, notes) - notes.value


def look_at_tickets(s: State, notes: Notes) -> None:
    """What it is worth to draw tickets; the plan is laid anew then, for it was in the way."""
    notes.new_tickets = NOT_NOW
    if s.ticket_deck_size[0] > 0 and notes.time >= taste.of(notes, taste.FEW_TURNS) and not any_open_ticket(notes):
        notes.new_tickets = taste.of(notes, taste.HOPE) * best_of_draw(
            notes, unseen_gains(s, notes), min(DRAWN, int(s.ticket_deck_size[0]))
        )
        notes.value = make_plan(s, notes)


def any_open_ticket(notes: Notes) -> bool:
    """Whether a ticket is neither completed nor given up."""
    for i in range(notes.asked_count):
        if 0.0 < notes.chance[notes.asked[i]] < 1.0:
            return True
    return False


def is_asked(notes: Notes, ticket: int) -> bool:
    """Whether the seat has this ticket."""
    for i in range(notes.asked_count):
        if notes.asked[i] == ticket:
            return True
    return False


def unseen_gains(s: State, notes: Notes) -> int:
    """Fill in what each ticket not in the seat's hand would bring beside the completed ones; how many there are."""
    now, found = lay_ways(s, notes, BY_POINTS, notes.done_count), 0
    for ticket in range(len(box.TICKETS)):
        if not is_asked(notes, ticket):
            notes.order[BY_POINTS, notes.done_count] = ticket
            insert_gain(notes, found, lay_ways(s, notes, BY_POINTS, notes.done_count + 1) - now)
            found += 1
    return found


def insert_gain(notes: Notes, found: int, gain: float) -> None:
    """Put a gain among those found so far, the least first."""
    i = found
    while i > 0 and notes.gains[i - 1] > gain:
        notes.gains[i] = notes.gains[i - 1]
        i -= 1
    notes.gains[i] = gain


def best_of_draw(notes: Notes, found: int, drawn: int) -> float:
    """What the best of that many is worth on the average, each as likely as any other."""
    total, best = ways_to_choose(found, drawn), 0.0
    for rank in range(drawn - 1, found):
        best += notes.gains[rank] * ways_to_choose(rank, drawn - 1) / total
    return best


def ways_to_choose(n: int, k: int) -> int:
    """In how many ways k of n things can be chosen."""
    ways = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways
