"""Reading a position of Countdown: the names of view.py back into cells."""

from __future__ import annotations

from ...core.piles import clear, put
from ...core.position import HEADING, Reader, check_copies
from ...core.record import NONE, Cells
from . import box, phase
from .rules import DEALT, fits
from .state import State

KEYS = ("stock", "open", "hands", "trains", "dropped")


def from_dict(s: State, read: Reader) -> None:
    """Fill in the table; InvalidPosition says what cannot be."""
    read.only(*HEADING, *KEYS)
    clear(s.stock, s.stock_size)
    clear(s.trains, s.train_size)
    s.hands[:], s.hand_size[:], s.dropped[:] = 0, 0, 0
    stock, lying = read.part("stock"), read.part("open")
    stock.fill(s.stock, s.stock_size, 0, stock.cards(box.CARDS)[::-1])
    s.open = NONE if lying.value is None else lying.index(box.CARDS)
    for seat, hand in enumerate(read.part("hands").one_per_seat(s.seats)):
        for card in hand.cards(box.CARDS):
            hand.check_room(int(s.hand_size[seat]), DEALT)
            s.hands[seat, card] += 1
            s.hand_size[seat] += 1
    for seat, train in enumerate(read.part("trains").one_per_seat(s.seats)):
        _read_train(s, seat, train)
    for item in read.part("dropped").items(box.WAGON_CARDS):
        s.dropped[item.index(box.CARDS)] += 1
    check_copies(count_cards(s), box.COPIES, box.CARDS)
    _check_hands(s, read)


def _read_train(s: State, seat: int, train: Reader) -> None:
    """CD-006: no wagon is worth more than the one before it."""
    train.check_room(len(train.items()) - 1, box.WAGON_CARDS)
    for card in train.cards(box.CARDS):
        if not fits(s, seat, card):
            raise train.wrong("order", card=box.CARDS[card])
        put(s.trains, s.train_size, seat, card)


def count_cards(s: State) -> Cells:
    """How many of each card lie anywhere on the table."""
    held: Cells = s.hands.sum(axis=0, dtype=s.hands.dtype) + s.dropped
    for card in (int(card) for cards in (s.stock, s.trains) for card in cards.flat if card != NONE):
        held[card] += 1
    if s.open != NONE:
        held[s.open] += 1
    return held


def _check_hands(s: State, read: Reader) -> None:
    """CD-005, CD-009, CD-010: everybody holds three wagons while there is one to take; then one less each round."""
    if s.stock_size[0] > 0 and s.open == NONE:
        raise read.part("open").wrong("open")
    if s.phase == phase.DRAW and s.open == NONE:
        raise read.part("phase").wrong("nothing-to-draw")
    sizes = s.hand_size[: s.seats].tolist()
    if s.phase == phase.OVER:
        can_be = not any(sizes) and s.open == NONE
    elif s.open != NONE:
        can_be = sizes == [DEALT - (s.phase == phase.DRAW and seat == s.seat) for seat in range(s.seats)]
    else:
        in_turn = sizes[s.seat :] + sizes[: s.seat]  # those who have played in this round hold one less
        can_be = in_turn == sorted(in_turn, reverse=True) and 0 < in_turn[0] <= in_turn[-1] + 1
    if not can_be:
        raise read.part("hands").wrong("hands")
