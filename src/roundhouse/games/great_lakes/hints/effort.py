"""What it takes to claim a route from here, counted from the cards in hand, and the time there is."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, inf

from ....core.record import NONE
from .. import box
from ..rules.claim import is_open
from ..rules.ending import FEW_PIECES
from ..state import State
from ..view.paths import LENGTH, Prices

CARDS_A_TURN = 2
CARDS_A_SEA_SPACE = 0.65  # most cards of the ship deck cover two spaces
TURN = 3.5  # points that a turn brings in the end
PIECE = 2.0  # points that a piece brings in the end
SPACES_A_TURN = 1.3
USUAL_TURNS = 36
LEAST_PRICE = 0.3  # of a route: a way of long routes is never free

COLOUR: list[int] = box.COLOUR.tolist()
TYPE: list[int] = box.TYPE.tolist()
POINTS: list[int] = box.ROUTE_POINTS.tolist()

Hand = list[int]  # cards, by kind


def covered(hand: Hand, what: int, colour: int) -> int:
    """How many spaces of a type and colour a hand covers without wild cards."""
    if what == box.TRAIN:
        return hand[box.PLAIN + colour] + hand[box.ANCHORED + colour]
    return hand[box.SINGLE + colour] + 2 * hand[box.DOUBLE + colour]


def best_colour(hand: Hand, route: int) -> int:
    """The colour of a route; of a grey one, the colour that the hand has most of."""
    if COLOUR[route] != box.GREY:
        return COLOUR[route]
    return max(range(box.GREY), key=lambda colour: covered(hand, TYPE[route], colour))


def missing_spaces(hand: Hand, route: int) -> int:
    """How many spaces of a route the hand does not cover, wild cards left out."""
    return max(0, LENGTH[route] - covered(hand, TYPE[route], best_colour(hand, route)))


def missing_cards(hand: Hand, route: int) -> float:
    """How many cards a route lacks, on the average of those that fit."""
    return missing_spaces(hand, route) * (1.0 if TYPE[route] == box.TRAIN else CARDS_A_SEA_SPACE)


def turns_for(hand: Hand, route: int) -> float:
    """Turns to collect what a route lacks, and to claim it."""
    return 1 + missing_cards(hand, route) / CARDS_A_TURN


def turns_left(s: State) -> int:
    """How many turns the seat that decides is likely to have, this one included."""
    if s.turns_left != NONE:
        return ceil(s.turns_left / s.seats)
    fewest = min(int(s.supply[seat].sum()) for seat in range(s.seats)) or box.SUPPLY
    return min(USUAL_TURNS, 3 + int((fewest - FEW_PIECES) / SPACES_A_TURN))


@lru_cache(maxsize=4)
def prices(s: State) -> Prices:
    """What each route costs the seat that decides: turns and pieces, less its points, all in points."""
    hand, supply = s.hands[s.seat].tolist(), s.supply[s.seat].tolist()
    found = []
    for route, owner in enumerate(s.owner.tolist()):
        if owner == s.seat:
            found.append(0.0)
        elif not is_open(s, s.seat, route):
            found.append(inf)
        else:
            length = LENGTH[route]
            price = TURN * turns_for(hand, route) + PIECE * length - POINTS[length]
            if sum(supply) > 0 and supply[TYPE[route]] < length:
                price += TURN + length  # pieces have to be exchanged first
            found.append(max(LEAST_PRICE, price))
    return tuple(found)
