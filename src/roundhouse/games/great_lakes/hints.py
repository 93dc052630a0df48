"""Why a move is worth what it is, what the plan wants, and the cheapest payment for the one who asks for no other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.hints import Reason
from . import box
from .action import LAYOUT, SUBSETS
from .opinion import Notes
from .opinion.cards import is_wanted
from .opinion.claims import CONTESTED
from .opinion.effort import look_at_effort
from .opinion.goals import points_of
from .opinion.notes import BASE
from .opinion.pieces import is_exchange_needed
from .opinion.plan import ask_own_tickets
from .opinion.taste import FEW_TURNS
from .opinion.tickets import any_open_ticket
from .opinion.ways import find_way
from .rules.scoring import MOST_COUNTED, tickets_to
from .state import State
from .view.payments import PAID_IN, open_payments, paying_for, payments_in, steps_to

COMPOUND = ("claim", "harbour", "colour", "pay")


# Reasons


def reason(s: State, notes: Notes, kind: str, args: Mapping[str, Any]) -> Reason:
    """Why a legal move is worth what it is."""
    match kind:
        case "take":
            return _why_card(s, notes, args["slot"])
        case "draw":
            return Reason("hint-draw", {"deck": args["deck"]})
        case "claim":
            return _why_route(notes, args["route"])
        case "harbour":
            return _why_harbour(s, args["city"])
        case "pay" | "singles":
            return Reason("hint-pay", {})
        case "colour":
            return Reason("hint-colour-wild" if args["colour"] == "wild" else "hint-colour", {})
        case "tickets":
            return _why_tickets(notes)
        case "keep":
            return _why_keeping(s, args["tickets"])
        case "exchange":
            pieces = int(args["pieces"])
            needed = is_exchange_needed(s, notes, box.DECKS.index(args["to"]), pieces)
            return Reason("hint-exchange-needed" if needed else "hint-exchange", {"pieces": pieces})
        case "pieces":
            rail, sea = notes.spaces.tolist()
            return Reason("hint-pieces", {"rail": rail, "sea": sea})
        case "refill":
            return Reason("hint-refill-own" if s.taken == 1 else "hint-refill", {})
    return Reason("hint-" + kind, {})


def _why_card(s: State, notes: Notes, slot: int) -> Reason:
    card = int(s.display[slot])
    details = {"card": box.CARDS[card]}
    if card == box.WILD:
        return Reason("hint-take-wild", details)
    return Reason("hint-take-wanted" if is_wanted(notes, card) else "hint-take", details)


def _why_route(notes: Notes, name: str) -> Reason:
    route = box.ROUTES.index(name)
    details = {"route": name, "points": points_of(route)}
    if not notes.is_planned[route]:
        return Reason("hint-claim", details)
    return Reason("hint-claim-contested" if notes.risk[route] > CONTESTED else "hint-claim-ticket", details)


def _why_harbour(s: State, city: str) -> Reason:
    done = tickets_to(s, s.seat, box.PLACES.index(city))
    details = {"city": city, "points": int(box.HARBOUR_POINTS[min(done, MOST_COUNTED)])}
    return Reason("hint-harbour" if done else "hint-harbour-early", details)


def _why_tickets(notes: Notes) -> Reason:
    if notes.time < notes.taste[FEW_TURNS]:
        return Reason("hint-tickets-late", {})
    return Reason("hint-tickets-open" if any_open_ticket(notes) else "hint-tickets", {})


def _why_keeping(s: State, subset: str) -> Reason:
    mask, drawn = SUBSETS.index(subset) + 1, s.drawn[s.seat, : s.drawn_count[s.seat]].tolist()
    return Reason("hint-keep", {"chosen": [box.TICKETS[ticket] for i, ticket in enumerate(drawn) if mask >> i & 1]})


# What the plan wants


def wanted(s: State) -> list[str]:
    """The routes on the cheapest ways that complete the tickets of the seat that decides."""
    notes, routes = Notes.new(), set[int]()
    look_at_effort(s, notes)
    ask_own_tickets(s, notes)
    for ticket in notes.asked[: notes.asked_count].tolist():
        find_way(s, notes, BASE, ticket)
        routes.update(notes.way[: notes.way_count].tolist())
    return [box.ROUTES[route] for route in sorted(routes)]


# The cheapest payment


def finish(s: State, code: int) -> list[int]:
    """A move, and where it has to be paid for the moves that make the cheapest payment."""
    kind, args = LAYOUT.describe(code)
    match kind:
        case "claim":
            found = open_payments(paying_for(s, kind, box.ROUTES.index(str(args["route"]))))
        case "harbour":
            found = open_payments(paying_for(s, kind, box.PORTS.index(str(args["city"]))))
        case "colour":
            found = payments_in(s, PAID_IN.index(str(args["colour"])))
        case "pay":
            paid = args["wilds"], args["special"]
            found = [each for each in payments_in(s, s.colour) if (each.wilds, each.special) == paid]
        case _:
            return [code]
    return [code, *steps_to(min(found), found)]
