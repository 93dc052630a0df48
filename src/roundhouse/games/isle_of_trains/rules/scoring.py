"""Scoring (IT-204 to IT-214), buildings (IT-174 to IT-185)."""

from __future__ import annotations

from ....core.record import NONE
from .. import box, option
from ..state import State


def token_points(s: State, seat: int) -> int:
    """IT-204, IT-251."""
    tokens = int(s.tokens[seat])
    return -tokens if box.TOKENS_SUBTRACT[s.options[option.SOLO]] else tokens


def train_points(s: State, seat: int) -> int:
    """IT-205, IT-AMB-50: printed on engine and cars."""
    points = 0
    for position in range(s.train_size[seat]):
        points += int(box.POINTS[s.trains[seat, position]])
    return points


def contract_points(s: State, seat: int) -> int:
    """IT-206: a held card scores its primary, a done one primary and secondary."""
    points = 0
    for island in range(len(box.ISLANDS)):
        if s.island_seat[island] == seat:
            points += int(box.CONTRACT_POINTS[island, box.PRIMARY])
            if s.island_contract[island] != box.PRIMARY:
                points += int(box.CONTRACT_POINTS[island, s.island_contract[island]])
    return points


def load_points(s: State, seat: int) -> int:
    """IT-207."""
    loads = 0
    for position in range(s.train_size[seat]):
        for place in range(box.MOST_LOADS):
            loads += int(s.loads[seat, position, place] != NONE)
    return loads


def progress_points(s: State, seat: int) -> int:
    """IT-208."""
    return int(s.train_taker == seat)


def symbols(s: State, seat: int, cargo: int) -> int:
    """IT-AMB-41: this cargo on the contracts that the seat has completed."""
    found = 0
    for island in range(len(box.ISLANDS)):
        if s.island_seat[island] == seat:
            found += int(box.NEEDS[island, box.PRIMARY, cargo])
            if s.island_contract[island] != box.PRIMARY:
                found += int(box.NEEDS[island, s.island_contract[island], cargo])
    return found


def icons(s: State, seat: int) -> int:
    """IT-179, IT-AMB-42: engine and cars with the passenger icon."""
    found = 0
    for position in range(s.train_size[seat]):
        card = s.trains[seat, position]
        counts_anyway = card == box.LEVEL_1_ENGINE and s.options[option.TOWN_HALL_COUNTS_LEVEL1_ENGINE]
        found += int(box.ICON[card] > 0 or counts_anyway)
    return found


def station_passengers(s: State, seat: int, card: int) -> int:
    """IT-181 to IT-183, IT-AMB-43: passengers on the two tickets, no matter who delivered them, or only one's own."""
    found = 0
    for island in range(box.TICKETED):
        if box.STATION[card, island]:
            for space in range(s.ticket_filled[island]):
                is_own = s.ticket_seats[island, space] == seat
                found += int(is_own or s.options[option.STATIONS_COUNT] == option.WHOSE_ALL)
    return found


def counted(s: State, seat: int, card: int) -> int:
    """How many there are of what a building counts."""
    match box.SCORES[card]:
        case box.SCORE_LOADS:
            return load_points(s, seat)
        case box.SCORE_COAL:
            return symbols(s, seat, box.COAL)
        case box.SCORE_OIL:
            return symbols(s, seat, box.OIL)
        case box.SCORE_BOX:
            return symbols(s, seat, box.BOX)
        case box.SCORE_CARS:
            return int(s.train_size[seat]) - 1
        case box.SCORE_ICONS:
            return icons(s, seat)
        case box.SCORE_PASSENGERS:
            return station_passengers(s, seat, card)
    return 0


def points_of_building(s: State, seat: int, card: int) -> int:
    """IT-174 to IT-185: what a building counts for a seat, as things are now."""
    return int(box.POINTS_FLAT[card]) + int(box.POINTS_EACH[card]) * counted(s, seat, card)


def building_points(s: State, seat: int) -> int:
    """IT-209."""
    points = 0
    for i in range(s.building_count[seat]):
        points += points_of_building(s, seat, int(s.buildings[seat, i]))
    return points


def score(s: State, seat: int) -> int:
    """IT-204 to IT-210."""
    return (
        token_points(s, seat)
        + train_points(s, seat)
        + contract_points(s, seat)
        + load_points(s, seat)
        + progress_points(s, seat)
        + building_points(s, seat)
    )


def standing(s: State, seat: int) -> tuple[int, ...]:
    """IT-211 to IT-214, IT-AMB-51, IT-AMB-52: points, length of the train, points of engine and cars."""
    last = train_points(s, seat)
    if s.options[option.TIE2] == option.ENGINE:
        last = int(box.POINTS[s.trains[seat, 0]])
    return score(s, seat), int(s.train_size[seat]), last


def goal(s: State) -> int:
    """IT-231 to IT-233: alone a goal is reached or not; the challenge has only points."""
    if s.seats > 1 or s.options[option.SOLO] == option.CHALLENGE:
        return NONE
    return s.won


def close(s: State) -> None:
    """IT-204: the points of any moment are counted as at the end; nothing is to be turned up for them."""
