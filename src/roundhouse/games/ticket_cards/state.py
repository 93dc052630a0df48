"""Everything on the table."""

from __future__ import annotations

from ...core.hands import WithHands
from ...core.record import NOBODY, OWNER, OWNER_UNTIL_END, WORD, Cells, Ints, cells
from ...core.state import EVENT_CELLS
from .action import DISPLAY, SEATS
from .box import COLOURS, KINDS, TICKETS
from .option import OPTIONS

LOOKED_AT = 1  # what a Ticket is to a seat, 0 being nothing: it may be kept
CHOSEN = 2  # to be kept once the choice is done
HELD = 3
DECLARED = 4  # to be completed at this scoring

ANYWHERE = TICKETS  # where a Ticket lies in the deck that a seat has put back: no place is that high

TRIPLE = 3
MOST_EVENTS = 4 + len(COLOURS)  # a card taken, the display washed, a turn begun and a card sent from each row


class State(WithHands):
    """A table of the card game."""

    options: Cells = cells(len(OPTIONS), doc="what was agreed, by the numbers of option.py")
    start_player: int = cells(doc="who had the first turn")
    turn: int = cells(doc="whose turn it is, or was last; others may decide before the first turn and at a scoring")
    turns: int = cells(doc="turns taken, counted only where `max_turns` is agreed")
    half: int = cells(doc="0, or 1 once four players use the second Train deck")
    last_turns: int = cells(doc="turns still to come in this half, this one included, or NONE while the deck lasts")
    ending: int = cells(doc="why the game ended: see event.ENDINGS, or NONE")

    train_deck: Cells = cells(KINDS, seen=NOBODY, doc="the Train deck, by kind; chance says which one is drawn")
    train_deck_size: int = cells(doc="how many they are")
    display: Cells = cells(DISPLAY, doc="the open cards, NONE where a place is empty")
    hands: Cells = cells(SEATS, KINDS, seen=OWNER, doc="Train cards held, by kind")
    hand_size: Cells = cells(SEATS, doc="how many cards each seat holds")
    remembered: Cells = cells(SEATS, KINDS, doc="cards that all know to be in each hand, by kind: at least so many")
    discards: Cells = cells(KINDS, doc="the discard, by kind")

    row_seat: Cells = cells(len(COLOURS), doc="in whose Depot each colour has its row, or NONE")
    row_coloured: Cells = cells(len(COLOURS), doc="coloured cards in that row")
    row_locos: Cells = cells(len(COLOURS), doc="Locomotives in that row")
    stack_size: Cells = cells(SEATS, doc="how many cards each Stack has")
    stack_hidden: Cells = cells(SEATS, KINDS, seen=NOBODY, doc="cards of each Stack that nobody may look at, by kind")
    stack_own: Cells = cells(SEATS, KINDS, seen=OWNER, doc="cards of each Stack that its owner may look at")
    stack_open: Cells = cells(SEATS, KINDS, doc="cards of each Stack that all may look at")

    ticket_deck: Cells = cells(1, TICKETS, seen=NOBODY, doc="the Ticket deck; its top is the last")
    returned: Cells = cells(
        SEATS,
        TICKETS,
        seen=OWNER,
        doc="the place from below of each Ticket that a seat put back (if shuffled, the highest), ANYWHERE, or NONE",
    )
    ticket_deck_size: Cells = cells(1, doc="how many Tickets it has, those being looked at included")
    looked_at: int = cells(doc="how many Tickets on top of it the seat on turn looks at")
    tickets: Cells = cells(SEATS, TICKETS, seen=OWNER_UNTIL_END, doc="what each Ticket is to each seat: see above")
    ticket_count: Cells = cells(SEATS, doc="how many Tickets each seat holds that are not completed")
    completed: Cells = cells(TICKETS, doc="who completed each Ticket, or NONE")

    row: int = cells(doc="the colour whose row is being dispatched, or NONE")
    colour: int = cells(doc="the colour of the group being laid, or NONE")
    coloured: int = cells(doc="how many coloured cards it has")
    triple: Cells = cells(TRIPLE - 1, doc="the colours named so far of the triple being laid, or NONE")

    prices: Ints = cells(2, len(COLOURS), type=WORD, seen=NOBODY, doc="prices of cards in a search, zeros otherwise")
    order: Cells = cells(TICKETS, seen=NOBODY, doc="the Tickets in the order of the search, zeros otherwise")

    events: Cells = cells(MOST_EVENTS, EVENT_CELLS, seen=NOBODY, doc="what the last move did")
