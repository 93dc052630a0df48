"""What a move of a two-person table costs the server without network and disk, and what of it goes where:
`python -m bench.shares [GAME ...]`.

The same games are played several times with machine code; of each move the least processor time counts.  Then each
piece of work is left out in turn, and what a move costs less without it is its share.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from roundhouse.core.game import games, load
from roundhouse.core.revealed import prepare
from roundhouse.core.table import Table
from roundhouse.server import wire
from roundhouse.server.budget import Metered, Purses
from roundhouse.server.client import Client
from roundhouse.server.garbage import keep_for_good
from roundhouse.server.room import Room
from roundhouse.server.scene import ViewerScene
from roundhouse.server.socket import _play

from .messages import Sink
from .offline import room_of

SEEDS, TIMES, MOST_MOVES = (1, 2, 3), 4, 150
TURNS = 6  # of the loop, until everybody has the new scene


NOTHING: dict[str, dict[str, Callable[..., Any]]] = {  # what is put in the place of each piece
    "the view": {"view": lambda self: {}},
    "what may be undone": {"undo": lambda self, held: wire.UndoOffer(False, False, None)},
    "moves, their sentences and gains": {"_say_moves": lambda self: iter(()), "_said": lambda self: []},
    "what may follow them": {"_say_ahead": lambda self: iter(()), "ahead": lambda self: []},
    "lines of the log": {"say_lines": lambda self, first, end: iter(()), "log": lambda self, first, end: []},
}


@contextmanager
def without(piece: str | None) -> Iterator[None]:
    """Leave out a piece of the work; None: nothing."""
    replaced = NOTHING[piece] if piece is not None else {}
    before = {name: getattr(ViewerScene, name) for name in replaced}
    for name, nothing in replaced.items():
        setattr(ViewerScene, name, nothing)
    try:
        yield
    finally:
        for name, method in before.items():
            setattr(ViewerScene, name, method)


async def cost(game: str) -> float:
    """Microseconds of a processor for a move, scenes for both included, on the average."""
    least: dict[tuple[int, int], float] = {}
    for seed in SEEDS * TIMES:
        for number, seconds in enumerate(await played(game, seed)):
            least[seed, number] = min(seconds, least.get((seed, number), seconds))
    return 1e6 * sum(least.values()) / len(least)


async def played(game: str, seed: int) -> list[float]:
    """The seconds of each move of a game by chance."""
    room, chance = room_of(Table(game, 2, seed, mode="compiled"), [], False, None), random.Random(seed)
    found: list[float] = []
    clients = [Client(Sink(), room, (seat,), seat == 0, "en") for seat in range(2)]
    pumps = [asyncio.create_task(client.pump()) for client in clients]
    room.clients.update(clients)
    room.show()
    while room.decider is not None and len(found) < MOST_MOVES:
        for _ in range(TURNS):
            await asyncio.sleep(0)
        found.append(await move(room, clients[room.decider], chance))
    for pump in pumps:
        pump.cancel()
    return found


async def move(room: Room, client: Client, chance: random.Random) -> float:
    """Make a move, and wait until everybody is shown it; the seconds of a processor."""
    code, purse = chance.choice(room.history.table.codes()), Purses().one("", 1e6)
    message = wire.Play(id=f"command{room.acts}", after=room.acts, codes=[code])
    began = time.thread_time()
    with purse.pays():
        await Metered(_play(client, None, message), purse)  # type: ignore[arg-type]  # rooms are not asked
    for _ in range(TURNS):
        await asyncio.sleep(0)
    return time.thread_time() - began


async def shares(game: str) -> list[float]:
    """What a move costs, and each piece of it."""
    found = []
    for piece in (None, *NOTHING):
        with without(piece):
            found.append(await cost(game))
    return [found[0], *(found[0] - less for less in found[1:])]


def main() -> None:
    """Measure, and print one table."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("games", nargs="*", default=games())
    print(f"| µs of a processor | a move | {' | '.join(NOTHING)} |\n|---|---|{'---|' * len(NOTHING)}", flush=True)
    for game in asked.parse_args().games:
        prepare(load(game))
        asyncio.run(played(game, 0))  # sentences are read
        keep_for_good()
        print(f"| {game} | {' | '.join(f'{each:.0f}' for each in asyncio.run(shares(game)))} |", flush=True)


if __name__ == "__main__":
    main()
