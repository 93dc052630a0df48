"""How moves, events and refusals are put into words: which sentence of words/*.ftl, and its details."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.errors import Clauses, Refusal, refusal
from ...core.events import Event
from ...core.record import NONE
from ...core.spoken import accusative, counted, spoken_by
from ...core.words import Words
from . import action, box, phase
from .action import COLUMNS
from .rules.characters import may_swap
from .rules.market import price
from .rules.objectives import least_locomotives, missing, most_locomotives
from .state import State

PLAYERS = ("seat", "victim", "target")
CARDS = ("card", "other_card", "given")


def card_name(words: Words, card: str, form: str | None = None) -> str:
    """A small card."""
    return words.say(f"card-{card}", form)


def capital(name: str) -> str:
    """A name as a title begins."""
    return name[:1].upper() + name[1:]


def contract_name(words: Words, contract: str) -> str:
    """A contract by what it pays for, and how much."""
    return words.say(f"contract-{contract}", points=int(box.CONTRACT_POINTS[box.CONTRACTS.index(contract)]))


def wagons_said(words: Words, counts: Mapping[str, int], form: str | None = None) -> str:
    """That many wagon cards of each kind."""
    return " + ".join(words.say(f"wagons-{card}", form, count=n) for card, n in counts.items() if n)


def objective_name(words: Words, objective: str) -> str:
    """An objective by its wagons, its points and its symbols."""
    index = box.OBJECTIVES.index(objective)
    wagons = wagons_said(words, dict(zip(box.WAGONS, map(int, box.NEEDS[index]), strict=True)))
    colours = [colour for colour, n in zip(box.COLOURS, box.SYMBOLS[index], strict=True) for _ in range(n)]
    symbols = ", ".join(words.say(f"symbol-{colour}") for colour in colours)
    return words.say("objective", wagons=wagons, points=int(box.POINTS[index]), symbols=symbols)


# Moves


def move_details(s: State, kind: str, args: Mapping[str, Any]) -> dict[str, Any]:
    """What the sentence of a move says: its arguments, and what lies where it points."""
    details: dict[str, Any] = dict(args)
    if kind == "take":
        column = COLUMNS.index(args["column"])
        details["card"] = box.CARDS[s.market[args["row"], column]]
        details["price"] = 0 if s.phase == phase.INVEST else price(column)
    elif kind == "decline":
        details["card"] = box.CARDS[s.character]
    elif kind == "rob":
        details["banknotes"] = int(s.banknotes[args["seat"]])
    elif kind == "swap":
        details["given"] = box.WAGON_CARDS[s.given]
    elif kind == "claim":
        details["objective"] = box.OBJECTIVES[s.objectives[args["place"]]]
    elif kind == "pay":
        needed = int(box.NEEDS[s.objectives[s.place], s.wagon])
        details["paid"] = {args["wagon"]: needed - args["locomotives"], "locomotive": args["locomotives"]}
    return details


spoken = spoken_by(
    {
        **dict.fromkeys(CARDS, accusative(card_name)),
        **dict.fromkeys(("left", "middle", "right"), card_name),
        **dict.fromkeys(("objective", "first", "second", "third"), objective_name),
        "contract": contract_name,
        "named": lambda words, card: capital(card_name(words, card)),
        "colours": lambda words, colours: ", ".join(words.say(f"symbol-{colour}") for colour in colours),
        **dict.fromkeys(("wanted", "lacking"), wagons_said),
        "paid": lambda words, paid: wagons_said(words, paid, "acc"),
        **dict.fromkeys(("row", "place", *PLAYERS), counted),
    },
    also={card + "-name": (card, card_name) for card in CARDS},
)


# Events


def event_details(event: Event) -> dict[str, Any]:
    """What the sentence of an event says: its arguments, and what follows from them."""
    details = dict(event.args)
    if event.kind == "happened":
        details["event"] = event.args["card"]
    if event.kind == "spent":
        details["paid"] = {event.args["card"]: event.args["wagons"], "locomotive": event.args["locomotives"]}
    return details


# Refusals

CLAUSES: Clauses = {  # behind each refusal, first the one that decides; those of a wrong moment are the phase's
    "take-first": ("CE-031", "CE-034"), "card-taken": ("CE-034",),
    "not-dealt": ("CE-015",), "empty-place": ("CE-034",), "too-dear": ("CE-037",),
    "no-decline": ("CE-064",), "not-oneself": ("CE-071", "CE-074"), "no-banknotes": ("CE-072",),
    "not-owned": ("CE-075",), "not-owned-there": ("CE-075",), "nothing-to-swap": ("CE-075", "CE-077"),
    "locomotives-stay": ("CE-076",), "same-kind": ("CE-077",), "colour-gone": ("CE-079",),
    "wagons-missing": ("CE-083", "CE-084"), "other-wagon": ("CE-AMB-12",), "locomotives": ("CE-084", "CE-086"),
    "no-such-seat": ("CE-001",),
    "position-event-pile": ("CE-AMB-03",), "position-buried": ("CE-055",), "position-tokens": ("CE-004",),
    "position-supply": ("CE-INV-03",), "position-contract-twice": ("CE-INV-04",), "position-kept": ("CE-015",),
    "position-row-gap": ("CE-INV-06",), "position-event-open": ("CE-INV-05",), "position-row-short": ("CE-INV-07",),
    "position-too-early": ("CE-AMB-02",), "position-objectives": ("CE-INV-02",),
    "position-open-objectives": ("CE-INV-02",), "position-phase-market": ("CE-049",),
    "position-turns-left": ("CE-INV-13",), "position-trigger": ("CE-049", "CE-093"),
}  # fmt: skip


def why_not(s: State, kind: str, args: Mapping[str, Any]) -> Refusal:
    """Why a move that is not on the list is not: a sentence of words/*.ftl, with the ledger's number in it."""
    return refusal(CLAUSES, *_reason(s, kind, args), phase.CLAUSES.get(phase.NAMES[s.phase]))


def _reason(s: State, kind: str, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    kinds = {
        phase.CONTRACT: ("keep",),
        phase.INVEST: ("take", "decline"),
        phase.ROB: ("rob", "decline"),
        phase.GIVE: ("give", "decline"),
        phase.TOKEN: ("token", "decline"),
        phase.CLAIM: ("claim", "end"),
    }
    if kind not in kinds.get(s.phase, (phase.NAMES[s.phase],)):
        if s.phase == phase.TAKE and kind in ("claim", "end"):
            return "take-first", {}
        if kind == "take" and s.phase != phase.CONTRACT:
            return "card-taken", {}
        return "wrong-moment", {"phase": phase.NAMES[s.phase]}
    return _REASONS[kind](s, args)


def _why_not_kept(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    return "not-dealt", {}


def _why_not_taken(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    column = COLUMNS.index(args["column"])
    if s.market[args["row"], column] == NONE:
        return "empty-place", {"row": args["row"] + 1}
    return "too-dear", {"price": price(column), "banknotes": int(s.banknotes[s.seat])}


def _why_no_decline(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    return "no-decline", {}


def _why_no_victim(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    if args["seat"] >= s.seats:
        return "no-such-seat", {"seat": args["seat"] + 1}
    return ("not-oneself" if args["seat"] == s.seat else "no-banknotes"), {}


def _why_no_gift(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    card = box.WAGON_CARDS.index(args["card"])
    if s.wagons[s.seat, card] == 0:
        return "not-owned", {}
    return ("nothing-to-swap" if may_swap(s, card) else "locomotives-stay"), {}


def _why_no_swap(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    seat, card = args["seat"], box.WAGON_CARDS.index(args["card"])
    if seat >= s.seats:
        return "no-such-seat", {"seat": seat + 1}
    if seat == s.seat:
        return "not-oneself", {}
    if s.wagons[seat, card] == 0:
        return "not-owned-there", {}
    return ("same-kind" if may_swap(s, card) else "locomotives-stay"), {}


def _why_no_token(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    return "colour-gone", {}


def _why_no_claim(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    lacking = missing(s, 0, int(s.objectives[args["place"]]))
    return "wagons-missing", {"missing": lacking, "locomotives": int(s.wagons[s.seat, box.LOCOMOTIVE])}


def _why_no_payment(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    if box.WAGONS.index(args["wagon"]) != s.wagon:
        return "other-wagon", {}
    return "locomotives", {"least": least_locomotives(s), "most": most_locomotives(s)}


_REASONS = {
    "keep": _why_not_kept,
    "take": _why_not_taken,
    "decline": _why_no_decline,
    "rob": _why_no_victim,
    "give": _why_no_gift,
    "swap": _why_no_swap,
    "token": _why_no_token,
    "claim": _why_no_claim,
    "pay": _why_no_payment,
}
assert set(_REASONS) | {"end"} == set(action.LAYOUT.kinds)
