"""No hidden card in any byte sent to a seat or a spectator: whole games are recorded, and re-dealt."""

from __future__ import annotations

import asyncio
import base64
import json
import zlib
from collections import Counter
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from roundhouse.bots.advice import Advice
from roundhouse.bots.workers import Workers
from roundhouse.core.compile import have_numba
from roundhouse.core.events import Event
from roundhouse.core.game import load
from roundhouse.core.hints import Hint, Reason
from roundhouse.core.revealed import prepare
from roundhouse.core.table import Table
from roundhouse.core.view import SeatView
from roundhouse.server.room import Room

from .online import OTHER, PERSON, serving
from .recording import Heard, Recorder, Recording, record
from .twins import Here, Rebuilt, message_from, scene_of

THIRD = {"kind": "person", "name": "Третя"}
GAMES: list[tuple[str, list[dict[str, Any]], dict[str, Any]]] = [
    ("traffic", [PERSON, OTHER], {}),
    ("traffic", [PERSON, OTHER, THIRD], {"first_player": 2}),
    ("isle_of_trains", [PERSON, OTHER], {"facedown_cargo_public": False, "forced_load_requires_mismatch": False}),
    ("isle_of_trains", [PERSON, OTHER], {"facedown_cargo_public": True, "deck_variant": "base71+time_engine"}),
    ("continental_express", [PERSON, OTHER, THIRD], {}),
    ("great_lakes", [PERSON, OTHER], {"max_turns": 100}),
]
MOST_ACTS = {3: 300}  # the same game with other options need not be played to its end
FOR_ALL = 150  # acts after each of which what everybody was sent is checked; later on one viewer at a time, in turn
TWINS_THAT_DIFFER = 0.9  # of all: late in a game little is hidden


def recorded(folder: Path, number: int, most_acts: int = 100_000) -> Recording:
    """A game of the list, or its beginning."""
    game, seats, options = GAMES[number]
    if have_numba():
        prepare(load(game))  # before the server is asked what may be taken back: it asks more twins from then on
    database = f"sqlite:///{folder / 'tables.db'}"

    async def play() -> Recording:
        async with serving(database) as online:
            return await record(online, database, game, seats, options, number, most_acts)

    return asyncio.run(play())


@pytest.mark.parametrize(
    "number", range(len(GAMES)), ids=["traffic-2", "traffic-3", "isle-hidden", "isle-public", "express", "lakes"]
)
@pytest.mark.long
def test_every_byte_follows_from_what_its_reader_may_see(tmp_path: Path, number: int) -> None:
    most_acts = MOST_ACTS.get(number)
    recording = recorded(tmp_path, number) if most_acts is None else recorded(tmp_path, number, most_acts)
    assert recording.people[0].is_over == (most_acts is None)
    checked = asyncio.run(check_twins(recording))
    for kind in ("scene", "hint", "why", "about", "moment", "lines", "refused", "done"):
        assert checked[kind] > 2, checked
    assert checked["tried"] > 0, checked  # in some games few decisions have several steps
    assert checked["twins that differ"] > TWINS_THAT_DIFFER * checked["twins"]
    check_words(recording)


async def check_twins(recording: Recording) -> Counter[str]:
    """Every message, made again from the table and from a twin of it; how many there were of each kind."""
    heard: dict[int, list[tuple[Recorder, Heard]]] = {}
    for person in recording.people:
        for each in person.heard:
            heard.setdefault(each.act, []).append((person, each))
    rebuilt, checked = Rebuilt(recording), Counter[str]()
    for act in rebuilt.each_act():
        in_turn = recording.people[act % len(recording.people) :][:1]
        for person in recording.people if act < FOR_ALL else in_turn:
            twin = rebuilt.twin(person.seat, seed=act)
            checked["twins"] += 1
            checked["twins that differ"] += differ(twin.history.table, rebuilt.room.history.table)
            for _, each in [pair for pair in heard.get(act, []) if pair[0] is person]:
                await check_one(rebuilt, twin, person, each)
                checked[each.message["t"]] += 1
    return checked


def differ(one: Table, other: Table) -> bool:
    """Whether there is anything that a viewer who sees all could tell apart."""
    return one.view(everything=True) != other.view(everything=True)


async def check_one(rebuilt: Rebuilt, twin: Room, person: Recorder, heard: Heard) -> None:
    """One message: it was what the table makes of it, and what a twin of the table makes of it."""
    sent = scene_of(heard) if heard.message["t"] == "scene" else heard.text
    assert await message_from(rebuilt.room, person, heard) in (sent, None), "the table cannot be rebuilt"
    assert await message_from(twin, person, heard) in (sent, None), "something hidden was sent"


def check_words(recording: Recording) -> None:
    """Nobody was sent the seed before the end, or another's token; their own only when they came with it."""
    saved = recording.saved
    seed = saved.table.seed
    secrets = [seed.hex(), base64.b64encode(seed).decode()[:40], json.dumps(list(seed))[1:-1]]
    tokens = [seat.token for seat in saved.seat_rows]
    for person in recording.people:
        texts = [heard.text for heard in person.heard if heard.act < len(saved.acts)]
        others = [token for token in tokens if token not in person.tokens]
        assert len(others) == len(tokens) - (person.seat is not None)
        assert not any(secret in text for secret in secrets + others for text in texts)
        for own in (*person.tokens, saved.table.watch_token):
            assert {heard.message["t"] for heard in person.heard if own in heard.text} <= {"welcome"}


# The test can fail


def test_it_notices_a_hand_that_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roundhouse.server.scene.masked", lambda s, seat: s.copy())
    with pytest.raises(AssertionError, match="something hidden was sent"):
        asyncio.run(check_twins(recorded(tmp_path, 0, most_acts=12)))


def test_it_notices_an_event_that_tells_too_much(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Event, "seen_by", lambda self, seat: self)
    with pytest.raises(AssertionError, match="something hidden was sent"):
        asyncio.run(check_twins(recorded(tmp_path, 0, most_acts=30)))


def test_it_notices_a_hint_from_somebody_who_sees_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def hint(self: Any, view: SeatView) -> Advice:
        return Advice(view.codes[zlib.crc32(view.record) % len(view.codes)], Hint(0.0, Reason("title", {}), None))

    def unmasked(table: Table, seat: int) -> SeatView:
        return replace(SeatView.of(table, seat), record=table.live.tobytes())

    monkeypatch.setattr(Workers, "hint", hint)
    monkeypatch.setattr(Here, "hint", hint)
    asyncio.run(check_twins(recorded(tmp_path, 0, most_acts=20)))
    monkeypatch.setattr("roundhouse.server.room.SeatView", SimpleNamespace(of=unmasked))
    with pytest.raises(AssertionError, match="something hidden was sent"):
        asyncio.run(check_twins(recorded(tmp_path, 0, most_acts=20)))
