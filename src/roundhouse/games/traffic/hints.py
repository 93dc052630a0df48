"""Why a move is worth what it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.hints import Reason, finish, wanted
from . import box
from .action import SIDES
from .opinion import Notes
from .opinion.hump import best_lift, worth_of_lift, worth_of_move, worth_of_swap
from .opinion.plan import turns_earned
from .opinion.play import best_aim, best_hook, best_place, best_pull, cards_drawn, plan_of_place
from .opinion.tries import best_of_all, put_back, try_wagon
from .rules.cards import is_loco, is_wagon
from .rules.locomotives import pull_score
from .rules.tracks import nth_wagon
from .state import State

__all__ = ["COMPOUND", "finish", "reason", "wanted"]

COMPOUND: tuple[str, ...] = ()

RISKY = 0.4  # from which on another may well take the wagons
LATE = 0.7  # from which on a wagon is placed to be rid of it


def reason(s: State, notes: Notes, kind: str, args: Mapping[str, Any]) -> Reason:
    """Why a legal move is worth what it is."""
    s = s.copy()  # wagons are tried out on it
    match kind:
        case "draw_cards":
            return Reason("hint-draw-cards", {"cards": cards_drawn(s)})
        case "draw_loco":
            return _why_loco(notes)
        case "play":
            return _why_playing(s, notes, box.CARDS.index(args["card"]))
        case "place":
            return _why_place(s, notes, s.card, args["track"], SIDES.index(args["side"]))
        case "hook":
            return _why_hook(s, notes, s.card, args["track"], SIDES.index(args["side"]))
        case "pull":
            return _why_train(s, notes, s.card, s.track, s.side, args["wagons"])
        case "aim":
            return _why_aim(s, s.card, args["seat"])
        case "give":
            return Reason("hint-give", {"card": args["card"]})
        case "take":
            track, side = args["track"], SIDES.index(args["side"])
            return Reason("hint-take", {"card": box.CARDS[nth_wagon(s, track, side, 0)]})
        case "lift":
            return _why_hump(notes, worth_of_lift(s, notes, args["wagon"]))
        case "swap":
            return _why_hump(notes, worth_of_swap(s, notes, args["wagon"]))
        case "move":
            return _why_hump(notes, worth_of_move(s, notes, args["place"]))
    return Reason("hint-" + kind, {})


def _why_loco(notes: Notes) -> Reason:
    points = best_of_all(notes, notes.others)
    if notes.held == 0 and points > 0:
        return Reason("hint-draw-loco-needed", {"points": points})
    return Reason("hint-draw-loco", {})


def _why_playing(s: State, notes: Notes, card: int) -> Reason:
    """Why the best that can be done with a card is worth what it is."""
    if is_wagon(card):
        _, track, side = best_place(s, notes, card)
        return _why_place(s, notes, card, track, side)
    if is_loco(card):
        _, track, side = best_hook(s, notes, card)
        return _why_hook(s, notes, card, track, side)
    if card == box.SORTING_HUMP:
        return _why_hump(notes, best_lift(s, notes))
    if card in (box.EXTRA_TRACK, box.STOCK_RENEWAL):
        return Reason("hint-extra-track" if card == box.EXTRA_TRACK else "hint-stock-renewal", {})
    _, target = best_aim(s, notes, card)
    return _why_aim(s, card, target)


def _why_place(s: State, notes: Notes, card: int, track: int, side: int) -> Reason:
    _, points = plan_of_place(s, notes, card, track, side)
    if points > 0:
        return Reason("hint-place-and-dispatch", {"points": points})
    try_wagon(s, notes, card, track, side)
    own = best_of_all(notes, notes.locos)
    put_back(s, notes, track)
    if own > notes.own:
        return Reason("hint-place-for-later", {"points": own})
    if box.SUBTRACTS[card]:
        return Reason("hint-place-fire", {})
    return Reason("hint-place-shed" if notes.late > LATE else "hint-place", {})


def _why_hook(s: State, notes: Notes, loco: int, track: int, side: int) -> Reason:
    _, wagons = best_pull(s, notes, loco, track, side)
    if wagons == 0:
        return Reason("hint-dispatch", {"points": 0, "wagons": 0})
    return _why_train(s, notes, loco, track, side, wagons)


def _why_train(s: State, notes: Notes, loco: int, track: int, side: int, wagons: int) -> Reason:
    points = pull_score(s, loco, track, side, wagons)
    details = {"points": points, "wagons": wagons}
    if turns_earned(s, track, side, wagons) > 0:
        return Reason("hint-dispatch-again", details)
    theirs = [int(most) for kind, most in enumerate(notes.best[track]) if notes.others >> kind & 1]
    contested = notes.risk > RISKY and max(theirs, default=0) >= points / 2
    return Reason("hint-dispatch-first" if contested else "hint-dispatch", details)


def _why_aim(s: State, card: int, target: int) -> Reason:
    if target == s.seat:
        return Reason("hint-semaphore-self", {})
    names = {box.RED_SEMAPHORE: "hint-semaphore", box.SWITCH: "hint-switch"}
    return Reason(names.get(card, "hint-revision"), {"target": target})


def _why_hump(notes: Notes, found: tuple[float, int]) -> Reason:
    _, own = found
    return Reason("hint-hump-own", {"points": own}) if own > notes.own else Reason("hint-hump", {})
