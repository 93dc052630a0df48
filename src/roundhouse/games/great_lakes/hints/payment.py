"""The cheapest payment, as the moves that make it: for a player who does not want to choose cards one by one."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from ....core.record import NONE
from .. import action, box
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


def cheapest(s: State, kind: str, target: str) -> list[int]:
    """The codes that claim a route ("claim") or build a harbour ("harbour") with the cheapest payment."""
    there = s.copy()
    if kind == "claim":
        there.route = box.ROUTES.index(target)
    else:
        there.city = box.PORTS.index(target)
    colours = [c for c in range(box.WILD_ONLY + 1) if can_pay_in(there, c)] if needs_colour(there) else [NONE]
    chosen = int(box.COLOUR[there.route]) if colours == [NONE] else NONE
    found = [pay for c in colours for pay in payments(there, chosen if c == NONE else c)]
    best = min(found)
    code, steps = action.LAYOUT.code, [action.LAYOUT.code(kind, {"route" if kind == "claim" else "city": target})]
    if len(colours) > 1:
        steps.append(code("colour", {"colour": (*box.COLOURS, "wild")[best.colour]}))
    same = {(pay.wilds, pay.special) for pay in found if pay.colour == best.colour}
    if len(same) > 1:
        steps.append(code("pay", {"wilds": best.wilds, "special": best.special}))
    singles = {pay.plain for pay in found if pay[1:4] == best[1:4]}
    if len(singles) > 1:
        steps.append(code("singles", {"cards": best.plain}))
    return [step for step in steps if step is not None]
