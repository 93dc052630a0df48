"""Everything on the table."""

from __future__ import annotations

from ...core.record import NOBODY, OWNER, OWNER_UNTIL_END, Cells, cells
from ...core.state import EVENT_CELLS, GameState
from .action import COLUMNS, PLACES, ROWS, SEATS
from .box import CARDS, COLOURS, EVENT_CARDS, OBJECTIVE_CARDS, SMALL_CARDS, WAGON_CARDS
from .option import OPTIONS

PILE = -(-SMALL_CARDS // ROWS)
DEALT = 2  # contracts, to each seat
MOST_OBJECTIVES = 4  # CE-096
MOST_EVENTS = 12  # five kinds of wagons spent on a last claim, the next objective, the end and four contracts


class State(GameState):
    """A table of Continental Express."""

    options: Cells = cells(len(OPTIONS), doc="what was agreed, by the numbers of option.py")
    turns_left: int = cells(doc="turns that follow this one, once the end is triggered, or NONE")
    trigger: int = cells(doc="what triggered the end: see event.TRIGGERS, or NONE")

    market: Cells = cells(ROWS, len(COLUMNS), doc="the open small cards, a row beside each pile, or NONE")
    piles: Cells = cells(ROWS, PILE, seen=NOBODY, doc="the small cards left; the next one is the last")
    pile_size: Cells = cells(ROWS, doc="cards left in each pile")
    event_pile: Cells = cells(len(EVENT_CARDS), doc="the pile into which all saw this event shuffled back, or NONE")
    boxed: Cells = cells(len(CARDS), doc="small cards out of the game, by kind")

    deck: Cells = cells(1, OBJECTIVE_CARDS, seen=NOBODY, doc="the objectives left; the next one is the last")
    deck_size: Cells = cells(1, doc="objectives left")
    buried: Cells = cells(PLACES, doc="those put under the deck by the accident, the lowest first, or NONE")
    objectives: Cells = cells(PLACES, doc="the open objectives, or NONE before there are any")

    dealt: Cells = cells(SEATS, DEALT, seen=OWNER, doc="the contracts that each seat was dealt")
    contract: Cells = cells(SEATS, seen=OWNER_UNTIL_END, doc="the one that it kept, or NONE")
    wagons: Cells = cells(SEATS, len(WAGON_CARDS), doc="wagon cards before each seat, by kind, locomotives last")
    banknotes: Cells = cells(SEATS, doc="banknotes before each seat")
    tokens: Cells = cells(SEATS, len(COLOURS), doc="company tokens before each seat, by colour")
    supply: Cells = cells(len(COLOURS), doc="company tokens that nobody has, by colour")
    claimed: Cells = cells(SEATS, MOST_OBJECTIVES, doc="objectives claimed by each seat, in this order")
    claimed_count: Cells = cells(SEATS, doc="how many they are")

    character: int = cells(doc="the character being played, or NONE")
    given: int = cells(doc="the wagon card that the switchman gives away, or NONE")
    place: int = cells(doc="the place of the objective being paid for, or NONE")
    wagon: int = cells(doc="the kind of wagon being paid for, or NONE")

    events: Cells = cells(MOST_EVENTS, EVENT_CELLS, seen=NOBODY, doc="what the last move did")
