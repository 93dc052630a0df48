"""Everything on the table."""

from __future__ import annotations

from ...core.hands import WithHands
from ...core.meaning import a_seat, chain, coded, flag, one_of, pile, upto
from ...core.record import NOBODY, OWNER_UNTIL_END, Cells, cells
from ...core.state import EVENT_CELLS
from .action import SEATS, SIDES
from .box import (
    ACTION_CARDS,
    CARDS,
    COPIES,
    FIRST_ACTION,
    FIRST_LOCO,
    KINDS,
    LOCO_CARDS,
    SEMAPHORES,
    TRACKS,
    WAGON_CARDS,
)
from .option import OPTIONS

WAGON_DECK, LOCO_DECK = 0, 1
DECKS = 2
DECK_NAMES = ("wagon", "loco")
DECK_CARDS = 81  # TR-009
ALL_CARDS = WAGON_CARDS + LOCO_CARDS + ACTION_CARDS
WAGON_NAMES, ACTION_NAMES = CARDS[:FIRST_LOCO], CARDS[FIRST_ACTION:]
MOST_EVENTS = 8 + SEMAPHORES  # three cards drawn, what a card did, and a skipped turn for each semaphore


class State(WithHands):
    """A table of Traffic."""

    options: Cells = cells(len(OPTIONS), doc="what was agreed, by the numbers of option.py")
    turn: int = cells(doc="whose turn it is; in a revision its victim decides meanwhile", holds=a_seat)
    cards_played: int = cells(doc="cards played to the end this turn", holds=upto(2))
    extra_turns: int = cells(doc="extra turns due to the seat on turn", holds=upto(WAGON_CARDS))
    in_extra_turn: int = cells(doc="whether this turn is an extra one", holds=flag)
    idle_turns: int = cells(doc="seats in a row that passed or could play nothing (TR-AMB-43)", holds=upto(SEATS))

    decks: Cells = cells(DECKS, DECK_CARDS, seen=NOBODY, doc="the two draw decks; the next card is the last")
    deck_size: Cells = cells(DECKS, doc="cards left in each deck", holds=upto(DECK_CARDS, by=DECK_NAMES))
    hands: Cells = cells(
        SEATS, KINDS, seen=OWNER_UNTIL_END, doc="cards held, by kind", holds=upto(COPIES.max(), by=CARDS)
    )
    hand_size: Cells = cells(SEATS, doc="how many cards each seat holds", holds=upto(ALL_CARDS), by_seat=True)
    remembered: Cells = cells(
        SEATS,
        KINDS,
        doc="cards that all know to be in each hand, by kind: the least number",
        holds=upto(COPIES.max(), by=CARDS),
        by_seat=True,
    )
    semaphores: Cells = cells(SEATS, doc="red semaphores in front of each seat", holds=upto(SEMAPHORES), by_seat=True)
    discards: Cells = cells(
        len(ACTION_NAMES), doc="actions in the discard pile, by kind", holds=upto(COPIES.max(), by=ACTION_NAMES)
    )

    track_count: int = cells(doc="how many tracks the station has", holds=upto(TRACKS))
    tracks: Cells = cells(
        TRACKS,
        WAGON_CARDS,
        doc="the wagons on each track, from the left",
        holds=(pile(WAGON_NAMES), chain(WAGON_NAMES, WAGON_CARDS)),
    )
    track_size: Cells = cells(TRACKS, doc="how many wagons stand on each track", holds=upto(WAGON_CARDS))

    train_count: int = cells(doc="trains dispatched so far", holds=upto(LOCO_CARDS))
    train_seat: Cells = cells(LOCO_CARDS, doc="who dispatched each train", holds=a_seat)
    train_loco: Cells = cells(LOCO_CARDS, doc="its locomotive", holds=coded(CARDS))
    train_end: Cells = cells(LOCO_CARDS, doc="where its wagons end in `coupled`", holds=upto(WAGON_CARDS))
    coupled: Cells = cells(
        WAGON_CARDS, doc="the wagons of all trains, in the order in which they left", holds=coded(WAGON_NAMES)
    )

    card: int = cells(doc="the card being played, or NONE", holds=one_of(CARDS))
    track: int = cells(
        doc="the track of the locomotive being hooked, or of the wagon last taken, or NONE", holds=one_of(TRACKS)
    )
    side: int = cells(doc="the side on which the locomotive is being hooked, or NONE", holds=one_of(SIDES))
    lifted: int = cells(
        doc="the wagon lifted by the sorting hump, counted over all tracks, or NONE", holds=coded(WAGON_CARDS)
    )
    gives_due: int = cells(doc="cards still to be given in a revision", holds=upto(3))
    takes_due: int = cells(doc="wagons still to be taken in a revision", holds=upto(2))

    events: Cells = cells(MOST_EVENTS, EVENT_CELLS, seen=NOBODY, doc="what the last move did")
