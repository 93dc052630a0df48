"""Reading a position written by hand: every answer is a value that can be, or a sentence that says why not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .errors import InvalidPosition, quoted


class Reader:
    """A part of a position, and where in it we are."""

    def __init__(self, value: Any, where: str = "") -> None:
        self.value = value
        self.where = where

    def wrong(self, reason: str, **args: Any) -> InvalidPosition:
        """The sentence that says what is wrong here; `game` names the game whose words it is in."""
        return InvalidPosition("position-" + reason, where=self.where or "state", **args)

    def _at(self, key: str, value: Any) -> Reader:
        return Reader(value, f"{self.where}.{key}" if self.where else key)

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
        return [Reader(item, f"{self.where}[{i}]") for i, item in enumerate(self.value)]

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
