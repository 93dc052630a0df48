"""A lesson: a guided first game, told by the file data/lesson.json of a game and the sentences words/lesson.*.ftl.

It names a deal (seats, options, seed) and steps.  A step is a sentence to read, and may expect moves of the reader,
who sits at seat 0, and give the moves with which the others answer.  So the whole lesson is one line of moves:
how many of them were made says where in the lesson one is.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

from .actions import Layout
from .errors import IncompleteGame, quoted

FILE = "lesson.json"
READER = 0  # the seat of the one who learns
KEYS = {"minutes", "seats", "seed", "options", "steps"}
STEP_KEYS = {"name", "at", "moves", "also", "answers"}


@dataclass(frozen=True)
class Step:
    """One idea: its sentences are `lesson-NAME` and `lesson-NAME.text`."""

    name: str
    at: tuple[str, ...]  # the places that are lit while it is read, by the names that the board gives them
    begins: int  # after this number of moves of the lesson
    moves: tuple[int, ...]  # what the reader is to do; none: to read
    also: frozenset[int]  # what the reader may do in place of any of these moves
    answers: tuple[int, ...]  # what the others do then


@dataclass(frozen=True)
class Stage:
    """Where in a lesson one is."""

    first: int  # the steps from this one
    last: int  # to this one are read here, one after the other
    moves: tuple[int, ...]  # what finishes the last of them; none: nothing, or the others answer
    answer: int | None  # the move with which somebody else answers now
    is_strayed: bool = False  # the reader has gone another way, at this step


@dataclass(frozen=True)
class Lesson:
    """All of it, with the moves as numbers."""

    minutes: int
    seats: int
    seed: int
    options: Mapping[str, str | int | bool]
    steps: tuple[Step, ...]

    @property
    def line(self) -> list[int]:
        """The moves of everybody, as they are meant."""
        return list(chain.from_iterable((*step.moves, *step.answers) for step in self.steps))

    def stage(self, played: Sequence[int], legal: Collection[int]) -> Stage | None:
        """Where one is after these moves, when these are legal; None: the lesson is over, the game goes on."""
        for number, step in enumerate(self.steps):
            for i, meant in enumerate((*step.moves, *step.answers), step.begins):
                if i == len(played):
                    return self._stage_at(number, i) if meant in legal else _strayed(number)
                if played[i] != meant and (i >= step.begins + len(step.moves) or played[i] not in step.also):
                    return _strayed(number)
        return self._stage_at(len(self.steps) - 1, len(played)) if len(played) == len(self.line) else None

    def _stage_at(self, number: int, ply: int) -> Stage:
        """Where one is at a step that goes on, with the steps before it that are only read."""
        step, first = self.steps[number], number
        while first > 0 and self.steps[first - 1].begins == ply:
            first -= 1
        done = ply - step.begins
        answers = step.answers[max(0, done - len(step.moves)) :] if done >= len(step.moves) else ()
        return Stage(first, number, step.moves[done:], answers[0] if answers else None)


def _strayed(step: int) -> Stage:
    return Stage(step, step, (), None, is_strayed=True)


def read(game: str, path: Path, layout: Layout) -> Lesson | None:
    """The lesson of a game, if it has one; IncompleteGame says what is wrong with it."""
    if not path.is_file():
        return None
    try:
        written = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise IncompleteGame("game-lesson", name=game, why=str(error)) from None
    return _Reader(game, layout).lesson(written)


class _Reader:
    """Reads a lesson as it is written; whatever it finds wrong is told with its place."""

    def __init__(self, game: str, layout: Layout) -> None:
        self.game, self.layout, self.ply = game, layout, 0

    def lesson(self, written: Any) -> Lesson:
        """All of it."""
        if not isinstance(written, dict) or set(written) != KEYS or not isinstance(written["steps"], list):
            raise self.wrong(quoted(written))
        steps = tuple(self.step(each) for each in written["steps"])
        names = [step.name for step in steps]
        if not steps or steps[-1].moves or len(set(names)) < len(names):  # the last one says that it is over
            raise self.wrong(quoted(names))
        return Lesson(written["minutes"], written["seats"], written["seed"], written["options"], steps)

    def step(self, written: Any) -> Step:
        """One step, which begins where those before it end."""
        if not isinstance(written, dict) or "name" not in written or not set(written) <= STEP_KEYS:
            raise self.wrong(quoted(written))
        moves, answers = ([self.code(move) for move in written.get(key, ())] for key in ("moves", "answers"))
        also = frozenset(chain.from_iterable(self.codes(move) for move in written.get("also", ())))
        if not moves and (also or answers):  # nothing that they could follow
            raise self.wrong(quoted(written))
        step = Step(written["name"], tuple(written.get("at", ())), self.ply, tuple(moves), also, tuple(answers))
        self.ply += len(moves) + len(answers)
        return step

    def code(self, move: Any) -> int:
        """The number of a move that is given with all its arguments."""
        codes = self.codes(move)
        if len(codes) != 1:
            raise self.wrong(quoted(move))
        return codes[0]

    def codes(self, move: Any) -> list[int]:
        """The numbers of all moves of a kind that have these arguments."""
        kind, given = move.get("kind"), {name: value for name, value in move.items() if name != "kind"}
        described = (self.layout.describe(code) for code in range(len(self.layout.kind)))
        found = [i for i, (name, args) in enumerate(described) if name == kind and given.items() <= args.items()]
        if not found:
            raise self.wrong(quoted(move))
        return found

    def wrong(self, why: str) -> IncompleteGame:
        """What stands there and cannot be."""
        return IncompleteGame("game-lesson", name=self.game, why=why)
