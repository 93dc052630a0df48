"""How moves, events and refusals are put into words: which sentence of words/*.ftl, and its details."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.errors import Clauses, Refusal, refusal
from ...core.events import Event
from ...core.spoken import accusative, counted, spoken_by
from ...core.words import Words
from . import box, phase
from .state import State

PLAYERS = ("seat",)


def card_name(words: Words, card: str, form: str | None = None) -> str:
    """A wagon by its kind and its points, which may be those of any edition."""
    points = int(box.POINTS[box.CARDS.index(card)])
    kind = f"card-{card}"
    return words.say(kind if words.has(kind) else "card-other", form, card=card, points=points)


def move_details(s: State, kind: str, args: Mapping[str, Any]) -> dict[str, Any]:
    """What the sentence of a move says: its arguments, and what lies where it points."""
    details = dict(args)
    if kind == "take_open":
        details["card"] = box.CARDS[s.open]
    return details


def event_details(event: Event) -> dict[str, Any]:
    """What the sentence of an event says."""
    return dict(event.args)


spoken = spoken_by({"card": accusative(card_name), "named": card_name} | dict.fromkeys(PLAYERS, counted))


# Refusals

CLAUSES: Clauses = {  # behind each refusal, first the one that decides; those of a wrong moment are the phase's
    "not-in-hand": ("CD-005",),
    "too-dear": ("CD-006",),
    "stock-empty": ("CD-009",),
    "position-order": ("CD-006",),
    "position-open": ("CD-003",),
    "position-nothing-to-draw": ("CD-009",),
    "position-hands": ("CD-005", "CD-009"),
}


def why_not(s: State, kind: str, args: Mapping[str, Any]) -> Refusal:
    """Why a move that is not on the list is not: a sentence of words/*.ftl, with the ledger's number in it."""
    return refusal(CLAUSES, *_reason(s, kind, args), phase.CLAUSES.get(phase.NAMES[s.phase]))


def _reason(s: State, kind: str, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    is_draw = kind in ("take_open", "draw")
    if is_draw != (s.phase == phase.DRAW):
        return "wrong-moment", {"phase": phase.NAMES[s.phase]}
    if is_draw:
        return "stock-empty", {}
    if not s.hands[s.seat, box.CARDS.index(args["card"])]:
        return "not-in-hand", {"card": args["card"]}
    return "too-dear", {"card": args["card"]}
