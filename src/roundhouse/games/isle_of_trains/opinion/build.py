"""What engines, cars and buildings are worth, and every way to build them."""

from __future__ import annotations

from ....core.record import NONE
from .. import action, box, phase
from ..rules.build import can_build_so, can_drop, can_extend, can_pay, can_upgrade, cards_to_pay, is_building, price
from ..rules.scoring import counted
from ..rules.solo import LEVEL_3
from ..rules.trains import building_limit, burden, discount, load_count, spare_power
from ..state import State
from . import taste
from .hand import spent
from .notes import GROWTH, NEVER, Notes
from .plan import begin_plans, consider


def worth_of_building(s: State, notes: Notes, kind: int, first: int) -> float:
    """The moves of Build that name no card."""
    match kind:
        case action.EXTEND:
            return worth_of_way(s, notes, s.card, NONE)
        case action.UPGRADE:
            return worth_of_way(s, notes, s.card, first)
        case action.REPLACE:
            if s.phase == phase.LOSE_BUILDING:
                return -worth_of_house(s, notes, int(s.buildings[s.seat, first]))
            return worth_of_way(s, notes, s.card, first)
        case action.DROP:
            return -worth_of_car(s, notes, first)
    return 0.0


# What a card is worth where it stands


def worth_when_built(s: State, notes: Notes, card: int) -> float:
    """What a card is worth on the seat's train, or beside it."""
    if is_building(card):
        return worth_of_house(s, notes, card)
    hold = int(box.HOLD[card])
    value = int(box.POINTS[card]) * notes.point + worth_for_goal(s, notes, card) + worth_for_houses(notes, card)
    value += (
        taste.of(notes, taste.SPACE) * int(box.CAPACITY[card]) - taste.of(notes, taste.SPARE_POWER) * burden(card)
    ) * notes.future
    if box.CATEGORY[card] == box.CABOOSE:
        value += taste.of(notes, taste.ABILITY) * notes.future
    return value + (float(notes.wanted[hold]) * notes.future if hold < box.PASSENGER else 0.0)


def worth_of_house(s: State, notes: Notes, card: int) -> float:
    """What a building counts now, and will have counted in the end."""
    number = counted(s, s.seat, card) + taste.of(notes, taste.GROWTH) * float(GROWTH[box.SCORES[card]]) * notes.future
    points = int(box.POINTS_FLAT[card]) + int(box.POINTS_EACH[card]) * number
    return points * notes.built + (taste.of(notes, taste.GOAL) if notes.goal == box.GOAL_BUILDINGS else 0.0)


def worth_for_houses(notes: Notes, card: int) -> float:
    """What the seat's buildings count more for an engine or car."""
    more = float(notes.counts[box.SCORE_ICONS]) if box.ICON[card] > 0 else 0.0
    if box.CATEGORY[card] != box.ENGINE:
        more += float(notes.counts[box.SCORE_CARS])
    return notes.built * more


def worth_for_goal(s: State, notes: Notes, card: int) -> float:
    """How far this engine or car would bring the goal of the scenario nearer."""
    if notes.goal == box.GOAL_CARS:
        if box.CATEGORY[card] == box.ENGINE:
            return taste.of(notes, taste.POWER) * int(box.POWER[card])
        return taste.of(notes, taste.GOAL) / 3
    if notes.goal == box.GOAL_TICKETS and box.HOLD[card] == box.PASSENGER:
        return taste.of(notes, taste.COACH) * int(box.CAPACITY[card])
    if notes.goal == box.GOAL_LEVEL_3 and box.CATEGORY[card] < box.CABOOSE:
        return max(0.0, worth_of_level(notes, int(box.LEVEL[card])) - worth_of_level(notes, highest_level(s, card)))
    return 0.0


def worth_of_level(notes: Notes, level: int) -> float:
    """What it is worth to have an engine, or a kind of cars, of this level."""
    return taste.of(notes, taste.GOAL) * (level / LEVEL_3) ** 2


def highest_level(s: State, card: int) -> int:
    """The highest level of this kind of card in the seat's train; 0: there is none."""
    found = 0
    for position in range(s.train_size[s.seat]):
        if box.CATEGORY[s.trains[s.seat, position]] == box.CATEGORY[card]:
            found = max(found, int(box.LEVEL[s.trains[s.seat, position]]))
    return found


