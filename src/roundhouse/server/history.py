"""One game as it was played online: what was told after each move, whose act it was, and what may be taken back."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from ..core.errors import IllegalMove
from ..core.events import Event, read_events
from ..core.table import Table

TURN_BEGINS = "began"  # the event that every game tells when a seat's turn begins


@dataclass(frozen=True)
class Told:
    """A line of the log."""

    event: Event
    at: float


@dataclass
class Act:
    """Moves that were made together, and not taken back."""

    seat: int
    before: int  # the moves on the table before it
    lines_before: int  # of the log
    revealed: bool | None = None  # whether it showed anybody anything; None: nobody has asked yet


class History:
    """A table, with the acts that led to its position."""

    def __init__(self, table: Table, at: float) -> None:
        self.table = table
        self.told = [Told(event, at) for event in read_events(table.record, table.game, 0)]
        self.acts: list[Act] = []

    @property
    def ply(self) -> int:
        """How many moves have been made."""
        return len(self.table.codes_played)

    def play(self, seat: int, codes: Sequence[int], at: float) -> None:
        """Make these moves for this seat: all, or none if one is not legal or not this seat's to make."""
        table, before, lines_before = self.table, self.ply, len(self.told)
        try:
            with table.all_or_none():
                for code in codes:
                    if table.seat != seat:
                        raise IllegalMove("online-turn-passed")
                    table.play(code)
                    self.told += [Told(event, at) for event in read_events(table.record, table.game, self.ply)]
        except IllegalMove:
            del self.told[lines_before:]
            raise
        self.acts.append(Act(seat, before, lines_before))

    def take_back(self, acts: int) -> None:
        """Take back the last acts."""
        first = self.acts[-acts]
        del self.acts[-acts:]
        del self.told[first.lines_before :]
        self.table.go_back_to(first.before)

    def take_back_to(self, ply: int) -> None:
        """Take back the acts after this many moves."""
        acts = sum(act.before >= ply for act in self.acts)
        if acts:
            self.take_back(acts)

    def can_take_back(self, seats: Collection[int], whole_turn: bool) -> int:
        """How many acts these seats may take back; IllegalMove says why none."""
        if not self.acts:
            raise IllegalMove("undo-nothing")
        if self.acts[-1].seat not in seats:
            raise IllegalMove("online-undo-others")
        if self.reveals(-1):
            raise IllegalMove("undo-revealed")
        if not whole_turn:
            return 1
        begins = {told.event.ply for told in self.told if told.event.kind == TURN_BEGINS}
        acts = 1
        while self.acts[-acts].before not in begins and acts < len(self.acts):
            if self.acts[-acts - 1].seat != self.acts[-1].seat or self.reveals(-acts - 1):
                break
            acts += 1
        return acts

    def reveals(self, number: int) -> bool:
        """Whether this act, counted from the last (-1), showed anybody anything: asked once, and only if it matters."""
        act = self.acts[number]
        if act.revealed is None:
            until = self.acts[number + 1].before if number < -1 else None
            act.revealed = self.table.revealed_since(act.before, until)
        return act.revealed

    def timeline(self) -> tuple[list[int], list[list[int]]]:
        """The plies at which turns began, and the last; and the points of each seat there."""
        plies = sorted({told.event.ply for told in self.told if told.event.kind == TURN_BEGINS} | {self.ply})
        again = self.table.state_at(0)
        points = []
        for ply in plies:
            for code in self.table.codes_played[len(again.codes_played) : ply]:
                again.play(code)
            points.append(again.scores())
        return plies, points
