"""Everything on the table."""

from __future__ import annotations

from ...core.hands import WithHands
from ...core.meaning import a_seat, chain, coded, flag, flags, how_many, one_of, pile, top, upto
from ...core.record import NOBODY, OWNER, Cells, cells, small_cells
from ...core.state import EVENT_CELLS
from .action import LAYOUT, ROW, SEATS
from .box import (
    BUILDINGS,
    CARDS,
    COLOURS,
    CONTRACTS,
    COPIES,
    COST,
    DECK_CARDS,
    FREIGHT_SPACES,
    ISLANDS,
    LAST_SPACE,
    MOST_FREIGHT,
    MOST_IN_TRAINS,
    MOST_LOADS,
    NEEDS,
    PER_COLOUR,
    POSITIONS,
    SPACES,
    SYMBOLS,
    TICKETED,
    TICKETS,
    TYPES,
)
from .event import TRIGGERS
from .option import OPTIONS

STEPS = 16  # a main action, the deliveries and loads it grants, and what each of them still owes
STEP_CELLS = 3
MOST_DUE = 127  # all bits of what a Deliver action has used, and more than any step counts
MOST_TOKENS = 1_000  # more than anybody ever has
MOST_NEEDED = int(NEEDS.max())
LOADS = (*CARDS, *COLOURS)  # face-down cards follow, the same number of them for each seat
MOST_LOADED = MOST_FREIGHT + TICKETED * PER_COLOUR  # on all trains together
MOST_EVENTS = 24  # a build with its passengers, or a turn's end with the next one's beginning


