"""A guess at what a seat cannot see: the unseen cards and tickets, dealt at random to where unseen ones are."""

from __future__ import annotations

from ...core.chance import random_below, random_kind, shuffle
from ...core.piles import clear, draw, put, weave
from ...core.record import NONE, Cells
from . import action, box, option, phase
from .action import DEALT, SEATS, SLOTS
from .rules.payment import (
    HARBOUR,
    OF_EACH,
    RAIL,
    fewest_plain,
    needs_colour,
    plain_card,
    price,
    purpose,
    reach,
    special_card,
)
from .rules.tickets import LEAST_KEPT_FIRST, bits, holds
from .state import State


def fill_in(s: State, seat: int) -> None:
    """GL-HID-03 to GL-HID-05: what `seat` (NONE: a spectator) does not see, in hands and decks of the known sizes."""
    deal_cards(s, seat)
    deal_tickets(s, seat)
    for other in range(SEATS):
        if other != seat:
            guess_choices(s, other)
    s.event_count = 0
    s.events[:] = 0


# Travel cards


def deal_cards(s: State, seat: int) -> None:
    """The one who is paying holds what it takes, and everybody what all remember; all else falls as it may."""
    pool = spare_row(s, seat)
    for other in range(SEATS):
        if other != seat:
            s.hands[other, :] = 0
    collect_unseen(s, seat, pool)
    deal_remembered(s, seat, pool)
    payer = s.seat if s.phase in (phase.COLOUR, phase.PAY, phase.SINGLES) and s.seat != seat else NONE
    if payer != NONE:
        deal_payment(s, pool, payer)
    for deck in range(len(box.DECKS)):
        left = int(s.deck_size[deck])
        s.deck_size[deck] = 0
        for place in range(box.DECK_CARDS):
            s.decks[deck, place] = NONE
        for _ in range(left):
            put(s.decks, s.deck_size, deck, take_unseen(s, pool, deck))
        for other in range(s.seats):
            if other not in (seat, pool):
                for _ in range(room(s, other, deck)):
                    s.hands[other, take_unseen(s, pool, deck)] += 1
    for card in range(box.KINDS):
        s.hands[pool, card] += s.remembered[pool, card]


def spare_row(s: State, seat: int) -> int:
    """A row of hands that is neither of the seat that guesses nor of the one that decides."""
    row = SEATS - 1
    while row == seat or row == s.seat:
        row -= 1
    return row


def collect_unseen(s: State, seat: int, pool: int) -> None:
    """Put every card that is nowhere to be seen into this row."""
    for card in range(box.KINDS):
        s.hands[pool, card] = box.COPIES[card] - s.discards[card]
        if seat != NONE:
            s.hands[pool, card] -= s.hands[seat, card]
    for slot in range(SLOTS):
        if s.display[slot] != NONE:
            s.hands[pool, s.display[slot]] -= 1


def deal_remembered(s: State, seat: int, pool: int) -> None:
    """What all remember to the hands it is in; what is in the hand of this row is kept for it."""
    for other in range(s.seats):
        if other != seat:
            for card in range(box.KINDS):
                s.hands[pool, card] -= s.remembered[other, card]
                if other != pool:
                    s.hands[other, card] = s.remembered[other, card]


def held(s: State, seat: int, deck: int) -> int:
    """How many cards of a deck a hand has so far."""
    if deck == box.TRAIN:
        return int(s.hands[seat, : box.FIRST_SHIP].sum())
    return int(s.hands[seat, box.FIRST_SHIP :].sum())


def room(s: State, seat: int, deck: int) -> int:
    """How many cards of a deck a hand still lacks."""
    return int(s.hand_size[seat, deck]) - held(s, seat, deck)


def take_unseen(s: State, pool: int, deck: int) -> int:
    """One of the unseen cards of a deck, each as likely as any other."""
    if deck == box.TRAIN:
        card = random_kind(s, s.hands[pool, : box.FIRST_SHIP], held(s, pool, deck))
    else:
        card = box.FIRST_SHIP + random_kind(s, s.hands[pool, box.FIRST_SHIP :], held(s, pool, deck))
    s.hands[pool, card] -= 1
    return card


def deal_payment(s: State, pool: int, payer: int) -> None:
    """Cards with which the seat that pays can do so, in the colour chosen or in the first that will do."""
    if s.phase == phase.SINGLES:
        give_up_to(s, pool, payer, box.WILD, s.wilds)
        give_up_to(s, pool, payer, special_card(s, s.colour), s.special)
        give_up_to(s, pool, payer, plain_card(s, s.colour), fewest_plain(s, s.wilds, s.special))
        return
    start = random_below(s, len(box.COLOURS))
    for i in range(len(box.COLOURS)):
        colour = (start + i) % len(box.COLOURS) if s.phase == phase.COLOUR else s.colour
        special, plain, wilds = lacking(s, pool, payer, colour)
        if wilds != NONE:
            give(s, pool, payer, box.WILD, wilds)
            give(s, pool, payer, special_card(s, colour), special)
            give(s, pool, payer, plain_card(s, colour), plain)
            return
    give_up_to(s, pool, payer, box.WILD, price(s))


