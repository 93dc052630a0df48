"""Nobody can fill the server: new tables, connections, spectators, chat, and what is taken back again and again."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, cast

import pytest
import websockets

from roundhouse.core.chance import seed_bytes
from roundhouse.core.view import SeatView
from roundhouse.server.context import Context
from roundhouse.server.errors import Declined
from roundhouse.server.limits import HOUR, Hourly, Limits, Sockets, TooMany, household
from roundhouse.server.rooms import Rooms
from roundhouse.server.socket import CHAT_SHOWN, TOO_MANY
from roundhouse.server.store import Store
from roundhouse.server.wire import NewSeat, NewTable

from .online import BOT, OTHER, PERSON, Online, with_server
from .player import Player, new_id, new_secret
from .test_online import WAGONS

FEW = Limits(tables_each=3, tables=5)


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        """What it shows."""
        return self.now


def taken(tables: Hourly, *addresses: str) -> list[bool]:
    """Which of these may set up a table, one after the other."""
    may = []
    for address in addresses:
        try:
            tables.take(address)
            may.append(True)
        except TooMany:
            may.append(False)
    return may


def test_an_address_has_its_tables_back_as_time_passes() -> None:
    clock = Clock()
    tables = Hourly("tables", FEW, clock)
    assert taken(tables, "a", "a", "a", "a", "b") == [True, True, True, False, True]
    with pytest.raises(TooMany) as refused:
        tables.take("a")
    clock.now += refused.value.seconds
    assert taken(tables, "a", "a") == [True, False]


def test_all_together_have_no_more_than_all_may() -> None:
    clock = Clock()
    tables = Hourly("tables", FEW, clock)
    assert taken(tables, *"abcdefg") == [True] * 5 + [False] * 2
    clock.now += 3 * HOUR
    assert taken(tables, *"hijklmn") == [True] * 5 + [False] * 2
    assert set(tables.each) == set("hijkl"), "who has all of theirs again is forgotten"


def test_an_ipv6_network_is_one_household() -> None:
    assert household("2001:db8:1:2::5") == household("2001:db8:1:2:ffff::1") != household("2001:db8:1:3::5")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") != household("192.0.2.2")
    assert household("fe80::1%eth0") == household("fe80::2")
    assert household("") == ""


@pytest.mark.parametrize(
    ("given", "reason"), [({"tabels": "3"}, "online-limit-name"), ({"chat": "-1"}, "online-limit-number")]
)
def test_limits_are_read_or_refused(given: dict[str, str], reason: str) -> None:
    assert Limits.read({"tables_each": "300"}) == Limits(tables_each=300)
    with pytest.raises(Declined) as refused:
        Limits.read(given)
    assert refused.value.reason == reason


def test_too_many_tables_are_refused_in_every_language_with_when_to_come_back(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        body = {"secret": new_secret(), "game": "traffic", "seats": [PERSON, BOT]}
        for _ in range(FEW.tables_each):
            assert (await online.post("/api/tables", {"id": new_id(), **body})).status_code == 200
        for lang, minutes in (("en", "20 minutes"), ("uk", "20 хвилин"), ("ru", "20 минут")):
            refused = await online.post(f"/api/tables?lang={lang}", {"id": new_id(), **body})
            assert (refused.status_code, refused.json()["reason"]) == (429, "online-many-tables")
            assert minutes in refused.json()["text"]
            assert HOUR / 3 - 60 < int(refused.headers["retry-after"]) <= HOUR / 3

    with_server(tmp_path, play, limits=FEW)


def test_a_connection_too_many_is_refused_until_another_ends(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        table, tokens = await online.new_table("traffic", [PERSON, BOT])
        first = [await online.connect(table, tokens) for _ in range(2)]
        address = online.address.replace("http", "ws", 1) + "ws"
        async with websockets.connect(address, additional_headers={"accept-language": "uk-UA,en"}) as third:
            refused = json.loads(await third.recv())
            assert (refused["reason"], "сторінок" in refused["text"]) == ("online-many-sockets", True)
            await third.wait_closed()
            assert third.close_code == TOO_MANY
        await first[0].close()
        while not (again := await online.connect(table, tokens)).scene:
            await again.close()

    with_server(tmp_path, play, limits=Limits(sockets_each=2))


def test_connections_are_counted_for_each_and_for_all() -> None:
    sockets = Sockets(Limits(sockets_each=2, sockets=3))
    with sockets.one("a") as first, sockets.one("a") as second, sockets.one("a") as third:
        assert (first, second, third) == (True, True, False)
        with sockets.one("b") as other:
            assert not other
    with sockets.one("a") as again:
        assert again
    assert not sockets.open


def test_a_table_has_so_many_spectators_and_always_room_for_players(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        table, tokens = await online.new_table("traffic", [PERSON, OTHER], watch="anyone")
        watchers = [await online.connect(table, []) for _ in range(3)]
        assert [bool(watcher.scene) for watcher in watchers] == [True, True, False]
        assert watchers[2].answers[None]["reason"] == "online-full-house"
        assert (await online.connect(table, tokens)).scene

    with_server(tmp_path, play, limits=Limits(spectators=2))


def test_spectators_leave_players_room_in_the_chat(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        table, tokens = await online.new_table("traffic", [PERSON, OTHER], watch="anyone")
        player, watcher = await online.connect(table, tokens[:1]), await online.connect(table, [])
        assert [await said(watcher) for _ in range(3)] == ["done", "done", "online-chat-full"]
        assert [await said(player) for _ in range(3)] == ["done", "done", "online-chat-full"]

    with_server(tmp_path, play, limits=Limits(chat=4))


async def said(player: Player) -> Any:
    """Say something; what is answered."""
    answer = await player.ask("chat", text="…")
    return answer.get("reason", answer["t"])


@pytest.mark.long
def test_whoever_comes_is_shown_the_latest_of_a_long_chat(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        table, tokens = await online.new_table("traffic", [PERSON, OTHER])
        player = await online.connect(table, tokens[:1])
        for number in range(CHAT_SHOWN + 3):
            assert (await player.ask("chat", text=str(number)))["t"] == "done"
        shown = (await online.connect(table, tokens[1:])).welcome["chat"]
        assert [line["text"] for line in shown] == [str(number) for number in range(3, CHAT_SHOWN + 3)]
        assert [line["number"] for line in shown] == list(range(3, CHAT_SHOWN + 3))

    with_server(tmp_path, play)


def test_nobody_takes_back_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roundhouse.server.rooms.new_seed", lambda: seed_bytes(3))

    async def play(online: Online) -> None:
        table, tokens = await online.new_table("traffic", [PERSON, OTHER], options={"first_player": 0})
        player = await online.connect(table, tokens)
        for act in (0, 2, 4):
            begin = next(move["code"] for move in player.scene["moves"] if move["args"].get("card") in WAGONS)
            assert (await player.ask("play", after=act, codes=[begin]))["t"] == "done"
            taken_back = await player.ask("undo", after=act + 1, whole_turn=False)
            assert taken_back.get("reason") == ("online-undo-enough" if act == 4 else None)

    with_server(tmp_path, play, limits=Limits(acts=5))


class Thinking:
    """Bots that count how often they are asked, and think for ever about their second move."""

    processes = 1

    def __init__(self) -> None:
        self.asked = 0

    async def choose(self, level: str, view: SeatView, seed: int, effort: float) -> int:
        """The first move there is."""
        self.asked += 1
        if self.asked > 1:
            await asyncio.Event().wait()
        return view.codes[0]

    def close(self) -> None:
        """Nothing is open."""


def test_bots_wait_at_a_table_that_everybody_has_left(tmp_path: Path) -> None:
    async def run() -> None:
        bots = Thinking()
        store = await Store.open(f"sqlite:///{tmp_path / 'tables.db'}")
        context = Context(store, cast(Any, bots), pause=0.0, pause_within=0.0, alone=-1.0)
        rooms = Rooms(context)
        table, _ = await rooms.create(
            NewTable(id=new_id(), secret=new_secret(), game="traffic", seats=[NewSeat("bot"), NewSeat("bot")])
        )
        room = await rooms.open(table)
        await moments()
        assert (room.is_deserted, bots.asked) == (True, 0)
        context.alone = HOUR
        room._go_on()
        while bots.asked < 2:
            await asyncio.sleep(0)
        assert room.acts == 1
        await rooms.close()

    async def moments() -> None:
        for _ in range(100):  # a bot that does not wait is asked in the second
            await asyncio.sleep(0)

    asyncio.run(run())
