"""What a load is worth, on the own train or on another's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....core.old_hints import Hint, best
from ....core.record import NONE
from .. import box
from ..rules.deliver import has_ticket_space
from ..rules.load import gives_benefit, is_target
from ..rules.trains import CARDS_WHEN_LOADING_PASSENGER, count_ability
from ..state import State
from .outlook import (
    BONUS,
    GIFT,
    GOAL,
    NEAR,
    NEVER,
    ON_BOARD,
    PASSENGER,
    Sight,
    Stock,
    drawn,
    missing,
    points_weight,
    prospects,
    spent,
    token_worth,
    with_more,
)


def benefit(s: State, sight: Sight, car: int, before: int) -> float:
    """IT-131 to IT-146: what loading this car earns, once so many cards were spent."""
    value = drawn(sight, int(box.TAKE[car]), before) - 0.3 * int(box.DISCARD[car])
    return value + int(box.TOKENS[car]) * token_worth(s, sight.goal) + float(BONUS[box.BONUS[car]])


def reward(s: State, sight: Sight, island: int) -> float:
    """What the next passenger for this island earns."""
    if not has_ticket_space(s, island):
        return 0.0
    ticket, space = int(s.tickets[island]), int(s.ticket_filled[island])
    value = drawn(sight, int(box.REWARD_TAKE[ticket, space])) + float(BONUS[box.REWARD_BONUS[ticket, space]])
    value += int(box.REWARD_TOKENS[ticket, space]) * token_worth(s, sight.goal)
    return value + (GOAL / 2 if sight.goal == box.GOAL_TICKETS else 0.0)


def load_plans(s: State, sight: Sight, card: int, is_forced: bool, passenger: int = NONE) -> list[Hint]:
    """Every engine and car that takes this load; equal ones once."""
    plans, seen = [], set()
    for seat in range(s.seats):
        for position in range(s.train_size[seat]):
            car = int(s.trains[seat, position])
            if (seat, car) not in seen and is_target(s, card, is_forced, seat, position):
                seen.add((seat, car))
                plans.append(worth_of_target(s, sight, card, is_forced, passenger, seat, car))
    return plans


def worth_of_target(s: State, sight: Sight, card: int, is_forced: bool, passenger: int, seat: int, car: int) -> Hint:
    """A load on this engine or car: what it earns, what it is good for there, and what it costs."""
    cards = 0 if passenger != NONE else int(s.card == NONE and s.forced_card[s.seat] < 0) + int(is_forced)
    value = benefit(s, sight, car, cards) if gives_benefit(s, seat) else 0.0
    value -= spent(sight, cards)
    details = {"on": box.CARDS[car], "cards": int(box.TAKE[car])}
    if seat != s.seat:
        given = GIFT + (ON_BOARD * reward(s, sight, passenger) + PASSENGER if passenger != NONE else 0.0)
        share = 1 / (s.seats - 1)
        return Hint(value - given * share, "hint-load-other", {**details, "owner": seat})
    if passenger != NONE:
        cabooses = 2 * count_ability(s, s.seat, CARDS_WHEN_LOADING_PASSENGER, NONE)
        value += 1 + ON_BOARD * reward(s, sight, passenger) * may_deliver(sight) + drawn(sight, cabooses)
        return Hint(value - 0.4 * sight.future, "hint-load-passenger", {"island": box.ISLANDS[passenger]})
    return worth_of_own_cargo(sight, card, car, value)


def may_deliver(sight: Sight) -> float:
    """Whether there will be an action to deliver what is loaded now."""
    return 1.0 if sight.future > 0 or sight.more > 0 else 0.0


def worth_of_own_cargo(sight: Sight, card: int, car: int, value: float) -> Hint:
    """A cargo for one's own contracts; a point in any case."""
    hold = int(box.HOLD[car])
    cargo = int(box.SYMBOL[card]) if hold == box.ANY_CARGO else hold
    have = with_more(sight.have, cargo, 1)
    more = prospects(sight, have) - prospects(sight, sight.have)
    value += more + points_weight(sight.goal)
    if more > 0.5:
        island = nearest(sight, have)
        return Hint(value, "hint-load-contract", {"island": box.ISLANDS[island]})
    return Hint(value, "hint-load", {"on": box.CARDS[car]})


def points_of_a_load(s: State) -> int:
    """IT-207, IT-174: one, and what a bank counts for it."""
    bank = [card for card in s.buildings[s.seat, : s.building_count[s.seat]] if box.SCORES[card] == box.SCORE_LOADS]
    return 1 + sum(int(box.POINTS_EACH[card]) for card in bank)


def nearest(sight: Sight, have: Stock) -> int:
    """The island whose contract promises most."""
    promises = [
        (value * NEAR[min(missing(island, contract, have, sight.stand_ins), len(NEAR) - 1)], island)
        for island, contract, value in sight.contracts
    ]
    return max(promises)[1]


def worth_of_loading(s: State, sight: Sight, kind: str, args: Mapping[str, Any]) -> Hint:
    match kind:
        case "force":
            card = box.CARDS.index(args["card"])
            return best(load_plans(s, sight, card, True), Hint(NEVER, "hint-load", {"on": args["card"]}))
        case "load_passenger":
            colour = box.COLOURS.index(args["colour"])
            return best(load_plans(s, sight, NONE, False, colour))
        case "onto":
            car = int(s.trains[args["seat"], args["position"]])
            card = int(s.forced_card[s.seat]) if s.is_forced else s.card
            hint = worth_of_target(s, sight, card, s.is_forced == 1, s.item, args["seat"], car)
            return hint._replace(gain=points_of_a_load(s)) if args["seat"] == s.seat and not s.is_forced else hint
    found = [Hint(NEVER, "hint-decline", {})]
    for card, number in enumerate(s.hands[s.seat].tolist()):
        if number > 0:
            found += load_plans(s, sight, card, False)
            if sight.hand > 1:
                found += load_plans(s, sight, card, True)
    for colour in range(box.TICKETED):
        if s.supply[s.seat, colour] > 0:
            found += load_plans(s, sight, NONE, False, colour)
    return best(found)
