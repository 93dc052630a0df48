"""Does a server's memory grow in steady play?  `python -m bench.soak --minutes 30 --tables 20 [--database URL]`.

A real server in a process of its own; at its tables, of all games in turn, two people, a bot where there is a seat for
one, and somebody who watches.  They play, come and go, change their language, look back, ask for hints, talk, take
back, call themselves something else, and play again when a game is over.  Every minute a line; at the end the slope of
the server's memory over the second half, and exit code 1 if it grows.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

import httpx

from tests.server.postgres import free_port

from .guests import Company, Guest, Spectator, set_up
from .load import SECONDS_TO_START, answers
from .online import HERE
from .processes import anonymous, running

SECONDS_BETWEEN_LOOKS = 5.0
SECONDS_TO_LEAVE = 10.0
HEADING = "| minute | server, MB | its own, MB | bots, MB | moves | connections | games over | rooms | clients | kept |"


class Memory(NamedTuple):
    """Megabytes: all that a process has in memory, what it shares with no file, and that of its children."""

    all: float
    own: float
    children: float


def memory_of(process: int) -> Memory:
    """The memory of a server, and of the processes in which its bots think."""
    asked = ["ps", "-A", "-o", "pid=,ppid=,rss="]
    listed = subprocess.run(asked, stdout=subprocess.PIPE, check=True, text=True).stdout
    rows = [tuple(int(cell) for cell in line.split()) for line in listed.splitlines()]
    own = sum(size for pid, _, size in rows if pid == process)
    children = sum(size for _, parent, size in rows if parent == process)
    return Memory(own / 1024, (anonymous(process) or own) / 1024, children / 1024)


def slope(points: Sequence[tuple[float, float]]) -> float:
    """The median of the slopes between any two points: a few that lie apart do not change it."""
    rises = [(b - a) / (then - at) for (at, a), (then, b) in combinations(points, 2) if then > at]
    return statistics.median(rises) if rises else 0.0


async def soak(port: int, process: int, tables: int, minutes: float, think: float) -> float:
    """Let them play for so long; the slope of the second half, in megabytes a minute."""
    company = Company(f"http://127.0.0.1:{port}/", think)
    async with httpx.AsyncClient(base_url=company.address, trust_env=False, timeout=60) as http:
        async with asyncio.timeout(SECONDS_TO_START):
            while not await answers(http):
                await asyncio.sleep(0.1)
        places = await set_up(http, tables)
        guests: list[Guest] = [Guest(company, *place, number) for place in places for number in range(2)]
        guests += [Spectator(company, *place, 2) for place in places]
        playing = [asyncio.create_task(guest.live()) for guest in guests]
        try:
            seen = await look(http, company, process, minutes)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.wait(playing, timeout=SECONDS_TO_LEAVE)
    return slope(seen[len(seen) // 2 :])


async def look(http: httpx.AsyncClient, company: Company, process: int, minutes: float) -> list[tuple[float, float]]:
    """The server's own memory, by minutes; every minute a line."""
    print(f"{HEADING}\n|" + "---|" * (HEADING.count("|") - 1), flush=True)
    begun, told, seen = time.monotonic(), 0, []
    while (now := (time.monotonic() - begun) / 60) < minutes:
        memory = memory_of(process)
        seen.append((now, memory.own))
        if now >= told:
            told += 1
            inside, done = (await http.get("/bench")).json(), company.done
            cells = [f"{now:.0f}", f"{memory.all:.0f}", f"{memory.own:.1f}", f"{memory.children:.0f}"]
            cells += [str(done[name]) for name in ("moves", "connections", "over")]
            print("|", " | ".join([*cells, *map(str, inside.values())]), "|", flush=True)
        await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
    return seen


def serve(port: int, database: str, pause: float) -> None:
    """Be the server, which also says what it has in memory."""
    import gc

    import uvicorn
    from starlette.requests import Request
    from starlette.responses import JSONResponse
    from starlette.routing import Route

    from roundhouse.core.words import kept_sentences
    from roundhouse.server.app import make_app
    from roundhouse.server.client import Client
    from roundhouse.server.limits import UNLIMITED
    from roundhouse.server.room import Room
    from roundhouse.server.serve import configured

    async def inside(request: Request) -> JSONResponse:
        living = Counter(type(each) for each in gc.get_objects())
        return JSONResponse({"rooms": living[Room], "clients": living[Client], "kept": kept_sentences()})

    app = make_app(database, pause=pause, messages_per_second=1e6, limits=UNLIMITED)
    app.router.routes.insert(0, Route("/bench", inside))
    uvicorn.Server(configured(app, host="127.0.0.1", port=port, log_level="error")).run()


def main() -> int:
    """Soak, and say whether the memory grew."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--minutes", type=float, default=30.0)
    asked.add_argument("--tables", type=int, default=20)
    asked.add_argument("--think", type=float, default=1.0, help="seconds before a click, on average")
    asked.add_argument("--database", help="an address; else an SQLite file in a temporary folder")
    asked.add_argument("--most", type=float, default=0.3, help="megabytes a minute that pass for flat")
    asked.add_argument("--serve", type=int, help=argparse.SUPPRESS)
    given = asked.parse_args()
    if given.serve:
        serve(given.serve, given.database, given.think)
        return 0
    print(f"{given.tables} tables; {os.cpu_count()} cores, load before: {os.getloadavg()[0]:.1f}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        port, database = free_port(), given.database or f"sqlite:///{folder}/tables.db"
        settings = ["--serve", str(port), "--database", database, "--think", str(given.think)]
        with running([sys.executable, "-m", "bench.soak", *settings], HERE.parent) as process:
            grows = asyncio.run(soak(port, process, given.tables, given.minutes, given.think))
    verdict = "flat" if grows <= given.most else "it grows"
    print(f"second half: {grows:+.2f} MB a minute (flat: at most {given.most}): {verdict}")
    return 0 if grows <= given.most else 1


if __name__ == "__main__":
    sys.exit(main())
