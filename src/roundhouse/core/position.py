"""Reading a position written by hand: every answer is a value that can be, or a sentence that says why not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .errors import Clauses, InvalidPosition, quoted, refusal
from .piles import put
from .record import Cells

# What core.table reads, but for the points of a view, which follow from the rest.
HEADING = ("game", "rules_version", "edition", "seats", "options", "seat", "phase", "chance", "remembered", "points")


class Reader:
    """A part of a position, and where in it we are."""

    def __init__(self, value: Any, where: str = "", game: str | None = None, clauses: Clauses | None = None) -> None:
        self.value = value
        self.where = where
        self.game = game
        self.clauses = clauses or {}

    def wrong(self, reason: str, **args: Any) -> InvalidPosition:
        """The sentence that says what is wrong here."""
        why = refusal(self.clauses, "position-" + reason, {"where": self.where or "state", **args})
        return InvalidPosition(why.reason, self.game, why.clause, **why.details)

    def _at(self, key: str, value: Any) -> Reader:
        return Reader(value, f"{self.where}.{key}" if self.where else key, self.game, self.clauses)

    def part(self, key: str, default: Any = ...) -> Reader:
        """What stands under a name."""
        if not isinstance(self.value, Mapping):
            raise self.wrong("no-mapping")
        if key not in self.value and default is ...:
            raise self.wrong("missing", key=key)
        return self._at(key, self.value.get(key, default))

    def only(self, *keys: str) -> None:
        """Refuse names that mean nothing here."""
        if not isinstance(self.value, Mapping):
            raise self.wrong("no-mapping")
        for key in self.value:
            if key not in keys:
                raise self.wrong("unknown-key", key=str(key))

    def items(self, most: int | None = None) -> list[Reader]:
        """The items of a list."""
        if not isinstance(self.value, Sequence) or isinstance(self.value, str):
            raise self.wrong("no-list")
        if most is not None and len(self.value) > most:
            raise self.wrong("too-many", found=len(self.value), most=most)
        return [Reader(item, f"{self.where}[{i}]", self.game, self.clauses) for i, item in enumerate(self.value)]

    def number(self, least: int, most: int) -> int:
        """A whole number."""
        if isinstance(self.value, bool) or not isinstance(self.value, int) or not least <= self.value <= most:
            raise self.wrong("number", value=quoted(self.value), least=least, most=most)
        return int(self.value)

    def truth(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self.wrong("truth", value=quoted(self.value))
        return self.value

    def index(self, names: Sequence[str]) -> int:
        """The number of a name."""
        if not isinstance(self.value, str) or self.value not in names:
            raise self.wrong("name", value=quoted(self.value), names=", ".join(names))
        return names.index(self.value)

    def cards(self, names: Sequence[str]) -> list[int]:
        """A list of cards, given as such or under "cards"."""
        held = self.part("cards") if isinstance(self.value, Mapping) else self
        if isinstance(self.value, Mapping):
            self.only("cards", "size")
            size = self.part("size", len(held.items())).value
            if type(size) is not int or size != len(held.items()):
                raise self.wrong("size", size=quoted(size), found=len(held.items()))
        return [item.index(names) for item in held.items()]

    def one_per_seat(self, seats: int) -> list[Reader]:
        """The items of a list that has one for each seat."""
        items = self.items()
        if len(items) != seats:
            raise self.wrong("per-seat", found=len(items), seats=seats)
        return items

    def check_room(self, size: int, most: int) -> None:
        """Refuse one more than there is room for."""
        if size >= most:
            raise self.wrong("too-many", found=size + 1, most=most)

    def fill(self, piles: Cells, sizes: Cells, i: int, cards: Sequence[int]) -> None:
        """Lay these cards on a pile, the last one on top."""
        for card in cards:
            self.check_room(int(sizes[i]), piles.shape[1])
            put(piles, sizes, i, card)


def check_copies(held: Cells, copies: Cells, names: Sequence[str]) -> None:
    """Refuse a table that does not have exactly the cards of the box."""
    if held.sum() != copies.sum():
        raise InvalidPosition("position-total", found=int(held.sum()), expected=int(copies.sum()))
    for name, found, expected in zip(names, held.tolist(), copies.tolist(), strict=True):
        if found != expected:
            raise InvalidPosition("position-copies", card=name, found=found, expected=expected)
