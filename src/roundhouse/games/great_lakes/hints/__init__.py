"""What each move is worth to the seat that decides, from what that seat sees, and why.

A seat looks for the shortest ways that complete its tickets.  Routes on them are worth their share of the tickets,
cards are worth what those routes lack, and what ends the game soon makes everything that takes long worth less.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from ....core.hints import Hint
from ....core.record import NONE
from .. import box
from ..action import SUBSETS
from ..plans.paths import path_of
from ..plans.payments import cost_of
from ..rules.display import wilds_up
from ..rules.pay import fewest_plain
from ..rules.scoring import is_completed
from ..state import State
from ..view import held_tickets

CARD = 0.9  # what a card is worth that fits nothing yet
WANTED = 1.1  # more, if a wanted route lacks it
WILD = 2.6
BLIND = 1.15
SPACES_A_TURN = 1.1  # how fast a seat builds
IDLE = 2.5  # what a piece costs on a route that no ticket needs
PIECES_FOR_TICKETS = 18  # with fewer left nobody should draw tickets


class Sight(NamedTuple):
    """What the seat that decides makes of the table."""

    wanted: dict[int, float]  # routes on the ways to complete tickets, and what each is worth for them
    lacks: dict[int, float]  # kinds of cards, and how much they are wanted
    open_tickets: int  # not completed
    spaces: tuple[int, int]  # of rail and of sea on the wanted routes
    late: float  # how near the end is, from 0 to 1


@lru_cache(maxsize=4)
def look(s: State) -> Sight:
    """Read the table once for all moves of a decision."""
    wanted: dict[int, float] = {}
    open_tickets = 0
    for ticket in held_tickets(s, s.seat) or []:
        if not is_completed(s, s.seat, ticket):
            open_tickets += 1
            way = path_of(s, s.seat, ticket)
            if way is not None and way.spaces > 0:
                value = 2 * int(box.TICKET_POINTS[ticket]) * likely(s, way.spaces)
                for route in way.missing:
                    share = value * int(box.LENGTH[route]) / way.spaces
                    wanted[route] = wanted.get(route, 0.0) + share
    spaces = [0, 0]
    for route in wanted:
        spaces[box.TYPE[route]] += int(box.LENGTH[route])
    return Sight(wanted, lacking(s, wanted), open_tickets, (spaces[0], spaces[1]), lateness(s))


def lateness(s: State) -> float:
    """How near the end is, from 0 to 1: the fewest pieces that anybody has left."""
    if s.turns_left != NONE:
        return 1.0
    fewest = min(int(s.supply[seat].sum()) for seat in range(s.seats))
    return 1 - fewest / box.SUPPLY


def likely(s: State, spaces: int) -> float:
    """How likely a way of so many missing spaces is finished in time."""
    pieces = int(s.supply[s.seat].sum()) or box.SUPPLY
    turns = s.turns_left / s.seats if s.turns_left != NONE else min(60.0, pieces / SPACES_A_TURN)
    return max(0.05, min(0.95, 1.25 - spaces / max(1.0, min(pieces - 6, turns * SPACES_A_TURN))))


def lacking(s: State, wanted: dict[int, float]) -> dict[int, float]:
    """The kinds of cards that wanted routes still lack."""
    found: dict[int, float] = {}
    for route, value in wanted.items():
        first = (box.PLAIN, box.ANCHORED) if box.TYPE[route] == box.TRAIN else (box.SINGLE, box.DOUBLE)
        colours = range(box.GREY) if box.COLOUR[route] == box.GREY else [int(box.COLOUR[route])]
        for colour in colours:
            held = sum(int(s.hands[s.seat, sort + colour]) for sort in first)
            weight = min(1.0, value / 12) * (held + 1) / (int(box.LENGTH[route]) + 1)
            for sort in first:
                if held < box.LENGTH[route]:
                    found[sort + colour] = max(found.get(sort + colour, 0.0), weight)
    return found


def worth(s: State, kind: str, args: Mapping[str, Any]) -> Hint:
    """What a legal move is worth to the seat that decides."""
    sight = look(s)
    match kind:
        case "take":
            return worth_of_card(s, sight, int(s.display[args["slot"]]))
        case "draw":
            return Hint(BLIND * (1 - 0.5 * sight.late), "hint-draw", {"deck": args["deck"]})
        case "claim":
            return worth_of_route(s, sight, box.ROUTES.index(args["route"]))
        case "harbour":
            return worth_of_harbour(s, sight, box.PORTS.index(args["city"]))
        case "pay":
            plain = fewest_plain(s, args["wilds"], args["special"])
            return Hint(-cost_of(s, args["wilds"], args["special"], plain), "hint-pay", {})
        case "singles":
            return Hint(-float(args["cards"]), "hint-pay", {})
        case "colour":
            return worth_of_colour(s, sight, args["colour"])
        case "tickets":
            return worth_of_tickets(s, sight)
        case "keep":
            return worth_of_keeping(s, SUBSETS.index(args["tickets"]) + 1)
        case "exchange":
            return worth_of_exchange(s, sight, args["to"], int(args["pieces"]))
    return worth_of_rest(s, sight, kind, args)


def worth_of_rest(s: State, sight: Sight, kind: str, args: Mapping[str, Any]) -> Hint:
    """Decisions that matter less."""
    if kind == "pieces":
        rail, sea = sight.spaces
        best = 25 if rail + sea == 0 else round(18 + 15 * rail / (rail + sea))
        return Hint(-abs(int(args["trains"]) - best) / 3, "hint-pieces", {"rail": rail, "sea": sea})
    if kind == "refill":
        risk = 0.3 if args["deck"] == "train" and wilds_up(s) == 2 else 0.0
        return Hint(-risk, "hint-refill", {})
    return Hint(0.0, "hint-" + kind, {})


# Cards


def value_of_card(sight: Sight, card: int) -> float:
    """What a card is worth in hand; late in the game only what can still be used."""
    if card == box.WILD:
        return WILD * (1 - 0.4 * sight.late)
    double = 0.3 if card >= box.DOUBLE else 0.0
    return (CARD + double) * (1 - 0.6 * sight.late) + WANTED * sight.lacks.get(card, 0.0)


def worth_of_card(s: State, sight: Sight, card: int) -> Hint:
    """A face-up card; a wild one is the whole turn."""
    name = box.CARDS[card]
    if card == box.WILD:
        return Hint(value_of_card(sight, card) - 1.0, "hint-take-wild", {"card": name})
    is_wanted = sight.lacks.get(card, 0.0) > 0.3
    return Hint(value_of_card(sight, card), "hint-take-wanted" if is_wanted else "hint-take", {"card": name})


# Routes and harbours


def worth_of_route(s: State, sight: Sight, route: int) -> Hint:
    """Its points, and its share of the tickets, less what its cards could do elsewhere."""
    length, name = int(box.LENGTH[route]), box.ROUTES[route]
    points, share = int(box.ROUTE_POINTS[length]), sight.wanted.get(route, 0.0)
    spent = length * CARD * (1.3 - sight.late)
    value = points + share - spent
    if share > 0:
        return Hint(value, "hint-claim-ticket", {"route": name, "points": points})
    needed = min(1.0, sum(sight.spaces) / max(1, int(s.supply[s.seat].sum())))
    return Hint(value - IDLE * length * needed * (1 - sight.late), "hint-claim", {"route": name, "points": points})


def tickets_naming(s: State, sight: Sight, place: int) -> tuple[int, float]:
    """Own tickets that name a city: how many are completed, and how many are likely to be."""
    done, expected = 0, 0.0
    for ticket in held_tickets(s, s.seat) or []:
        if place in box.TICKET_ENDS[ticket]:
            if is_completed(s, s.seat, ticket):
                done += 1
            else:
                way = path_of(s, s.seat, ticket)
                expected += 0.0 if way is None else likely(s, way.spaces)
    return done, expected


def worth_of_harbour(s: State, sight: Sight, port: int) -> Hint:
    """Ten points a completed ticket, and four that an unbuilt one costs."""
    done, expected = tickets_naming(s, sight, int(box.PORT_PLACE[port]))
    points = int(box.HARBOUR_POINTS[min(done, 3)])
    value = 10 * min(3.0, done + expected) + box.UNBUILT - 6 * (1.2 - sight.late)
    details = {"city": box.PORTS[port], "points": points}
    return Hint(value, "hint-harbour" if done else "hint-harbour-early", details)


def worth_of_colour(s: State, sight: Sight, colour: str) -> Hint:
    """The colour that is wanted least elsewhere; wild cards last."""
    if colour == "wild":
        return Hint(-20.0, "hint-colour-wild", {})
    index = box.COLOURS.index(colour)
    wanted = sum(sight.lacks.get(sort + index, 0.0) for sort in (box.PLAIN, box.ANCHORED, box.SINGLE, box.DOUBLE))
    held = sum(int(s.hands[s.seat, sort + index]) for sort in (box.PLAIN, box.ANCHORED, box.SINGLE, box.DOUBLE))
    return Hint(0.2 * held - wanted, "hint-colour", {})


# Tickets and pieces


def worth_of_tickets(s: State, sight: Sight) -> Hint:
    pieces = int(s.supply[s.seat].sum())
    if sight.open_tickets == 0 and pieces >= PIECES_FOR_TICKETS and s.turns_left == NONE:
        return Hint(4.0 + pieces / 10, "hint-tickets", {})
    return Hint(-6.0, "hint-tickets-late" if sight.open_tickets == 0 else "hint-tickets-open", {})


def worth_of_keeping(s: State, mask: int) -> Hint:
    """Tickets whose ways lie together are completed together; too many spaces, and none of them is."""
    drawn = s.drawn[s.seat, : s.drawn_count[s.seat]].tolist()
    kept = [ticket for i, ticket in enumerate(drawn) if mask >> i & 1]
    routes: set[int] = set()
    points = 0
    for ticket in [*kept, *(held_tickets(s, s.seat) or [])]:
        way = path_of(s, s.seat, ticket)
        if way is not None:
            routes.update(way.missing)
    chance = likely(s, sum(int(box.LENGTH[route]) for route in routes))
    for ticket in kept:
        points += int(box.TICKET_POINTS[ticket]) if path_of(s, s.seat, ticket) else -int(box.TICKET_POINTS[ticket])
    return Hint(points * (2 * chance - 1) * 0.6, "hint-keep", {"chosen": [box.TICKETS[ticket] for ticket in kept]})


def worth_of_exchange(s: State, sight: Sight, to: str, pieces: int) -> Hint:
    """Worth it only if a wanted route lacks just these pieces."""
    deck = box.DECKS.index(to)
    short = sight.spaces[deck] - int(s.supply[s.seat, deck])
    if short > 0:
        return Hint(1.5 * min(short, pieces) - 1.6 * pieces, "hint-exchange-needed", {"pieces": pieces}, -pieces)
    return Hint(-2.0 - pieces, "hint-exchange", {"pieces": pieces}, -pieces)
