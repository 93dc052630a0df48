"""Action: Build (IT-046 to IT-072)."""

from __future__ import annotations

from ....core.actions import Moves
from ....core.events import tell
from ....core.hands import gain, lose
from ....core.piles import put, take
from ....core.record import NONE
from .. import action, box, event, option, phase
from ..action import offer
from ..state import State
from . import steps
from .cards import discard, discard_from_hand, is_passenger, put_away
from .trains import CHEAPER_CARS, building_limit, discount, fits, remove_car, spare_power


def is_building(card: int) -> bool:
    return bool(box.CATEGORY[card] == box.BUILDING)


def can_upgrade(s: State, card: int, position: int) -> bool:
    """IT-050 to IT-054, IT-AMB-11: a card of the same category and a lower level."""
    old = s.trains[s.seat, position]
    if box.CATEGORY[card] != box.CATEGORY[old] or box.CATEGORY[card] == box.CABOOSE:
        return False
    if s.options[option.UPGRADE_REQUIRES_HIGHER_LEVEL]:
        return bool(box.LEVEL[card] > box.LEVEL[old])
    return bool(box.LEVEL[card] >= box.LEVEL[old])


def can_extend(s: State, card: int) -> bool:
    """IT-049, IT-051: cars extend, engines only upgrade."""
    if s.version == 1 and s.train_size[s.seat] == box.POSITIONS:
        return False  # the longest train; IT-061 lets it lose a car first, and without that nothing more can be pulled
    return bool(box.CATEGORY[card] != box.ENGINE)


def price(s: State, card: int, upgraded: int, dropped: int, saved: int) -> int:
    """IT-062 to IT-066: printed cost, less that of the replaced card, less what Caboose 5 saves."""
    cost = int(box.COST[card])
    if is_building(card):
        return cost
    scope = s.options[option.CABOOSE5_SCOPE]
    is_discounted = upgraded == NONE or scope == option.EXTEND_AND_UPGRADE
    if scope == option.EXTEND_NOT_CABOOSE and box.CATEGORY[card] == box.CABOOSE:
        is_discounted = False
    if upgraded != NONE:
        cost -= int(box.COST[s.trains[s.seat, upgraded]])
    if is_discounted:
        cost -= saved
        if dropped != NONE and box.ABILITY[s.trains[s.seat, dropped]] == CHEAPER_CARS:
            cost += 1
    return max(0, cost)


def can_pay(s: State, card: int, upgraded: int, dropped: int, cards: int, spare: int, saved: int) -> bool:
    """Whether this build can be pulled, and paid with that many cards."""
    return fits(s, card, upgraded, dropped, spare) and price(s, card, upgraded, dropped, saved) <= cards


def can_drop(s: State, card: int, upgraded: int, dropped: int, cards: int, spare: int, saved: int) -> bool:
    """IT-061, IT-AMB-14: one own car may go first, never the engine and never the one that is upgraded."""
    if dropped == upgraded:
        return False
    if s.options[option.OPTIONAL_DISCARD_ONLY_IF_NEEDED] and fits(s, card, upgraded, NONE, spare):
        return False
    return can_pay(s, card, upgraded, dropped, cards, spare, saved)


def can_build_so(s: State, card: int, upgraded: int, cards: int, spare: int, saved: int) -> bool:
    """Whether there is a way to build the card like this with that many cards to pay with."""
    if can_pay(s, card, upgraded, NONE, cards, spare, saved):
        return True
    for dropped in range(1, s.train_size[s.seat]):
        if can_drop(s, card, upgraded, dropped, cards, spare, saved):
            return True
    return False


def can_build(s: State, card: int, cards: int, spare: int, saved: int) -> bool:
    """IT-032, IT-065: whether the card can be built at all."""
    if is_building(card):
        return bool(box.COST[card] <= cards)
    if can_extend(s, card) and can_build_so(s, card, NONE, cards, spare, saved):
        return True
    for position in range(s.train_size[s.seat]):
        if can_upgrade(s, card, position) and can_build_so(s, card, position, cards, spare, saved):
            return True
    return False


