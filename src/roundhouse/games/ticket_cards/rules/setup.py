"""Setup (TC-009 to TC-022)."""

from __future__ import annotations

from ....core.chance import random_below
from ....core.hands import gain
from ....core.piles import clear, draw, put
from ....core.record import NONE
from .. import box, option, phase
from ..state import LOOKED_AT, State
from .cards import draw_card, fill_display, wash_display

DEALT = 7  # Train cards, besides the Locomotive
DEALT_TICKETS = 6


def setup(s: State) -> None:
    """TC-009 to TC-015, TC-022: hands, the display, six Tickets each; then everybody chooses among them."""
    clear_table(s)
    first = int(s.options[option.START_PLAYER])
    if first == option.RANDOM:
        first = random_below(s, s.seats)
    s.start_player, s.turn = first, first
    deal_trains(s)
    deal_tickets(s)
    s.seat, s.phase = 0, phase.START_TICKETS


def clear_table(s: State) -> None:
    s.turns, s.half, s.last_turns, s.ending = 0, 0, NONE, NONE
    s.train_deck[:], s.train_deck_size, s.display[:], s.discards[:] = 0, 0, NONE, 0
    s.hands[:], s.hand_size[:], s.remembered[:] = 0, 0, 0
    s.row_seat[:], s.row_coloured[:], s.row_locos[:] = NONE, 0, 0
    s.stack_size[:], s.stack_hidden[:], s.stack_own[:], s.stack_open[:] = 0, 0, 0, 0
    clear(s.ticket_deck, s.ticket_deck_size)
    s.looked_at, s.tickets[:], s.ticket_count[:], s.completed[:], s.returned[:] = 0, 0, 0, NONE, NONE
    s.row, s.colour, s.coloured, s.triple[:] = NONE, NONE, 0, NONE
    s.prices[:], s.order[:], s.events[:] = 0, 0, 0


def deal_trains(s: State) -> None:
    """TC-009 to TC-013: a Locomotive and seven cards each, and five open cards."""
    for card in range(box.KINDS):
        s.train_deck[card] = box.COPIES[card]
    s.train_deck[box.LOCO] -= s.seats
    s.train_deck_size = box.TRAIN_CARDS - s.seats
    for seat in range(s.seats):
        gain(s, seat, box.LOCO)
        s.remembered[seat, box.LOCO] = 1
    for _ in range(DEALT):
        for seat in range(s.seats):
            gain(s, seat, draw_card(s))
    fill_display(s)
    wash_display(s)


def deal_tickets(s: State) -> None:
    """TC-015: six Tickets each.  Only the dealt ones are drawn by chance: the rest is shuffled after the choice."""
    for ticket in range(box.TICKETS):
        put(s.ticket_deck, s.ticket_deck_size, 0, ticket)
    for _ in range(DEALT_TICKETS):
        for seat in range(s.seats):
            top = int(s.ticket_deck_size[0]) - 1
            place = random_below(s, top + 1)
            s.ticket_deck[0, top], s.ticket_deck[0, place] = s.ticket_deck[0, place], s.ticket_deck[0, top]
            s.tickets[seat, draw(s.ticket_deck, s.ticket_deck_size, 0)] = LOOKED_AT