def worth_of_car(s: State, notes: Notes, position: int) -> float:
    """A car of the seat's train with its loads."""
    loads, card = load_count(s, s.seat, position), int(s.trains[s.seat, position])
    value = worth_when_built(s, notes, card) + loads + taste.of(notes, taste.DROPPED)
    if notes.goal == box.GOAL_LEVEL_3 and box.LEVEL[card] == highest_level(s, card):
        value += worth_of_level(notes, int(box.LEVEL[card]))
    return value + loads * notes.built * float(notes.counts[box.SCORE_LOADS])


# Ways to build it


def best_build(s: State, notes: Notes) -> float:
    """The best way to build any card in hand."""
    begin_plans(notes)
    for card in range(box.TYPES):
        if s.hands[s.seat, card] > 0:
            consider_card(s, notes, card)
    return notes.plan_worth


def best_build_of(s: State, notes: Notes, card: int) -> float:
    """The best way to build this card."""
    begin_plans(notes)
    consider_card(s, notes, card)
    return notes.plan_worth


def consider_card(s: State, notes: Notes, card: int) -> None:
    """Every way to build a card: at the end, or in the place of another."""
    if is_building(card):
        if s.building_count[s.seat] < building_limit(s, s.seat, NONE):
            consider_way(s, notes, card, NONE)
        else:
            for building in range(s.building_count[s.seat]):
                consider_way(s, notes, card, building)
        return
    if can_extend(s, card):
        consider_way(s, notes, card, NONE)
    for position in range(s.train_size[s.seat]):
        if can_upgrade(s, card, position):
            consider_way(s, notes, card, position)


def consider_way(s: State, notes: Notes, card: int, replaced: int) -> None:
    """One of them."""
    consider(notes, worth_of_way(s, notes, card, replaced), card, replaced)


def worth_of_way(s: State, notes: Notes, card: int, replaced: int) -> float:
    """A card at the end of the train or of the buildings (NONE), or in the place of another."""
    if is_building(card):
        return worth_of_replacing(s, notes, card, replaced)
    return worth_of_upgrading(s, notes, card, replaced)


def worth_of_replacing(s: State, notes: Notes, card: int, replaced: int) -> float:
    """One more building, or one in the place of another."""
    if box.COST[card] > cards_to_pay(s):
        return NEVER
    value = worth_of_house(s, notes, card) - spent(notes, int(box.COST[card]) + is_in_hand(s))
    if replaced != NONE:
        value -= worth_of_house(s, notes, int(s.buildings[s.seat, replaced]))
    return value


def worth_of_upgrading(s: State, notes: Notes, card: int, upgraded: int) -> float:
    """Extend or upgrade, with all cars kept if that can be, or without the one that is worth least."""
    cards, spare, saved = cards_to_pay(s), spare_power(s), discount(s)
    if not can_build_so(s, card, upgraded, cards, spare, saved):
        return NEVER
    dropped, loss = NONE, 0.0
    if not can_pay(s, card, upgraded, NONE, cards, spare, saved):
        dropped = least_missed(s, notes, card, upgraded)
        loss = worth_of_car(s, notes, dropped)
    value = (
        worth_when_built(s, notes, card)
        - loss
        + taste.of(notes, taste.PASSENGER) * int(box.PASSENGERS[card]) * notes.future
    )
    if upgraded != NONE:
        value -= worth_when_built(s, notes, int(s.trains[s.seat, upgraded]))
    return value - spent(notes, price(s, card, upgraded, dropped, saved) + is_in_hand(s))


def is_in_hand(s: State) -> int:
    """1 if the card to be built still counts as one of the hand."""
    return int(s.card == NONE)


def least_missed(s: State, notes: Notes, card: int, upgraded: int) -> int:
    """The car that is missed least if one has to go, the first of equals."""
    cards, spare, saved = cards_to_pay(s), spare_power(s), discount(s)
    found, least = NONE, 0.0
    for position in range(1, s.train_size[s.seat]):
        if can_drop(s, card, upgraded, position, cards, spare, saved):
            loss = worth_of_car(s, notes, position)
            if found == NONE or loss < least:
                found, least = position, loss
    return found
