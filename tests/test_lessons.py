"""Every guided first game is played to its end: as it is meant, and by every other way that it allows."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from roundhouse import Table, games, load
from roundhouse.core import lesson as lessons
from roundhouse.core.errors import IncompleteGame
from roundhouse.core.lesson import READER, Lesson
from roundhouse.core.words import LANGUAGES, words

from .core.tools import refused

TAUGHT = [name for name in games() if load(name).lesson is not None]
TITLE, TEXT, MOST_MINUTES = 40, 330, 5  # letters that a step has room for
every_lesson = pytest.mark.parametrize("name", TAUGHT)


def lesson_of(name: str) -> Lesson:
    found = load(name).lesson
    assert found is not None
    return found


def dealt(name: str) -> Table:
    lesson = lesson_of(name)
    return Table(name, lesson.seats, lesson.seed, lesson.options)


def follow(table: Table, lesson: Lesson, change: tuple[int, int] | None = None) -> None:
    """Play the lesson, with one move of the reader replaced by another; each has to be where the lesson says it is."""
    for ply, meant in enumerate(lesson.line):
        stage = lesson.stage(table.codes_played, table.codes())
        assert stage is not None
        assert not stage.is_strayed, f"after {ply} moves, {change}"
        assert (table.seat == READER) == (stage.answer is None)
        assert meant == (stage.moves[0] if stage.answer is None else stage.answer)
        table.play(change[1] if change is not None and change[0] == ply else meant)
    stage = lesson.stage(table.codes_played, table.codes())
    assert stage is not None
    assert stage.last == len(lesson.steps) - 1
    assert not table.over
    assert table.seat == READER, "the others would go on while the last steps are read"


@every_lesson
def test_it_is_played_to_its_end_as_it_is_meant(name: str) -> None:
    follow(dealt(name), lesson_of(name))


@every_lesson
def test_it_goes_on_after_every_other_move_that_it_allows(name: str) -> None:
    lesson, table = lesson_of(name), dealt(name)
    others: list[tuple[int, int]] = []
    used: set[str] = set()
    for ply, meant in enumerate(lesson.line):
        step = next(step for step in reversed(lesson.steps) if step.begins <= ply and step.moves)
        if table.seat == READER and step.also:
            legal = [(ply, code) for code in table.codes() if code in step.also and code != meant]
            others += legal
            used |= {step.name} if legal else set()
        table.play(meant)
    assert used == {step.name for step in lesson.steps if step.also}, "what it allows can never be done"
    for other in others:
        follow(dealt(name), lesson, other)


@every_lesson
def test_another_move_leads_off_it_and_back_to_its_step(name: str) -> None:
    lesson, table = lesson_of(name), dealt(name)
    for step in lesson.steps:
        for meant in (*step.moves, *step.answers):
            for code in set(table.codes()) - {meant, *step.also}:
                stage = lesson.stage([*table.codes_played, code], [])
                assert stage is not None
                assert stage.is_strayed
                assert lesson.steps[stage.first] is step
            table.play(meant)
    table.play(table.codes()[0])
    assert lesson.stage(table.codes_played, table.codes()) is None


@every_lesson
def test_its_steps_are_read_one_after_the_other(name: str) -> None:
    lesson, table, read = lesson_of(name), dealt(name), list[int]()
    for meant in [*lesson.line, None]:
        stage = lesson.stage(table.codes_played, table.codes())
        assert stage is not None
        read += [step for step in range(stage.first, stage.last + 1) if step not in read]
        if meant is not None:
            table.play(meant)
    assert read == list(range(len(lesson.steps)))


@every_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_says_something_that_fits(name: str, lang: str) -> None:
    said, lesson = words(lang, name), lesson_of(name)
    for step in lesson.steps:
        title, text = said.say(f"lesson-{step.name}"), said.say(f"lesson-{step.name}", "text")
        assert len(title) <= TITLE, title
        assert 20 < len(text) <= TEXT, f"{step.name}: {len(text)}"
    kept = (Path(lessons.__file__).parents[1] / "games" / name / "words" / f"lesson.{lang}.ftl").read_text("utf-8")
    assert re.findall("^lesson-([a-z_]+) =", kept, re.M) == [step.name for step in lesson.steps]


@every_lesson
def test_it_is_short_and_more_than_reading(name: str) -> None:
    lesson = lesson_of(name)
    assert lesson.minutes <= MOST_MINUTES
    assert 2 * sum(bool(step.moves) for step in lesson.steps) >= len(lesson.steps) - 4
    game = load(name)
    assert game.check_options(game.check_seats(lesson.seats), lesson.options)


@pytest.mark.parametrize(
    "wrong",
    [
        {"steps": []},
        {"steps": [{"name": "a", "moves": [{"kind": "draw_cards"}]}]},  # the last step is to be read
        {"steps": [{"name": "a"}, {"name": "a"}]},
        {"steps": [{"name": "a", "moves": [{"kind": "fly"}]}, {"name": "b"}]},
        {"steps": [{"name": "a", "moves": [{"kind": "play"}]}, {"name": "b"}]},  # which card?
        {"steps": [{"name": "a", "answers": [{"kind": "end"}]}, {"name": "b"}]},
        {"steps": [{"name": "a", "colour": "red"}]},
        {"steps": [{}]},
        {"seeds": 1},
        {"steps": {}},
    ],
)
def test_a_lesson_that_cannot_be_is_refused(tmp_path: Path, wrong: dict[str, object]) -> None:
    usual = {"minutes": 4, "seats": 2, "seed": 1, "options": {}, "steps": [{"name": "a"}]}
    file = tmp_path / lessons.FILE
    file.write_text(json.dumps(usual | wrong), encoding="utf-8")
    with refused(IncompleteGame, "game-lesson", "traffic"):
        lessons.read("traffic", file, load("traffic").layout)
    file.write_text("{", encoding="utf-8")
    with refused(IncompleteGame, "game-lesson", "traffic"):
        lessons.read("traffic", file, load("traffic").layout)
