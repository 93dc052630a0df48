"""The journal of a table: whose acts led to its position, what was told of them, and what may be taken back."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from itertools import chain
from operator import attrgetter

import numpy as np
import numpy.typing as npt

from .engine import Replayed
from .errors import IllegalMove
from .events import Event, event_rows, read_event
from .game import Game
from .state import GameState
from .table import Table
from .unread import Unread

MOST_STATES = 8  # acts before which the state is kept: more than most turns have
TURN_BEGINS = "began"  # the event that every game tells when a seat's turn begins


@dataclass(slots=True)
class Entry:
    """A line of the log: what happened, and when; it is in numbers until somebody asks for the names."""

    game: Game
    row: list[int]  # of `event_rows`
    ply: int
    at: float

    @property
    def event(self) -> Event:
        """What happened, in names."""
        return read_event(self.game, self.row, self.ply)


@dataclass(slots=True)
class Remark:
    """A line of the log that is no event of the game."""

    event: Event
    at: float

    @property
    def ply(self) -> int:
        """After how many moves it is told."""
        return self.event.ply


Numbered = tuple[int, Remark]  # with the number of the act before which it is told
Indices = npt.NDArray[np.int_]


@dataclass(slots=True)
class Act:
    """Moves that were made together, and not taken back."""

    seat: int
    before: int  # the moves on the table before it
    entries_before: int  # of the log
    was_choice: bool  # whether there was another legal move than the first one of it
    revealed: bool | None = None  # whether it showed anybody anything; None: nobody has asked yet
    state: bytes | None = field(default=None, compare=False, repr=False)  # before it; only the last acts have it


class Journal:
    """A table, with the acts that led from its first position to this one.

    >>> journal = Journal(Table("traffic", seats=2, seed=7, mode="interpreted"))
    >>> seat = journal.table.seat
    >>> journal.play(seat, journal.table.codes()[-1:])
    >>> [act.seat for act in journal.acts] == [seat]
    True
    """

    def __init__(self, table: Table, at: float = 0.0) -> None:
        self.table = table
        self.entries: list[Entry | Remark] = []
        self.turns: list[int] = []  # the numbers of the entries that tell of the beginning of a turn
        self._turn_plies: list[int] = []  # after how many moves each of these is told
        self.acts: list[Act] = []
        self.has_remarks = False  # whether there ever was one among the entries
        self.changes = 0  # how often the position has changed
        self._begins = list(table.game.events).index(TURN_BEGINS)
        self._tell_again(at)

    @property
    def ply(self) -> int:
        """How many moves have been made."""
        return len(self.table.codes_played)

    @property
    def events(self) -> list[Event]:
        """All that happened so far, deal included."""
        return [entry.event for entry in self.entries]

    def play(self, seat: int, codes: Sequence[int], at: float = 0.0) -> None:
        """Make these moves for this seat: all, or none if one is not legal or not this seat's to make."""
        table, before, entries_before = self.table, self.ply, len(self.entries)
        was_choice = table.has_choice
        try:
            with table.all_or_none() as tried:
                for code in codes:
                    if table.seat != seat:
                        raise IllegalMove("turn-passed")
                    table.play(code)
                    self._tell(table.live, self.ply, at)
        except IllegalMove:
            self._forget_after(entries_before)
            raise
        self.acts.append(Act(seat, before, entries_before, was_choice, state=tried.state))
        if len(self.acts) > MOST_STATES:
            self.acts[-MOST_STATES - 1].state = None
        self.changes += 1

    def _tell(self, s: GameState, ply: int, at: float) -> None:
        """Note what the last move told."""
        for row in event_rows(s):
            if row[0] == self._begins:
                self.turns.append(len(self.entries))
                self._turn_plies.append(ply)
            self.entries.append(Entry(self.table.game, row, ply, at))

    def _tell_again(self, at: float) -> None:
        """Note what was told so far."""
        for ply, s in self.table.states():
            self._tell(s, ply, at)

    def _forget_after(self, entries: int) -> None:
        """Keep only this number of entries, from the first on."""
        del self.entries[entries:]
        left = bisect_left(self.turns, entries)
        del self.turns[left:], self._turn_plies[left:]

    # Acts that are known

    def replay(
        self,
        deciders: Sequence[int],
        codes: Sequence[Sequence[int]],
        ats: Sequence[float],
        remarks: Sequence[Numbered] = (),
    ) -> Replayed:
        """Make the first acts of a game, each as `play` makes it, with remarks before some: all in one go.

        IllegalMove: they cannot be made, and this journal is of no use any more.
        """
        moves = np.fromiter(map(len, codes), int, len(codes))
        found = self.table.replay(list(chain.from_iterable(codes)), self._begins)
        if (np.repeat(np.array(deciders, int), moves) != found.deciders).any():
            raise IllegalMove("turn-passed")
        befores = np.cumsum(moves) - moves
        told_before = len(self.entries) + np.concatenate(([0], found.told_until))[befores]
        self._tell_later(found, np.repeat(np.arange(len(ats)), moves), ats, told_before, remarks)
        told_before += np.searchsorted([number for number, _ in remarks], np.arange(len(codes)))
        was_choice = found.choices[befores] > 1

        def act(number: int) -> Act:
            return Act(deciders[number], int(befores[number]), int(told_before[number]), bool(was_choice[number]))

        self.acts = Unread(len(codes), act)
        self.changes += len(codes)
        return found

    def _tell_later(
        self, found: Replayed, acts: Indices, ats: Sequence[float], told_before: Indices, remarks: Sequence[Numbered]
    ) -> None:
        """Note what these moves told, each of one of these acts; it is read when somebody asks for it."""
        plies = np.repeat(np.arange(1, len(acts) + 1), np.diff(found.told_until, prepend=0))
        game = self.table.game  # and not this journal, which would be in a circle with its entries

        def entry(number: int) -> Entry | Remark:
            ply = int(plies[number])
            return Entry(game, found.told[number].tolist(), ply, ats[acts[ply - 1]])

        begun = np.flatnonzero(found.told[:, 0] == self._begins)
        self._turn_plies += plies[begun].tolist()
        turns = [*self.turns, *(len(self.entries) + begun).tolist()]
        entries = Unread(len(plies), entry)
        entries.put_in((0, dealt) for dealt in self.entries)
        places = [int(told_before[number]) for number, _ in remarks]
        if remarks:
            self.has_remarks = True
            entries.put_in(zip(places, (remark for _, remark in remarks), strict=True))
        self.entries, self.turns = entries, [turn + bisect_right(places, turn) for turn in turns]

    # Taking back

    def take_back(self, acts: int) -> None:
        """Take back the last acts."""
        first = self.acts[-acts]
        del self.acts[-acts:]
        self._forget_after(first.entries_before)
        self.table.go_back_to(first.before)
        self.changes += 1

    def take_back_to(self, ply: int) -> None:
        """Take back the acts that were made after this number of moves."""
        acts = len(self.acts) - bisect_left(self.acts, ply, key=attrgetter("before"))
        if acts:
            self.take_back(acts)

    def can_take_back(self, held: Collection[int], whole_turn: bool = False) -> int:
        """How many acts these seats may take back: the last one, or all of their turn; IllegalMove says why none."""
        if not self.acts:
            raise IllegalMove("undo-nothing")
        if self.acts[-1].seat not in held:
            raise IllegalMove("undo-others")
        if self.reveals(-1):
            raise IllegalMove("undo-revealed")
        acts = 1
        while whole_turn and not self._turn_begins(self.acts[-acts].before) and acts < len(self.acts):
            if self.acts[-acts - 1].seat != self.acts[-1].seat or self.reveals(-acts - 1):
                break
            acts += 1
        return acts

    def can_go_back(self, seat: int | None, bots: Collection[int]) -> int:
        """How many acts lead back to the last choice of this seat, over later acts of its own and of these bots."""
        made = [number for number, act in enumerate(self.acts) if act.seat == seat and act.was_choice]
        if not made:
            raise IllegalMove("undo-nothing")
        if {act.seat for act in self.acts[made[-1] :]} - {seat, *bots}:
            raise IllegalMove("undo-since")
        acts = len(self.acts) - made[-1]
        if any(self.reveals(-number) for number in range(1, acts + 1)):
            raise IllegalMove("undo-revealed")
        return acts

    def reveals(self, number: int) -> bool:
        """Whether this act, counted from the last (-1), showed anybody anything: asked once, and only if it matters."""
        act = self.acts[number]
        if act.revealed is None:
            until = self.acts[number + 1].before if number < -1 else None
            act.revealed = self.table.revealed_since(act.before, until, act.state)
        return act.revealed

    # Finding one's way

    def entries_until(self, ply: int) -> int:
        """How many entries tell of the moves up to this one."""
        return bisect_right(self.entries, ply, key=attrgetter("ply"))

    def turn_at(self, entries: int) -> int:
        """Which turn it is after this number of entries."""
        return bisect_left(self.turns, entries)

    def _turn_begins(self, ply: int) -> bool:
        """Whether a turn began after this number of moves."""
        place = bisect_left(self._turn_plies, ply)
        return place < len(self._turn_plies) and self._turn_plies[place] == ply

    def turn_plies(self) -> set[int]:
        """After how many moves turns began."""
        return set(self._turn_plies)
