"""What the seat that decides makes of the table."""

from __future__ import annotations

from ....core import notes
from ....core.record import REAL, WORD, Cells, Ints, Reals, cells
from ..box import COLOURS, KINDS, LOCOS, MOST_COLOURED, TICKETS

MOST_CARDS = MOST_COLOURED + LOCOS  # of a group


class Notes(notes.Notes):
    """Which cards a seat wants, how much time there is, and what cards are worth to it."""

    # sight.py
    want: Reals = cells(len(COLOURS), type=REAL, doc="cards still wanted in the Stack, rows of the Depot taken off")
    want_all: float = cells(type=REAL, doc="how many they are")
    sends: float = cells(type=REAL, doc="how often it still sends cards to its Stack, once this turn is over")
    room: float = cells(type=REAL, doc="cards that it could still bring to its Stack beyond those it wants")
    share: float = cells(type=REAL, doc="what a point of another's is worth to this seat")
    patience: float = cells(type=REAL, doc="the part of what a card is worth in the Stack that it is worth in hand")
    gets: Reals = cells(KINDS, type=REAL, doc="what it is worth to get one more card of a kind")
    unseen: float = cells(type=REAL, doc="what the top card of the deck is worth on average")
    risk: Reals = cells(
        MOST_CARDS + 1, type=REAL, doc="by size: how likely a row is robbed before its next card leaves"
    )
    single: Reals = cells(len(COLOURS), type=REAL, doc="what one card in a row of its own is worth, if it is in hand")

    # complete.py
    prices: Ints = cells(2, len(COLOURS), type=WORD, doc="scratch: prices of cards in a search")
    order: Cells = cells(TICKETS, doc="scratch: the Tickets in the order of the search")
    is_best: Cells = cells(TICKETS, doc="whether a Ticket is one of the best set for the cards left")
    further: int = cells(doc="points of that set")
