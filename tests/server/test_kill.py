"""The server is killed again and again while people play: nothing that was acknowledged or shown is lost or doubled.

A kill loses what a process has not yet given to the operating system; that the rest is on disk is in test_store_open.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections import Counter
from collections.abc import Callable, Collection
from pathlib import Path

import httpx

from roundhouse.core.table import Table
from roundhouse.server.store import ActRow, Saved

from .online import BOT, OTHER, PERSON, Online
from .postgres import free_port
from .serving import Mortal, mortal
from .store_tools import opened
from .test_store_crash import is_whole
from .tireless import Command, Seen, Tireless, fingerprint

KILLS = int(os.environ.get("ROUNDHOUSE_KILLS", "50"))
SECONDS_OF_LIFE = 0.9  # of a server, at most, once somebody is connected
SECONDS_OF_BIRTH = 0.4  # or, so likely, from when its process exists
OF_BIRTH = 0.15
SECONDS_TO_RECOVER = 60.0
ANSWERS_AFTER = 3  # that everybody gets from the last server
TABLES = [
    ("traffic", [PERSON, OTHER]),
    ("traffic", [PERSON, OTHER, BOT]),
    ("isle_of_trains", [PERSON, OTHER]),
    ("isle_of_trains", [PERSON, OTHER, BOT]),
]


def test_whatever_was_acknowledged_or_shown_outlives_fifty_kills(tmp_path: Path) -> None:
    port, errors = free_port(), tmp_path / "errors"
    file = tmp_path / "tables.db"
    with mortal(port, f"sqlite:///{file}", errors) as server:
        people = asyncio.run(play_on(server, f"http://127.0.0.1:{port}/"))
    is_whole(file)
    check_people(people)
    asyncio.run(check_store(f"sqlite:///{file}", people))
    assert errors.read_text() == ""


async def play_on(server: Mortal, address: str) -> list[Tireless]:
    """People play while the server is killed; they, as they were in the end."""
    chance = random.Random(11)
    await server.start()
    people = await seat_people(address, chance)
    playing = [asyncio.create_task(person.go()) for person in people]
    for _ in range(KILLS):
        if chance.random() >= OF_BIRTH:
            await welcomed(people, playing)
            await asyncio.sleep(chance.uniform(0, SECONDS_OF_LIFE))
        else:
            await asyncio.sleep(chance.uniform(0, SECONDS_OF_BIRTH))
        server.kill()
        await server.start()
    known = {person.run for person in people}
    await until(lambda: all(went_on(person, known) for person in people), people, playing)
    await stop(playing)
    return people


async def stop(playing: Collection[asyncio.Task[None]]) -> None:
    """Cancel these, and again while there are any: in Python 3.11 `wait_for` may miss it."""
    while playing:
        for task in playing:
            task.cancel()
        _, playing = await asyncio.wait(playing, timeout=0.2)


async def welcomed(people: list[Tireless], playing: list[asyncio.Task[None]]) -> None:
    """Wait until somebody is connected to a server that was not there before."""
    known = {person.run for person in people}
    await until(lambda: any(person.run not in known for person in people), people, playing)


async def until(holds: Callable[[], bool], people: list[Tireless], playing: list[asyncio.Task[None]]) -> None:
    """Wait until something is so, while everybody plays."""
    last = time.monotonic() + SECONDS_TO_RECOVER
    while not holds():
        for task in playing:
            if task.done():
                task.result()
        assert time.monotonic() < last, [repr(person.lost) for person in people]
        await asyncio.sleep(0.02)


def went_on(person: Tireless, known: set[str]) -> bool:
    """Whether somebody plays with a server that is none of these."""
    return person.run not in known and person.answers[person.run] >= ANSWERS_AFTER


async def seat_people(address: str, chance: random.Random) -> list[Tireless]:
    """Two people at each table."""
    people = []
    async with httpx.AsyncClient(base_url=address, trust_env=False) as http:
        await until_it_answers(http)
        for game, seats in TABLES:
            table, tokens = await Online(address, http).new_table(game, seats)
            people += [Tireless(address, table, [token], random.Random(chance.random())) for token in tokens]
    return people


async def until_it_answers(http: httpx.AsyncClient) -> None:
    """Wait for a server that starts."""
    async with asyncio.timeout(SECONDS_TO_RECOVER):
        while True:
            try:
                await http.get("/api/games")
                return
            except httpx.TransportError:
                await asyncio.sleep(0.02)


def check_people(people: list[Tireless]) -> None:
    """The kills came where it matters: answers were lost, and asked for again."""
    asked = [command for person in people for command in person.commands]
    assert sum(command.times_sent > 1 for command in asked) >= KILLS // 4
    unanswered = [command for command in asked if command.answer is None]
    assert len(unanswered) <= len(people)


async def check_store(url: str, people: list[Tireless]) -> None:
    """Table by table, what is kept is what was answered and shown."""
    tables = {command.table for person in people for command in person.commands}
    async with opened(url) as store:
        for table in sorted(tables):
            saved = await store.load(table)
            assert saved is not None
            check_commands(saved, [c for person in people for c in person.commands if c.table == table])
            check_sights(saved, [person.seen for person in people])


def check_commands(saved: Saved, asked: list[Command]) -> None:
    """What was answered `done` is there once, what was refused is not, and nothing else is but the bots' moves."""
    assert [act.act for act in saved.acts] == list(range(len(saved.acts)))
    assert [line.number for line in saved.chat] == list(range(len(saved.chat)))
    kept = Counter([act.command for act in saved.acts] + [line.command for line in saved.chat])
    assert all(times == 1 for times in kept.values())
    for command in asked:
        if command.message["t"] != "rematch" and command.answer is not None:
            assert kept[command.id] == (command.answer == "done"), command
    by_id = {command.id: command for command in asked}
    for act in saved.acts:
        if not act.command.startswith("bot-"):
            message = by_id[act.command].message
            assert (act.kind, act.codes, act.act) == (message["t"], message.get("codes", []), message["after"])
    assert all(line.text == by_id[line.command].message["text"] for line in saved.chat)


def check_sights(saved: Saved, sights: list[Seen]) -> None:
    """The acts that are kept, played again, show everybody what they were shown then."""
    row = saved.table
    shown = {place[1:]: hashed for seen in sights for place, hashed in seen.items() if place[0] == row.id}
    table = Table(row.game, row.seats, row.seed, row.options, mode="interpreted")
    for number in range(len(saved.acts) + 1):
        if number:
            make(table, saved.acts[number - 1])
        for viewer in (None, *range(row.seats)):
            seen = shown.pop((viewer, number), None)
            assert seen is None or seen == fingerprint(table.view(viewer)), (row.id, number, viewer)
    assert not shown, "something was shown that is not kept"


def make(table: Table, act: ActRow) -> None:
    """Play an act of the store."""
    if act.kind == "undo":
        table.go_back_to(act.to_ply)
    for code in act.codes:
        table.play(code)
    assert len(table.codes_played) == act.to_ply
