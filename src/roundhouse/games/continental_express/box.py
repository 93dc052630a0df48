"""What is in the box: every printed number, read from data/."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...core.data import check_between, check_complete, check_names, check_total, check_value, read_rows
from ...core.record import CELL

WAGON_COPIES, BANKNOTES, CHARACTER_COPIES = 58, 12, 10  # CE-002
OBJECTIVE_CARDS, COLOUR_TOKENS = 20, 4  # CE-003, CE-004
COLOURS = ("black", "blue", "green", "red", "yellow")
ANY_COLOUR = "any"

WAGONS = ("passenger", "boxcar", "coal", "tank", "mail")
WAGON_CARDS = (*WAGONS, "locomotive")  # CE-008: a locomotive is a wagon card
CHARACTERS = ("investor", "pickpocket", "switchman", "station_master")
EVENT_CARDS = ("train_accident", "station_fire")
CARDS = (*WAGON_CARDS, "banknote", *CHARACTERS, *EVENT_CARDS)
CONTRACTS = (
    *(f"symbol_{colour}" for colour in COLOURS),
    *("pairs", "triplets", "three_different", "four_different", "two_pairs"),
)

# Every kind of small card has one number: wagons, the locomotive, the banknote, characters, events.
LOCOMOTIVE, BANKNOTE = CARDS.index("locomotive"), CARDS.index("banknote")
INVESTOR, PICKPOCKET, SWITCHMAN, STATION_MASTER = map(CARDS.index, CHARACTERS)
TRAIN_ACCIDENT, STATION_FIRE = map(CARDS.index, EVENT_CARDS)
FIRST_CHARACTER, FIRST_EVENT = INVESTOR, TRAIN_ACCIDENT


class SmallCard(NamedTuple):
    """A row of small_cards.csv."""

    card: str
    copies: int
    source: str


class Objective(NamedTuple):
    """A row of objectives.csv: the wagons asked for, the points, the symbols (`black`, or `black+blue`)."""

    objective: str
    passenger: int
    boxcar: int
    coal: int
    tank: int
    mail: int
    points: int
    symbols: str
    source: str

    @property
    def needs(self) -> list[int]:
        """The wagons asked for, by kind."""
        return [self.passenger, self.boxcar, self.coal, self.tank, self.mail]


class Contract(NamedTuple):
    """A row of contracts.csv: points for each set of that many `colours`, that many symbols (`size`) of each."""

    contract: str
    colour: str
    size: int
    colours: int
    points: int
    always_repeats: int
    source: str


class Token(NamedTuple):
    """A row of tokens.csv."""

    colour: str
    copies: int
    source: str


SMALL_CARD_ROWS = read_rows(__package__, "small_cards.csv", SmallCard)
OBJECTIVE_ROWS = read_rows(__package__, "objectives.csv", Objective)
CONTRACT_ROWS = read_rows(__package__, "contracts.csv", Contract)
TOKEN_ROWS = read_rows(__package__, "tokens.csv", Token)

_copies = {row.card: row.copies for row in SMALL_CARD_ROWS}
check_names("small_cards.csv", [row.card for row in SMALL_CARD_ROWS])
check_complete("small_cards.csv", [row.card for row in SMALL_CARD_ROWS], CARDS)
check_total("small_cards.csv", WAGON_COPIES, sum(_copies[card] for card in WAGON_CARDS))
check_total("small_cards.csv", CHARACTER_COPIES, sum(_copies[card] for card in CHARACTERS))
check_between("banknote", "copies", _copies["banknote"], BANKNOTES, BANKNOTES)
for event in EVENT_CARDS:
    check_between(event, "copies", _copies[event], 1, 1)  # CE-005

check_total("objectives.csv", OBJECTIVE_CARDS, len(OBJECTIVE_ROWS))
for objective in OBJECTIVE_ROWS:
    check_between(objective.objective, "wagons", sum(objective.needs), 1, WAGON_COPIES)
    for symbol in objective.symbols.split("+"):
        check_value("objectives.csv", "symbols", symbol, COLOURS)

check_names("contracts.csv", [row.contract for row in CONTRACT_ROWS])
check_complete("contracts.csv", [row.contract for row in CONTRACT_ROWS], CONTRACTS)
for contract in CONTRACT_ROWS:
    check_value("contracts.csv", "colour", contract.colour, (*COLOURS, ANY_COLOUR))
    check_between(contract.contract, "size", contract.size, 1, 9)
    check_between(contract.contract, "colours", contract.colours, 1, len(COLOURS))
    check_between(contract.contract, "always_repeats", contract.always_repeats, 0, 1)

check_names("tokens.csv", [row.colour for row in TOKEN_ROWS])
check_complete("tokens.csv", [row.colour for row in TOKEN_ROWS], COLOURS)
for token in TOKEN_ROWS:
    check_between(token.colour, "copies", token.copies, COLOUR_TOKENS, COLOUR_TOKENS)

COPIES = np.array([_copies[card] for card in CARDS], CELL)
SMALL_CARDS = int(COPIES.sum())

OBJECTIVES = tuple(check_names("objectives.csv", [row.objective for row in OBJECTIVE_ROWS]))
NEEDS = np.array([row.needs for row in OBJECTIVE_ROWS], CELL)  # by objective and kind of wagon
POINTS = np.array([row.points for row in OBJECTIVE_ROWS], CELL)
SYMBOLS = np.array([[row.symbols.split("+").count(c) for c in COLOURS] for row in OBJECTIVE_ROWS], CELL)  # CE-010
MOST_NEEDED = int(NEEDS.max())

# Symbols that a seat may get at once: those of each objective, then those of each token, then none
FIRST_TOKEN, NO_SYMBOLS = len(OBJECTIVES), len(OBJECTIVES) + len(COLOURS)
BROUGHT = np.zeros((NO_SYMBOLS + 1, len(COLOURS)), CELL)
BROUGHT[:FIRST_TOKEN], BROUGHT[FIRST_TOKEN:NO_SYMBOLS] = SYMBOLS, np.eye(len(COLOURS))

_contracts = {row.contract: row for row in CONTRACT_ROWS}
_in_order = [_contracts[name] for name in CONTRACTS]
COUNTS = np.array([[c.colour in (ANY_COLOUR, colour) for colour in COLOURS] for c in _in_order], CELL)  # by contract
CONTRACT_SIZE = np.array([c.size for c in _in_order], CELL)
CONTRACT_COLOURS = np.array([c.colours for c in _in_order], CELL)
CONTRACT_POINTS = np.array([c.points for c in _in_order], CELL)
ALWAYS_REPEATS = np.array([c.always_repeats for c in _in_order], CELL)
