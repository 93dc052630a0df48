"""The table in names: what a state, a view and a score look like to people and programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from ...core.parts import part
from ...core.record import NONE, UNKNOWN, Cells
from . import box, phase
from .action import COLUMNS, PLACES
from .event import TRIGGERS
from .rules.market import price
from .rules.objectives import can_claim, least_locomotives, most_locomotives
from .rules.scoring import contract_points, objective_points, points_of_claim, score, sets, symbols
from .state import State


class Cards(TypedDict):
    """A pile or the deck, top first; its cards are None where they are hidden."""

    size: int
    cards: list[str | None] | None


class Prospect(TypedDict):
    """What an open objective would take of a seat, and bring: None where its contract is hidden."""

    missing: dict[str, int]
    can_claim: bool
    points: int | None


class Payment(TypedDict):
    """The kind of wagon being paid for, how many of it, and how many locomotives may stand in."""

    wagon: str
    needed: int
    least: int
    most: int


class View(TypedDict):
    """The table."""

    turns_left: int | None
    trigger: str | None
    market: list[list[str | None]]
    prices: list[int]  # by column, for the card that is taken now; it follows from the rest, as the last three do
    piles: list[Cards]
    event_piles: dict[str, int]
    box: dict[str, int]
    deck: Cards
    buried: list[str]
    objectives: list[str | None]
    dealt: list[list[str | None] | None]
    contracts: list[str | None]
    wagons: list[dict[str, int]]
    banknotes: list[int]
    tokens: list[dict[str, int]]
    supply: dict[str, int]
    claimed: list[list[str]]
    character: str | None
    given: str | None
    place: int | None
    wagon: str | None
    symbols: list[dict[str, int]]  # by seat, on tokens and objectives
    prospects: list[list[Prospect]]  # by seat and place
    payment: Payment | None


class ObjectivePoints(TypedDict):
    """A claimed objective with its points."""

    objective: str
    points: int


class Breakdown(TypedDict):
    """Where the points of a seat come from; a contract that is hidden is None, and not in the total then."""

    objectives: list[ObjectivePoints]
    objective_points: int
    contract: str | None
    sets: int | None  # that the contract is fulfilled by
    contract_points: int | None
    banknotes: int
    total: int


def to_dict(s: State) -> View:
    """The whole table, or what a seat sees of it: a state whose hidden cells are UNKNOWN."""
    everybody = range(s.seats)
    return {
        "turns_left": None if s.turns_left == NONE else s.turns_left,
        "trigger": _name(TRIGGERS, s.trigger),
        "market": [_names(box.CARDS, row) for row in s.market],
        "prices": [0 if s.phase == phase.INVEST else price(column) for column in range(len(COLUMNS))],
        "piles": [_pile(box.CARDS, s.piles[row], int(s.pile_size[row])) for row in range(len(s.pile_size))],
        "event_piles": {box.EVENT_CARDS[i]: int(pile) for i, pile in enumerate(s.event_pile) if pile != NONE},
        "box": _counts(box.CARDS, s.boxed),
        "deck": _pile(box.OBJECTIVES, s.deck[0], int(s.deck_size[0])),
        "buried": [box.OBJECTIVES[objective] for objective in s.buried if objective != NONE],
        "objectives": _names(box.OBJECTIVES, s.objectives),
        "dealt": [None if s.dealt[seat, 0] == UNKNOWN else _names(box.CONTRACTS, s.dealt[seat]) for seat in everybody],
        "contracts": [_name(box.CONTRACTS, int(s.contract[seat])) for seat in everybody],
        "wagons": [_counts(box.WAGON_CARDS, s.wagons[seat]) for seat in everybody],
        "banknotes": s.banknotes[: s.seats].tolist(),
        "tokens": [_counts(box.COLOURS, s.tokens[seat]) for seat in everybody],
        "supply": _counts(box.COLOURS, s.supply),
        "claimed": [_claimed(s, seat) for seat in everybody],
        "character": _name(box.CARDS, s.character),
        "given": _name(box.WAGON_CARDS, s.given),
        "place": None if s.place == NONE else s.place,
        "wagon": _name(box.WAGONS, s.wagon),
        "symbols": [_symbols(s, seat) for seat in everybody],
        "prospects": [prospects(s, seat) for seat in everybody],
        "payment": _payment(s) if s.phase == phase.PAY else None,
    }


def _name(names: Sequence[str], number: int) -> str | None:
    """A name; None for what is not there, or hidden."""
    return names[number] if number >= 0 else None


def _names(names: Sequence[str], cells: Cells) -> list[str | None]:
    return [_name(names, int(cell)) for cell in cells]


def _counts(names: Sequence[str], cells: Cells) -> dict[str, int]:
    """How many of each, without those of which there is none."""
    return {name: int(n) for name, n in zip(names, cells, strict=True) if n}


def _pile(names: Sequence[str], cells: Cells, size: int) -> Cards:
    """A pile, top first; its cards are None where they are hidden."""
    hidden = size > 0 and cells[0] == UNKNOWN
    return {"size": size, "cards": None if hidden else _names(names, cells[:size][::-1])}


def _claimed(s: State, seat: int) -> list[str]:
    return [box.OBJECTIVES[objective] for objective in s.claimed[seat, : s.claimed_count[seat]]]


@part
def _symbols(s: State, seat: int) -> dict[str, int]:
    """CE-098, CE-099."""
    found = {colour: symbols(s, seat, i) for i, colour in enumerate(box.COLOURS)}
    return {colour: n for colour, n in found.items() if n}


# Objectives


def prospects(s: State, seat: int) -> list[Prospect]:
    """CE-083, CE-084: the open objectives, as they look to a seat."""
    if s.phase in (phase.CONTRACT, phase.OVER):
        return []
    mine = s.copy()
    mine.seat = seat
    return [_prospect(mine, int(s.objectives[place])) for place in range(PLACES)]


def _prospect(s: State, objective: int) -> Prospect:
    needs, held = box.NEEDS[objective].tolist(), s.wagons[s.seat].tolist()
    return {
        "missing": {name: needs[i] - held[i] for i, name in enumerate(box.WAGONS) if needs[i] > held[i]},
        "can_claim": can_claim(s, objective),
        "points": None if s.contract[s.seat] == UNKNOWN else points_of_claim(s, s.seat, objective),
    }


def _payment(s: State) -> Payment:
    """CE-084 to CE-086."""
    return {
        "wagon": box.WAGONS[s.wagon],
        "needed": int(box.NEEDS[s.objectives[s.place], s.wagon]),
        "least": least_locomotives(s),
        "most": most_locomotives(s),
    }


# Points


@part
def breakdown(s: State, seat: int) -> Breakdown:
    """CE-113, CE-120: the objectives, the contract (None where it is hidden) and the banknotes."""
    claimed = [int(objective) for objective in s.claimed[seat, : s.claimed_count[seat]]]
    contract = int(s.contract[seat])
    return {
        "objectives": [{"objective": box.OBJECTIVES[o], "points": int(box.POINTS[o])} for o in claimed],
        "objective_points": objective_points(s, seat),
        "contract": _name(box.CONTRACTS, contract),
        "sets": sets(s, seat, contract) if contract >= 0 else None,
        "contract_points": None if contract == UNKNOWN else contract_points(s, seat),
        "banknotes": int(s.banknotes[seat]),
        "total": score(s, seat),
    }
