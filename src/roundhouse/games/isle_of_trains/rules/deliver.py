"""Action: Deliver (IT-089 to IT-121), with Cabooses 1, 9 and 10."""

from __future__ import annotations

from ....core.actions import Moves
from ....core.events import tell
from ....core.record import NONE
from .. import action, box, event, option, phase
from ..action import offer
from ..state import State
from . import steps
from .cards import gain_tokens, is_passenger, put_away
from .contracts import (
    ANYTHING,
    USED_CABOOSE_7,
    USED_CABOOSE_9,
    USED_CABOOSE_10,
    USED_PRIMARY,
    USED_SECONDARY,
    USED_SPECIAL,
    advance,
    begin_contract,
    can_complete,
    has_used,
    is_primary_open,
    is_secondary_open,
    use,
)
from .trains import (
    CARDS_WHEN_DELIVERING,
    PASSENGER_ELSEWHERE,
    PASSENGER_OF_ANY_COLOUR,
    any_load_on,
    count_ability,
    has,
    take_load,
)

CARDS_PER_ITEM = 2  # IT-120


def destination(s: State) -> int:
    """IT-090: the island of this Deliver action, or NONE."""
    return steps.next_first(s)


# Where


def begin_deliver(s: State) -> None:
    """IT-AMB-32: Caboose 1 draws after the deliveries, or before the destination is named."""
    s.phase = phase.DESTINATION
    if s.options[option.CABOOSE1_TIMING] == option.AFTER:
        steps.push(s, steps.DELIVERED)
    elif s.version >= 2:
        steps.push(s, steps.DESTINATION)
        draw_for_caboose_1(s)
        s.phase = phase.GOING


def draw_for_caboose_1(s: State) -> None:
    """IT-157: a card for each Caboose 1 of the train."""
    steps.push_some(s, steps.DRAW, count_ability(s, s.seat, CARDS_WHEN_DELIVERING, NONE))


def offer_destinations(s: State, moves: Moves) -> None:
    """IT-DP-14: each island where something can be delivered, or none of them: then only a special delivery is made."""
    aboard = passengers_aboard(s)
    for island in range(len(box.ISLANDS)):
        if s.in_play[island] and can_deliver_to(s, island, aboard):
            offer(moves, action.TO, island)
    offer(moves, action.SPECIAL_ONLY)


def can_deliver_to(s: State, island: int, aboard: int) -> bool:
    """Whether something can be delivered there, or elsewhere first (Caboose 9)."""
    if is_primary_open(s, island) and can_complete(s, island, box.PRIMARY, True):
        return True
    for contract in (box.SECONDARY_A, box.SECONDARY_B):
        if is_secondary_open(s, island, contract) and can_complete(s, island, contract, True):
            return True
    for how in (action.TICKET, action.ELSEWHERE, action.STRAY):
        if any_passenger_for(s, how, island, aboard):
            return True
    return False


def choose_destination(s: State, island: int) -> None:
    """IT-090; by version 1 of the rules the early card of Caboose 1 came only now."""
    steps.push(s, steps.DELIVER, island)
    if s.options[option.CABOOSE1_TIMING] == option.BEFORE and s.version == 1:
        draw_for_caboose_1(s)
    s.phase = phase.GOING


# What


def offer_deliveries(s: State, moves: Moves) -> None:
    """IT-DP-15, IT-AMB-22: one delivery after the other, in any order."""
    island = destination(s)
    if island != NONE:
        offer_contracts(s, moves, island)
    aboard = passengers_aboard(s)
    for how in (action.TICKET, action.ELSEWHERE, action.STRAY):
        if can_use_passenger(s, how, aboard):
            offer(moves, how)
    if not has_used(s, USED_SPECIAL) and any_load_on(s, s.seat):
        offer(moves, action.SPECIAL)
    if has_used(s, ANYTHING) or moves.count == 0:
        offer(moves, action.FINISH)


def offer_contracts(s: State, moves: Moves, island: int) -> None:
    """IT-095 to IT-109, IT-AMB-22: at most one primary and one secondary an action."""
    may_substitute = not has_used(s, USED_CABOOSE_7)
    if not has_used(s, USED_PRIMARY) and is_primary_open(s, island):
        if can_complete(s, island, box.PRIMARY, may_substitute):
            offer(moves, action.PRIMARY)
    for contract in (box.SECONDARY_A, box.SECONDARY_B):
        if not has_used(s, USED_SECONDARY) and is_secondary_open(s, island, contract):
            if can_complete(s, island, contract, may_substitute):
                offer(moves, action.SECONDARY, contract - box.SECONDARY_A)


def deliver_contract(s: State, contract: int) -> None:
    use(s, ANYTHING | (USED_PRIMARY if contract == box.PRIMARY else USED_SECONDARY))
    begin_contract(s, destination(s), contract)


# Passengers


def has_ticket_space(s: State, island: int) -> bool:
    """IT-018, IT-111."""
    return bool(island < box.TICKETED and s.ticket_filled[island] < box.SPACES)


