"""Why a move is worth what it is, in a sentence of words/hints.*.ftl."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.hints import Reason, finish, wanted
from . import action, box
from .opinion import Notes, later
from .rules import gain
from .state import State

__all__ = ["COMPOUND", "finish", "reason", "wanted"]

COMPOUND: tuple[str, ...] = ()  # the kinds of moves that further moves have to finish


def reason(s: State, notes: Notes, kind: str, args: Mapping[str, Any]) -> Reason:
    """The sentence that says why a legal move is worth what it is."""
    if kind == "draw":
        return Reason("hint-draw", {})
    card = s.open if kind == "take_open" else box.CARDS.index(args["card"])
    fits = "yes" if later(notes, card) > 0 else "no"
    if kind == "couple":
        points, lost = gain(s, action.COUPLE, card, 0), int(notes.shut_out[card])
        return Reason("hint-couple", {"points": points, "lost": lost})
    return Reason("hint-drop" if kind == "drop" else "hint-take_open", {"fits": fits})
