"""What happened, told by the rules while they carry out a move: for log lines and animation.

    EVENTS = declare_events({"drew": {"seat": SEATS, "card": secret(CARDS, "seat")}})

A secret argument is seen only by the seats named in the other arguments it lists.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from .actions import Values, count, name_of
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


def read_events(s: GameState, game: Game, ply: int) -> Iterator[Event]:
    """The events of the last move, in names."""
    declaration = game.events
    names = list(declaration)
    for row in s.events[: s.event_count]:
        kind = names[row[0]]
        numbers = {arg: int(n) for arg, n in zip(declaration[kind], row[1:], strict=False)}
        secrets = {
            arg: tuple(numbers[seat] for seat in spec.seen_by)
            for arg, spec in declaration[kind].items()
            if isinstance(spec, Secret)
        }
        args = {arg: _named(spec, numbers[arg]) for arg, spec in declaration[kind].items()}
        yield Event(ply, kind, args, secrets)


def _named(spec: Values | Secret, number: int) -> int | str | None:
    values = spec.values if isinstance(spec, Secret) else spec
    return name_of(values, number) if 0 <= number < count(values) else None
