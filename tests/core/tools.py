"""What the tests of the core share: refusals that must be sentences, and tables of a real game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from roundhouse import RoundhouseError, Table, load
from roundhouse.core.words import LANGUAGES
from tests.modules import module_of

Position = dict[str, Any]


@contextmanager
def refused(kind: type[RoundhouseError], reason: str, *parts: str) -> Iterator[None]:
    """What is done here is refused for this reason, in a sentence of every language; these parts are in the English."""
    with pytest.raises(RoundhouseError) as caught:
        yield
    assert (type(caught.value), caught.value.reason) == (kind, reason)
    check_sentence(caught.value)
    for part in parts:
        assert part in str(caught.value)


@contextmanager
def refused_somehow(kind: type[RoundhouseError] = RoundhouseError, *parts: str) -> Iterator[None]:
    """What is done here is refused, for whatever reason, in a sentence of every language."""
    with pytest.raises(kind) as caught:
        yield
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
    """The table after this number of random moves, or at the end of its game."""
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


def position(**parts: Any) -> Position:
    """A position of Traffic with these parts; cards that they do not name are in the decks."""
    written: Position = {
        "game": "traffic",
        "seats": 2,
        "seat": 0,
        "phase": "turn",
        "turn": 0,
        "hands": [cards("fire_2 loco_t3 switch"), cards("passenger_2 loco_t6 technical_revision freight_3 freight_3")],
        "tracks": [cards("freight_1 freight_2"), cards("high_speed_3")],
        **parts,
    }
    box = module_of(load("traffic"), "box")
    left = Counter({card: int(n) for card, n in zip(box.CARDS, box.COPIES[0], strict=True)})
    for pile in (*written["hands"], *written["tracks"], written.get("discards", [])):
        left -= Counter(pile)
    for train in written.get("trains", []):
        left -= Counter([train["loco"], *train["wagons"]])
    left -= Counter(red_semaphore=sum(written.get("semaphores", [])), extra_track=written.get("extra_tracks", 0))
    deck = sorted(left.elements())
    written.setdefault("loco_deck", [card for card in deck if card.startswith("loco")])
    written.setdefault("wagon_deck", [card for card in deck if not card.startswith("loco")])
    return written


def cards(names: str) -> list[str]:
    """A list of cards, by their names."""
    return names.split()
