"""A busy evening: `python -m bench.evening --tables 1000 --minutes 20` lets two people and a bot play at each table.

They think for some seconds, click, and wait for their next turn, at one server or at several of its processes.  At
first nobody thinks: each game is played to another place in it, because on an evening they do not all begin together.
Then there is a line every minute: what was played, when all had seen it, what it took, and the memory of the server.
At the end every move that was asked for is looked for in the database: what was acknowledged is there once, what was
refused is not, nothing else is but bots' moves, and each game can be played again.  The exit code is 1 if memory grew;
it ends with an error if anything was lost.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import time
from array import array
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import replace

from roundhouse.core.engine import Mode
from roundhouse.core.game import games
from roundhouse.core.table import Table
from roundhouse.server.store import Saved, Store
from tests.server.kills import check_commands, make
from tests.server.postgres import need_postgres
from tests.server.postgres import running as postgres_running
from tests.server.tireless import Command

from .crowd import Asked
from .load import HEADING, Load, Meter, People, Server, people_at
from .online import server
from .processes import memory_of_server
from .soak import slope

ENDINGS = (" server, MB | bots, MB |", "---|---|")
SECONDS_BETWEEN_LOOKS = 5.0
MOST_BEHIND = 0.01  # of the tables, when the minutes begin: some wait for the thoughts of many bots


def main() -> int:
    """Let them play, and say whether all is well."""
    given = parsed()
    load = Load(given.tables, given.bots, 0.0, given.think, games(), given.level, given.crowds, not given.interpreted)
    print(f"{os.cpu_count()} cores, load before: {os.getloadavg()[0]:.1f}", flush=True)
    with ExitStack() as stack:
        postgres = None
        if given.database == "postgresql":
            need_postgres()
            postgres = stack.enter_context(postgres_running(is_durable=True))
        serving = stack.enter_context(server(load, given.processes, postgres))
        with people_at(serving, load) as people:
            grows = let_play(serving, people, load, given.minutes, given.ahead)
            asked = people.end()
        checked = asyncio.run(check(serving.url, asked, "interpreted" if given.interpreted else "compiled"))
    print(f"{checked}; load after: {os.getloadavg()[0]:.1f}")
    print(f"second half: {grows:+.2f} MB a minute (flat: at most {given.most})")
    return 0 if grows <= given.most else 1


def parsed() -> argparse.Namespace:
    """The command line."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=1000)
    asked.add_argument("--bots", type=int, default=1, help="at each table")
    asked.add_argument("--level", default="1", help="of these bots")
    asked.add_argument("--minutes", type=float, default=20.0)
    asked.add_argument("--think", type=float, default=12.0, help="seconds before a click, on average")
    asked.add_argument("--ahead", type=float, default=1.0, help="of a game that may have been played before, at most")
    asked.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    asked.add_argument("--processes", type=int, default=1, help="of the server; several need postgresql")
    asked.add_argument("--crowds", type=int, default=1, help="processes that are the people")
    asked.add_argument("--interpreted", action="store_true", help="the rules in plain Python")
    asked.add_argument("--most", type=float, default=1.0, help="megabytes a minute that pass for flat")
    return asked.parse_args()


def let_play(serving: Server, people: People, load: Load, minutes: float, ahead: float) -> float:
    """Let them play for so long, with a line every minute; by how many megabytes a minute the server grew at last."""
    catch_up(people, load, ahead)
    print(f"{HEADING[0]}{ENDINGS[0]}\n{HEADING[1]}{ENDINGS[1]}", flush=True)
    seen: list[tuple[float, float]] = []
    everything, begun = array("d"), time.monotonic()
    for number in range(1, max(1, round(minutes)) + 1):
        meter, until = Meter(serving, people), begun + 60 * minutes * number / max(1, round(minutes))
        while (now := time.monotonic()) < until:
            memory = memory_of_server(serving.process, serving.depth)
            seen.append(((now - begun) / 60, memory.server))
            time.sleep(min(SECONDS_BETWEEN_LOOKS, until - now))
        counted = people.count()
        everything.extend(counted.latencies)
        line = meter.result(f"minute {number}", 2 * load.tables, counted).row()
        print(f"{line} {memory.server:.0f} | {memory.bots:.0f} |", flush=True)
    whole = replace(meter.result("", 2 * load.tables, counted), latencies=everything)
    times = ", ".join(f"{100 * share:g} % within {whole.at(share):.0f} ms" for share in (0.5, 0.9, 0.99, 1))
    print(f"{len(everything)} clicks: {times}")
    return slope(seen[len(seen) // 2 :])


def catch_up(people: People, load: Load, ahead: float) -> None:
    """Let them play, without thinking as long as their first game is not where it would be if it had begun earlier."""
    begun = time.monotonic()
    acts = {game: acts_of(game, 2 + load.bots) for game in load.games}
    people.play(
        {
            table: int(random.random() * ahead * acts[load.games[number % len(load.games)]])
            for number, table in enumerate(people.tables)
        }
    )
    while (behind := people.behind()) > load.tables * MOST_BEHIND:
        print(f"{behind} games are not under way yet", file=sys.stderr, flush=True)
        time.sleep(SECONDS_BETWEEN_LOOKS)
    people.count()
    print(f"Each game was played to another place in it, in {time.monotonic() - begun:.0f} s.\n", flush=True)


def acts_of(game: str, seats: int) -> int:
    """About how many acts a game has."""
    table, chance = Table(game, seats, 1), random.Random(1)
    while not table.over:
        table.play(chance.choice(table.codes()))
    return len(table.codes_played)


# What is kept


async def check(url: str, asked: Sequence[Asked], mode: Mode) -> str:
    """Compare the database with what people asked for and were told; what was found, in words."""
    by_table: dict[str, list[Asked]] = {}
    for each in asked:
        by_table.setdefault(each.table, []).append(each)
    store, acts = await Store.open(url), 0
    try:
        for table, theirs in by_table.items():
            saved = await store.load(table)
            assert saved is not None, table
            check_table(saved, theirs, mode)
            acts += len(saved.acts)
    finally:
        await store.close()
    done = sum(each.is_done is True for each in asked)
    unanswered = sum(each.is_done is None for each in asked)
    return (
        f"{len(by_table)} tables, {acts} acts on disk; {len(asked)} moves asked for, {done} done, "
        f"{len(asked) - done - unanswered} refused, {unanswered} without an answer yet: none lost or doubled"
    )


def check_table(saved: Saved, asked: Sequence[Asked], mode: Mode) -> None:
    """What people were told of their moves is so on disk, and the game can be played again."""
    commands = []
    for each in asked:
        message = {"t": "play", "id": each.command, "after": each.act, "codes": [each.code]}
        answer = None if each.is_done is None else "done" if each.is_done else "refused"
        commands.append(Command(each.command, each.table, message, 1, answer))
    check_commands(saved, commands)
    row = saved.table
    table = Table(row.game, row.seats, row.seed, row.options, mode=mode, rules_version=row.rules_version)
    for act in saved.acts:
        make(table, act)


if __name__ == "__main__":
    sys.exit(main())
