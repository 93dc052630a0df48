"""The table in names: what a state, a view and a score look like to people and programs."""

from __future__ import annotations

from typing import Any

from ...core.record import NONE, UNKNOWN, Cells
from . import box
from .action import SIDES
from .rules.scoring import (
    hand_penalty,
    score,
    train_bonus,
    train_factor,
    train_points,
    train_score,
    train_start,
)
from .state import LOCO_DECK, WAGON_DECK, State

ACTION_NAMES = box.CARDS[box.FIRST_ACTION :]


def to_dict(s: State) -> dict[str, Any]:
    """The whole table, or what a seat sees of it: a state whose hidden cells are UNKNOWN."""
    return {
        "turn": s.turn,
        "cards_played": s.cards_played,
        "extra_turns": s.extra_turns,
        "in_extra_turn": bool(s.in_extra_turn),
        "idle_turns": s.idle_turns,
        "wagon_deck": _deck(s, WAGON_DECK),
        "loco_deck": _deck(s, LOCO_DECK),
        "hands": [_hand(s, seat) for seat in range(s.seats)],
        "semaphores": s.semaphores[: s.seats].tolist(),
        "discards": [ACTION_NAMES[i] for i, n in enumerate(s.discards) for _ in range(n)],
        "extra_tracks": s.track_count - box.MAIN_TRACKS,
        "tracks": [_names(s.tracks[t, : s.track_size[t]]) for t in range(s.track_count)],
        "trains": [_train(s, train) for train in range(s.train_count)],
        "card": None if s.card == NONE else box.CARDS[s.card],
        "track": None if s.track == NONE else s.track,
        "side": None if s.side == NONE else SIDES[s.side],
        "lifted": None if s.lifted == NONE else s.lifted,
        "gives_due": s.gives_due,
        "takes_due": s.takes_due,
    }


def _names(cards: Cells) -> list[str]:
    return [box.CARDS[card] for card in cards]


def _deck(s: State, deck: int) -> dict[str, Any]:
    """A deck, top first; its cards are None where they are hidden."""
    size = int(s.deck_size[deck])
    hidden = size > 0 and s.decks[deck, 0] == UNKNOWN
    return {"size": size, "cards": None if hidden else _names(s.decks[deck, :size][::-1])}


def _hand(s: State, seat: int) -> dict[str, Any]:
    """A hand in the order of the card numbers; its cards are None where they are hidden."""
    size = int(s.hand_size[seat])
    if s.hands[seat, 0] == UNKNOWN:
        return {"size": size, "cards": None}
    return {
        "size": size,
        "cards": [box.CARDS[card] for card, n in enumerate(s.hands[seat]) for _ in range(n)],
    }


def _train(s: State, train: int) -> dict[str, Any]:
    wagons = s.coupled[train_start(s, train) : s.train_end[train]]
    return {
        "seat": int(s.train_seat[train]),
        "loco": box.CARDS[s.train_loco[train]],
        "wagons": _names(wagons),
    }


def breakdown(s: State, seat: int) -> dict[str, Any]:
    """TR-066 to TR-071: the points of each train, step by step, and of what is left in hand."""
    trains = [
        {
            **_train(s, train),
            "points": train_points(s, train),
            "bonus": train_bonus(s, train),
            "factor": train_factor(s, train),
            "score": train_score(s, train),
        }
        for train in range(s.train_count)
        if s.train_seat[train] == seat
    ]
    return {"trains": trains, "hand": -hand_penalty(s, seat), "total": score(s, seat)}
