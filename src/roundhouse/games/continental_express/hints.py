"""Why a move is worth what it is; of a step of a decision, why the best that it leads to is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.hints import Reason, finish, wanted
from . import box
from .action import COLUMNS, PLACES
from .opinion import (
    UNCLAIMED,
    Notes,
    lacking,
    plan,
    try_swap,
    try_wagon,
    worth_of_robbing,
    worth_of_swap,
    worth_of_token,
)
from .rules.characters import can_give, can_swap, victims
from .rules.objectives import can_claim, least_locomotives
from .rules.scoring import points_of_symbols
from .state import State

__all__ = ["COMPOUND", "finish", "reason", "wanted"]

COMPOUND: tuple[str, ...] = ()
NOTHING = Reason("hint-none", {})  # what a character does that has no effect, or no good one


def reason(s: State, notes: Notes, kind: str, args: Mapping[str, Any]) -> Reason:
    """Why a legal move is worth what it is."""
    match kind:
        case "keep":
            return Reason("hint-keep", {"contract": args["contract"]})
        case "take":
            return _why_card(s, notes, int(s.market[args["row"], COLUMNS.index(args["column"])]))
        case "rob":
            return _why_robbing(s, args["seat"])
        case "give":
            swaps = _swaps(s, [box.WAGON_CARDS.index(args["card"])])
            return _why_swap(s, notes, *_best_swap(s, notes, swaps))
        case "swap":
            return _why_swap(s, notes, s.given, args["seat"], box.WAGON_CARDS.index(args["card"]))
        case "token":
            return _why_token(s, notes, box.COLOURS.index(args["colour"]))
        case "claim":
            return _why_claim(s, int(s.objectives[args["place"]]))
        case "pay":
            is_spared = args["locomotives"] > least_locomotives(s)
            return Reason("hint-pay-locomotives" if is_spared else "hint-pay-wagons", {})
        case "end":
            is_ready = any(can_claim(s, int(objective)) for objective in s.objectives)
            return Reason("hint-wait" if is_ready else "hint-end", {})
    return Reason("hint-decline", {})


# Cards


def _why_card(s: State, notes: Notes, card: int) -> Reason:
    if card >= box.FIRST_CHARACTER:
        return _why_character(s, notes, card)
    if card == box.BANKNOTE:
        return Reason("hint-banknote", {})
    try_wagon(notes, card)
    usual = Reason("hint-locomotive" if card == box.LOCOMOTIVE else "hint-spare", {})
    return _why_wagons(s, notes) or usual


def _why_wagons(s: State, notes: Notes) -> Reason | None:
    """What objective the wagons that are tried make ready, or bring nearer."""
    ready, nearer = [], []
    for place in range(PLACES):
        objective, before = int(s.objectives[place]), int(notes.lacks[place])
        lacks = lacking(notes, objective)
        if lacks == 0 < before:
            ready.append(int(box.POINTS[objective]))
        elif lacks < before:
            details = {"points": int(box.POINTS[objective]), "missing": lacks}
            nearer.append((plan(s, notes, UNCLAIMED, place), details))
    if ready:
        return Reason("hint-ready", {"points": max(ready)})
    if nearer and not notes.is_last:
        return Reason("hint-nearer", max(nearer, key=lambda found: found[0])[1])
    return None


# Characters


def _why_character(s: State, notes: Notes, card: int) -> Reason:
    """The best that a character can do, the first of equals."""
    match card:
        case box.INVESTOR:
            return Reason("hint-investor", {})
        case box.PICKPOCKET:
            if victims(s) == 0:
                return NOTHING
            others = [seat for seat in range(s.seats) if seat != s.seat]
            return _why_robbing(s, max(others, key=lambda seat: worth_of_robbing(s, notes, seat)))
        case box.SWITCHMAN:
            return _why_switchman(s, notes)
    colours = [colour for colour in range(len(box.COLOURS)) if s.supply[colour] > 0]
    if not colours:
        return NOTHING
    return _why_token(s, notes, max(colours, key=lambda colour: worth_of_token(notes, colour)))


def _why_robbing(s: State, seat: int) -> Reason:
    return Reason("hint-rob", {"target": seat, "banknotes": int(s.banknotes[seat])})


def _why_switchman(s: State, notes: Notes) -> Reason:
    swaps = _swaps(s, [card for card in range(len(box.WAGON_CARDS)) if can_give(s, card)])
    if swaps:
        given, seat, card = _best_swap(s, notes, swaps)
        if worth_of_swap(s, notes, given, card) > 0:
            return _why_swap(s, notes, given, seat, card)
    return NOTHING


def _swaps(s: State, given: list[int]) -> list[tuple[int, int, int]]:
    """Every exchange of these cards: the card, for whose, which."""
    seats, cards = range(s.seats), range(len(box.WAGON_CARDS))
    return [(own, seat, card) for own in given for seat in seats for card in cards if can_swap(s, own, seat, card)]


def _best_swap(s: State, notes: Notes, swaps: list[tuple[int, int, int]]) -> tuple[int, int, int]:
    """The first of those that are worth most."""
    return max(swaps, key=lambda swap: worth_of_swap(s, notes, swap[0], swap[2]))


def _why_swap(s: State, notes: Notes, given: int, seat: int, card: int) -> Reason:
    try_swap(notes, given, card)
    details = {"target": seat, "card": box.WAGON_CARDS[card], "given": box.WAGON_CARDS[given]}
    return _why_wagons(s, notes) or Reason("hint-swap", details)


def _why_token(s: State, notes: Notes, colour: int) -> Reason:
    points = points_of_symbols(s, s.seat, box.FIRST_TOKEN + colour)
    details = {"colour": box.COLOURS[colour], "points": points}
    if points > 0:
        return Reason("hint-token-points", details)
    return Reason("hint-token" if worth_of_token(notes, colour) > 0 else "hint-token-none", details)


# Claiming


def _why_claim(s: State, objective: int) -> Reason:
    more = points_of_symbols(s, s.seat, objective)
    details = {"points": int(box.POINTS[objective]), "more": more}
    return Reason("hint-claim-contract" if more > 0 else "hint-claim", details)
