"""The steps in which a route or a harbour is paid for; a step that leaves no choice is not asked."""

from __future__ import annotations

from ....core.actions import Moves
from ....core.events import tell
from ....core.record import NONE
from .. import action, box, event, phase
from ..action import offer
from ..state import State
from .cards import discard_from_hand, renew_decks
from .claim import lay_pieces
from .harbours import place_harbour
from .payment import (
    can_pay_in,
    count_payments,
    fewest_plain,
    most_plain,
    needs_colour,
    plain_card,
    price,
    purpose,
    special_card,
)
from .take import go_on


def begin_claim(s: State, route: int) -> None:
    """GL-053: the route is chosen; how it is paid comes next."""
    s.route = route
    begin_paying(s)


def begin_harbour(s: State, port: int) -> None:
    s.city = port
    begin_paying(s)


def begin_paying(s: State) -> None:
    if not needs_colour(s):
        choose_colour(s, int(box.COLOUR[s.route]))
        return
    only, colours = NONE, 0
    for colour in range(len(box.COLOURS) + 1):
        if can_pay_in(s, colour):
            only = colour
            colours += 1
    if colours == 1:
        choose_colour(s, only)
    else:
        s.phase = phase.COLOUR


def choose_colour(s: State, colour: int) -> None:
    """GL-056, GL-AMB-13: one colour; wild cards alone have none, and leave nothing to choose."""
    s.colour = colour
    if colour == box.WILD_ONLY:
        finish_paying(s, price(s), 0, 0)
        return
    payments, wilds, special = count_payments(s)
    if payments == 1:
        choose_payment(s, wilds, special)
    else:
        s.phase = phase.PAY


def choose_payment(s: State, wilds: int, special: int) -> None:
    """GL-DP-08: what is left is paid with plain cards; only where a table may overpay is there a choice."""
    fewest = fewest_plain(s, wilds, special)
    most = min(most_plain(s, wilds, special), int(s.hands[s.seat, plain_card(s, s.colour)]))
    if fewest == most:
        finish_paying(s, wilds, special, fewest)
    else:
        s.wilds, s.special, s.phase = wilds, special, phase.SINGLES


def offer_singles(s: State, moves: Moves) -> None:
    """The option `overpay`: that many single ships as cover the route, up to a card a space."""
    most = min(most_plain(s, s.wilds, s.special), int(s.hands[s.seat, plain_card(s, s.colour)]))
    for cards in range(fewest_plain(s, s.wilds, s.special), most + 1):
        offer(moves, action.SINGLES, cards)


def choose_singles(s: State, cards: int) -> None:
    wilds, special = s.wilds, s.special
    s.wilds, s.special = 0, 0
    finish_paying(s, wilds, special, cards)


def finish_paying(s: State, wilds: int, special: int, plain: int) -> None:
    """GL-063, GL-081, GL-AMB-03, GL-AMB-05: pieces, cards, points; then decks and display are made whole."""
    route, port, colour, what = s.route, s.city, s.colour, purpose(s)
    if colour != box.WILD_ONLY:
        discard_from_hand(s, special_card(s, colour), special)
        discard_from_hand(s, plain_card(s, colour), plain)
    discard_from_hand(s, box.WILD, wilds)
    s.route, s.city, s.colour = NONE, NONE, NONE
    if route != NONE:
        lay_pieces(s, route)
    else:
        place_harbour(s, port)
    tell(s, event.PAID, box.WILD_ONLY if special + plain == 0 else colour, wilds, special, plain, what)
    renew_decks(s)
    go_on(s)
