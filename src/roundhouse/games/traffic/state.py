"""Everything on the table."""

from __future__ import annotations

from ...core.hands import WithHands
from ...core.record import NOBODY, OWNER_UNTIL_END, Cells, cells
from ...core.state import EVENT_CELLS
from .action import SEATS
from .box import ACTION_ROWS, KINDS, LOCO_CARDS, SEMAPHORES, TRACKS, WAGON_CARDS
from .option import OPTIONS

WAGON_DECK, LOCO_DECK = 0, 1
DECKS = 2
DECK_CARDS = 81  # TR-009
MOST_EVENTS = 8 + SEMAPHORES  # three cards drawn, what a card did, and a skipped turn for each semaphore


class State(WithHands):
    """A table of Traffic."""

    options: Cells = cells(len(OPTIONS), doc="what was agreed, by the numbers of option.py")
    turn: int = cells(doc="whose turn it is; in a revision its victim decides meanwhile")
    cards_played: int = cells(doc="cards played to the end this turn")
    extra_turns: int = cells(doc="extra turns due to the seat on turn")
    in_extra_turn: int = cells(doc="whether this turn is an extra one")
    idle_turns: int = cells(doc="seats in a row that passed or could play nothing (TR-AMB-43)")

    decks: Cells = cells(DECKS, DECK_CARDS, seen=NOBODY, doc="the two draw decks; the next card is the last")
    deck_size: Cells = cells(DECKS, doc="cards left in each deck")
    hands: Cells = cells(SEATS, KINDS, seen=OWNER_UNTIL_END, doc="cards held, by kind")
    hand_size: Cells = cells(SEATS, doc="how many cards each seat holds")
    remembered: Cells = cells(SEATS, KINDS, doc="cards that all know to be in each hand, by kind: at least so many")
    semaphores: Cells = cells(SEATS, doc="red semaphores in front of each seat")
    discards: Cells = cells(len(ACTION_ROWS), doc="actions in the discard pile, by kind")

    track_count: int = cells(doc="how many tracks the station has")
    tracks: Cells = cells(TRACKS, WAGON_CARDS, doc="the wagons on each track, from the left")
    track_size: Cells = cells(TRACKS, doc="how many wagons stand on each track")

    train_count: int = cells(doc="trains dispatched so far")
    train_seat: Cells = cells(LOCO_CARDS, doc="who dispatched each train")
    train_loco: Cells = cells(LOCO_CARDS, doc="its locomotive")
    train_end: Cells = cells(LOCO_CARDS, doc="where its wagons end in `coupled`")
    coupled: Cells = cells(WAGON_CARDS, doc="the wagons of all trains, in the order in which they left")

    card: int = cells(doc="the card being played, or NONE")
    track: int = cells(doc="the track of the locomotive being hooked, or of the wagon last taken, or NONE")
    side: int = cells(doc="the side on which the locomotive is being hooked, or NONE")
    lifted: int = cells(doc="the wagon lifted by the sorting hump, counted over all tracks, or NONE")
    gives_due: int = cells(doc="cards still to be given in a revision")
    takes_due: int = cells(doc="wagons still to be taken in a revision")

    events: Cells = cells(MOST_EVENTS, EVENT_CELLS, seen=NOBODY, doc="what the last move did")
