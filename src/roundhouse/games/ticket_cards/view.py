"""The table in names: what a state, a view and a score look like to people and programs."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from typing import Literal, TypedDict

from ...core.engine import Engine, mode_at_hand
from ...core.game import game_of
from ...core.parts import part
from ...core.record import NONE, UNKNOWN, Cells
from . import action, box, event, option, phase
from .rules.lay import least_cards
from .rules.scoring import WITH_TWO_DECKS, bonuses, is_over, left_of_stack
from .state import ANYWHERE, CHOSEN, DECLARED, HELD, LOOKED_AT, State

Where = Literal["stack", "depot", "hand", "missing"]
Place = tuple[Where, tuple[int, ...]]  # and the cards that lie there, by kind
MARK = (1 << box.BYTE) - 1


class Cards(TypedDict):
    """Train cards of a deck, a hand or a Stack, by kind, or a Ticket deck, top first; None where they are hidden."""

    size: int
    cards: list[str] | None


class Row(TypedDict):
    """A row of a Depot."""

    colour: str
    coloured: int
    locomotives: int


class Tickets(TypedDict):
    """The Tickets of a seat: how many it holds, and which, unless they are hidden."""

    size: int
    held: list[str] | None
    declared: list[str] | None  # to be completed at this scoring
    looked_at: list[str] | None  # those chosen included
    chosen: list[str] | None  # to be kept


class Returned(TypedDict):
    """A Ticket that a seat has put back into the deck and that no other seat can have kept."""

    ticket: str
    place: int | None  # in the deck, 0 being the lowest; if shuffled, the highest it can have; None: anywhere in it


class Group(TypedDict):
    """The group being laid: its colour, and its cards that are no Locomotives."""

    colour: str
    coloured: int


class BigCity(TypedDict):
    """A Big City: how many completed Tickets of each seat name it, and who would get its bonus now."""

    city: str
    served: list[int]
    leaders: list[int]


class View(TypedDict):
    """The table."""

    start_player: int
    turn: int
    turns: int  # counted where they are limited
    half: int
    halves: int  # how many Train decks are played; it follows from the seats
    last_turns: int | None
    ending: str | None
    train_deck: Cards
    display: list[str | None]
    hands: list[Cards]
    discards: list[str]
    depots: list[list[Row]]
    stacks: list[Cards]
    ticket_deck: Cards
    returned: list[list[Returned] | None]  # what each seat knows of it; None where that is hidden
    tickets: list[Tickets]
    completed: list[list[str]]
    row: str | None  # being dispatched
    group: Group | None  # being laid
    triple: list[str]  # the colours named so far
    least: dict[str, int]  # cards that a group of each colour must have; this and what follows is in the rest
    reach: list[dict[str, list[Where]] | None]  # where the cards of each Ticket in sight are
    cities: list[BigCity]
    best: list[str] | None  # which Tickets the seat that decides had best complete besides those declared
    free: list[str] | None  # the cards of its Stack that those declared so far leave over, `best` not taken off


class TicketPoints(TypedDict):
    """A Ticket and what it brings or costs."""

    ticket: str
    points: int


class BonusPoints(TypedDict):
    """A Big City and its bonus."""

    city: str
    points: int


class Breakdown(TypedDict):
    """Where the points of a seat come from; before the end only completed Tickets count, and these lie open."""

    completed: list[TicketPoints]
    uncompleted: list[TicketPoints]
    bonuses: list[BonusPoints]
    total: int


def to_dict(s: State) -> View:
    """The whole table, or what a seat sees of it: a state whose hidden cells are UNKNOWN."""
    everybody, completed = range(s.seats), _completed(s)
    is_declared = s.phase == phase.COMPLETE and s.tickets[s.seat, 0] != UNKNOWN
    return {
        "start_player": s.start_player,
        "turn": s.turn,
        "turns": s.turns,
        "half": s.half,
        "halves": 2 if s.seats == WITH_TWO_DECKS else 1,
        "last_turns": None if s.last_turns == NONE else s.last_turns,
        "ending": None if s.ending == NONE else event.ENDINGS[s.ending],
        "train_deck": {"size": s.train_deck_size, "cards": _train_deck(s)},
        "display": _display(s),
        "hands": _hands(s),
        "discards": _discards(s),
        "depots": _depots(s),
        "stacks": [_stack(s, seat) for seat in everybody],
        "ticket_deck": _ticket_deck(s),
        "returned": [_returned(s, seat) for seat in everybody],
        "tickets": [_tickets(s, seat) for seat in everybody],
        "completed": [_named(tickets) for tickets in completed],
        "row": None if s.row == NONE else box.COLOURS[s.row],
        "group": None if s.colour == NONE else {"colour": box.COLOURS[s.colour], "coloured": s.coloured},
        "triple": _triple(s),
        "least": _least(s),
        "reach": [_reach(s, seat) for seat in everybody],
        "cities": [
            {"city": name, "served": [*served], "leaders": [*leaders]}
            for name, served, leaders in _cities(tuple(map(tuple, completed)))
        ],
        "best": _named(best_further(s, s.seat)) if is_declared else None,
        "free": _counted(cards_left(s, s.seat).tolist()) if is_declared else None,
    }


def _counted(cards: list[int]) -> list[str] | None:
    """Train cards counted by kind, in the order of the kinds; None where they are hidden."""
    if cards[0] == UNKNOWN:
        return None
    return [card for card, n in zip(box.CARDS, cards, strict=True) for _ in range(n)]


@part
def _train_deck(s: State) -> list[str] | None:
    return _counted(s.train_deck.tolist())


@part
def _display(s: State) -> list[str | None]:
    return [None if card == NONE else box.CARDS[card] for card in s.display.tolist()]


@part
def _hands(s: State) -> list[Cards]:
    hands, sizes = s.hands[: s.seats].tolist(), s.hand_size.tolist()
    return [{"size": size, "cards": _counted(cards)} for cards, size in zip(hands, sizes, strict=False)]


@part
def _discards(s: State) -> list[str]:
    return _counted(s.discards.tolist()) or []


@part
def _least(s: State) -> dict[str, int]:
    return {name: least_cards(s, colour) for colour, name in enumerate(box.COLOURS)}


@part
def _triple(s: State) -> list[str]:
    return [box.COLOURS[colour] for colour in s.triple.tolist() if colour != NONE]


def _named(tickets: list[int]) -> list[str]:
    return [box.TICKET_NAMES[ticket] for ticket in tickets]


@part
def _depots(s: State) -> list[list[Row]]:
    """The rows of each Depot."""
    found: list[list[Row]] = [[] for _ in range(s.seats)]
    rows = zip(box.COLOURS, s.row_seat.tolist(), s.row_coloured.tolist(), s.row_locos.tolist(), strict=True)
    for colour, seat, coloured, locos in rows:
        if seat != NONE:
            found[seat].append({"colour": colour, "coloured": coloured, "locomotives": locos})
    return found


@part
def _stack(s: State, seat: int) -> Cards:
    """A Stack: its size, and its cards unless some of them are hidden."""
    seen, size = _stack_seen(s, seat), int(s.stack_size[seat])
    return {"size": size, "cards": _counted(list(seen)) if sum(seen) == size else None}


@part
def _stack_seen(s: State, seat: int) -> tuple[int, ...]:
    """The cards of a Stack that lie open or that its owner, who looks, may see."""
    parts = [s.stack_open[seat].tolist(), s.stack_own[seat].tolist(), s.stack_hidden[seat].tolist()]
    return tuple(map(sum, zip(*(part for part in parts if part[0] != UNKNOWN), strict=True)))


@part
def _ticket_deck(s: State) -> Cards:
    """The Ticket deck without what is being looked at, top first; its Tickets are None where they are hidden."""
    size = int(s.ticket_deck_size[0]) - s.looked_at
    hidden = s.ticket_deck[0, 0] == UNKNOWN
    return {"size": size, "cards": None if hidden else _named(s.ticket_deck[0, :size][::-1].tolist())}


@part
def _returned(s: State, seat: int) -> list[Returned] | None:
    """What a seat knows to lie in the Ticket deck, in the order of the Tickets."""
    places = s.returned[seat].tolist()
    if places[0] == UNKNOWN:
        return None
    return [
        {"ticket": name, "place": None if place == ANYWHERE else place}
        for name, place in zip(box.TICKET_NAMES, places, strict=True)
        if place != NONE
    ]


@part
def _tickets(s: State, seat: int) -> Tickets:
    size = int(s.ticket_count[seat])
    if s.tickets[seat, 0] == UNKNOWN:
        return {"size": size, "held": None, "declared": None, "looked_at": None, "chosen": None}
    of = _by_meaning(tuple(s.tickets[seat].tolist()))
    looked_at = sorted(of[LOOKED_AT] + of[CHOSEN])
    if s.looked_at and looked_at and s.ticket_deck[0, 0] != UNKNOWN:
        top = int(s.ticket_deck_size[0])
        looked_at = s.ticket_deck[0, top - s.looked_at : top][::-1].tolist()  # as drawn
    return {
        "size": size,
        "held": _named(of[HELD]),
        "declared": _named(of[DECLARED]),
        "looked_at": _named(looked_at),
        "chosen": _named(of[CHOSEN]),
    }


@lru_cache(maxsize=16)
def _by_meaning(meanings: tuple[int, ...]) -> list[list[int]]:
    """The Tickets of each meaning: after the end everybody is shown those of all seats."""
    of: list[list[int]] = [[] for _ in range(DECLARED + 1)]
    for ticket, meaning in enumerate(meanings):
        of[meaning].append(ticket)
    return of


# What follows from the rest


def _reach(s: State, seat: int) -> dict[str, list[Where]] | None:
    """For each Ticket in sight of its owner: where a card for each circle is."""
    if s.tickets[seat, 0] == UNKNOWN:
        return None
    return {box.TICKET_NAMES[ticket]: found for ticket, found in sorted(reach_by_ticket(s, seat).items())}


def reach_by_ticket(s: State, seat: int) -> dict[int, list[Where]]:
    """No card counts for two Tickets held: those that lack least come first.  What is to be chosen is by itself."""
    of = _by_meaning(tuple(s.tickets[seat].tolist()))
    tickets = tuple(sorted(chain.from_iterable(of[1:])))
    held = tuple(of[HELD]) if s.phase != phase.COMPLETE else ()
    return {ticket: list(found) for ticket, found in _reached(tickets, held, tuple(places_of(s, seat))).items()}


@lru_cache(maxsize=512)
def _reached(tickets: tuple[int, ...], held: tuple[int, ...], places: tuple[Place, ...]) -> dict[int, list[Where]]:
    """`reach_by_ticket` for these Tickets, those held among them, and the cards in each place."""
    left = [(where, list(cards)) for where, cards in places]
    coloured = [(where, [*cards[: box.LOCO], 0]) for where, cards in places]
    lacks = {ticket: reach_of(ticket, coloured).count("missing") for ticket in held}
    first = sorted(held, key=lambda ticket: (lacks[ticket], -int(box.POINTS[ticket])))
    served = {ticket: reach_of(ticket, left, is_spent=True) for ticket in first}
    return {ticket: served.get(ticket) or reach_of(ticket, left) for ticket in tickets}


def places_of(s: State, seat: int) -> list[Place]:
    """Where the cards lie that a seat has for its Tickets, as far as they are seen."""
    if s.phase == phase.COMPLETE:
        return [("stack", tuple(cards_left(s, seat).tolist()))]
    places: list[Place] = [("stack", _stack_seen(s, seat))]
    if s.hands[seat, 0] != UNKNOWN and not is_over(s):
        places += [("depot", _depot_cards(s, seat)), ("hand", tuple(s.hands[seat].tolist()))]
    return places


@part
def _depot_cards(s: State, seat: int) -> tuple[int, ...]:
    """The cards of a Depot by kind."""
    rows = zip(s.row_seat.tolist(), s.row_coloured.tolist(), s.row_locos.tolist(), strict=True)
    mine = [(coloured, locos) if owner == seat else (0, 0) for owner, coloured, locos in rows]
    return (*(coloured for coloured, _ in mine), sum(locos for _, locos in mine))


CIRCLES = [[colour for colour in row if colour != NONE] for row in box.CIRCLES.tolist()]  # the same, in plain lists
PACKED_CITIES: list[int] = box.PACKED_CITIES.tolist()


def reach_of(ticket: int, places: list[tuple[Where, list[int]]], is_spent: bool = False) -> list[Where]:
    """Cards of the colour first, and Locomotives for what is missing; `is_spent`: they are taken from their places."""
    circles = CIRCLES[ticket]
    found: list[Where] = ["missing"] * len(circles)
    for place, cards in places:
        left = cards if is_spent else cards.copy()
        for kind in (None, box.LOCO):
            for i, colour in enumerate(circles):
                card = colour if kind is None else kind
                if found[i] == "missing" and left[card] > 0:
                    left[card] -= 1
                    found[i] = place
    return found


@part
def _completed(s: State) -> list[list[int]]:
    """The Tickets that each seat has completed."""
    found: list[list[int]] = [[] for _ in range(s.seats)]
    for ticket, seat in enumerate(s.completed.tolist()):
        if seat != NONE:
            found[seat].append(ticket)
    return found


@lru_cache(maxsize=2)
def _cities(completed: tuple[tuple[int, ...], ...]) -> list[tuple[str, list[int], list[int]]]:
    """TC-125: how often each seat has served the Big Cities so far."""
    packed = [sum(PACKED_CITIES[ticket] for ticket in tickets) for tickets in completed]
    counts = [[each >> box.BYTE * city & MARK for each in packed] for city in range(box.CITIES)]
    return [
        (name, times, [seat for seat, each in enumerate(times) if 0 < each == max(times)])
        for name, times in zip(box.BIG_CITIES, counts, strict=True)
    ]


# The best Tickets to complete


def cards_left(s: State, seat: int) -> Cells:
    """What the Tickets declared so far leave of a Stack that lies open."""
    stack, locos = left_of_stack(s, seat)
    left: Cells = s.stack_open[seat].copy()
    left[:] = [*(stack >> box.BYTE * colour & MARK for colour in range(box.LOCO)), locos]
    return left


@part
def best_further(s: State, seat: int) -> list[int]:
    """TC-105: the Tickets to complete besides those declared."""
    held = tuple(ticket for ticket in range(box.TICKETS) if s.tickets[seat, ticket] == HELD)
    return list(_best_of(tuple(cards_left(s, seat).tolist()), held))


@lru_cache(maxsize=512)
def _best_of(cards: tuple[int, ...], held: tuple[int, ...]) -> tuple[int, ...]:
    """The rules' own search: at a table with nothing else on it the last turn is passed, and the best set is taken."""
    game = game_of(__name__)
    engine = Engine(game, 1, mode_at_hand(game))
    s = State.at(engine.states, 0)
    s.seats, s.phase, s.last_turns = 2, phase.TURN, 1
    s.options[option.TICKET_ASSIGNMENT] = option.AUTO
    s.row_seat[:], s.completed[:] = NONE, NONE
    s.stack_open[0] = cards
    s.tickets[0, list(held)] = HELD
    engine.relist(0)
    engine.play(0, int(action.LAYOUT.first[action.PASS]))
    return tuple(ticket for ticket in held if s.completed[ticket] == 0)


def breakdown(s: State, seat: int) -> Breakdown:
    """TC-130: Tickets completed; and once the game is over those that were not, and the bonuses."""
    return _breakdown(s, seat, is_over(s))


@part
def _breakdown(s: State, seat: int, is_final: bool) -> Breakdown:
    completed = _completed(s)[seat]
    left = [t for t, meaning in enumerate(s.tickets[seat].tolist()) if is_final and meaning == HELD]
    won = bonuses(s, seat) if is_final else 0
    brought: list[TicketPoints] = [{"ticket": box.TICKET_NAMES[t], "points": int(box.POINTS[t])} for t in completed]
    lost: list[TicketPoints] = [{"ticket": box.TICKET_NAMES[t], "points": -int(box.POINTS[t])} for t in left]
    of_cities: list[BonusPoints] = [
        {"city": city, "points": int(box.BONUS[i])} for i, city in enumerate(box.BIG_CITIES) if won >> i & 1
    ]
    total = sum(each["points"] for each in (*brought, *lost, *of_cities))
    return {"completed": brought, "uncompleted": lost, "bonuses": of_cities, "total": total}
