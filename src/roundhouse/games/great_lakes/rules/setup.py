"""Setup (GL-014 to GL-030)."""

from __future__ import annotations

from ....core.actions import Moves
from ....core.chance import random_below, shuffle
from ....core.events import tell
from ....core.piles import clear, draw, put
from ....core.record import NONE
from .. import action, box, event, option, phase
from ..action import DEALT, offer
from ..state import State
from .cards import deck_of, gain
from .display import lay_out, reset_display
from .tickets import bits, draw_tickets, settle_tickets, shuffle_returned

HAND = 2  # GL-016: cards of each deck


def setup(s: State) -> None:
    """GL-014 to GL-028: cards, display and tickets; then everybody chooses tickets, and after that pieces."""
    clear_table(s)
    fill_decks(s)
    for deck in range(len(box.DECKS)):
        shuffle(s, s.decks[deck], int(s.deck_size[deck]))
    for seat in range(s.seats):
        for deck in range(len(box.DECKS)):
            for _ in range(HAND):
                gain(s, seat, draw(s.decks, s.deck_size, deck))
    lay_out(s)
    reset_display(s)
    shuffle(s, s.ticket_deck[0], len(box.TICKETS))
    for seat in range(s.seats):
        draw_tickets(s, seat, DEALT)
    s.first = int(s.options[option.FIRST_PLAYER])
    if s.first == option.RANDOM:
        s.first = random_below(s, s.seats)
    s.seat, s.phase = s.first, phase.FIRST_TICKETS


def clear_table(s: State) -> None:
    clear(s.decks, s.deck_size)
    s.discards[:], s.discard_size[:], s.display[:], s.stands = 0, 0, NONE, 0
    s.hands[:], s.hand_size[:], s.remembered[:] = 0, 0, 0
    clear(s.ticket_deck, s.ticket_deck_size)
    s.returned[:], s.drawn[:], s.drawn_count[:], s.chosen[:], s.mix[:] = NONE, NONE, 0, 0, 0
    s.tickets[:], s.ticket_count[:] = 0, 0
    s.owner[:], s.network[:], s.harbours[:] = NONE, NONE, NONE
    s.harbours_left[:], s.supply[:], s.boxed[:], s.points[:] = 0, 0, 0, 0
    for seat in range(s.seats):
        s.harbours_left[seat] = box.HARBOURS
    s.turns, s.turns_left, s.taken = 0, NONE, 0
    s.route, s.city, s.colour, s.wilds, s.special = NONE, NONE, NONE, 0, 0
    s.events[:] = 0


def fill_decks(s: State) -> None:
    """GL-002 to GL-005, GL-008."""
    for card in range(box.KINDS):
        for _ in range(box.COPIES[card]):
            put(s.decks, s.deck_size, deck_of(card), card)
    for ticket in range(len(box.TICKETS)):
        put(s.ticket_deck, s.ticket_deck_size, 0, ticket)


def pass_choice_on(s: State) -> bool:
    """GL-AMB-22: the next seat chooses, not knowing what the others chose; False when all have."""
    s.seat = (s.seat + 1) % s.seats
    return s.seat != s.first


def choose_first_tickets(s: State, mask: int) -> None:
    """GL-019: in secret; when all have chosen, by seats from the starting player on."""
    s.chosen[s.seat] = mask
    tell(s, event.CHOSE, s.seat)
    if pass_choice_on(s):
        return
    returned = 0
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        returned += DEALT - bits(int(s.chosen[seat]))
        settle_tickets(s, seat, int(s.chosen[seat]))
    s.chosen[:] = 0
    shuffle_returned(s, returned)
    if s.options[option.STARTING_PIECES] == option.CHOOSE:
        s.phase = phase.PIECES
    else:
        s.mix[:] = box.RECOMMENDED
        hand_out_pieces(s)


def offer_mixes(s: State, moves: Moves) -> None:
    """GL-022, GL-023."""
    for i in range(len(action.MIXES)):
        offer(moves, action.PIECES, i)


def choose_pieces(s: State, trains: int) -> None:
    """GL-024: in secret, and revealed when all have chosen."""
    s.mix[s.seat] = trains
    tell(s, event.CHOSE, s.seat)
    if not pass_choice_on(s):
        hand_out_pieces(s)


def hand_out_pieces(s: State) -> None:
    """GL-021 to GL-025: fifty pieces each; then the game begins."""
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        s.supply[seat, box.TRAIN], s.supply[seat, box.SHIP] = s.mix[seat], box.SUPPLY - s.mix[seat]
        for deck in range(len(box.DECKS)):
            s.boxed[seat, deck] = box.PIECES[deck] - s.supply[seat, deck]
        tell(s, event.CHOSE_PIECES, seat, int(s.supply[seat, box.TRAIN]), int(s.supply[seat, box.SHIP]))
    s.mix[:] = 0
    s.phase = phase.TURN
    tell(s, event.BEGAN, s.seat)
