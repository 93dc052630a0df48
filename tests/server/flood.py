"""How an honest player fares while others flood the server: `python -m tests.server.hostile --messages 1000000`.

Attackers, in a process of their own, send hostile and costly messages from one household over several connections, as
fast as they are heard; an honest person, from another household, plays on at another table.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import websockets

from .hostile import Target, stream
from .kills import until_it_answers
from .online import OTHER, PERSON, Online
from .player import Player, new_id
from .postgres import free_port
from .serving import mortal

CONNECTIONS = 6
BATCH = 50
SHARE = 0.15  # as a server allows
PATIENCE = 600.0  # seconds until a batch is heard: those who flood the server are answered late
QUIET = 400  # moves without a flood
PAUSE = 0.01  # seconds of an honest player's thought
HONEST = ("127.0.0.2", 0)  # another address of this machine: another household


class Honest(Player):
    """Somebody from another household, at both seats of a table."""

    async def _open(self) -> Any:
        address = self.address.replace("http", "ws", 1) + "ws"
        return await websockets.connect(address, max_size=None, local_addr=HONEST)


async def flood(address: str, table: str, tokens: list[str], other: str, messages: int) -> None:
    """Send this number of messages, each connection its part, and read all answers."""
    held = [tokens[:1], tokens[1:2], *([[]] * (CONNECTIONS - 2))]

    async def attack(number: int) -> None:
        player = await Player(address, table, held[number]).connect()
        target = Target(player.scene["act"], [], ["abcdefgh"], number if number < 2 else None, tokens, other)
        made = stream(random.Random(number), target)
        assert player.socket is not None
        for _ in range(messages // CONNECTIONS // BATCH):
            for _ in range(BATCH):
                await player.socket.send(next(made)[1])
            player.answers.clear()
            await player.send(t="ping", id=(last := new_id()))
            await player.until(lambda last=last: last in player.answers, PATIENCE)  # type: ignore[misc]
        await player.close()

    await asyncio.gather(*(attack(number) for number in range(CONNECTIONS)))


def _flood(*args: Any) -> None:
    asyncio.run(flood(*args))


async def honest_moves(online: Online, game: str, seconds: list[float], ends: Any) -> None:
    """Play on, game after game, until it is time to stop; how long each move took is noted."""
    chance = random.Random(1)
    while not ends():
        table, tokens = await online.new_table(game, [PERSON, OTHER])
        player = await Honest(online.address, table, tokens).connect()
        while not player.is_over and not ends():
            act = player.scene["act"]
            code = chance.choice(player.scene["moves"])["code"]
            began = time.perf_counter()
            assert (await player.play(code))["t"] == "done"
            seconds.append(time.perf_counter() - began)
            await player.until(lambda player=player, act=act: bool(player.scene["act"] > act))  # type: ignore[misc]
            await asyncio.sleep(PAUSE)
        await player.close()


async def measure(game: str, messages: int, folder: Path) -> None:
    port = free_port()
    with mortal(port, f"sqlite:///{folder / 'tables.db'}", folder / "errors", SHARE) as server:
        await server.start()
        address = f"http://127.0.0.1:{port}/"
        async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=20) as http:
            await until_it_answers(http)
            online = Online(address, http)
            quiet: list[float] = []
            await honest_moves(online, game, quiet, lambda: len(quiet) >= QUIET)
            table, tokens = await online.new_table(game, [PERSON, OTHER], watch="anyone")
            other, others = await online.new_table("traffic", [PERSON, OTHER])
            args = (address, table, tokens + others, other, messages)
            attackers = multiprocessing.get_context("spawn").Process(target=_flood, args=args)
            loud: list[float] = []
            began, used = time.perf_counter(), processor_time(server.process)
            attackers.start()
            await honest_moves(online, game, loud, lambda: not attackers.is_alive())
            attackers.join()
            took, used = time.perf_counter() - began, processor_time(server.process) - used
            assert attackers.exitcode == 0
    print(f"{messages} messages in {took:.0f} s, {used:.0f} s of processor time; load {os.getloadavg()[0]:.1f}")
    print("| honest moves | number | p50 ms | p99 ms |\n|---|---|---|---|")
    for name, times in (("without the flood", quiet), ("with it", loud)):
        cuts = statistics.quantiles(times, n=100)
        print(f"| {name} | {len(times)} | {1000 * cuts[49]:.1f} | {1000 * cuts[98]:.1f} |")


def processor_time(process: int) -> float:
    """The seconds of processor time that a process has taken."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def report(game: str, messages: int) -> None:
    """Measure, and print how an honest player fared."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(game, messages, Path(folder)))
