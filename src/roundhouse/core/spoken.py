"""How the details of a sentence are spoken: one table for each game, from the name of a detail to what says it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from .words import Words

NOTHING = "none"  # how a sentence hears of a detail that is hidden, or that there is not
Teller = Callable[[Words, Any], Any]


class Spoken(Protocol):
    """What makes the details of a sentence out of those of the rules."""

    def __call__(self, words: Words, details: Mapping[str, Any]) -> dict[str, Any]: ...


def counted(words: Words, place: int) -> int:
    """A place or a seat, which people count from 1."""
    return place + 1


def accusative(name: Callable[[Words, str, str], str]) -> Teller:
    """Something by its name, as the object of a sentence."""
    return lambda words, thing: name(words, thing, "acc")


def spoken_by(table: Mapping[str, Teller], also: Mapping[str, tuple[str, Teller]] | None = None) -> Spoken:
    """Details by this table; those that it does not name stay as they are, and `also` says one again another way."""
    again = also or {}

    def spoken(words: Words, details: Mapping[str, Any]) -> dict[str, Any]:
        said = {key: _said(words, table.get(key), value) for key, value in details.items()}
        for key, (source, tell) in again.items():
            if details.get(source) is not None:
                said[key] = tell(words, details[source])
        return said

    return spoken


def _said(words: Words, tell: Teller | None, value: Any) -> Any:
    if value is None:
        return NOTHING
    return value if tell is None else tell(words, value)


def name_players(
    words: Words, keys: Sequence[str], details: Mapping[str, Any], viewer: int | None, names: Sequence[str] | None
) -> dict[str, Any]:
    """The seats among the details by their names, or by their numbers; `KEY-is` says whether that is you."""
    said: dict[str, Any] = {}
    for key in keys:
        player = details.get(key)
        if player is not None:
            said[key] = names[player] if names else words.say("player", number=player + 1)
            is_actor = key != keys[0] and player == details.get(keys[0])
            said[key + "-is"] = "you" if player == viewer else "self" if is_actor else "other"
    return said
