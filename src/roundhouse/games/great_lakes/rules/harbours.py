"""Action: build a harbour (GL-074 to GL-082)."""

from __future__ import annotations

from ....core.actions import Moves
from ....core.events import tell
from ....core.graph import is_reached
from ....core.record import NONE
from .. import action, box, event
from ..action import offer
from ..state import State
from .payment import HARBOUR, HARBOUR_CARDS, widest_reach


def is_site(s: State, seat: int, port: int) -> bool:
    """GL-075, GL-076: no harbour there yet, and a route of one's own that ends there."""
    return bool(s.harbours[port] == NONE and is_reached(s.network, seat, int(box.PORT_PLACE[port])))


def can_build(s: State, seat: int) -> bool:
    """GL-077, GL-078: a harbour left, and the cards."""
    return bool(s.harbours_left[seat] > 0 and widest_reach(s, seat, HARBOUR) >= HARBOUR_CARDS)


def offer_harbours(s: State, moves: Moves) -> None:
    """GL-074, GL-DP-10."""
    if can_build(s, s.seat):
        for port in range(len(box.PORTS)):
            if is_site(s, s.seat, port):
                offer(moves, action.HARBOUR, port)


def place_harbour(s: State, port: int) -> None:
    """GL-081: it stays to the end, and nothing is scored now."""
    s.harbours[port] = s.seat
    s.harbours_left[s.seat] -= 1
    tell(s, event.BUILT_HARBOUR, s.seat, port)
