"""Everything on the table."""

from __future__ import annotations

from ...core.hands import WithHands
from ...core.record import NOBODY, OWNER, Cells, cells
from ...core.state import EVENT_CELLS
from .action import ROW, SEATS
from .box import BUILDINGS, DECK_CARDS, FREIGHT_SPACES, ISLANDS, MOST_LOADS, POSITIONS, SYMBOLS, TICKETED, TYPES
from .option import OPTIONS

STEPS = 16  # a main action, the deliveries and loads it grants, and what each of them still owes
STEP_CELLS = 3
MOST_EVENTS = 24  # a build with its passengers, or a turn's end with the next one's beginning


class State(WithHands):
    """A table of Isle of Trains."""

    options: Cells = cells(len(OPTIONS), doc="what was agreed, by the numbers of option.py")

    deck: Cells = cells(1, DECK_CARDS, seen=NOBODY, doc="the deck; its top is the last")
    deck_size: Cells = cells(1, doc="cards in the deck")
    discards: Cells = cells(1, DECK_CARDS, doc="the discard pile; its top is the last")
    discard_size: Cells = cells(1, doc="cards in the discard pile")
    known: Cells = cells(1, DECK_CARDS, doc="cards put back on the deck that still lie on top of it")
    known_size: Cells = cells(1, doc="how many they are")
    row: Cells = cells(ROW, doc="the face-up cards, or NONE")
    hands: Cells = cells(SEATS, TYPES, seen=OWNER, doc="cards held, by type")
    hand_size: Cells = cells(SEATS, doc="how many cards each seat holds")
    remembered: Cells = cells(SEATS, TYPES, doc="cards that all know to be in each hand, by type: at least so many")

    trains: Cells = cells(SEATS, POSITIONS, doc="engine and cars of each seat, from the left")
    train_size: Cells = cells(SEATS, doc="how many they are")
    loads: Cells = cells(SEATS, POSITIONS, MOST_LOADS, doc="what lies on each: see box.py; oldest first")
    face_down: Cells = cells(SEATS, FREIGHT_SPACES, seen=OWNER, doc="the face-down cards loaded by each seat")
    face_down_used: Cells = cells(SEATS, FREIGHT_SPACES, doc="which of them lie on a train")
    buildings: Cells = cells(SEATS, BUILDINGS, doc="buildings of each seat")
    building_count: Cells = cells(SEATS, doc="how many they are")

    bag: Cells = cells(TICKETED, doc="passengers in the bag, by colour")
    supply: Cells = cells(SEATS, TICKETED, doc="passengers beside each engine, by colour")
    tickets: Cells = cells(TICKETED, doc="the ticket tile at each destination")
    ticket_filled: Cells = cells(TICKETED, doc="passengers on it")
    ticket_seats: Cells = cells(TICKETED, 3, doc="who delivered each of them")
    island_seat: Cells = cells(len(ISLANDS), doc="who holds each island card, or NONE")
    island_contract: Cells = cells(len(ISLANDS), doc="the last contract completed on it, or NONE")
    in_play: Cells = cells(len(ISLANDS), doc="whether the island card is in this game")
    tokens: Cells = cells(SEATS, doc="victory-point tokens")

    progress: int = cells(doc="where the progress train stands")
    train_taker: int = cells(doc="who took the progress train, or NONE")
    turns_left: int = cells(doc="turns still to be played once the end is near, or NONE")
    end_trigger: int = cells(doc="what brought the end near: see event.TRIGGERS, or NONE")
    won: int = cells(doc="whether the goal of the scenario was met")

    steps: Cells = cells(STEPS, STEP_CELLS, doc="what is still due, the next one last: see rules/steps.py")
    step_count: int = cells(doc="how many steps are due")

    card: int = cells(doc="the card being built or loaded, or NONE")
    item: int = cells(doc="the passenger being loaded, by its colour, or NONE")
    is_forced: int = cells(doc="whether the card is being loaded by force")
    forced_card: Cells = cells(SEATS, seen=OWNER, doc="the card that a seat is loading by force, or NONE")
    is_bonus: int = cells(doc="whether the action in hand is a bonus action")
    upgraded: int = cells(doc="the position being upgraded, or NONE")
    replaced: int = cells(doc="the building being replaced, or NONE")
    target_seat: int = cells(doc="whose train is being loaded, or NONE")
    target: int = cells(doc="the position being loaded, or NONE")
    due: int = cells(doc="cards still to be paid")
    cost: int = cells(doc="what the build costs in all")
    contract: int = cells(doc="the contract being delivered, or NONE")
    needs: Cells = cells(len(SYMBOLS), doc="the cargo that it still needs, by kind")
    as_cargo: int = cells(doc="the load whose cargo is being chosen, or NONE")
    how: int = cells(doc="the kind of move by which a passenger is being delivered, or NONE")
    aside: Cells = cells(MOST_LOADS * POSITIONS, doc="loads set aside for a special delivery")
    aside_count: int = cells(doc="how many they are")

    events: Cells = cells(MOST_EVENTS, EVENT_CELLS, seen=NOBODY, doc="what the last move did")
