"""How moves, events and refusals are put into words: which sentence of words/*.ftl, and its details."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.errors import Clauses, Refusal, refusal
from ...core.events import Event
from ...core.record import NONE
from ...core.spoken import accusative, counted, spoken_by
from ...core.words import Words
from . import action, box, option, phase
from .action import LEFT, SIDES
from .rules.cards import is_loco
from .rules.hump import first_wagon, gaps, track_of
from .rules.tracks import end_place, is_open, track_type
from .rules.traction import pull_choices, pulls
from .state import WAGON_DECK, State

PLAYERS = ("seat", "target", "victim", "receiver")
CARDS = ("card", "other_card")
PLACES = ("track", "other_track", "to_track", "position")  # counted from 1 by people


def card_name(words: Words, card: str, form: str | None = None) -> str:
    """A card by its kind and its numbers, which may be those of any edition."""
    index = box.CARDS.index(card)
    if index < box.FIRST_LOCO:
        return words.say(f"card-{box.WAGONS[index].kind}", form, points=int(box.POINTS[index]))
    if is_loco(index):
        kind = "loco-hs" if box.IS_HIGH_SPEED_LOCO[index] else "loco"
        traction, points = int(box.TRACTION[index]), int(box.POINTS[index])
        return words.say(f"card-{kind}", form, traction=traction, points=points, bonus=int(box.BONUS[index]))
    return words.say(f"card-{card.replace('_', '-')}", form)


# Moves


def move_details(s: State, kind: str, args: Mapping[str, Any]) -> dict[str, Any]:
    """What the sentence of a move says: its arguments, and what lies where it points."""
    details: dict[str, Any] = dict(args)
    if kind in ("place", "hook", "aim"):
        details["card"] = box.CARDS[s.card]
    if kind == "draw_cards":
        details["cards"] = min(3, int(s.deck_size[WAGON_DECK]))
    if kind == "take":
        track, side = args["track"], SIDES.index(args["side"])
        details["card"] = box.CARDS[s.tracks[track, end_place(s, track, side, 0)]]
    if kind in ("lift", "swap"):
        details.update(_wagon_details(s, args["wagon"]))
    if kind == "move":
        details.update(_gap_details(s, args["place"]))
    if kind in ("place", "hook", "take"):
        details["empty"] = "yes" if s.track_size[args["track"]] <= int(kind == "take") else "no"
    return details


def _wagon_details(s: State, wagon: int) -> dict[str, Any]:
    track = track_of(s, wagon)
    position = wagon - first_wagon(s, track)
    return {"card": box.CARDS[s.tracks[track, position]], "track": track, "position": position}


def _gap_details(s: State, gap: int) -> dict[str, Any]:
    track = 0
    while gap >= gaps(s, track):
        gap -= gaps(s, track)
        track += 1
    return {"track": track, "position": gap}


def _titles(words: Words, counts: Mapping[str, int]) -> str:
    """Cards by their printed titles, with how many of each there are."""
    return ", ".join(f"{words.say(f'title-{card}')}{f' ×{n}' if n > 1 else ''}" for card, n in counts.items())


spoken = spoken_by(
    dict.fromkeys(CARDS, accusative(card_name)) | dict.fromkeys((*PLACES, *PLAYERS), counted) | {"titles": _titles}
)


# Events


def event_details(event: Event) -> dict[str, Any]:
    """What the sentence of an event says: its arguments, and what follows from them."""
    details = dict(event.args)
    if event.kind == "moved":
        details["same"] = "yes" if event.args["track"] == event.args["to_track"] else "no"
    return details


# Refusals

CLAUSES: Clauses = {  # behind each refusal, first the one that decides; those of a wrong moment are the phase's
    "draw-after-card": ("TR-019", "TR-AMB-06"), "deck-empty": ("TR-AMB-08",), "no-pass": ("TR-AMB-05",),
    "not-in-hand": ("TR-019",), "no-wagons": ("TR-AMB-13",), "no-fast-wagons": ("TR-036", "TR-AMB-11"),
    "no-open-track": ("TR-025", "TR-031"),
    "no-such-track": ("TR-050",), "track-of-other-type": ("TR-025",), "track-empty": ("TR-AMB-13",),
    "side-void": ("TR-DP-03", "TR-DP-04"), "high-speed-only": ("TR-036", "TR-AMB-11"),
    "revision-one-track": ("TR-AMB-27",), "traction": ("TR-AMB-12", "TR-AMB-14"),
    "not-oneself": ("TR-055", "TR-057", "TR-AMB-21"), "same-wagon": ("TR-AMB-29",), "types-would-mix": ("TR-061",),
    "same-place": ("TR-AMB-29",), "no-such-seat": ("TR-AMB-01",), "no-such-wagon": ("TR-060",),
    "no-such-place": ("TR-060",),
    "position-tracks": ("TR-050",), "position-phase-decks": ("TR-064",), "position-mixed": ("TR-061",),
    "position-train": ("TR-033", "TR-036"), "position-end-reached": ("TR-064",), "position-not-over": ("TR-064",),
    "position-second-card": ("TR-AMB-09",), "position-semaphore": ("TR-052",),
}  # fmt: skip


def why_not(s: State, kind: str, args: Mapping[str, Any]) -> Refusal:
    """Why a move that is not on the list is not: a sentence of words/*.ftl, with the ledger's number in it."""
    return refusal(CLAUSES, *_reason(s, kind, args), phase.CLAUSES.get(phase.NAMES[s.phase]))


def _reason(s: State, kind: str, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    kinds = {
        phase.TURN: ("draw_cards", "draw_loco", "play", "pass"),
        phase.SECOND_CARD: ("play", "end"),
        phase.LIFT: ("lift",),
        phase.SHUNT: ("swap", "move"),
    }
    if kind not in kinds.get(s.phase, (phase.NAMES[s.phase],)):
        if s.phase == phase.SECOND_CARD and kind.startswith("draw"):
            return "draw-after-card", {}
        return "wrong-moment", {"phase": phase.NAMES[s.phase]}
    return _REASONS[kind](s, args)


def _why_no_draw(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    return "deck-empty", {}


def _why_no_pass(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    return "no-pass", {}


def _why_no_card(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    card = box.CARDS.index(args["card"])
    if not s.hands[s.seat, card]:
        return "not-in-hand", {}
    if is_loco(card):
        return ("no-fast-wagons" if s.track_size.sum() else "no-wagons"), {}
    return "no-open-track", {"type": box.TYPES[box.TYPE[card]]}


def _why_no_track(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """Why not on this track, at this side."""
    track, side = args["track"], SIDES.index(args["side"])
    if track >= s.track_count:
        return "no-such-track", {"track": track + 1}
    if s.phase == phase.PLACE:
        if is_open(s, track, s.card):
            return "side-void", {"track": track + 1}
        types = {"standing": box.TYPES[track_type(s, track)], "type": box.TYPES[box.TYPE[s.card]]}
        return "track-of-other-type", {"track": track + 1, **types}
    if s.phase == phase.TAKE:
        if s.track not in (NONE, track) and s.options[option.REVISION_TRACKS] == option.ONE:
            return "revision-one-track", {"track": s.track + 1}
        return ("side-void" if s.track_size[track] else "track-empty"), {"track": track + 1}
    if s.track_size[track] == 0:
        return "track-empty", {"track": track + 1}
    same_from_left = side != LEFT and pulls(s, s.card, track, LEFT)
    return ("side-void" if same_from_left else "high-speed-only"), {"track": track + 1}


def _why_no_pull(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    choices = pull_choices(s, s.card, s.track, s.side)
    possible = tuple(str(wagons) for wagons in range(1, box.MOST_PULLED + 1) if choices >> wagons & 1)
    return "traction", {"possible": possible}


def _why_no_target(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    return ("no-such-seat" if args["seat"] >= s.seats else "not-oneself"), {"seat": args["seat"] + 1}


def _why_no_wagon(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    if args["wagon"] >= s.track_size.sum():
        return "no-such-wagon", {"wagon": args["wagon"] + 1}
    return ("same-wagon" if args["wagon"] == s.lifted else "types-would-mix"), {}


def _why_no_place(s: State, args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    if args["place"] >= sum(gaps(s, track) for track in range(s.track_count)):
        return "no-such-place", {"place": args["place"] + 1}
    details = _gap_details(s, args["place"])
    home = _wagon_details(s, s.lifted)
    same = (details["track"], details["position"]) == (home["track"], home["position"])
    return ("same-place" if same else "types-would-mix"), {}


_REASONS = {
    "draw_cards": _why_no_draw,
    "draw_loco": _why_no_draw,
    "pass": _why_no_pass,
    "play": _why_no_card,
    "place": _why_no_track,
    "hook": _why_no_track,
    "pull": _why_no_pull,
    "aim": _why_no_target,
    "give": _why_no_card,
    "take": _why_no_track,
    "lift": _why_no_wagon,
    "swap": _why_no_wagon,
    "move": _why_no_place,
}
assert set(_REASONS) | {"end"} == set(action.LAYOUT.kinds)
