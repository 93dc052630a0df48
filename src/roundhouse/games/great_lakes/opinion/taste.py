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
    port_now: float = 1.0  # how much of a harbour counts that can be built now
    port_planned: float = 1.0  # and how much of one where tickets are chosen
    port_last: float = 1.0  # and how much once the last turns have begun
    promise_last: float = 1.0  # the same of a ticket, for the routes of its way
    any_port: float = 3.0  # turns before the end from which on a harbour anywhere is better than none
    second: float = 1.0  # how much the card counts that may follow
    blind: float = 1.0  # how much of its average a card of a deck is worth
    sea_cards: float = 0.65  # for a space of a sea route: most cards of the ship deck cover two
    cards_a_turn: float = 2.0
    filler_length: float = 3.0  # from which on a route is one for pieces left over
    rail_part: float = 1.0  # of the pieces left over, twice
    in_sight: float = 1.0  # how much of a card of the display counts as held, and one
    fillers: float = 4.0  # how many routes for pieces left over are goals
    filler_piece: float = 1.0  # points, and one, that each of their pieces would bring elsewhere
    port_done: float = 1.0  # how much of what a harbour is sure to bring counts when all pieces are laid, and one


USUAL = np.array(Taste(), REAL)
KEEN = np.array(
    Taste(
        turn=3.08,
        piece=2.16,
        spaces_a_turn=1.84,
        usual_turns=22.8,
        spare=1.45,
        wild_in_hand=0.407,
        late_card=19.4,
        card=0.817,
        wild=4.99,
        space=0.508,
        late=14.2,
        hindrance=2.16,
        other_goal=0.187,
        filler=0.941,
        taken=0.202,
        wild_help=0.435,
        harbour_turns=1.87,
        harbour_hope=2.34,
        elsewhere=0.438,
        ease=1.66,
        hope=1.61,
        few_turns=6.08,
        promise=0.445,
        port=0.348,
        eager=0.254,
        sure=0.593,
        most=7.91,
        port_now=0.279,
        port_planned=0.427,
        port_last=0.399,
        promise_last=0.785,
        any_port=3.25,
        second=0.849,
        blind=1.38,
        sea_cards=0.598,
        cards_a_turn=1.71,
        filler_length=4.1,
        rail_part=0.54,
        in_sight=1.55,
        fillers=6.41,
        filler_piece=1.84,
        port_done=1.88,
    ),
    REAL,
)  # found by play: docs/bots.md
(
    TURN, PIECE, SPACES_A_TURN, USUAL_TURNS, SPARE, WILD_IN_HAND, LATE_CARD, CARD, WILD, SPACE, LATE, HINDRANCE,
    OTHER_GOAL, FILLER, TAKEN, WILD_HELP, HARBOUR_TURNS, HARBOUR_HOPE, ELSEWHERE, EASE, HOPE, FEW_TURNS, PROMISE, PORT,
    EAGER, SURE, MOST, PORT_NOW, PORT_PLANNED, PORT_LAST, PROMISE_LAST, ANY_PORT, SECOND, BLIND, SEA_CARDS,
    CARDS_A_TURN, FILLER_LENGTH, RAIL_PART, IN_SIGHT, FILLERS, FILLER_PIECE, PORT_DONE,
) = range(TASTES)  # fmt: skip


def of(notes: Notes, which: int) -> float:
    """One of the numbers."""
    return float(notes.taste[which])


def acquire(notes: Notes) -> None:
    """Without a taste of its own a bot has the default one."""
    if notes.taste[TURN] == 0.0:
        for i in range(TASTES):
            notes.taste[i] = USUAL[i]
