"""What the things on the table are, and what they cost and bring now: which sentences of words/about.*.ftl."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.actions import number_actions
from ...core.told import Line, Told
from . import box
from .action import SEATS
from .rules import fits, score
from .state import State

THINGS = number_actions({
    "card": {"card": box.CARDS},
    "stock": {},
    "hand": {"seat": SEATS},
    "train": {"seat": SEATS},
    "points": {"seat": SEATS},
})  # fmt: skip


def about(s: State, viewer: int | None, kind: str, args: Mapping[str, Any]) -> Told | None:
    """What a thing is, from what this viewer sees."""
    seat = args.get("seat", 0)
    if seat >= s.seats:
        return None
    match kind:
        case "card":
            return _card(s, viewer, box.CARDS.index(args["card"]))
        case "stock":
            return Told(Line("about-stock"), [Line("about-stock-left", {"cards": int(s.stock_size[0])})])
        case "hand":
            count = int(s.hand_size[seat])
        case "train":
            count = int(s.train_size[seat])
        case _:
            count = score(s, seat)
    return Told(Line(f"about-{kind}"), [Line(f"about-{kind}-now", {"seat": seat, "count": count})])


def _card(s: State, viewer: int | None, card: int) -> Told:
    lines = [Line("about-card-use", {"points": int(box.POINTS[card])})]
    if viewer is not None:
        lines.append(Line("about-card-now", {"fits": "yes" if fits(s, viewer, card) else "no"}))
    return Told(Line("about-card", {"named": box.CARDS[card]}), lines)
