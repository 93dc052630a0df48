"""The cheapest payment, as the moves that make it: for a player who does not want to choose cards one by one."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from ....core.record import NONE
from .. import box
from ..action import LAYOUT
from ..rules.pay import (
    can_pay_in,
    fewest_plain,
    is_wilds_only,
    most_plain,
    needs_colour,
    plain_card,
    price,
    special_card,
)
from ..state import State

COLOURS = (*box.COLOURS, "wild")  # as moves name them
WILD_COST, ANCHOR_COST, DOUBLE_COST, PLAIN_COST = 3.0, 1.5, 1.8, 1.0  # what it hurts to part with a card


class Payment(NamedTuple):
    """A payment: what it hurts, and its cards."""

    cost: float
    colour: int
    wilds: int
    special: int
    plain: int


def cost_of(s: State, wilds: int, special: int, plain: int) -> float:
    """What it hurts to part with these cards."""
    each = DOUBLE_COST if s.route != NONE and box.TYPE[s.route] == box.SHIP else ANCHOR_COST
    return WILD_COST * wilds + each * special + PLAIN_COST * plain


def payments(s: State, colour: int) -> list[Payment]:
    """Every payment in a colour for what is being claimed or built."""
    if colour == box.WILD_ONLY:
        return [Payment(cost_of(s, price(s), 0, 0), colour, price(s), 0, 0)] if can_pay_in(s, colour) else []
    held = s.hands[s.seat]
    most_wilds, most_special = min(int(held[box.WILD]), price(s)), int(held[special_card(s, colour)])
    found = []
    for wilds, special in product(range(most_wilds + 1), range(min(most_special, price(s)) + 1)):
        fewest = fewest_plain(s, wilds, special)
        if fewest != NONE and not is_wilds_only(s, wilds) and wilds + special <= price(s):
            most = min(most_plain(s, wilds, special), int(held[plain_card(s, colour)]))
            for plain in range(fewest, most + 1):
                found.append(Payment(cost_of(s, wilds, special, plain), colour, wilds, special, plain))
    return found


def all_payments(s: State) -> list[Payment]:
    """Every payment in every colour for what is being claimed or built."""
    if not needs_colour(s):
        return payments(s, int(box.COLOUR[s.route]))
    return [payment for colour in range(box.WILD_ONLY + 1) if can_pay_in(s, colour) for payment in payments(s, colour)]


def ready(s: State, code: int) -> list[int]:
    """A move, and where it has to be paid for the moves that make the cheapest payment."""
    kind, args = LAYOUT.describe(code)
    there = s.copy()
    match kind:
        case "claim":
            there.route = box.ROUTES.index(str(args["route"]))
            found = all_payments(there)
        case "harbour":
            there.city = box.PORTS.index(str(args["city"]))
            found = all_payments(there)
        case "colour":
            found = payments(s, COLOURS.index(str(args["colour"])))
        case "pay":
            found = [
                pay for pay in payments(s, s.colour) if (pay.wilds, pay.special) == (args["wilds"], args["special"])
            ]
        case _:
            return [code]
    return [code, *steps_to(min(found), found)]


def steps_to(best: Payment, found: list[Payment]) -> list[int]:
    """The moves that lead to one of these payments; steps that leave no choice are not asked."""
    steps = []
    if len({pay.colour for pay in found}) > 1:
        steps.append(LAYOUT.code("colour", {"colour": COLOURS[best.colour]}))
    found = [pay for pay in found if pay.colour == best.colour]
    if len({(pay.wilds, pay.special) for pay in found}) > 1:
        steps.append(LAYOUT.code("pay", {"wilds": best.wilds, "special": best.special}))
    if len({pay.plain for pay in found if (pay.wilds, pay.special) == (best.wilds, best.special)}) > 1:
        steps.append(LAYOUT.code("singles", {"cards": best.plain}))
    return [step for step in steps if step is not None]
