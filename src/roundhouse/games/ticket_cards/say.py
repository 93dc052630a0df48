"""How moves, events and refusals are put into words: which sentence of words/*.ftl, and its details."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.errors import Clauses, Refusal, refusal
from ...core.events import Event
from ...core.record import NONE
from ...core.spoken import Teller, accusative, counted, spoken_by
from ...core.words import Words
from . import action, box, option, phase
from .rules.cards import row_size
from .rules.lay import least_cards
from .rules.tickets import LOOKED
from .state import CHOSEN, DECLARED, HELD, State

PLAYERS = ("seat", "victim")


def card_name(words: Words, card: str, form: str | None = None) -> str:
    """A Train card by its colour, or a Locomotive."""
    return words.say(f"card-{card}", form)


def city_name(words: Words, city: str) -> str:
    """A city by its name."""
    return words.say("city-" + city.replace("_", "-"))


def ticket_name(words: Words, ticket: str) -> str:
    """A Ticket by its two cities and its value."""
    row = box.TICKET_ROWS[box.TICKET_NAMES.index(ticket)]
    return words.say(
        "ticket", city=city_name(words, row.city), other=city_name(words, row.other_city), points=row.points
    )


def needs_of(ticket: str) -> dict[str, int]:
    """The cards that a Ticket needs, by colour."""
    row = box.TICKET_ROWS[box.TICKET_NAMES.index(ticket)]
    return {colour: n for colour, n in zip(box.COLOURS, row.needs, strict=True) if n}


# Moves


def move_details(s: State, kind: str, args: Mapping[str, Any]) -> dict[str, Any]:
    """What the sentence of a move says: its arguments, and what lies where it points."""
    details: dict[str, Any] = {"phase": phase.NAMES[s.phase], **args}
    if kind == "take":
        details["card"] = box.CARDS[s.display[args["place"]]]
    if kind == "send":
        details["card"] = "locomotive" if args["card"] == "locomotive" else args["colour"]
    if kind == "lay":
        colour = box.COLOURS.index(args["colour"])
        details["robs"], details["locomotives"] = _robs(s, colour), _needed(s, colour, args["coloured"])
    if kind == "add":
        details["colour"], details["cards"] = box.COLOURS[s.colour], s.coloured + args["locomotives"]
    if kind == "triple":
        details["number"] = 1 + int((s.triple != NONE).sum())
    if kind == "tickets":
        details["tickets"] = min(LOOKED, int(s.ticket_deck_size[0]))
    if kind == "done":
        details["tickets"] = int((s.tickets[s.seat] == (DECLARED if s.phase == phase.COMPLETE else CHOSEN)).sum())
    return details


def colour_in(form: str) -> Teller:
    """The colour of a group ("acc": in English with its article) or of a row ("gen")."""
    return lambda words, colour: words.say(f"colour-{colour}", form)


def _needed(s: State, colour: int, coloured: int) -> int:
    """TC-058: the Locomotives that join that many cards of a colour without being asked about: all of the hand."""
    least = max(0, least_cards(s, colour) - coloured)
    return least if coloured > 0 and least == s.hands[s.seat, box.LOCO] else 0


def _robs(s: State, colour: int) -> str:
    return "no" if s.row_seat[colour] in (NONE, s.seat) else "yes"


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]


def _wanted(words: Words, needs: Mapping[str, int]) -> str:
    """That many cards of each colour."""
    return ", ".join(f"{words.say(f'colour-{colour}')} ×{n}" for colour, n in needs.items())


spoken = spoken_by(
    {
        **dict.fromkeys(("card", "next_card"), accusative(card_name)),
        **dict.fromkeys(("colour", "second", "third"), lambda words, colour: words.say(f"colour-{colour}")),
        "ticket": ticket_name,
        "named": lambda words, card: _capital(card_name(words, card)),
        "hue": lambda words, colour: _capital(words.say(f"colour-{colour}")),
        "city": city_name,
        **dict.fromkeys(("from", "to"), city_name),
        "wanted": _wanted,
        **dict.fromkeys(("place", *PLAYERS), counted),
    },
    also={f"colour-{form}": ("colour", colour_in(form)) for form in ("acc", "gen")},
)


# Events


def event_details(event: Event) -> dict[str, Any]:
    """What the sentence of an event says: its arguments; a card sent by what it is."""
    details = dict(event.args)
    if event.kind == "sent":
        is_loco = details["card"] == "locomotive"
        details["card"], details["kind"] = ("locomotive" if is_loco else details["colour"]), details["card"]
    return details


# Refusals


MOMENTS = {
    "send": (phase.DISPATCH,), "draw": (phase.TURN, phase.SECOND_CARD), "take": (phase.TURN, phase.SECOND_CARD),
    "stop": (phase.SECOND_CARD,), "lay": (phase.TURN,), "add": (phase.LOCOMOTIVES,),
    "triple": (phase.TURN, phase.TRIPLE), "tickets": (phase.TURN,), "keep": (phase.START_TICKETS, phase.TICKETS),
    "complete": (phase.COMPLETE,), "done": (phase.START_TICKETS, phase.TICKETS, phase.COMPLETE),
    "pass": (phase.TURN,),
}  # fmt: skip
CLAUSES: Clauses = {  # behind each refusal, first the one that decides; those of a wrong moment are the phase's
    "other-row": ("TC-034",), "deck-empty": ("TC-092", "TC-093"), "place-empty": ("TC-052",),
    "loco-second": ("TC-047",), "second-card-due": ("TC-050",), "own-row": ("TC-062",), "not-in-hand": ("TC-055",),
    "locos-alone": ("TC-073",), "row-too-large": ("TC-063",), "group-too-small": ("TC-055", "TC-061"),
    "cards-needed": ("TC-055", "TC-063"), "triple-blocked": ("TC-069",), "same-colour": ("TC-060",),
    "no-three-colours": ("TC-060",), "no-tickets-left": ("TC-080", "TC-079"), "not-looked-at": ("TC-076",),
    "keep-one": ("TC-016",), "cards-missing": ("TC-098", "TC-099"), "ticket-not-held": ("TC-098",),
    "no-pass": ("TC-041",),
    "position-returned": ("TC-HID-03",), "position-colour-twice": ("TC-070",), "position-row-empty": ("TC-031",),
    "position-no-ticket": ("TC-016",), "position-display-gap": ("TC-044",), "position-last-turns": ("TC-087",),
    "position-declared": ("TC-104",),
}  # fmt: skip


def why_not(s: State, kind: str, args: Mapping[str, Any]) -> Refusal:
    """Why a move that is not on the list is not: a sentence of words/*.ftl, with the ledger's number in it."""
    return refusal(CLAUSES, *_reason(s, kind, args), phase.CLAUSES.get(phase.NAMES[s.phase]))


def _reason(s: State, kind: str, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    if s.phase not in MOMENTS[kind]:
        return "wrong-moment", {"phase": phase.NAMES[s.phase]}
    if kind in _REASONS:
        return _REASONS[kind](s, args)
    if kind == "tickets":
        return "no-tickets-left", {"left": int(s.ticket_deck_size[0])}
    return {
        "send": "other-row", "draw": "deck-empty", "stop": "second-card-due",
        "keep": "not-looked-at", "done": "keep-one",
    }.get(kind, "no-pass"), {}  # fmt: skip


def _why_no_open_card(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    if s.phase == phase.TURN and s.train_deck_size == 0:
        return "deck-empty", {}
    if s.display[args["place"]] == NONE:
        return "place-empty", {"place": args["place"] + 1}
    return "loco-second", {}


def _why_no_group(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    colour, coloured = box.COLOURS.index(args["colour"]), args["coloured"]
    if s.row_seat[colour] == s.seat:
        return "own-row", {}
    if coloured > s.hands[s.seat, colour]:
        return "not-in-hand", {"cards": int(coloured), "held": int(s.hands[s.seat, colour])}
    if coloured == 0 and not s.options[option.ALL_LOCOMOTIVE_GROUP]:
        return "locos-alone", {}
    if row_size(s, colour):
        return "row-too-large", {"cards": row_size(s, colour), **_most(s, colour)}
    return "group-too-small", _most(s, colour)


def _most(s: State, colour: int) -> dict[str, Any]:
    """The cards in hand of which a group of this colour could be."""
    return {"held": int(s.hands[s.seat, colour]), "locomotives": int(s.hands[s.seat, box.LOCO])}


def _why_no_locos(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    if args["locomotives"] > s.hands[s.seat, box.LOCO]:
        return "not-in-hand", {"cards": int(args["locomotives"]), "held": int(s.hands[s.seat, box.LOCO])}
    return "cards-needed", {"cards": least_cards(s, s.colour)}


def _why_no_triple(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    colour = box.COLOURS.index(args["colour"])
    if s.hands[s.seat, colour] == 0:
        return "not-in-hand", {"cards": 1, "held": 0}
    if s.row_seat[colour] != NONE:
        return "triple-blocked", {}
    if s.phase == phase.TRIPLE:
        return "same-colour", {}
    free = [each for each in range(box.LOCO) if s.hands[s.seat, each] and s.row_seat[each] == NONE]
    return "no-three-colours", {"colours": len(free)}


def _why_not_completed(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    meaning = int(s.tickets[s.seat, box.TICKET_NAMES.index(args["ticket"])])
    return ("cards-missing" if meaning == HELD else "ticket-not-held"), {}


_REASONS = {
    "take": _why_no_open_card,
    "lay": _why_no_group,
    "add": _why_no_locos,
    "triple": _why_no_triple,
    "complete": _why_not_completed,
}
assert set(MOMENTS) == set(action.LAYOUT.kinds)
