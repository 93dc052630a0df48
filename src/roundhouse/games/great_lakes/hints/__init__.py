"""What each move is worth to the seat that decides, from what that seat sees, and why.

A seat makes a plan for its tickets (plan.py).  The plan's routes and harbours, and long routes for the pieces left
over, are its goals (goals.py); each brings so many points for each turn that it still takes.  A card is worth its part
of the best goal that lacks it (cards.py), and a goal that can be paid for is worth its points.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....core.old_hints import Hint
from ....core.record import NONE
from .. import box
from ..action import SUBSETS
from ..rules.display import wilds_up
from ..rules.pay import fewest_plain
from ..state import State
from ..view.paths import LENGTH, path_of
from ..view.payments import cost_of
from .cards import is_wanted, value_of_card, value_of_deck, value_of_second
from .claims import worth_of_colour, worth_of_harbour, worth_of_route
from .effort import TYPE, prices
from .goals import Sight, look
from .plan import own_tickets
from .ready import ready
from .tickets import worth_of_keeping, worth_of_tickets

__all__ = ["COMPOUND", "gain", "ready", "wanted", "worth"]

COMPOUND = ("claim", "harbour", "colour", "pay")


def worth(s: State, kind: str, args: Mapping[str, Any]) -> Hint:
    """What a legal move is worth to the seat that decides."""
    if kind == "keep":
        return worth_of_keeping(s, SUBSETS.index(args["tickets"]) + 1)
    sight = look(s)
    match kind:
        case "take":
            return worth_of_card(s, sight, args["slot"])
        case "draw":
            return worth_of_deck(s, box.DECKS.index(args["deck"]))
        case "claim":
            return worth_of_route(s, sight, box.ROUTES.index(args["route"]))
        case "harbour":
            return worth_of_harbour(s, sight, box.PORTS.index(args["city"]))
        case "pay":
            plain = fewest_plain(s, args["wilds"], args["special"])
            return Hint(-cost_of(s, args["wilds"], args["special"], plain), "hint-pay", {})
        case "singles":
            return Hint(-float(args["cards"]), "hint-pay", {})
        case "colour":
            return worth_of_colour(s, sight, args["colour"])
        case "tickets":
            return worth_of_tickets(s, sight)
        case "exchange":
            return worth_of_exchange(s, sight, args["to"], int(args["pieces"]))
        case "pieces":
            return worth_of_mix(sight, int(args["trains"]))
        case "refill":
            return worth_of_refill(s, box.DECKS.index(args["deck"]))
    return Hint(0.0, "hint-" + kind, {})


def gain(s: State, kind: str, args: Mapping[str, Any]) -> int | None:
    """The gain that `worth` tells, without a plan: only an exchange changes one's points at once."""
    return -int(args["pieces"]) if kind == "exchange" else None


def wanted(s: State) -> list[str]:
    """The routes on the cheapest ways that complete the tickets of the seat that decides."""
    paths = [path_of(prices(s), ticket) for ticket in own_tickets(s)]
    routes = {route for path in paths if path for route in path.routes if s.owner[route] != s.seat}
    return [box.ROUTES[route] for route in sorted(routes)]


# Cards


def worth_of_card(s: State, sight: Sight, slot: int) -> Hint:
    """A face-up card, with the one that may follow it; a wild one is the whole turn."""
    card = int(s.display[slot])
    name, value = box.CARDS[card], value_of_card(sight, card)
    if card == box.WILD:
        return Hint(value, "hint-take-wild", {"card": name})
    if s.taken == 0:
        value += value_of_second(s, slot)
    return Hint(value, "hint-take-wanted" if is_wanted(sight, card) else "hint-take", {"card": name})


def worth_of_deck(s: State, deck: int) -> Hint:
    """A card drawn blind, with the one that may follow it."""
    value = value_of_deck(s, deck) + (value_of_second(s, NONE) if s.taken == 0 else 0.0)
    return Hint(value, "hint-draw", {"deck": box.DECKS[deck]})


def worth_of_refill(s: State, deck: int) -> Hint:
    """What may come next to oneself, or what should not come to the others."""
    if s.taken == 1:
        return Hint(value_of_deck(s, deck), "hint-refill-own", {})
    gift = 0.5 if deck == box.TRAIN and wilds_up(s) < 2 else 0.0  # a third wild card sweeps all of them away
    return Hint(-gift, "hint-refill", {})


# Pieces


def spaces_of(sight: Sight) -> list[int]:
    """How many trains and ships the plan takes."""
    spaces = [0, 0]
    for route in sight.plan.routes:
        spaces[TYPE[route]] += LENGTH[route]
    return spaces


def worth_of_mix(sight: Sight, trains: int) -> Hint:
    """As the plan has it, and what is left over for the long routes that can be had."""
    rail, sea = spaces_of(sight)
    best = rail + round((box.SUPPLY - rail - sea) * 0.5)
    return Hint(-abs(trains - best) / 3, "hint-pieces", {"rail": rail, "sea": sea})


def worth_of_exchange(s: State, sight: Sight, to: str, pieces: int) -> Hint:
    """Worth it only if the plan lacks just these pieces and can spare the others."""
    deck = box.DECKS.index(to)
    spaces = spaces_of(sight)
    short = spaces[deck] - int(s.supply[s.seat, deck])
    spare = int(s.supply[s.seat, 1 - deck]) - spaces[1 - deck]
    if 0 < pieces <= min(short, spare):
        blocked = sum(share for route, share in sight.plan.routes.items() if TYPE[route] == deck)
        worth = blocked * pieces / spaces[deck] - pieces - 2.0
        return Hint(worth, "hint-exchange-needed", {"pieces": pieces}, -pieces)
    return Hint(-2.0 - pieces, "hint-exchange", {"pieces": pieces}, -pieces)
