"""What people may call themselves: something that can be seen, in one line, and nobody else's name."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from functools import lru_cache
from itertools import pairwise

MOST = 40  # letters
MOST_MARKS = 3  # accents on one letter
JOINER = "\u200d"
STYLE = "\ufe0f"  # behind a sign: draw it as a picture
# What fonts draw nothing for though it counts as a letter, a symbol or an accent: fillers of Hangul, an empty Braille
# cell, a note without a head, joiners, vowels of Khmer, selectors of Mongolian and of variants.
BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\U0001d159\u034f\u17b4\u17b5") | {
    chr(code) for codes in ((0x180B, 0x1810), (0xFE00, 0xFE10), (0xE0100, 0xE01F0)) for code in range(*codes)
}
PICTURES = range(0x1F000, 0x1FB00)  # emoji, also those that are younger than this Python
# Letters of Cyrillic and Greek and the Latin ones that look the same, large or small.
LIKE = str.maketrans(
    dict(zip("авекмнорстухіјѕԁԛԝһӏёї", "abekmhopctyxijsdqwhlëï", strict=True))
    | dict(zip("αβεζηικμνορτυχ", "abezhikmnoptyx", strict=True))
)


def tidy(name: str) -> str:
    """A name without what cannot be seen: spaces around it and double ones, marks of direction, fillers; "": nothing is
    left of it.
    """
    text = "".join(" " if letter.isspace() else letter for letter in unicodedata.normalize("NFC", name))
    kept: list[str] = []
    for letter, follows in pairwise(text + " "):
        if _is_kept(letter, kept, follows):
            kept.append(letter)
    shown = " ".join(unicodedata.normalize("NFC", "".join(kept)).split())[:MOST].rstrip(f" {JOINER}")
    return shown if any(_is_seen(letter) for letter in shown) else ""


@lru_cache(1024)
def folded(name: str) -> str:
    """A name without case, alphabet and what cannot be seen: names of which the same is left are taken for one."""
    plain = unicodedata.normalize("NFKC", tidy(name)).casefold().translate(LIKE)
    return "".join(letter for letter in plain if unicodedata.category(letter) not in ("Mn", "Me", "Cf"))


def is_taken(name: str, others: Collection[str]) -> bool:
    """Whether somebody else is called that, or so nearly that nobody sees the difference."""
    return name != "" and folded(name) in {folded(other) for other in others}


def distinct(name: str, others: Collection[str]) -> str:
    """This name, tidied; with a number behind it if it is somebody else's."""
    wanted = tried = tidy(name)
    taken, number = {folded(other) for other in others}, 1
    while tried and folded(tried) in taken:
        number += 1
        tried = f"{wanted[: MOST - 1 - len(str(number))].rstrip()} {number}"
    return tried


def _is_kept(letter: str, before: list[str], follows: str) -> bool:
    """Whether this letter is a part of a name, after those that are."""
    last = before[-1] if before else ""
    if letter == STYLE:
        return _is_picture(last) or last in tuple("0123456789#*")
    if letter == JOINER:
        return _is_picture(follows) and (last == STYLE or _is_picture(last))
    if letter in BLANK or unicodedata.category(letter) in ("Cc", "Cf", "Co", "Cs", "Zl", "Zp"):
        return False
    if _is_mark(letter):
        return last not in ("", " ") and not all(_is_mark(mark) for mark in before[-MOST_MARKS:])
    return True


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in ("Mn", "Me")


def _is_picture(letter: str) -> bool:
    """Whether this can be a part of an emoji."""
    return letter != "" and (ord(letter) in PICTURES or unicodedata.category(letter) == "So") and letter not in BLANK


def _is_seen(letter: str) -> bool:
    """Whether this can be seen by itself and is more than a dot or a stroke."""
    return ord(letter) in PICTURES or (unicodedata.category(letter)[0] in "LNS" and letter not in BLANK)
