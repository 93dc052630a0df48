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
    # Alone:
    near: float = 0.6  # of a contract for which all loads are there
    nearer: float = 0.66  # what each load that is missing leaves of that
    second: float = 0.3  # of the next best contract
    clock: float = 0.05  # what the time costs that a drawn card takes
    token: float = 0.5  # what a token is worth where points are not the goal
    counted: float = 0.5  # how much it counts that own buildings count more
    held: float = 0.2  # the same for buildings in hand
    most_kept: float = 3.0  # what is kept is worth no more than this while it is in hand
    deck: float = 0.25  # how much better a card of the deck is than one of no use
    power: float = 1.0  # of an engine, where cars are the goal
    back: float = 0.1  # of what a card is good for that is bought back


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
        card=0.216,
        card_to_use=0.442,
        card_too_many=0.0433,
        space=0.241,
        spare_power=2.37,
        dropped=1.45,
        wanted_space=0.0631,
        passenger=0.528,
        ability=0.249,
        on_board=0.0996,
        goal=18.1,
        in_passing=0.0815,
        bonus=1.13,
        growth=0.739,
        coach=0.802,
        bag=1.11,
        house=0.928,
        keep=0.299,
        last_cards=152.0,
        time=4.88,
        near=0.422,
        nearer=1.28,
        second=0.219,
        clock=0.0473,
        token=0.725,
        counted=0.513,
        held=0.185,
        most_kept=2.36,
        deck=0.202,
        power=0.529,
        back=0.0845,
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
        token=1.16,
        clock=0.001,
        back=0.001,
    ),
    "scenario_6": Taste(
        card=0.511,
        card_to_use=0.733,
        card_too_many=0.0654,
        space=0.387,
        spare_power=1.52,
        dropped=3.61,
        wanted_space=0.584,
        passenger=0.497,
        ability=0.317,
        on_board=0.26,
        goal=17.0,
        in_passing=0.903,
        bonus=2.21,
        growth=0.331,
        coach=6.28,
        bag=1.9,
        house=24.8,
        keep=0.0242,
        last_cards=19.4,
        time=83.0,
        near=0.469,
        nearer=0.675,
        second=0.263,
        clock=0.0583,
        token=0.717,
        counted=0.827,
        held=0.307,
        most_kept=1.21,
        deck=0.13,
        power=1.33,
        back=0.0926,
    ),
    "scenario_7": Taste(
        card=1.05,
        card_to_use=1.72,
        card_too_many=0.0445,
        space=1.21,
        spare_power=0.175,
        dropped=2.58,
        wanted_space=0.0204,
        passenger=3.31,
        ability=1.52,
        on_board=0.0409,
        goal=16.5,
        in_passing=0.177,
        bonus=2.62,
        growth=0.38,
        coach=2.99,
        bag=1.3,
        house=2.49,
        keep=0.185,
        last_cards=87.2,
        time=16.4,
        near=0.499,
        nearer=0.836,
        second=0.376,
        clock=0.923,
        token=1.14,
        counted=0.492,
        held=0.176,
        most_kept=1.22,
        deck=0.0362,
        power=0.842,
        back=0.279,
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
        card=0.511,
        card_to_use=0.578,
        card_too_many=0.0206,
        space=0.506,
        spare_power=0.449,
        dropped=4.98,
        wanted_space=0.793,
        passenger=0.0414,
        ability=0.176,
        on_board=0.0272,
        goal=23.1,
        in_passing=0.387,
        bonus=0.312,
        growth=0.223,
        coach=36.9,
        bag=1.72,
        house=0.637,
        keep=0.04,
        last_cards=3.75,
        time=2.51,
        near=0.274,
        nearer=0.385,
        second=0.534,
        clock=0.111,
        token=0.26,
        counted=0.359,
        held=0.102,
        most_kept=3.54,
        deck=0.12,
        power=1.15,
        back=0.102,
    ),
}
KEEN = np.array([BY_SCENARIO.get(row.scenario, Taste()) for row in box.SCENARIO_ROWS], REAL)
(
    CARD, CARD_TO_USE, CARD_TOO_MANY, SPACE, SPARE_POWER, DROPPED, WANTED_SPACE, PASSENGER, ABILITY, ON_BOARD, GOAL,
    IN_PASSING, BONUS, GROWTH, COACH, BAG, HOUSE, KEEP, LAST_CARDS, TIME,
    NEAR, NEARER, SECOND, CLOCK, TOKEN, COUNTED, HELD, MOST_KEPT, DECK, POWER, BACK,
) = range(TASTES)  # fmt: skip


def of(notes: Notes, which: int) -> float:
    """One of the numbers."""
    return float(notes.taste[which])


def acquire(s: State, notes: Notes) -> None:
    """Without a taste of its own a bot has the default one, or a keen one that fits the scenario."""
    if notes.taste[CARD] == 0.0:
        for i in range(TASTES):
            notes.taste[i] = KEEN[s.options[option.SOLO], i] if notes.is_keen and s.seats == 1 else USUAL[i]
