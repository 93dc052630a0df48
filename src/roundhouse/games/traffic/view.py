"""The table in names: what a state, a view and a score look like to people and programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypedDict

from ...core.parts import part
from ...core.record import NONE, UNKNOWN, Cells
from . import box, phase
from .action import LEFT, RIGHT
from .rules.scoring import (
    hand_penalty,
    train_bonus,
    train_factor,
    train_points,
    train_score,
    train_start,
)
from .rules.traction import pull_choices
from .state import LOCO_DECK, WAGON_DECK, State

ACTION_NAMES = box.CARDS[box.FIRST_ACTION :]


class Cards(TypedDict):
    """A deck, top first, or a hand; its cards are None where they are hidden."""

    size: int
    cards: list[str] | None


class Train(TypedDict):
    """A dispatched train."""

    seat: int
    loco: str
    wagons: list[str]


class Hook(TypedDict):
    """Where the locomotive being played may be hooked on, and the numbers of wagons that may leave with it there."""

    track: int
    side: Literal["left", "right"]
    wagons: list[int]


class View(TypedDict):
    """The table."""

    turn: int
    cards_played: int
    extra_turns: int
    in_extra_turn: bool
    idle_turns: int
    wagon_deck: Cards
    loco_deck: Cards
    hands: list[Cards]
    semaphores: list[int]
    discards: list[str]
    extra_tracks: int
    tracks: list[list[str]]
    trains: list[Train]
    card: str | None  # being played
    track: int | None
    side: Literal["left", "right"] | None
    lifted: int | None
    gives_due: int
    takes_due: int
    hooks: list[Hook]  # while that is decided; it follows from the rest


class TrainPoints(Train):
    """A train with its points, step by step."""

    points: int
    bonus: int
    factor: int
    score: int


class Breakdown(TypedDict):
    """Where the points of a seat come from; `hand` is None where the hand is hidden, and not in the total then."""

    trains: list[TrainPoints]
    hand: int | None
    total: int


def to_dict(s: State) -> View:
    """The whole table, or what a seat sees of it: a state whose hidden cells are UNKNOWN."""
    return {
        "turn": s.turn,
        "cards_played": s.cards_played,
        "extra_turns": s.extra_turns,
        "in_extra_turn": bool(s.in_extra_turn),
        "idle_turns": s.idle_turns,
        "wagon_deck": _deck(s, WAGON_DECK),
        "loco_deck": _deck(s, LOCO_DECK),
        "hands": _hands(s),
        "semaphores": _semaphores(s),
        "discards": _discards(s),
        "extra_tracks": s.track_count - box.MAIN_TRACKS,
        "tracks": _tracks(s),
        "trains": _trains(s),
        "card": None if s.card == NONE else box.CARDS[s.card],
        "track": None if s.track == NONE else s.track,
        "side": None if s.side == NONE else "left" if s.side == LEFT else "right",
        "lifted": None if s.lifted == NONE else s.lifted,
        "gives_due": s.gives_due,
        "takes_due": s.takes_due,
        "hooks": _hooks(s) if s.phase == phase.HOOK else [],
    }


def _names(cards: Cells) -> list[str]:
    return [box.CARDS[card] for card in cards.tolist()]


@part
def _deck(s: State, deck: int) -> Cards:
    size = int(s.deck_size[deck])
    hidden = size > 0 and s.decks[deck, 0] == UNKNOWN
    return {"size": size, "cards": None if hidden else _names(s.decks[deck, :size][::-1])}


@part
def _hands(s: State) -> list[Cards]:
    """The hands, each in the order of the card numbers."""
    hands, sizes = s.hands[: s.seats].tolist(), s.hand_size.tolist()
    return [
        {"size": size, "cards": None if cards[0] == UNKNOWN else _counted(box.CARDS, cards)}
        for cards, size in zip(hands, sizes, strict=False)
    ]


def _counted(names: Sequence[str], counts: list[int]) -> list[str]:
    return [name for name, n in zip(names, counts, strict=False) if n for _ in range(n)]


@part
def _semaphores(s: State) -> list[int]:
    semaphores: list[int] = s.semaphores[: s.seats].tolist()
    return semaphores


@part
def _discards(s: State) -> list[str]:
    return _counted(ACTION_NAMES, s.discards.tolist())


@part
def _tracks(s: State) -> list[list[str]]:
    tracks, sizes = s.tracks[: s.track_count].tolist(), s.track_size.tolist()
    return [[box.CARDS[card] for card in track[:size]] for track, size in zip(tracks, sizes, strict=False)]


@part
def _trains(s: State) -> list[Train]:
    return [_train(s, train) for train in range(s.train_count)]


def _train(s: State, train: int) -> Train:
    wagons = s.coupled[train_start(s, train) : s.train_end[train]]
    return {
        "seat": int(s.train_seat[train]),
        "loco": box.CARDS[s.train_loco[train]],
        "wagons": _names(wagons),
    }


def _hooks(s: State) -> list[Hook]:
    found: list[Hook] = []
    for track in range(s.track_count):
        for side in (LEFT, RIGHT):
            choices = pull_choices(s, s.card, track, side)
            wagons = [n for n in range(1, box.MOST_PULLED + 1) if choices >> n & 1]
            if wagons:
                found.append({"track": track, "side": "left" if side == LEFT else "right", "wagons": wagons})
    return found


@part
def breakdown(s: State, seat: int) -> Breakdown:
    """TR-066 to TR-071: the points of each train, step by step, and of what is left in hand."""
    trains = _train_points(s, seat)
    hand = None if s.hands[seat, 0] == UNKNOWN else -hand_penalty(s, seat)
    return {"trains": trains, "hand": hand, "total": sum(train["score"] for train in trains) + (hand or 0)}


@part
def _train_points(s: State, seat: int) -> list[TrainPoints]:
    return [
        {
            **_train(s, train),
            "points": train_points(s, train),
            "bonus": train_bonus(s, train),
            "factor": train_factor(s, train),
            "score": train_score(s, train),
        }
        for train in range(s.train_count)
        if s.train_seat[train] == seat
    ]
