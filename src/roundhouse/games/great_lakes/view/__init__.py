"""The table in names: what a state, a view and a score look like to people and programs."""

from __future__ import annotations

from functools import lru_cache
from math import inf
from typing import TypedDict

from ....core.parts import part
from ....core.record import NONE, UNKNOWN, Cells
from .. import box, phase
from ..action import MIXES, SUBSETS
from ..rules.claim import longest
from ..rules.harbours import can_build, is_site
from ..rules.scoring import harbour_value, is_completed
from ..state import State
from .paths import LENGTH, Path, path_of, piece_prices
from .payments import PAID_IN, cards_of, cheapest, open_payments, plain_turn, steps_to

PAYING = (phase.COLOUR, phase.PAY, phase.SINGLES)
PLACES = [divmod(ticket, box.BITS) for ticket in range(len(box.TICKETS))]  # of each ticket's bit in a hand
MOST_PIECES = sum(LENGTH)  # before they are chosen


class Cards(TypedDict):
    """A deck, top first, or a hand; its cards are None where they are hidden."""

    size: int
    cards: list[str] | None


class OfEach(TypedDict):
    """How many cards of each deck, or pieces of each type."""

    train: int
    ship: int


class Journey(TypedDict):
    """A ticket and the way that completes it soonest, over own routes and open ones."""

    ticket: str
    done: bool
    routes: list[str]  # all of the way
    missing: list[str]  # those of them to be claimed
    to_go: int | None  # pieces missing; None: it cannot be completed any more


class Price(TypedDict):
    """What a route or a harbour costs: in how many ways it can be paid, and the cheapest."""

    ways: int
    colour: str  # "wild": wild cards alone
    wilds: int
    special: int  # anchored train cards, or double ships
    plain: int


class Payment(TypedDict):
    """A payment that may be made: cards of one colour and wild cards."""

    colour: str  # "wild": wild cards alone
    wilds: int
    special: int  # anchored train cards, or double ships
    plain: int
    cards: list[str]
    steps: list[int]  # the codes of the moves that make it


class Returned(TypedDict):
    """A ticket that a seat has put under the deck and that nobody has taken since."""

    ticket: str
    place: int  # in the deck, 0 being the lowest; the highest that it can be, if returned tickets are shuffled


class View(TypedDict):
    """The table."""

    first: int
    turns: int
    turns_left: int | None
    train_deck: Cards
    ship_deck: Cards
    discards: list[str]
    display: list[str | None]
    display_stands: bool
    hands: list[Cards]
    hand_sizes: list[OfEach]  # follows from the hands, where they are seen
    ticket_deck: Cards
    returned: list[list[Returned] | None]  # what each seat knows of it; None where that is hidden
    drawn: list[Cards]  # tickets being chosen from
    chosen: list[str | None]  # before the first turn: which of them are kept
    mix: list[str | None]  # before the first turn: the trains kept
    tickets: list[Cards]
    routes: dict[str, int]  # whose they are
    harbours: dict[str, int]
    harbours_left: list[int]  # follows from the harbours
    supply: list[OfEach]
    box: list[OfEach]
    track: list[int]  # where the score markers stand
    taken: int
    route: str | None  # being claimed
    city: str | None  # where a harbour is being built
    colour: str | None
    wilds: int
    special: int
    journeys: list[Journey]  # of the tickets that are seen, held or being chosen from; this and the next follow
    prices: dict[str, Price]  # of routes and ports, while a turn is decided on
    payments: list[Payment]  # all that are open while one is chosen, the cheapest first


class TicketPoints(TypedDict):
    """A ticket with what it counts for now."""

    ticket: str
    completed: bool
    points: int


class HarbourPoints(TypedDict):
    """A harbour with what it counts for now; None where the tickets are hidden."""

    city: str
    points: int | None


class Breakdown(TypedDict):
    """Where the points of a seat come from; `tickets` is None where they are hidden, and not in the total then."""

    track: int
    tickets: list[TicketPoints] | None
    harbours: list[HarbourPoints]
    unbuilt: int
    total: int


