"""The table in names: what a state, a view and a score look like to people and programs."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ...core.parts import part
from ...core.record import NONE, UNKNOWN, Cells
from . import action, box, option, phase
from .ending import rating
from .event import TRIGGERS
from .opinion import Notes, look
from .opinion.take import worth_to_keep
from .rules.build import price
from .rules.cards import is_face_down, is_passenger
from .rules.scoring import (
    building_points,
    contract_points,
    load_points,
    points_of_building,
    progress_points,
    score,
    token_points,
    train_points,
)
from .rules.solo import LEVEL_3, level_3_kinds, primaries_done, tickets_filled
from .rules.steps import DELIVER, next_first, next_kind
from .rules.trains import building_limit, discount
from .state import State

STEPS = (
    "main", "draw", "tokens", "discard", "offer", "deliver", "delivered", "return", "put_away", "fetch",
    "passengers", "destination", "hand_limit", "refill", "night", "night_discard", "end_turn",
)  # fmt: skip


class Deck(TypedDict):
    """The deck, top first; its cards are None where they are hidden, but for those put back on top of it."""

    size: int
    cards: list[str] | None
    known: list[str]


class Hand(TypedDict):
    """A hand in the order of the card numbers; its cards are None where they are hidden."""

    size: int
    cards: list[str] | None


class Load(TypedDict):
    """A load: a card, a passenger, or a face-down card by who laid it (its card is None where that is hidden)."""

    card: NotRequired[str | None]
    passenger: NotRequired[str]
    face_down: NotRequired[int]
    place: NotRequired[int]


class Vehicle(TypedDict):
    """An engine or a car of a train."""

    card: str
    loads: list[Load]


class Ticket(TypedDict):
    """A ticket tile on its island, and whose passengers fill its spaces so far."""

    island: str
    ticket: str
    seats: list[int]


class Island(TypedDict):
    """An island card in play: who holds it, and which additional contract is completed."""

    island: str
    seat: int | None
    contract: str | None


class Step(TypedDict):
    """Something that is still due in this turn."""

    step: str
    first: int
    second: int


class Strength(TypedDict):
    """What a train pulls, and what it weighs."""

    power: int
    weight: int


class Goal(TypedDict):
    """How much of a scenario's goal is reached."""

    done: int
    of: int


class Prices(TypedDict):
    """What a card costs when it is added, and when it upgrades the engine or car at each position."""

    added: int
    upgraded: list[int]


class Doing(TypedDict):
    """What is being done: the card, car, destination, contract or loads in hand."""

    card: str | None
    passenger: str | None
    is_forced: bool
    forced_card: str | None
    is_bonus: bool
    upgraded: int | None
    replaced: int | None
    prices: Prices | None
    target_seat: int | None
    target: int | None
    due: int
    cost: int
    proposed: list[str] | None
    destination: str | None
    contract: str | None
    needs: list[int]
    as_cargo: str | None
    how: str | None
    aside: list[Load]


class View(TypedDict):
    """The table."""

    deck: Deck
    discards: list[str]
    row: list[str | None]
    hands: list[Hand]
    trains: list[list[Vehicle]]
    strengths: list[Strength]
    buildings: list[list[str]]
    building_limits: list[int]
    bag: dict[str, int]
    supplies: list[dict[str, int]]
    tickets: list[Ticket]
    islands: list[Island]
    tokens: list[int]
    progress: int
    train_taker: int | None
    turns_left: int | None
    end_trigger: str | None
    won: bool
    goal: Goal | None
    steps: list[Step]
    doing: Doing


class BuildingPoints(TypedDict):
    """A building with its points."""

    card: str
    points: int


class Breakdown(TypedDict):
    """Where the points of a seat come from; everything that counts lies open."""

    tokens: int
    train: int
    contracts: int
    loads: int
    progress: int
    buildings: int
    by_building: list[BuildingPoints]
    total: int
    rating: int | None
    won: bool | None


