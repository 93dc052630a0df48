"""What it hurts to part with cards, and the payment that hurts least."""

from __future__ import annotations

from math import inf

from ....core.record import NONE
from .. import box
from ..rules.payment import HARBOUR, HARBOUR_CARDS, SEA, plain_beside, plain_for, reach, special_for
from ..state import State

WILD_COST, ANCHOR_COST, DOUBLE_COST, PLAIN_COST = 3.0, 1.5, 1.8, 1.0


def cost_of(what: int, wilds: int, special: int, plain: int) -> float:
    """What it hurts to part with these cards."""
    each = DOUBLE_COST if what == SEA else ANCHOR_COST
    return WILD_COST * wilds + each * special + PLAIN_COST * plain


def cheapest_payment(s: State, route: int) -> tuple[float, int, int]:
    """The payment for a route (NONE: a harbour) that hurts least: how much, its wild cards, and its other cards."""
    if route != NONE and box.COLOUR[route] != box.GREY:
        total = int(box.LENGTH[route])
        return cheapest_in(s, int(box.TYPE[route]), total, int(box.COLOUR[route]), total)
    what = HARBOUR if route == NONE else int(box.TYPE[route])
    total = HARBOUR_CARDS if route == NONE else int(box.LENGTH[route])
    best, wilds, others = inf, 0, 0
    for colour in range(len(box.COLOURS)):
        cost, with_wilds, with_others = cheapest_in(s, what, total, colour, total - 1)
        if cost < best:
            best, wilds, others = cost, with_wilds, with_others
    if s.hands[s.seat, box.WILD] >= total and cost_of(what, total, 0, 0) < best:
        return cost_of(what, total, 0, 0), total, 0
    return best, wilds, others


def cheapest_in(s: State, what: int, total: int, colour: int, most_wilds: int) -> tuple[float, int, int]:
    """The payment in one colour that hurts least, with at most that many wild cards; infinite if there is none."""
    seat = s.seat
    best, best_wilds, others = inf, 0, 0
    if reach(s, seat, what, colour) < total:
        return best, best_wilds, others
    held_special, held_plain = (
        int(s.hands[seat, special_for(what, colour)]),
        int(s.hands[seat, plain_for(what, colour)]),
    )
    for wilds in range(min(int(s.hands[seat, box.WILD]), most_wilds) + 1):
        for special in range(min(held_special, total - wilds) + 1):
            plain = plain_beside(s, what, total, wilds, special)
            if NONE < plain <= held_plain and cost_of(what, wilds, special, plain) < best:
                best, best_wilds, others = cost_of(what, wilds, special, plain), wilds, special + plain
    return best, best_wilds, others