def lacking(s: State, pool: int, payer: int, colour: int) -> tuple[int, int, int]:
    """Special, plain and wild cards that the payer lacks to pay, with few wild ones; NONE wilds: they cannot be had."""
    trains, ships, what = room(s, payer, box.TRAIN), room(s, payer, box.SHIP), purpose(s)
    special, plain = int(s.hands[pool, special_card(s, colour)]), int(s.hands[pool, plain_card(s, colour)])
    held_special, held_plain = int(s.hands[payer, special_card(s, colour)]), int(s.hands[payer, plain_card(s, colour)])
    is_coloured = held_special + held_plain > 0 or not needs_colour(s)
    due = max(price(s) - reach(s, payer, what, colour), 0 if is_coloured else 1)
    if what == RAIL:
        plain = min(plain, trains, due)
        special = min(special, trains - plain, due - plain)
        wilds, trains = due - plain - special, trains - plain - special
    elif what == HARBOUR:
        plain = min(plain, max(0, OF_EACH - held_plain), ships, due)
        special = min(special, max(0, OF_EACH - held_special), trains, due - plain)
        wilds, trains = due - plain - special, trains - special
    else:
        special = min(special, ships, (due + 1) // 2)
        plain = min(plain, ships - special, max(0, due - 2 * special))
        wilds = max(0, due - plain - 2 * special)
    if wilds > trains or wilds > s.hands[pool, box.WILD] or not (is_coloured or special + plain > 0):
        return 0, 0, NONE
    return special, plain, wilds


def give(s: State, pool: int, payer: int, card: int, number: int) -> None:
    s.hands[pool, card] -= number
    s.hands[payer, card] += number


def give_up_to(s: State, pool: int, payer: int, card: int, number: int) -> None:
    """How many cards the payer lacks to have this number."""
    give(s, pool, payer, card, max(0, number - int(s.hands[payer, card])))


# Tickets and secret choices


def deal_tickets(s: State, seat: int) -> None:
    """Unseen tickets to the others' hands, to the deck, and from its top to those who are choosing."""
    left = int(s.ticket_deck_size[0])
    collect_tickets(s, seat)
    shuffle(s, s.ticket_deck[0], int(s.ticket_deck_size[0]))
    for other in range(SEATS):
        if other != seat:
            s.tickets[other, :] = 0
            s.drawn[other, :] = NONE
            s.returned[other, :] = NONE
            for _ in range(s.ticket_count[other]):
                ticket = draw(s.ticket_deck, s.ticket_deck_size, 0)
                s.tickets[other, ticket // box.BITS] |= 1 << (ticket % box.BITS)
    if seat != NONE:
        places = s.returned[spare_row(s, seat)]
        plan_returned(s, seat, places)
        weave(s.ticket_deck, s.ticket_deck_size, 0, places)
        places[:] = NONE
    for other in range(SEATS):
        if other != seat:
            for i in range(s.drawn_count[other]):
                s.drawn[other, i] = draw(s.ticket_deck, s.ticket_deck_size, 0)
    assert s.ticket_deck_size[0] == left


def collect_tickets(s: State, seat: int) -> None:
    """Put every ticket of which this seat does not know where it is into the deck."""
    clear(s.ticket_deck, s.ticket_deck_size)
    for ticket in range(len(box.TICKETS)):
        if seat == NONE or not is_known(s, seat, ticket):
            put(s.ticket_deck, s.ticket_deck_size, 0, ticket)


def is_known(s: State, seat: int, ticket: int) -> bool:
    """Whether a seat holds a ticket, is choosing from it, or has put it under the deck."""
    return bool(holds(s, seat, ticket) or is_drawn(s, seat, ticket) or s.returned[seat, ticket] != NONE)


def plan_returned(s: State, seat: int, places: Cells) -> None:
    """GL-HID-04: which ticket that this seat put under the deck lies at which place of it."""
    if s.options[option.RETURN_ORDER] == option.SHUFFLED:
        plan_shuffled(s, seat, places)
        return
    for ticket in range(len(box.TICKETS)):
        if s.returned[seat, ticket] != NONE:
            places[s.returned[seat, ticket]] = ticket


def plan_shuffled(s: State, seat: int, places: Cells) -> None:
    """GL-AMB-21: each at a free place, not above the highest at which it can lie; the lowest first: all find room."""
    for highest in range(len(box.TICKETS)):
        for ticket in range(len(box.TICKETS)):
            if s.returned[seat, ticket] == highest:
                place = random_below(s, highest + 1)
                while places[place] != NONE:
                    place = (place + 1) % (highest + 1)
                places[place] = ticket


def is_drawn(s: State, seat: int, ticket: int) -> bool:
    for i in range(s.drawn_count[seat]):
        if s.drawn[seat, i] == ticket:
            return True
    return False


def has_chosen(s: State, seat: int) -> bool:
    """GL-AMB-22: those between the starting player and the seat that decides have."""
    return seat < s.seats and (seat - s.first) % s.seats < (s.seat - s.first) % s.seats


def guess_choices(s: State, seat: int) -> None:
    """What a seat has chosen in secret before the first turn."""
    s.chosen[seat], s.mix[seat] = 0, 0
    if s.phase == phase.FIRST_TICKETS and has_chosen(s, seat):
        mask = random_below(s, 1 << DEALT)
        while bits(mask) < LEAST_KEPT_FIRST:
            mask = random_below(s, 1 << DEALT)
        s.chosen[seat] = mask
    if s.phase == phase.PIECES and has_chosen(s, seat):
        s.mix[seat] = box.FEWEST_TRAINS + random_below(s, len(action.MIXES))
