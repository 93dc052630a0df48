"""What is in the box: every printed number, read from data/."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ...core.data import check_complete, check_names, check_total, check_value, read_rows
from ...core.record import CELL, NONE

CATEGORIES = ("engine", "hopper", "tanker", "boxcar", "coach", "caboose", "building")  # IT-012
ENGINE, HOPPER, TANKER, BOXCAR, COACH, CABOOSE, BUILDING = range(7)
CARGO = ("coal", "oil", "box")  # IT-010
COAL, OIL, BOX = range(3)
ALL = 3  # a wild symbol, or "any cargo" of a contract
SYMBOLS = (*CARGO, "all")
HOLDS = (*CARGO, "passenger", "any_cargo", "none")
PASSENGER, ANY_CARGO, NOTHING = 3, 4, 5
BONUSES = ("none", "any", "build", "load", "deliver", "load_or_deliver")  # IT-122
NO_BONUS, BONUS_ANY, BONUS_BUILD, BONUS_LOAD, BONUS_DELIVER, BONUS_LOAD_OR_DELIVER = range(6)
ABILITIES = (
    "none",
    "cards_when_delivering",
    "card_when_loading_coal",
    "holds_any_cargo",
    "second_building",
    "cheaper_cars",
    "more_power",
    "passenger_as_cargo",
    "cards_when_loading_passenger",
    "passenger_elsewhere",
    "passenger_of_any_colour",
)  # by the number of the caboose
SCORED = ("nothing", "loads", *CARGO, "cars", "icons", "passengers")
SCORE_NOTHING, SCORE_LOADS, SCORE_COAL, SCORE_OIL, SCORE_BOX, SCORE_CARS, SCORE_ICONS, SCORE_PASSENGERS = range(8)
CONTRACTS = ("primary", "secondary_a", "secondary_b")
PRIMARY, SECONDARY_A, SECONDARY_B = range(3)
GOALS = ("none", "contracts", "buildings", "points", "cars", "tickets", "building_points", "primaries", "level_3")
(
    NO_GOAL,
    GOAL_CONTRACTS,
    GOAL_BUILDINGS,
    GOAL_POINTS,
    GOAL_CARS,
    GOAL_TICKETS,
    GOAL_BUILDING_POINTS,
    GOAL_PRIMARIES,
    GOAL_LEVEL_3,
) = range(9)


class Card(NamedTuple):
    """A row of cards.csv."""

    card: str
    category: str
    level: int
    copies: int
    promo_copies: int
    cost: int
    points: int
    power: int
    weight: int
    capacity: int
    holds: str
    symbol: str
    passengers: int
    icon: int
    take: int
    discard: int
    tokens: int
    bonus: str
    ability: str
    scores: str
    points_each: int
    points_flat: int
    destinations: str
    source: str


class Contract(NamedTuple):
    """A row of islands.csv: one contract of an island card."""

    island: str
    colour: str
    contract: str
    coal: int
    oil: int
    box: int
    any: int
    points: int
    source: str


class Reward(NamedTuple):
    """A row of tickets.csv: one space of a ticket tile."""

    ticket: str
    space: int
    take: int
    tokens: int
    bonus: str
    source: str


class Scenario(NamedTuple):
    """A row of scenarios.csv."""

    scenario: str
    goal: str
    number: int
    islands: str
    research_station: int
    any_buildings: int
    no_secondaries: int
    buy_back: int
    tokens_subtract: int
    source: str


ROWS = read_rows(__package__, "cards.csv", Card)
CONTRACT_ROWS = read_rows(__package__, "islands.csv", Contract)
REWARD_ROWS = read_rows(__package__, "tickets.csv", Reward)
SCENARIO_ROWS = read_rows(__package__, "scenarios.csv", Scenario)

for row in ROWS:
    for column, allowed in {
        "category": CATEGORIES,
        "holds": HOLDS,
        "symbol": SYMBOLS,
        "bonus": BONUSES,
        "ability": ABILITIES,
        "scores": SCORED,
    }.items():
        check_value("cards.csv", column, getattr(row, column), allowed)
for scenario in SCENARIO_ROWS:
    check_value("scenarios.csv", "goal", scenario.goal, GOALS)
SCENARIOS = ("challenge", *(f"scenario_{n}" for n in range(1, 11)))
check_complete("scenarios.csv", [row.scenario for row in SCENARIO_ROWS], SCENARIOS)

# Train cards, by type
CARDS = tuple(check_names("cards.csv", [row.card for row in ROWS]))
TYPES = len(CARDS)
LEVEL_1_ENGINE = CARDS.index("level_1_engine")
TIME_ENGINE = CARDS.index("time_engine")
DECK_CARDS = check_total("cards.csv", 72, sum(row.promo_copies for row in ROWS))


def _column(name: str) -> npt.NDArray[np.int16]:
    return np.array([getattr(row, name) for row in ROWS], CELL)


def _named(name: str, names: tuple[str, ...]) -> npt.NDArray[np.int16]:
    return np.array([names.index(getattr(row, name)) for row in ROWS], CELL)


COPIES = np.array([_column("copies"), _column("promo_copies")], CELL)  # by deck variant and type
CATEGORY, HOLD, SYMBOL = _named("category", CATEGORIES), _named("holds", HOLDS), _named("symbol", SYMBOLS)
BONUS, ABILITY, SCORES = _named("bonus", BONUSES), _named("ability", ABILITIES), _named("scores", SCORED)
LEVEL, COST, POINTS, POWER, WEIGHT = map(_column, ("level", "cost", "points", "power", "weight"))
CAPACITY, PASSENGERS, ICON = map(_column, ("capacity", "passengers", "icon"))
TAKE, DISCARD, TOKENS = map(_column, ("take", "discard", "tokens"))
POINTS_EACH, POINTS_FLAT = map(_column, ("points_each", "points_flat"))
MOST_LOADS = int(CAPACITY.max())

# Islands; those with a colour have a ticket and come first
ISLANDS = tuple(dict.fromkeys(row.island for row in CONTRACT_ROWS))
COLOURS = tuple(dict.fromkeys(row.colour for row in CONTRACT_ROWS if row.colour != "none"))
TICKETED = len(COLOURS)  # IT-003
PER_COLOUR = 3  # IT-005
RESEARCH_STATION = ISLANDS.index("research_station")
NEEDS = np.full((len(ISLANDS), len(CONTRACTS), len(SYMBOLS)), NONE, CELL)  # NONE: no such contract
CONTRACT_POINTS = np.zeros((len(ISLANDS), len(CONTRACTS)), CELL)
for contract in CONTRACT_ROWS:
    _at = ISLANDS.index(contract.island), CONTRACTS.index(contract.contract)
    NEEDS[_at] = contract.coal, contract.oil, contract.box, contract.any
    CONTRACT_POINTS[_at] = contract.points
STATION = np.array([[name in row.destinations.split("+") for name in ISLANDS] for row in ROWS], CELL)  # by card, island

# Tickets
TICKETS = tuple(dict.fromkeys(row.ticket for row in REWARD_ROWS))
SPACES = 3  # IT-004
REWARD_TAKE, REWARD_TOKENS, REWARD_BONUS = (np.zeros((len(TICKETS), SPACES), CELL) for _ in range(3))
for reward in REWARD_ROWS:
    _at = TICKETS.index(reward.ticket), reward.space - 1
    REWARD_TAKE[_at], REWARD_TOKENS[_at], REWARD_BONUS[_at] = reward.take, reward.tokens, BONUSES.index(reward.bonus)

# Solo games
GOAL = np.array([GOALS.index(row.goal) for row in SCENARIO_ROWS], CELL)
GOAL_NUMBER = np.array([row.number for row in SCENARIO_ROWS], CELL)
GOAL_ISLANDS = np.array([[name in row.islands.split("+") for name in ISLANDS] for row in SCENARIO_ROWS], CELL)
WITH_STATION = np.array([row.research_station for row in SCENARIO_ROWS], CELL)
ANY_BUILDINGS = np.array([row.any_buildings for row in SCENARIO_ROWS], CELL)
NO_SECONDARIES = np.array([row.no_secondaries for row in SCENARIO_ROWS], CELL)
BUY_BACK = np.array([row.buy_back for row in SCENARIO_ROWS], CELL)
TOKENS_SUBTRACT = np.array([row.tokens_subtract for row in SCENARIO_ROWS], CELL)
RATINGS = (0, 50, 60, 70, 80)  # IT-232: points from which each title is earned

END_SPACE = np.array([NONE, NONE, 4, 5, 6], CELL)  # IT-028, by players
LAST_SPACE = 6  # IT-007


def _copies(column: npt.NDArray[np.int16], which: npt.NDArray[np.bool_]) -> list[int]:
    """A printed number of these cards, once for each copy, the smallest first."""
    return sorted(np.repeat(column[which], COPIES[1][which]).tolist())


def _power(engines: int) -> int:
    """What that many engines can pull together at best."""
    return sum(_copies(POWER, CATEGORY == ENGINE)[-engines:] + _copies(POWER, CATEGORY == CABOOSE))


def _most_cars(engines: int) -> int:
    """The most cars that they can pull: the lightest first."""
    weights = np.cumsum(_copies(WEIGHT, (CATEGORY > ENGINE) & (CATEGORY < BUILDING)))
    return int((weights <= _power(engines)).sum())


def _most_freight(engines: int) -> int:
    """The most cargo that lies on cars that they can pull."""
    most = np.zeros(_power(engines) + 1, int)  # by the weight that may be used
    for car in np.repeat(np.arange(TYPES), np.where(HOLD != PASSENGER, COPIES[1], 0)):
        weight = int(WEIGHT[car])
        most[weight:] = np.maximum(most[weight:], most[: len(most) - weight] + CAPACITY[car])
    return int(most[-1])


POSITIONS = 1 + _most_cars(1)
MOST_PLAYERS = len(END_SPACE) - 1
MOST_IN_TRAINS = MOST_PLAYERS + _most_cars(MOST_PLAYERS)  # on all trains together
MOST_FREIGHT = _most_freight(MOST_PLAYERS)
BUILDINGS = int(COPIES[1][CATEGORY == BUILDING].sum())
FREIGHT_SPACES = int((CAPACITY * COPIES[1])[HOLD < PASSENGER].sum())

# What lies on a car: a train card by its type, a passenger by its colour, or a face-down card by who loaded it
FIRST_PASSENGER = TYPES
FIRST_FACE_DOWN = TYPES + TICKETED
