"""A guess at what a seat cannot see: the unseen cards, dealt at random to where unseen cards are."""

from __future__ import annotations

from ...core.chance import random_below, shuffle
from ...core.piles import draw, put, weave
from ...core.record import NONE, Cells
from . import box, option, phase
from .action import DISPLAY, SEATS
from .rules.cards import draw_card
from .rules.lay import least_locos
from .rules.setup import DEALT_TICKETS
from .state import ANYWHERE, CHOSEN, HELD, LOOKED_AT, TRIPLE, State


def fill_in(s: State, seat: int) -> None:
    """TC-HID-03: all cards that `seat` (NONE: a spectator) does not see, where cards lie that it does not see."""
    guess_trains(s, seat)
    guess_tickets(s, seat)
    s.prices[:], s.order[:] = 0, 0
    s.event_count = 0
    s.events[:] = 0


# Train cards


def guess_trains(s: State, seat: int) -> None:
    """Put all Train cards that nobody knows into the deck, and deal from it to hands and Stacks that are not seen."""
    left = s.train_deck_size
    for other in range(s.seats):
        if other != seat:
            s.stack_own[other, :] = 0
            for card in range(box.KINDS):
                s.hands[other, card] = s.remembered[other, card]
        s.stack_hidden[other, :] = 0
    collect_unseen(s, seat)
    if s.turn != seat:
        deal_named(s)
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.hand_size[other] - s.hands[other].sum()):
                s.hands[other, draw_card(s)] += 1
        for _ in range(s.stack_size[other] - s.stack_open[other].sum() - s.stack_own[other].sum()):
            if s.options[option.OPEN_STACK] == option.OWNER_LOOKS:
                s.stack_own[other, draw_card(s)] += 1
            else:
                s.stack_hidden[other, draw_card(s)] += 1
    assert s.train_deck_size == left


def collect_unseen(s: State, seat: int) -> None:
    """Put every Train card that is nowhere to be seen into the deck."""
    for card in range(box.KINDS):
        s.train_deck[card] = box.COPIES[card] - s.discards[card]
        for other in range(s.seats):
            s.train_deck[card] -= s.hands[other, card] + s.stack_own[other, card] + s.stack_open[other, card]
    for place in range(DISPLAY):
        if s.display[place] != NONE:
            s.train_deck[s.display[place]] -= 1
    for colour in range(box.LOCO):
        s.train_deck[colour] -= s.row_coloured[colour]
        s.train_deck[box.LOCO] -= s.row_locos[colour]
    s.train_deck_size = int(s.train_deck.sum())


def deal_named(s: State) -> None:
    """The cards that the seat on turn must have, as it has begun to lay them."""
    if s.phase == phase.LOCOMOTIVES:
        deal_up_to(s, s.colour, s.coloured)
        deal_up_to(s, box.LOCO, least_locos(s) + 1)
    elif s.phase == phase.TRIPLE:
        for colour in s.triple:
            if colour != NONE:
                deal_up_to(s, colour, 1)
        first, colours = random_below(s, box.LOCO), free_colours(s)
        for i in range(box.LOCO):
            colour = (first + i) % box.LOCO
            is_free = s.row_seat[colour] == NONE and s.train_deck[colour] > 0 and s.hands[s.turn, colour] == 0
            if is_free and colours < TRIPLE:
                deal_up_to(s, colour, 1)
                colours += 1


def deal_up_to(s: State, card: int, number: int) -> None:
    """Cards of a kind from the deck to the seat on turn, until it has this number."""
    while s.hands[s.turn, card] < number:
        s.train_deck[card] -= 1
        s.train_deck_size -= 1
        s.hands[s.turn, card] += 1


def free_colours(s: State) -> int:
    """How many colours the seat on turn has so far that may be in a triple."""
    colours = 0
    for colour in range(box.LOCO):
        colours += int(s.hands[s.turn, colour] > 0 and s.row_seat[colour] == NONE)
    return colours


# Tickets


def guess_tickets(s: State, seat: int) -> None:
    """Shuffle all unseen Tickets, and deal to the others as many as they hold; the rest is the Ticket deck."""
    for other in range(SEATS):
        if other != seat:
            s.tickets[other, :], s.returned[other, :] = 0, NONE
    s.ticket_deck[:], s.ticket_deck_size[0] = NONE, 0
    for ticket in range(box.TICKETS):
        if s.completed[ticket] == NONE and (seat == NONE or not is_known(s, seat, ticket)):
            put(s.ticket_deck, s.ticket_deck_size, 0, ticket)
    shuffle(s, s.ticket_deck[0], int(s.ticket_deck_size[0]))
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.ticket_count[other]):
                s.tickets[other, draw(s.ticket_deck, s.ticket_deck_size, 0)] = HELD
            if s.phase == phase.START_TICKETS:
                deal_choice(s, other)
    if seat != NONE:
        lay_returned(s, seat, s.returned[(seat + 1) % SEATS])
    if s.phase == phase.TICKETS:
        lay_looked_at(s, seat)


def is_known(s: State, seat: int, ticket: int) -> bool:
    """Whether a seat has a Ticket before it, or has put it back into the deck."""
    return bool(s.tickets[seat, ticket] != 0 or s.returned[seat, ticket] != NONE)


def lay_returned(s: State, seat: int, places: Cells) -> None:
    """TC-HID-03: what a seat put back lies where it knows it to lie; `places` is room for a plan of that."""
    for ticket in range(box.TICKETS):
        if s.returned[seat, ticket] == ANYWHERE:
            put(s.ticket_deck, s.ticket_deck_size, 0, ticket)
    shuffle(s, s.ticket_deck[0], int(s.ticket_deck_size[0]))
    for highest in range(box.TICKETS):
        for ticket in range(box.TICKETS):
            if s.returned[seat, ticket] == highest:
                places[free_place(s, places, highest)] = ticket
    weave(s.ticket_deck, s.ticket_deck_size, 0, places)
    places[:] = NONE


def free_place(s: State, places: Cells, highest: int) -> int:
    """TC-081: this very place, or any that is free below if what is put under the deck is shuffled."""
    if s.options[option.TICKET_RETURN_ORDER] != option.SHUFFLED:
        return highest
    place = random_below(s, highest + 1)
    while places[place] != NONE:
        place = (place + 1) % (highest + 1)
    return place


def deal_choice(s: State, other: int) -> None:
    """Six Tickets of a seat, of which it has chosen some if its choice is done."""
    for i in range(DEALT_TICKETS):
        ticket = draw(s.ticket_deck, s.ticket_deck_size, 0)
        is_chosen = other < s.seat and (i == 0 or random_below(s, 2) == 0)
        s.tickets[other, ticket] = CHOSEN if is_chosen else LOOKED_AT


def lay_looked_at(s: State, seat: int) -> None:
    """The Tickets being looked at lie on top of the deck: those that the seat sees, or any."""
    if s.turn == seat:
        for ticket in range(box.TICKETS):
            if s.tickets[seat, ticket] in (LOOKED_AT, CHOSEN):
                put(s.ticket_deck, s.ticket_deck_size, 0, ticket)
    else:
        size = int(s.ticket_deck_size[0])
        for place in range(size - s.looked_at, size):
            s.tickets[s.turn, s.ticket_deck[0, place]] = LOOKED_AT
