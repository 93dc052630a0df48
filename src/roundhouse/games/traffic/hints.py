"""What each move is worth to the seat that decides, from what that seat sees, and why.

A move is worth the points it brings, and what it changes of the seat's outlook: the train that it could make next
turn, the train that the others could make before, and the cards in hand, which cost their points in the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import exp
from typing import Any, NamedTuple

from ...core.hints import ready, wanted
from ...core.old_hints import Hint, best
from ...core.piles import put
from . import box, option
from .action import LEFT, RIGHT, SIDES
from .rules.actions import STOLEN
from .rules.cards import is_loco, is_wagon
from .rules.hump import first_wagon, gaps, track_of
from .rules.revision import GIVEN, TAKEN
from .rules.scoring import train_score
from .rules.tracks import is_open
from .rules.traction import pull_choices
from .rules.turn import CARDS_A_TURN, DRAWN
from .state import LOCO_DECK, WAGON_DECK, State

__all__ = ["COMPOUND", "ready", "wanted", "worth"]

COMPOUND: tuple[str, ...] = ()

Wagons = tuple[int, ...]
Tracks = tuple[Wagons, ...]

NEVER = -100.0
TURN = 2.0  # what a turn is worth
NEXT_TURN = 0.8  # a point next turn
LOCO_KEPT = (5.0, 3.0, 1.0, 0.5)  # what the first, the second, … locomotive in hand is worth, early in the game
WAGON_KEPT = 0.35  # of the points of a wagon in hand, early in the game
ACTION_KEPT = 1.2
GOOD_TRAIN = 9  # points for which anybody would use a locomotive
LIKELY_LOCOS = 2  # kinds of locomotives that the others are thought to hold
MANY_CARDS = 12  # in hand


class Train(NamedTuple):
    """A train that a locomotive could make."""

    points: int
    side: int
    wagons: int
    left: Wagons  # what stays on the track
    extra_turns: int


class Sight(NamedTuple):
    """What the seat that decides makes of the table."""

    tracks: Tracks
    options: tuple[int, ...]
    locos: tuple[int, ...]  # in hand, by kind
    others: tuple[int, ...]  # the kinds of locomotives that others are likely to hold
    risk: float  # how likely one of them dispatches a good train before the next turn of this seat
    share: float  # what a point of another's is worth to this seat
    late: float  # how much of the decks is gone, from 0 to 1
    now: float  # the outlook as it is


def worth(s: State, kind: str, args: Mapping[str, Any]) -> Hint:
    """What a legal move is worth to the seat that decides."""
    sight = look(s)
    match kind:
        case "draw_cards":
            return worth_of_cards(s, sight)
        case "draw_loco":
            return worth_of_loco(s, sight)
        case "play":
            return worth_of_playing(s, sight, box.CARDS.index(args["card"]))
        case "place":
            return worth_of_place(s, sight, s.card, args["track"], SIDES.index(args["side"]))
        case "hook":
            return worth_of_hook(s, sight, s.card, args["track"], SIDES.index(args["side"]))
        case "pull":
            return worth_of_pull(s, sight, args["wagons"])
        case "aim":
            return worth_of_aim(s, sight, s.card, args["seat"])
        case "give":
            card = box.CARDS.index(args["card"])
            return Hint(-kept(s, sight, card), "hint-give", {"card": args["card"]})
        case "take":
            return worth_of_take(s, sight, args["track"], SIDES.index(args["side"]))
        case "lift":
            return worth_of_lift(s, sight, args["wagon"])
        case "swap":
            return shunted(sight, swapped(s, sight.tracks, s.lifted, args["wagon"]))
        case "move":
            return shunted(sight, moved(s, sight.tracks, args["place"]))
    return Hint(0.0, "hint-" + kind, {})


def gain(s: State, kind: str, args: Mapping[str, Any]) -> int | None:
    """The gain that `worth` tells, without its outlook: only a train whose wagons are known brings points at once."""
    if kind not in ("hook", "pull"):
        return None
    track, side = (args["track"], SIDES.index(args["side"])) if kind == "hook" else (s.track, s.side)
    wagons = tuple(int(card) for card in s.tracks[track, : s.track_size[track]])
    options = tuple(int(cell) for cell in s.options)
    found = [train for train in trains(s.card, wagons, options) if train.side == side]
    if kind == "pull":
        found = [train for train in found if train.wagons == args["wagons"]]
    return found[0].points if len(found) == 1 else None


# Trains


@lru_cache(maxsize=2048)
def trains(loco: int, wagons: Wagons, options: tuple[int, ...]) -> tuple[Train, ...]:
    """Every train that this locomotive could make of a track."""
    s = State.new()
    s.options[:], s.track_count, s.card = options, 1, loco
    for card in wagons:
        put(s.tracks, s.track_size, 0, card)
    found = []
    for side in (LEFT, RIGHT):
        choices = pull_choices(s, loco, 0, side)
        for number in range(1, len(wagons) + 1):
            if choices >> number & 1:
                found.append(made(s, loco, wagons, side, number))
    return tuple(found)


def made(s: State, loco: int, wagons: Wagons, side: int, number: int) -> Train:
    """The train of so many wagons from this side, by the rules for points."""
    taken = wagons[:number] if side == LEFT else wagons[::-1][:number]
    left = wagons[number:] if side == LEFT else wagons[: len(wagons) - number]
    s.train_loco[0], s.train_end[0], s.coupled[:number] = loco, number, taken
    extra = sum(int(box.EXTRA_TURNS[card]) for card in taken)
    return Train(train_score(s, 0), side, number, left, extra)


@lru_cache(maxsize=2048)
def most_points(loco: int, wagons: Wagons, options: tuple[int, ...]) -> int:
    """The points of the best train that this locomotive could make of a track."""
    return max((train.points for train in trains(loco, wagons, options)), default=0)


def best_of(locos: tuple[int, ...], tracks: Tracks, options: tuple[int, ...]) -> list[int]:
    """The points of the best train of each of these locomotives."""
    return [max(most_points(loco, wagons, options) for wagons in tracks) for loco in locos]


# The outlook


@lru_cache(maxsize=4)
def look(s: State) -> Sight:
    """Read the table once for all moves of a decision."""
    options = tuple(s.options.tolist())
    tracks = tuple(tuple(s.tracks[track, : s.track_size[track]].tolist()) for track in range(s.track_count))
    locos = tuple(card for card in range(box.FIRST_LOCO, box.FIRST_ACTION) if s.hands[s.seat, card] > 0)
    sight = Sight(tracks, options, locos, likely_locos(s), risk(s), 1 / (s.seats - 1), lateness(s), 0.0)
    return sight._replace(now=outlook(sight, tracks, locos))


def lateness(s: State) -> float:
    """How much of the decks is gone, from 0 to 1."""
    variant = s.options[option.VARIANT]
    return 1 - int(s.deck_size.sum()) / int(box.COPIES[variant].sum())


def unseen_locos(s: State) -> list[int]:
    """How many locomotives of each kind are in decks and in others' hands."""
    left = (box.COPIES[s.options[option.VARIANT]] - s.hands[s.seat])[box.FIRST_LOCO : box.FIRST_ACTION].tolist()
    for loco in s.train_loco[: s.train_count].tolist():
        left[loco - box.FIRST_LOCO] -= 1
    return [int(number) for number in left]


