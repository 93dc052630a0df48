"""A bot that plays for somebody is told of in the log and on the final sheet, not in the record of the moves."""

from __future__ import annotations

import random
import re
from pathlib import Path

from roundhouse.core.table import Table
from roundhouse.core.words import LANGUAGES
from roundhouse.server.absence import NOTES, absences, bot_command, player_of
from roundhouse.server.history import History
from roundhouse.server.scene import ViewerScene
from roundhouse.server.wire import CommandId

from .online import OTHER, PERSON, Online, with_server

NAMES = ["Olena", "Marko"]


def played(players: list[str], plies: int | None = None) -> History:
    """A game in which the first seat is played by these, act by act, the last of them to the end."""
    history, chance, acts = History(Table("traffic", 2, 7, mode="interpreted"), 0.0), random.Random(7), 0
    while not history.table.over and (plies is None or history.ply < plies):
        seat = history.table.seat
        assert seat is not None
        player = players[min(acts, len(players) - 1)] if seat == 0 else "person"
        acts += seat == 0
        command = "random-id" if player == "person" else bot_command(player, history.ply)
        history.play(seat, [chance.choice(history.table.codes())], 1.0, command)
    return history


def told(history: History, viewer: int | None, lang: str = "en") -> list[str]:
    lines = ViewerScene(history, viewer, lang, NAMES).log(0, len(history.entries))
    return [line.text for line in lines if line.kind in NOTES]


def test_the_log_says_who_is_played_for_and_who_is_back() -> None:
    history = played(["person", "person", "time", "time", "person", "away", "person"])
    assert told(history, 0) == [
        "Your time is up: a bot plays on for you.",
        "You play again.",
        "A bot plays for you.",
        "You play again.",
    ]
    assert told(history, 1)[0] == "Olena has run out of time: a bot plays on."
    assert told(history, None)[2] == "Olena is away: a bot plays on."


def test_a_bots_own_seat_is_not_worth_a_word_and_an_open_one_is_when_somebody_comes() -> None:
    assert told(played(["seat"], 60), None) == []
    assert told(played(["open", "open", "person"], 60), None) == ["Olena takes the seat; the bot leaves it."]


def test_turns_and_entries_are_found_as_if_nothing_had_been_told_between() -> None:
    history, plain = played(["person", "away", "person", "time"]), played(["person"])
    events = [event for event in history.events if event.kind not in NOTES]
    assert events == plain.events
    assert [history.entries[turn].event for turn in history.turns] == [
        plain.entries[turn].event for turn in plain.turns
    ]
    plies = [event.ply for event in history.events]
    assert plies == sorted(plies)
    assert history.table.log() == plain.table.log()
    assert history.timeline() == plain.timeline()


def test_what_is_taken_back_takes_its_note_with_it() -> None:
    history = played(["person", "time"], 30)
    first = next(n for n, entry in enumerate(history.entries) if entry.event.kind in NOTES)
    act = next(n for n, act in enumerate(history.acts) if act.entries_before == first)
    history.take_back(len(history.acts) - act)
    assert told(history, None) == []
    seat = history.table.seat
    assert seat == 0
    history.play(seat, history.table.codes()[:1], 2.0, "random-id")
    assert told(history, None) == []


def test_the_final_sheet_says_from_which_turn_to_which() -> None:
    history = played(["person", "person", "time", "person", "person", "away"])
    first, last = absences(history)
    assert (first.why, last.why, last.until) == ("time", "away", None)
    assert first.until is not None
    assert 0 < first.since <= first.until <= last.since
    ending = ViewerScene(history, 1, "en", NAMES).ending()
    assert ending is not None
    assert ending.absences == [
        f"A bot played for Olena from turn {first.since} to turn {first.until} (out of time).",
        f"A bot played for Olena from turn {last.since} on.",
    ]
    for lang in LANGUAGES:
        for viewer in (0, None):
            said = ViewerScene(history, viewer, lang, NAMES).ending()
            assert said is not None
            assert not any("  " in sentence or "{" in sentence for sentence in said.absences)


def test_no_browser_can_pretend_to_be_a_bot() -> None:
    assert player_of("bot-12-abcdef01") == "seat"
    assert player_of(bot_command("time", 3)) == "time"
    pattern = CommandId.__metadata__[0].pattern  # type: ignore[attr-defined]
    assert not re.match(pattern, bot_command("time", 3))


def test_a_clock_that_runs_out_is_told_of(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        clock = {"kind": "bank", "seconds": 1}
        table, tokens = await online.new_table("traffic", [PERSON, OTHER], clock=clock, options={"first_player": 0})
        player = await online.connect(table, tokens[:1])
        await player.until(lambda: any(line["kind"] == "stood_in" for line in player.log))
        lines = [line["text"] for line in player.log]
        assert "Your time is up: a bot plays on for you." in lines
        assert player.scene["people"][0]["name"] == PERSON["name"]
        await player.close()

    with_server(tmp_path, play)
