"""What each move is worth to the seat that decides, from what that seat sees, and why.

A move is worth the points it brings, the contracts and tickets it brings nearer, and the cards it costs or earns.
A step of an action is worth what the rest of the action can make of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....core.hints import ready, wanted
from ....core.old_hints import Hint, best
from .. import box, phase
from ..state import State
from .build import build_plans, worth_of_building
from .deliver import worth_of_delivering
from .load import load_plans, worth_of_loading
from .outlook import CARD, NEVER, Sight, look
from .take import kept, worth_of_buying_back, worth_of_taking

__all__ = ["COMPOUND", "ready", "wanted", "worth"]

COMPOUND: tuple[str, ...] = ()


def worth(s: State, kind: str, args: Mapping[str, Any]) -> Hint:
    """What a legal move is worth to the seat that decides."""
    sight = look(s)
    match kind:
        case "take" | "take_row" | "take_deck" | "take_bag":
            return worth_of_taking(s, sight, kind, args)
        case "build" | "extend" | "upgrade" | "replace" | "drop" | "keep":
            return worth_of_building(s, sight, kind, args)
        case "load" | "force" | "load_passenger" | "onto":
            return worth_of_loading(s, sight, kind, args)
        case "card":
            return worth_of_card(s, sight, box.CARDS.index(args["card"]))
        case "buy_back":
            return worth_of_buying_back(s, sight)
        case "decline":
            return Hint(0.0, "hint-decline", {})
    return worth_of_delivering(s, sight, kind, args)


def worth_of_card(s: State, sight: Sight, card: int) -> Hint:
    """A card is named: to build, load, fetch, pay or discard."""
    details = {"card": box.CARDS[card]}
    match s.phase:
        case phase.BUILD:
            plans = [plan for plan in build_plans(s, sight, card) if plan.worth > NEVER]
            return best(plans) if len(plans) == 1 else best(plans)._replace(gain=None)
        case phase.LOAD:
            return best(load_plans(s, sight, card, False))
        case phase.FETCH:
            return Hint(CARD + kept(s, sight, card), "hint-take-card", details)
        case phase.PAY | phase.FORCE:
            return Hint(-CARD - kept(s, sight, card), "hint-pay", details)
    return Hint(-CARD - kept(s, sight, card), "hint-discard", details)
