"""Paying for a route or a harbour (GL-054 to GL-061, GL-078 to GL-080).

A payment is a colour and three numbers: of wild cards, of special ones and of plain ones.  Special are the anchored
train cards (rail routes and harbours) and the double ships (sea routes); plain are the others that fit.
"""

from __future__ import annotations

from ....core.actions import Moves
from ....core.record import NONE
from .. import action, box, option
from ..action import offer
from ..state import State

HARBOUR_CARDS = 4  # GL-078
OF_EACH = 2

RAIL, SEA, HARBOUR = 0, 1, 2  # what is paid for


def purpose(s: State) -> int:
    return HARBOUR if s.route == NONE else int(box.TYPE[s.route])


def price(s: State) -> int:
    """The spaces to cover, or the cards of a harbour."""
    return HARBOUR_CARDS if s.route == NONE else int(box.LENGTH[s.route])


def special_for(what: int, colour: int) -> int:
    """The special card of a colour that pays for this."""
    return (box.DOUBLE if what == SEA else box.ANCHORED) + colour


def plain_for(what: int, colour: int) -> int:
    """The plain card of a colour that pays for this."""
    return (box.PLAIN if what == RAIL else box.SINGLE) + colour


def special_card(s: State, colour: int) -> int:
    return special_for(purpose(s), colour)


def plain_card(s: State, colour: int) -> int:
    return plain_for(purpose(s), colour)


def plain_beside(s: State, what: int, total: int, wilds: int, special: int) -> int:
    """GL-059, GL-060, GL-AMB-12, GL-AMB-15: the plain cards that go with these; NONE if nothing does."""
    left = total - wilds - special
    if what == HARBOUR:
        return NONE if special > OF_EACH or left > OF_EACH else max(left, NONE)
    if what == RAIL:
        return max(left, NONE)
    if left < 0:
        return NONE
    is_over_by_half = left + 1 == special and wilds == 0  # doubles alone, and the last one covers one space
    if left < special and not is_over_by_half and not s.options[option.OVERPAY]:
        return NONE
    return max(left - special, 0)


def fewest_plain(s: State, wilds: int, special: int) -> int:
    """The plain cards that go with these, for what is being claimed or built."""
    return plain_beside(s, purpose(s), price(s), wilds, special)


def most_beside(s: State, what: int, total: int, wilds: int, special: int) -> int:
    """The same number as `plain_beside`, unless a table may overpay: then one card a space at most."""
    if what == SEA and s.options[option.OVERPAY]:
        return total - wilds - special
    return plain_beside(s, what, total, wilds, special)


def most_plain(s: State, wilds: int, special: int) -> int:
    """The most plain cards that go with these, for what is being claimed or built."""
    return most_beside(s, purpose(s), price(s), wilds, special)


def is_payment(s: State, colour: int, wilds: int, special: int) -> bool:
    """Whether the hand has a payment with that many wild and special cards."""
    plain = fewest_plain(s, wilds, special)
    return bool(plain != NONE and plain <= s.hands[s.seat, plain_card(s, colour)])


def is_wilds_only(s: State, wilds: int) -> bool:
    """GL-AMB-13: wild cards alone are no payment of a colour, where the colour is chosen."""
    return wilds == price(s) and needs_colour(s)


def offer_payments(s: State, moves: Moves) -> None:
    """GL-DP-08, GL-DP-10: every payment of the colour."""
    for wilds in range(min(int(s.hands[s.seat, box.WILD]), price(s)) + 1):
        if not is_wilds_only(s, wilds):
            for special in range(min(int(s.hands[s.seat, special_card(s, s.colour)]), price(s) - wilds) + 1):
                if is_payment(s, s.colour, wilds, special):
                    offer(moves, action.PAY, wilds, special)


def count_payments(s: State) -> tuple[int, int, int]:
    """How many payments of the colour there are, and the wild and special cards of the last one."""
    found, last_wilds, last_special = 0, 0, 0
    for wilds in range(min(int(s.hands[s.seat, box.WILD]), price(s)) + 1):
        if not is_wilds_only(s, wilds):
            for special in range(min(int(s.hands[s.seat, special_card(s, s.colour)]), price(s) - wilds) + 1):
                if is_payment(s, s.colour, wilds, special):
                    found, last_wilds, last_special = found + 1, wilds, special
    return found, last_wilds, last_special


def reach(s: State, seat: int, what: int, colour: int) -> int:
    """GL-057, GL-058: the most spaces, or cards of a harbour, that the hand covers in a colour."""
    wilds = int(s.hands[seat, box.WILD])
    anchored, singles = int(s.hands[seat, box.ANCHORED + colour]), int(s.hands[seat, box.SINGLE + colour])
    if what == RAIL:
        return wilds + anchored + int(s.hands[seat, box.PLAIN + colour])
    if what == SEA:
        return wilds + singles + 2 * int(s.hands[seat, box.DOUBLE + colour])
    return wilds + min(OF_EACH, anchored) + min(OF_EACH, singles)


def widest_reach(s: State, seat: int, what: int) -> int:
    """The most spaces, or cards of a harbour, that the hand covers in its best colour."""
    most = 0
    for colour in range(len(box.COLOURS)):
        most = max(most, reach(s, seat, what, colour))
    return most


def needs_colour(s: State) -> bool:
    """GL-056: whether the player chooses the colour."""
    return bool(s.route == NONE or box.COLOUR[s.route] == box.GREY)


def can_pay_in(s: State, colour: int) -> bool:
    """Whether there is a payment with a card of this colour, or with wild cards alone."""
    wilds = int(s.hands[s.seat, box.WILD])
    if colour == box.WILD_ONLY:
        return wilds >= price(s)
    covered = reach(s, s.seat, purpose(s), colour)
    return covered > wilds and covered >= price(s)


def offer_colours(s: State, moves: Moves) -> None:
    """GL-056, GL-AMB-13: a colour, or wild cards alone."""
    for colour in range(len(box.COLOURS) + 1):
        if can_pay_in(s, colour):
            offer(moves, action.COLOUR, colour)
