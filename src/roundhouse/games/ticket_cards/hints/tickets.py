"""Which Tickets to keep, and when to draw some."""

from __future__ import annotations

from ....core.old_hints import Hint
from .. import box
from ..state import CHOSEN, State
from .sight import Sight

PROMISE = 9.0  # points of a good Ticket among those drawn
ENOUGH = 5.0  # cards of a Ticket with some to spare


def chance_of(room: float, cards: float) -> float:
    """How likely so many more cards reach the Stack in time."""
    return min(0.95, max(0.03, 0.5 + (room - cards) / (2 * ENOUGH)))


def worth_of_keeping(s: State, sight: Sight, ticket: int) -> Hint:
    """Its points if it is completed, as many lost if it is not, and a little for bonuses and cards in hand."""
    needs = [int(n) for n in box.NEEDS[ticket]]
    spare = [max(0.0, int(s.hands[s.seat, c]) - sight.want[c]) for c in range(box.LOCO)]
    fitting = sum(min(float(n), spare[c]) for c, n in enumerate(needs))
    likely = chance_of(sight.room, sum(needs) - fitting / 2)
    points = int(box.POINTS[ticket])
    bonus = box.CITY_SUM[ticket] / 12
    value = points * (2 * likely - 1) + likely * bonus + fitting / 4 - 1
    details = {"points": points, "cards": sum(needs)}
    return Hint(value, "hint-keep" if value > 0 else "hint-keep-doubtful", details)


def worth_of_no_more(s: State) -> Hint:
    """No further Ticket."""
    return Hint(0.0, "hint-done-keep", {"tickets": int((s.tickets[s.seat] == CHOSEN).sum())})


def worth_of_looking(sight: Sight) -> Hint:
    """Four Tickets to choose from, if there is time to complete one."""
    likely = chance_of(sight.room, ENOUGH)
    value = PROMISE * (2 * likely - 1)
    return Hint(value, "hint-tickets" if value > 0 else "hint-tickets-late", {})