def to_dict(s: State) -> View:
    """The whole table, or what a seat sees of it: a state whose hidden cells are UNKNOWN."""
    everybody = range(s.seats)
    return {
        "first": s.first,
        "turns": s.turns,
        "turns_left": None if s.turns_left == NONE else s.turns_left,
        "train_deck": _deck(s, box.TRAIN),
        "ship_deck": _deck(s, box.SHIP),
        "discards": _discards(s),
        "display": [None if card == NONE else box.CARDS[card] for card in s.display.tolist()],
        "display_stands": bool(s.stands),
        "hands": _hands(s),
        "hand_sizes": _hand_sizes(s),
        "ticket_deck": _ticket_deck(s),
        "returned": [_returned(s, seat) for seat in everybody],
        "drawn": [_drawn(s, seat) for seat in everybody],
        "chosen": _chosen(s),
        "mix": _mix(s),
        "tickets": [_tickets(s, seat) for seat in everybody],
        "routes": _routes(s),
        "harbours": _harbours(s),
        "harbours_left": s.harbours_left[: s.seats].tolist(),
        "supply": _supply(s),
        "box": _boxed(s),
        "track": s.points[: s.seats].tolist(),
        "taken": s.taken,
        "route": None if s.route == NONE else box.ROUTES[s.route],
        "city": None if s.city == NONE else box.PORTS[s.city],
        "colour": None if s.colour == NONE else box.COLOURS[s.colour],
        "wilds": s.wilds,
        "special": s.special,
        "journeys": [journey for seat in everybody for journey in journeys(s, seat)],
        "prices": _prices(s) if s.phase == phase.TURN and _sees_hand(s) else {},
        "payments": _payments(s) if s.phase in PAYING and _sees_hand(s) else [],
    }


def _of_each(s: State, cells: Cells) -> list[OfEach]:
    return [{"train": row[box.TRAIN], "ship": row[box.SHIP]} for row in cells[: s.seats].tolist()]


@part
def _hand_sizes(s: State) -> list[OfEach]:
    return _of_each(s, s.hand_size)


@part
def _supply(s: State) -> list[OfEach]:
    return _of_each(s, s.supply)


@part
def _boxed(s: State) -> list[OfEach]:
    return _of_each(s, s.boxed)


def _counted(counts: list[int]) -> list[str]:
    return [card for card, n in zip(box.CARDS, counts, strict=True) for _ in range(n)]


@part
def _discards(s: State) -> list[str]:
    return _counted(s.discards.tolist())


@part
def _routes(s: State) -> dict[str, int]:
    return {route: seat for route, seat in zip(box.ROUTES, s.owner.tolist(), strict=True) if seat != NONE}


@part
def _harbours(s: State) -> dict[str, int]:
    return {port: seat for port, seat in zip(box.PORTS, s.harbours.tolist(), strict=True) if seat != NONE}


@part
def _chosen(s: State) -> list[str | None]:
    return [SUBSETS[subset - 1] if subset > 0 else None for subset in s.chosen[: s.seats].tolist()]


@part
def _mix(s: State) -> list[str | None]:
    return [MIXES[trains - box.FEWEST_TRAINS] if trains > 0 else None for trains in s.mix[: s.seats].tolist()]


@part
def _deck(s: State, deck: int) -> Cards:
    return _pile(s.decks[deck], int(s.deck_size[deck]), box.CARDS)


@part
def _ticket_deck(s: State) -> Cards:
    return _pile(s.ticket_deck[0], int(s.ticket_deck_size[0]), box.TICKETS)


def _pile(pile: Cells, size: int, names: tuple[str, ...]) -> Cards:
    if size > 0 and pile[0] == UNKNOWN:
        return {"size": size, "cards": None}
    return {"size": size, "cards": [names[card] for card in pile[:size][::-1]]}


