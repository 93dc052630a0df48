"""Which sentence, with what in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from roundhouse.core.errors import Clauses, Refusal
from roundhouse.core.events import Event
from roundhouse.core.words import Words

from .state import State

PLAYERS = ("seat",)
CLAUSES: Clauses = {}


def move_details(s: State, kind: str, args: Mapping[str, Any]) -> dict[str, Any]:
    """How many counters are taken, and what each is worth."""
    return {**args, "worth": int(s.worth[s.wheel])}


def event_details(event: Event) -> dict[str, Any]:
    """Who took how many."""
    return dict(event.args)


def spoken(words: Words, details: Mapping[str, Any]) -> dict[str, Any]:
    """Seats are counted from 1."""
    return {key: value + 1 if key in PLAYERS else value for key, value in details.items()}


def why_not(s: State, kind: str, args: Mapping[str, Any]) -> Refusal:
    """There are not so many, or none were asked for."""
    return Refusal("counters", None, {"left": s.left})
