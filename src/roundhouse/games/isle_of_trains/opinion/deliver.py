"""What contracts, passengers and special deliveries are worth."""

from __future__ import annotations

from ....core.record import NONE
from .. import action, box, phase
from ..rules.cards import is_passenger
from ..rules.deliver import (
    CARDS_PER_ITEM,
    any_passenger_for,
    destination,
    has_ticket_space,
    is_passenger_for,
    passengers_aboard,
)
from ..rules.trains import cargo_of
from ..state import State
from . import taste
from .hand import drawn
from .load import may_deliver, reward
from .notes import NEVER, Notes
from .outlook import missing, prospects
from .plan import begin_plans, consider


def worth_of_delivering(s: State, notes: Notes, kind: int, first: int, second: int) -> float:
    """The moves of Deliver."""
    match kind:
        case action.DELIVER:
            return best_delivery(s, notes)
        case action.TO:
            return worth_of_destination(s, notes, first)
        case action.SPECIAL_ONLY | action.SPECIAL:
            return worth_of_special(s, notes)
        case action.PRIMARY:
            return worth_of_completing(notes, destination(s), box.PRIMARY)
        case action.SECONDARY:
            return worth_of_completing(notes, destination(s), box.SECONDARY_A + first)
        case action.TICKET | action.ELSEWHERE | action.STRAY:
            return best_ride(s, notes, kind)
        case action.ITEM:
            return worth_of_item(s, notes, first, second)
    return 0.0


def best_delivery(s: State, notes: Notes) -> float:
    """The best destination, or a special delivery (NONE)."""
    begin_plans(notes)
    for island in range(len(box.ISLANDS)):
        if s.in_play[island]:
            consider(notes, worth_of_destination(s, notes, island), NONE, island)
    consider(notes, worth_of_special(s, notes), NONE, NONE)
    return notes.plan_worth


# Contracts


def worth_of_completing(notes: Notes, island: int, contract: int) -> float:
    """A contract completed now: its points, and what is then left for others."""
    for i in range(notes.contract_count):
        if notes.island[i] == island and notes.contract[i] == contract and missing(notes, i, box.ALL, 0) == 0:
            value = float(notes.value[i])
            left = notes.promised - value * float(notes.near[0])
            return value - notes.promised + 0.5 * max(left, 0.0)
    return NEVER


def best_contract(notes: Notes, island: int) -> int:
    """The contract of this island that is best completed now; NONE if there is none."""
    found, most = NONE, NEVER
    for contract in range(len(box.CONTRACTS)):
        value = worth_of_completing(notes, island, contract)
        if value > most:
            found, most = contract, value
    return found


def worth_of_destination(s: State, notes: Notes, island: int) -> float:
    """All that can be delivered there."""
    contract, riders = best_contract(notes, island), riders_for(notes, island)
    rides = reward(s, notes, island) * riders if riders > 0 else 0.0
    if contract != NONE:
        return worth_of_completing(notes, island, contract) + rides
    if riders > 0 and has_ticket_space(s, island):
        return (1 - taste.of(notes, taste.ON_BOARD)) * rides - riders * worth_of_leaving(notes)
    aboard = passengers_aboard(s)
    if any_passenger_for(s, action.STRAY, island, aboard) or any_passenger_for(s, action.ELSEWHERE, island, aboard):
        return 0.2
    return NEVER


# Passengers


def riders_for(notes: Notes, island: int) -> int:
    """How many passengers on the seat's train want to go there."""
    return int(notes.riders[island]) if island < box.TICKETED else 0


def best_ride(s: State, notes: Notes, how: int) -> float:
    """A passenger for the best ticket that it may go to in this way."""
    begin_plans(notes)
    for position in range(s.train_size[s.seat]):
        for place in range(box.MOST_LOADS):
            load = int(s.loads[s.seat, position, place])
            colour = load - box.FIRST_PASSENGER
            if is_passenger(load) and is_passenger_for(s, how, destination(s), colour):
                island = ticket_of(s, how, colour)
                consider(notes, worth_of_ride(s, notes, island), NONE, island)
    return notes.plan_worth


def ticket_of(s: State, how: int, colour: int) -> int:
    """IT-169, IT-171: the island whose ticket a passenger serves in this way."""
    return destination(s) if how == action.STRAY else colour


def worth_of_ride(s: State, notes: Notes, island: int) -> float:
    """The next reward of a ticket."""
    return reward(s, notes, island) - worth_of_leaving(notes)


def worth_of_leaving(notes: Notes) -> float:
    """What a load costs that leaves the train."""
    return 0.5 + notes.built * float(notes.counts[box.SCORE_LOADS])


# Loads


def worth_of_item(s: State, notes: Notes, position: int, place: int) -> float:
    """A load of the seat's train: a passenger, a gift to a contract, or something set aside."""
    load = int(s.loads[s.seat, position, place])
    match s.phase:
        case phase.PASSENGER:
            return worth_of_ride(s, notes, ticket_of(s, s.how, load - box.FIRST_PASSENGER))
        case phase.GIVE:
            return -1.0 if is_passenger(load) else 0.0
    return worth_of_setting_aside(s, notes, position, place)


def worth_of_setting_aside(s: State, notes: Notes, position: int, place: int) -> float:
    """Two cards for a load, which no longer counts, nor serves a contract or a ticket."""
    load, cargo = int(s.loads[s.seat, position, place]), cargo_of(s, s.seat, position, place)
    value = drawn(notes, CARDS_PER_ITEM) - notes.point - notes.built * float(notes.counts[box.SCORE_LOADS])
    if is_passenger(load):
        return value - taste.of(notes, taste.ON_BOARD) * reward(s, notes, load - box.FIRST_PASSENGER) * may_deliver(
            notes
        )
    if cargo == NONE:
        return value
    return value + prospects(notes, cargo, -1) - notes.promised


def worth_of_special(s: State, notes: Notes) -> float:
    """Loads for cards: one at least, and each that is better as two cards."""
    good, most = 0.0, NEVER
    for position in range(s.train_size[s.seat]):
        for place in range(box.MOST_LOADS):
            if s.loads[s.seat, position, place] != NONE:
                value = worth_of_setting_aside(s, notes, position, place)
                good += max(value, 0.0)
                most = max(most, value)
    return good if most > 0 else most