def to_dict(s: State) -> View:
    """The whole table, or what a seat sees of it: a state whose hidden cells are UNKNOWN."""
    everybody = range(s.seats)
    return {
        "deck": _deck(s),
        "discards": _discards(s),
        "row": _row(s),
        "hands": _hands(s),
        "trains": [_train(s, seat) for seat in everybody],
        "strengths": [_strength(s, seat) for seat in everybody],
        "buildings": [_buildings(s, seat) for seat in everybody],
        "building_limits": [_building_limit(s, seat) for seat in everybody],
        "bag": _bag(s),
        "supplies": _supplies(s),
        "tickets": _tickets(s),
        "islands": _islands(s),
        "tokens": _tokens(s),
        "progress": s.progress,
        "train_taker": _or_none(s.train_taker),
        "turns_left": _or_none(s.turns_left),
        "end_trigger": None if s.end_trigger == NONE else TRIGGERS[s.end_trigger],
        "won": bool(s.won),
        "goal": _goal(s) if s.seats == 1 else None,
        "steps": _steps(s),
        "doing": _doing(s),
    }


def _or_none(cell: int) -> int | None:
    return None if cell == NONE else cell


def _card(card: int) -> str | None:
    return None if card == NONE else box.CARDS[card]


def _names(cards: Cells) -> list[str]:
    return [box.CARDS[card] for card in cards.tolist()]


def _colours(counts: list[int]) -> dict[str, int]:
    return {colour: n for colour, n in zip(box.COLOURS, counts, strict=True) if n}


@part
def _deck(s: State) -> Deck:
    size, known = int(s.deck_size[0]), int(s.known_size[0])
    hidden = size > 0 and s.deck[0, 0] == UNKNOWN
    cards = None if hidden else _names(s.deck[0, :size][::-1])
    return {"size": size, "cards": cards, "known": _names(s.known[0, :known][::-1])}


@part
def _discards(s: State) -> list[str]:
    return _names(s.discards[0, : s.discard_size[0]][::-1])


@part
def _row(s: State) -> list[str | None]:
    return [_card(card) for card in s.row.tolist()]


@part
def _hands(s: State) -> list[Hand]:
    hands, sizes = s.hands[: s.seats].tolist(), s.hand_size.tolist()
    return [
        {"size": size, "cards": None if cards[0] == UNKNOWN else _counted(cards)}
        for cards, size in zip(hands, sizes, strict=False)
    ]


def _counted(counts: list[int]) -> list[str]:
    return [card for card, n in zip(box.CARDS, counts, strict=False) if n for _ in range(n)]


@part
def _buildings(s: State, seat: int) -> list[str]:
    return _names(s.buildings[seat, : s.building_count[seat]])


@part
def _building_limit(s: State, seat: int) -> int:
    return building_limit(s, seat, NONE)


@part
def _bag(s: State) -> dict[str, int]:
    return _colours(s.bag.tolist())


@part
def _supplies(s: State) -> list[dict[str, int]]:
    return [_colours(counts) for counts in s.supply[: s.seats].tolist()]


@part
def _tokens(s: State) -> list[int]:
    tokens: list[int] = s.tokens[: s.seats].tolist()
    return tokens


@part
def _steps(s: State) -> list[Step]:
    return [{"step": STEPS[kind], "first": a, "second": b} for kind, a, b in s.steps[: s.step_count].tolist()]


@part
def _train(s: State, seat: int) -> list[Vehicle]:
    return [
        {"card": box.CARDS[s.trains[seat, p]], "loads": [_load(s, int(x)) for x in s.loads[seat, p] if x != NONE]}
        for p in range(s.train_size[seat])
    ]


def _load(s: State, load: int) -> Load:
    if is_passenger(load):
        return {"passenger": box.COLOURS[load - box.FIRST_PASSENGER]}
    if not is_face_down(load):
        return {"card": box.CARDS[load]}
    seat, place = divmod(load - box.FIRST_FACE_DOWN, box.FREIGHT_SPACES)
    card = int(s.face_down[seat, place])
    return {"face_down": seat, "place": place, "card": None if card < 0 else box.CARDS[card]}


@part
def _strength(s: State, seat: int) -> Strength:
    cards = s.trains[seat, : s.train_size[seat]]
    return {"power": int(box.POWER[cards].sum()), "weight": int(box.WEIGHT[cards].sum())}


