"""Which cards the seat that decides wants, how much time there is, and what cards are worth in Stack and hand."""

from __future__ import annotations

from ....core.record import NONE
from .. import box
from ..rules.cards import row_size
from ..rules.scoring import WITH_TWO_DECKS
from ..state import CHOSEN, HELD, State
from .notes import MOST_CARDS, Notes

CARD = 4.5  # points that a card in the Stack is worth, if a Ticket needs it
SPARE = 0.5  # and if none does
JOKER = 1.2  # a Locomotive, compared with a card that is needed
IN_HAND = 0.5  # a card in hand, compared with one in the Stack
CARDS_A_TURN = 1.4  # that leave the deck
SENT_A_TURN = 0.95  # that a seat sends to its Stack
SECOND_DECK = 14.0  # cards that a seat sends while the second deck lasts
MANY_CARDS = 11  # in hand
WARY = 1.8  # each card more makes a row so much less likely to be robbed
MASK = (1 << box.BYTE) - 1


# Time and wants


def look_at_wants(s: State, notes: Notes) -> None:
    """What the Tickets in hand need beyond what lies in the Stack or will; hidden cards may be of any colour."""
    notes.sends = turns_left(s)
    needs, total, any_colour = needs_of_tickets(s), 0, int(s.stack_size[s.seat])
    for colour in range(box.LOCO):
        total += needs >> box.BYTE * colour & MASK
        any_colour -= cards_in_stack(s, colour)  # in the end: Locomotives, and what is not seen
    met = min(1.0, any_colour / max(1, total))
    notes.want_all = 0.0
    for colour in range(box.LOCO):
        row = row_size(s, colour) if s.row_seat[colour] == s.seat else 0
        lacking = (needs >> box.BYTE * colour & MASK) - cards_in_stack(s, colour)
        notes.want[colour] = max(0.0, lacking * (1 - met) - min(float(row), notes.sends))
        notes.want_all += notes.want[colour]
    notes.room = notes.sends * SENT_A_TURN + sent_with_second_deck(s) - notes.want_all


def turns_left(s: State) -> float:
    """Own turns to come in this half after this one; a card laid now leaves in the next."""
    return 1 + s.train_deck_size / (CARDS_A_TURN * s.seats) if s.last_turns == NONE else 0.0


def sent_with_second_deck(s: State) -> float:
    """Cards to be sent in the half to come."""
    return SECOND_DECK if s.seats == WITH_TWO_DECKS and s.half == 0 else 0.0


def needs_of_tickets(s: State) -> int:
    """The cards, packed, that the Tickets held or to be kept need."""
    seat, needs = s.seat, 0
    for ticket in range(box.TICKETS):
        if s.tickets[seat, ticket] in (HELD, CHOSEN):
            needs += int(box.PACKED_NEEDS[ticket])
    return needs


def cards_in_stack(s: State, card: int) -> int:
    """How many cards of a kind the seat sees in its Stack."""
    return int(s.stack_open[s.seat, card]) + int(s.stack_own[s.seat, card])


# Cards


def in_stack(notes: Notes, card: int, already: int) -> float:
    """What a card is worth in the Stack, if that many of its colour come before it."""
    if card == box.LOCO:
        return JOKER * CARD if notes.want_all > already else SPARE
    needed = min(1.0, max(0.0, float(notes.want[card]) - already))
    return needed * CARD + (1 - needed) * SPARE


def in_hand(notes: Notes, card: int, already: int) -> float:
    """What a card is worth in hand, where that many of its kind are."""
    return notes.patience * in_stack(notes, card, already)


def look_at_hand(s: State, notes: Notes) -> None:
    """Cards in hand are worth less when there is little time or many of them."""
    time = min(1.0, notes.sends / 4)
    notes.patience = IN_HAND * time * (MANY_CARDS / max(MANY_CARDS, int(s.hand_size[s.seat])))


def look_at_deck(s: State, notes: Notes) -> None:
    """What one more card of each kind is worth, and one of the deck, from what was not seen."""
    seat, total, value = s.seat, 0, 0.0
    for card in range(box.KINDS):
        notes.gets[card] = in_hand(notes, card, int(s.hands[seat, card]))
        unseen = cards_unseen(s, card)
        total += unseen
        value += unseen * notes.gets[card]
    notes.unseen = value / max(1, total) if s.train_deck_size > 0 else 0.0


def cards_unseen(s: State, card: int) -> int:
    """How many cards of a kind are in the deck, in others' hands or in Stacks that are not seen."""
    left = int(box.COPIES[card]) - int(s.discards[card]) - int(s.hands[s.seat, card])
    for seat in range(s.seats):
        left -= int(s.stack_open[seat, card])
    for place in range(len(s.display)):
        left -= int(s.display[place] == card)
    if card < box.LOCO:
        left -= int(s.row_coloured[card])
    else:
        for colour in range(box.LOCO):
            left -= int(s.row_locos[colour])
    return max(0, left)


# Rows


def look_at_rows(s: State, notes: Notes) -> None:
    """What rows risk that the seat could lay now, and what a row of one card is worth."""
    notes.share = 1 / (s.seats - 1)
    easier = 1.0
    for size in range(1, min(MOST_CARDS, int(s.hand_size[s.seat])) + 1):
        safe = 1.0
        for other in range(s.seats):
            if other != s.seat:
                safe *= 1 - min(0.5, int(s.hand_size[other]) / 40) / easier
        notes.risk[size] = 1 - safe
        easier *= WARY
    for colour in range(box.LOCO):
        held = int(s.hands[s.seat, colour])
        notes.single[colour] = 0.0
        if held > 0 and notes.sends > 0:
            sent = (1 - notes.risk[1]) * in_stack(notes, colour, 0)
            notes.single[colour] = sent - in_hand(notes, colour, held - 1)
