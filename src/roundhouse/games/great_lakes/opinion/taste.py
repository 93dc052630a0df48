"""What the opinion goes by: numbers that greedy bots have, and those with which a search looks ahead."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ....core.record import REAL
from .notes import TASTES, Notes


class Taste(NamedTuple):
    """Numbers that only play can tell; a cell of `Notes.taste` each, in this order."""

    turn: float = 3.5  # points that a turn brings in the end
    piece: float = 2.0  # points that a piece brings in the end
    spaces_a_turn: float = 1.3  # that the one lays who is nearest to the end
    usual_turns: float = 36.0
    spare: float = 0.45  # a card that fits no goal yet
    wild_in_hand: float = 1.25  # a wild card is worth so much more than the card that it stands in for
    late_card: float = 12.0  # turns before the end from which on a card for no goal loses its worth
    card: float = 1.0  # what a card is worth for something else
    wild: float = 1.6  # and a wild one
    space: float = 0.6  # what a piece is worth for something else
    late: float = 12.0  # turns before the end from which on cards and pieces lose their worth
    hindrance: float = 3.0  # for each piece that the plan would lack
    other_goal: float = 0.3  # of what a turn for another goal brings, if this colour is spent
    filler: float = 0.5  # how much the points of a route count that no ticket needs
    taken: float = 0.3  # how likely others take a route whose ends they have reached
    wild_help: float = 0.6  # a wild card may be wanted for more than one goal
    harbour_turns: float = 3.0  # four cards and the turn itself
    harbour_hope: float = 4.0  # a completed ticket may count for a harbour, too
    elsewhere: float = 0.6  # the part of a way's price that would be earned without it
    ease: float = 1.5  # a ticket that takes all the time there is will be completed this often, less one
    hope: float = 0.75  # how much of what new tickets promise comes true
    few_turns: float = 6.0  # with fewer left nobody should draw tickets
    promise: float = 1.0  # how much of a ticket counts for the routes of its way
    port: float = 1.0  # how much of a harbour counts
    eager: float = 1.0  # points, less one, for which a planned route is rather claimed now than later
    sure: float = 0.95  # no ticket is surer before it is completed
    most: float = 6.0  # that a card is worth for a goal


USUAL = np.array(Taste(), REAL)
KEEN = np.array(
    Taste(
        turn=2.75,
        piece=1.76,
        spaces_a_turn=1.22,
        usual_turns=25.0,
        spare=0.999,
        wild_in_hand=0.379,
        late_card=17.3,
        card=1.2,
        wild=4.32,
        space=0.398,
        late=13.9,
        hindrance=2.12,
        other_goal=0.158,
        filler=0.712,
        taken=0.245,
        wild_help=0.26,
        harbour_turns=2.1,
        harbour_hope=2.81,
        elsewhere=0.421,
        ease=1.23,
        hope=1.3,
        few_turns=8.66,
        promise=0.553,
        port=0.347,
        eager=0.282,
        sure=0.617,
        most=15.6,
    ),
    REAL,
)  # found by play: docs/bots.md
(
    TURN, PIECE, SPACES_A_TURN, USUAL_TURNS, SPARE, WILD_IN_HAND, LATE_CARD, CARD, WILD, SPACE, LATE, HINDRANCE,
    OTHER_GOAL, FILLER, TAKEN, WILD_HELP, HARBOUR_TURNS, HARBOUR_HOPE, ELSEWHERE, EASE, HOPE, FEW_TURNS, PROMISE, PORT,
    EAGER, SURE, MOST,
) = range(TASTES)  # fmt: skip


def of(notes: Notes, which: int) -> float:
    """One of the numbers."""
    return float(notes.taste[which])


def acquire(notes: Notes) -> None:
    """Without a taste of its own a bot has the default one."""
    if notes.taste[TURN] == 0.0:
        for i in range(TASTES):
            notes.taste[i] = USUAL[i]
