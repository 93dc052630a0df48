"""Every payment for a route or a harbour, the cheapest first, and the moves that make it."""

from __future__ import annotations

from functools import lru_cache
from types import SimpleNamespace
from typing import NamedTuple, cast

from ....core.record import NONE
from .. import box, phase
from ..action import LAYOUT
from ..opinion import payment as opinion
from ..rules.payment import (
    can_pay_in,
    most_beside,
    needs_colour,
    plain_beside,
    plain_card,
    plain_for,
    price,
    purpose,
    special_card,
    special_for,
)
from ..state import State

Cards = tuple[float, int, int, int]  # what a payment hurts, and its wild, special and plain cards
PAID_IN = (*box.COLOURS, "wild")  # as moves name it


class Payment(NamedTuple):
    """A payment: what it hurts, and its cards."""

    cost: float
    colour: int
    wilds: int
    special: int
    plain: int


def cost_of(s: State, wilds: int, special: int, plain: int) -> float:
    """What it hurts to part with these cards."""
    return opinion.cost_of(purpose(s), wilds, special, plain)


def payments_in(s: State, colour: int) -> list[Payment]:
    """Every payment in a colour for what is being claimed or built."""
    return [Payment(cost, colour, *cards) for cost, *cards in _payments_in(s, colour)]


def cheapest(s: State) -> tuple[int, Payment]:
    """How many payments may be made for what has been chosen, and the cheapest of them."""
    found = [(colour, _payments_in(s, colour)) for colour in open_colours(s)]
    best = min(Payment(payments[0][0], colour, *payments[0][1:]) for colour, payments in found if payments)
    return sum(len(payments) for _, payments in found), best


def _payments_in(s: State, colour: int) -> list[Cards]:
    total, what = price(s), purpose(s)
    if colour == box.WILD_ONLY:
        return [(cost_of(s, total, 0, 0), total, 0, 0)] if can_pay_in(s, colour) else []
    most_wilds = min(int(s.hands[s.seat, box.WILD]), total - int(needs_colour(s)))
    special, plain = (int(s.hands[s.seat, card(what, colour)]) for card in (special_for, plain_for))
    return _payments(what, total, most_wilds, min(special, total), min(plain, total), tuple(s.options.tolist()))


@lru_cache(maxsize=512)
def _payments(what: int, total: int, wilds: int, special: int, plain: int, options: tuple[int, ...]) -> list[Cards]:
    """Every payment with at most these cards, the cheapest first: routes and colours have many of them in common."""
    s = cast(State, SimpleNamespace(options=options))  # what the rules read of a state
    found = []
    for wild in range(wilds + 1):
        for special_ones in range(min(special, total - wild) + 1):
            fewest = plain_beside(s, what, total, wild, special_ones)
            if NONE < fewest <= plain:
                for plain_ones in range(fewest, min(most_beside(s, what, total, wild, special_ones), plain) + 1):
                    cost = opinion.cost_of(what, wild, special_ones, plain_ones)
                    found.append((cost, wild, special_ones, plain_ones))
    return sorted(found)


def open_colours(s: State) -> list[int]:
    """The colours in which it may still be paid."""
    if s.colour != NONE:
        return [s.colour]
    if needs_colour(s):
        return [colour for colour in range(box.WILD_ONLY + 1) if can_pay_in(s, colour)]
    return [int(box.COLOUR[s.route])]


def open_payments(s: State) -> list[Payment]:
    """GL-DP-08, GL-DP-10: every payment that may still be made, the cheapest first."""
    found = sorted(payment for colour in open_colours(s) for payment in payments_in(s, colour))
    if s.phase == phase.SINGLES:
        return [payment for payment in found if (payment.wilds, payment.special) == (s.wilds, s.special)]
    return found


def steps_to(payment: Payment, among: list[Payment]) -> list[int]:
    """The codes of the moves that make this payment of those still open; a step that leaves no choice is not asked."""
    code, found = LAYOUT.code, []
    if len({each.colour for each in among}) > 1:
        found.append(code("colour", {"colour": PAID_IN[payment.colour]}))
    if len({each[2:4] for each in among if each.colour == payment.colour}) > 1:
        found.append(code("pay", {"wilds": payment.wilds, "special": payment.special}))
    if sum(each[1:4] == payment[1:4] for each in among) > 1:
        found.append(code("singles", {"cards": payment.plain}))
    return [step for step in found if step is not None]


def cards_of(s: State, payment: Payment) -> list[str]:
    """The cards of a payment, the plain ones first."""
    if payment.colour == box.WILD_ONLY:
        return ["wild"] * payment.wilds
    kinds = (plain_card(s, payment.colour), special_card(s, payment.colour), box.WILD)
    numbers = (payment.plain, payment.special, payment.wilds)
    return [box.CARDS[kind] for kind, n in zip(kinds, numbers, strict=True) for _ in range(n)]


def plain_turn(s: State) -> State:
    """What the rules read of a state while nothing is chosen yet, as plain numbers: a route can be put there."""
    hand = {(s.seat, card): held for card, held in enumerate(s.hands[s.seat].tolist())}
    supply = {(s.seat, what): left for what, left in enumerate(s.supply[s.seat].tolist())}
    harbours = {"harbours_left": s.harbours_left, "city": NONE}
    turn = {"seat": s.seat, "phase": s.phase, "options": s.options, "colour": NONE, "wilds": s.wilds}
    return cast(State, SimpleNamespace(hands=hand, supply=supply, route=NONE, special=s.special, **turn, **harbours))


def paying_for(s: State, kind: str, target: int) -> State:
    """The table as it is when a route ("claim") or a harbour is chosen and nothing else yet."""
    there = s.copy()
    if kind == "claim":
        there.route = target
    else:
        there.city = target
    return there
