"""A page that says which number of a row is what."""

from __future__ import annotations

from collections.abc import Iterator

from ..core import meaning
from ..core.game import Game
from ..core.meaning import Meaning
from ..core.record import NOBODY, OWNER, OWNER_UNTIL_END
from .encode import BASE, MOST
from .write import Part, digits

INTRODUCTION = """\
# What a seat sees of {title}

Written by `python -m tests.observations` from the fields of the game's state, as `tensors.of("{name}").page()` says it.

An observation is a row of {size} numbers (int8), the same for every number of seats and every option. Where seats are
an axis ({seats}) the observer is first, and the others follow in the order of play; seats that are not there are zeros.
The last axis of a shape is the numbers of one cell, where a cell takes several; in the row itself they lie plane by
plane, the first number of all cells, then the second. `unpack` gives these shapes. Long lists are at the end.

| numbers | part | shape | what it is | as |
|---|---|---|---|---|
"""
LEFT_OUT = """
## What is left out

| field | what it is | why |
|---|---|---|
"""
MOST_NAMES = 6  # in a row of the table; longer lists have a letter


class Page:
    """The page of one game, and the lists that it names by letters."""

    def __init__(self, game: Game, parts: dict[str, Part], size: int) -> None:
        self.game, self.parts, self.size = game, parts, size
        self.lists: dict[tuple[str, ...], str] = {}

    def text(self) -> str:
        """The page, in Markdown."""
        seats = self.game.seat_counts[-1]
        head = INTRODUCTION.format(title=self.game.title, name=self.game.name, size=self.size, seats=seats)
        rows = "".join(f"{self.row(part)}\n" for part in self.parts.values())
        left_out = "".join(f"{row}\n" for row in self.left_out())
        return head + rows + (LEFT_OUT + left_out if left_out else "") + self.listed()

    def row(self, part: Part) -> str:
        """A row of the table."""
        first, last = part.start, part.start + part.size - 1
        numbers = str(first) if first == last else f"{first}–{last}"
        shape = " × ".join(map(str, part.shape)) or "1"
        field = self.game.State.fields.get(part.name.partition(".")[0])
        own = "; the observer's own" if field and field.seen in (OWNER, OWNER_UNTIL_END) else ""
        return f"| {numbers} | `{part.name}` | {shape} | {part.doc}{own} | {self.how(part.holds)} |"

    def how(self, holds: Meaning) -> str:
        """How it is written as numbers."""
        things = self.named(holds.names) if holds.names else f"{holds.n} things"
        if holds.each:
            things += ", then something of each seat, the observer's first"
        by = f", for each of {self.named(holds.by)}" if holds.by else ""
        wide = f", in two numbers: {BASE}s, and the rest" if holds.n > MOST else ""
        width = digits(holds.n + (self.game.seat_counts[-1] if holds.each else 0))
        code = f"the number of a thing from 1 on, in {width} binary digits, the lowest first; zeros: none"
        return {
            meaning.UPTO: f"a count from 0 to {holds.n}, −1 where there is none{wide}{by}",
            meaning.FLAG: f"0 or 1{by}",
            meaning.A_SEAT: "1 in the place of a seat, the observer first; zeros: none",
            meaning.ONE_OF: f"1 in the place of one of {things}; zeros: none{by}",
            meaning.CODED: f"{code}; the things: {things}{by}",
            meaning.BITS: f"0 or 1 for each of {things}",
            meaning.PILE: f"how often each is there, of {things}",
            meaning.TOP: f"the last {holds.most}, the very last first, each {code}; the things: {things}",
            meaning.CHAIN: f"all rows one after the other, {holds.most} at most: of each {code}; the things: {things}",
            meaning.HOW_MANY: f"how many there are, from 0 to {holds.n}",
        }[holds.kind]

    def named(self, names: tuple[str, ...]) -> str:
        """A short list, or the letter of a long one."""
        if len(names) <= MOST_NAMES:
            return ", ".join(f"*{name}*" for name in names)
        return f"list {self.lists.setdefault(names, chr(ord('A') + len(self.lists)))}"

    def left_out(self) -> Iterator[str]:
        """The fields that are seen but not written, and why."""
        for name, field in self.game.State.fields.items():
            for holds in field.holds:
                if holds.kind == meaning.LEFT_OUT and field.seen != NOBODY:
                    yield f"| `{name}` | {field.doc} | {holds.reason} |"

    def listed(self) -> str:
        """The long lists, each thing with its number from 1 on."""
        lists = [
            f"**{letter}**: " + ", ".join(f"{number} *{name}*" for number, name in enumerate(names, 1)) + "\n"
            for names, letter in self.lists.items()
        ]
        return "".join(["\n## Lists\n", *(f"\n{each}" for each in lists)]) if lists else ""
