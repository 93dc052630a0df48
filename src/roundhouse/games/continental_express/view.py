"""The table in names: what a state, a view and a score look like to people and programs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from types import SimpleNamespace
from typing import TypedDict, cast

import numpy as np

from ...core.parts import part
from ...core.record import NONE, UNKNOWN
from . import box, phase
from .action import COLUMNS
from .event import TRIGGERS
from .rules.market import price
from .rules.objectives import can_claim, least_locomotives, most_locomotives
from .rules.scoring import contract_points, objective_points, points_of_claim, score, sets, symbols
from .state import State

PRICES = [price(column) for column in range(len(COLUMNS))]


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
        "market": _market(s),
        "prices": [0] * len(COLUMNS) if s.phase == phase.INVEST else list(PRICES),
        "piles": _piles(s),
        "event_piles": _event_piles(s),
        "box": _boxed(s),
        "deck": _deck(s),
        "buried": _buried(s),
        "objectives": _objectives(s),
        "dealt": _dealt(s),
        "contracts": _contracts(s),
        "wagons": _wagons(s),
        "banknotes": s.banknotes[: s.seats].tolist(),
        "tokens": _tokens(s),
        "supply": _supply(s),
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


def _names(names: Sequence[str], numbers: list[int]) -> list[str | None]:
    return [_name(names, number) for number in numbers]


def _counts(names: Sequence[str], numbers: list[int]) -> dict[str, int]:
    """How many of each, without those of which there is none."""
    return {name: n for name, n in zip(names, numbers, strict=True) if n}


def _pile(names: Sequence[str], cards: list[int], size: int) -> Cards:
    """A pile, top first; its cards are None where they are hidden."""
    hidden = size > 0 and cards[0] == UNKNOWN
    return {"size": size, "cards": None if hidden else _names(names, cards[:size][::-1])}


@part
def _market(s: State) -> list[list[str | None]]:
    return [_names(box.CARDS, row) for row in s.market.tolist()]


@part
def _piles(s: State) -> list[Cards]:
    return [_pile(box.CARDS, pile, size) for pile, size in zip(s.piles.tolist(), s.pile_size.tolist(), strict=True)]


@part
def _event_piles(s: State) -> dict[str, int]:
    return {card: pile for card, pile in zip(box.EVENT_CARDS, s.event_pile.tolist(), strict=True) if pile != NONE}


@part
def _boxed(s: State) -> dict[str, int]:
    return _counts(box.CARDS, s.boxed.tolist())


@part
def _deck(s: State) -> Cards:
    return _pile(box.OBJECTIVES, s.deck[0].tolist(), int(s.deck_size[0]))


@part
def _buried(s: State) -> list[str]:
    return [box.OBJECTIVES[objective] for objective in s.buried.tolist() if objective != NONE]


@part
def _objectives(s: State) -> list[str | None]:
    return _names(box.OBJECTIVES, s.objectives.tolist())


@part
def _dealt(s: State) -> list[list[str | None] | None]:
    dealt = s.dealt[: s.seats].tolist()
    return [None if cards[0] == UNKNOWN else _names(box.CONTRACTS, cards) for cards in dealt]


@part
def _contracts(s: State) -> list[str | None]:
    return _names(box.CONTRACTS, s.contract[: s.seats].tolist())


@part
def _wagons(s: State) -> list[dict[str, int]]:
    return [_counts(box.WAGON_CARDS, cards) for cards in s.wagons[: s.seats].tolist()]


@part
def _tokens(s: State) -> list[dict[str, int]]:
    return [_counts(box.COLOURS, tokens) for tokens in s.tokens[: s.seats].tolist()]


@part
def _supply(s: State) -> dict[str, int]:
    return _counts(box.COLOURS, s.supply.tolist())


@part
def _claimed(s: State, seat: int) -> list[str]:
    return [box.OBJECTIVES[objective] for objective in s.claimed[seat, : s.claimed_count[seat]].tolist()]


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
    held = tuple(s.wagons[seat].tolist())
    return [_prospect(objective, held, points) for objective, points in _worths(s, seat)]


def _prospect(objective: int, held: tuple[int, ...], points: int | None) -> Prospect:
    missing, is_enough = _lacking(objective, held)
    return {"missing": dict(missing), "can_claim": is_enough, "points": points}


@lru_cache(maxsize=512)
def _lacking(objective: int, held: tuple[int, ...]) -> tuple[list[tuple[str, int]], bool]:
    """The wagons that one who holds these lacks for an objective, and whether it can be claimed all the same."""
    s = cast(State, SimpleNamespace(seat=0, wagons=np.array([held])))  # what the rules read of a state
    needs = zip(box.WAGONS, box.NEEDS[objective].tolist(), held, strict=False)
    return [(name, needed - have) for name, needed, have in needs if needed > have], can_claim(s, objective)


@part
def _worths(s: State, seat: int) -> list[tuple[int, int | None]]:
    """The open objectives, and what each would bring a seat: None where its contract is hidden."""
    is_hidden = s.contract[seat] == UNKNOWN
    return [(each, None if is_hidden else points_of_claim(s, seat, each)) for each in s.objectives.tolist()]


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
