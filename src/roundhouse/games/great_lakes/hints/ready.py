"""The cheapest payment, as the moves that make it: for a player who does not want to choose cards one by one."""

from __future__ import annotations

from .. import box
from ..action import LAYOUT
from ..state import State
from ..view.payments import PAID_IN, open_payments, paying_for, payments_in, steps_to


def ready(s: State, code: int) -> list[int]:
    """A move, and where it has to be paid for the moves that make the cheapest payment."""
    kind, args = LAYOUT.describe(code)
    match kind:
        case "claim":
            found = open_payments(paying_for(s, kind, box.ROUTES.index(str(args["route"]))))
        case "harbour":
            found = open_payments(paying_for(s, kind, box.PORTS.index(str(args["city"]))))
        case "colour":
            found = payments_in(s, PAID_IN.index(str(args["colour"])))
        case "pay":
            paid = args["wilds"], args["special"]
            found = [each for each in payments_in(s, s.colour) if (each.wilds, each.special) == paid]
        case _:
            return [code]
    return [code, *steps_to(min(found), found)]
