"""Tickets: the choice at the start (TC-015 to TC-020) and action C (TC-075 to TC-081)."""

from __future__ import annotations

from ....core.actions import Moves
from ....core.chance import shuffle
from ....core.events import tell
from ....core.piles import draw, insert, put
from ....core.record import NONE
from .. import action, box, event, option, phase
from ..action import offer
from ..state import ANYWHERE, CHOSEN, HELD, LOOKED_AT, State
from .dispatch import begin_turn

LOOKED = 4


def offer_to_keep(s: State, moves: Moves) -> None:
    """TC-016, TC-076: any of the Tickets looked at; at the start at least one must be kept."""
    chosen = 0
    for ticket in range(box.TICKETS):
        if s.tickets[s.seat, ticket] == LOOKED_AT:
            offer(moves, action.KEEP, ticket)
        elif s.tickets[s.seat, ticket] == CHOSEN:
            chosen += 1
    if s.phase == phase.TICKETS or chosen > 0:
        offer(moves, action.DONE)


# At the start


def finish_choice(s: State) -> None:
    """TC-020: one seat after the other chooses, and nobody sees what; then all Tickets go where they belong."""
    s.seat += 1
    if s.seat == s.seats:
        settle_choices(s)
        begin_turn(s)


def settle_choices(s: State) -> None:
    """TC-017: what was not kept is shuffled back into the Ticket deck."""
    for seat in range(s.seats):
        for ticket in range(box.TICKETS):
            if s.tickets[seat, ticket] == LOOKED_AT:
                put(s.ticket_deck, s.ticket_deck_size, 0, ticket)
                s.tickets[seat, ticket], s.returned[seat, ticket] = 0, ANYWHERE
        hold_chosen(s, seat)
    shuffle(s, s.ticket_deck[0], int(s.ticket_deck_size[0]))


def hold_chosen(s: State, seat: int) -> None:
    """TC-078: what was chosen is kept for good."""
    kept = 0
    for ticket in range(box.TICKETS):
        if s.tickets[seat, ticket] == CHOSEN:
            s.tickets[seat, ticket] = HELD
            kept += 1
    s.ticket_count[seat] += kept
    tell(s, event.KEPT, seat, kept)


# Action C


def can_look(s: State) -> bool:
    """TC-040, TC-079, TC-080: whether there are Tickets to draw."""
    return bool(s.ticket_deck_size[0] >= (LOOKED if s.options[option.TICKET_DRAW_NEEDS_FOUR] else 1))


def look(s: State) -> None:
    """TC-075, TC-079: the top four Tickets, or as many as there are."""
    size = int(s.ticket_deck_size[0])
    s.looked_at = min(LOOKED, size)
    for i in range(s.looked_at):
        ticket = int(s.ticket_deck[0, size - 1 - i])
        s.tickets[s.seat, ticket], s.returned[s.seat, ticket] = LOOKED_AT, NONE
        tell(s, event.LOOKED, s.seat, ticket)
    highest = size - s.looked_at - 1
    for ticket in range(box.TICKETS):
        if highest < s.returned[s.seat, ticket] < ANYWHERE:
            s.returned[s.seat, ticket] = highest
    s.phase = phase.TICKETS


def return_rest(s: State) -> None:
    """TC-077, TC-081: what is not kept goes under the deck, the first drawn uppermost."""
    returned = 0
    for ticket in range(box.TICKETS):
        returned += int(s.tickets[s.seat, ticket] == LOOKED_AT)
    lift_returned(s, returned)
    is_shuffled = s.options[option.TICKET_RETURN_ORDER] == option.SHUFFLED
    place = returned
    for _ in range(s.looked_at):
        ticket = draw(s.ticket_deck, s.ticket_deck_size, 0)
        if s.tickets[s.seat, ticket] == LOOKED_AT:
            place -= 1
            s.tickets[s.seat, ticket], s.returned[s.seat, ticket] = 0, returned - 1 if is_shuffled else place
            insert(s.ticket_deck, s.ticket_deck_size, 0, 0, ticket)
    s.looked_at = 0
    if is_shuffled:
        shuffle(s, s.ticket_deck[0], returned)
    hold_chosen(s, s.seat)


def lift_returned(s: State, returned: int) -> None:
    """TC-HID-03: that many Tickets come under those that seats know of; one looked at may be anywhere, or kept."""
    under, kept = int(s.ticket_deck_size[0]) - s.looked_at, s.looked_at - returned
    for seat in range(s.seats):
        for ticket in range(box.TICKETS):
            place = int(s.returned[seat, ticket])
            if seat != s.seat and place >= under:
                s.returned[seat, ticket] = ANYWHERE if kept == 0 else NONE
            elif place not in (NONE, ANYWHERE):
                s.returned[seat, ticket] += returned