def _goal(s: State) -> Goal | None:
    """IT-235 to IT-251."""
    scenario = s.options[option.SOLO]
    number, islands = int(box.GOAL_NUMBER[scenario]), box.GOAL_ISLANDS[scenario]
    match box.GOAL[scenario]:
        case box.GOAL_CONTRACTS:  # the primary and a secondary of each island named
            held = s.island_contract[(islands > 0) & (s.island_seat != NONE)]
            return {"done": len(held) + int((held != box.PRIMARY).sum()), "of": 2 * int(islands.sum())}
        case box.GOAL_BUILDINGS:
            return {"done": int(s.building_count[0]), "of": number}
        case box.GOAL_POINTS:
            return {"done": score(s, 0), "of": number}
        case box.GOAL_CARS:
            return {"done": int(s.train_size[0]) - 1, "of": number}
        case box.GOAL_TICKETS:
            return {"done": tickets_filled(s), "of": number}
        case box.GOAL_BUILDING_POINTS:
            return {"done": building_points(s, 0), "of": number}
        case box.GOAL_PRIMARIES:
            return {"done": primaries_done(s), "of": number}
        case box.GOAL_LEVEL_3:  # and the engine
            engine = int(box.LEVEL[s.trains[0, 0]] == LEVEL_3)
            return {"done": engine + level_3_kinds(s), "of": 1 + number}
    return None


def _destination(s: State) -> str | None:
    """The island of the Deliver action that is going on."""
    if s.step_count == 0 or next_kind(s) != DELIVER or next_first(s) == NONE:
        return None
    return box.ISLANDS[next_first(s)]


@part
def _tickets(s: State) -> list[Ticket]:
    return [_ticket(s, island) for island in range(box.TICKETED)]


def _ticket(s: State, island: int) -> Ticket:
    whose = s.ticket_seats[island, : s.ticket_filled[island]].tolist()
    return {"island": box.ISLANDS[island], "ticket": box.TICKETS[s.tickets[island]], "seats": whose}


@part
def _islands(s: State) -> list[Island]:
    return [_island(s, island) for island, is_there in enumerate(s.in_play.tolist()) if is_there]


def _island(s: State, island: int) -> Island:
    contract = s.island_contract[island]
    return {
        "island": box.ISLANDS[island],
        "seat": _or_none(int(s.island_seat[island])),
        "contract": None if contract == NONE else box.CONTRACTS[contract],
    }


def _prices(s: State) -> Prices:
    """IT-062 to IT-066."""
    saved = discount(s)
    upgraded = [price(s, s.card, position, NONE, saved) for position in range(s.train_size[s.seat])]
    return {"added": price(s, s.card, NONE, NONE, saved), "upgraded": upgraded}


def _proposed(s: State) -> list[str] | None:
    """IT-064: of the cards in hand those to pay with that are missed least; None while nothing is paid, or hidden."""
    if s.phase != phase.PAY or s.hands[s.seat, 0] == UNKNOWN:
        return None
    notes = Notes.new()
    look(s, notes)
    held = [card for card, copies in enumerate(s.hands[s.seat].tolist()) for _ in range(copies)]
    return [box.CARDS[card] for card in sorted(held, key=lambda card: worth_to_keep(s, notes, card))[: s.due]]


def _doing(s: State) -> Doing:
    forced = [int(card) for card in s.forced_card[: s.seats]]
    return {
        "card": _card(s.card),
        "passenger": None if s.item == NONE else box.COLOURS[s.item],
        "is_forced": bool(s.is_forced),
        "forced_card": next((box.CARDS[card] for card in forced if card >= 0), None),
        "is_bonus": bool(s.is_bonus),
        "upgraded": _or_none(s.upgraded),
        "replaced": _or_none(s.replaced),
        "prices": _prices(s) if s.phase == phase.MODE else None,
        "target_seat": _or_none(s.target_seat),
        "target": _or_none(s.target),
        "due": s.due,
        "cost": s.cost,
        "proposed": _proposed(s),
        "destination": _destination(s),
        "contract": None if s.contract == NONE else box.CONTRACTS[s.contract],
        "needs": s.needs.tolist(),
        "as_cargo": None if s.as_cargo == NONE else box.SYMBOLS[s.as_cargo],
        "how": None if s.how == NONE else action.LAYOUT.names[s.how],
        "aside": [_load(s, int(load)) for load in s.aside[: s.aside_count]],
    }


@part
def breakdown(s: State, seat: int) -> Breakdown:
    """IT-204 to IT-209: the six parts of a score, and what each building brings."""
    buildings: list[BuildingPoints] = []
    for card in (int(card) for card in s.buildings[seat, : s.building_count[seat]]):
        points = points_of_building(s, seat, card)
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
        "rating": rating(total) if is_challenge else None,
        "won": bool(s.won) if is_scenario else None,
    }
