"""Why a move is worth what it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.hints import Reason, finish, wanted
from ...core.record import NONE
from . import action, box, phase
from .opinion import Notes
from .opinion.build import best_build, best_build_of
from .opinion.deliver import best_contract, best_delivery, best_ride, riders_for, ticket_of
from .opinion.load import best_load, best_target, cargo_on
from .opinion.outlook import missing, prospects
from .opinion.take import DECK, best_take
from .rules.build import is_building
from .rules.deliver import destination, has_ticket_space
from .rules.gains import points_of_replacing, points_of_upgrading
from .state import State

__all__ = ["COMPOUND", "finish", "reason", "wanted"]

COMPOUND: tuple[str, ...] = ()
NEARER = 0.5  # more than this: the load is for a contract


def reason(s: State, notes: Notes, kind: str, args: Mapping[str, Any]) -> Reason:
    """Why a legal move is worth what it is: what the best way to go on with it brings."""
    match kind:
        case "take":
            best_take(s, notes)
            return _why_taken(s, notes.plan_at)
        case "take_row":
            return _why_taken(s, args["slot"])
        case "take_deck":
            return Reason("hint-take-deck", {})
        case "take_bag":
            return _why_passenger(s)
        case "build" | "extend" | "upgrade" | "replace" | "drop":
            return _why_built(s, notes, kind, args)
        case "load" | "force" | "load_passenger" | "onto":
            return _why_loaded(s, notes, kind, args)
        case "card":
            return _why_card(s, notes, box.CARDS.index(args["card"]))
        case "keep" | "decline" | "buy_back" | "count_as" | "finish":
            return Reason("hint-" + kind.replace("_", "-"), {})
    return _why_delivered(s, notes, kind, args)


# Take


def _why_taken(s: State, at: int) -> Reason:
    if at < DECK:
        return Reason("hint-take-card", {"card": box.CARDS[s.row[at]]})
    return Reason("hint-take-deck", {}) if at == DECK else _why_passenger(s)


def _why_passenger(s: State) -> Reason:
    return Reason("hint-take-passenger" if s.bag.sum() > 0 else "hint-take-token", {})


def _why_card(s: State, notes: Notes, card: int) -> Reason:
    details = {"card": box.CARDS[card]}
    match s.phase:
        case phase.BUILD:
            best_build_of(s, notes, card)
            return _why_way(s, card, notes.plan_at)
        case phase.LOAD:
            best_target(s, notes, card, False, NONE)
            return _why_plan(s, notes)
        case phase.FETCH:
            return Reason("hint-take-card", details)
        case phase.PAY | phase.FORCE:
            return Reason("hint-pay", details)
    return Reason("hint-discard", details)


# Build


def _why_built(s: State, notes: Notes, kind: str, args: Mapping[str, Any]) -> Reason:
    match kind:
        case "extend":
            return _why_way(s, s.card, NONE)
        case "upgrade":
            return _why_way(s, s.card, args["position"])
        case "replace":
            if s.phase == phase.LOSE_BUILDING:
                return Reason("hint-lose", {"card": box.CARDS[s.buildings[s.seat, args["building"]]]})
            return _why_way(s, s.card, args["building"])
        case "drop":
            return Reason("hint-drop", {"card": box.CARDS[s.trains[s.seat, args["position"]]]})
    best_build(s, notes)
    return _why_way(s, notes.plan_card, notes.plan_at)


def _why_way(s: State, card: int, replaced: int) -> Reason:
    """A card at the end of the train or of the buildings (NONE), or in the place of another."""
    if is_building(card):
        points = points_of_replacing(s, card, replaced)
        return Reason("hint-build-building", {"card": box.CARDS[card], "points": points})
    points = points_of_upgrading(card, NONE if replaced == NONE else int(s.trains[s.seat, replaced]))
    return Reason(_name_of_way(card, replaced), {"card": box.CARDS[card], "points": points})


def _name_of_way(card: int, upgraded: int) -> str:
    if box.CATEGORY[card] == box.ENGINE:
        return "hint-build-engine"
    if box.CATEGORY[card] == box.CABOOSE:
        return "hint-build-caboose"
    return "hint-upgrade" if upgraded != NONE else "hint-build"


# Load


def _why_loaded(s: State, notes: Notes, kind: str, args: Mapping[str, Any]) -> Reason:
    match kind:
        case "force":
            best_target(s, notes, box.CARDS.index(args["card"]), True, NONE)
        case "load_passenger":
            best_target(s, notes, NONE, False, box.COLOURS.index(args["colour"]))
        case "onto":
            card = int(s.forced_card[s.seat]) if s.is_forced else s.card
            return _why_target(s, notes, card, s.item, args["seat"], args["position"])
        case "load":
            best_load(s, notes)
    return _why_plan(s, notes)


def _why_plan(s: State, notes: Notes) -> Reason:
    return _why_target(s, notes, notes.plan_card, notes.plan_passenger, notes.plan_seat, notes.plan_at)


def _why_target(s: State, notes: Notes, card: int, passenger: int, seat: int, position: int) -> Reason:
    """A card or a passenger on this engine or car."""
    car = int(s.trains[seat, position])
    if seat != s.seat:
        return Reason("hint-load-other", {"on": box.CARDS[car], "cards": int(box.TAKE[car]), "owner": seat})
    if passenger != NONE:
        return Reason("hint-load-passenger", {"island": box.ISLANDS[passenger]})
    cargo = cargo_on(card, car)
    if prospects(notes, cargo, 1) - notes.promised > NEARER:
        return Reason("hint-load-contract", {"island": box.ISLANDS[_nearest(notes, cargo)]})
    return Reason("hint-load", {"on": box.CARDS[car]})


def _nearest(notes: Notes, cargo: int) -> int:
    """The island whose contract promises most with one more of this cargo."""
    promises = []
    for i in range(notes.contract_count):
        lacks = min(missing(notes, i, cargo, 1), len(notes.near) - 1)
        promises.append((float(notes.value[i] * notes.near[lacks]), int(notes.island[i])))
    return max(promises)[1]


# Deliver


def _why_delivered(s: State, notes: Notes, kind: str, args: Mapping[str, Any]) -> Reason:
    match kind:
        case "deliver":
            best_delivery(s, notes)
            at = notes.plan_at
            return _why_special() if at == NONE else _why_destination(s, notes, at)
        case "to":
            return _why_destination(s, notes, box.ISLANDS.index(args["island"]))
        case "primary":
            return _why_contract(destination(s), box.PRIMARY)
        case "secondary":
            return _why_contract(destination(s), box.SECONDARY_A + ("a", "b").index(args["contract"]))
        case "ticket" | "elsewhere" | "stray":
            best_ride(s, notes, action.LAYOUT.names.index(kind))
            return _why_ticket(notes.plan_at)
        case "item":
            return _why_item(s, args["position"], args["place"])
    return _why_special()


def _why_special() -> Reason:
    return Reason("hint-special", {})


def _why_contract(island: int, contract: int) -> Reason:
    points = int(box.CONTRACT_POINTS[island, contract])
    return Reason("hint-contract", {"island": box.ISLANDS[island], "points": points})


def _why_ticket(island: int) -> Reason:
    return Reason("hint-ticket", {"island": box.ISLANDS[island]})


def _why_destination(s: State, notes: Notes, island: int) -> Reason:
    contract = best_contract(notes, island)
    if contract != NONE:
        return _why_contract(island, contract)
    if riders_for(notes, island) > 0 and has_ticket_space(s, island):
        return _why_ticket(island)
    return Reason("hint-passenger", {})


def _why_item(s: State, position: int, place: int) -> Reason:
    match s.phase:
        case phase.PASSENGER:
            colour = int(s.loads[s.seat, position, place]) - box.FIRST_PASSENGER
            return _why_ticket(ticket_of(s, s.how, colour))
        case phase.GIVE:
            return Reason("hint-give", {})
    return Reason("hint-set-aside", {})
