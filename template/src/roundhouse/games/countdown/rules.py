"""The rules, in the order of docs/ledger/countdown.md, whose numbers they cite.

Functions that answer change nothing; functions that are verbs change the table.  All of it runs in the interpreter and
compiles as it stands: see docs/dialect.md.
"""

from __future__ import annotations

from ...core.actions import Moves
from ...core.chance import random_below, shuffle
from ...core.events import tell
from ...core.hands import gain as take_into_hand
from ...core.hands import lose
from ...core.piles import clear, draw, put
from ...core.record import NONE
from . import action, box, event, option, phase
from .action import offer
from .state import State

DEALT = 3  # CD-002
LONG = 8  # CD-011: wagons of a long train,
LONG_BONUS = 5  # and what they are worth together
MOST_MOVES = 2 * box.WAGON_CARDS  # CD-INV-02: each wagon leaves a hand once and is drawn at most once


# The setup


def setup(s: State) -> None:
    """CD-002 to CD-004: three wagons each, one that lies open, and somebody who begins."""
    clear_table(s)
    for card in range(box.KINDS):
        for _ in range(box.COPIES[card]):
            put(s.stock, s.stock_size, 0, card)
    shuffle(s, s.stock[0], int(s.stock_size[0]))
    for seat in range(s.seats):
        for _ in range(DEALT):
            take_into_hand(s, seat, draw(s.stock, s.stock_size, 0))
    turn_up(s)
    first = int(s.options[option.FIRST_PLAYER])
    s.seat = random_below(s, s.seats) if first == option.RANDOM else first
    s.phase = phase.TURN
    tell(s, event.BEGAN, s.seat)


def clear_table(s: State) -> None:
    """Leave nothing of the game before."""
    clear(s.stock, s.stock_size)
    clear(s.trains, s.train_size)
    s.hands[:], s.hand_size[:], s.remembered[:], s.dropped[:] = 0, 0, 0, 0
    s.open = NONE
    s.events[:] = 0


def turn_up(s: State) -> None:
    """CD-003, CD-008: the next wagon of the stock lies open, if there is one."""
    s.open = draw(s.stock, s.stock_size, 0) if s.stock_size[0] > 0 else NONE


# Moves


def offer_moves(s: State, moves: Moves) -> None:
    """Every legal move of the seat that decides; nothing else says what is legal."""
    match s.phase:
        case phase.TURN:
            offer_turn(s, moves)
        case phase.DRAW:
            offer_draw(s, moves)


def offer_turn(s: State, moves: Moves) -> None:
    """CD-005: a wagon of the hand is coupled, where it fits, or dropped."""
    for card in range(box.KINDS):
        if s.hands[s.seat, card] > 0:
            if fits(s, s.seat, card):
                offer(moves, action.COUPLE, card)
            offer(moves, action.DROP, card)


def offer_draw(s: State, moves: Moves) -> None:
    """CD-008: the open wagon, or the top of the stock."""
    if s.open != NONE:
        offer(moves, action.TAKE_OPEN)
    if s.stock_size[0] > 0:
        offer(moves, action.DRAW)


def carry_out(s: State, kind: int, first: int, second: int) -> None:
    """Carry out one legal move."""
    match kind:
        case action.COUPLE:
            couple(s, first)
        case action.DROP:
            drop(s, first)
        case action.TAKE_OPEN:
            take_open(s)
        case action.DRAW:
            draw_blind(s)


def last_points(s: State, seat: int) -> int:
    """CD-006: what the last wagon of a train is worth; a locomotive alone lets any follow."""
    size = int(s.train_size[seat])
    return int(box.POINTS[s.trains[seat, size - 1]]) if size > 0 else box.MOST_POINTS


def fits(s: State, seat: int, card: int) -> bool:
    """CD-006, CD-AMB-01: a wagon is worth no more than the one before it."""
    return int(box.POINTS[card]) <= last_points(s, seat)


def couple(s: State, card: int) -> None:
    """CD-006: a wagon goes to the end of the train."""
    lose(s, s.seat, card)
    put(s.trains, s.train_size, s.seat, card)
    tell(s, event.COUPLED, s.seat, card)
    end_play(s)


def drop(s: State, card: int) -> None:
    """CD-007: a wagon leaves the game, for all to see."""
    lose(s, s.seat, card)
    s.dropped[card] += 1
    tell(s, event.DROPPED, s.seat, card)
    end_play(s)


def end_play(s: State) -> None:
    """CD-009: who can draw does so; with nothing left to draw the turn is over."""
    if s.open != NONE:
        s.phase = phase.DRAW
    else:
        end_turn(s)


def take_open(s: State) -> None:
    """CD-008: the open wagon comes into hand, and the next one is turned up."""
    card = s.open
    take_into_hand(s, s.seat, card)
    tell(s, event.TOOK_OPEN, s.seat, card)
    turn_up(s)
    end_turn(s)


def draw_blind(s: State) -> None:
    """CD-008: the top of the stock comes into hand unseen by the others."""
    card = draw(s.stock, s.stock_size, 0)
    take_into_hand(s, s.seat, card)
    tell(s, event.DREW, s.seat, card)
    end_turn(s)


def end_turn(s: State) -> None:
    """CD-005, CD-010: the next seat, unless it holds nothing: then nobody does."""
    s.seat = (s.seat + 1) % s.seats
    s.phase = phase.TURN
    if s.hand_size[s.seat] == 0:
        tell(s, event.ENDED)
        s.seat, s.phase = NONE, phase.OVER


# The end


def is_over(s: State) -> bool:
    """CD-010: whether every wagon was played."""
    return s.phase == phase.OVER


def wagon_points(s: State, seat: int) -> int:
    """CD-011: what the wagons of a train are worth."""
    points = 0
    for i in range(s.train_size[seat]):
        points += int(box.POINTS[s.trains[seat, i]])
    return points


def long_points(s: State, size: int) -> int:
    """CD-011: what a train of this size is worth besides, where the table agreed on it."""
    return LONG_BONUS if size >= LONG and s.options[option.LONG_TRAIN] else 0


def score(s: State, seat: int) -> int:
    """CD-011: the points of a seat, as they are now."""
    return wagon_points(s, seat) + long_points(s, int(s.train_size[seat]))


def gain(s: State, kind: int, first: int, second: int) -> int:
    """CD-011: a wagon counts as soon as it is coupled; whatever else is done brings nothing."""
    if kind != action.COUPLE:
        return 0
    size = int(s.train_size[s.seat])
    return int(box.POINTS[first]) + long_points(s, size + 1) - long_points(s, size)


def standing(s: State, seat: int) -> tuple[int, ...]:
    """CD-012: more points, then more wagons; equal ones share the place."""
    return score(s, seat), int(s.train_size[seat])


def goal(s: State) -> int:
    """CD-012: nobody plays alone."""
    return NONE


def close(s: State) -> None:
    """CD-011: the points of any moment are counted as at the end; nothing is to be turned up for them."""
