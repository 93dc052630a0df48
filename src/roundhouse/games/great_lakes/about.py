"""What the things on the table are, and what they cost and bring now: which sentences of words/about.*.ftl."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.actions import number_actions
from ...core.record import NONE, UNKNOWN
from ...core.told import Line, Told
from . import box
from .action import SEATS
from .rules.claim import is_open, longest
from .rules.harbours import can_build, is_site
from .rules.scoring import harbour_value, is_completed
from .state import State
from .view import breakdown, held_tickets, journeys

THINGS = number_actions({
    "card": {"card": (*box.CARDS, *box.TICKETS)},
    "route": {"route": box.ROUTES},
    "port": {"city": box.PORTS},
    "pile": {"pile": ("train", "ship", "tickets")},
    "hand": {"seat": SEATS},
    "tickets": {"seat": SEATS},
    "trains": {"seat": SEATS},
    "ships": {"seat": SEATS},
    "harbours": {"seat": SEATS},
    "points": {"seat": SEATS},
    "exchange": {},
})  # fmt: skip


def about(s: State, viewer: int | None, kind: str, args: Mapping[str, Any]) -> Told | None:
    """What a thing is, from what this viewer sees."""
    if args.get("seat", 0) >= s.seats:
        return None
    match kind:
        case "card" if args["card"] in box.TICKETS:
            return _ticket(s, viewer, box.TICKETS.index(args["card"]))
        case "card":
            return _card(s, viewer, box.CARDS.index(args["card"]))
        case "route":
            return _route(s, viewer, box.ROUTES.index(args["route"]))
        case "port":
            return _port(s, viewer, box.PORTS.index(args["city"]))
        case "pile":
            return _pile(s, args["pile"])
        case "exchange":
            return Told(Line("about-exchange"), [Line("about-exchange-use")])
        case "points":
            return _points(s, args["seat"])
    return _counted(s, kind, args["seat"])


def _sees(s: State, viewer: int | None) -> bool:
    """Whether there is a viewer who sees a hand."""
    return viewer is not None and bool(s.hands[viewer, 0] != UNKNOWN)


def _card(s: State, viewer: int | None, card: int) -> Told:
    lines = [Line(f"about-{box.CARD_ROWS[card].kind}")]
    if viewer is not None and _sees(s, viewer):
        lines.append(Line("about-held", {"count": int(s.hands[viewer, card])}))
    return Told(Line("about-named", {"named": box.CARDS[card]}), lines)


# The map


def _route(s: State, viewer: int | None, route: int) -> Told:
    row, length, what = box.ROUTE_ROWS[route], int(box.LENGTH[route]), int(box.TYPE[route])
    cost = {"length": length, "type": row.type, "hue": row.colour}
    lines = [Line("about-route-costs", cost), Line("about-route-brings", {"points": int(box.ROUTE_POINTS[length])})]
    owner = int(s.owner[route])
    if owner != NONE:
        lines.append(Line("about-route-of", {"seat": owner}))
    elif viewer is not None and not is_open(s, viewer, route):
        lines.append(Line("about-route-closed"))
    elif viewer is not None and _sees(s, viewer):
        reach = longest(s, viewer, what, int(box.COLOUR[route]))
        left = {"left": int(s.supply[viewer, what]), "type": row.type}
        lines.append(Line("about-route-now", {"length": length, "reach": min(reach, length), **left}))
    return Told(Line("about-route", {"route": row.route}), lines)


def _port(s: State, viewer: int | None, port: int) -> Told:
    lines = [Line("about-port-costs"), Line("about-port-brings", _harbour_scale())]
    owner = int(s.harbours[port])
    if owner != NONE:
        lines.append(Line("about-port-of", {"seat": owner}))
        if held_tickets(s, owner) is not None:
            lines.append(Line("about-port-worth", {"points": harbour_value(s, owner, port)}))
    elif viewer is not None and _sees(s, viewer):
        now = "ready" if can_build(s, viewer) else "cards"
        lines.append(Line("about-port-now", {"now": now if is_site(s, viewer, port) else "route"}))
    return Told(Line("about-port", {"city": box.PORTS[port]}), lines)


def _harbour_scale() -> dict[str, int]:
    return {name: int(n) for name, n in zip(("one", "two", "three"), box.HARBOUR_POINTS[1:], strict=True)}


def _ticket(s: State, viewer: int | None, ticket: int) -> Told:
    row = box.TICKET_ROWS[ticket]
    lines = [Line("about-ticket-use"), Line("about-ticket-points", {"points": row.points})]
    if viewer is not None and ticket in (held_tickets(s, viewer) or []):
        if is_completed(s, viewer, ticket):
            lines.append(Line("about-ticket-done"))
        else:
            way = next(each for each in journeys(s, viewer) if each["ticket"] == row.ticket)
            lost = Line("about-ticket-lost")
            lines.append(lost if way["to_go"] is None else Line("about-ticket-left", {"pieces": way["to_go"]}))
    return Told(Line("about-ticket", {"a": row.a, "b": row.b}), lines)


# Piles, and what is counted of a seat


def _pile(s: State, pile: str) -> Told:
    sizes = {"train": s.deck_size[box.TRAIN], "ship": s.deck_size[box.SHIP], "tickets": s.ticket_deck_size[0]}
    left = Line("about-left", {"cards": int(sizes[pile])})
    return Told(Line(f"about-pile-{pile}"), [Line(f"about-pile-{pile}-use"), left])


def _points(s: State, seat: int) -> Told:
    parts = breakdown(s, seat)
    lines = [Line("about-points-track", {"points": parts["track"]})]
    if s.harbours_left[seat]:
        lines.append(Line("about-points-unbuilt", {"count": int(s.harbours_left[seat]), "points": -parts["unbuilt"]}))
    if parts["tickets"] is None:
        lines.append(Line("about-points-hidden"))
    else:
        lines.append(Line("about-points-tickets", {"points": sum(each["points"] for each in parts["tickets"])}))
    return Told(Line("about-points", {"points": parts["total"]}), lines)


def _counted(s: State, kind: str, seat: int) -> Told:
    counts = {
        "hand": s.hand_size[seat].sum(),
        "tickets": s.ticket_count[seat],
        "trains": s.supply[seat, box.TRAIN],
        "ships": s.supply[seat, box.SHIP],
        "harbours": s.harbours_left[seat],
    }
    now = Line("about-count", {"seat": seat, "count": int(counts[kind])})
    return Told(Line(f"about-{kind}"), [now, Line(f"about-{kind}-use")])
