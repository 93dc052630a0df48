"""What contracts, passengers and special deliveries are worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....core.old_hints import Hint, best
from ....core.record import NONE
from .. import action, box, phase
from ..rules import steps
from ..rules.cards import is_passenger
from ..rules.deliver import CARDS_PER_ITEM, any_passenger_for, has_ticket_space, is_passenger_for
from ..rules.trains import cargo_of
from ..state import State
from .load import may_deliver, reward
from .outlook import NEAR, NEVER, ON_BOARD, Sight, drawn, missing, points_weight, prospects, with_more


def worth_of_delivering(s: State, sight: Sight, kind: str, args: Mapping[str, Any]) -> Hint:
    match kind:
        case "deliver":
            found = [worth_of_destination(s, sight, island) for island in range(len(box.ISLANDS)) if s.in_play[island]]
            return best([*found, worth_of_special(s, sight)])._replace(gain=None)
        case "to":
            return worth_of_destination(s, sight, box.ISLANDS.index(args["island"]))
        case "special_only" | "special":
            return worth_of_special(s, sight)
        case "primary":
            return completed(s, sight, steps.next_first(s), box.PRIMARY)
        case "secondary":
            contract = box.SECONDARY_A + ("a", "b").index(args["contract"])
            return completed(s, sight, steps.next_first(s), contract)
        case "ticket" | "elsewhere" | "stray":
            return worth_of_riding(s, sight, action.LAYOUT.names.index(kind))
        case "item":
            return worth_of_item(s, sight, args["position"], args["place"])
        case "count_as":
            return Hint(0.0, "hint-count-as", {})
    return Hint(0.0, "hint-finish", {})


def completed(s: State, sight: Sight, island: int, contract: int) -> Hint:
    """A contract completed now: its points, and what is then left for others."""
    points = int(box.CONTRACT_POINTS[island, contract])
    details = {"island": box.ISLANDS[island], "points": points}
    for each, kind, value in sight.contracts:
        if (each, kind) == (island, contract) and missing(island, contract, sight.have, sight.stand_ins) == 0:
            left = prospects(sight, sight.have) - value * NEAR[0]
            return Hint(value - prospects(sight, sight.have) + 0.5 * max(left, 0.0), "hint-contract", details, points)
    return Hint(NEVER, "hint-contract", details, points)


def worth_of_destination(s: State, sight: Sight, island: int) -> Hint:
    """All that can be delivered there."""
    contracts = [completed(s, sight, island, contract) for contract in range(len(box.CONTRACTS))]
    found = best(contracts)
    riders = sum(1 for load in own_loads(s) if is_passenger(load) and load - box.FIRST_PASSENGER == island)
    rides = reward(s, sight, island) * riders if riders > 0 else 0.0
    if found.worth > NEVER:
        return found._replace(worth=found.worth + rides, gain=None)
    if riders > 0 and has_ticket_space(s, island):
        return Hint((1 - ON_BOARD) * rides - 0.5 * riders, "hint-ticket", {"island": box.ISLANDS[island]})
    if any_passenger_for(s, action.STRAY, island) or any_passenger_for(s, action.ELSEWHERE, island):
        return Hint(0.2, "hint-passenger", {})
    return Hint(NEVER, "hint-passenger", {})


def own_loads(s: State) -> list[int]:
    return [load for load in s.loads[s.seat].ravel().tolist() if load != NONE]


def worth_of_riding(s: State, sight: Sight, how: int) -> Hint:
    """A passenger for the best ticket that it may go to."""
    island = steps.next_first(s)
    found = [Hint(NEVER, "hint-passenger", {})]
    for load in own_loads(s):
        colour = load - box.FIRST_PASSENGER
        if is_passenger(load) and is_passenger_for(s, how, island, colour):
            found.append(rider(s, sight, island if how == action.STRAY else colour))
    return best(found)


def rider(s: State, sight: Sight, island: int) -> Hint:
    return Hint(reward(s, sight, island) - 0.5, "hint-ticket", {"island": box.ISLANDS[island]})


def worth_of_item(s: State, sight: Sight, position: int, place: int) -> Hint:
    """A load of the own train: a passenger, a gift to a contract, or something set aside."""
    load = int(s.loads[s.seat, position, place])
    if s.phase == phase.PASSENGER:
        return rider(s, sight, steps.next_first(s) if s.how == action.STRAY else load - box.FIRST_PASSENGER)
    if s.phase == phase.GIVE:
        return Hint(-1.0 if is_passenger(load) else 0.0, "hint-give", {})
    return Hint(set_aside_worth(s, sight, position, place), "hint-set-aside", {})


def set_aside_worth(s: State, sight: Sight, position: int, place: int) -> float:
    """Two cards for a load, which no longer counts, nor serves a contract or a ticket."""
    load, cargo = int(s.loads[s.seat, position, place]), cargo_of(s, s.seat, position, place)
    value = drawn(sight, CARDS_PER_ITEM) - points_weight(sight.goal)
    if is_passenger(load):
        return value - ON_BOARD * reward(s, sight, load - box.FIRST_PASSENGER) * may_deliver(sight)
    if cargo == NONE:
        return value
    return value + prospects(sight, with_more(sight.have, cargo, -1)) - prospects(sight, sight.have)


def worth_of_special(s: State, sight: Sight) -> Hint:
    """Loads for cards: one at least, and each that is better as two cards."""
    values = [
        set_aside_worth(s, sight, position, place)
        for position in range(s.train_size[s.seat])
        for place in range(box.MOST_LOADS)
        if s.loads[s.seat, position, place] != NONE
    ]
    good = [value for value in values if value > 0]
    return Hint(sum(good) if good else max(values, default=NEVER), "hint-special", {})
