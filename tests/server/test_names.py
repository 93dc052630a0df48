"""What people may call themselves, letter by letter."""

from __future__ import annotations

import random

import pytest

from roundhouse.server.names import MOST, distinct, folded, is_taken, tidy
from roundhouse.server.scene import names_beside
from roundhouse.server.store import SeatRow

FAMILY = "👨\u200d👩\u200d👧"
UNSEEN = [
    "",
    "   ",
    "\u200b",  # a space of no width
    "\u200f\u200e",  # marks of direction
    "\u3164",  # a filler of Hangul, which is a letter
    "\uffa0\u115f",
    "\u2800",  # an empty cell of Braille, which is a symbol
    "\u0301\u0308",  # accents on nothing
    " \u0301",
    "\ufe0f",
    "\u200d",
    "\U000e0041\U000e0042",  # tags
    "\ue000",  # nobody's letter
    "...",
    "-",
]


@pytest.mark.parametrize("name", UNSEEN, ids=ascii)
def test_what_cannot_be_seen_is_no_name(name: str) -> None:
    assert tidy(name) == ""


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Оля \u00a0 \u2003Петренко ", "Оля Петренко"),
        ("Ol\u200bena\u200f", "Olena"),
        ("Ol\u00adena", "Olena"),
        ("a\u200db", "ab"),
        ("O'Neil-Smith jr.", "O'Neil-Smith jr."),
        ("7", "7"),
        ("🚂", "🚂"),
        (FAMILY, FAMILY),
        ("🏳\ufe0f\u200d🌈", "🏳\ufe0f\u200d🌈"),
        ("👩🏽\u200d🚀", "👩🏽\u200d🚀"),
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
        ("🇺🇦", "🇺🇦"),
        ("Zoe\u0308", "Zoë"),
        ("A" + "\u0301" * 30, "Á" + "\u0301" * 3),
        ("\u0301Оля", "Оля"),
    ],
    ids=ascii,
)
def test_a_name_is_shown_without_what_cannot_be_seen(given: str, shown: str) -> None:
    assert tidy(given) == shown


def test_whatever_is_given_a_tidy_name_stays_as_it_is() -> None:
    letters = "aЖ語ё 0.-\u00a0\u200b\u200d\ufe0f\u0301\u0327\u3164\u2800🚂👨♂\u2642\U0001d159\ufb01\u00b4\u0130\u034f"
    chance = random.Random(5)
    for _ in range(3000):
        name = tidy("".join(chance.choices(letters, k=chance.randrange(60))))
        assert tidy(name) == name
        assert len(name) <= MOST
        taken = distinct(name, [name])
        assert tidy(taken) == taken
        assert name == "" or not is_taken(taken, [name])


@pytest.mark.parametrize(
    "alike",
    [
        "марко",
        "МАРКО",
        "Mapкo",  # with Latin letters
        "MAPKO",
        "Ма\u0301рко",
        "Ма\u200bрко",
        "  Марко ",
        "Μарκο",  # with Greek ones
        "Ｍарко",  # a wide one
    ],
)
def test_names_that_look_the_same_are_the_same(alike: str) -> None:
    assert folded(alike) == folded("Марко")
    assert is_taken(alike, ["Оля", "Марко"])


@pytest.mark.parametrize("other", ["Марка", "Мірко", "Марко 2", "Марко.", "Marco", ""])
def test_names_that_look_different_are_different(other: str) -> None:
    assert not is_taken(other, ["Марко"])


def test_a_name_that_is_taken_gets_a_number() -> None:
    assert distinct("Марко", []) == "Марко"
    assert distinct(" Марко", ["Mapкo"]) == "Марко 2"
    assert distinct("Марко", ["Марко", "марко 2"]) == "Марко 3"
    assert distinct("\u200b", ["Марко"]) == ""
    assert distinct("x" * MOST, ["X" * MOST]) == "x" * (MOST - 2) + " 2"


def test_what_the_server_calls_other_seats_is_taken_in_every_language() -> None:
    seats = [
        SeatRow(seat=number, kind="person", level=None, name=name, token="")
        for number, name in enumerate(["", "Оля", ""])
    ]
    beside = names_beside(0, seats)
    for name in ("Player 2", "гравець 3", "Игрок 2", "Pointsman", "Вільне місце", "Open seat", "оля"):
        assert is_taken(name, beside) == (name != "Pointsman"), name  # that would be this very seat
    assert not is_taken("Player 1", beside)
    assert is_taken("Stoker", beside)
