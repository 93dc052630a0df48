"""How moves, events and refusals are put into words: which sentence of words/*.ftl, and its details."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from ...core.errors import Clauses, Refusal, refusal
from ...core.events import Event
from ...core.record import NONE
from ...core.spoken import accusative, counted, spoken_by
from ...core.words import Words
from . import action, box, phase
from .action import SUBSETS
from .event import RETURNED_ONES
from .rules.claim import is_open, longest
from .rules.harbours import is_site
from .rules.payment import (
    HARBOUR,
    HARBOUR_CARDS,
    SEA,
    fewest_plain,
    plain_card,
    price,
    purpose,
    reach,
    special_card,
    widest_reach,
)
from .rules.tickets import LEAST_KEPT, LEAST_KEPT_FIRST
from .state import State

PLAYERS = ("seat",)
BETWEEN = " – "

Payment = list[tuple[str, int]]  # cards, and how many of each


def place_name(words: Words, place: str) -> str:
    """A city or a junction."""
    return words.say("place-" + place)


def card_name(words: Words, card: str, form: str | None = None) -> str:
    """A card by its sort and its colour."""
    row = box.CARD_ROWS[box.CARDS.index(card)]
    return words.say(f"card-{row.kind}", form, colour=row.colour)


@cache
def route_name(words: Words, route: str) -> str:
    """A route by its ends."""
    row = box.ROUTE_ROWS[box.ROUTES.index(route)]
    return place_name(words, row.a) + BETWEEN + place_name(words, row.b)


@cache
def ticket_name(words: Words, ticket: str) -> str:
    """A ticket by its cities and its value."""
    row = box.TICKET_ROWS[box.TICKETS.index(ticket)]
    return f"{place_name(words, row.a)}{BETWEEN}{place_name(words, row.b)} ({row.points})"


def payment_name(words: Words, payment: Payment) -> str:
    """That many of each card: numbers decline no noun."""
    return " + ".join(f"{number} × {card_name(words, card)}" for card, number in payment if number > 0)


# Moves


def move_details(s: State, kind: str, args: Mapping[str, Any]) -> dict[str, Any]:
    """What the sentence of a move says: its arguments, and what lies where it points."""
    details: dict[str, Any] = dict(args)
    match kind:
        case "take":
            details["card"] = box.CARDS[s.display[args["slot"]]]
        case "claim":
            details.update(_route_details(args["route"]))
        case "pay":
            details["payment"] = _payment(s, args["wilds"], args["special"])
        case "keep":
            mask = SUBSETS.index(args["tickets"]) + 1
            drawn = s.drawn[s.seat, : s.drawn_count[s.seat]].tolist()
            details["chosen"] = [box.TICKETS[ticket] for i, ticket in enumerate(drawn) if mask >> i & 1]
        case "pieces":
            details["trains"] = int(args["trains"])
            details["ships"] = box.SUPPLY - int(args["trains"])
        case "exchange":
            details["pieces"] = int(args["pieces"])
        case "tickets":
            details["tickets"] = min(4, int(s.ticket_deck_size[0]))
    return details


@cache
def _route_details(route: str) -> dict[str, Any]:
    row = box.ROUTE_ROWS[box.ROUTES.index(route)]
    points = int(box.ROUTE_POINTS[row.length])
    details = {"route": route, "type": row.type, "hue": row.colour, "length": row.length, "points": points}
    return {**details, "which": _which(row)}


def _which(row: box.Route) -> str:
    """Which of two routes it is that look the same."""
    if row.twin == "none" or box.ROUTE_ROWS[box.ROUTES.index(row.twin)].colour != row.colour:
        return "only"
    return "first" if row.route < row.twin else "second"


def _payment(s: State, wilds: int, special: int) -> Payment:
    plain = max(0, fewest_plain(s, wilds, special))
    cards = ((plain_card(s, s.colour), plain), (special_card(s, s.colour), special), (box.WILD, wilds))
    return [(box.CARDS[card], number) for card, number in cards]


spoken = spoken_by(
    {
        "card": accusative(card_name),
        "route": route_name,
        **dict.fromkeys(("city", "a", "b"), place_name),
        "chosen": lambda words, tickets: ", ".join(ticket_name(words, ticket) for ticket in tickets),
        "ticket": ticket_name,
        "payment": payment_name,
        "named": lambda words, card: card_name(words, card)[:1].upper() + card_name(words, card)[1:],
        **dict.fromkeys(("slot", *PLAYERS), counted),
    }
)


# Events

SORTS = {
    "rail": ("train_{}", "train_{}_anchor"),
    "sea": ("ship1_{}", "ship2_{}"),
    "harbour": ("ship1_{}", "train_{}_anchor"),
}


def event_details(event: Event) -> dict[str, Any]:
    """What the sentence of an event says: its arguments, and what follows from them."""
    details = dict(event.args)
    if event.kind == "claimed":
        details.update(_route_details(event.args["route"]))
    if event.kind == "returned":
        named = [details.pop(nth) for nth in RETURNED_ONES]
        details["chosen"] = None if named[0] is None else [ticket for ticket in named if ticket is not None]
    if event.kind == "paid":
        payment: Payment = [("wild", event.args["wilds"])]
        if event.args["colour"] != "wild":
            plain, special = (name.format(event.args["colour"]) for name in SORTS[event.args["for"]])
            payment = [(plain, event.args["plain"]), (special, event.args["special"]), *payment]
        details["payment"] = payment
    return details


# Refusals

CLAUSES: Clauses = {  # behind each refusal, first the one that decides; those of a wrong moment are the phase's
    "paying-this": ("GL-053",), "paying-harbour": ("GL-078",), "paying-other": ("GL-053",),
    "slot-empty": ("GL-AMB-02",), "wild-second": ("GL-041", "GL-043"), "deck-empty": ("GL-AMB-05",),
    "no-stop": ("GL-AMB-09",), "route-taken": ("GL-052",), "route-closed": ("GL-066", "GL-068"),
    "route-pieces": ("GL-062",), "route-cards": ("GL-054",), "harbours-built": ("GL-077",),
    "harbour-taken": ("GL-075",), "harbour-route": ("GL-076",), "harbour-cards": ("GL-078", "GL-079"),
    "colour": ("GL-056",), "colour-none": ("GL-AMB-13",),
    "payment": ("GL-059", "GL-AMB-12", "GL-AMB-15"), "payment-wild": ("GL-057",),
    "payment-special": ("GL-058",), "no-tickets": ("GL-AMB-20",),
    "keep-more": ("GL-019", "GL-071"), "not-drawn": ("GL-070",),
    "exchange": ("GL-085",), "no-pass": ("GL-AMB-11",),
    "position-deck": ("GL-004",), "position-deck-empty": ("GL-AMB-05",),
    "position-returned": ("GL-HID-04", "GL-AMB-21"), "position-double": ("GL-066", "GL-068"),
    "position-harbour": ("GL-075", "GL-076", "GL-077"), "position-pieces": ("GL-009",), "position-boxed": ("GL-022",),
    "position-phase-payment": ("GL-054",), "position-phase-taken": ("GL-035",),
    "position-phase-tickets": ("GL-AMB-22",), "position-route-closed": ("GL-052", "GL-062"),
    "position-display": ("GL-037", "GL-046"), "position-course": ("GL-090", "GL-091"),
}  # fmt: skip


def why_not(s: State, kind: str, args: Mapping[str, Any]) -> Refusal:
    """Why a move that is not on the list is not: a sentence of words/*.ftl, with the ledger's number in it."""
    return refusal(CLAUSES, *_reason(s, kind, args), phase.CLAUSES.get(phase.NAMES[s.phase]))


def _reason(s: State, kind: str, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    kinds = {
        phase.FIRST_TICKETS: ("keep",),
        phase.TURN: ("take", "draw", "claim", "harbour", "tickets", "exchange", "pass"),
        phase.SECOND_CARD: ("take", "draw", "stop"),
        phase.TICKETS: ("keep",),
    }
    if kind not in kinds.get(s.phase, (phase.NAMES[s.phase],)):
        if s.phase in (phase.COLOUR, phase.PAY, phase.SINGLES) and kind in ("claim", "harbour"):
            return _why_while_paying(s, kind, args)
        return "wrong-moment", {"phase": phase.NAMES[s.phase]}
    return _REASONS[kind](s, args)


def _why_while_paying(s: State, kind: str, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """The route or harbour that is being paid for is chosen already; another one has to wait."""
    if kind == "claim" and s.route == box.ROUTES.index(args["route"]):
        return "paying-this", {"length": price(s)}
    if kind == "harbour" and s.city == box.PORTS.index(args["city"]):
        return "paying-harbour", {}
    return "paying-other", {}


def _why_no_card(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """A card of the display."""
    if s.display[args["slot"]] == NONE:
        return "slot-empty", {"slot": args["slot"] + 1}
    return "wild-second", {}


def _why_no_deck(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    return "deck-empty", {}


def _why_no_stop(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    return "no-stop", {}


def _why_no_route(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    route = box.ROUTES.index(args["route"])
    if s.owner[route] != NONE:
        return "route-taken", {"own": "yes" if s.owner[route] == s.seat else "no"}
    if not is_open(s, s.seat, route):
        return "route-closed", {}
    what, length = int(box.TYPE[route]), int(box.LENGTH[route])
    if length > s.supply[s.seat, what]:
        return "route-pieces", {"length": length, "type": box.TYPES[what], "left": int(s.supply[s.seat, what])}
    return "route-cards", {"length": length, "reach": longest(s, s.seat, what, int(box.COLOUR[route]))}


def _why_no_harbour(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    port = box.PORTS.index(args["city"])
    if s.harbours_left[s.seat] == 0:
        return "harbours-built", {}
    if s.harbours[port] != NONE:
        return "harbour-taken", {"own": "yes" if s.harbours[port] == s.seat else "no"}
    if not is_site(s, s.seat, port):
        return "harbour-route", {}
    return "harbour-cards", {"missing": HARBOUR_CARDS - widest_reach(s, s.seat, HARBOUR)}


def _why_no_colour(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    wilds = int(s.hands[s.seat, box.WILD])
    if args["colour"] == "wild":
        return "colour", {"length": price(s), "reach": wilds}
    covered = reach(s, s.seat, purpose(s), box.COLOURS.index(args["colour"]))
    if covered == wilds:
        return "colour-none", {}
    return "colour", {"length": price(s), "reach": covered}


def _why_no_payment(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    if args.get("wilds", 0) > s.hands[s.seat, box.WILD]:
        return "payment-wild", {"held": int(s.hands[s.seat, box.WILD])}
    held = int(s.hands[s.seat, special_card(s, s.colour)])
    if args.get("special", 0) > held:
        return "payment-special", {"held": held, "sea": "yes" if purpose(s) == SEA else "no"}
    return "payment", {"length": price(s)}


def _why_no_tickets(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    return "no-tickets", {}


def _why_not_kept(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    least = LEAST_KEPT_FIRST if s.phase == phase.FIRST_TICKETS else LEAST_KEPT
    if len(args["tickets"].split("+")) < least:
        return "keep-more", {"least": least}
    return "not-drawn", {"drawn": int(s.drawn_count[s.seat])}


def _why_no_exchange(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    to = box.DECKS.index(args["to"])
    have = {"supply": int(s.supply[s.seat, 1 - to]), "boxed": int(s.boxed[s.seat, to])}
    return "exchange", {"pieces": int(args["pieces"]), "to": args["to"], **have}


def _why_no_pass(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    return "no-pass", {}


_REASONS = {
    "take": _why_no_card,
    "draw": _why_no_deck,
    "stop": _why_no_stop,
    "claim": _why_no_route,
    "harbour": _why_no_harbour,
    "colour": _why_no_colour,
    "pay": _why_no_payment,
    "singles": _why_no_payment,
    "tickets": _why_no_tickets,
    "keep": _why_not_kept,
    "exchange": _why_no_exchange,
    "pass": _why_no_pass,
}
assert set(_REASONS) | {"refill", "pieces"} == set(action.LAYOUT.kinds)