def likely_locos(s: State) -> tuple[int, ...]:
    """The kinds of locomotives that the others are most likely to hold."""
    left = unseen_locos(s)
    kinds = sorted((kind for kind, number in enumerate(left) if number > 0), key=lambda kind: -left[kind])
    return tuple(box.FIRST_LOCO + kind for kind in kinds[:LIKELY_LOCOS])


def risk(s: State) -> float:
    """How likely somebody dispatches a good train before the next turn of this seat."""
    held = sum(unseen_locos(s)) - int(s.deck_size[LOCO_DECK])  # by others, which everybody can count
    each = 1 - exp(-held / (s.seats - 1))
    safe = 1.0
    for other in range(s.seats):
        if other != s.seat and s.semaphores[other] == 0:
            safe *= 1 - each
    return (1 - safe) * (0.5 if s.extra_turns > 0 else 1.0)


def outlook(sight: Sight, tracks: Tracks, locos: tuple[int, ...]) -> float:
    """What the tracks promise this seat for its next turn, less what they promise the others before."""
    theirs = best_of(sight.others, tracks, sight.options)
    expected = sum(theirs) / len(theirs) if theirs else 0.0
    taken = sight.risk * min(1.0, expected / GOOD_TRAIN)
    mine = max(best_of(locos, tracks, sight.options), default=0)
    return NEXT_TURN * (1 - taken) * mine - sight.share * taken * expected


