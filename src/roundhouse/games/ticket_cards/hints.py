"""Why a move is worth what it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.hints import Reason, finish, wanted
from ...core.record import NONE
from . import box, phase
from .opinion import Notes
from .opinion.cards import best_group, is_needed
from .opinion.tickets import worth_of_keeping, worth_of_looking
from .rules.cards import row_size
from .state import CHOSEN, DECLARED, State

__all__ = ["COMPOUND", "finish", "reason", "wanted"]

COMPOUND: tuple[str, ...] = ()


def reason(s: State, notes: Notes, kind: str, args: Mapping[str, Any]) -> Reason:
    """Why a legal move is worth what it is."""
    match kind:
        case "send":
            return Reason("hint-send-" + args["card"], {})
        case "draw":
            return Reason("hint-draw", {"cards": s.train_deck_size})
        case "take":
            return _why_card(s, notes, int(s.display[args["place"]]))
        case "lay":
            colour = box.COLOURS.index(args["colour"])
            _, locos = best_group(s, notes, colour, args["coloured"])
            return _why_group(s, notes, colour, args["coloured"] + locos)
        case "add":
            return _why_group(s, notes, s.colour, s.coloured + args["locomotives"])
        case "triple":
            return Reason("hint-three-late" if notes.sends == 0 else "hint-three", {})
        case "tickets":
            return Reason("hint-tickets" if worth_of_looking(notes) > 0 else "hint-tickets-late", {})
        case "keep":
            return _why_keeping(s, notes, box.TICKET_NAMES.index(args["ticket"]))
        case "complete":
            return _why_completing(notes, box.TICKET_NAMES.index(args["ticket"]))
        case "done":
            return _why_no_more(s, notes)
    return Reason("hint-" + kind, {})


def _why_card(s: State, notes: Notes, card: int) -> Reason:
    if card == box.LOCO:
        return Reason("hint-take-locomotive", {})
    return Reason("hint-take-needed" if is_needed(s, notes, card) else "hint-take", {"card": box.CARDS[card]})


def _why_group(s: State, notes: Notes, colour: int, size: int) -> Reason:
    details, victim = {"cards": size, "colour": box.COLOURS[colour]}, int(s.row_seat[colour])
    if victim != NONE:
        return Reason("hint-rob", {**details, "victim": victim, "lost": row_size(s, colour)})
    if notes.sends == 0:
        return Reason("hint-lay-late", details)
    return Reason("hint-lay-needed" if notes.want[colour] >= 1 else "hint-lay", details)


def _why_keeping(s: State, notes: Notes, ticket: int) -> Reason:
    details = {"points": int(box.POINTS[ticket]), "cards": int(box.NEEDS[ticket].sum())}
    return Reason("hint-keep" if worth_of_keeping(s, notes, ticket) > 0 else "hint-keep-doubtful", details)


def _why_completing(notes: Notes, ticket: int) -> Reason:
    details = {"points": int(box.POINTS[ticket])}
    return Reason("hint-complete" if notes.is_best[ticket] else "hint-complete-other", details)


def _why_no_more(s: State, notes: Notes) -> Reason:
    if s.phase != phase.COMPLETE:
        return Reason("hint-done-keep", {"tickets": int((s.tickets[s.seat] == CHOSEN).sum())})
    if notes.further > 0:
        return Reason("hint-done-early", {"points": notes.further})
    return Reason("hint-done-complete", {"tickets": int((s.tickets[s.seat] == DECLARED).sum())})
