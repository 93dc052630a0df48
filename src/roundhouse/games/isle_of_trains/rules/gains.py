"""What a move changes of the points of the one who makes it, at once and for certain."""

from __future__ import annotations

from ....core.record import NONE, UNSURE
from .. import action, box, option, phase
from ..state import State
from .build import can_build_so, can_extend, can_pay, can_upgrade, cards_to_pay, is_building
from .deliver import destination
from .scoring import points_of_building
from .trains import building_limit, discount, spare_power


def gain(s: State, kind: int, first: int, second: int) -> int:
    """The points of a legal move; UNSURE where a later choice or chance decides, or it changes none of its own."""
    match kind:
        case action.TAKE_BAG:
            return gain_of_empty_bag(s)
        case action.CARD:
            return gain_of_card(s, first) if s.phase == phase.BUILD else UNSURE
        case action.EXTEND:
            return gain_of_way(s, s.card, NONE)
        case action.UPGRADE:
            return gain_of_way(s, s.card, first)
        case action.REPLACE:
            return UNSURE if s.phase == phase.LOSE_BUILDING else gain_of_way(s, s.card, first)
        case action.ONTO:
            return gain_of_load(s) if first == s.seat and not s.is_forced else UNSURE
        case action.PRIMARY:
            return int(box.CONTRACT_POINTS[destination(s), box.PRIMARY])
        case action.SECONDARY:
            return int(box.CONTRACT_POINTS[destination(s), box.SECONDARY_A + first])
    return UNSURE


def gain_of_empty_bag(s: State) -> int:
    """IT-043, IT-251: a token in place of a passenger."""
    if s.bag.sum() > 0:
        return UNSURE
    return -1 if box.TOKENS_SUBTRACT[s.options[option.SOLO]] else 1


def gain_of_load(s: State) -> int:
    """IT-207, IT-174: one, and what a bank counts for it."""
    points = 1
    for i in range(s.building_count[s.seat]):
        card = s.buildings[s.seat, i]
        if box.SCORES[card] == box.SCORE_LOADS:
            points += int(box.POINTS_EACH[card])
    return points


def gain_of_card(s: State, card: int) -> int:
    """What building a card brings, if there is one way alone to do so."""
    if is_building(card):
        if s.building_count[s.seat] < building_limit(s, s.seat, NONE):
            return gain_of_way(s, card, NONE)
        return gain_of_way(s, card, 0) if s.building_count[s.seat] == 1 else UNSURE
    cards, spare, saved = cards_to_pay(s), spare_power(s), discount(s)
    ways, way = 0, NONE
    if can_extend(s, card) and can_build_so(s, card, NONE, cards, spare, saved):
        ways += 1
    for position in range(s.train_size[s.seat]):
        if can_upgrade(s, card, position) and can_build_so(s, card, position, cards, spare, saved):
            ways, way = ways + 1, position
    return gain_of_way(s, card, way) if ways == 1 else UNSURE


def gain_of_way(s: State, card: int, replaced: int) -> int:
    """What a card brings in this place, or at the end (NONE); UNSURE if a car has to go first."""
    if is_building(card):
        return points_of_replacing(s, card, replaced)
    if not can_pay(s, card, replaced, NONE, cards_to_pay(s), spare_power(s), discount(s)):
        return UNSURE
    return points_of_upgrading(card, NONE if replaced == NONE else int(s.trains[s.seat, replaced]))


def points_of_replacing(s: State, card: int, replaced: int) -> int:
    """IT-071: what a building counts more than the one in whose place it comes, if any."""
    points = points_of_building(s, s.seat, card)
    if replaced != NONE:
        points -= points_of_building(s, s.seat, int(s.buildings[s.seat, replaced]))
    return points


def points_of_upgrading(card: int, old: int) -> int:
    """IT-205: what an engine or car counts more than the one in whose place it comes, if any."""
    return int(box.POINTS[card]) - (int(box.POINTS[old]) if old != NONE else 0)
