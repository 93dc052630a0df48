"""What is told after the end: where points came from, and why somebody won."""

from __future__ import annotations

from ...core.ended import Earned, Verdict
from . import box
from .rules.scoring import harbour_value, is_completed
from .state import State
from .view import held_tickets

TELLING = ("claimed", "built_harbour", "kept", "exchanged")


def earned(s: State, seat: int) -> list[Earned]:
    """GL-094 to GL-099: the track, each ticket, each harbour, and the harbours that were not built."""
    found = [Earned("routes", int(s.points[seat])), Earned("unbuilt", -box.UNBUILT * int(s.harbours_left[seat]))]
    for ticket in held_tickets(s, seat) or []:
        value = int(box.TICKET_POINTS[ticket])
        points = value if is_completed(s, seat, ticket) else -value
        found.append(Earned("ticket", points, {"ticket": box.TICKETS[ticket]}))
    for port, owner in enumerate(s.harbours.tolist()):
        if owner == seat:
            found.append(Earned("harbour", harbour_value(s, seat, port), {"city": box.PORTS[port]}))
    return found


def tie_breaks(s: State) -> tuple[str, ...]:
    """GL-101, GL-AMB-28: completed tickets, where the table agreed so."""
    return ("tickets",)


def verdict(s: State) -> Verdict | None:
    """Nobody plays alone."""
    return None
