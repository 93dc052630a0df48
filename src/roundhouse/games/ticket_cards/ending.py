"""What is told after the end: where points came from, and why somebody won."""

from __future__ import annotations

from ...core.ended import Earned, Verdict
from . import box
from .rules.scoring import bonuses, is_over
from .state import HELD, State

TELLING = ("sent", "robbed", "kept", "scored", "laid")


def earned(s: State, seat: int) -> list[Earned]:
    """TC-130: each Ticket, completed or not, and the bonuses; before the end only what is completed."""
    found, is_final = [], is_over(s)
    tickets = zip(box.TICKET_NAMES, s.completed.tolist(), s.tickets[seat].tolist(), box.POINTS.tolist(), strict=True)
    for name, by, meaning, value in tickets:
        if by == seat:
            found.append(Earned("ticket", value, {"ticket": name}))
        elif is_final and meaning == HELD:
            found.append(Earned("ticket", -value, {"ticket": name}))
    won = bonuses(s, seat) if is_final else 0
    for i, city in enumerate(box.BIG_CITIES):
        if won >> i & 1:
            found.append(Earned("bonus", int(box.BONUS[i]), {"city": city}))
    return found


def tie_breaks(s: State) -> tuple[str, ...]:
    """TC-131 to TC-134: more Tickets completed, then more bonuses."""
    return "tickets", "bonuses"


def verdict(s: State) -> Verdict | None:
    """Nobody plays alone."""
    return None
