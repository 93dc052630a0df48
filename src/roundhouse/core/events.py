"""What happened, told by the rules while they carry out a move: for log lines and animation.

    EVENTS = declare_events({"drew": {"seat": SEATS, "card": secret(CARDS, "seat")}})

A secret argument is seen only by the seats named in the other arguments it lists.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from .actions import Values, count
from .state import EVENT_ARGS, GameState

if TYPE_CHECKING:
    from .game import Game


class Secret(NamedTuple):
    """An argument that only some see: a move that tells it cannot be taken back online."""

    values: Values
    seen_by: tuple[str, ...]


def secret(values: Values, *seen_by: str) -> Secret:
    """An argument seen only by the seats that these other arguments name."""
    return Secret(values, seen_by)


Declaration = dict[str, dict[str, Values | Secret]]


@dataclass(frozen=True)
class Event:
    """One thing that happened: after how many moves, of what kind, with what named arguments."""

    ply: int
    kind: str
    args: dict[str, Any]
    secrets: dict[str, tuple[int, ...]]  # argument -> the seats that see it

    def seen_by(self, seat: int | None) -> Event:
        """The event as this seat (None: a spectator) sees it; what is hidden is None."""
        hidden = {arg: None for arg, seats in self.secrets.items() if seat not in seats}
        return Event(self.ply, self.kind, {**self.args, **hidden}, {}) if self.secrets else self

    def to_dict(self) -> dict[str, Any]:
        """A JSON-able form, without the secrets."""
        return {"ply": self.ply, "kind": self.kind, **self.seen_by(None).args}


def declare_events(kinds: Declaration) -> Declaration:
    """Check a game's declaration of its events."""
    for kind, args in kinds.items():
        if len(args) > EVENT_ARGS:
            raise ValueError(f"event {kind} has more than {EVENT_ARGS} arguments")
        for spec in args.values():
            if isinstance(spec, Secret) and not set(spec.seen_by) <= set(args):
                raise ValueError(f"event {kind}: a secret names an argument that is not there")
    return kinds


def tell(s: GameState, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Note an event of the move that is being carried out."""
    row = s.event_count
    s.events[row, 0] = kind
    s.events[row, 1], s.events[row, 2], s.events[row, 3] = a, b, c
    s.events[row, 4], s.events[row, 5] = d, e
    s.event_count += 1


class _Reading(NamedTuple):
    """How the numbers of one kind of event are read."""

    kind: str
    args: tuple[tuple[str, int, Sequence[str] | None], ...]  # each with how many values it has, and their names
    secrets: tuple[tuple[str, tuple[int, ...]], ...]  # which arguments name the seats that see this one


@cache
def _readings(game: Game) -> list[_Reading]:
    """How each kind of event of a game is read, by its number."""
    return [_reading(kind, specs) for kind, specs in game.events.items()]


def _reading(kind: str, specs: dict[str, Values | Secret]) -> _Reading:
    args, secrets, places = [], [], list(specs)
    for arg, spec in specs.items():
        values = spec.values if isinstance(spec, Secret) else spec
        args.append((arg, count(values), None if isinstance(values, int) else values))
        if isinstance(spec, Secret):
            secrets.append((arg, tuple(places.index(seat) for seat in spec.seen_by)))
    return _Reading(kind, tuple(args), tuple(secrets))


def event_rows(s: GameState) -> list[list[int]]:
    """The events of the last move in numbers: the kind of each, and its arguments."""
    rows: list[list[int]] = s.events[: s.event_count].tolist()
    return rows


def read_event(game: Game, row: Sequence[int], ply: int) -> Event:
    """One event in names."""
    reading, numbers = _readings(game)[row[0]], row[1:]
    args: dict[str, int | str | None] = {}
    for (arg, values, names), number in zip(reading.args, numbers, strict=False):
        is_known = 0 <= number < values
        args[arg] = None if not is_known else number if names is None else names[number]
    secrets = {arg: tuple(numbers[place] for place in seats) for arg, seats in reading.secrets}
    return Event(ply, reading.kind, args, secrets)


def read_events(s: GameState, game: Game, ply: int) -> list[Event]:
    """The events of the last move, in names."""
    return [read_event(game, row, ply) for row in event_rows(s)]
