"""Scenes that are sent as what has changed: the one who puts them together has the whole scene, always."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from bench.offline import room_of
from roundhouse.core.game import games
from roundhouse.core.table import Table
from roundhouse.core.words import LANGUAGES, Lang
from roundhouse.server.changes import OnScreen, changes, merged
from roundhouse.server.client import Client
from roundhouse.server.room import Room
from roundhouse.server.wire import Scene

ACTS = 40
OF_THE_MESSAGE = ("at", "log", "log_from", "log_anew", "number", "after")


class Reader:
    """A browser that reads when it pleases, and puts together what it reads."""

    def __init__(self, room: Room, seats: tuple[int, ...], lang: Lang = "en") -> None:
        self.may_read = asyncio.Event()
        self.may_read.set()
        self.scene: dict[str, Any] = {}
        self.client = Client(self, room, seats, False, lang)
        room.clients.add(self.client)
        self.client.refresh()

    async def send_texts(self, *texts: bytes) -> None:
        for text in texts:
            self.scene = merged(self.scene, msgspec.json.decode(text))
        await self.may_read.wait()

    async def close(self, code: int = 1000) -> None:
        pass

    async def whole(self) -> dict[str, Any]:
        """What the table makes for it."""
        scene: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(await self.client.room.scene_for(self.client)))
        return scene


def known(scene: dict[str, Any]) -> dict[str, Any]:
    """What is on a screen."""
    return {key: value for key, value in scene.items() if key not in OF_THE_MESSAGE}


async def settle() -> None:
    for _ in range(8):
        await asyncio.sleep(0)


@pytest.mark.long
@pytest.mark.parametrize("game", games())
def test_readers_quick_and_slow_have_the_whole_scene_after_every_act(game: str) -> None:
    async def play() -> None:
        chance, table = random.Random(1), Table(game, seed=3, mode="interpreted")
        room = room_of(table, [], False, None)
        readers = [Reader(room, (seat,)) for seat in range(table.seats)]
        readers += [Reader(room, (), "uk"), Reader(room, (0, 1), "ru")]
        pumps = [asyncio.create_task(reader.client.pump()) for reader in readers]
        for number in range(ACTS):
            await settle()
            for reader in readers:
                assert not reader.may_read.is_set() or known(reader.scene) == known(await reader.whole())
            slow = chance.choice(readers)
            (slow.may_read.clear if chance.random() < 0.5 else slow.may_read.set)()
            await act(room, chance, number)
        for reader in readers:
            reader.may_read.set()
        await settle()
        assert [known(reader.scene) for reader in readers] == [known(await reader.whole()) for reader in readers]
        for pump in pumps:
            pump.cancel()

    asyncio.run(play())


async def act(room: Room, chance: random.Random, number: int) -> None:
    """A move, or one that is taken back, or another language."""
    if chance.random() < 0.1:
        client = chance.choice(sorted(room.clients, key=id))
        client.lang = chance.choice(LANGUAGES)
        client.forget_log()
        client.refresh()
        return
    seat, history = room.decider, room.history
    assert seat is not None
    if chance.random() < 0.1 and history.acts:
        await room._take_back(f"command{number}", 1)
    else:
        await room.play((seat,), f"command{number}", room.acts, [chance.choice(history.table.codes())])


def a_scene() -> Scene:
    room = room_of(Table("traffic", 2, seed=3, mode="interpreted"), [], False, None)
    return room._scene_for(Client(Reader(room, (0,)), room, (0,), True, "en"))


def test_the_first_scene_is_whole_and_later_ones_name_the_one_that_they_change() -> None:
    async def play() -> None:
        shown = OnScreen()
        sent = [msgspec.json.decode(shown.show(a_scene())) for _ in range(3)]
        assert [(each["number"], each["after"]) for each in sent] == [(1, 0), (2, 1), (3, 2)]
        assert "table" in sent[0]
        assert set(sent[1]) == {"t", "act", *OF_THE_MESSAGE}

    asyncio.run(play())


def test_a_view_with_other_keys_is_sent_whole() -> None:
    async def play() -> None:
        shown, other = OnScreen(), a_scene()
        shown.show(a_scene())
        other.view = {"phase": "turn"}
        assert merged({}, msgspec.json.decode(shown.show(other)))["view"] == {"phase": "turn"}

    asyncio.run(play())


def test_only_keys_of_the_view_that_have_changed_are_sent() -> None:
    async def play() -> None:
        before, after = a_scene(), a_scene()
        after.view = {**after.view, "turn": 77}
        assert changes(before, after)["view"] == {"turn": 77}

    asyncio.run(play())


def test_a_change_of_another_scene_is_refused() -> None:
    with pytest.raises(ValueError, match="a change of scene 3"):
        merged({"number": 2, "view": {}}, {"t": "scene", "number": 4, "after": 3})
