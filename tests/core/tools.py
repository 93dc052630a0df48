"""What the tests of the core share: refusals that must be sentences, and tables of a real game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from roundhouse import RoundhouseError, Table
from roundhouse.core.words import LANGUAGES


@contextmanager
def refused(kind: type[RoundhouseError], reason: str, *parts: str) -> Iterator[None]:
    """What is done here is refused for this reason, in a sentence of every language; these parts are in the English."""
    with pytest.raises(RoundhouseError) as caught:
        yield
    assert (type(caught.value), caught.value.reason) == (kind, reason)
    check_sentence(caught.value)
    for part in parts:
        assert part in str(caught.value)


def check_sentence(error: RoundhouseError) -> None:
    """An error can be said in every language, and what is said is a sentence."""
    for lang in LANGUAGES:
        said = error.say(lang)
        assert said.endswith("."), said
        assert "{" not in said or "{" in repr(error.args_said), said


def traffic(seats: int = 2, seed: int = 7, **options: Any) -> Table:
    """A table of Traffic, run in the interpreter."""
    return Table("traffic", seats, seed, options, mode="interpreted")


def play_at_random(table: Table, moves: int = 10_000, seed: int = 0) -> Table:
    """The table after so many random moves, or at the end of its game."""
    pick = random.Random(seed)
    for _ in range(moves):
        if table.over:
            break
        table.play(pick.choice(table.codes()))
    return table


def until(table: Table, kind: str, seed: int = 0) -> Table:
    """The table after random moves, as soon as a move of this kind is legal."""
    pick = random.Random(seed)
    while not any(table.game.layout.describe(code)[0] == kind for code in table.codes()):
        table.play(pick.choice(table.codes()))
    return table
