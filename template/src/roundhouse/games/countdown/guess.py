"""A guess at what a seat cannot see: the unseen wagons, dealt at random to where unseen wagons are."""

from __future__ import annotations

from ...core.chance import random_kind
from ...core.hands import WithHands
from ...core.piles import clear, put
from ...core.record import NONE
from . import box
from .state import State


def fill_in(s: State, seat: int) -> None:
    """CD-HID-02: all wagons that `seat` (NONE: a spectator) does not see, in a stock and hands of the known sizes."""
    pool = 0 if seat != 0 else 1  # a hand that is hidden: it gets what the others leave
    left = int(s.stock_size[0])
    collect_unseen(s, seat, pool)
    deal_remembered(s, seat, pool)
    unseen = int(s.hands[pool].sum())
    clear(s.stock, s.stock_size)
    for _ in range(left):
        put(s.stock, s.stock_size, 0, take_unseen(s, pool, unseen))
        unseen -= 1
    for other in range(s.seats):
        if other not in (seat, pool):
            for _ in range(s.hand_size[other] - s.hands[other].sum()):
                s.hands[other, take_unseen(s, pool, unseen)] += 1
                unseen -= 1
    for card in range(box.KINDS):
        s.hands[pool, card] += s.remembered[pool, card]
    s.event_count = 0
    s.events[:] = 0


def collect_unseen(s: State, seat: int, pool: int) -> None:
    """Put every wagon that is nowhere to be seen into one hidden hand."""
    for card in range(box.KINDS):
        s.hands[pool, card] = box.COPIES[card] - s.dropped[card]
        if seat != NONE:
            s.hands[pool, card] -= s.hands[seat, card]
    for other in range(s.seats):
        for place in range(s.train_size[other]):
            s.hands[pool, s.trains[other, place]] -= 1
    if s.open != NONE:
        s.hands[pool, s.open] -= 1


def deal_remembered(s: State, seat: int, pool: int) -> None:
    """What all remember to the hands it is in; what is in the hidden hand itself is kept for it."""
    for other in range(s.seats):
        if other != seat:
            for card in range(box.KINDS):
                s.hands[pool, card] -= s.remembered[other, card]
                if other != pool:
                    s.hands[other, card] = s.remembered[other, card]


def take_unseen(s: WithHands, pool: int, unseen: int) -> int:
    """One of the unseen wagons, each as likely as any other."""
    card = random_kind(s, s.hands[pool], unseen)
    s.hands[pool, card] -= 1
    return card
