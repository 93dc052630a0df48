"""What every kind of message costs the server in processor time: `python -m bench.messages [GAME ...]`.

Each game is played by chance with as many seats as it has, every seat and a spectator connected, in three languages.
Messages come late in the game and after its end; counted is everything that follows from one, scenes for all included,
but for the disk and for bots, which think in other processes.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import time
from collections.abc import Iterator
from typing import Any, cast

from roundhouse.bots import best_hint
from roundhouse.core.errors import RoundhouseError
from roundhouse.core.game import games, load
from roundhouse.core.hints import Hint
from roundhouse.core.revealed import prepare
from roundhouse.core.table import Table
from roundhouse.core.view import SeatView
from roundhouse.server import wire
from roundhouse.server.client import Client
from roundhouse.server.context import Context
from roundhouse.server.room import Room
from roundhouse.server.socket import _obey
from roundhouse.server.store import ActRow, Appended, Saved, SeatRow, TableRow

LANGUAGES = ("en", "uk", "ru")
LATE = 0.8  # of the moves of a game
AGAIN = 12  # times that each message is sent


class Disk:
    """A store that has written everything at once."""

    def __getattr__(self, name: str) -> Any:
        async def done(*args: Any) -> Appended:
            return Appended.WRITTEN

        return done


class Thinkers:
    """Bots whose thoughts are not measured."""

    def __init__(self) -> None:
        self.known: dict[bytes, tuple[int, Hint]] = {}

    async def hint(self, view: SeatView) -> tuple[int, Hint]:
        """As workers answer it."""
        return self.known[view.record]


class Sink:
    """A browser that reads everything."""

    async def send_text(self, text: str) -> None:
        """Nothing is kept."""

    async def close(self, code: int = 1000) -> None:
        """Nothing to close."""


class Measured:
    """One table with everybody at it."""

    def __init__(self, game: str, share: float) -> None:
        seats = load(game).seats[-1]
        played = Table(game, seats, 11, mode="compiled")
        chance = random.Random(11)
        acts: list[ActRow] = []
        while not played.over:
            seat, code = played.seat or 0, chance.choice(played.codes())
            played.play(code)
            acts.append(ActRow(len(acts), "play", [code], len(acts) + 1, seat, f"command{len(acts)}", 1.0))
        is_over = share >= 1
        row = TableRow(
            "ABCDEF", "command", game, played.game.rules_version, played.game.edition, seats, dict(played.options),
            "none", 0, True, "anyone", "w" * 24, played.seed, 1.0, "over" if is_over else "playing",
        )  # fmt: skip
        people = [
            SeatRow(seat, "person", None, f"Person {seat}", f"token{seat}" * 4, seat == 0) for seat in range(seats)
        ]
        self.thinkers = Thinkers()
        context = Context(cast(Any, Disk()), cast(Any, self.thinkers))
        context.ready.add(game)
        self.room = Room(Saved(row, people, acts[: int(share * len(acts))], []), context)
        self.clients = [self.client((seat,), LANGUAGES[seat % 3]) for seat in range(seats)] + [self.client((), "uk")]
        self.number = 0

    def client(self, seats: tuple[int, ...], lang: str) -> Client:
        """One more browser."""
        client = Client(Sink(), self.room, seats, seats == (0,), lang)
        self.room.clients.add(client)
        return client

    async def settle(self) -> None:
        """Wait until everybody has been sent everything."""
        for client in self.clients:
            while client._work.is_set() or client._is_scene_due or self.room.lock.locked():
                await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def cost(self, client: Client, message: Any) -> float:
        """The milliseconds of processor time for a message and all that follows from it."""
        before = time.thread_time()
        try:
            await _obey(client, cast(Any, None), message)
        except RoundhouseError as error:
            error.say(client.lang)
        await self.settle()
        return (time.thread_time() - before) * 1000

    def command(self) -> str:
        """A new id of a command."""
        self.number += 1
        return f"measured{self.number}"

    def messages(self) -> Iterator[tuple[str, Client, Any]]:
        """One of each kind, by name, with who sends it."""
        room, chance, watcher = self.room, random.Random(self.number), self.clients[-1]
        seat, table = room.decider, room.history.table
        acting = self.clients[seat or 0]
        yield "language", watcher, wire.SetLanguage(self.command(), LANGUAGES[self.number % 3])  # type: ignore[arg-type]
        yield "rename", acting, wire.Rename(self.command(), acting.seats[0], f"Name {self.number}")
        yield "look", watcher, wire.Look(self.command(), chance.randrange(room.history.ply + 1))
        yield "stand_in", acting, wire.StandIn(self.command(), acting.seats[0], False)
        if seat is not None:
            view = SeatView.of(table, seat)
            if view.record not in self.thinkers.known:
                self.thinkers.known[view.record] = best_hint(view)
            yield "hint", acting, wire.AskHint(self.command())
            kind, args = table.game.layout.describe(chance.randrange(table.game.A))
            yield "why", acting, wire.AskWhy(self.command(), kind, dict(args))
            code = chance.choice(table.codes())
            yield "play [legal, illegal]", acting, wire.Play(self.command(), room.acts, [code, 100_000])
            yield "play", acting, wire.Play(self.command(), room.acts, [code])
            yield "undo", acting, wire.Undo(self.command(), room.acts, False)

    async def join(self) -> float:
        """The milliseconds for a browser that comes, and goes again."""
        before = time.thread_time()
        client = self.client((), "ru")
        await self.room.scene_for(client)
        self.room.clients.discard(client)
        self.room.show()
        await self.settle()
        return (time.thread_time() - before) * 1000


async def measure(game: str, share: float) -> dict[str, list[float]]:
    """What each message cost, by name."""
    at = Measured(game, share)
    pumps = [asyncio.create_task(client.pump()) for client in at.clients]
    at.room.show()
    await at.settle()
    costs: dict[str, list[float]] = {}
    for _ in range(AGAIN):
        for name, client, message in at.messages():
            costs.setdefault(name, []).append(await at.cost(client, message))
        costs.setdefault("hello", []).append(await at.join())
        if at.room.decider is None and share < 1:
            break
    for pump in pumps:
        pump.cancel()
    return costs


def main() -> None:
    """Measure, and print a table."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("games", nargs="*", default=games())
    print("| game | moment | message | median ms | worst ms |\n|---|---|---|---|---|")
    for game in asked.parse_args().games:
        prepare(load(game))
        for moment, share in (("late", LATE), ("after the end", 1.0)):
            for name, costs in asyncio.run(measure(game, share)).items():
                print(f"| {game} | {moment} | {name} | {statistics.median(costs):.2f} | {max(costs):.2f} |", flush=True)


if __name__ == "__main__":
    main()