@part
def _hands(s: State) -> list[Cards]:
    """The hands, each in the order of the kinds."""
    hands, sizes = s.hands[: s.seats].tolist(), s.hand_size[: s.seats].tolist()
    return [
        {"size": sum(size), "cards": None if cards[0] == UNKNOWN else _counted(cards)}
        for cards, size in zip(hands, sizes, strict=True)
    ]


@part
def _returned(s: State, seat: int) -> list[Returned] | None:
    """What a seat knows to lie in the ticket deck, the highest first."""
    places = s.returned[seat].tolist()
    if places[0] == UNKNOWN:
        return None
    known = sorted((ticket for ticket, place in enumerate(places) if place != NONE), key=lambda t: (-places[t], t))
    return [{"ticket": box.TICKETS[ticket], "place": places[ticket]} for ticket in known]


@part
def _drawn(s: State, seat: int) -> Cards:
    """Tickets being chosen from, in the order of drawing."""
    size = int(s.drawn_count[seat])
    hidden = size > 0 and s.drawn[seat, 0] == UNKNOWN
    return {"size": size, "cards": None if hidden else [box.TICKETS[ticket] for ticket in s.drawn[seat, :size]]}


def held_tickets(s: State, seat: int) -> list[int] | None:
    """The tickets of a seat; None where they are hidden."""
    held = s.tickets[seat].tolist()
    return None if held[0] == UNKNOWN else list(_held(tuple(held)))


@lru_cache(maxsize=16)
def _held(words: tuple[int, ...]) -> tuple[int, ...]:
    """The tickets whose bits are set."""
    return tuple(ticket for ticket, (word, bit) in enumerate(PLACES) if words[word] >> bit & 1)


@part
def _tickets(s: State, seat: int) -> Cards:
    held = held_tickets(s, seat)
    return {
        "size": int(s.ticket_count[seat]),
        "cards": None if held is None else [box.TICKETS[ticket] for ticket in held],
    }


def _seen_tickets(s: State, seat: int) -> list[int]:
    """Those held, and those being chosen from."""
    drawn = s.drawn[seat, : s.drawn_count[seat]].tolist()
    return [*(held_tickets(s, seat) or []), *(ticket for ticket in drawn if ticket != UNKNOWN)]


def journeys(s: State, seat: int) -> list[Journey]:
    """Of the tickets of a seat that are seen."""
    return _journeys(s, seat, s.phase in (phase.FIRST_TICKETS, phase.PIECES))


@part
def _journeys(s: State, seat: int, chooses_pieces: bool) -> list[Journey]:
    tickets = _seen_tickets(s, seat)
    if not tickets:
        return []
    supply = MOST_PIECES if chooses_pieces else sum(s.supply[seat].tolist())
    ways = _soonest(s.seats, tuple(s.owner.tolist()), seat, tuple(tickets))
    return [_journey(ticket, way, supply) for ticket, way in zip(tickets, ways, strict=True)]


def _journey(ticket: int, way: Way | None, supply: int) -> Journey:
    """What is told of a way; of none, if it takes more than what is left in the supply."""
    routes, missing, to_go = way if way is not None and way[2] <= supply else ([], [], None)
    name = box.TICKETS[ticket]
    return {"ticket": name, "done": to_go == 0, "routes": [*routes], "missing": [*missing], "to_go": to_go}


Way = tuple[list[str], list[str], int]  # the routes of a way, those missing, and their pieces


@lru_cache(maxsize=16)
def _soonest(seats: int, owners: tuple[int, ...], seat: int, tickets: tuple[int, ...]) -> list[Way | None]:
    """The ways that complete these tickets soonest: after the end everybody is shown those of all seats."""
    prices = piece_prices(seats, owners, seat)
    return [_way(path_of(prices, ticket), owners, seat) for ticket in tickets]


def _way(path: Path | None, owners: tuple[int, ...], seat: int) -> Way | None:
    if path is None:
        return None
    missing = [route for route in path.routes if owners[route] != seat]
    to_go = sum([LENGTH[route] for route in missing])
    return [box.ROUTES[route] for route in path.routes], [box.ROUTES[route] for route in missing], to_go