def kept(s: State, sight: Sight, card: int) -> float:
    """What it is worth to have this card in hand: something early, less than nothing in the end."""
    late = sight.late**2
    points = int(box.POINTS[card])
    if is_wagon(card):
        return points * (WAGON_KEPT * (1 - late) - late)
    if is_loco(card):
        held = int(s.hands[s.seat, box.FIRST_LOCO : box.FIRST_ACTION].sum())
        return kept_loco(max(held, 1)) * (1 - late) - points * late
    return ACTION_KEPT * (1 - late)


def kept_loco(held: int) -> float:
    """What the last of so many locomotives is worth, early in the game."""
    return LOCO_KEPT[min(held, len(LOCO_KEPT)) - 1]


def without(locos: tuple[int, ...], s: State, loco: int) -> tuple[int, ...]:
    """The kinds of locomotives in hand once this one is played."""
    return locos if s.hands[s.seat, loco] > 1 else tuple(kind for kind in locos if kind != loco)


class Plan(NamedTuple):
    """What follows a card: how good it is, and the points of the train that could leave at once."""

    value: float
    points: int  # 0: no train


def follow_up(s: State, sight: Sight, tracks: Tracks, locos: tuple[int, ...]) -> Plan:
    """The best end of a turn with these tracks: a train at once, if one more card may be played, or none."""
    most = Plan(outlook(sight, tracks, locos), 0)
    if s.cards_played + 1 < CARDS_A_TURN:
        for loco in locos:
            for track, wagons in enumerate(tracks):
                for train in trains(loco, wagons, sight.options):
                    value = train.points - kept(s, sight, loco) + train.extra_turns * TURN
                    left = outlook(sight, changed(tracks, track, train.left), without(locos, s, loco))
                    most = max(most, Plan(value + left, train.points))
    return most


def changed(tracks: Tracks, track: int, wagons: Wagons) -> Tracks:
    return (*tracks[:track], wagons, *tracks[track + 1 :])


# Drawing


def worth_of_cards(s: State, sight: Sight) -> Hint:
    cards = min(DRAWN, int(s.deck_size[WAGON_DECK]))
    room = 1 - int(s.hand_size[s.seat]) / MANY_CARDS
    return Hint(cards * (0.4 + room) * (1 - sight.late**2), "hint-draw-cards", {"cards": cards})


def worth_of_loco(s: State, sight: Sight) -> Hint:
    """One more locomotive, and what it could take of what stands there."""
    held = int(s.hands[s.seat, box.FIRST_LOCO : box.FIRST_ACTION].sum())
    promise = outlook(sight, sight.tracks, (*sight.locos, *sight.others)) - sight.now
    value = kept_loco(held + 1) * (1 - sight.late**2) - 2 * sight.late**2 + promise
    points = max(best_of(sight.others, sight.tracks, sight.options), default=0)
    if held == 0 and points > 0:
        return Hint(value, "hint-draw-loco-needed", {"points": points})
    return Hint(value, "hint-draw-loco", {})


# Playing


