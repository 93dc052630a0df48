"""A guided first game over the wire: followed, gone back, skipped, left, kept, and no way to anything else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from roundhouse import Table, games, load
from roundhouse.bots import EASIEST
from roundhouse.core.words import LANGUAGES, Lang, words

from .online import BOT, OPEN, OTHER, PERSON, Online, with_server
from .player import Player

TAUGHT = [name for name in games() if load(name).lesson is not None]
GAME = TAUGHT[-1]


async def begin(online: Online, game: str = GAME, lang: Lang = "en") -> Player:
    """Somebody who learns."""
    table, tokens = await online.new_table(game, [PERSON], lesson=True, lang=lang)
    assert len(tokens) == 1
    return await online.connect(table, tokens, lang)


async def due(person: Player) -> dict[str, Any]:
    """Where the lesson is, once the others have answered."""
    await person.until(lambda: person.scene["lesson"] is None or not person.scene["lesson"]["is_answered"])
    stage: dict[str, Any] = person.scene["lesson"]
    return stage


async def guide(person: Player, to: str, step: int = 0) -> dict[str, Any]:
    """Ask something of the guide, and wait for what it changes."""
    act = person.scene["act"]
    answer = await person.ask("guide", after=act, to=to, step=step)
    if answer["t"] == "done" and to != "play":
        await person.until(lambda: bool(person.scene["act"] > act))
    return answer


async def follow(person: Player, steps: int = 1000) -> list[str]:
    """Do what is expected for this number of steps, or to the end; the titles that were read."""
    titles: list[str] = []
    for _ in range(steps):
        stage = await due(person)
        titles += [step["title"] for step in stage["steps"] if step["title"] not in titles]
        if not stage["codes"]:
            break
        assert (await guide(person, "skip"))["t"] == "done"
    return titles


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.long
def test_a_lesson_is_followed_to_its_end_and_the_game_goes_on(tmp_path: Path, game: str, lang: Lang) -> None:
    async def play(online: Online) -> None:
        person, lesson, said = await begin(online, game, lang), load(game).lesson, words(lang, game)
        assert lesson is not None
        assert await follow(person) == [said.say(f"lesson-{step.name}") for step in lesson.steps]
        assert person.scene["ply"] == len(lesson.line)
        assert {each["level"] for each in person.scene["people"][1:]} == {EASIEST}
        assert (await guide(person, "play"))["t"] == "done"
        await person.until(lambda: person.scene["lesson"] is None)
        await person.play(person.scene["moves"][0]["code"])
        await person.until(lambda: bool(person.scene["ply"] > len(lesson.line)))

    with_server(tmp_path, play)


def test_every_step_is_gone_back_to_whatever_was_revealed(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        person, lesson = await begin(online), load(GAME).lesson
        assert lesson is not None
        await follow(person)
        seen = person.scene["view"]
        for number in reversed(range(len(lesson.steps))):
            if lesson.steps[number].begins < person.scene["ply"]:
                await guide(person, "step", number)
            stage = await due(person)
            assert stage["first"] <= number < stage["first"] + len(stage["steps"])
        assert person.scene["ply"] == 0
        await follow(person)
        assert person.scene["view"] == seen

    with_server(tmp_path, play)


def test_another_way_is_allowed_and_leads_back(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        person = await begin(online)
        stage = await due(person)
        lesson = load(GAME).lesson
        assert lesson is not None
        step = lesson.steps[stage["first"] + len(stage["steps"]) - 1]
        other = next(m["code"] for m in person.scene["moves"] if m["code"] not in {*step.moves, *step.also})
        await person.play(other)
        await person.until(lambda: bool(person.scene["lesson"]["is_strayed"]))
        assert person.scene["lesson"]["codes"] == []
        assert (await person.ask("guide", after=person.scene["act"], to="skip"))["reason"] == "online-not-your-turn"
        await person.until(lambda: person.is_turn)
        await guide(person, "step", person.scene["lesson"]["first"])
        assert (await due(person)) == stage

    with_server(tmp_path, play)


@pytest.mark.usefixtures("bots_play_at_random")
def test_a_lesson_goes_on_after_a_restart_and_replays(tmp_path: Path) -> None:
    kept: list[Any] = []

    async def begin_it(online: Online) -> None:
        person = await begin(online)
        await follow(person, 3)
        kept.extend([person.table, person.tokens, await due(person), person.scene["view"]])

    async def end_it(online: Online) -> None:
        table, tokens, stage, view = kept
        person = await online.connect(table, tokens)
        assert (await due(person), person.scene["view"]) == (stage, view)
        await guide(person, "play")
        await person.until(lambda: person.scene["lesson"] is None)
        await person.ask("stand_in", seat=0, on=True)
        await person.until(lambda: person.is_over, 60)
        log = (await online.log(table, tokens[0])).json()["log"]
        assert Table.from_log(log, mode="interpreted").over
        await person.ask("rematch")
        await person.until(lambda: bool(person.others))
        again = await online.connect(person.others[-1]["table"], person.others[-1]["tokens"])
        assert again.scene["lesson"] is None
        assert again.scene["table"]["commitment"] != person.scene["table"]["commitment"]

    async def see_it_left(online: Online) -> None:
        person = await online.connect(kept[0], kept[1])
        assert person.scene["lesson"] is None

    for play in (begin_it, end_it, see_it_left):
        with_server(tmp_path, play)


def test_a_lesson_is_for_one_and_brings_its_own_table(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        wrong: list[dict[str, Any]] = [
            {"seats": [PERSON, OTHER]},
            {"seats": [BOT]},
            {"seats": [OPEN]},
            {"seats": [PERSON], "options": {"first_player": 1}},
            {"seats": [PERSON], "clock": {"kind": "bank", "seconds": 60}},
        ]
        for fields in wrong:
            body = {"id": "a" * 12, "secret": "b" * 24, "game": GAME, "lesson": True, **fields}
            answer = await online.post("/api/tables", body)
            assert (answer.status_code, answer.json()["reason"]) == (422, "online-lesson-alone")
        answer = await online.post("/api/tables", {**body, "seats": [PERSON], "lesson": "yes"})
        assert answer.json()["reason"] == "online-unreadable"

    with_server(tmp_path, play)


def test_only_a_lesson_is_guided_and_only_for_whoever_learns(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        table, tokens = await online.new_table(GAME, [PERSON, OTHER])
        person = await online.connect(table, tokens[:1])
        assert person.scene["lesson"] is None
        for to in ("skip", "step"):
            answer = await person.ask("guide", after=person.scene["act"], to=to)
            assert answer["reason"] == "online-not-taught"
        learner = await begin(online)
        watcher = await online.connect(learner.table, [learner.welcome["watch_token"]])
        assert watcher.scene["lesson"] is None
        for to in ("skip", "step", "play"):
            answer = await watcher.ask("guide", after=watcher.scene["act"], to=to)
            assert answer["reason"] == "online-not-a-player"
        stale = await learner.ask("guide", after=learner.scene["act"] + 1, to="skip")
        assert stale["reason"] == "online-stale"
        assert (await learner.ask("guide", after=learner.scene["act"], to="step", step=1_000_000))["t"] == "done"
        assert learner.scene["act"] == 0

    with_server(tmp_path, play)


def test_games_say_how_long_their_lessons_take(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        told = {game["name"]: game["lesson"] for game in (await online.http.get("/api/games")).json()}
        assert {name for name, minutes in told.items() if minutes is not None} == set(TAUGHT)

    with_server(tmp_path, play)
