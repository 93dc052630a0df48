"""Which tickets to keep, and when to draw new ones."""

from __future__ import annotations

from math import comb

from ....core.old_hints import Hint
from .. import box, phase
from ..state import State
from .goals import Sight
from .plan import own_tickets, plan_for, plan_in_order

DRAWN = 4
HOPE = 0.75  # how much of what new tickets promise comes true
FEW_TURNS = 6  # with fewer left nobody should draw tickets


def worth_of_keeping(s: State, mask: int) -> Hint:
    """What the plan with these tickets brings more than the plan without them."""
    drawn = s.drawn[s.seat, : s.drawn_count[s.seat]].tolist()
    kept = [ticket for i, ticket in enumerate(drawn) if mask >> i & 1]
    held = [] if s.phase == phase.FIRST_TICKETS else own_tickets(s)
    value = plan_for(s, (*held, *kept)).value - plan_for(s, tuple(held)).value
    return Hint(value, "hint-keep", {"chosen": [box.TICKETS[ticket] for ticket in kept]})


def worth_of_tickets(s: State, sight: Sight) -> Hint:
    """The best of four unseen tickets, as the average of all draws."""
    is_open = any(0.0 < chance < 1.0 for chance in sight.plan.chances.values())
    if sight.time < FEW_TURNS:
        return Hint(-6.0, "hint-tickets-late", {})
    if is_open:
        return Hint(-6.0, "hint-tickets-open", {})
    done = [ticket for ticket, chance in sight.plan.chances.items() if chance == 1.0]
    now, unseen = plan_in_order(s, done, []).value, set(range(len(box.TICKETS))) - set(sight.plan.chances)
    gains = [plan_in_order(s, done, [ticket]).value - now for ticket in unseen]
    return Hint(HOPE * best_of_draw(gains, min(DRAWN, int(s.ticket_deck_size[0]))), "hint-tickets", {})


def best_of_draw(gains: list[float], drawn: int) -> float:
    """What the best of so many is worth on the average, each as likely as any other."""
    ranked, total = sorted(gains), comb(len(gains), drawn)
    return sum(gain * comb(rank, drawn - 1) / total for rank, gain in enumerate(ranked) if rank >= drawn - 1)
