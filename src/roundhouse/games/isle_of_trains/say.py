"""How moves, events and refusals are put into words: which sentence of words/*.ftl, and its details."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.errors import Clauses, Named, Refusal, refusal
from ...core.events import Event
from ...core.record import NONE
from ...core.spoken import accusative, counted, spoken_by
from ...core.words import Words
from . import action, box, phase
from .rules import steps
from .rules.build import can_build, can_extend, can_upgrade, cards_to_pay, is_building, price
from .rules.cards import is_face_down, is_passenger, is_solo
from .rules.contracts import (
    USED_CABOOSE_7,
    USED_CABOOSE_9,
    USED_CABOOSE_10,
    USED_PRIMARY,
    USED_SECONDARY,
    USED_SPECIAL,
    has_used,
    is_primary_open,
    is_secondary_open,
    lacking,
    stand_ins,
    stock,
)  # fmt: skip
from .rules.deliver import can_deliver_to, destination, has_ticket_space, passengers_aboard
from .rules.load import may_load, open_holds
from .rules.solo import buy_back_price
from .rules.trains import (
    PASSENGER_ELSEWHERE,
    PASSENGER_OF_ANY_COLOUR,
    any_load_on,
    building_limit,
    burden,
    discount,
    fits,
    has,
    has_space,
    spare_power,
)  # fmt: skip
from .state import State

PLAYERS = ("seat", "owner")


def name(words: Words, card: str, form: str | None = None) -> str:
    """A card, an island or a colour by its name."""
    return words.say(card.replace("_", "-"), form)


def named(card: str) -> Named:
    """A card in a refusal, by its name."""
    return Named(card.replace("_", "-"))


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
        details["island"] = box.ISLANDS[steps.next_first(s)]
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
ALSO_AT = {"decline": ("night", "last_chance"), "finish": ("set_aside",), "to": ("action", "bonus")}
REASONS = {
    "take_bag": "cards-only", "take_deck": "deck-empty", "finish": "deliver-something",
    "count_as": "not-needed", "decline": "no-pass",
}  # fmt: skip
CLAUSES: Clauses = {  # behind each refusal, first the one that decides; those of a wrong moment are the phase's
    "no-build": ("IT-032", "IT-059"), "no-build-hand": ("IT-032",), "no-build-cheapest": ("IT-032", "IT-065"),
    "no-build-cost": ("IT-032", "IT-065"), "no-build-weight": ("IT-059", "IT-060"),
    "no-build-engine": ("IT-049", "IT-AMB-11"),
    "no-load": ("IT-032", "IT-076"), "no-load-nothing": ("IT-032",), "no-load-space": ("IT-032", "IT-075"),
    "no-load-to-deliver": ("IT-AMB-21",), "not-this-bonus": ("IT-122",),
    "row-empty": ("IT-040",), "deck-empty": ("IT-AMB-07",), "cards-only": ("IT-083",), "deck-only": ("IT-AMB-06",),
    "not-on-train": ("IT-070",), "other-category": ("IT-050",), "no-upgrade-caboose": ("IT-050", "IT-AMB-11"),
    "not-lower-level": ("IT-050", "IT-AMB-11"), "buildings-full": ("IT-070", "IT-071"),
    "room-for-building": ("IT-070", "IT-071"), "no-such-building": ("IT-071",), "only-for-buildings": ("IT-071",),
    "engine-stays": ("IT-061",), "upgraded-stays": ("IT-061", "IT-AMB-14"), "drop-not-needed": ("IT-061",),
    "still-too-heavy": ("IT-059", "IT-061"),
    "force-second-card": ("IT-086",), "cannot-force": ("IT-085", "IT-AMB-18"),
    "no-space-for-cargo": ("IT-075", "IT-076"),
    "no-such-passenger": ("IT-078",), "no-seat-for-passenger": ("IT-078",),
    "no-such-car": ("IT-074",), "holds-nothing": ("IT-075",), "car-full": ("IT-075",), "own-train-only": ("IT-127",),
    "caboose-of-other": ("IT-AMB-34",), "passengers-ride": ("IT-078",), "passengers-only": ("IT-076", "IT-078"),
    "other-cargo": ("IT-076",), "fits-face-up": ("IT-085", "IT-AMB-18"),
    "island-out": ("IT-014",), "nothing-for-island": ("IT-090",), "island-lacks": ("IT-090", "IT-095"),
    "no-destination": ("IT-090",), "primary-used": ("IT-AMB-22",), "secondary-used": ("IT-AMB-22",),
    "island-held": ("IT-096",), "finish-own-first": ("IT-097",), "contract-lacks": ("IT-095",),
    "secondary-not-yours": ("IT-103",), "ticket-full": ("IT-111",), "no-passenger-for-ticket": ("IT-110",),
    "no-caboose-9": ("IT-169",), "no-caboose-10": ("IT-171",), "caboose-used": ("IT-AMB-39", "IT-AMB-40"),
    "no-passenger-elsewhere": ("IT-169", "IT-171"), "special-used": ("IT-117", "IT-AMB-23"),
    "deliver-something": ("IT-AMB-21",), "not-needed": ("IT-095",), "no-pass": ("IT-AMB-04",),
    "buy-back-solo": ("IT-228",), "buy-back-tokens": ("IT-228",), "buy-back-empty": ("IT-228",),
    "buy-back-deck": ("IT-AMB-54",),
    "no-such-load": ("IT-093",), "no-passenger": ("IT-110",), "other-destination": ("IT-110",),
    "passenger-no-cargo": ("IT-166",), "not-in-discards": ("IT-252",),
    "position-car": ("IT-051",), "position-load": ("IT-INV-07",), "position-no-engine": ("IT-INV-04",),
    "position-islands": ("IT-014",),
}  # fmt: skip


def why_not(s: State, kind: str, args: Mapping[str, Any]) -> Refusal:
    """Why a move that is not on the list is not: a sentence of words/*.ftl, with the ledger's number in it."""
    return refusal(CLAUSES, *_reason(s, kind, args), phase.CLAUSES.get(phase.NAMES[s.phase]))


def _reason(s: State, kind: str, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    now = phase.NAMES[s.phase]
    if kind in ("buy_back", "card", "item"):
        return {"buy_back": _why_no_buy_back, "card": _why_no_card, "item": _why_no_item}[kind](s, args)
    if MOMENTS[kind] != SAME_MOMENT.get(now, now) and now not in ALSO_AT.get(kind, ()):
        return "wrong-moment", {"phase": now}
    if now == "bonus" and kind in NEEDED_BONUS and steps.next_first(s) not in NEEDED_BONUS[kind]:
        return "not-this-bonus", {"bonus": box.BONUSES[steps.next_first(s)]}
    return _REASONS[kind](s, args) if kind in _REASONS else (REASONS[kind], {})


# Refusals: build


def _why_nothing_to_build(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    held = [card for card in range(box.TYPES) if s.hands[s.seat, card] > 0]
    if not held:
        return "no-build-hand", {}
    costs = [details["cost"] for why, details in (_why_no_build(s, card) for card in held) if why == "no-build-cost"]
    if costs:
        return "no-build-cheapest", {"cost": min(costs), "others": cards_to_pay(s)}
    return "no-build", {"spare": spare_power(s)}


def _why_no_build(s: State, card: int) -> tuple[str, dict[str, Any]]:
    """What a card in hand lacks to be built: cards to pay with, power, or an engine to replace."""
    places = [place for place in range(s.train_size[s.seat]) if can_upgrade(s, card, place)]
    ways = [NONE] if is_building(card) or can_extend(s, card) else []
    if not ways and not places:
        return "no-build-engine", {}
    cheapest = min(ways + places, key=lambda way: price(s, card, way, NONE, discount(s)))
    return _why_not_so(s, card, cheapest)


def _why_not_so(s: State, card: int, upgraded: int) -> tuple[str, dict[str, Any]]:
    """Why a card cannot be added, or put on this position: what it costs, or what it weighs."""
    cost, others = price(s, card, upgraded, NONE, discount(s)), cards_to_pay(s)
    if cost > others:
        return "no-build-cost", {"cost": cost, "others": others}
    adds = burden(card) - (0 if upgraded == NONE else burden(int(s.trains[s.seat, upgraded])))
    return "no-build-weight", {"adds": adds, "spare": spare_power(s)}


def _why_not_added(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    if s.phase == phase.LOSE_BUILDING:
        return "wrong-moment", {"phase": phase.NAMES[s.phase]}
    if is_building(s.card):
        return "buildings-full", {"limit": building_limit(s, s.seat, NONE)}
    if not can_extend(s, s.card):
        return "no-build-engine", {}
    return _why_not_so(s, s.card, NONE)


def _why_no_upgrade(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    position = args["position"]
    if position >= s.train_size[s.seat]:
        return "no-such-car", {}
    if s.phase == phase.LOSE_BUILDING or is_building(s.card):
        return "not-on-train", {}
    old = int(s.trains[s.seat, position])
    if box.CATEGORY[old] != box.CATEGORY[s.card]:
        return "other-category", {"on": named(box.CARDS[old])}
    if box.CATEGORY[old] == box.CABOOSE:
        return "no-upgrade-caboose", {}
    if not can_upgrade(s, s.card, position):
        return "not-lower-level", {"level": int(box.LEVEL[s.card]), "old": int(box.LEVEL[old])}
    return _why_not_so(s, s.card, position)


def _why_no_replacement(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    if s.phase == phase.MODE and not is_building(s.card):
        return "only-for-buildings", {}
    if args["building"] >= s.building_count[s.seat]:
        return "no-such-building", {}
    return "room-for-building", {"limit": building_limit(s, s.seat, NONE)}


def _why_no_drop(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    position, spare = args["position"], spare_power(s)
    if position >= s.train_size[s.seat]:
        return "no-such-car", {}
    if position == 0:
        return "engine-stays", {}
    if position == s.upgraded:
        return "upgraded-stays", {}
    if not fits(s, s.card, s.upgraded, position, spare):
        gone = sum(burden(int(s.trains[s.seat, place])) for place in (s.upgraded, position) if place != NONE)
        return "still-too-heavy", {"over": burden(s.card) - gone - spare}
    cost = price(s, s.card, s.upgraded, position, discount(s))
    if cost > cards_to_pay(s):
        return "no-build-cost", {"cost": cost, "others": cards_to_pay(s)}
    return "drop-not-needed", {}


def _why_not_kept(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    return _why_not_so(s, s.card, s.upgraded)


# Refusals: take and load


def _why_not_from_row(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    return ("row-empty" if s.row[args["slot"]] == NONE else "deck-only"), {}


def _why_nothing_to_load(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    if s.hand_size[s.seat] == 0 and s.supply[s.seat].sum() == 0:
        return "no-load-nothing", {}
    return ("no-load" if open_holds(s) else "no-load-space"), {}


def _why_not_forced(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    if not s.hands[s.seat, box.CARDS.index(args["card"])]:
        return "not-in-hand", {"card": named(args["card"])}
    return ("force-second-card" if s.hand_size[s.seat] < 2 else "cannot-force"), {}


def _why_no_passenger(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    held = s.supply[s.seat, box.COLOURS.index(args["colour"])]
    return ("no-seat-for-passenger" if held else "no-such-passenger"), {}


def _why_not_onto(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """Why nothing more, or not this, is loaded there."""
    seat, position = args["seat"], args["position"]
    if seat >= s.seats or position >= s.train_size[seat]:
        return "no-such-car", {}
    car = int(s.trains[seat, position])
    hold = int(box.HOLD[car])
    if hold == box.NOTHING:
        return "holds-nothing", {}
    if not has_space(s, seat, position):
        return "car-full", {"capacity": int(box.CAPACITY[car])}
    if not may_load(s, seat, position):
        return ("own-train-only" if s.is_bonus else "caboose-of-other"), {}
    if s.item != NONE:
        return "passengers-ride", {}
    if hold == box.PASSENGER:
        return "passengers-only", {}
    card = int(s.forced_card[s.seat] if s.is_forced else s.card)
    if s.is_forced:
        return "fits-face-up", {}
    return "other-cargo", {"hold": box.HOLDS[hold], "cargo": box.SYMBOLS[box.SYMBOL[card]]}


# Refusals: deliver


def _why_not_there(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """Why nothing can be delivered to an island."""
    island = box.ISLANDS.index(args["island"])
    if not s.in_play[island]:
        return "island-out", {}
    if not any_load_on(s, s.seat):
        return "no-load-to-deliver", {}
    if s.phase != phase.DESTINATION and can_deliver_to(s, island, passengers_aboard(s)):
        return "wrong-moment", {"phase": phase.NAMES[s.phase]}
    needs = [box.NEEDS[island, contract] for contract in range(len(box.CONTRACTS)) if _is_open_to(s, island, contract)]
    if not needs:
        return "nothing-for-island", {}
    return "island-lacks", {"loads": min(lacking(each, stock(s), stand_ins(s, True)) for each in needs)}


def _is_open_to(s: State, island: int, contract: int) -> bool:
    return is_primary_open(s, island) if contract == box.PRIMARY else is_secondary_open(s, island, contract)


def _why_no_primary(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    island = destination(s)
    if island == NONE:
        return "no-destination", {}
    if has_used(s, USED_PRIMARY):
        return "primary-used", {}
    if s.island_seat[island] != NONE:
        return "island-held", {"own": "yes" if s.island_seat[island] == s.seat else "no"}
    if not is_primary_open(s, island):
        return "finish-own-first", {}
    return "contract-lacks", _lack(s, box.PRIMARY)


def _why_no_secondary(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    island, contract = destination(s), box.SECONDARY_A + ("a", "b").index(args["contract"])
    if island == NONE:
        return "no-destination", {}
    if has_used(s, USED_SECONDARY):
        return "secondary-used", {}
    if not is_secondary_open(s, island, contract):
        return "secondary-not-yours", {}
    return "contract-lacks", _lack(s, contract)


def _lack(s: State, contract: int) -> dict[str, Any]:
    """How many loads a contract of the destination still lacks."""
    spare = stand_ins(s, not has_used(s, USED_CABOOSE_7))
    return {"loads": lacking(box.NEEDS[destination(s), contract], stock(s), spare)}


def _why_no_ticket(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    if destination(s) == NONE:
        return "no-destination", {}
    return ("no-passenger-for-ticket" if has_ticket_space(s, destination(s)) else "ticket-full"), {}


def _why_not_elsewhere(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    if not has(s, s.seat, PASSENGER_ELSEWHERE):
        return "no-caboose-9", {}
    return ("caboose-used" if has_used(s, USED_CABOOSE_9) else "no-passenger-elsewhere"), {}


def _why_no_stray(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    if not has(s, s.seat, PASSENGER_OF_ANY_COLOUR):
        return "no-caboose-10", {}
    return ("caboose-used" if has_used(s, USED_CABOOSE_10) else "no-passenger-elsewhere"), {}


def _why_no_special(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    return ("special-used" if has_used(s, USED_SPECIAL) else "no-load-to-deliver"), {}


def _why_no_delivery(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    return "no-load-to-deliver", {}


# Refusals: a card, a load, buying back


def _why_no_card(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """Why this card cannot be named now."""
    now, card = phase.NAMES[s.phase], box.CARDS.index(args["card"])
    if now == "fetch":
        return "not-in-discards", {"card": named(args["card"])}
    if now not in ("action", "build", "load", "pay", "force", "discard", "hand_limit"):
        return "wrong-moment", {"phase": now}
    if now == "action" and (not s.hands[s.seat, card] or can_build_now(s, card)):
        return "wrong-moment", {"phase": now}
    if not s.hands[s.seat, card]:
        return "not-in-hand", {"card": named(args["card"])}
    if now == "load":
        return "no-space-for-cargo", {"cargo": box.SYMBOLS[box.SYMBOL[card]]}
    return _why_no_build(s, card)


def can_build_now(s: State, card: int) -> bool:
    return can_build(s, card, cards_to_pay(s), spare_power(s), discount(s))


def _why_no_item(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """Why a load is not the one that is meant."""
    if s.phase not in (phase.PASSENGER, phase.GIVE, phase.SET_ASIDE):
        return "wrong-moment", {"phase": phase.NAMES[s.phase]}
    load = int(s.loads[s.seat, args["position"], args["place"]])
    if load == NONE:
        return "no-such-load", {}
    if s.phase == phase.PASSENGER:
        return ("other-destination" if is_passenger(load) else "no-passenger"), {}
    return ("passenger-no-cargo" if is_passenger(load) else "not-needed"), {}


def _why_no_buy_back(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    if not is_solo(s):
        return "buy-back-solo", {}
    if s.discard_size[0] == 0:
        return "buy-back-empty", {}
    if s.tokens[s.seat] < buy_back_price(s):
        return "buy-back-tokens", {"price": buy_back_price(s), "tokens": int(s.tokens[s.seat])}
    return "buy-back-deck", {}


NEEDED_BONUS = {
    "take": (box.BONUS_ANY,), "build": (box.BONUS_ANY, box.BONUS_BUILD),
    "load": (box.BONUS_ANY, box.BONUS_LOAD, box.BONUS_LOAD_OR_DELIVER),
    "deliver": (box.BONUS_ANY, box.BONUS_DELIVER, box.BONUS_LOAD_OR_DELIVER),
}  # fmt: skip
_REASONS = {
    "build": _why_nothing_to_build, "load": _why_nothing_to_load, "deliver": _why_no_delivery,
    "take_row": _why_not_from_row, "extend": _why_not_added, "upgrade": _why_no_upgrade, "replace": _why_no_replacement,
    "drop": _why_no_drop, "keep": _why_not_kept, "force": _why_not_forced, "load_passenger": _why_no_passenger,
    "onto": _why_not_onto, "to": _why_not_there, "primary": _why_no_primary, "secondary": _why_no_secondary,
    "ticket": _why_no_ticket, "elsewhere": _why_not_elsewhere, "stray": _why_no_stray, "special": _why_no_special,
}  # fmt: skip
assert set(MOMENTS) | {"card", "item", "buy_back"} == set(action.LAYOUT.kinds)
