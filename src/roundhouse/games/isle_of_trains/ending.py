"""What is told after the end: where points came from, and why somebody won."""

from __future__ import annotations

from ...core.ended import Earned, Verdict
from . import box, option
from .rules.scoring import (
    contract_points,
    load_points,
    points_of_building,
    progress_points,
    score,
    token_points,
    train_points,
)
from .state import State

TELLING = (
    "completed", "built_building", "upgraded", "built", "delivered", "strayed", "took_train", "loaded",
    "loaded_passenger", "forced", "gained", "dropped", "discarded",
)  # fmt: skip


def earned(s: State, seat: int) -> list[Earned]:
    """IT-204 to IT-209: tokens, train, contracts, loads, the progress card, and each building."""
    buildings = [int(card) for card in s.buildings[seat, : s.building_count[seat]]]
    return [
        Earned("tokens", token_points(s, seat)),
        Earned("train", train_points(s, seat)),
        Earned("contracts", contract_points(s, seat)),
        Earned("loads", load_points(s, seat)),
        Earned("progress", progress_points(s, seat)),
        *(Earned("building", points_of_building(s, seat, card), {"name": box.CARDS[card]}) for card in buildings),
    ]


def tie_breaks(s: State) -> tuple[str, ...]:
    """IT-211 to IT-213, IT-AMB-52: the longer train, then the points of engine and cars, or of the engine."""
    return "length", "engine" if s.options[option.TIE2] == option.ENGINE else "train"


def verdict(s: State) -> Verdict | None:
    """IT-231 to IT-233: alone a goal is reached or not; the challenge is rated."""
    if s.seats > 1:
        return None
    if s.options[option.SOLO] == option.CHALLENGE:
        points = score(s, 0)
        return Verdict(None, "verdict-rated", {"points": points, "rating": rating(points)})
    return Verdict(bool(s.won), "verdict-won" if s.won else "verdict-lost")


def rating(points: int) -> int:
    """IT-232: the number of the title that that many points earn."""
    return sum(points >= least for least in box.RATINGS[1:])
