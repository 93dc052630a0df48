"""A guess at what a seat cannot see: the unseen cards, dealt at random to where unseen cards are."""

from __future__ import annotations

from ...core.chance import random_below
from ...core.piles import put
from ...core.record import NONE
from . import box, phase
from .action import COLUMNS, PLACES, ROWS
from .rules.piles import first_card, shuffle_piles, swap_cards
from .rules.setup import random_undealt
from .state import DEALT, State


def fill_in(s: State, seat: int) -> None:
    """CE-HID-01, CE-HID-04: the contracts, piles and deck that `seat` (NONE: a spectator) cannot see."""
    deal_contracts(s, seat)
    fill_piles(s)
    for i in range(len(box.EVENT_CARDS)):
        if s.event_pile[i] != NONE:
            move_event(s, box.FIRST_EVENT + i, int(s.event_pile[i]))
    fill_deck(s)
    s.event_count = 0
    s.events[:] = 0


# Contracts


def deal_contracts(s: State, seat: int) -> None:
    """CE-119: two of those that this seat does not know to each of the others, who have kept one of them."""
    for other in range(s.seats):
        if other != seat:
            s.dealt[other, 0] = s.contract[other] if s.phase == phase.OVER else NONE
            s.dealt[other, 1] = NONE
    for other in range(s.seats):
        for i in range(DEALT):
            if s.dealt[other, i] == NONE:
                s.dealt[other, i] = random_undealt(s)
        if other != seat and s.phase != phase.OVER:
            has_kept = s.phase != phase.CONTRACT or other < s.seat
            s.contract[other] = s.dealt[other, random_below(s, DEALT)] if has_kept else NONE


# Small cards


def unseen(s: State, card: int) -> int:
    """How many small cards of a kind are nowhere to be seen."""
    count = int(box.COPIES[card]) - int(s.boxed[card]) - int(s.character == card)
    for row in range(ROWS):
        for column in range(len(COLUMNS)):
            count -= int(s.market[row, column] == card)
    for seat in range(s.seats):
        if card <= box.LOCOMOTIVE:
            count -= int(s.wagons[seat, card])
        elif card == box.BANKNOTE:
            count -= int(s.banknotes[seat])
    return count


def fill_piles(s: State) -> None:
    """Every unseen card in some pile, each arrangement as likely as any other; the piles keep their sizes."""
    pile, place = 0, 0
    s.piles[:] = NONE
    for card in range(len(box.CARDS)):
        for _ in range(unseen(s, card)):
            while place == s.pile_size[pile]:
                pile, place = pile + 1, 0
            s.piles[pile, place] = card
            place += 1
    shuffle_piles(s)


def move_event(s: State, card: int, pile: int) -> None:
    """CE-AMB-03: an event that all saw shuffled into a pile is there, at any place but that of the other event."""
    here = 0
    while card_at(s, here) != card:
        here += 1
    first, size = first_card(s, pile), int(s.pile_size[pile])
    if first <= here < first + size:
        return
    other = box.TRAIN_ACCIDENT + box.STATION_FIRE - card
    there = first + random_below(s, size)
    while card_at(s, there) == other and s.event_pile[other - box.FIRST_EVENT] == pile:
        there = first + random_below(s, size)
    swap_cards(s, here, there)


def card_at(s: State, i: int) -> int:
    """A card of the piles, counted over all of them."""
    pile = 0
    while i >= s.pile_size[pile]:
        i -= int(s.pile_size[pile])
        pile += 1
    return int(s.piles[pile, i])


# Objectives


def is_seen(s: State, objective: int) -> bool:
    """Whether all know where an objective is."""
    for place in range(PLACES):
        if s.objectives[place] == objective or s.buried[place] == objective:
            return True
    for seat in range(s.seats):
        for i in range(s.claimed_count[seat]):
            if s.claimed[seat, i] == objective:
                return True
    return False


def fill_deck(s: State) -> None:
    """CE-HID-04: those put under the deck stay there; the others lie over them in any order."""
    s.deck[:], s.deck_size[0] = NONE, 0
    for place in range(PLACES):
        if s.buried[place] != NONE:
            put(s.deck, s.deck_size, 0, int(s.buried[place]))
    known = int(s.deck_size[0])
    for objective in range(len(box.OBJECTIVES)):
        if not is_seen(s, objective):
            put(s.deck, s.deck_size, 0, objective)
    for i in range(int(s.deck_size[0]) - 1, known, -1):
        j = known + random_below(s, i + 1 - known)
        s.deck[0, i], s.deck[0, j] = s.deck[0, j], s.deck[0, i]
