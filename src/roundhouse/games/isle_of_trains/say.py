"""How moves, events and refusals are put into words: which sentence of words/*.ftl, with what in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.errors import Clauses, Refusal, refusal
from ...core.events import Event
from ...core.record import NONE
from ...core.spoken import accusative, counted, spoken_by
from ...core.words import Words
from . import action, box, phase
from .rules.build import can_extend, can_upgrade, is_building, price
from .rules.cards import is_face_down, is_passenger
from .rules.steps import next_first
from .rules.trains import burden, discount, spare_power
from .state import State

PLAYERS = ("seat", "owner")


def name(words: Words, card: str, form: str | None = None) -> str:
    """A card, an island or a colour by its name."""
    return words.say(card.replace("_", "-"), form)


# Moves


def move_details(s: State, kind: str, args: Mapping[str, Any]) -> dict[str, Any]:
    """What the sentence of a move says: its arguments, and what lies where it points."""
    details: dict[str, Any] = {"phase": phase.NAMES[s.phase], **args}
    if kind == "take_row":
        details["card"] = box.CARDS[s.row[args["slot"]]]
    if kind in ("upgrade", "drop"):
        details["on"] = box.CARDS[s.trains[s.seat, args["position"]]]
    if kind in ("extend", "upgrade", "replace") and s.card != NONE:
        details["card"] = box.CARDS[s.card]
        details["cost"] = price(s, s.card, args.get("position", NONE), NONE, discount(s))
    if kind == "replace":
        details["on"] = box.CARDS[s.buildings[s.seat, args["building"]]]
    if kind == "onto":
        details["on"] = box.CARDS[s.trains[args["seat"], args["position"]]]
        details["own"] = "yes" if args["seat"] == s.seat else "no"
    if kind == "item":
        details.update(_load_details(s, args["position"], args["place"]))
    if kind in ("primary", "secondary", "ticket", "stray"):
        details["island"] = box.ISLANDS[next_first(s)]
    if kind == "buy_back":
        details["card"] = box.CARDS[s.discards[0, s.discard_size[0] - 1]]
    return details


def _load_details(s: State, position: int, place: int) -> dict[str, Any]:
    """A load: what lies where; a face-down card is not named."""
    load = int(s.loads[s.seat, position, place])
    on = box.CARDS[s.trains[s.seat, position]]
    if is_passenger(load):
        return {"what": "passenger", "colour": box.COLOURS[load - box.FIRST_PASSENGER], "on": on, "card": None}
    if is_face_down(load):
        return {"what": "face_down", "on": on, "card": None, "colour": None}
    return {"what": "card", "card": box.CARDS[load], "on": on, "colour": None}


spoken = spoken_by(
    {
        **dict.fromkeys(("card", "old", "on"), accusative(name)),
        **dict.fromkeys(("island", "name"), name),
        "rating": lambda words, rating: words.say(f"rating-{rating}"),
        "colour": lambda words, colour: name(words, "colour-" + colour),
        "named": name,
        "cargos": lambda words, cargos: ", ".join(words.say(f"told-cargo-{cargo}") for cargo in cargos),
        **dict.fromkeys(("position", "slot", "place", "building", *PLAYERS), counted),
    }
)


# Events


def event_details(event: Event) -> dict[str, Any]:
    """What the sentence of an event says: its arguments."""
    return dict(event.args)


# Refusals

MOMENTS = {
    "take": "action", "build": "action", "load": "action", "deliver": "action", "decline": "action",
    "take_row": "take", "take_deck": "take", "take_bag": "take",
    "extend": "mode", "upgrade": "mode", "replace": "mode", "drop": "drop", "keep": "drop",
    "force": "load", "load_passenger": "load", "onto": "target",
    "to": "destination", "special_only": "destination",
    "primary": "deliver", "secondary": "deliver", "ticket": "deliver", "elsewhere": "deliver", "stray": "deliver",
    "special": "deliver", "finish": "deliver", "count_as": "count_as",
}  # fmt: skip
SAME_MOMENT = {"bonus": "action", "draw": "take", "lose_building": "mode"}
REASONS = {
    "build": "no-build", "load": "no-load", "deliver": "no-load-to-deliver", "take": "not-this-bonus",
    "take_row": "row-empty", "take_deck": "deck-empty", "take_bag": "cards-only",
    "extend": "cannot-extend", "upgrade": "cannot-upgrade", "replace": "cannot-replace", "drop": "cannot-drop",
    "keep": "too-heavy-or-dear", "force": "cannot-force", "load_passenger": "no-seat-for-passenger",
    "onto": "does-not-fit", "to": "nothing-for-island", "primary": "no-primary", "secondary": "no-secondary",
    "ticket": "no-passenger-for-ticket", "elsewhere": "no-caboose-9", "stray": "no-caboose-10",
    "special": "no-special", "finish": "deliver-something", "count_as": "not-needed", "decline": "no-pass",
}  # fmt: skip
CLAUSES: Clauses = {  # behind each refusal, first the one that decides; those of a wrong moment are the phase's
    "no-build-cost": ("IT-032", "IT-065"), "no-build-weight": ("IT-059", "IT-060"),
    "no-build-engine": ("IT-049", "IT-AMB-11"),
    "no-build": ("IT-032", "IT-059", "IT-065"), "no-load": ("IT-032", "IT-075"), "no-load-to-deliver": ("IT-AMB-21",),
    "not-this-bonus": ("IT-122",), "row-empty": ("IT-040",), "deck-empty": ("IT-AMB-07",), "cards-only": ("IT-083",),
    "cannot-extend": ("IT-051", "IT-059"), "cannot-upgrade": ("IT-050", "IT-AMB-11"), "cannot-replace": ("IT-071",),
    "cannot-drop": ("IT-061",), "too-heavy-or-dear": ("IT-059", "IT-065"), "cannot-force": ("IT-085", "IT-AMB-18"),
    "no-seat-for-passenger": ("IT-078",), "does-not-fit": ("IT-075", "IT-076", "IT-127"),
    "nothing-for-island": ("IT-090",), "no-primary": ("IT-095", "IT-097"), "no-secondary": ("IT-103",),
    "no-passenger-for-ticket": ("IT-110", "IT-111"), "no-caboose-9": ("IT-169", "IT-AMB-39"),
    "no-caboose-10": ("IT-171", "IT-AMB-40"), "no-special": ("IT-117", "IT-AMB-23"),
    "deliver-something": ("IT-AMB-21",), "not-needed": ("IT-095",), "no-pass": ("IT-AMB-04",),
    "no-buy-back": ("IT-228", "IT-AMB-54"), "no-such-load": ("IT-093",), "not-in-discards": ("IT-252",),
    "position-car": ("IT-051",), "position-load": ("IT-INV-07",), "position-no-engine": ("IT-INV-04",),
    "position-islands": ("IT-014",),
}  # fmt: skip


def why_not(s: State, kind: str, args: Mapping[str, Any]) -> Refusal:
    """Why a move that is not on the list is not: a sentence of words/*.ftl, with the ledger's number in it."""
    return refusal(CLAUSES, *_reason(s, kind, args), phase.CLAUSES.get(phase.NAMES[s.phase]))


def _reason(s: State, kind: str, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    now = phase.NAMES[s.phase]
    if kind == "buy_back":
        return "no-buy-back", {}
    if kind == "card":
        return _why_no_card(s, args)
    if kind == "item":
        in_moment = now in ("passenger", "give", "set_aside")
        return ("no-such-load" if in_moment else "wrong-moment"), {"phase": now}
    if MOMENTS[kind] != SAME_MOMENT.get(now, now) and not (kind == "decline" and now in ("night", "last_chance")):
        return "wrong-moment", {"phase": now}
    return REASONS[kind], {}


def _why_no_card(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """Why this card cannot be named now."""
    now = phase.NAMES[s.phase]
    if now not in ("build", "load", "pay", "force", "discard", "hand_limit", "fetch"):
        return "wrong-moment", {"phase": now}
    if now != "fetch" and not s.hands[s.seat, box.CARDS.index(args["card"])]:
        return "not-in-hand", {"card": args["card"]}
    if now == "build":
        return _why_no_build(s, box.CARDS.index(args["card"]))
    return {"load": "does-not-fit", "fetch": "not-in-discards"}.get(now, "not-in-hand"), dict(args)


def _why_no_build(s: State, card: int) -> tuple[str, dict[str, Any]]:
    """What a card in hand lacks to be built: cards to pay with, power, or an engine to replace."""
    others, saved = int(s.hand_size[s.seat]) - 1, discount(s)
    places = [place for place in range(s.train_size[s.seat]) if can_upgrade(s, card, place)]
    ways = [NONE] if is_building(card) or can_extend(s, card) else []
    if not ways and not places:
        return "no-build-engine", {}
    cost = min(price(s, card, way, NONE, saved) for way in ways + places)
    if cost > others:
        return "no-build-cost", {"cost": cost, "others": others}
    return "no-build-weight", {"adds": burden(card), "spare": spare_power(s)}


assert set(MOMENTS) | {"card", "item", "buy_back"} == set(action.LAYOUT.kinds)
