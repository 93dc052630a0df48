"""The required action: a small card of the market (CE-034 to CE-049)."""

from __future__ import annotations

from ....core.actions import Moves
from ....core.events import tell
from ....core.record import NONE
from .. import action, box, event
from ..action import COLUMNS, LEFT, RIGHT, ROWS, offer
from ..state import State
from .events import draw_small_card, have_fire


def price(column: int) -> int:
    """CE-035: nothing on the right, 1 banknote in the middle, 2 on the left."""
    return RIGHT - column


def open_cards(s: State) -> int:
    """How many small cards lie open."""
    count = 0
    for row in range(ROWS):
        for column in range(len(COLUMNS)):
            count += int(s.market[row, column] != NONE)
    return count


def offer_takes(s: State, moves: Moves) -> None:
    """CE-034, CE-037: every open card that the seat can pay."""
    for row in range(ROWS):
        for column in range(len(COLUMNS)):
            if s.market[row, column] != NONE and price(column) <= s.banknotes[s.seat]:
                offer(moves, action.TAKE, row, column)


def take_card(s: State, row: int, column: int, paid: int) -> None:
    """CE-036, CE-038: pay, take the card, shift the row and refill it; a character is still to be played."""
    card = int(s.market[row, column])
    tell(s, event.TOOK, s.seat, card, row, column, paid)
    s.banknotes[s.seat] -= paid
    s.boxed[box.BANKNOTE] += paid
    if card <= box.LOCOMOTIVE:
        s.wagons[s.seat, card] += 1
    elif card == box.BANKNOTE:
        s.banknotes[s.seat] += 1
    else:
        s.character = card
    for c in range(column, LEFT, -1):
        s.market[row, c] = s.market[row, c - 1]
    s.market[row, LEFT] = NONE
    refill(s, row)


def refill(s: State, row: int) -> None:
    """CE-044, CE-046: the next card of the row's pile lies on the left; without one the place stays empty."""
    card = draw_small_card(s, row)
    if card == box.STATION_FIRE:
        have_fire(s)
    elif card != NONE:
        s.market[row, LEFT] = card
        tell(s, event.TURNED_UP, row, card)