def _sees_hand(s: State) -> bool:
    """Whether the hand of the seat that decides is seen."""
    return bool(s.hands[s.seat, 0] != UNKNOWN)


def _prices(s: State) -> dict[str, Price]:
    """What can be claimed or built now; routes of one type, colour and length cost the same."""
    found: dict[str, Price] = {}
    known: dict[tuple[int, int, int], Price] = {}
    there = plain_turn(s)
    reach = [[longest(there, s.seat, what, colour) for colour in range(box.GREY + 1)] for what in range(len(box.TYPES))]
    for route, name, sort in _open_routes(s, s.seat):
        what, colour, length = sort
        if length <= reach[what][colour]:
            if sort not in known:
                there.route = route
                known[sort] = _price(there)
            found[name] = known[sort]
    there.route = NONE
    sites = _sites(s, s.seat) if can_build(there, s.seat) else []
    if sites:
        price = _price(there)
        found.update({box.PORTS[port]: price for port in sites})
    return found


@part
def _open_routes(s: State, seat: int) -> list[tuple[int, str, tuple[int, int, int]]]:
    """The routes that are open to a seat: each with its name, and its type, colour and length."""
    owners = tuple(s.owner.tolist())
    sorts = zip(box.TYPE.tolist(), box.COLOUR.tolist(), LENGTH, strict=True)
    routes = enumerate(zip(box.ROUTES, sorts, owners, piece_prices(s.seats, owners, seat), strict=True))
    return [(route, name, sort) for route, (name, sort, owner, price) in routes if owner == NONE and price < inf]


@part
def _sites(s: State, seat: int) -> list[int]:
    """Where a seat could build a harbour, if it could pay for it."""
    return [port for port in range(len(box.PORTS)) if is_site(s, seat, port)]


def _price(s: State) -> Price:
    ways, best = cheapest(s)
    return {
        "ways": ways,
        "colour": PAID_IN[best.colour],
        "wilds": best.wilds,
        "special": best.special,
        "plain": best.plain,
    }


def _payments(s: State) -> list[Payment]:
    found = open_payments(s)
    return [
        {
            "colour": PAID_IN[each.colour],
            "wilds": each.wilds,
            "special": each.special,
            "plain": each.plain,
            "cards": cards_of(s, each),
            "steps": steps_to(each, found),
        }
        for each in found
    ]


def breakdown(s: State, seat: int) -> Breakdown:
    """GL-094 to GL-099: the track, each ticket, each harbour, and the harbours that were not built."""
    tickets, harbours = _ticket_points(s, seat), _harbour_points(s, seat)
    track, unbuilt = int(s.points[seat]), -box.UNBUILT * int(s.harbours_left[seat])
    total = (
        track + unbuilt + sum(ticket["points"] for ticket in tickets or []) + sum(h["points"] or 0 for h in harbours)
    )
    return {"track": track, "tickets": tickets, "harbours": harbours, "unbuilt": unbuilt, "total": total}


@part
def _ticket_points(s: State, seat: int) -> list[TicketPoints] | None:
    held = held_tickets(s, seat)
    return None if held is None else [_points_of_ticket(s, seat, ticket) for ticket in held]


def _points_of_ticket(s: State, seat: int, ticket: int) -> TicketPoints:
    completed, points = is_completed(s, seat, ticket), int(box.TICKET_POINTS[ticket])
    return {"ticket": box.TICKETS[ticket], "completed": completed, "points": points if completed else -points}


@part
def _harbour_points(s: State, seat: int) -> list[HarbourPoints]:
    is_hidden = held_tickets(s, seat) is None
    return [
        {"city": box.PORTS[port], "points": None if is_hidden else harbour_value(s, seat, port)}
        for port, owner in enumerate(s.harbours.tolist())
        if owner == seat
    ]