def is_passenger_for(s: State, how: int, island: int, colour: int) -> bool:
    """IT-110, IT-169, IT-171: whether a passenger of this colour may be delivered in this way."""
    if how == action.TICKET:
        return colour == island and has_ticket_space(s, island)
    if how == action.ELSEWHERE:
        return has(s, s.seat, PASSENGER_ELSEWHERE) and colour != island and has_ticket_space(s, colour)
    if island == NONE:
        return False
    return has(s, s.seat, PASSENGER_OF_ANY_COLOUR) and colour != island and has_ticket_space(s, island)


def passengers_aboard(s: State) -> int:
    """The colours of the passengers on the seat's train, as bits."""
    aboard = 0
    for position in range(s.train_size[s.seat]):
        for place in range(box.MOST_LOADS):
            load = int(s.loads[s.seat, position, place])
            if not is_passenger(load):
                break
            aboard |= 1 << (load - box.FIRST_PASSENGER)
    return aboard


def any_passenger_for(s: State, how: int, island: int, aboard: int) -> bool:
    """Whether a passenger of one of these colours may be delivered in this way."""
    for colour in range(box.TICKETED):
        if aboard >> colour & 1 and is_passenger_for(s, how, island, colour):
            return True
    return False


def can_use_passenger(s: State, how: int, aboard: int) -> bool:
    """IT-115, IT-AMB-39, IT-AMB-40: tickets as often as one likes, Cabooses 9 and 10 once an action."""
    if how == action.ELSEWHERE and has_used(s, USED_CABOOSE_9):
        return False
    if how == action.STRAY and has_used(s, USED_CABOOSE_10) and not s.options[option.CABOOSE10_PER_ACTION]:
        return False
    return any_passenger_for(s, how, destination(s), aboard)


def choose_how(s: State, how: int) -> None:
    s.how, s.phase = how, phase.PASSENGER


def offer_passengers(s: State, moves: Moves) -> None:
    """IT-DP-15: a load is named by its car and its place."""
    for position in range(s.train_size[s.seat]):
        for place in range(box.MOST_LOADS):
            load = int(s.loads[s.seat, position, place])
            if is_passenger(load) and is_passenger_for(s, s.how, destination(s), load - box.FIRST_PASSENGER):
                offer(moves, action.ITEM, position, place)


def deliver_passenger(s: State, position: int, place: int) -> None:
    colour = take_load(s, s.seat, position, place) - box.FIRST_PASSENGER
    how, island = s.how, destination(s)
    s.how, s.phase = NONE, phase.GOING
    if how == action.STRAY:
        use(s, ANYTHING | USED_CABOOSE_10)
        stray(s, island, colour)
    else:
        use(s, ANYTHING | (USED_CABOOSE_9 if how == action.ELSEWHERE else 0))
        fill_ticket(s, colour)


def fill_ticket(s: State, island: int) -> None:
    """IT-111 to IT-114: the leftmost free space, its reward at once; the last one moves the progress train."""
    space = int(s.ticket_filled[island])
    s.ticket_seats[island, space] = s.seat
    s.ticket_filled[island] += 1
    tell(s, event.DELIVERED, s.seat, island, island, space + 1)
    if s.ticket_filled[island] == box.SPACES:
        advance(s)
    push_reward(s, island, space)


def stray(s: State, island: int, colour: int) -> None:
    """IT-171 to IT-173: the reward without the space; the passenger returns to the bag afterwards."""
    space = int(s.ticket_filled[island])
    tell(s, event.STRAYED, s.seat, colour, island, space + 1)
    steps.push(s, steps.RETURN, colour)
    push_reward(s, island, space)


def push_reward(s: State, island: int, space: int) -> None:
    """IT-112, IT-125: tokens and cards, then the bonus action."""
    ticket = s.tickets[island]
    if box.REWARD_BONUS[ticket, space] != box.NO_BONUS:
        steps.push(s, steps.OFFER, int(box.REWARD_BONUS[ticket, space]))
    steps.push_some(s, steps.DRAW, int(box.REWARD_TAKE[ticket, space]))
    gain_tokens(s, s.seat, int(box.REWARD_TOKENS[ticket, space]))


# Special delivery


def begin_special(s: State) -> None:
    use(s, ANYTHING | USED_SPECIAL)
    s.phase = phase.SET_ASIDE


def offer_loads_of_train(s: State, moves: Moves) -> None:
    """IT-DP-17: one load after the other, then the end."""
    for position in range(s.train_size[s.seat]):
        for place in range(box.MOST_LOADS):
            if s.loads[s.seat, position, place] != NONE:
                offer(moves, action.ITEM, position, place)
    if s.aside_count > 0:
        offer(moves, action.FINISH)


def set_aside(s: State, position: int, place: int) -> None:
    """IT-119."""
    s.aside[s.aside_count] = take_load(s, s.seat, position, place)
    s.aside_count += 1


def finish_special(s: State) -> None:
    """IT-120, IT-121: two cards for each, and only then they are put away."""
    tell(s, event.SPECIAL, s.seat, s.aside_count)
    steps.push(s, steps.PUT_AWAY)
    steps.push(s, steps.DRAW, CARDS_PER_ITEM * s.aside_count)
    s.phase = phase.GOING


def put_away_aside(s: State) -> None:
    """IT-121, IT-AMB-56: in the order in which they were named."""
    for i in range(s.aside_count):
        put_away(s, int(s.aside[i]))
        s.aside[i] = NONE
    s.aside_count = 0
