"""What each move is worth to the seat that decides, from what that seat sees, and why.

A card is worth most in the Stack, if a Ticket needs it; less in a Depot, where it may be robbed; less still in hand.
A move is worth what it changes of that, and Tickets what they are likely to bring in the time that is left.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....core.hints import ready, wanted
from ....core.old_hints import Hint
from .. import box, phase
from ..action import SENDABLE
from ..state import State
from .cards import (
    worth_of_drawing,
    worth_of_group,
    worth_of_laying,
    worth_of_sending,
    worth_of_taking,
    worth_of_three,
)
from .complete import worth_of_completing, worth_of_stopping
from .sight import look
from .tickets import worth_of_keeping, worth_of_looking, worth_of_no_more

__all__ = ["COMPOUND", "ready", "wanted", "worth"]

COMPOUND: tuple[str, ...] = ()


def worth(s: State, kind: str, args: Mapping[str, Any]) -> Hint:
    """What a legal move is worth to the seat that decides."""
    sight = look(s)
    match kind:
        case "send":
            return worth_of_sending(s, sight, box.COLOURS.index(args["colour"]), SENDABLE.index(args["card"]))
        case "draw":
            return worth_of_drawing(s, sight)
        case "take":
            return worth_of_taking(s, sight, args["place"])
        case "lay":
            return worth_of_laying(s, sight, box.COLOURS.index(args["colour"]), args["coloured"])
        case "add":
            return worth_of_group(s, sight, s.colour, s.coloured, args["locomotives"])
        case "triple":
            return worth_of_three(s, sight, box.COLOURS.index(args["colour"]))
        case "tickets":
            return worth_of_looking(sight)
        case "keep":
            return worth_of_keeping(s, sight, box.TICKET_NAMES.index(args["ticket"]))
        case "complete":
            return worth_of_completing(s, box.TICKET_NAMES.index(args["ticket"]))
        case "done":
            return worth_of_stopping(s) if s.phase == phase.COMPLETE else worth_of_no_more(s)
    return Hint(0.0, "hint-" + kind, {})


def gain(s: State, kind: str, args: Mapping[str, Any]) -> int | None:
    """The gain that `worth` tells, without its outlook: only a completed Ticket brings points at once."""
    return int(box.POINTS[box.TICKET_NAMES.index(args["ticket"])]) if kind == "complete" else None