def cards_to_pay(s: State) -> int:
    """IT-064: the cards in hand without the one that is to be built, which may have left the hand already."""
    return int(s.hand_size[s.seat]) - int(s.card == NONE)


def any_build(s: State) -> bool:
    cards, spare, saved = int(s.hand_size[s.seat]) - 1, spare_power(s), discount(s)
    for card in range(box.TYPES):
        if s.hands[s.seat, card] > 0 and can_build(s, card, cards, spare, saved):
            return True
    return False


def offer_builds(s: State, moves: Moves) -> None:
    """IT-DP-04: a card that can be built and paid for by the others."""
    cards, spare, saved = int(s.hand_size[s.seat]) - 1, spare_power(s), discount(s)
    for card in range(box.TYPES):
        if s.hands[s.seat, card] > 0 and can_build(s, card, cards, spare, saved):
            offer(moves, action.CARD, card)


def choose_card(s: State, card: int) -> None:
    lose(s, s.seat, card)
    s.card, s.phase = card, phase.MODE


def offer_modes(s: State, moves: Moves) -> None:
    """IT-DP-05: extend or upgrade; a building is added, or replaces one at the limit (IT-071, IT-AMB-17)."""
    cards = int(s.hand_size[s.seat])
    if is_building(s.card):
        if s.building_count[s.seat] < building_limit(s, s.seat, NONE):
            offer(moves, action.EXTEND)
        else:
            for building in range(s.building_count[s.seat]):
                offer(moves, action.REPLACE, building)
        return
    spare, saved = spare_power(s), discount(s)
    if can_extend(s, s.card) and can_build_so(s, s.card, NONE, cards, spare, saved):
        offer(moves, action.EXTEND)
    for position in range(s.train_size[s.seat]):
        if can_upgrade(s, s.card, position) and can_build_so(s, s.card, position, cards, spare, saved):
            offer(moves, action.UPGRADE, position)


def extend(s: State) -> None:
    if is_building(s.card):
        begin_paying(s)
    else:
        s.phase = phase.DROP


def upgrade(s: State, position: int) -> None:
    s.upgraded, s.phase = position, phase.DROP


def replace(s: State, building: int) -> None:
    s.replaced = building
    begin_paying(s)


def offer_drops(s: State, moves: Moves) -> None:
    """IT-DP-06: none, or one car, so that the result can be pulled and paid."""
    cards, spare, saved = int(s.hand_size[s.seat]), spare_power(s), discount(s)
    if can_pay(s, s.card, s.upgraded, NONE, cards, spare, saved):
        offer(moves, action.KEEP)
    for dropped in range(1, s.train_size[s.seat]):
        if can_drop(s, s.card, s.upgraded, dropped, cards, spare, saved):
            offer(moves, action.DROP, dropped)


def drop(s: State, position: int) -> None:
    """IT-061, IT-AMB-13: the car is discarded, then its loads, the oldest first."""
    card = int(s.trains[s.seat, position])
    discard(s, card)
    for i in range(box.MOST_LOADS):
        load = int(s.loads[s.seat, position, i])
        if load != NONE:
            put_off(s, load)
    remove_car(s, s.seat, position)
    tell(s, event.DROPPED, s.seat, card)
    if s.upgraded > position:
        s.upgraded -= 1
    if s.options[option.CABOOSE4_LOSS_DISCARDS_BUILDING] and has_too_many_buildings(s):
        s.phase = phase.LOSE_BUILDING
    else:
        begin_paying(s)


def put_off(s: State, load: int) -> None:
    """IT-AMB-13: what lay on a discarded car; its passengers go to the bag, or to the owner's supply."""
    if is_passenger(load) and s.options[option.DISCARDED_CAR_PASSENGERS] == option.SUPPLY:
        s.supply[s.seat, load - box.FIRST_PASSENGER] += 1
    else:
        put_away(s, load)


