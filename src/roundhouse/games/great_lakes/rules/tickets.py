"""Action: draw tickets (GL-070 to GL-073), and the tickets of a hand, one bit each."""

from __future__ import annotations

from ....core.actions import Moves
from ....core.chance import shuffle
from ....core.events import tell
from ....core.piles import draw, insert
from ....core.record import NONE
from .. import action, box, event, option, phase
from ..action import DEALT, offer
from ..state import State
from .ending import end_turn

DRAWN = 4  # GL-070
LEAST_KEPT = 1  # GL-071
LEAST_KEPT_FIRST = 3  # GL-019


def holds(s: State, seat: int, ticket: int) -> bool:
    return bool(s.tickets[seat, ticket // box.BITS] >> (ticket % box.BITS) & 1)


def give_ticket(s: State, seat: int, ticket: int) -> None:
    s.tickets[seat, ticket // box.BITS] |= 1 << (ticket % box.BITS)
    s.ticket_count[seat] += 1


def draw_tickets(s: State, seat: int, number: int) -> None:
    """From the top of the ticket deck, to be chosen from; what a seat does not draw of its own lies further down."""
    for i in range(number):
        ticket = draw(s.ticket_deck, s.ticket_deck_size, 0)
        s.drawn[seat, i] = ticket
        s.returned[seat, ticket] = NONE
    s.drawn_count[seat] = number
    highest = int(s.ticket_deck_size[0]) - 1
    for ticket in range(len(box.TICKETS)):
        s.returned[seat, ticket] = min(int(s.returned[seat, ticket]), highest)


def begin_tickets(s: State) -> None:
    """GL-070, GL-AMB-20: the top four, or all that are left."""
    number = min(DRAWN, int(s.ticket_deck_size[0]))
    draw_tickets(s, s.seat, number)
    tell(s, event.DREW_TICKETS, s.seat, number)
    s.phase = phase.TICKETS


def bits(mask: int) -> int:
    """How many bits are set."""
    found = 0
    for i in range(DEALT):
        found += mask >> i & 1
    return found


def offer_subsets(s: State, moves: Moves, least: int) -> None:
    """GL-DP-01, GL-DP-09: every choice of the drawn tickets that keeps enough of them."""
    for mask in range(1, 1 << int(s.drawn_count[s.seat])):
        if bits(mask) >= least:
            offer(moves, action.KEEP, mask - 1)


def settle_tickets(s: State, seat: int, mask: int) -> None:
    """GL-072, GL-073, GL-AMB-21: what is kept stays; the rest goes under the deck in the order of drawing."""
    drawn = int(s.drawn_count[seat])
    returned = drawn - bits(mask)
    lift_returned(s, returned)
    first, second, third = NONE, NONE, NONE
    for i in range(drawn):
        ticket = int(s.drawn[seat, i])
        if mask >> i & 1:
            give_ticket(s, seat, ticket)
        else:
            if first == NONE:
                first = ticket
            elif second == NONE:
                second = ticket
            else:
                third = ticket
            insert(s.ticket_deck, s.ticket_deck_size, 0, 0, ticket)
            returned -= 1
            s.returned[seat, ticket] = returned
        s.drawn[seat, i] = NONE
    s.drawn_count[seat] = 0
    tell(s, event.KEPT, seat, bits(mask))
    if bits(mask) < drawn:
        tell(s, event.RETURNED, seat, drawn - bits(mask), first, second, third)


def lift_returned(s: State, number: int) -> None:
    """GL-HID-04: that many tickets come under those that seats know of; one that was drawn may be anywhere now."""
    for seat in range(s.seats):
        for ticket in range(len(box.TICKETS)):
            if s.returned[seat, ticket] >= s.ticket_deck_size[0]:
                s.returned[seat, ticket] = NONE
            elif s.returned[seat, ticket] != NONE:
                s.returned[seat, ticket] += number


def shuffle_returned(s: State, returned: int) -> None:
    """GL-AMB-21, GL-RND-05: the lowest tickets of the deck, if a table agreed so."""
    if s.options[option.RETURN_ORDER] != option.SHUFFLED:
        return
    shuffle(s, s.ticket_deck[0], returned)
    for seat in range(s.seats):
        for ticket in range(len(box.TICKETS)):
            if 0 <= s.returned[seat, ticket] < returned:
                s.returned[seat, ticket] = returned - 1


def keep_tickets(s: State, mask: int) -> None:
    """The drawn tickets that stay; the turn is over."""
    returned = int(s.drawn_count[s.seat]) - bits(mask)
    settle_tickets(s, s.seat, mask)
    shuffle_returned(s, returned)
    end_turn(s)
