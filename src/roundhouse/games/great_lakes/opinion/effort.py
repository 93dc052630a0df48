"""What it takes to claim a route from here, counted from the cards in hand, and the time there is."""

from __future__ import annotations

from math import inf

from ....core.record import NONE
from .. import box
from ..action import SLOTS
from ..rules.claim import is_open
from ..rules.ending import FEW_PIECES
from ..state import State
from . import taste
from .notes import BASE, PLANNED, Notes

LEAST_PRICE = 0.3  # of a route: a way of long routes is never free


def look_at_effort(s: State, notes: Notes) -> None:
    """The time, the hand, and what each route costs the seat that decides."""
    taste.acquire(notes)
    seat = s.seat
    notes.time = turns_left(s, notes)
    supply = int(s.supply[seat].sum())
    notes.pieces = box.SUPPLY if supply == 0 else supply
    for card in range(box.KINDS):
        notes.hand[card] = s.hands[seat, card]
    cover_spaces(s, notes)
    for route in range(len(box.ROUTES)):
        price = price_of(s, notes, seat, route, supply > 0)
        notes.price[BASE, route] = price
        notes.price[PLANNED, route] = price


def turns_left(s: State, notes: Notes) -> int:
    """How many turns the seat that decides is likely to have, this one included."""
    if s.turns_left != NONE:
        return -(-s.turns_left // s.seats)
    fewest = box.SUPPLY
    for seat in range(s.seats):
        fewest = min(fewest, int(s.supply[seat].sum()))
    if fewest == 0:  # they are not chosen yet
        fewest = box.SUPPLY
    return max(
        1,
        min(
            int(taste.of(notes, taste.USUAL_TURNS)),
            3 + int((fewest - FEW_PIECES) / taste.of(notes, taste.SPACES_A_TURN)),
        ),
    )


def cover_spaces(s: State, notes: Notes) -> None:
    """What the hand covers of each type and colour, with a part of the display; of grey the most of a colour."""
    in_sight = taste.of(notes, taste.IN_SIGHT) - 1
    for what in range(len(box.TYPES)):
        most = 0.0
        for colour in range(len(box.COLOURS)):
            spaces = covered(notes, what, colour) + in_sight * shown(s, what, colour)
            notes.covers[what, colour] = spaces
            most = max(most, spaces)
        notes.covers[what, box.GREY] = most


def covered(notes: Notes, what: int, colour: int) -> int:
    """How many spaces of a type and colour the cards cover without wild ones."""
    if what == box.TRAIN:
        return int(notes.hand[box.PLAIN + colour]) + int(notes.hand[box.ANCHORED + colour])
    return int(notes.hand[box.SINGLE + colour]) + 2 * int(notes.hand[box.DOUBLE + colour])


def shown(s: State, what: int, colour: int) -> int:
    """How many spaces of a type and colour the face-up cards would cover."""
    spaces = 0
    for slot in range(SLOTS):
        card = s.display[slot]
        if what == box.TRAIN:
            spaces += int(card == box.PLAIN + colour) + int(card == box.ANCHORED + colour)
        else:
            spaces += int(card == box.SINGLE + colour) + 2 * int(card == box.DOUBLE + colour)
    return spaces


def cards_for(notes: Notes, what: int, spaces: float) -> float:
    """How many cards that many spaces take, on the average of those that fit."""
    return spaces * (1.0 if what == box.TRAIN else taste.of(notes, taste.SEA_CARDS))


def turns_for(notes: Notes, missing: float) -> float:
    """Turns until a goal is reached that lacks that many cards."""
    return float(1 + missing / taste.of(notes, taste.CARDS_A_TURN))


def price_of(s: State, notes: Notes, seat: int, route: int, are_pieces_chosen: bool) -> float:
    """Turns and pieces less points, all in points; the turns are noted, too."""
    if s.owner[route] == seat:
        return 0.0
    if not is_open(s, seat, route):
        return inf
    what, length = int(box.TYPE[route]), int(box.LENGTH[route])
    missing = max(0.0, length - float(notes.covers[what, box.COLOUR[route]]))
    turns = turns_for(notes, cards_for(notes, what, missing))
    notes.turns[route] = turns
    price = taste.of(notes, taste.TURN) * turns + taste.of(notes, taste.PIECE) * length - int(box.ROUTE_POINTS[length])
    if are_pieces_chosen and s.supply[seat, what] < length:
        price += taste.of(notes, taste.TURN) + length  # pieces have to be exchanged first
    return float(max(LEAST_PRICE, price))
