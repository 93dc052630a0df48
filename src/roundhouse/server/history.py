"""The journal of an online table, with what was worked out of it and need not be worked out again."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any, TypeVar

from ..core.journal import Journal
from ..core.table import Table

Answer = TypeVar("Answer")


class History(Journal):
    """A journal that remembers what it was asked."""

    def __init__(self, table: Table, at: float) -> None:
        super().__init__(table, at)
        self._points: dict[int, list[int]] = {}  # of each seat, at the plies of the timeline that are worked out
        self._known: dict[Hashable, Any] = {}  # of the position
        self._known_at = self.changes

    def play(self, seat: int, codes: Sequence[int], at: float = 0.0) -> None:
        """Make these moves; where a turn begins after them, its points of the timeline are noted."""
        super().play(seat, codes, at)
        if self.turns and self.entries[self.turns[-1]].event.ply == self.ply:
            self._points[self.ply] = self.table.scores()

    def take_back(self, acts: int) -> None:
        """Take back the last acts."""
        super().take_back(acts)
        for ply in [noted for noted in self._points if noted > self.ply]:
            del self._points[ply]

    def once(self, key: Hashable, ask: Callable[[], Answer]) -> Answer:
        """What is asked of a position is worked out once, until the position changes."""
        if self._known_at != self.changes:
            self._known, self._known_at = {}, self.changes
        if key not in self._known:
            self._known[key] = ask()
        answer: Answer = self._known[key]
        return answer

    def forget(self, key: Hashable) -> None:
        """Drop an answer that turned out to be none."""
        self._known.pop(key, None)

    def turn_plies(self) -> set[int]:
        """After how many moves turns began."""
        return self.once("began", super().turn_plies)

    def timeline(self) -> tuple[list[int], list[list[int]]]:
        """The plies at which turns began, and the last; and the points of each seat there.  For after the end."""
        plies = self._timeline_plies()
        for _ in self.reckon():
            pass
        return plies, [self._points[ply] for ply in plies]

    def reckon(self) -> Iterator[None]:
        """Work out the points of the timeline, one ply at a time: all of it at once would keep others waiting."""
        if not self.table.over:
            return
        there: Table | None = None
        for ply in self._timeline_plies():
            if ply not in self._points:
                if there is None:
                    there = self.table.table_at(ply)
                for code in self.table.codes_played[len(there.codes_played) : ply]:
                    there.play(code)
                self._points[ply] = there.scores()
                yield

    def _timeline_plies(self) -> list[int]:
        return self.once("turns", lambda: sorted({self.ply, *self.turn_plies()}))
