"""A guess at what a seat cannot see: the unseen cards, dealt at random to where unseen cards are."""

from __future__ import annotations

from ...core.chance import random_below
from ...core.piles import clear, put
from ...core.record import NONE, UNKNOWN
from . import box, option, phase
from .action import ROW, SEATS
from .rules.build import any_build
from .rules.cards import is_passenger
from .rules.load import any_load, can_force, open_holds
from .state import State

TRIES = 1000


def fill_in(s: State, seat: int) -> None:
    """IT-HID-02: deal until the seat that decides could have come to this decision with these cards."""
    for _ in range(TRIES):
        deal(s, seat)
        if makes_sense(s):
            break
    s.event_count = 0
    s.events[:] = 0


def makes_sense(s: State) -> bool:
    """The one who has chosen to build or to load has something to build or to load."""
    match s.phase:
        case phase.BUILD:
            return any_build(s)
        case phase.LOAD:
            return any_load(s)
        case phase.TARGET:
            return not s.is_forced or can_force(s, int(s.forced_card[s.seat]), open_holds(s))
    return True


def deal(s: State, seat: int) -> None:
    """Deck, hands and face-down cargo of the known sizes; cards put back on the deck are known."""
    pool = SEATS - 1 if seat != SEATS - 1 else SEATS - 2
    size, known = int(s.deck_size[0]), int(s.known_size[0])
    collect_unseen(s, seat, pool)
    deal_remembered(s, seat, pool)
    for other in range(s.seats):
        if other != seat:
            turn_down(s, other, pool)
    clear(s.deck, s.deck_size)
    for _ in range(size - known):
        put(s.deck, s.deck_size, 0, take_unseen(s, pool, NONE))
    for i in range(known):
        put(s.deck, s.deck_size, 0, int(s.known[0, i]))
    for other in range(s.seats):
        if other != seat and other != pool:
            for _ in range(s.hand_size[other] - s.hands[other].sum()):
                s.hands[other, take_unseen(s, pool, NONE)] += 1
    for card in range(box.TYPES):
        s.hands[pool, card] += s.remembered[pool, card]


def deal_remembered(s: State, seat: int, pool: int) -> None:
    """What all remember to the hands it is in; what is in the hand of the row for the unseen is kept for it."""
    for other in range(s.seats):
        if other != seat:
            for card in range(box.TYPES):
                s.hands[pool, card] -= s.remembered[other, card]
                if other != pool:
                    s.hands[other, card] = s.remembered[other, card]


def collect_unseen(s: State, seat: int, pool: int) -> None:
    """Put every card that is nowhere to be seen into one row of hands that is hidden or belongs to nobody."""
    for card in range(box.TYPES):
        s.hands[pool, card] = box.COPIES[s.options[option.DECK_VARIANT], card]
        if seat != NONE:
            s.hands[pool, card] -= s.hands[seat, card]
    for slot in range(ROW):
        see(s, pool, int(s.row[slot]))
    for i in range(s.discard_size[0]):
        see(s, pool, int(s.discards[0, i]))
    for i in range(s.known_size[0]):
        see(s, pool, int(s.known[0, i]))
    for other in range(s.seats):
        see_train(s, pool, other)
    for i in range(s.aside_count):
        see(s, pool, int(s.aside[i]))
    see(s, pool, s.card)
    if seat != NONE:
        see(s, pool, int(s.forced_card[seat]))
        for place in range(box.FREIGHT_SPACES):
            see(s, pool, int(s.face_down[seat, place]))


def see(s: State, pool: int, card: int) -> None:
    """A card that is seen is not unseen; anything else than a card does not matter."""
    if 0 <= card < box.TYPES:
        s.hands[pool, card] -= 1


def see_train(s: State, pool: int, seat: int) -> None:
    for position in range(s.train_size[seat]):
        see(s, pool, int(s.trains[seat, position]))
        for place in range(box.MOST_LOADS):
            load = int(s.loads[seat, position, place])
            if not is_passenger(load):
                see(s, pool, load)
    for building in range(s.building_count[seat]):
        see(s, pool, int(s.buildings[seat, building]))


def turn_down(s: State, seat: int, pool: int) -> None:
    """IT-HID-05: what another seat has laid, or is laying, face down; it does not show the cargo of its car."""
    mark_face_down(s, seat)
    for place in range(box.FREIGHT_SPACES):
        if s.face_down[seat, place] == UNKNOWN:
            hold = hold_under(s, box.FIRST_FACE_DOWN + seat * box.FREIGHT_SPACES + place)
            s.face_down[seat, place] = take_unseen(s, pool, hold)
    s.forced_card[seat] = NONE
    if s.is_forced and s.seat == seat:
        hold = NONE if s.target == NONE else int(box.HOLD[s.trains[s.target_seat, s.target]])
        s.forced_card[seat] = take_unseen(s, pool, hold)


def mark_face_down(s: State, seat: int) -> None:
    """UNKNOWN where this seat has a card face down on a train or set aside, and NONE elsewhere."""
    s.face_down[seat, :] = NONE
    for owner in range(s.seats):
        for position in range(s.train_size[owner]):
            for place in range(box.MOST_LOADS):
                mark_load(s, seat, int(s.loads[owner, position, place]))
    for i in range(s.aside_count):
        mark_load(s, seat, int(s.aside[i]))


def mark_load(s: State, seat: int, load: int) -> None:
    """If this load is a card that the seat has laid face down, it is UNKNOWN."""
    first = box.FIRST_FACE_DOWN + seat * box.FREIGHT_SPACES
    if first <= load < first + box.FREIGHT_SPACES:
        s.face_down[seat, load - first] = UNKNOWN


def hold_under(s: State, load: int) -> int:
    """The cargo of the car on which a face-down card lies, or NONE if it is set aside."""
    for seat in range(s.seats):
        for position in range(s.train_size[seat]):
            for place in range(box.MOST_LOADS):
                if s.loads[seat, position, place] == load:
                    return int(box.HOLD[s.trains[seat, position]])
    return NONE


def may_be(s: State, card: int, hold: int) -> bool:
    """IT-AMB-18: whether this card may lie face down on a car of this cargo."""
    if hold == NONE or not s.options[option.FORCED_LOAD_REQUIRES_MISMATCH]:
        return True
    return bool(box.SYMBOL[card] != hold and box.SYMBOL[card] != box.ALL)


def take_unseen(s: State, pool: int, hold: int) -> int:
    """One of the unseen cards that may lie there, each as likely as any other."""
    unseen = 0
    for card in range(box.TYPES):
        if may_be(s, card, hold):
            unseen += int(s.hands[pool, card])
    if unseen == 0:
        return take_unseen_any(s, pool)
    left = random_below(s, unseen)
    card = 0
    while not may_be(s, card, hold) or left >= s.hands[pool, card]:
        if may_be(s, card, hold):
            left -= int(s.hands[pool, card])
        card += 1
    s.hands[pool, card] -= 1
    return card


def take_unseen_any(s: State, pool: int) -> int:
    """The first unseen card, when none of the right kind is left."""
    card = 0
    while s.hands[pool, card] == 0:
        card += 1
    s.hands[pool, card] -= 1
    return card
