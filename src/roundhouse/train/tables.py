"""What is played while a network learns: all numbers of seats and the variants of a game, side by side."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from ..core.errors import InvalidOption, plain
from ..core.game import Game

OFTEN = {1: 3.0, 2: 4.0, 3: 3.0}  # how often each number of seats is played, beside 1 for larger ones
USUAL = 3.0  # how often the defaults are played, beside 1 for each variant
ROUND = 240  # places after which the same tables come again
FORM = re.compile(r"(?P<seats>\d+)(?:\*(?P<weight>\d+(?:\.\d+)?))?(?::(?P<options>.+))?")


class Setting(NamedTuple):
    """How many play, by which options, and how often beside others."""

    seats: int
    options: dict[str, Any]
    weight: float


def read(game: Game, given: Sequence[str]) -> list[Setting]:
    """Settings as they are typed: `2`, `3*2`, `1*0.5:solo=scenario_1`; none: what is usual."""
    return [_setting(game, each) for each in given] or list(usual(game))


def _setting(game: Game, given: str) -> Setting:
    found = FORM.fullmatch(given)
    if not found or float(found["weight"] or 1) == 0:
        raise InvalidOption("train-table", given=plain(given))
    pairs = [pair.partition("=")[::2] for pair in (found["options"] or "").split(",") if pair]
    seats = game.check_seats(int(found["seats"]))
    options = game.check_options(seats, dict(pairs))
    return Setting(seats, options, float(found["weight"] or 1))


def usual(game: Game) -> Iterator[Setting]:
    """All numbers of seats, each by the defaults and in every variant that goes with it.

    Variants are the values of the first option, if that is not about a seat; the others are rulings.
    """
    for seats in game.seat_counts:
        found = [({}, USUAL), *((variant, 1.0) for variant in variants(game) if goes(game, seats, variant))]
        total = sum(weight for _, weight in found)
        for options, weight in found:
            yield Setting(seats, options, OFTEN.get(seats, 1.0) * weight / total)


def variants(game: Game) -> list[dict[str, Any]]:
    """What the first option of a game makes of it."""
    first = next(iter(game.options.values()), None)
    if first is None or first.of_seats:
        return []
    return [{first.name: value} for value in list(first.values)[1:]]


def goes(game: Game, seats: int, options: dict[str, Any]) -> bool:
    """Whether this number of seats can play by these options."""
    try:
        game.check_options(seats, options)
    except InvalidOption:
        return False
    return True


def spread(settings: Sequence[Setting], length: int = ROUND) -> list[Setting]:
    """Settings one after the other, each as often as its weight says, and at least once."""
    total = sum(each.weight for each in settings)
    due = [0.0] * len(settings)
    found: list[Setting] = []
    for _ in range(max(length, len(settings))):
        due = [owed + each.weight / total for owed, each in zip(due, settings, strict=True)]
        chosen = due.index(max(due))
        due[chosen] -= 1
        found.append(settings[chosen])
    return found + [each for each in settings if each not in found]
