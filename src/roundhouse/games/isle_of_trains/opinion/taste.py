"""What the opinion goes by: numbers that greedy bots have, and others for those who look ahead in some scenarios."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ....core.record import REAL
from .. import box, option
from ..state import State
from .notes import TASTES, Notes


class Taste(NamedTuple):
    """Numbers that are found by playing many games; each is a cell of `Notes.taste`, in this order."""

    card: float = 0.7  # what a card in hand is worth
    card_to_use: float = 0.5  # one over the hand limit, while there is an action left to use it
    card_too_many: float = 0.1  # one over the hand limit
    space: float = 1.2  # a space for a load, early in the game
    spare_power: float = 0.8
    dropped: float = 1.0  # the trouble of building a car again
    wanted_space: float = 0.2  # of a contract, for a space without which it cannot be completed
    passenger: float = 0.8  # one beside the engine
    ability: float = 1.0  # that of a caboose
    on_board: float = 0.5  # of the reward for a passenger on board
    goal: float = 12.0  # a step towards the goal of a scenario
    in_passing: float = 0.3  # of points that do not serve the goal
    bonus: float = 1.0  # how much bonus actions count
    growth: float = 1.0  # how much it counts that a building will count more
    coach: float = 1.5  # a space for a passenger, where tickets are the goal
    bag: float = 2.0  # a passenger from the bag there
    house: float = 2.0  # a point of a building, where they are the goal
    keep: float = 0.25  # of what a card is worth when it is built, while it is in hand
    last_cards: float = 6.0  # in the deck: time runs out
    time: float = 2.0  # what a card that is bought back is worth then


USUAL = np.array(Taste(), REAL)
BY_SCENARIO = {  # found by play: docs/bots.md
    "scenario_1": Taste(
        card=0.335,
        card_to_use=0.752,
        card_too_many=0.0541,
        space=0.636,
        spare_power=0.818,
        dropped=1.32,
        wanted_space=0.248,
        passenger=0.405,
        ability=1.33,
        on_board=0.155,
        goal=13.4,
        in_passing=0.383,
        bonus=0.321,
        growth=0.793,
        coach=2.25,
        bag=1.64,
        house=1.17,
        keep=0.174,
        last_cards=5.75,
        time=7.8,
    ),
    "scenario_2": Taste(
        card=1.94,
        card_to_use=3.93,
        card_too_many=0.0593,
        space=1.55,
        spare_power=0.481,
        dropped=1.23,
        wanted_space=0.053,
        passenger=4.1,
        ability=1.14,
        on_board=0.102,
        goal=21.4,
        in_passing=0.0295,
        bonus=2.61,
        growth=1.43,
        coach=1.53,
        bag=0.852,
        house=0.864,
        keep=0.0438,
        last_cards=0.814,
        time=1.81,
    ),
    "scenario_3": Taste(
        card=0.574,
        card_to_use=0.381,
        card_too_many=0.0442,
        space=3.56,
        spare_power=2.77,
        dropped=4.02,
        wanted_space=0.0491,
        passenger=7.53,
        ability=0.453,
        on_board=0.176,
        goal=9.1,
        in_passing=0.496,
        bonus=0.349,
        growth=1.1,
        coach=2.8,
        bag=0.991,
        house=3.55,
        keep=0.0747,
        last_cards=8.57,
        time=1.08,
    ),
    "scenario_4": Taste(
        card=0.168,
        card_to_use=0.117,
        card_too_many=0.0279,
        space=0.278,
        spare_power=1.5,
        dropped=2.21,
        wanted_space=0.0464,
        passenger=0.555,
        ability=0.343,
        on_board=0.158,
        goal=15.7,
        in_passing=0.0821,
        bonus=1.01,
        growth=0.717,
        coach=0.84,
        bag=1.42,
        house=0.878,
        keep=0.321,
        last_cards=126.0,
        time=2.4,
    ),
    "scenario_5": Taste(
        card=81.9,
        card_to_use=0.00335,
        card_too_many=0.39,
        space=1.46,
        spare_power=1.25,
        dropped=0.329,
        wanted_space=0.588,
        passenger=1.37,
        ability=0.413,
        on_board=0.739,
        goal=78.3,
        in_passing=1.16,
        bonus=2.5,
        growth=0.633,
        coach=0.166,
        bag=48.4,
        house=1.14,
        keep=3.0,
        last_cards=2.8,
        time=0.341,
    ),
    "scenario_6": Taste(
        card=0.556,
        card_to_use=0.626,
        card_too_many=0.073,
        space=0.723,
        spare_power=1.17,
        dropped=1.82,
        wanted_space=0.585,
        passenger=0.511,
        ability=0.345,
        on_board=0.219,
        goal=12.1,
        in_passing=0.749,
        bonus=1.07,
        growth=0.436,
        coach=3.33,
        bag=2.05,
        house=9.71,
        keep=0.0394,
        last_cards=5.73,
        time=29.6,
    ),
    "scenario_7": Taste(
        card=0.826,
        card_to_use=2.72,
        card_too_many=0.0592,
        space=0.825,
        spare_power=0.273,
        dropped=1.09,
        wanted_space=0.118,
        passenger=2.1,
        ability=4.61,
        on_board=0.0368,
        goal=8.37,
        in_passing=0.258,
        bonus=2.71,
        growth=0.558,
        coach=1.49,
        bag=1.36,
        house=1.78,
        keep=0.205,
        last_cards=17.9,
        time=2.48,
    ),
    "scenario_8": Taste(
        card=0.0269,
        card_to_use=0.975,
        card_too_many=0.0568,
        space=0.497,
        spare_power=0.813,
        dropped=0.666,
        wanted_space=0.181,
        passenger=0.136,
        ability=3.8,
        on_board=0.201,
        goal=131.0,
        in_passing=0.315,
        bonus=0.333,
        growth=0.432,
        coach=5.33,
        bag=1.76,
        house=5.46,
        keep=0.0838,
        last_cards=6.54,
        time=5.61,
    ),
    "scenario_9": Taste(
        card=0.623,
        card_to_use=3.29,
        card_too_many=0.0806,
        space=0.415,
        spare_power=0.532,
        dropped=2.42,
        wanted_space=1.06,
        passenger=1.79,
        ability=1.29,
        on_board=0.0677,
        goal=13.3,
        in_passing=0.411,
        bonus=0.389,
        growth=1.35,
        coach=0.438,
        bag=0.543,
        house=1.26,
        keep=0.177,
        last_cards=61.4,
        time=1.98,
    ),
    "scenario_10": Taste(
        card=0.344,
        card_to_use=0.411,
        card_too_many=0.0324,
        space=0.582,
        spare_power=0.707,
        dropped=7.4,
        wanted_space=0.904,
        passenger=0.0445,
        ability=0.241,
        on_board=0.0399,
        goal=19.8,
        in_passing=0.253,
        bonus=0.427,
        growth=0.379,
        coach=23.5,
        bag=1.82,
        house=1.17,
        keep=0.0392,
        last_cards=4.45,
        time=4.42,
    ),
}
KEEN = np.array([BY_SCENARIO.get(row.scenario, Taste()) for row in box.SCENARIO_ROWS], REAL)
(
    CARD, CARD_TO_USE, CARD_TOO_MANY, SPACE, SPARE_POWER, DROPPED, WANTED_SPACE, PASSENGER, ABILITY, ON_BOARD, GOAL,
    IN_PASSING, BONUS, GROWTH, COACH, BAG, HOUSE, KEEP, LAST_CARDS, TIME,
) = range(TASTES)  # fmt: skip


def of(notes: Notes, which: int) -> float:
    """One of the numbers."""
    return float(notes.taste[which])


def acquire(s: State, notes: Notes) -> None:
    """Without a taste of its own a bot has the default one, or a keen one that fits the scenario."""
    if notes.taste[CARD] == 0.0:
        for i in range(TASTES):
            notes.taste[i] = KEEN[s.options[option.SOLO], i] if notes.is_keen and s.seats == 1 else USUAL[i]
