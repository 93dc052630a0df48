"""The journal of an online table, with what was worked out of it and need not be worked out again."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any, TypeVar

import numpy as np

from ..core.journal import Journal
from ..core.parts import Parts
from ..core.table import Table
from .absence import note, notes, player_of
from .store import ActColumns
from .turning import Turned, turning_points

Answer = TypeVar("Answer")


class History(Journal):
    """A journal that remembers what it was asked."""

    def __init__(self, table: Table, at: float) -> None:
        super().__init__(table, at)
        self._points: dict[int, list[int]] = {}  # of each seat, at the plies of the timeline that are worked out
        self._commands: list[str] = []  # of the acts: they say who has made each
        self._players: dict[int, str] = {}  # who made the last act of a seat, where that is known
        self._known: dict[Hashable, Any] = {}  # of the position
        self._known_at = self.changes
        self.parts = Parts()  # of views

    def play(self, seat: int, codes: Sequence[int], at: float = 0.0, command: str = "") -> None:
        """Make these moves; where a turn begins after them, its points of the timeline are noted."""
        super().play(seat, codes, at)
        self._note_player(seat, command, at)
        if self._turn_plies and self._turn_plies[-1] == self.ply:
            self._points[self.ply] = self.table.closed_scores()

    def _note_player(self, seat: int, command: str, at: float) -> None:
        """Tell before the last act if somebody else has made it than this seat's acts before it."""
        last, player, act = self._players.get(seat) or self._player_before(seat), player_of(command), self.acts[-1]
        told = note(seat, last, player, act.before, at)
        self._commands.append(command)
        self._players[seat] = player
        if told is not None:
            self.entries.insert(act.entries_before, told)
            self.has_remarks = True
            self.turns = [turn + (turn >= act.entries_before) for turn in self.turns]

    def _player_before(self, seat: int) -> str | None:
        """Who made this seat's acts before the last act; None: it has made none."""
        before = (number for number in range(len(self.acts) - 2, -1, -1) if self.acts[number].seat == seat)
        last = next(before, None)
        return None if last is None else player_of(self._commands[last])

    def play_again(self, acts: ActColumns) -> None:
        """Make the first acts of a game, which follow each other, all in one go; as `Journal.replay` does."""
        found = self.replay(acts.seat, acts.codes, acts.at, notes(acts))
        self._commands = [*acts.command]
        begun = np.flatnonzero(found.begins)
        self._points = dict(zip((begun + 1).tolist(), found.points[begun].tolist(), strict=True))

    def take_back(self, acts: int) -> None:
        """Take back the last acts."""
        super().take_back(acts)
        del self._commands[len(self.acts) :]
        self._players.clear()
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

    def knows(self, key: Hashable) -> bool:
        """Whether this question about the position was answered before."""
        return self._known_at == self.changes and key in self._known

    def forget(self, key: Hashable) -> None:
        """Forget an answer that could not be worked out."""
        self._known.pop(key, None)

    def turn_plies(self) -> set[int]:
        """After how many moves turns began."""
        return self.once("began", super().turn_plies)

    def timeline(self) -> tuple[list[int], list[list[int]]]:
        """The plies at which turns began, and the last; and the points of each seat there.  For after the end."""
        return self.once("timeline", self._timeline)

    def _timeline(self) -> tuple[list[int], list[list[int]]]:
        plies = self._timeline_plies()
        for _ in self.work_out_end():
            pass
        return plies, [self._points[ply] for ply in plies]

    def turning(self) -> list[Turned]:
        """Where the game turned.  For after the end."""
        for _ in self.work_out_end():
            pass
        return self.once("turning", list)

    def ranking(self) -> list[int]:
        """The place of each seat."""
        return self.once("ranking", self.table.ranking)

    def scores(self) -> list[int]:
        """The points of each seat."""
        return self.once("scores", self.table.scores)

    def work_out_end(self) -> Iterator[None]:
        """Work out what is told after the end, piece by piece: all of it at once would keep others waiting."""
        if not self.table.over:
            return
        yield from self._work_out_points()
        if not self.knows("turning"):
            found: list[Turned] = []
            plies = self._timeline_plies()
            for turned in turning_points(self, plies, [self._points[ply] for ply in plies], self.ranking()):
                if turned is not None:
                    found.append(turned)
                yield
            self.once("turning", lambda: found)

    def _work_out_points(self) -> Iterator[None]:
        """The points of the timeline that were not noted on the way, one ply at a time."""
        for ply in self._timeline_plies():
            if ply not in self._points:
                self._points[ply] = self.table.table_at(ply).closed_scores()
                yield

    def _timeline_plies(self) -> list[int]:
        return self.once("turns", lambda: sorted({self.ply, *self.turn_plies()}))
