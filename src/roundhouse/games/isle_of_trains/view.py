"""The table in names: what a state, a view and a score look like to people and programs."""

from __future__ import annotations

from typing import Any

from ...core.record import NONE, UNKNOWN, Cells
from . import action, box, option
from .event import TRIGGERS
from .rules.cards import is_face_down, is_passenger
from .rules.scoring import (
    building_points,
    contract_points,
    counted,
    load_points,
    progress_points,
    score,
    token_points,
    train_points,
)
from .state import State

STEPS = (
    "main", "draw", "tokens", "discard", "offer", "deliver", "delivered", "return", "put_away", "fetch",
    "passengers", "hand_limit", "refill", "night", "night_discard", "end_turn",
)  # fmt: skip


def to_dict(s: State) -> dict[str, Any]:
    """The whole table, or what a seat sees of it: a state whose hidden cells are UNKNOWN."""
    return {
        "deck": _deck(s),
        "discards": _names(s.discards[0, : s.discard_size[0]][::-1]),
        "row": [_card(card) for card in s.row],
        "hands": [_hand(s, seat) for seat in range(s.seats)],
        "trains": [_train(s, seat) for seat in range(s.seats)],
        "buildings": [_names(s.buildings[seat, : s.building_count[seat]]) for seat in range(s.seats)],
        "bag": _colours(s.bag),
        "supplies": [_colours(s.supply[seat]) for seat in range(s.seats)],
        "tickets": [_ticket(s, island) for island in range(box.TICKETED)],
        "islands": [_island(s, island) for island in range(len(box.ISLANDS)) if s.in_play[island]],
        "tokens": s.tokens[: s.seats].tolist(),
        "progress": s.progress,
        "train_taker": _or_none(s.train_taker),
        "turns_left": _or_none(s.turns_left),
        "end_trigger": None if s.end_trigger == NONE else TRIGGERS[s.end_trigger],
        "won": bool(s.won),
        "steps": [{"step": STEPS[kind], "first": int(a), "second": int(b)} for kind, a, b in s.steps[: s.step_count]],
        "doing": _doing(s),
    }


def _or_none(cell: int) -> int | None:
    return None if cell == NONE else int(cell)


def _card(card: int) -> str | None:
    return None if card == NONE else box.CARDS[card]


def _names(cards: Cells) -> list[str]:
    return [box.CARDS[card] for card in cards]


def _colours(counts: Cells) -> dict[str, int]:
    return {colour: int(n) for colour, n in zip(box.COLOURS, counts, strict=True) if n}


def _deck(s: State) -> dict[str, Any]:
    """The deck, top first; its cards are None where they are hidden, but for those put back on top of it."""
    size, known = int(s.deck_size[0]), int(s.known_size[0])
    hidden = size > 0 and s.deck[0, 0] == UNKNOWN
    cards = None if hidden else _names(s.deck[0, :size][::-1])
    return {"size": size, "cards": cards, "known": _names(s.known[0, :known][::-1])}


def _hand(s: State, seat: int) -> dict[str, Any]:
    """A hand in the order of the card numbers; its cards are None where they are hidden."""
    size = int(s.hand_size[seat])
    if s.hands[seat, 0] == UNKNOWN:
        return {"size": size, "cards": None}
    return {"size": size, "cards": [box.CARDS[card] for card, n in enumerate(s.hands[seat]) for _ in range(n)]}


def _train(s: State, seat: int) -> list[dict[str, Any]]:
    return [
        {"card": box.CARDS[s.trains[seat, p]], "loads": [_load(s, int(x)) for x in s.loads[seat, p] if x != NONE]}
        for p in range(s.train_size[seat])
    ]


def _load(s: State, load: int) -> dict[str, Any]:
    """A load: a card, a passenger, or a face-down card by who laid it."""
    if is_passenger(load):
        return {"passenger": box.COLOURS[load - box.FIRST_PASSENGER]}
    if not is_face_down(load):
        return {"card": box.CARDS[load]}
    seat, place = divmod(load - box.FIRST_FACE_DOWN, box.FREIGHT_SPACES)
    card = int(s.face_down[seat, place])
    return {"face_down": seat, "place": place, "card": None if card < 0 else box.CARDS[card]}


def _ticket(s: State, island: int) -> dict[str, Any]:
    seats = s.ticket_seats[island, : s.ticket_filled[island]].tolist()
    return {"island": box.ISLANDS[island], "ticket": box.TICKETS[s.tickets[island]], "seats": seats}


def _island(s: State, island: int) -> dict[str, Any]:
    contract = s.island_contract[island]
    return {
        "island": box.ISLANDS[island],
        "seat": _or_none(s.island_seat[island]),
        "contract": None if contract == NONE else box.CONTRACTS[contract],
    }


def _doing(s: State) -> dict[str, Any]:
    """What is being done: the card, car, contract or loads in hand."""
    forced = [int(card) for card in s.forced_card[: s.seats]]
    return {
        "card": _card(s.card),
        "passenger": None if s.item == NONE else box.COLOURS[s.item],
        "is_forced": bool(s.is_forced),
        "forced_card": next((box.CARDS[card] for card in forced if card >= 0), None),
        "is_bonus": bool(s.is_bonus),
        "upgraded": _or_none(s.upgraded),
        "replaced": _or_none(s.replaced),
        "target_seat": _or_none(s.target_seat),
        "target": _or_none(s.target),
        "due": s.due,
        "cost": s.cost,
        "contract": None if s.contract == NONE else box.CONTRACTS[s.contract],
        "needs": s.needs.tolist(),
        "as_cargo": None if s.as_cargo == NONE else box.SYMBOLS[s.as_cargo],
        "how": None if s.how == NONE else action.LAYOUT.names[s.how],
        "aside": [_load(s, int(load)) for load in s.aside[: s.aside_count]],
    }


def breakdown(s: State, seat: int) -> dict[str, Any]:
    """IT-204 to IT-209: the six parts of a score, and what each building brings."""
    buildings = []
    for card in (int(card) for card in s.buildings[seat, : s.building_count[seat]]):
        points = int(box.POINTS_FLAT[card]) + int(box.POINTS_EACH[card]) * counted(s, seat, card)
        buildings.append({"card": box.CARDS[card], "points": points})
    total = score(s, seat)
    is_challenge = s.seats == 1 and s.options[option.SOLO] == option.CHALLENGE
    is_scenario = s.seats == 1 and not is_challenge
    return {
        "tokens": token_points(s, seat),
        "train": train_points(s, seat),
        "contracts": contract_points(s, seat),
        "loads": load_points(s, seat),
        "progress": progress_points(s, seat),
        "buildings": building_points(s, seat),
        "by_building": buildings,
        "total": total,
        "rating": sum(total >= points for points in box.RATINGS[1:]) if is_challenge else None,  # IT-232
        "won": bool(s.won) if is_scenario else None,
    }
