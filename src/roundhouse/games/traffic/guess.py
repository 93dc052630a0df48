"""A guess at what a seat cannot see: the unseen cards, dealt at random to where unseen cards are."""

from __future__ import annotations

from ...core.chance import random_below
from ...core.piles import clear, put
from ...core.record import NONE
from . import box, option
from .rules.cards import is_card_shown, is_loco
from .state import LOCO_DECK, WAGON_DECK, State


def fill_in(s: State, seat: int) -> None:
    """TR-HID-05: all cards that `seat` (NONE: a spectator) does not see, in decks and hands of the known sizes."""
    pool = 0 if seat != 0 else 1
    wagons, locos = int(s.deck_size[WAGON_DECK]), int(s.deck_size[LOCO_DECK])
    for other in range(s.seats):
        if other != seat:
            s.hands[other, :] = 0
    collect_unseen(s, seat, pool)
    deal_known(s, seat, pool)
    clear(s.decks, s.deck_size)
    for _ in range(locos):
        put(s.decks, s.deck_size, LOCO_DECK, take_unseen(s, pool, box.FIRST_LOCO, box.FIRST_ACTION))
    for _ in range(wagons):
        put(s.decks, s.deck_size, WAGON_DECK, take_unseen_card(s, pool))
    for other in range(s.seats):
        if other not in (seat, pool):
            for _ in range(s.hand_size[other] - s.hands[other].sum()):
                s.hands[other, take_unseen(s, pool, 0, box.KINDS)] += 1
    for card in range(box.KINDS):
        s.hands[pool, card] += known(s, pool, card)
    s.event_count = 0
    s.events[:] = 0


def collect_unseen(s: State, seat: int, pool: int) -> None:
    """Put every card that is nowhere to be seen into the hand of one hidden seat."""
    for card in range(box.KINDS):
        s.hands[pool, card] = box.COPIES[s.options[option.VARIANT], card]
        if seat != NONE:
            s.hands[pool, card] -= s.hands[seat, card]
    for track in range(s.track_count):
        for place in range(s.track_size[track]):
            s.hands[pool, s.tracks[track, place]] -= 1
    for train in range(s.train_count):
        s.hands[pool, s.train_loco[train]] -= 1
    for i in range(s.train_end[s.train_count - 1] if s.train_count > 0 else 0):
        s.hands[pool, s.coupled[i]] -= 1
    for i in range(len(s.discards)):
        s.hands[pool, box.FIRST_ACTION + i] -= s.discards[i]
    for other in range(s.seats):
        s.hands[pool, box.RED_SEMAPHORE] -= s.semaphores[other]
    s.hands[pool, box.EXTRA_TRACK] -= s.track_count - box.MAIN_TRACKS


def known(s: State, seat: int, card: int) -> int:
    """How many cards of a kind all know to be in a hand: those that they remember, and the one being played."""
    is_shown = is_card_shown(s) and seat == s.turn and card == s.card
    return max(int(s.remembered[seat, card]), int(is_shown))


def deal_known(s: State, seat: int, pool: int) -> None:
    """The known cards to the hands they are in; those of the hidden seat itself are kept for it."""
    for other in range(s.seats):
        if other != seat:
            for card in range(box.KINDS):
                s.hands[pool, card] -= known(s, other, card)
                if other != pool:
                    s.hands[other, card] = known(s, other, card)


def take_unseen(s: State, pool: int, first: int, end: int) -> int:
    """One of the unseen cards of these kinds, each as likely as any other."""
    left = random_below(s, int(s.hands[pool, first:end].sum()))
    card = first
    while left >= s.hands[pool, card]:
        left -= int(s.hands[pool, card])
        card += 1
    s.hands[pool, card] -= 1
    return card


def take_unseen_card(s: State, pool: int) -> int:
    """One of the unseen wagons and actions."""
    locos = s.hands[pool, box.FIRST_LOCO : box.FIRST_ACTION].sum()
    left = random_below(s, int(s.hands[pool].sum() - locos))
    card = 0
    while is_loco(card) or left >= s.hands[pool, card]:
        if not is_loco(card):
            left -= int(s.hands[pool, card])
        card += 1
    s.hands[pool, card] -= 1
    return card
