"""Everything on the table."""

from __future__ import annotations

from ...core.hands import WithHands
from ...core.meaning import a_seat, flag, one_of, upto
from ...core.record import NOBODY, OWNER, OWNER_UNTIL_END, WORD, Cells, Ints, cells
from ...core.state import EVENT_CELLS
from .action import DISPLAY, SEATS
from .box import CARDS, COLOURS, COPIES, KINDS, LOCOS, MOST_COLOURED, TICKET_NAMES, TICKETS, TRAIN_CARDS
from .event import ENDINGS
from .option import OPTIONS

LOOKED_AT = 1  # what a Ticket is to a seat, 0 being nothing: it may be kept
CHOSEN = 2  # to be kept once the choice is done
HELD = 3
DECLARED = 4  # to be completed at this scoring

ANYWHERE = TICKETS  # where a Ticket lies in the deck that a seat has put back: no place is that high

TRIPLE = 3
MOST_TURNS = 1_000  # that a table can agree on
MOST_EVENTS = 4 + len(COLOURS)  # a card taken, the display washed, a turn begun and a card sent from each row


class State(WithHands):
    """A table of the card game."""

    options: Cells = cells(len(OPTIONS), doc="what was agreed, by the numbers of option.py")
    start_player: int = cells(doc="who had the first turn", holds=a_seat)
    turn: int = cells(
        doc="whose turn it is, or was last; others may decide before the first turn and at a scoring", holds=a_seat
    )
    turns: int = cells(doc="turns taken, counted only where `max_turns` is agreed", holds=upto(MOST_TURNS))
    half: int = cells(doc="0, or 1 once four players use the second Train deck", holds=flag)
    last_turns: int = cells(
        doc="turns still to come in this half, this one included, or NONE while the deck lasts", holds=upto(SEATS)
    )
    ending: int = cells(doc="why the game ended: see event.ENDINGS, or NONE", holds=one_of(ENDINGS))

    train_deck: Cells = cells(KINDS, seen=NOBODY, doc="the Train deck, by kind; chance says which one is drawn")
    train_deck_size: int = cells(doc="how many they are", holds=upto(TRAIN_CARDS))
    display: Cells = cells(DISPLAY, doc="the open cards, NONE where a place is empty", holds=one_of(CARDS))
    hands: Cells = cells(SEATS, KINDS, seen=OWNER, doc="Train cards held, by kind", holds=upto(COPIES.max(), by=CARDS))
    hand_size: Cells = cells(SEATS, doc="how many cards each seat holds", holds=upto(TRAIN_CARDS), by_seat=True)
    remembered: Cells = cells(
        SEATS,
        KINDS,
        doc="cards that all know to be in each hand, by kind: the least number",
        holds=upto(COPIES.max(), by=CARDS),
        by_seat=True,
    )
    discards: Cells = cells(KINDS, doc="the discard, by kind", holds=upto(COPIES.max(), by=CARDS))

    row_seat: Cells = cells(len(COLOURS), doc="in whose Depot each colour has its row, or NONE", holds=a_seat)
    row_coloured: Cells = cells(len(COLOURS), doc="coloured cards in that row", holds=upto(COPIES.max(), by=COLOURS))
    row_locos: Cells = cells(len(COLOURS), doc="Locomotives in that row", holds=upto(LOCOS, by=COLOURS))
    stack_size: Cells = cells(SEATS, doc="how many cards each Stack has", holds=upto(TRAIN_CARDS), by_seat=True)
    stack_hidden: Cells = cells(SEATS, KINDS, seen=NOBODY, doc="cards of each Stack that nobody may look at, by kind")
    stack_own: Cells = cells(
        SEATS,
        KINDS,
        seen=OWNER,
        doc="cards of each Stack that its owner may look at",
        holds=upto(COPIES.max(), by=CARDS),
    )
    stack_open: Cells = cells(
        SEATS,
        KINDS,
        doc="cards of each Stack that all may look at",
        holds=upto(COPIES.max(), by=CARDS),
        by_seat=True,
    )

    ticket_deck: Cells = cells(1, TICKETS, seen=NOBODY, doc="the Ticket deck; its top is the last")
    returned: Cells = cells(
        SEATS,
        TICKETS,
        seen=OWNER,
        doc="the place from below of each Ticket that a seat put back (if shuffled, the highest), ANYWHERE, or NONE",
        holds=upto(ANYWHERE, by=TICKET_NAMES),
    )
    ticket_deck_size: Cells = cells(
        1, doc="how many Tickets it has, those being looked at included", holds=upto(TICKETS)
    )
    looked_at: int = cells(doc="how many Tickets on top of it the seat on turn looks at", holds=upto(TICKETS))
    tickets: Cells = cells(
        SEATS,
        TICKETS,
        seen=OWNER_UNTIL_END,
        doc="what each Ticket is to each seat: see above",
        holds=one_of(("nothing", "looked_at", "chosen", "held", "declared"), by=TICKET_NAMES),
    )
    ticket_count: Cells = cells(
        SEATS, doc="how many Tickets each seat holds that are not completed", holds=upto(TICKETS), by_seat=True
    )
    completed: Cells = cells(TICKETS, doc="who completed each Ticket, or NONE", holds=a_seat)

    row: int = cells(doc="the colour whose row is being dispatched, or NONE", holds=one_of(COLOURS))
    colour: int = cells(doc="the colour of the group being laid, or NONE", holds=one_of(COLOURS))
    coloured: int = cells(doc="how many coloured cards it has", holds=upto(MOST_COLOURED))
    triple: Cells = cells(
        TRIPLE - 1, doc="the colours named so far of the triple being laid, or NONE", holds=one_of(COLOURS)
    )

    prices: Ints = cells(2, len(COLOURS), type=WORD, seen=NOBODY, doc="prices of cards in a search, zeros otherwise")
    order: Cells = cells(TICKETS, seen=NOBODY, doc="the Tickets in the order of the search, zeros otherwise")

    events: Cells = cells(MOST_EVENTS, EVENT_CELLS, seen=NOBODY, doc="what the last move did")
