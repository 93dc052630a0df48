"""What the things on the table are, and what they cost and bring now: which sentences of words/about.*.ftl."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ...core.actions import number_actions
from ...core.record import NONE
from ...core.told import Line, Told
from . import box
from .action import SEATS
from .rules.build import is_building, price
from .rules.contracts import lacking, stand_ins, stock
from .rules.scoring import points_of_building
from .rules.trains import burden, discount, load_count, spare_power
from .state import State
from .view import breakdown

CONTRACTS = box.CONTRACTS
THINGS = number_actions({
    "card": {"card": box.CARDS},
    "vehicle": {"seat": SEATS, "position": box.POSITIONS},
    "building": {"seat": SEATS, "building": box.BUILDINGS},
    "island": {"island": box.ISLANDS},
    "contract": {"island": box.ISLANDS, "contract": CONTRACTS},
    "ticket": {"island": box.ISLANDS},
    "passenger": {"colour": box.COLOURS},
    "face_down": {},
    "pile": {"pile": ("deck", "discards", "bag")},
    "progress": {},
    "hand": {"seat": SEATS},
    "tokens": {"seat": SEATS},
    "strength": {"seat": SEATS},
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
        case "vehicle" if args["position"] < s.train_size[seat]:
            return _vehicle(s, seat, args["position"])
        case "building" if args["building"] < s.building_count[seat]:
            return _building(s, seat, int(s.buildings[seat, args["building"]]))
        case "island" if s.in_play[box.ISLANDS.index(args["island"])]:
            return Told(Line("told-named", {"named": args["island"]}), [Line("told-island")])
        case "contract":
            return _contract(s, viewer, box.ISLANDS.index(args["island"]), CONTRACTS.index(args["contract"]))
        case "ticket" if box.ISLANDS.index(args["island"]) < box.TICKETED:
            return _ticket(s, box.ISLANDS.index(args["island"]))
        case "passenger":
            return Told(Line("told-passenger", {"colour": args["colour"]}), [Line("told-passenger-use")])
        case "face_down":
            return Told(Line("told-face-down"), [Line("told-face-down-use")])
        case "pile":
            return _pile(s, args["pile"])
        case "progress" if box.END_SPACE[s.seats] > 0:
            track = {"at": s.progress, "end": int(box.END_SPACE[s.seats])}
            return Told(Line("told-progress"), [Line("told-progress-use"), Line("told-progress-now", track)])
        case "hand" | "tokens" | "strength" | "points":
            return _counted(s, kind, seat)
    return None


# Cards


def _card(s: State, viewer: int | None, card: int) -> Told:
    lines = [_numbers(card), *_effect(card)]
    if viewer is not None and s.hands[viewer, card] > 0:
        lines.append(_now(s, viewer, card))
    return Told(Line("told-named", {"named": box.CARDS[card]}), [*lines, _as_cargo(card)])


def _numbers(card: int) -> Line:
    """Cost, weight, capacity and points in words."""
    row = box.ROWS[card]
    kind = "building" if is_building(card) else "engine" if row.category == "engine" else "car"
    details = {"cost": row.cost, "weight": row.weight, "power": row.power, "points": row.points}
    return Line(f"told-{kind}", {**details, "capacity": row.capacity, "holds": row.holds})


def _as_cargo(card: int) -> Line:
    return Line("told-as-cargo", {"cargos": [box.ROWS[card].symbol]})


def _effect(card: int) -> Iterator[Line]:
    row = box.ROWS[card]
    name = row.card.replace("_", "-")
    if row.category in ("caboose", "building"):
        yield Line(f"about-{name}")
    elif row.ability == "none" and (row.take or row.tokens or row.bonus != "none"):
        gives = {"take": row.take, "discard": row.discard, "tokens": row.tokens, "bonus": row.bonus}
        yield Line("screen-gives", gives)


def _now(s: State, viewer: int, card: int) -> Line:
    """What building a card in hand takes now: cards to pay with, and power."""
    mine = s.copy()
    mine.seat = viewer
    others = int(s.hand_size[viewer]) - 1
    cost = price(mine, card, NONE, NONE, discount(mine))
    if is_building(card) or box.CATEGORY[card] == box.ENGINE:
        return Line("told-now", {"cost": cost, "others": others})
    return Line("told-now-car", {"cost": cost, "others": others, "adds": burden(card), "spare": spare_power(mine)})


def _vehicle(s: State, seat: int, position: int) -> Told:
    card = int(s.trains[seat, position])
    loads = {"loads": load_count(s, seat, position), "capacity": box.ROWS[card].capacity}
    filled = [Line("told-loads", loads)] if box.ROWS[card].capacity else []
    return Told(Line("told-named", {"named": box.CARDS[card]}), [_numbers(card), *_effect(card), *filled])


def _building(s: State, seat: int, card: int) -> Told:
    worth = Line("told-building-worth", {"points": points_of_building(s, seat, card)})
    return Told(Line("told-named", {"named": box.CARDS[card]}), [*_effect(card), worth])


# Islands


def _contract(s: State, viewer: int | None, island: int, contract: int) -> Told | None:
    needs = box.NEEDS[island, contract]
    if not s.in_play[island] or needs[0] == NONE:
        return None
    cargos = [symbol for symbol, n in zip(box.SYMBOLS, needs, strict=True) for _ in range(n)]
    kind = "primary" if contract == box.PRIMARY else "secondary"
    lines = [
        Line(f"told-{kind}", {"cargos": cargos, "points": int(box.CONTRACT_POINTS[island, contract])}),
        Line(f"told-{kind}-use"),
    ]
    holder = int(s.island_seat[island])
    if holder != NONE:
        lines.append(Line("told-held", {"seat": holder}))
    elif viewer is not None:
        lines.append(_missing(s, viewer, island, contract))
    return Told(Line("told-contract", {"named": box.ISLANDS[island]}), lines)


def _missing(s: State, viewer: int, island: int, contract: int) -> Line:
    """How many loads the viewer's train lacks for a contract."""
    mine = s.copy()
    mine.seat = viewer
    if any(load >= box.FIRST_FACE_DOWN for load in s.loads[viewer].flatten()):
        return Line("told-missing-unsure")
    lack = lacking(box.NEEDS[island, contract], stock(mine), stand_ins(mine, True))
    return Line("told-missing", {"loads": lack})


