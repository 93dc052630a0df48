"""Tables of older versions: every one is seen as it was, played on by the rules it began with, and never lost.

`fixtures/` has a database of each older version with what its own server showed of it (`make_fixture.py`).
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import random
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from roundhouse import InvalidLog, Table, load
from roundhouse.core.game import games
from roundhouse.core.salts import check_promise

from .online import Online, with_server
from .player import Player

FIXTURES = Path(__file__).with_name("fixtures")
OLDER = sorted(folder.name for folder in FIXTURES.iterdir() if folder.is_dir())
TO_THE_END = ("traffic passing", "great lakes", "ticket cards", "half", "isle solo", "refill", "express")
every_older = pytest.mark.parametrize("older", OLDER)
Kept = dict[str, Any]
MENDED = {"reach"}  # help of a view that was wrong: one card counted for two tickets


def kept_of(older: str) -> dict[str, Kept]:
    """What the server of an older version showed of each table, by the name of the table."""
    text = gzip.decompress((FIXTURES / older / "shown.json.gz").read_bytes())
    return {kept["name"]: kept for kept in json.loads(text)}


def upgraded(folder: Path, older: str, play: Callable[[Online], Awaitable[None]], change: str = "") -> None:
    """Do something at a server that has been given the database of an older version."""
    with sqlite3.connect(folder / "tables.db") as database:
        database.executescript(gzip.decompress((FIXTURES / older / "tables.sql.gz").read_bytes()).decode())
        database.executescript(change)
    database.close()
    with_server(folder, play)


def has_all(new: Any, old: Any, where: str = "") -> None:
    """That everything told before is told still; what was added since is not looked at."""
    if isinstance(old, dict):
        assert isinstance(new, dict), where
        for key, value in old.items():
            assert key in new, f"{where}.{key} is no longer told"
            if key not in MENDED:
                has_all(new[key], value, f"{where}.{key}")
    elif isinstance(old, list):
        assert isinstance(new, list), where
        assert len(new) == len(old), where
        for i, value in enumerate(old):
            has_all(new[i], value, f"{where}[{i}]")
    else:
        assert new == old, f"{where}: {new!r} instead of {old!r}"


async def check_seat(online: Online, kept: Kept, seat: int) -> Player:
    """Somebody who comes back to an old table sees what they saw."""
    person = await online.connect(kept["table"], [kept["tokens"][seat]])
    where, scene = f"{kept['name']}, seat {seat}", person.scene
    has_all(scene["table"], kept["info"], where)
    assert [scene[key] for key in ("act", "ply", "decider")] == [kept[key] for key in ("act", "ply", "decider")], where
    assert [each["name"] for each in scene["people"]] == kept["names"]
    has_all(scene["view"], kept["views"][seat], where)
    assert [move["code"] for move in scene["moves"]] == kept["moves"][seat], where
    assert [line["text"] for line in person.welcome["chat"]] == kept["chat"]
    return person


@every_older
def test_the_numbers_of_moves_mean_what_they_meant(older: str) -> None:
    for name, kept in json.loads((FIXTURES / older / "moves.json").read_text(encoding="utf-8")).items():
        meant = json.dumps([load(name).layout.describe(code) for code in range(kept["count"])])
        assert hashlib.sha256(meant.encode()).hexdigest() == kept["sha256"], f"{name}: tables keep numbers of moves"


@every_older
@pytest.mark.long
def test_every_table_is_seen_as_it_was(tmp_path: Path, older: str) -> None:
    async def play(online: Online) -> None:
        for kept in kept_of(older).values():
            host = await check_seat(online, kept, 0)
            moment = await host.ask("look", ply=kept["ply"] // 2)
            has_all(moment["view"], kept["moment"], kept["name"])
            if "log" in kept:
                ending = {name: value for name, value in kept["ending"].items() if name != "timeline"}
                has_all(host.scene["ending"], ending, kept["name"])  # the timeline: see the next test
                answer = await online.log(kept["table"], kept["tokens"][0])
                log = answer.json()["log"]
                promised = log.pop("shuffle")
                assert log == kept["log"]
                assert check_promise(promised, bytes.fromhex(log["seed"])) == []  # nobody could add to it
                assert host.shuffle["step"] is None
            else:
                for seat in range(1, len(kept["tokens"])):
                    await (await check_seat(online, kept, seat)).close()
            await host.close()

    upgraded(tmp_path, older, play)


@pytest.mark.long
@every_older
def test_the_log_of_every_finished_table_leads_to_the_same_end(older: str) -> None:
    finished = [kept for kept in kept_of(older).values() if "log" in kept]
    assert {kept["info"]["game"] for kept in finished} == set(games())
    for kept in finished:
        table = Table.from_log(kept["log"], mode="interpreted")
        assert (table.scores(), table.ranking()) == (kept["ending"]["scores"], kept["ending"]["ranking"])
        has_all(table.state(), kept["state"], kept["name"])
        assert [table.table_at(ply).scores() for ply in kept["ending"]["turns"]] == kept["ending"]["timeline"]
        for seat, seen in enumerate(kept["views"]):
            has_all(table.view(seat), seen, f"{kept['name']}, seat {seat}")


async def play_on(person: Player, chance: random.Random) -> None:
    """The holder of all seats plays anything until it is over."""
    while not person.is_over:
        answer = await person.play(chance.choice(person.scene["moves"])["code"])
        assert answer["t"] == "done", answer
        await person.until(lambda: person.is_turn or person.is_over)


@every_older
@pytest.mark.parametrize("name", TO_THE_END)
@pytest.mark.long
def test_a_running_table_is_played_to_its_end_by_the_rules_it_began_with(tmp_path: Path, older: str, name: str) -> None:
    kept = kept_of(older)[name]

    async def play(online: Online) -> None:
        person = await online.connect(kept["table"], kept["tokens"])
        assert person.scene["table"]["status"] == "playing"
        await asyncio.wait_for(play_on(person, random.Random(1)), 60)
        log = (await online.log(kept["table"], kept["tokens"][0])).json()["log"]
        assert log["rules_version"] == kept["info"]["rules_version"]
        assert Table.from_log(log, mode="interpreted").scores() == person.scene["ending"]["scores"]
        await person.close()

    upgraded(tmp_path, older, play)


@pytest.mark.parametrize("name", ["half over", "refill over"])
def test_games_that_a_changed_ruling_touched_are_read_by_the_old_one_only(name: str) -> None:
    log = kept_of("v0.1.0")[name]["log"]
    assert Table.from_log(log, mode="interpreted").over
    with pytest.raises(InvalidLog):
        Table.from_log({**log, "rules_version": 2}, mode="interpreted")


def test_a_table_that_waited_for_players_begins_by_its_own_rules_and_a_rematch_by_the_newest(tmp_path: Path) -> None:
    waiting, finished = (kept_of("v0.1.0")[name] for name in ("gathering", "half over"))

    async def play(online: Online) -> None:
        host = await online.connect(waiting["table"], waiting["tokens"])
        assert (await host.ask("start"))["t"] == "done"
        await host.until(lambda: bool(host.scene["table"]["status"] == "playing"))
        assert host.scene["view"]["rules_version"] == 1
        person = await online.connect(finished["table"], [finished["tokens"][0]])
        assert (await person.ask("rematch"))["t"] == "done"
        await person.until(lambda: bool(person.others))
        links = next(other for other in person.others if other["t"] == "links")
        again = await online.connect(links["table"], links["tokens"])
        assert again.scene["table"]["rules_version"] == load("ticket_cards").rules_version
        for each in (host, person, again):
            await each.close()

    upgraded(tmp_path, "v0.1.0", play)


@pytest.mark.parametrize(
    ("change", "reason", "part"),
    [
        ("rules_version = 99", "online-newer-rules", "version 99 of the rules; the newest known here is 1"),
        ("edition = '0123456789abcdef'", "online-other-edition", "(edition 0123456789abcdef)"),
    ],
)
def test_what_cannot_be_played_here_is_kept_and_says_why(tmp_path: Path, change: str, reason: str, part: str) -> None:
    kept = kept_of("v0.1.0")["traffic passing"]

    async def play(online: Online) -> None:
        person = await online.connect(kept["table"], kept["tokens"])
        assert person.answers[None]["reason"] == reason
        assert part in person.answers[None]["text"]
        listed = (await online.post("/api/departures", {"tokens": kept["tokens"], "lang": "en"})).json()
        assert kept["table"] in [line["table"] for line in listed]
        await person.close()

    upgraded(tmp_path, "v0.1.0", play, f"UPDATE tables SET {change} WHERE id = '{kept['table']}'")
