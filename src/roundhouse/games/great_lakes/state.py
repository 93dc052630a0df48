"""Everything on the table."""

from __future__ import annotations

from ...core.record import NOBODY, OWNER, OWNER_UNTIL_END, WORD, Cells, Ints, cells
from ...core.state import EVENT_CELLS, GameState
from .action import DEALT, SEATS, SLOTS
from .box import DECK_CARDS, DECKS, KINDS, PLACES, PORTS, ROUTES, TICKET_CELLS, TICKETS
from .option import OPTIONS

MOST_EVENTS = 20  # a claim, its payment, six places refilled, two decks shuffled in each of three resets, what follows


class State(GameState):
    """A table of Great Lakes."""

    options: Cells = cells(len(OPTIONS), doc="what was agreed, by the numbers of option.py")
    first: int = cells(doc="who has the first turn")
    turns: int = cells(type=WORD, doc="turns played to the end, by all together")
    turns_left: int = cells(doc="turns still to be played once the end is near, or NONE")

    decks: Cells = cells(len(DECKS), DECK_CARDS, seen=NOBODY, doc="the two decks; the next card is the last")
    deck_size: Cells = cells(len(DECKS), doc="cards left in each deck")
    discards: Cells = cells(KINDS, doc="cards in the two discard piles, by kind")
    discard_size: Cells = cells(len(DECKS), doc="how many cards each of them has")
    display: Cells = cells(SLOTS, doc="the face-up cards, or NONE")
    stands: int = cells(doc="whether three wild cards lie there after as many resets as are allowed")
    hands: Cells = cells(SEATS, KINDS, seen=OWNER_UNTIL_END, doc="cards held, by kind")
    hand_size: Cells = cells(SEATS, len(DECKS), doc="how many cards each seat holds of each deck")
    remembered: Cells = cells(SEATS, KINDS, doc="cards that all know to be in each hand, by kind: at least so many")

    ticket_deck: Cells = cells(1, len(TICKETS), seen=NOBODY, doc="the tickets left; the next one is the last")
    ticket_deck_size: Cells = cells(1, doc="how many they are")
    returned: Cells = cells(
        SEATS,
        len(TICKETS),
        seen=OWNER,
        doc="by ticket: the highest place from below at which one that this seat put under the deck can lie, or NONE",
    )
    drawn: Cells = cells(SEATS, DEALT, seen=OWNER, doc="tickets that a seat is choosing from, or NONE")
    drawn_count: Cells = cells(SEATS, doc="how many they are")
    chosen: Cells = cells(SEATS, seen=OWNER, doc="which of its first tickets a seat has chosen, one bit each, or 0")
    mix: Cells = cells(SEATS, seen=OWNER, doc="how many trains a seat has chosen to begin with, or 0")
    tickets: Cells = cells(SEATS, TICKET_CELLS, seen=OWNER_UNTIL_END, doc="tickets held, one bit each")
    ticket_count: Cells = cells(SEATS, doc="how many tickets each seat holds")

    owner: Cells = cells(len(ROUTES), doc="who has claimed each route, or NONE")
    network: Cells = cells(SEATS, len(PLACES), doc="the first place that each is joined to by a seat's routes, or NONE")
    harbours: Cells = cells(len(PORTS), doc="whose harbour is in each port, or NONE")
    harbours_left: Cells = cells(SEATS, doc="harbours that each seat has not built")
    supply: Cells = cells(SEATS, len(DECKS), doc="trains and ships to be placed")
    boxed: Cells = cells(SEATS, len(DECKS), doc="trains and ships put away")
    points: Ints = cells(SEATS, type=WORD, doc="where each score marker stands")

    taken: int = cells(doc="cards taken this turn; a wild card from the display counts as two")
    route: int = cells(doc="the route being claimed, or NONE")
    city: int = cells(doc="the port in which a harbour is being built, or NONE")
    colour: int = cells(doc="the colour in which it is paid, or NONE")
    wilds: int = cells(doc="the wild cards that pay, while single ships are being chosen")
    special: int = cells(doc="the double ships that pay, while single ships are being chosen")

    events: Cells = cells(MOST_EVENTS, EVENT_CELLS, seen=NOBODY, doc="what the last move did")
