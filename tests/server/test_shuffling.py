"""Everybody adds to the shuffle: what is waited for, who is left out, and what an enemy gets (docs/fairness.md)."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from roundhouse.core.salts import check_promise, mixed_seed
from roundhouse.core.table import Table

from .online import BOT, OPEN, OTHER, PERSON, Online, serving, with_server
from .player import Player

pytestmark = pytest.mark.usefixtures("bots_play_at_random")

LONG = 60.0  # seconds that nobody here waits for
SHORT = 1.0  # enough to add something at once, also on a busy machine
JUNIOR = {"variant": "junior"}


def seal_of(salt: str) -> str:
    return hashlib.sha256(bytes.fromhex(salt)).hexdigest()


def new_salt() -> str:
    return secrets.token_hex(32)


async def seal(player: Player, seat: int, salt: str) -> dict[str, Any]:
    return await player.ask("seal", seat=seat, seal=seal_of(salt))


async def unseal(player: Player, seat: int, salt: str) -> dict[str, Any]:
    return await player.ask("salt", seat=seat, salt=salt)


async def step(player: Player, name: str) -> None:
    """Wait until the shuffle is there, or has been."""
    await player.until(lambda: name in player.shuffle_steps)


async def dealt(player: Player) -> None:
    await step(player, "dealt")
    await player.until(lambda: bool(player.scene["table"]["status"] == "playing"))


async def finished(online: Online, player: Player) -> dict[str, Any]:
    """The log after bots have played to the end."""
    for seat in player.welcome["seats"]:
        await player.ask("stand_in", seat=seat, on=True)
    await player.until(lambda: player.is_over and player.shuffle["seed"] is not None)
    answer = (await online.log(player.table, player.welcome["tokens"][0])).json()
    log: dict[str, Any] = answer["log"]
    assert answer["commitment"] == log["shuffle"]["commitment"]
    return log


def opened(player: Player) -> dict[int, bool]:
    return {each["seat"]: each["is_opened"] for each in player.shuffle["added"]}


def test_what_a_browser_adds_is_in_the_deal_and_in_the_log(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        table, tokens = await online.new_table("traffic", [PERSON, BOT], options=JUNIOR, brings_salt=True)
        person = await online.connect(table, tokens)
        assert (person.scene["table"]["status"], person.shuffle["step"]) == ("gathering", "asked")
        told, salt = person.shuffle["commitment"], new_salt()
        assert (await seal(person, 0, salt))["t"] == "done"
        await step(person, "closed")
        assert person.shuffle["added"] == [{"seat": 0, "seal": seal_of(salt), "is_opened": False, "salt": None}]
        assert (await unseal(person, 0, salt))["t"] == "done"
        await dealt(person)
        assert (person.shuffle["salt"], person.shuffle["seed"], person.shuffle["added"][0]["salt"]) == (None,) * 3
        log = await finished(online, person)
        assert log["shuffle"]["commitment"] == told == person.scene["table"]["commitment"]
        assert seal_of(log["shuffle"]["salt"]) == told
        assert log["shuffle"]["added"] == [{"seat": 0, "seal": seal_of(salt), "salt": salt}]
        assert mixed_seed(bytes.fromhex(log["shuffle"]["salt"]), {0: bytes.fromhex(salt)}).hex() == log["seed"]
        assert log["seed"] != log["shuffle"]["salt"]
        assert Table.from_log(log, mode="interpreted").over
        assert (person.shuffle["seed"], person.shuffle["salt"]) == (log["seed"], log["shuffle"]["salt"])
        assert person.shuffle["added"][0]["salt"] == salt
        await person.close()

    with_server(tmp_path, play, shuffle=LONG)


def test_before_the_deal_nothing_of_it_is_shown(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        views = []
        for _ in range(2):
            table, tokens = await online.new_table("traffic", [PERSON, BOT], options=JUNIOR, brings_salt=True)
            person = await online.connect(table, tokens)
            views.append(person.scene["view"])
            await person.close()
        assert views[0] == views[1]  # two salts of the server, and the same to see

    with_server(tmp_path, play, shuffle=LONG)


def test_two_people_open_only_after_both_have_sealed(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        table, tokens = await online.new_table("traffic", [PERSON, OPEN], options=JUNIOR, brings_salt=True)
        olena = await online.connect(table, tokens)
        link = olena.scene["people"][1]["token"]
        salts = [new_salt(), new_salt()]
        assert (await seal(olena, 0, salts[0]))["t"] == "done"  # while the other has not come
        marko = await Player(online.address, table, [link], brings_salt=True).connect()
        await step(olena, "asked")
        assert (await unseal(olena, 0, salts[0]))["reason"] == "online-shuffle-early"
        assert (await seal(marko, 1, salts[1]))["t"] == "done"
        await step(olena, "closed")
        assert [each["seal"] for each in olena.shuffle["added"]] == [seal_of(salt) for salt in salts]
        assert (await seal(marko, 1, new_salt()))["reason"] == "online-shuffle-late"  # nobody chooses last
        for _ in range(2):  # sent again after a lost answer
            assert (await unseal(olena, 0, salts[0]))["t"] == "done"
        assert olena.scene["table"]["status"] == "gathering"
        assert (await unseal(marko, 1, salts[1]))["t"] == "done"
        await dealt(olena)
        await dealt(marko)
        assert opened(olena) == {0: True, 1: True}
        assert (await unseal(marko, 1, salts[1]))["reason"] == "online-shuffle-late"
        for each in (olena, marko):
            await each.ask("stand_in", seat=each.welcome["seats"][0], on=True)
        log = await finished(online, olena)
        assert [each["salt"] for each in log["shuffle"]["added"]] == salts
        check_promise(log["shuffle"], bytes.fromhex(log["seed"]))
        await olena.close()
        await marko.close()

    with_server(tmp_path, play, shuffle=LONG)


def test_who_does_not_come_or_does_not_open_is_left_out_and_all_see_it(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        table, tokens = await online.new_table("traffic", [PERSON, OTHER], options=JUNIOR, brings_salt=True)
        olena = await online.connect(table, tokens[:1])
        salt = new_salt()
        assert (await seal(olena, 0, salt))["t"] == "done"
        await step(olena, "closed")  # the other has not come in time
        assert [each["seal"] for each in olena.shuffle["added"]] == [seal_of(salt), None]
        await dealt(olena)  # and she has not opened hers in time
        assert opened(olena) == {0: False, 1: False}
        marko = await online.connect(table, tokens[1:])
        assert (await seal(marko, 1, new_salt()))["reason"] == "online-shuffle-late"
        assert (await unseal(olena, 0, salt))["reason"] == "online-shuffle-late"
        for each in (marko, olena):
            await each.ask("stand_in", seat=each.welcome["seats"][0], on=True)
        log = await finished(online, olena)
        assert log["shuffle"]["added"] == [{"seat": 0, "seal": seal_of(salt), "salt": None}]
        assert log["seed"] == log["shuffle"]["salt"]
        await olena.close()
        await marko.close()

    with_server(tmp_path, play, shuffle=SHORT)


def test_an_enemy_adds_nothing_for_others_and_nothing_that_was_not_sealed(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        table, tokens = await online.new_table(
            "traffic", [PERSON, OTHER], options=JUNIOR, brings_salt=True, watch="anyone"
        )
        olena, marko = await online.connect(table, tokens[:1]), await online.connect(table, tokens[1:])
        guest = await online.connect(table, [])
        for enemy, seat in ((marko, 0), (guest, 0), (guest, 1), (marko, 3)):
            assert (await seal(enemy, seat, new_salt()))["reason"] == "online-not-your-seat"
            assert (await unseal(enemy, seat, new_salt()))["reason"] == "online-not-your-seat"
        for bad in ("", "ab", "g" * 64, "A" * 64, "0" * 63, "0" * 66, "0" * 64 + "\n"):
            for t, name in (("seal", "seal"), ("salt", "salt")):
                await marko.send(t=t, id="a-command-id", seat=1, **{name: bad})
                await marko.until(lambda: None in marko.answers)
                assert marko.answers.pop(None)["reason"] == "online-unreadable"
        salts = [new_salt(), new_salt()]
        assert (await seal(marko, 1, new_salt()))["t"] == "done"
        assert (await seal(marko, 1, salts[1]))["t"] == "done"  # the last counts, as long as nobody has opened
        assert (await seal(olena, 0, salts[0]))["t"] == "done"
        await step(marko, "closed")
        assert (await unseal(olena, 0, salts[0]))["t"] == "done"
        assert (await unseal(marko, 1, new_salt()))["reason"] == "online-salt-wrong"
        assert (await unseal(marko, 1, salts[0]))["reason"] == "online-salt-wrong"
        assert olena.scene["table"]["status"] == "gathering"
        assert (await unseal(marko, 1, salts[1]))["t"] == "done"
        await dealt(olena)
        for each in (olena, marko, guest):
            await each.close()

    with_server(tmp_path, play, shuffle=LONG)


def test_whoever_adds_nothing_waits_for_nothing(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        table, tokens = await online.new_table("traffic", [PERSON, BOT], options=JUNIOR)
        person = await online.connect(table, tokens)
        assert (person.scene["table"]["status"], person.shuffle["step"]) == ("playing", "dealt")
        lesson, held = await online.new_table("traffic", [PERSON], lesson=True, brings_salt=True)
        learner = await online.connect(lesson, held)
        assert (learner.scene["table"]["status"], learner.shuffle["step"]) == ("playing", "fixed")
        assert (await seal(learner, 0, new_salt()))["reason"] == "online-shuffle-late"
        log = await finished(online, person)
        assert log["seed"] == log["shuffle"]["salt"]
        await person.close()
        await learner.close()

    with_server(tmp_path, play, shuffle=LONG)


def test_one_device_adds_for_each_of_its_seats(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        table, tokens = await online.new_table("traffic", [PERSON, OTHER], options=JUNIOR, brings_salt=True)
        both, salts = await online.connect(table, tokens), [new_salt(), new_salt()]
        for seat, salt in enumerate(salts):
            assert (await seal(both, seat, salt))["t"] == "done"
        await step(both, "closed")
        for seat, salt in enumerate(salts):
            assert (await unseal(both, seat, salt))["t"] == "done"
        await dealt(both)
        assert opened(both) == {0: True, 1: True}
        await both.close()

    with_server(tmp_path, play, shuffle=LONG)


def test_while_people_are_waited_for_seats_are_not_changed_and_start_changes_nothing(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        table, tokens = await online.new_table("traffic", [PERSON, OPEN], options=JUNIOR, brings_salt=True)
        host = await online.connect(table, tokens)
        assert (await seal(host, 0, new_salt()))["t"] == "done"
        for _ in range(2):
            assert (await host.ask("start"))["t"] == "done"
            assert host.shuffle["step"] == "closed"
        answer = await host.ask("set_seat", seat=1, kind="bot", level="random")
        assert answer["reason"] == "online-begun"
        assert (await host.ask("rename", seat=0, name="Olha"))["t"] == "done"
        assert host.shuffle["added"][0]["seal"] is not None
        await host.close()

    with_server(tmp_path, play, shuffle=LONG)


@pytest.mark.parametrize("stop", ["asked", "closed"])
def test_a_restart_in_the_middle_leaves_a_table_that_begins(tmp_path: Path, stop: str) -> None:
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    salt = new_salt()

    async def play() -> None:
        async with serving(address, shuffle=LONG) as online:
            table, tokens = await online.new_table("traffic", [PERSON, BOT], options=JUNIOR, brings_salt=True)
            person = await online.connect(table, tokens)
            if stop == "closed":
                await seal(person, 0, salt)
            await step(person, stop)
            await person.close()
        async with serving(address, shuffle=LONG) as online:
            person = await online.connect(table, tokens)
            assert person.shuffle["step"] == stop
            if stop == "asked":
                await seal(person, 0, salt)
                await step(person, "closed")
            assert (await unseal(person, 0, salt))["t"] == "done"
            await dealt(person)
            log = await finished(online, person)
            assert log["shuffle"]["added"] == [{"seat": 0, "seal": seal_of(salt), "salt": salt}]
            check_promise(log["shuffle"], bytes.fromhex(log["seed"]))
            await person.close()
        async with serving(address, shuffle=LONG) as online:  # and once more: the deal is what it was
            person = await online.connect(table, tokens)
            assert person.shuffle["seed"] == log["seed"]
            await person.close()

    asyncio.run(play())


def test_who_left_in_the_middle_is_not_waited_for_after_a_restart(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.db'}"

    async def play() -> None:
        async with serving(address, shuffle=LONG) as online:
            table, tokens = await online.new_table("traffic", [PERSON, BOT], options=JUNIOR, brings_salt=True)
        async with serving(address, shuffle=SHORT) as online:
            person = await online.connect(table, tokens)
            await dealt(person)
            assert opened(person) == {0: False}
            await person.close()

    asyncio.run(play())
    with closing(sqlite3.connect(tmp_path / "tables.db")) as tables:
        assert tables.execute("SELECT shuffle, status, seed = salt FROM tables").fetchall() == [("dealt", "playing", 1)]


def test_a_rematch_waits_for_those_who_have_added_before(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        table, tokens = await online.new_table("traffic", [PERSON, BOT], options=JUNIOR, brings_salt=True)
        person, salt = await online.connect(table, tokens), new_salt()
        await seal(person, 0, salt)
        await step(person, "closed")
        await unseal(person, 0, salt)
        await dealt(person)
        first = await finished(online, person)
        assert (await person.ask("rematch"))["t"] == "done"
        await person.until(lambda: any(other["t"] == "links" for other in person.others))
        links = next(other for other in person.others if other["t"] == "links")
        again = await online.connect(links["table"], links["tokens"])
        assert again.shuffle["step"] == "asked"
        assert again.shuffle["commitment"] != first["shuffle"]["commitment"]
        assert again.shuffle["added"] == [{"seat": 0, "seal": None, "is_opened": False, "salt": None}]
        await person.close()
        await again.close()

    with_server(tmp_path, play, shuffle=LONG)
