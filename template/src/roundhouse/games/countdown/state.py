"""Everything on the table, who sees it, and what its numbers stand for."""

from __future__ import annotations

from ...core.meaning import one_of, pile, top, upto
from ...core.record import NOBODY, OWNER, Cells, cells
from ...core.state import EVENT_CELLS, GameState
from .action import SEATS
from .box import CARDS, COPIES, KINDS, WAGON_CARDS
from .option import OPTIONS

MOST_EVENTS = 2  # a wagon dropped, and the end; or the first turn


class State(GameState):
    """A table of Countdown."""

    options: Cells = cells(len(OPTIONS), doc="what the table agreed on, in the order of option.py")

    stock: Cells = cells(1, WAGON_CARDS, seen=NOBODY, doc="the wagons left, face down; the next one is the last")
    stock_size: Cells = cells(1, doc="how many they are", holds=upto(WAGON_CARDS))
    open: int = cells(doc="the wagon that lies open, or NONE", holds=one_of(CARDS))
    hands: Cells = cells(SEATS, KINDS, seen=OWNER, doc="wagons held, by kind", holds=upto(COPIES.max(), by=CARDS))
    hand_size: Cells = cells(SEATS, doc="how many wagons each seat holds", holds=upto(WAGON_CARDS), by_seat=True)
    remembered: Cells = cells(
        SEATS,
        KINDS,
        doc="wagons that all know to be in each hand, by kind: the least number",
        holds=upto(COPIES.max(), by=CARDS),
        by_seat=True,
    )
    trains: Cells = cells(
        SEATS,
        WAGON_CARDS,
        doc="the wagons of each train, from the locomotive on",
        holds=(pile(CARDS), top(CARDS, 1)),  # how many of each, and which one is the last
        by_seat=True,
    )
    train_size: Cells = cells(SEATS, doc="how many they are", holds=upto(WAGON_CARDS), by_seat=True)
    dropped: Cells = cells(KINDS, doc="wagons out of the game, by kind", holds=upto(COPIES.max(), by=CARDS))

    events: Cells = cells(MOST_EVENTS, EVENT_CELLS, seen=NOBODY, doc="what the last move did")
