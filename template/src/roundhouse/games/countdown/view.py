"""The table in names: what a state, a view and a score look like to people and programs."""

from __future__ import annotations

from typing import TypedDict

from ...core.parts import part
from ...core.record import NONE, UNKNOWN, Cells
from . import box
from .rules import long_points, wagon_points
from .state import State


class Cards(TypedDict):
    """The stock, top first, or a hand; its cards are None where they are hidden."""

    size: int
    cards: list[str] | None


class View(TypedDict):
    """The table."""

    stock: Cards
    open: str | None  # the wagon that lies open
    hands: list[Cards]
    trains: list[list[str]]
    dropped: list[str]


class Breakdown(TypedDict):
    """Where the points of a seat come from."""

    wagons: int
    long_train: int
    total: int


def to_dict(s: State) -> View:
    """The whole table, or what a seat sees of it: a state whose hidden cells are UNKNOWN."""
    return {
        "stock": _stock(s),
        "open": None if s.open == NONE else box.CARDS[s.open],
        "hands": [_hand(s, seat) for seat in range(s.seats)],
        "trains": _trains(s),
        "dropped": _dropped(s),
    }


def _names(cards: Cells) -> list[str]:
    return [box.CARDS[card] for card in cards]


def _counted(kinds: Cells) -> list[str]:
    """Cards that are counted by kind, one by one."""
    return [box.CARDS[card] for card, n in enumerate(kinds) for _ in range(n)]


@part
def _stock(s: State) -> Cards:
    size = int(s.stock_size[0])
    hidden = size > 0 and s.stock[0, 0] == UNKNOWN
    return {"size": size, "cards": None if hidden else _names(s.stock[0, :size][::-1])}


@part
def _trains(s: State) -> list[list[str]]:
    return [_names(s.trains[seat, : s.train_size[seat]]) for seat in range(s.seats)]


@part
def _dropped(s: State) -> list[str]:
    return _counted(s.dropped)


@part
def _hand(s: State, seat: int) -> Cards:
    hidden = s.hands[seat, 0] == UNKNOWN
    return {"size": int(s.hand_size[seat]), "cards": None if hidden else _counted(s.hands[seat])}


def breakdown(s: State, seat: int) -> Breakdown:
    """CD-011: the wagons, and what a long train is worth besides."""
    wagons, long_train = wagon_points(s, seat), long_points(s, int(s.train_size[seat]))
    return {"wagons": wagons, "long_train": long_train, "total": wagons + long_train}
