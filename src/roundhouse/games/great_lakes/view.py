"""The table in names: what a state, a view and a score look like to people and programs."""

from __future__ import annotations

from typing import TypedDict

from ...core.record import NONE, UNKNOWN, Cells
from . import box, phase
from .action import MIXES, SUBSETS
from .rules.pay import fewest_plain, is_payment, is_wilds_only, most_plain, plain_card, price, special_card
from .rules.scoring import harbour_value, is_completed
from .rules.tickets import holds
from .state import State


class Cards(TypedDict):
    """A deck, top first, or a hand; its cards are None where they are hidden."""

    size: int
    cards: list[str] | None


class OfEach(TypedDict):
    """How many cards of each deck, or pieces of each type."""

    train: int
    ship: int


class Payment(TypedDict):
    """A payment that may be made: cards of one colour and wild cards."""

    wilds: int
    special: int  # anchored train cards, or double ships
    plain: int


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
    payments: list[Payment]  # while that is decided; it follows from the rest


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
    seats = range(s.seats)
    return {
        "first": s.first,
        "turns": s.turns,
        "turns_left": None if s.turns_left == NONE else s.turns_left,
        "train_deck": _pile(s.decks[box.TRAIN], int(s.deck_size[box.TRAIN]), box.CARDS),
        "ship_deck": _pile(s.decks[box.SHIP], int(s.deck_size[box.SHIP]), box.CARDS),
        "discards": _counted(s.discards),
        "display": [None if card == NONE else box.CARDS[card] for card in s.display],
        "display_stands": bool(s.stands),
        "hands": [_hand(s, seat) for seat in seats],
        "hand_sizes": [_of_each(s.hand_size[seat]) for seat in seats],
        "ticket_deck": _pile(s.ticket_deck[0], int(s.ticket_deck_size[0]), box.TICKETS),
        "drawn": [_drawn(s, seat) for seat in seats],
        "chosen": [SUBSETS[s.chosen[seat] - 1] if s.chosen[seat] > 0 else None for seat in seats],
        "mix": [MIXES[s.mix[seat] - box.FEWEST_TRAINS] if s.mix[seat] > 0 else None for seat in seats],
        "tickets": [_tickets(s, seat) for seat in seats],
        "routes": {box.ROUTES[route]: int(seat) for route, seat in enumerate(s.owner) if seat != NONE},
        "harbours": {box.PORTS[port]: int(seat) for port, seat in enumerate(s.harbours) if seat != NONE},
        "harbours_left": s.harbours_left[: s.seats].tolist(),
        "supply": [_of_each(s.supply[seat]) for seat in seats],
        "box": [_of_each(s.boxed[seat]) for seat in seats],
        "track": s.points[: s.seats].tolist(),
        "taken": s.taken,
        "route": None if s.route == NONE else box.ROUTES[s.route],
        "city": None if s.city == NONE else box.PORTS[s.city],
        "colour": None if s.colour == NONE else box.COLOURS[s.colour],
        "wilds": s.wilds,
        "special": s.special,
        "payments": _payments(s) if s.phase == phase.PAY and s.hands[s.seat, 0] != UNKNOWN else [],
    }


def _of_each(cells: Cells) -> OfEach:
    return {"train": int(cells[box.TRAIN]), "ship": int(cells[box.SHIP])}


def _counted(counts: Cells) -> list[str]:
    return [box.CARDS[card] for card, n in enumerate(counts) for _ in range(n)]


def _pile(pile: Cells, size: int, names: tuple[str, ...]) -> Cards:
    if size > 0 and pile[0] == UNKNOWN:
        return {"size": size, "cards": None}
    return {"size": size, "cards": [names[card] for card in pile[:size][::-1]]}


def _hand(s: State, seat: int) -> Cards:
    """A hand, in the order of the kinds."""
    hidden = s.hands[seat, 0] == UNKNOWN
    return {"size": int(s.hand_size[seat].sum()), "cards": None if hidden else _counted(s.hands[seat])}


def _drawn(s: State, seat: int) -> Cards:
    """Tickets being chosen from, in the order of drawing."""
    size = int(s.drawn_count[seat])
    hidden = size > 0 and s.drawn[seat, 0] == UNKNOWN
    return {"size": size, "cards": None if hidden else [box.TICKETS[ticket] for ticket in s.drawn[seat, :size]]}


def held_tickets(s: State, seat: int) -> list[int] | None:
    """The tickets of a seat; None where they are hidden."""
    if s.tickets[seat, 0] == UNKNOWN:
        return None
    return [ticket for ticket in range(len(box.TICKETS)) if holds(s, seat, ticket)]


def _tickets(s: State, seat: int) -> Cards:
    held = held_tickets(s, seat)
    return {
        "size": int(s.ticket_count[seat]),
        "cards": None if held is None else [box.TICKETS[ticket] for ticket in held],
    }


def _payments(s: State) -> list[Payment]:
    """GL-DP-08, GL-DP-10: every payment of the chosen colour."""
    found: list[Payment] = []
    for wilds in range(min(int(s.hands[s.seat, box.WILD]), price(s)) + 1):
        for special in range(min(int(s.hands[s.seat, special_card(s, s.colour)]), price(s) - wilds) + 1):
            if not is_wilds_only(s, wilds) and is_payment(s, s.colour, wilds, special):
                held = int(s.hands[s.seat, plain_card(s, s.colour)])
                for plain in range(fewest_plain(s, wilds, special), min(most_plain(s, wilds, special), held) + 1):
                    found.append({"wilds": wilds, "special": special, "plain": plain})
    return found


def breakdown(s: State, seat: int) -> Breakdown:
    """GL-094 to GL-099: the track, each ticket, each harbour, and the harbours that were not built."""
    held = held_tickets(s, seat)
    tickets = None if held is None else [_ticket_points(s, seat, ticket) for ticket in held]
    harbours: list[HarbourPoints] = [
        {"city": box.PORTS[port], "points": None if held is None else harbour_value(s, seat, port)}
        for port in range(len(box.PORTS))
        if s.harbours[port] == seat
    ]
    track, unbuilt = int(s.points[seat]), -box.UNBUILT * int(s.harbours_left[seat])
    total = (
        track + unbuilt + sum(ticket["points"] for ticket in tickets or []) + sum(h["points"] or 0 for h in harbours)
    )
    return {"track": track, "tickets": tickets, "harbours": harbours, "unbuilt": unbuilt, "total": total}


def _ticket_points(s: State, seat: int, ticket: int) -> TicketPoints:
    completed, points = is_completed(s, seat, ticket), int(box.TICKET_POINTS[ticket])
    return {"ticket": box.TICKETS[ticket], "completed": completed, "points": points if completed else -points}