def has_too_many_buildings(s: State) -> bool:
    """IT-AMB-36."""
    return bool(s.building_count[s.seat] > building_limit(s, s.seat, NONE))


def offer_buildings(s: State, moves: Moves) -> None:
    for building in range(s.building_count[s.seat]):
        offer(moves, action.REPLACE, building)


def lose_building(s: State, building: int) -> None:
    """IT-AMB-36: one building goes with Caboose 4."""
    throw_away(s, take(s.buildings, s.building_count, s.seat, building))
    begin_paying(s)


def throw_away(s: State, building: int) -> None:
    discard(s, building)
    tell(s, event.DISCARDED, s.seat, building)


def begin_paying(s: State) -> None:
    """IT-062 to IT-064."""
    s.due = s.cost = price(s, s.card, s.upgraded, NONE, discount(s))
    s.phase = phase.PAY
    if s.due == 0:
        finish_build(s)


def offer_hand(s: State, moves: Moves) -> None:
    """Any card in hand; equal cards are one choice."""
    for card in range(box.TYPES):
        if s.hands[s.seat, card] > 0:
            offer(moves, action.CARD, card)


def pay(s: State, card: int) -> None:
    """IT-064, IT-AMB-56: in the order in which the cards are named."""
    discard_from_hand(s, card)
    s.due -= 1
    if s.due == 0:
        finish_build(s)


def finish_build(s: State) -> None:
    """IT-067 to IT-072: the card is placed, then its passengers come."""
    card = s.card
    if is_building(card):
        place_building(s)
    elif s.upgraded == NONE:
        put(s.trains, s.train_size, s.seat, card)
        tell(s, event.BUILT, s.seat, card, s.cost)
    else:
        place_upgrade(s)
    s.card, s.upgraded, s.replaced, s.phase = NONE, NONE, NONE, phase.GOING
    if card == box.TIME_ENGINE:
        steps.push(s, steps.FETCH)
    steps.push_some(s, steps.PASSENGERS, int(box.PASSENGERS[card]))


def place_building(s: State) -> None:
    """IT-071: at the limit the old building is discarded."""
    if s.replaced != NONE:
        throw_away(s, int(s.buildings[s.seat, s.replaced]))
        s.buildings[s.seat, s.replaced] = s.card
    else:
        put(s.buildings, s.building_count, s.seat, s.card)
    tell(s, event.BUILT_BUILDING, s.seat, s.card)


def place_upgrade(s: State) -> None:
    """IT-069, IT-AMB-12: the old card is discarded; its loads lie on the new one, as far as it has room."""
    old = int(s.trains[s.seat, s.upgraded])
    discard(s, old)
    s.trains[s.seat, s.upgraded] = s.card
    tell(s, event.UPGRADED, s.seat, s.card, old, s.cost)
    for i in range(box.MOST_LOADS):
        load = int(s.loads[s.seat, s.upgraded, i])
        stays = s.options[option.LOADS_SURVIVE_UPGRADE] and i < box.CAPACITY[s.card]
        if load != NONE and not stays:
            s.loads[s.seat, s.upgraded, i] = NONE
            if s.options[option.LOADS_SURVIVE_UPGRADE]:
                s.supply[s.seat, load - box.FIRST_PASSENGER] += 1
            else:
                put_away(s, load)


def offer_discards(s: State, moves: Moves) -> None:
    """IT-252: any card of the discard pile; equal cards are one choice."""
    for card in range(box.TYPES):
        for i in range(s.discard_size[0]):
            if s.discards[0, i] == card:
                offer(moves, action.CARD, card)
                break


def fetch(s: State, card: int) -> None:
    """IT-252: the topmost of its type comes to hand."""
    place = int(s.discard_size[0]) - 1
    while s.discards[0, place] != card:
        place -= 1
    take(s.discards, s.discard_size, 0, place)
    gain(s, s.seat, card)
    tell(s, event.FETCHED, s.seat, card)
    steps.pop(s)
    s.phase = phase.GOING
