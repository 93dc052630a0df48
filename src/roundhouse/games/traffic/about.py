"""What the things on the table are, and what they cost and bring now: which sentences of words/about.*.ftl."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ...core.actions import number_actions
from ...core.record import NONE, UNKNOWN
from ...core.told import Line, Told
from . import box
from .action import LEFT, RIGHT, SEATS
from .catalogue import numbers_of, sort_of
from .rules.cards import is_action, is_loco
from .rules.scoring import coupled_score, hand_penalty, score, train_bonus, train_factor, train_points, train_score
from .rules.tracks import is_open, track_type
from .rules.traction import pulls
from .state import LOCO_DECK, WAGON_DECK, State
from .view import breakdown

THINGS = number_actions({
    "card": {"card": box.CARDS},
    "wagon": {"track": box.TRACKS, "position": box.WAGON_CARDS},
    "track": {"track": box.TRACKS},
    "pile": {"pile": ("wagons", "locomotives", "discards")},
    "hand": {"seat": SEATS},
    "trains": {"seat": SEATS},
    "points": {"seat": SEATS},
    "train": {"seat": SEATS, "train": box.LOCO_CARDS},
    "semaphore": {"seat": SEATS},
    "extra_turns": {},
})  # fmt: skip


def about(s: State, viewer: int | None, kind: str, args: Mapping[str, Any]) -> Told | None:
    """What a thing is, from what this viewer sees."""
    if args.get("seat", 0) >= s.seats or args.get("track", 0) >= s.track_count:
        return None
    match kind:
        case "card":
            return _card(s, viewer, box.CARDS.index(args["card"]))
        case "wagon":
            return _wagon(s, args["track"], args["position"])
        case "track":
            return _track(s, viewer, args["track"])
        case "pile":
            return _pile(s, args["pile"])
        case "train":
            return _train(s, args["seat"], args["train"])
        case "points":
            return _points(s, args["seat"])
        case "extra_turns":
            return Told(Line("about-extra-turns"), [Line("about-extra-turns-due", {"turns": s.extra_turns})])
    return _counted(s, kind, args["seat"])


def _card(s: State, viewer: int | None, card: int) -> Told:
    held = [] if viewer is None or not s.hands[viewer, card] > 0 else list(_now(s, card))
    return Told(_title(card), [*_what(card), *held])


def _title(card: int) -> Line:
    return Line(f"title-{sort_of(card)}")


def _what(card: int) -> Iterator[Line]:
    """What a card does, and what it is worth."""
    yield Line(f"effect-{sort_of(card)}", numbers_of(card))
    kind = "action" if is_action(card) else "subtracted" if box.SUBTRACTS[card] else "added"
    yield Line(f"about-worth-{kind}", {"points": int(box.POINTS[card])})


def _now(s: State, card: int) -> Iterator[Line]:
    """What a card in hand could do now."""
    if is_loco(card):
        found = max((_haul(s, card, track) for track in range(s.track_count)), key=lambda haul: haul["points"])
        yield Line("about-haul", found) if found["wagons"] else Line("about-no-haul")
    elif not is_action(card):
        tracks = [track + 1 for track in range(s.track_count) if is_open(s, track, card)]
        yield Line("about-fits", {"count": len(tracks), "tracks": ", ".join(map(str, tracks))})


def _haul(s: State, loco: int, track: int) -> dict[str, int]:
    """The best train that a locomotive could take from a track now; of no wagons, if it could take none."""
    best = {"wagons": 0, "points": NONE * box.WAGON_CARDS, "track": track}
    size = int(s.track_size[track])
    for side in (LEFT, RIGHT):
        choices = pulls(s, loco, track, side)
        for wagons in [n for n in range(1, size + 1) if choices >> n & 1]:
            start = 0 if side == LEFT else size - wagons
            points = coupled_score(s, loco, s.tracks[track], start, start + wagons)
            if points > best["points"]:
                best |= {"wagons": wagons, "points": points}
    return best


def _wagon(s: State, track: int, position: int) -> Told | None:
    if position >= s.track_size[track]:
        return None
    card = int(s.tracks[track, position])
    lines = [Line(f"effect-{sort_of(card)}", numbers_of(card))]
    kind = "subtracted" if box.SUBTRACTS[card] else "added"
    return Told(_title(card), [*lines, Line(f"about-on-track-{kind}", {"points": int(box.POINTS[card])})])


def _track(s: State, viewer: int | None, track: int) -> Told:
    kind, size = track_type(s, track), int(s.track_size[track])
    lines = [Line("about-track-open") if kind == NONE else Line("about-track-typed", {"type": box.TYPES[kind]})]
    if size:
        lines.append(Line("about-track-wagons", {"wagons": size}))
    if viewer is not None and s.hands[viewer, 0] != UNKNOWN:
        locos = [card for card in range(box.FIRST_LOCO, box.FIRST_ACTION) if s.hands[viewer, card] > 0]
        best = max((_haul(s, card, track) for card in locos), key=lambda haul: haul["points"], default=None)
        if best is not None and best["wagons"]:
            lines.append(Line("about-track-haul", best))
    return Told(Line("about-track", {"track": track}), lines)


def _pile(s: State, pile: str) -> Told:
    if pile == "discards":
        lying = {box.ACTIONS[kind]: int(count) for kind, count in enumerate(s.discards) if count}
        left = Line("about-discarded", {"cards": sum(lying.values()), "titles": lying})
    else:
        left = Line("about-left", {"cards": int(s.deck_size[WAGON_DECK if pile == "wagons" else LOCO_DECK])})
    return Told(Line(f"about-pile-{pile}"), [Line(f"about-pile-{pile}-use"), left])


def _train(s: State, seat: int, number: int) -> Told | None:
    own = [train for train in range(s.train_count) if s.train_seat[train] == seat]
    if number >= len(own):
        return None
    train = own[number]
    sum_of = {
        "points": train_points(s, train),
        "bonus": train_bonus(s, train),
        "factor": train_factor(s, train),
        "score": train_score(s, train),
    }
    how = [Line("about-train-sum", sum_of)] if sum_of["points"] != sum_of["score"] else []
    return Told(Line("about-train", {"seat": seat}), [Line("about-train-score", {"points": sum_of["score"]}), *how])


def _points(s: State, seat: int) -> Told:
    trains = sum(train["score"] for train in breakdown(s, seat)["trains"])
    lines = [Line("about-points-trains", {"seat": seat, "points": trains})]
    if s.hands[seat, 0] == UNKNOWN:
        lines.append(Line("about-points-hidden"))
    else:
        lines.append(Line("about-points-hand", {"points": hand_penalty(s, seat), "total": score(s, seat)}))
    return Told(Line("about-points", {"seat": seat}), lines)


def _counted(s: State, kind: str, seat: int) -> Told:
    """A number of a seat's panel."""
    counts = {
        "hand": s.hand_size[seat],
        "trains": sum(s.train_seat[train] == seat for train in range(s.train_count)),
        "semaphore": s.semaphores[seat],
    }
    lines = [Line(f"about-{kind}-now", {"seat": seat, "count": int(counts[kind])}), Line(f"about-{kind}-use")]
    return Told(Line(f"about-{kind}", {"seat": seat}), lines)
