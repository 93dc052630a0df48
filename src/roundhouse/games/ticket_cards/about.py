"""What the things on the table are, and what they cost and bring now: which sentences of words/about.*.ftl."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, get_args

from ...core.actions import number_actions
from ...core.record import NONE, UNKNOWN
from ...core.told import Line, Told
from . import box
from .action import SEATS
from .rules.cards import row_size
from .rules.lay import least_cards
from .rules.scoring import completed_points, completed_tickets, score, served
from .say import needs_of
from .state import HELD, State
from .view import MARK, Where, reach_by_ticket

THINGS = number_actions({
    "card": {"card": (*box.CARDS, *box.TICKET_NAMES)},
    "row": {"colour": box.COLOURS},
    "pile": {"pile": ("trains", "tickets", "discards")},
    "city": {"city": box.BIG_CITIES},
    "hand": {"seat": SEATS},
    "tickets": {"seat": SEATS},
    "completed": {"seat": SEATS},
    "stack": {"seat": SEATS},
    "points": {"seat": SEATS},
})  # fmt: skip


def about(s: State, viewer: int | None, kind: str, args: Mapping[str, Any]) -> Told | None:
    """What a thing is, from what this viewer sees."""
    if args.get("seat", 0) >= s.seats:
        return None
    match kind:
        case "card" if args["card"] in box.TICKET_NAMES:
            return _ticket(s, viewer, box.TICKET_NAMES.index(args["card"]))
        case "card":
            return _card(s, viewer, box.CARDS.index(args["card"]))
        case "row":
            return _row(s, viewer, box.COLOURS.index(args["colour"]))
        case "pile":
            return _pile(s, args["pile"])
        case "city":
            return _city(s, viewer, box.BIG_CITIES.index(args["city"]))
        case "points":
            return _points(s, args["seat"])
    return _counted(s, kind, args["seat"])


# Cards and rows


def _card(s: State, viewer: int | None, card: int) -> Told:
    title = Line("about-named", {"named": box.CARDS[card]})
    if card == box.LOCO:
        return Told(title, [Line("about-locomotive"), Line("about-locomotive-open")])
    return Told(title, [Line("about-coloured"), Line("about-way"), *_for_tickets(s, viewer, card)])


def _for_tickets(s: State, viewer: int | None, colour: int) -> Iterator[Line]:
    """How many cards of a colour the Tickets of a viewer need."""
    if viewer is not None and s.tickets[viewer, 0] != UNKNOWN:
        held = [ticket for ticket in range(box.TICKETS) if s.tickets[viewer, ticket] == HELD]
        yield Line("about-for-tickets", {"cards": sum(int(box.NEEDS[ticket, colour]) for ticket in held)})


def _row(s: State, viewer: int | None, colour: int) -> Told:
    owner, lines = int(s.row_seat[colour]), [Line("about-row-one")]
    if owner == NONE:
        lines.append(Line("about-row-free"))
    else:
        lines.append(Line("about-row-of", {"seat": owner, "cards": row_size(s, colour)}))
    if viewer is not None and s.hands[viewer, 0] != UNKNOWN and owner != viewer:
        held = {"held": int(s.hands[viewer, colour]), "locomotives": int(s.hands[viewer, box.LOCO])}
        how = "about-row-lay" if owner == NONE else "about-row-rob"
        lines.append(Line(how, {"least": least_cards(s, colour), **held}))
    elif owner == viewer:
        lines.append(Line("about-way"))
    return Told(Line("about-row", {"hue": box.COLOURS[colour]}), lines)


def _pile(s: State, pile: str) -> Told:
    sizes = {"trains": s.train_deck_size, "tickets": s.ticket_deck_size[0] - s.looked_at, "discards": s.discards.sum()}
    left = Line("about-left", {"cards": int(sizes[pile])})
    return Told(Line(f"about-pile-{pile}"), [Line(f"about-pile-{pile}-use"), left])


# Tickets and cities


def _ticket(s: State, viewer: int | None, ticket: int) -> Told:
    row = box.TICKET_ROWS[ticket]
    lines = [
        Line("about-ticket-needs", {"wanted": needs_of(row.ticket)}),
        Line("about-ticket-points", {"points": row.points}),
    ]
    if s.completed[ticket] != NONE:
        lines.append(Line("about-ticket-done", {"seat": int(s.completed[ticket])}))
    elif viewer is not None and s.tickets[viewer, 0] != UNKNOWN and s.tickets[viewer, ticket]:
        found = reach_by_ticket(s, viewer)[ticket]
        lines.append(Line("about-ticket-reach", {where: found.count(where) for where in get_args(Where)}))
    return Told(Line("about-ticket", {"from": row.city, "to": row.other_city}), lines)


def _city(s: State, viewer: int | None, city: int) -> Told:
    lines = [Line("about-city-bonus", {"points": int(box.BONUS[city])}), Line("about-city-shared")]
    if viewer is not None and s.tickets[viewer, 0] != UNKNOWN:
        naming = [t for t in range(box.TICKETS) if s.tickets[viewer, t] == HELD and city in box.CITY[t]]
        times = served(s, viewer) >> box.BYTE * city & MARK
        lines.append(Line("about-city-yours", {"done": times, "tickets": len(naming)}))
    return Told(Line("about-city", {"city": box.BIG_CITIES[city]}), lines)


# What is counted of a seat


def _points(s: State, seat: int) -> Told:
    done = {"seat": seat, "points": completed_points(s, seat), "tickets": completed_tickets(s, seat)}
    lines = [Line("about-points-now", done), Line("about-points-later")]
    return Told(Line("about-points", {"points": score(s, seat)}), lines)


def _counted(s: State, kind: str, seat: int) -> Told:
    counts = {
        "hand": s.hand_size[seat],
        "tickets": s.ticket_count[seat],
        "completed": completed_tickets(s, seat),
        "stack": s.stack_size[seat],
    }
    now = Line(f"about-{kind}-now", {"seat": seat, "count": int(counts[kind])})
    return Told(Line(f"about-{kind}"), [now, Line(f"about-{kind}-use")])