def _ticket(s: State, island: int) -> Told:
    filled, tile = int(s.ticket_filled[island]), int(s.tickets[island])
    lines = [Line("told-ticket-use", {"colour": box.COLOURS[island]})]
    if filled < box.SPACES:
        bonus = box.BONUSES[box.REWARD_BONUS[tile, filled]]
        reward = {"take": int(box.REWARD_TAKE[tile, filled]), "tokens": int(box.REWARD_TOKENS[tile, filled])}
        lines += [Line("told-ticket-next", reward)] if any(reward.values()) else []
        lines += [Line("told-ticket-bonus", {"bonus": bonus})] if bonus != "none" else []
    else:
        lines.append(Line("told-ticket-full"))
    return Told(Line("told-ticket", {"named": box.ISLANDS[island]}), lines)


def _pile(s: State, pile: str) -> Told:
    counts = {"deck": s.deck_size[0], "discards": s.discard_size[0], "bag": s.bag.sum()}
    return Told(Line(f"told-{pile}"), [Line(f"told-{pile}-use"), Line("told-left", {"count": int(counts[pile])})])


# What is counted of a seat


def _counted(s: State, kind: str, seat: int) -> Told:
    if kind == "points":
        parts = breakdown(s, seat)
        named = {
            "tokens": parts["tokens"],
            "train": parts["train"],
            "contracts": parts["contracts"],
            "loads": parts["loads"],
            "buildings": parts["buildings"],
        }
        return Told(Line("told-points", {"points": parts["total"]}), [Line("told-points-parts", named)])
    if kind == "strength":
        train = [int(card) for card in s.trains[seat, : s.train_size[seat]]]
        details = {"weight": sum(int(box.WEIGHT[card]) for card in train)}
        details["power"] = sum(int(box.POWER[card]) for card in train)
        return Told(Line("told-strength"), [Line("told-strength-now", details), Line("told-strength-use")])
    count = int(s.hand_size[seat] if kind == "hand" else s.tokens[seat])
    return Told(
        Line(f"told-{kind}"), [Line(f"told-{kind}-now", {"seat": seat, "count": count}), Line(f"told-{kind}-use")]
    )
