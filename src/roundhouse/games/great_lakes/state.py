"""Everything on the table."""

from __future__ import annotations

from ...core.meaning import a_seat, bits, coded, flag, left_out, one_of, upto
from ...core.record import NOBODY, OWNER, OWNER_UNTIL_END, WORD, Cells, Ints, cells
from ...core.state import EVENT_CELLS, GameState
from .action import DEALT, SEATS, SLOTS
from .box import (
    CARDS,
    COLOURS,
    COPIES,
    DECK_CARDS,
    DECKS,
    HARBOURS,
    KINDS,
    LENGTH,
    MOST_LENGTH,
    PIECES,
    PLACES,
    PORTS,
    ROUTE_POINTS,
    ROUTES,
    TICKET_CELLS,
    TICKETS,
)
from .option import OPTIONS

MOST_TURNS = 10_000  # more than are ever played
MOST_POINTS = int(ROUTE_POINTS[LENGTH].sum())  # of all routes
MOST_EVENTS = 20  # a claim, its payment, six places refilled, two decks shuffled in each of three resets, what follows


class State(GameState):
    """A table of Great Lakes."""

    options: Cells = cells(len(OPTIONS), doc="what was agreed, by the numbers of option.py")
    first: int = cells(doc="who has the first turn", holds=a_seat)
    turns: int = cells(type=WORD, doc="turns played to the end, by all together", holds=upto(MOST_TURNS))
    turns_left: int = cells(doc="turns still to be played once the end is near, or NONE", holds=upto(2 * SEATS))

    decks: Cells = cells(len(DECKS), DECK_CARDS, seen=NOBODY, doc="the two decks; the next card is the last")
    deck_size: Cells = cells(len(DECKS), doc="cards left in each deck", holds=upto(DECK_CARDS, by=DECKS))
    discards: Cells = cells(KINDS, doc="cards in the two discard piles, by kind", holds=upto(COPIES.max(), by=CARDS))
    discard_size: Cells = cells(len(DECKS), doc="how many cards each of them has", holds=upto(DECK_CARDS, by=DECKS))
    display: Cells = cells(SLOTS, doc="the face-up cards, or NONE", holds=one_of(CARDS))
    stands: int = cells(doc="whether three wild cards lie there after as many resets as are allowed", holds=flag)
    hands: Cells = cells(
        SEATS, KINDS, seen=OWNER_UNTIL_END, doc="cards held, by kind", holds=upto(COPIES.max(), by=CARDS)
    )
    hand_size: Cells = cells(
        SEATS,
        len(DECKS),
        doc="how many cards each seat holds of each deck",
        holds=upto(DECK_CARDS, by=DECKS),
        by_seat=True,
    )
    remembered: Cells = cells(
        SEATS,
        KINDS,
        doc="cards that all know to be in each hand, by kind: the least number",
        holds=upto(COPIES.max(), by=CARDS),
        by_seat=True,
    )

    ticket_deck: Cells = cells(1, len(TICKETS), seen=NOBODY, doc="the tickets left; the next one is the last")
    ticket_deck_size: Cells = cells(1, doc="how many they are", holds=upto(len(TICKETS)))
    returned: Cells = cells(
        SEATS,
        len(TICKETS),
        seen=OWNER,
        doc="by ticket: the highest place from below at which one that this seat put under the deck can lie, or NONE",
        holds=upto(len(TICKETS), by=TICKETS),
    )
    drawn: Cells = cells(
        SEATS, DEALT, seen=OWNER, doc="tickets that a seat is choosing from, or NONE", holds=one_of(TICKETS)
    )
    drawn_count: Cells = cells(SEATS, doc="how many they are", holds=upto(DEALT), by_seat=True)
    chosen: Cells = cells(
        SEATS, seen=OWNER, doc="which of its first tickets a seat has chosen, one bit each, or 0", holds=bits(DEALT)
    )
    mix: Cells = cells(
        SEATS, seen=OWNER, doc="how many trains a seat has chosen to begin with, or 0", holds=upto(PIECES.max())
    )
    tickets: Cells = cells(
        SEATS, TICKET_CELLS, seen=OWNER_UNTIL_END, doc="tickets held, one bit each", holds=bits(TICKETS)
    )
    ticket_count: Cells = cells(SEATS, doc="how many tickets each seat holds", holds=upto(len(TICKETS)), by_seat=True)

    owner: Cells = cells(len(ROUTES), doc="who has claimed each route, or NONE", holds=a_seat)
    network: Cells = cells(
        SEATS,
        len(PLACES),
        doc="the first place that each is joined to by a seat's routes, or NONE",
        holds=left_out("it follows from who has claimed which routes"),
        by_seat=True,
    )
    harbours: Cells = cells(len(PORTS), doc="whose harbour is in each port, or NONE", holds=a_seat)
    harbours_left: Cells = cells(SEATS, doc="harbours that each seat has not built", holds=upto(HARBOURS), by_seat=True)
    supply: Cells = cells(
        SEATS, len(DECKS), doc="trains and ships to be placed", holds=upto(PIECES.max(), by=DECKS), by_seat=True
    )
    boxed: Cells = cells(
        SEATS, len(DECKS), doc="trains and ships put away", holds=upto(PIECES.max(), by=DECKS), by_seat=True
    )
    points: Ints = cells(SEATS, type=WORD, doc="where each score marker stands", holds=upto(MOST_POINTS), by_seat=True)

    taken: int = cells(doc="cards taken this turn; a wild card from the display counts as two", holds=upto(2))
    route: int = cells(doc="the route being claimed, or NONE", holds=coded(ROUTES))
    city: int = cells(doc="the port in which a harbour is being built, or NONE", holds=one_of(PORTS))
    colour: int = cells(doc="the colour in which it is paid, or NONE", holds=one_of((*COLOURS, "wild")))
    wilds: int = cells(doc="the wild cards that pay, while single ships are being chosen", holds=upto(MOST_LENGTH))
    special: int = cells(doc="the double ships that pay, while single ships are being chosen", holds=upto(MOST_LENGTH))

    events: Cells = cells(MOST_EVENTS, EVENT_CELLS, seen=NOBODY, doc="what the last move did")
