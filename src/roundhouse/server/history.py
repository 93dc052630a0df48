"""One game as it was played online: what was told after each move, whose act it was, and what may be taken back."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Collection, Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from ..core.errors import IllegalMove
from ..core.events import Event, read_events
from ..core.table import Table

Answer = TypeVar("Answer")
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
        self.told: list[Told] = []
        self.turns: list[int] = []  # the lines that tell of the beginning of a turn
        self._tell(0, at)
        self.acts: list[Act] = []
        self._points: dict[int, list[int]] = {}  # of each seat, at the plies of the timeline that are worked out
        self._known: dict[Hashable, Any] = {}  # of the position

    def once(self, key: Hashable, ask: Callable[[], Answer]) -> Answer:
        """What is asked of a position is worked out once, until the position changes."""
        if key not in self._known:
            self._known[key] = ask()
        answer: Answer = self._known[key]
        return answer

    def forget(self, key: Hashable) -> None:
        """What was worked out is not an answer."""
        self._known.pop(key, None)

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
                    self._tell(self.ply, at)
        except IllegalMove:
            self._untell(lines_before)
            raise
        self.acts.append(Act(seat, before, lines_before))
        self._known = {}

    def _tell(self, ply: int, at: float) -> None:
        """The lines of the last move."""
        for event in read_events(self.table.record, self.table.game, ply):
            if event.kind == TURN_BEGINS:
                self.turns.append(len(self.told))
            self.told.append(Told(event, at))

    def _untell(self, lines: int) -> None:
        """Only the first so many lines are so."""
        del self.told[lines:]
        del self.turns[bisect_left(self.turns, lines) :]

    def take_back(self, acts: int) -> None:
        """Take back the last acts."""
        first = self.acts[-acts]
        del self.acts[-acts:]
        self._untell(first.lines_before)
        self.table.go_back_to(first.before)
        self._known = {}

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
        begins = self.once("began", self._began)
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

    def lines_until(self, ply: int) -> int:
        """How many lines of the log tell of the first so many moves."""
        return bisect_right(self.told, ply, key=lambda told: told.event.ply)

    def turn_at(self, lines: int) -> int:
        """Which turn it is after so many lines of the log."""
        return bisect_left(self.turns, lines)

    def timeline(self) -> tuple[list[int], list[list[int]]]:
        """The plies at which turns began, and the last; and the points of each seat there.  For after the end."""
        plies = self._turns()
        for _ in self.reckon():
            pass
        return plies, [self._points[ply] for ply in plies]

    def reckon(self) -> Iterator[None]:
        """Work out the points of the timeline, one ply at a time: all of it at once would keep others waiting."""
        if not self.table.over:
            return
        there: Table | None = None
        for ply in self._turns():
            if ply not in self._points:
                if there is None:
                    there = self.table.state_at(ply)
                for code in self.table.codes_played[len(there.codes_played) : ply]:
                    there.play(code)
                self._points[ply] = there.scores()
                yield

    def _turns(self) -> list[int]:
        return self.once("turns", lambda: sorted({self.ply, *self.once("began", self._began)}))

    def _began(self) -> set[int]:
        return {self.told[line].event.ply for line in self.turns}
