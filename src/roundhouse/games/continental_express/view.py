"""The table in names: what a state, a view and a score look like to people and programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core.record import NONE, UNKNOWN, Cells
from . import box
from .event import TRIGGERS
from .rules.scoring import contract_points, objective_points, score
from .state import State


def to_dict(s: State) -> dict[str, Any]:
    """The whole table, or what a seat sees of it: a state whose hidden cells are UNKNOWN."""
    seats = range(s.seats)
    return {
        "turns_left": None if s.turns_left == NONE else s.turns_left,
        "trigger": _name(TRIGGERS, s.trigger),
        "market": [_names(box.CARDS, row) for row in s.market],
        "piles": [_pile(box.CARDS, s.piles[row], int(s.pile_size[row])) for row in range(len(s.pile_size))],
        "event_piles": {box.EVENT_CARDS[i]: int(pile) for i, pile in enumerate(s.event_pile) if pile != NONE},
        "box": _counts(box.CARDS, s.boxed),
        "deck": _pile(box.OBJECTIVES, s.deck[0], int(s.deck_size[0])),
        "buried": [box.OBJECTIVES[objective] for objective in s.buried if objective != NONE],
        "objectives": _names(box.OBJECTIVES, s.objectives),
        "dealt": [None if s.dealt[seat, 0] == UNKNOWN else _names(box.CONTRACTS, s.dealt[seat]) for seat in seats],
        "contracts": [_name(box.CONTRACTS, int(s.contract[seat])) for seat in seats],
        "wagons": [_counts(box.WAGON_CARDS, s.wagons[seat]) for seat in seats],
        "banknotes": s.banknotes[: s.seats].tolist(),
        "tokens": [_counts(box.COLOURS, s.tokens[seat]) for seat in seats],
        "supply": _counts(box.COLOURS, s.supply),
        "claimed": [_names(box.OBJECTIVES, s.claimed[seat, : s.claimed_count[seat]]) for seat in seats],
        "character": _name(box.CARDS, s.character),
        "given": _name(box.WAGON_CARDS, s.given),
        "place": None if s.place == NONE else s.place,
        "wagon": _name(box.WAGONS, s.wagon),
    }


def _name(names: Sequence[str], number: int) -> str | None:
    """A name; None for what is not there, or hidden."""
    return names[number] if number >= 0 else None


def _names(names: Sequence[str], cells: Cells) -> list[str | None]:
    return [_name(names, int(cell)) for cell in cells]


def _counts(names: Sequence[str], cells: Cells) -> dict[str, int]:
    """How many of each, without those of which there is none."""
    return {name: int(n) for name, n in zip(names, cells, strict=True) if n}


def _pile(names: Sequence[str], cells: Cells, size: int) -> dict[str, Any]:
    """A pile, top first; its cards are None where they are hidden."""
    hidden = size > 0 and cells[0] == UNKNOWN
    return {"size": size, "cards": None if hidden else _names(names, cells[:size][::-1])}


def breakdown(s: State, seat: int) -> dict[str, Any]:
    """CE-113: the objectives, the contract (None where it is hidden) and the banknotes."""
    claimed = [int(objective) for objective in s.claimed[seat, : s.claimed_count[seat]]]
    hidden = s.contract[seat] == UNKNOWN
    return {
        "objectives": [{"objective": box.OBJECTIVES[o], "points": int(box.POINTS[o])} for o in claimed],
        "objective_points": objective_points(s, seat),
        "contract": _name(box.CONTRACTS, int(s.contract[seat])),
        "contract_points": None if hidden else contract_points(s, seat),
        "banknotes": int(s.banknotes[seat]),
        "total": None if hidden else score(s, seat),
    }
