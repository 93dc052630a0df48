"""What is told after the end: where points came from, and why somebody won."""

from __future__ import annotations

from ...core.ended import Part, Verdict
from . import box
from .rules.scoring import bonuses, is_over
from .state import HELD, State

TELLING = ("sent", "robbed", "kept", "scored", "laid")


def parts(s: State, seat: int) -> list[Part]:
    """TC-130: each Ticket, completed or not, and the bonuses; before the end only what is completed."""
    found = []
    for ticket, name in enumerate(box.TICKET_NAMES):
        value = int(box.POINTS[ticket])
        if s.completed[ticket] == seat:
            found.append(Part("ticket", value, {"ticket": name}))
        elif is_over(s) and s.tickets[seat, ticket] == HELD:
            found.append(Part("ticket", -value, {"ticket": name}))
    won = bonuses(s, seat) if is_over(s) else 0
    for i, city in enumerate(box.BIG_CITIES):
        if won >> i & 1:
            found.append(Part("bonus", int(box.BONUS[i]), {"city": city}))
    return found


def tie_breaks(s: State) -> tuple[str, ...]:
    """TC-131 to TC-134: more Tickets completed, then more bonuses."""
    return "tickets", "bonuses"


def verdict(s: State) -> Verdict | None:
    """Nobody plays alone."""
    return None