class State(WithHands):
    """A table of Isle of Trains."""

    options: Cells = small_cells(len(OPTIONS), doc="what was agreed, by the numbers of option.py")

    deck: Cells = small_cells(1, DECK_CARDS, seen=NOBODY, doc="the deck; its top is the last")
    deck_size: Cells = small_cells(1, doc="cards in the deck", holds=upto(DECK_CARDS))
    discards: Cells = small_cells(
        1, DECK_CARDS, doc="the discard pile; its top is the last", holds=(pile(CARDS), top(CARDS, 1))
    )
    discard_size: Cells = small_cells(1, doc="cards in the discard pile", holds=upto(DECK_CARDS))
    known: Cells = small_cells(
        1,
        DECK_CARDS,
        doc="cards put back on the deck that still lie on top of it",
        holds=(pile(CARDS), top(CARDS, ROW)),
    )
    known_size: Cells = small_cells(1, doc="how many they are", holds=upto(DECK_CARDS))
    row: Cells = small_cells(ROW, doc="the face-up cards, or NONE", holds=coded(CARDS))
    hands: Cells = small_cells(SEATS, TYPES, seen=OWNER, doc="cards held, by type", holds=upto(COPIES.max(), by=CARDS))
    hand_size: Cells = small_cells(SEATS, doc="how many cards each seat holds", holds=upto(DECK_CARDS), by_seat=True)
    remembered: Cells = small_cells(
        SEATS,
        TYPES,
        doc="cards that all know to be in each hand, by type: the least number",
        holds=upto(COPIES.max(), by=CARDS),
        by_seat=True,
    )

    trains: Cells = small_cells(
        SEATS,
        POSITIONS,
        doc="engine and cars of each seat, from the left",
        holds=chain(CARDS, MOST_IN_TRAINS),
        by_seat=True,
    )
    train_size: Cells = small_cells(SEATS, doc="how many they are", holds=upto(POSITIONS), by_seat=True)
    loads: Cells = cells(
        SEATS,
        POSITIONS,
        MOST_LOADS,
        doc="what lies on each: see box.py; oldest first",
        holds=(how_many(MOST_LOADS), chain(LOADS, MOST_LOADED, each=FREIGHT_SPACES)),
        by_seat=True,
    )
    face_down: Cells = small_cells(
        SEATS, FREIGHT_SPACES, seen=OWNER, doc="the face-down cards loaded by each seat", holds=pile(CARDS, gaps=True)
    )
    buildings: Cells = small_cells(
        SEATS, BUILDINGS, doc="buildings of each seat", holds=chain(CARDS, BUILDINGS), by_seat=True
    )
    building_count: Cells = small_cells(SEATS, doc="how many they are", holds=upto(BUILDINGS), by_seat=True)

    bag: Cells = small_cells(TICKETED, doc="passengers in the bag, by colour", holds=upto(PER_COLOUR, by=COLOURS))
    supply: Cells = small_cells(
        SEATS,
        TICKETED,
        doc="passengers beside each engine, by colour",
        holds=upto(PER_COLOUR, by=COLOURS),
        by_seat=True,
    )
    tickets: Cells = small_cells(
        TICKETED, doc="the ticket tile at each destination", holds=coded(TICKETS, by=ISLANDS[:TICKETED])
    )
    ticket_filled: Cells = small_cells(TICKETED, doc="passengers on it", holds=upto(SPACES, by=ISLANDS[:TICKETED]))
    ticket_seats: Cells = small_cells(TICKETED, SPACES, doc="who delivered each of them", holds=a_seat)
    island_seat: Cells = small_cells(len(ISLANDS), doc="who holds each island card, or NONE", holds=a_seat)
    island_contract: Cells = small_cells(
        len(ISLANDS), doc="the last contract completed on it, or NONE", holds=one_of(CONTRACTS, by=ISLANDS)
    )
    in_play: Cells = small_cells(len(ISLANDS), doc="whether the island card is in this game", holds=flags(by=ISLANDS))
    tokens: Cells = cells(SEATS, doc="victory-point tokens", holds=upto(MOST_TOKENS), by_seat=True)

    progress: int = small_cells(doc="where the progress train stands", holds=upto(LAST_SPACE))
    train_taker: int = small_cells(doc="who took the progress train, or NONE", holds=a_seat)
    turns_left: int = small_cells(doc="turns still to be played once the end is near, or NONE", holds=upto(SEATS))
    end_trigger: int = small_cells(doc="what brought the end near: see event.TRIGGERS, or NONE", holds=one_of(TRIGGERS))
    won: int = small_cells(doc="whether the goal of the scenario was met", holds=flag)

    steps: Cells = small_cells(
        STEPS,
        STEP_CELLS,
        doc="what is still due, the next one last: see rules/steps.py",
        holds=upto(MOST_DUE, by=("kind", "first", "second")),
    )
    step_count: int = small_cells(doc="how many steps are due", holds=upto(STEPS))

    card: int = small_cells(doc="the card being built or loaded, or NONE", holds=coded(CARDS))
    item: int = small_cells(doc="the passenger being loaded, by its colour, or NONE", holds=one_of(COLOURS))
    is_forced: int = small_cells(doc="whether the card is being loaded by force", holds=flag)
    forced_card: Cells = small_cells(
        SEATS, seen=OWNER, doc="the card that a seat is loading by force, or NONE", holds=coded(CARDS)
    )
    is_bonus: int = small_cells(doc="whether the action in hand is a bonus action", holds=flag)
    upgraded: int = small_cells(doc="the position being upgraded, or NONE", holds=coded(POSITIONS))
    replaced: int = small_cells(doc="the building being replaced, or NONE", holds=coded(BUILDINGS))
    target_seat: int = small_cells(doc="whose train is being loaded, or NONE", holds=a_seat)
    target: int = small_cells(doc="the position being loaded, or NONE", holds=coded(POSITIONS))
    due: int = small_cells(doc="cards still to be paid", holds=upto(COST.max()))
    cost: int = small_cells(doc="what the build costs in all", holds=upto(COST.max()))
    contract: int = small_cells(doc="the contract being delivered, or NONE", holds=one_of(CONTRACTS))
    needs: Cells = small_cells(
        len(SYMBOLS), doc="the cargo that it still needs, by kind", holds=upto(MOST_NEEDED, by=SYMBOLS)
    )
    as_cargo: int = small_cells(doc="the load whose cargo is being chosen, or NONE", holds=one_of(SYMBOLS))
    how: int = small_cells(
        doc="the kind of move by which a passenger is being delivered, or NONE", holds=coded(LAYOUT.names)
    )
    aside: Cells = cells(
        MOST_LOADS * POSITIONS,
        doc="loads set aside for a special delivery",
        holds=pile(LOADS, each=FREIGHT_SPACES),
    )
    aside_count: int = small_cells(doc="how many they are", holds=upto(MOST_LOADS * POSITIONS))

    events: Cells = small_cells(MOST_EVENTS, EVENT_CELLS, seen=NOBODY, doc="what the last move did")
