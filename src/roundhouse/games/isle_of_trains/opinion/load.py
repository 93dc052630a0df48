"""What a load is worth, on the seat's train or on another one."""

from __future__ import annotations

from ....core.record import NONE
from .. import box
from ..rules.deliver import has_ticket_space
from ..rules.load import PASSENGER_CARDS, gives_benefit, is_target
from ..rules.trains import CARDS_WHEN_LOADING_PASSENGER, count_ability
from ..state import State
from . import taste
from .hand import drawn, spent
from .notes import BONUS, GIFT, Notes
from .outlook import prospects
from .plan import begin_plans, consider


def benefit(notes: Notes, car: int, before: int) -> float:
    """IT-131 to IT-146: what loading this car earns, once that many cards were spent."""
    value = drawn(notes, int(box.TAKE[car]), before) - 0.3 * int(box.DISCARD[car])
    return value + int(box.TOKENS[car]) * notes.token + taste.of(notes, taste.BONUS) * float(BONUS[box.BONUS[car]])


def reward(s: State, notes: Notes, island: int) -> float:
    """What the next passenger for this island earns."""
    if not has_ticket_space(s, island):
        return 0.0
    ticket, space = int(s.tickets[island]), int(s.ticket_filled[island])
    value = drawn(notes, int(box.REWARD_TAKE[ticket, space])) + taste.of(notes, taste.BONUS) * float(
        BONUS[box.REWARD_BONUS[ticket, space]]
    )
    value += int(box.REWARD_TOKENS[ticket, space]) * notes.token + notes.built * float(notes.stations[island])
    return value + (taste.of(notes, taste.GOAL) / 2 if notes.goal == box.GOAL_TICKETS else 0.0)


# Everything that can be loaded


def best_load(s: State, notes: Notes) -> float:
    """The best of all cards and passengers that can be loaded, and of all places for them."""
    begin_plans(notes)
    for card in range(box.TYPES):
        if s.hands[s.seat, card] > 0:
            consider_targets(s, notes, card, False, NONE)
            if notes.hand > 1:
                consider_targets(s, notes, card, True, NONE)
    for colour in range(box.TICKETED):
        if s.supply[s.seat, colour] > 0:
            consider_targets(s, notes, NONE, False, colour)
    return notes.plan_worth


def best_target(s: State, notes: Notes, card: int, is_forced: bool, passenger: int) -> float:
    """The best place for a card or a passenger."""
    begin_plans(notes)
    consider_targets(s, notes, card, is_forced, passenger)
    return notes.plan_worth


def consider_targets(s: State, notes: Notes, card: int, is_forced: bool, passenger: int) -> None:
    """Every engine and car that takes this load."""
    for seat in range(s.seats):
        for position in range(s.train_size[seat]):
            if is_target(s, card, is_forced, seat, position):
                value = worth_of_target(s, notes, card, is_forced, passenger, seat, position)
                consider(notes, value, card, position, seat, passenger)


# A load


def worth_of_target(
    s: State, notes: Notes, card: int, is_forced: bool, passenger: int, seat: int, position: int
) -> float:
    """A load on this engine or car: what it earns, what it is good for there, and what it costs."""
    car, cards = int(s.trains[seat, position]), 0
    if passenger == NONE:
        cards = int(s.card == NONE and s.forced_card[s.seat] < 0) + int(is_forced)
    value = benefit(notes, car, cards) if gives_benefit(s, seat) else 0.0
    value -= spent(notes, cards)
    if seat != s.seat:
        given = GIFT + (
            taste.of(notes, taste.ON_BOARD) * reward(s, notes, passenger) + taste.of(notes, taste.PASSENGER)
            if passenger != NONE
            else 0.0
        )
        return value - given * (1 / (s.seats - 1))
    value += notes.built * float(notes.counts[box.SCORE_LOADS])
    if passenger != NONE:
        cabooses = PASSENGER_CARDS * count_ability(s, s.seat, CARDS_WHEN_LOADING_PASSENGER, NONE)
        value += (
            1
            + taste.of(notes, taste.ON_BOARD) * reward(s, notes, passenger) * may_deliver(notes)
            + drawn(notes, cabooses)
        )
        return value - 0.4 * notes.future
    more = prospects(notes, cargo_on(card, car), 1) - notes.promised
    return value + (more + notes.point)


def may_deliver(notes: Notes) -> float:
    """Whether there will be an action to deliver what is loaded now."""
    return 1.0 if notes.future > 0 or notes.more > 0 else 0.0


def cargo_on(card: int, car: int) -> int:
    """What a card counts as on a car that takes cargo."""
    hold = int(box.HOLD[car])
    return int(box.SYMBOL[card]) if hold == box.ANY_CARGO else hold
