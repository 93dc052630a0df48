"""Lessons at online tables: where the reader is, and how that goes over the wire."""

from __future__ import annotations

from ..bots import EASIEST
from ..core.game import Game
from ..core.lesson import READER as READER
from ..core.lesson import Lesson, Stage
from ..core.words import Words
from .errors import Declined
from .history import History
from .wire import Clock, LessonStage, LessonStep, NewSeat, NewTable


def lesson_asked(game: Game, new: NewTable) -> Lesson:
    """The lesson that a new table is to be; Declined if the game has none, or if more is asked for than a name."""
    if game.lesson is None:
        raise Declined("online-no-lesson", title=game.title)
    if len(new.seats) != 1 or new.seats[0].kind != "person" or new.options or new.clock != Clock():
        raise Declined("online-lesson-alone")
    return game.lesson


def seats_of(lesson: Lesson, reader: NewSeat) -> list[NewSeat]:
    """The one who learns, and bots that are easy to play against when it is over."""
    return [reader, *(NewSeat(kind="bot", level=EASIEST) for _ in range(lesson.seats - 1))]


def stage(history: History) -> Stage | None:
    """Where in its lesson a table is; None: behind its end, or the game has none any more."""
    table = history.table
    lesson = table.game.lesson
    if lesson is None:
        return None
    return history.once("lesson", lambda: lesson.stage(table.codes_played, table.codes()))


def told(game: Game, stage: Stage, sentences: Words) -> LessonStage:
    """Where in its lesson a table is, as the reader is told it."""
    assert game.lesson is not None
    steps = game.lesson.steps
    return LessonStage(
        first=stage.first,
        count=len(steps),
        steps=[_told(step.name, step.at, sentences) for step in steps[stage.first : stage.last + 1]],
        codes=list(stage.moves),
        is_answered=stage.answer is not None,
        is_strayed=stage.is_strayed,
    )


def _told(name: str, at: tuple[str, ...], sentences: Words) -> LessonStep:
    return LessonStep(sentences.say(f"lesson-{name}"), sentences.say(f"lesson-{name}", "text"), list(at))
