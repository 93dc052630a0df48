"""Trains: what they weigh, hold and can (IT-057 to IT-060, IT-131 to IT-173)."""

from __future__ import annotations

from ....core.record import NONE
from .. import box, option
from ..state import State

SECOND_BUILDING = box.ABILITIES.index("second_building")
CHEAPER_CARS = box.ABILITIES.index("cheaper_cars")
CARDS_WHEN_DELIVERING = box.ABILITIES.index("cards_when_delivering")
CARD_WHEN_LOADING_COAL = box.ABILITIES.index("card_when_loading_coal")
CARDS_WHEN_LOADING_PASSENGER = box.ABILITIES.index("cards_when_loading_passenger")
PASSENGER_AS_CARGO = box.ABILITIES.index("passenger_as_cargo")
PASSENGER_ELSEWHERE = box.ABILITIES.index("passenger_elsewhere")
PASSENGER_OF_ANY_COLOUR = box.ABILITIES.index("passenger_of_any_colour")


def count_ability(s: State, seat: int, ability: int, without: int) -> int:
    """IT-154: how many cabooses of a train have this ability, one position left out."""
    found = 0
    for position in range(1, s.train_size[seat]):
        if position != without and box.ABILITY[s.trains[seat, position]] == ability:
            found += 1
    return found


def has(s: State, seat: int, ability: int) -> bool:
    return count_ability(s, seat, ability, NONE) > 0


def load_count(s: State, seat: int, position: int) -> int:
    """How many loads lie on an engine or car."""
    count = 0
    while count < box.MOST_LOADS and s.loads[seat, position, count] != NONE:
        count += 1
    return count


def has_space(s: State, seat: int, position: int) -> bool:
    """IT-075."""
    return bool(load_count(s, seat, position) < box.CAPACITY[s.trains[seat, position]])


def any_load_on(s: State, seat: int) -> bool:
    """IT-AMB-21: whether a train holds anything."""
    for position in range(s.train_size[seat]):
        if s.loads[seat, position, 0] != NONE:
            return True
    return False


def put_load(s: State, seat: int, position: int, load: int) -> None:
    s.loads[seat, position, load_count(s, seat, position)] = load


def take_load(s: State, seat: int, position: int, place: int) -> int:
    """Take a load off a car; the newer ones move up."""
    load = int(s.loads[seat, position, place])
    for i in range(place, box.MOST_LOADS - 1):
        s.loads[seat, position, i] = s.loads[seat, position, i + 1]
    s.loads[seat, position, box.MOST_LOADS - 1] = NONE
    return load


def cargo_of(s: State, seat: int, position: int, place: int) -> int:
    """IT-077, IT-161, IT-INV-08: what a load counts as: a cargo, ALL while undecided, NONE for a passenger."""
    load = int(s.loads[seat, position, place])
    hold = int(box.HOLD[s.trains[seat, position]])
    if load == NONE or hold == box.PASSENGER:
        return NONE
    if hold == box.ANY_CARGO:
        return int(box.SYMBOL[load])
    return hold


def building_limit(s: State, seat: int, without: int) -> int:
    """IT-070, IT-162: one, one more for each Caboose 4, any number in some scenarios."""
    if box.ANY_BUILDINGS[s.options[option.SOLO]]:
        return box.BUILDINGS
    return 1 + count_ability(s, seat, SECOND_BUILDING, without)


def burden(card: int) -> int:
    """What a card adds to the weight of its train, less what it adds to its power."""
    return int(box.WEIGHT[card]) - int(box.POWER[card])


def spare_power(s: State) -> int:
    """IT-057, IT-058: how much more the seat's train could weigh."""
    spare = 0
    for position in range(s.train_size[s.seat]):
        spare -= burden(int(s.trains[s.seat, position]))
    return spare


def fits(s: State, card: int, upgraded: int, dropped: int, spare: int) -> bool:
    """IT-059, IT-060: the engine can pull the train as it will be; what is replaced or dropped no longer counts."""
    added = burden(card)
    if upgraded != NONE:
        added -= burden(int(s.trains[s.seat, upgraded]))
    if dropped != NONE:
        added -= burden(int(s.trains[s.seat, dropped]))
    return added <= spare


def discount(s: State) -> int:
    """IT-163: what the seat's Caboose 5 saves."""
    return count_ability(s, s.seat, CHEAPER_CARS, NONE)


def remove_car(s: State, seat: int, position: int) -> None:
    """Take a car out of the line and close it up."""
    last = s.train_size[seat] - 1
    for p in range(position, last):
        s.trains[seat, p] = s.trains[seat, p + 1]
        for i in range(box.MOST_LOADS):
            s.loads[seat, p, i] = s.loads[seat, p + 1, i]
    s.trains[seat, last] = NONE
    for i in range(box.MOST_LOADS):
        s.loads[seat, last, i] = NONE
    s.train_size[seat] -= 1