def worth_of_playing(s: State, sight: Sight, card: int) -> Hint:
    """The best that can be done with a card: where it goes is decided next."""
    if is_wagon(card):
        return best(worth_of_place(s, sight, card, track, side) for track, side in places(s, sight, card))
    if is_loco(card):
        hooks = [(track, side) for track in range(len(sight.tracks)) for side in (LEFT, RIGHT)]
        found = [worth_of_hook(s, sight, card, track, side) for track, side in hooks]
        return best(found)._replace(gain=None)
    if card == box.EXTRA_TRACK:
        value = TURN + follow_up(s, sight, (*sight.tracks, ()), sight.locos).value - sight.now
        return Hint(value, "hint-extra-track", {})
    if card == box.STOCK_RENEWAL:
        value = (kept_loco(len(sight.locos) + 1) + WAGON_KEPT * 2) * (1 - sight.late**2)
        return Hint(value, "hint-stock-renewal", {})
    if card == box.SORTING_HUMP:
        lifts = [worth_of_lift(s, sight, wagon) for wagon in range(int(s.track_size.sum()))]
        return best(lifts, Hint(0.0, "hint-hump", {}))
    targets = [seat for seat in range(s.seats) if seat != s.seat]
    return best(worth_of_aim(s, sight, card, seat) for seat in targets)


def places(s: State, sight: Sight, card: int) -> Iterator[tuple[int, int]]:
    """Where a wagon may go."""
    for track in range(len(sight.tracks)):
        if is_open(s, track, card):
            yield track, LEFT
            if sight.tracks[track]:
                yield track, RIGHT


def worth_of_place(s: State, sight: Sight, card: int, track: int, side: int) -> Hint:
    """A wagon for one's own next train, or a gift to the others; in hand it costs its points in the end."""
    wagons = sight.tracks[track]
    tracks = changed(sight.tracks, track, (card, *wagons) if side == LEFT else (*wagons, card))
    plan = follow_up(s, sight, tracks, sight.locos)
    value = plan.value - sight.now - kept(s, sight, card)
    if plan.points > 0:
        return Hint(value, "hint-place-and-dispatch", {"points": plan.points})
    mine = max(best_of(sight.locos, tracks, sight.options), default=0)
    if mine > max(best_of(sight.locos, sight.tracks, sight.options), default=0):
        return Hint(value, "hint-place-for-later", {"points": mine})
    if box.SUBTRACTS[card]:
        return Hint(value, "hint-place-fire", {})
    return Hint(value, "hint-place-shed" if sight.late > 0.7 else "hint-place", {})


def worth_of_hook(s: State, sight: Sight, loco: int, track: int, side: int) -> Hint:
    """The best train that can be made there."""
    found = [train for train in trains(loco, sight.tracks[track], sight.options) if train.side == side]
    hints = [worth_of_train(s, sight, loco, track, train) for train in found]
    most = best(hints, Hint(NEVER, "hint-dispatch", {"points": 0, "wagons": 0}))
    return most if len(found) == 1 else most._replace(gain=None)


def worth_of_pull(s: State, sight: Sight, wagons: int) -> Hint:
    for train in trains(s.card, sight.tracks[s.track], sight.options):
        if train.side == s.side and train.wagons == wagons:
            return worth_of_train(s, sight, s.card, s.track, train)
    raise AssertionError("no such train")


def worth_of_train(s: State, sight: Sight, loco: int, track: int, train: Train) -> Hint:
    """Its points, less what the locomotive could do later, and what the tracks then promise whom."""
    tracks = changed(sight.tracks, track, train.left)
    plan = follow_up(s, sight, tracks, without(sight.locos, s, loco))
    value = train.points - kept(s, sight, loco) + train.extra_turns * TURN + plan.value - sight.now
    details = {"points": train.points, "wagons": train.wagons}
    if train.extra_turns > 0:
        return Hint(value, "hint-dispatch-again", details, train.points)
    theirs = max((most_points(other, sight.tracks[track], sight.options) for other in sight.others), default=0)
    contested = sight.risk > 0.4 and theirs >= train.points / 2
    return Hint(value, "hint-dispatch-first" if contested else "hint-dispatch", details, train.points)


# Actions


