"""What engines, cars and buildings are worth, and every way to build them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from ....core.old_hints import Hint, best
from ....core.record import NONE
from .. import box, phase
from ..rules.build import can_build_so, can_drop, can_extend, can_pay, can_upgrade, is_building, price
from ..rules.scoring import counted
from ..rules.solo import LEVEL_3
from ..rules.trains import building_limit, burden, discount, spare_power
from ..state import State
from .outlook import (
    ABILITY,
    DROPPED,
    GOAL,
    GROWTH,
    NEVER,
    PASSENGER,
    SPACE,
    SPARE_POWER,
    WANTED_SPACE,
    Sight,
    points_weight,
    spaces_short,
    spent,
)


def built_worth(s: State, sight: Sight, card: int) -> float:
    """What a card is worth on the own train, or beside it."""
    if is_building(card):
        return building_worth(s, sight, card)
    value = int(box.POINTS[card]) * points_weight(sight.goal) + goal_worth(s, sight, card)
    value += (SPACE * int(box.CAPACITY[card]) - SPARE_POWER * burden(card)) * sight.future
    if box.CATEGORY[card] == box.CABOOSE:
        value += ABILITY * sight.future
    return value + space_worth(sight, int(box.HOLD[card])) * sight.future


@lru_cache(maxsize=64)
def space_worth(sight: Sight, hold: int) -> float:
    """What more spaces for this cargo are worth to the contract that lacks them most."""
    if hold >= box.PASSENGER:
        return 0.0
    wanted = [
        value for island, contract, value in sight.contracts if spaces_short(sight.spaces, island, contract)[hold]
    ]
    return WANTED_SPACE * max(wanted, default=0.0)


def building_worth(s: State, sight: Sight, card: int) -> float:
    """What it counts now, and will have counted in the end."""
    number = counted(s, s.seat, card) + float(GROWTH[box.SCORES[card]]) * sight.future
    points = int(box.POINTS_FLAT[card]) + int(box.POINTS_EACH[card]) * number
    if sight.goal == box.GOAL_BUILDING_POINTS:
        return 2 * points
    return points * points_weight(sight.goal) + (GOAL if sight.goal == box.GOAL_BUILDINGS else 0.0)


def goal_worth(s: State, sight: Sight, card: int) -> float:
    """How far this engine or car brings the goal of the scenario nearer."""
    if sight.goal == box.GOAL_CARS:
        return 4.0 if box.CATEGORY[card] != box.ENGINE else 1.0 * int(box.POWER[card])
    if sight.goal == box.GOAL_TICKETS and box.HOLD[card] == box.PASSENGER:
        return 1.5 * int(box.CAPACITY[card])
    if sight.goal == box.GOAL_LEVEL_3 and box.CATEGORY[card] < box.CABOOSE:
        return GOAL * (int(box.LEVEL[card]) / LEVEL_3) ** 2
    return 0.0


def build_plans(s: State, sight: Sight, card: int) -> list[Hint]:
    """Every way to build a card."""
    if is_building(card):
        return building_plans(s, sight, card)
    plans = [worth_of_mode(s, sight, card, NONE)] if can_extend(s, card) else []
    for position in range(s.train_size[s.seat]):
        if can_upgrade(s, card, position):
            plans.append(worth_of_mode(s, sight, card, position))
    return plans


def building_plans(s: State, sight: Sight, card: int) -> list[Hint]:
    """A building more, or in the place of another."""
    if s.building_count[s.seat] < building_limit(s, s.seat, NONE):
        return [worth_of_replacing(s, sight, card, NONE)]
    return [worth_of_replacing(s, sight, card, building) for building in range(s.building_count[s.seat])]


def worth_of_replacing(s: State, sight: Sight, card: int, replaced: int) -> Hint:
    if box.COST[card] > cards_to_pay(s):
        return Hint(NEVER, "hint-build-building", {"card": box.CARDS[card], "points": 0})
    points = building_points_now(s, card)
    value = building_worth(s, sight, card) - spent(sight, int(box.COST[card]) + is_in_hand(s))
    if replaced != NONE:
        old = int(s.buildings[s.seat, replaced])
        value -= building_worth(s, sight, old)
        points -= building_points_now(s, old)
    return Hint(value, "hint-build-building", {"card": box.CARDS[card], "points": points}, points)


def building_points_now(s: State, card: int) -> int:
    return int(box.POINTS_FLAT[card]) + int(box.POINTS_EACH[card]) * counted(s, s.seat, card)


def is_in_hand(s: State) -> int:
    """1 if the card to be built still counts as one of the hand."""
    return int(s.card == NONE)


def cards_to_pay(s: State) -> int:
    return int(s.hand_size[s.seat]) - is_in_hand(s)


def worth_of_mode(s: State, sight: Sight, card: int, upgraded: int) -> Hint:
    """Extend or upgrade, with all cars kept if that can be, or without the one that is worth least."""
    cards, spare, saved = cards_to_pay(s), spare_power(s), discount(s)
    points = int(box.POINTS[card]) - (int(box.POINTS[s.trains[s.seat, upgraded]]) if upgraded != NONE else 0)
    details = {"card": box.CARDS[card], "points": points}
    if not can_build_so(s, card, upgraded, cards, spare, saved):
        return Hint(NEVER, "hint-build", details)
    dropped, loss = NONE, 0.0
    if not can_pay(s, card, upgraded, NONE, cards, spare, saved):
        dropped, loss = least_loss(s, sight, card, upgraded)
    value = built_worth(s, sight, card) - loss + PASSENGER * int(box.PASSENGERS[card]) * sight.future
    if upgraded != NONE:
        value -= built_worth(s, sight, int(s.trains[s.seat, upgraded]))
    value -= spent(sight, price(s, card, upgraded, dropped, saved) + is_in_hand(s))
    return Hint(value, reason_to_build(card, upgraded), details, points if dropped == NONE else None)


def reason_to_build(card: int, upgraded: int) -> str:
    if box.CATEGORY[card] == box.ENGINE:
        return "hint-build-engine"
    if box.CATEGORY[card] == box.CABOOSE:
        return "hint-build-caboose"
    return "hint-upgrade" if upgraded != NONE else "hint-build"


def least_loss(s: State, sight: Sight, card: int, upgraded: int) -> tuple[int, float]:
    """The car that is missed least if one has to go, and by how much."""
    cards, spare, saved = cards_to_pay(s), spare_power(s), discount(s)
    found = [
        (worth_of_car(s, sight, position), position)
        for position in range(1, s.train_size[s.seat])
        if can_drop(s, card, upgraded, position, cards, spare, saved)
    ]
    loss, dropped = min(found)
    return dropped, loss


def worth_of_car(s: State, sight: Sight, position: int) -> float:
    """A car of the own train with its loads."""
    loads = sum(1 for load in s.loads[s.seat, position].tolist() if load != NONE)
    return built_worth(s, sight, int(s.trains[s.seat, position])) + loads + DROPPED


def worth_of_building(s: State, sight: Sight, kind: str, args: Mapping[str, Any]) -> Hint:
    match kind:
        case "extend":
            return (
                best(building_plans(s, sight, s.card)) if is_building(s.card) else worth_of_mode(s, sight, s.card, NONE)
            )
        case "upgrade":
            return worth_of_mode(s, sight, s.card, args["position"])
        case "replace":
            if s.phase == phase.LOSE_BUILDING:
                building = int(s.buildings[s.seat, args["building"]])
                return Hint(-building_worth(s, sight, building), "hint-lose", {"card": box.CARDS[building]})
            return worth_of_replacing(s, sight, s.card, args["building"])
        case "drop":
            card = int(s.trains[s.seat, args["position"]])
            return Hint(-worth_of_car(s, sight, args["position"]), "hint-drop", {"card": box.CARDS[card]})
        case "keep":
            return Hint(0.0, "hint-keep", {})
    held = [card for card, number in enumerate(s.hands[s.seat].tolist()) if number > 0]
    never = Hint(NEVER, "hint-keep", {})
    return best(best(build_plans(s, sight, card), never) for card in held)._replace(gain=None)
