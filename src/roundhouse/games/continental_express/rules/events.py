"""Events (CE-050 to CE-062)."""

from __future__ import annotations

from ....core.events import tell
from ....core.piles import draw, insert
from ....core.record import NONE
from .. import box, event
from ..action import COLUMNS, PLACES, ROWS
from ..state import State
from .objectives import open_objective


def draw_small_card(s: State, row: int) -> int:
    """CE-056, CE-059: the next card of a pile, or NONE; an accident happens at once, and the next card follows."""
    while s.pile_size[row] > 0:
        card = draw(s.piles, s.pile_size, row)
        if card != box.TRAIN_ACCIDENT:
            return card
        have_accident(s)
    return NONE


def leave(s: State, card: int) -> None:
    """CE-051: an event that happens goes to the box."""
    s.boxed[card] += 1
    s.event_pile[card - box.FIRST_EVENT] = NONE
    tell(s, event.HAPPENED, card)


def have_accident(s: State) -> None:
    """CE-053, CE-055: the open objectives go under the deck, that of the last place lowest; then three are opened."""
    leave(s, box.TRAIN_ACCIDENT)
    for place in range(PLACES):
        insert(s.deck, s.deck_size, 0, 0, int(s.objectives[place]))
        s.buried[PLACES - 1 - place] = s.objectives[place]
    for place in range(PLACES):
        open_objective(s, place)
    tell(s, event.RENEWED, s.objectives[0], s.objectives[1], s.objectives[2])


def have_fire(s: State) -> None:
    """CE-057 to CE-059: all open small cards go to the box; three of each pile follow, the right place first."""
    leave(s, box.STATION_FIRE)
    for row in range(ROWS):
        for column in range(len(COLUMNS)):
            if s.market[row, column] != NONE:
                s.boxed[s.market[row, column]] += 1
                s.market[row, column] = NONE
    for row in range(ROWS):
        for column in range(len(COLUMNS) - 1, -1, -1):
            s.market[row, column] = draw_small_card(s, row)
        tell(s, event.DEALT_ROW, row, s.market[row, 0], s.market[row, 1], s.market[row, 2])
