"""Action: claim a route (GL-052 to GL-069)."""

from __future__ import annotations

from ....core.actions import Moves
from ....core.events import tell
from ....core.graph import join
from ....core.record import NONE
from .. import action, box, event
from ..action import number
from ..state import State
from .payment import reach, widest_reach

DOUBLE_FOR = 4  # GL-067: players from whom on both routes of a double one may be claimed


def is_open(s: State, seat: int, route: int) -> bool:
    """GL-052, GL-066 to GL-068: free, not closed, and not the twin of a route of the same seat."""
    twins = s.owner[box.TWIN_OR_SELF[route]]
    is_free = (twins == NONE) | ((s.seats >= DOUBLE_FOR) & (twins != seat))
    return bool((s.owner[route] == NONE) & is_free)


def longest(s: State, seat: int, what: int, colour: int) -> int:
    """GL-062: the longest route of a type and colour that a seat has the cards and the pieces for."""
    cards = widest_reach(s, seat, what) if colour == box.GREY else reach(s, seat, what, colour)
    return min(cards, int(s.supply[seat, what]))


def offer_routes(s: State, moves: Moves) -> None:
    """GL-DP-07: every open route that can be paid for and filled with pieces."""
    for what in range(len(box.TYPES)):
        widest = 0
        for colour in range(box.GREY + 1):
            cards = widest if colour == box.GREY else reach(s, s.seat, what, colour)
            widest = max(widest, cards)
            length = min(cards, int(s.supply[s.seat, what]), box.MOST_LENGTH)
            offer_group(s, moves, what * (box.GREY + 1) + colour, length)


def offer_group(s: State, moves: Moves, group: int, length: int) -> None:
    """The open routes of a type and colour up to this length."""
    first = int(box.FIRST_OF_GROUP[group])
    count = moves.count
    for i in range(first, first + int(box.NOT_LONGER[group, length])):
        route = int(box.BY_GROUP[i])
        moves.codes[count] = number(action.CLAIM, route)
        count += int(is_open(s, s.seat, route))
    moves.count = count


def lay_pieces(s: State, route: int) -> None:
    """GL-063, GL-064: a piece on every space, and the points at once."""
    length = int(box.LENGTH[route])
    s.owner[route] = s.seat
    s.supply[s.seat, box.TYPE[route]] -= length
    s.points[s.seat] += box.ROUTE_POINTS[length]
    join(s.network, s.seat, int(box.ENDS[route, 0]), int(box.ENDS[route, 1]))
    tell(s, event.CLAIMED, s.seat, route)
