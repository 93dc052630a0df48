"""With which pieces to begin, and when to exchange some."""

from __future__ import annotations

from .. import box
from ..state import State
from . import taste
from .notes import Notes

A_TURN = 2.0  # what the turn of an exchange is worth


def worth_of_mix(notes: Notes, trains: int) -> float:
    """How near this mix is to the plan's pieces and half of the others for each type."""
    rail, sea = int(notes.spaces[box.TRAIN]), int(notes.spaces[box.SHIP])
    half = (box.SUPPLY - rail - sea) // 2
    if (rail + sea) % 2 == 1:
        half += half % 2
    return float(-abs(trains - rail - taste.of(notes, taste.RAIL_PART) * half) / 3)


def is_exchange_needed(s: State, notes: Notes, deck: int, pieces: int) -> bool:
    """Whether the plan lacks just these pieces and can spare the others."""
    short = int(notes.spaces[deck]) - int(s.supply[s.seat, deck])
    spare = int(s.supply[s.seat, 1 - deck]) - int(notes.spaces[1 - deck])
    return 0 < pieces <= min(short, spare)


def worth_of_exchange(s: State, notes: Notes, deck: int, pieces: int) -> float:
    """Its part of the tickets that wait for such pieces, less the pieces and the turn."""
    if not is_exchange_needed(s, notes, deck, pieces):
        return -A_TURN - pieces
    blocked = 0.0
    for i in range(notes.route_count):
        route = notes.routes[i]
        if box.TYPE[route] == deck:
            blocked += notes.share[route]
    return blocked * pieces / int(notes.spaces[deck]) - pieces - A_TURN
