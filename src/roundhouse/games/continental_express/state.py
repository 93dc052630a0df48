"""Everything on the table."""

from __future__ import annotations

from ...core.meaning import coded, one_of, pile, upto
from ...core.record import NOBODY, OWNER, OWNER_UNTIL_END, Cells, cells
from ...core.state import EVENT_CELLS, GameState
from .action import COLUMNS, PLACES, ROWS, SEATS
from .box import (
    BANKNOTES,
    CARDS,
    COLOUR_TOKENS,
    COLOURS,
    CONTRACTS,
    COPIES,
    EVENT_CARDS,
    OBJECTIVE_CARDS,
    OBJECTIVES,
    SMALL_CARDS,
    WAGON_CARDS,
    WAGONS,
)
from .event import TRIGGERS
from .option import OPTIONS

PILE = -(-SMALL_CARDS // ROWS)
DEALT = 2  # contracts, to each seat
MOST_OBJECTIVES = 4  # CE-096
MOST_EVENTS = 12  # five kinds of wagons spent on a last claim, the next objective, the end and four contracts


class State(GameState):
    """A table of Continental Express."""

    options: Cells = cells(len(OPTIONS), doc="what was agreed, by the numbers of option.py")
    turns_left: int = cells(doc="turns that follow this one, once the end is triggered, or NONE", holds=upto(SEATS))
    trigger: int = cells(doc="what triggered the end: see event.TRIGGERS, or NONE", holds=one_of(TRIGGERS))

    market: Cells = cells(
        ROWS, len(COLUMNS), doc="the open small cards, a row beside each pile, or NONE", holds=one_of(CARDS, by=COLUMNS)
    )
    piles: Cells = cells(ROWS, PILE, seen=NOBODY, doc="the small cards left; the next one is the last")
    pile_size: Cells = cells(ROWS, doc="cards left in each pile", holds=upto(PILE))
    event_pile: Cells = cells(
        len(EVENT_CARDS),
        doc="the pile into which all saw this event shuffled back, or NONE",
        holds=one_of(ROWS, by=EVENT_CARDS),
    )
    boxed: Cells = cells(len(CARDS), doc="small cards out of the game, by kind", holds=upto(COPIES.max(), by=CARDS))

    deck: Cells = cells(1, OBJECTIVE_CARDS, seen=NOBODY, doc="the objectives left; the next one is the last")
    deck_size: Cells = cells(1, doc="objectives left", holds=upto(OBJECTIVE_CARDS))
    buried: Cells = cells(
        PLACES,
        doc="those put under the deck by the accident, the lowest first, or NONE",
        holds=coded(OBJECTIVES),
    )
    objectives: Cells = cells(PLACES, doc="the open objectives, or NONE before there are any", holds=one_of(OBJECTIVES))

    dealt: Cells = cells(SEATS, DEALT, seen=OWNER, doc="the contracts that each seat was dealt", holds=pile(CONTRACTS))
    contract: Cells = cells(SEATS, seen=OWNER_UNTIL_END, doc="the one that it kept, or NONE", holds=one_of(CONTRACTS))
    wagons: Cells = cells(
        SEATS,
        len(WAGON_CARDS),
        doc="wagon cards before each seat, by kind, locomotives last",
        holds=upto(COPIES.max(), by=WAGON_CARDS),
        by_seat=True,
    )
    banknotes: Cells = cells(SEATS, doc="banknotes before each seat", holds=upto(BANKNOTES), by_seat=True)
    tokens: Cells = cells(
        SEATS,
        len(COLOURS),
        doc="company tokens before each seat, by colour",
        holds=upto(COLOUR_TOKENS, by=COLOURS),
        by_seat=True,
    )
    supply: Cells = cells(
        len(COLOURS), doc="company tokens that nobody has, by colour", holds=upto(COLOUR_TOKENS, by=COLOURS)
    )
    claimed: Cells = cells(
        SEATS,
        MOST_OBJECTIVES,
        doc="objectives claimed by each seat, in this order",
        holds=pile(OBJECTIVES),
        by_seat=True,
    )
    claimed_count: Cells = cells(SEATS, doc="how many they are", holds=upto(MOST_OBJECTIVES), by_seat=True)

    character: int = cells(doc="the character being played, or NONE", holds=one_of(CARDS))
    given: int = cells(doc="the wagon card that the switchman gives away, or NONE", holds=one_of(WAGON_CARDS))
    place: int = cells(doc="the place of the objective being paid for, or NONE", holds=one_of(PLACES))
    wagon: int = cells(doc="the kind of wagon being paid for, or NONE", holds=one_of(WAGONS))

    events: Cells = cells(MOST_EVENTS, EVENT_CELLS, seen=NOBODY, doc="what the last move did")