def worth_of_aim(s: State, sight: Sight, card: int, target: int) -> Hint:
    """Who is hit: the one ahead, and whoever has something to lose."""
    if target == s.seat:
        return Hint(-TURN, "hint-semaphore-self", {})
    lead = standing_of(s, target) / 50
    cards = int(s.hand_size[target])
    if card == box.RED_SEMAPHORE:
        safer = outlook(sight._replace(risk=risk_without(s, sight, target)), sight.tracks, sight.locos) - sight.now
        value = sight.share * TURN + safer + lead - kept(s, sight, card)
        return Hint(value, "hint-semaphore", {"target": target})
    value = average_kept(sight) * (1 + sight.share) + lead
    if card == box.SWITCH:
        return Hint(min(STOLEN, cards) * value - ACTION_KEPT, "hint-switch", {"target": target})
    return Hint((min(GIVEN, cards) - TAKEN) * value + 1 - ACTION_KEPT, "hint-revision", {"target": target})


def standing_of(s: State, seat: int) -> int:
    """The points of another's trains; what it holds is not seen."""
    return sum(train_score(s, train) for train in range(s.train_count) if s.train_seat[train] == seat)


def average_kept(sight: Sight) -> float:
    """What a card is worth of which only the back is seen."""
    return 1.5 * (1 - sight.late**2) - 2 * sight.late**2


def risk_without(s: State, sight: Sight, target: int) -> float:
    """The risk if one of the others has to wait."""
    others = sum(1 for seat in range(s.seats) if seat != s.seat and s.semaphores[seat] == 0)
    if s.semaphores[target] > 0 or others == 0:
        return sight.risk
    each: float = (1 - sight.risk) ** (1 / others)
    return 1 - each ** (others - 1)


# Revision and hump


def worth_of_take(s: State, sight: Sight, track: int, side: int) -> Hint:
    """A wagon for the own hand, and what that leaves."""
    wagons = sight.tracks[track]
    card, left = (wagons[0], wagons[1:]) if side == LEFT else (wagons[-1], wagons[:-1])
    after = outlook(sight, changed(sight.tracks, track, left), sight.locos)
    return Hint(kept(s, sight, card) + after - sight.now, "hint-take", {"card": box.CARDS[card]})


def worth_of_lift(s: State, sight: Sight, wagon: int) -> Hint:
    """The best that the hump can do with this wagon at the end of a track."""
    track = track_of(s, wagon)
    place = wagon - first_wagon(s, track)
    card, left = sight.tracks[track][place], sight.tracks[track][:place] + sight.tracks[track][place + 1 :]
    tracks = changed(sight.tracks, track, left)
    found = [Hint(-1.0, "hint-hump", {})]
    for to in range(len(tracks)):
        if to == track or is_open(s, to, card):
            for wagons in ((card, *tracks[to]), (*tracks[to], card)):
                if changed(tracks, to, wagons) != sight.tracks:
                    found.append(shunted(sight, changed(tracks, to, wagons)))
    return best(found)


def shunted(sight: Sight, tracks: Tracks) -> Hint:
    """What it is worth to have the wagons stand like this."""
    mine = max(best_of(sight.locos, tracks, sight.options), default=0)
    value = outlook(sight, tracks, sight.locos) - sight.now
    if mine > max(best_of(sight.locos, sight.tracks, sight.options), default=0):
        return Hint(value, "hint-hump-own", {"points": mine})
    return Hint(value, "hint-hump", {})


def swapped(s: State, tracks: Tracks, wagon: int, other: int) -> Tracks:
    """The tracks with two wagons swapped."""
    rows = [list(wagons) for wagons in tracks]
    a, b = track_of(s, wagon), track_of(s, other)
    i, j = wagon - first_wagon(s, a), other - first_wagon(s, b)
    rows[a][i], rows[b][j] = rows[b][j], rows[a][i]
    return tuple(tuple(row) for row in rows)


def moved(s: State, tracks: Tracks, gap: int) -> Tracks:
    """The tracks with the lifted wagon at another place."""
    rows = [list(wagons) for wagons in tracks]
    to = 0
    while gap >= gaps(s, to):
        gap -= gaps(s, to)
        to += 1
    home = track_of(s, s.lifted)
    card = rows[home].pop(s.lifted - first_wagon(s, home))
    rows[to].insert(gap, card)
    return tuple(tuple(row) for row in rows)
