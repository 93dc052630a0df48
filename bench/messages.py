"""What every kind of message costs the server in processor time: `python -m bench.messages [GAME ...]`.

Each game is played by chance with as many seats as it has, every seat and a spectator connected, in three languages.
Messages come where the next player has the most moves, late in the game and after its end; counted is everything that
follows from one, scenes for all included, but not what writing costs and not bots, which think in other processes.  A
table on disk is read from SQLite, of which the processor time of all threads counts; beside the row for all of it there
is one for each of its two parts: its rows are read, and the game is opened from them.  Each message is sent several
times from the very same state, sentences that it made forgotten: the least of these times has least of what the
machine's other work adds.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from contextvars import Context as Variables
from dataclasses import dataclass, field
from functools import partial
from typing import Any, cast

from roundhouse.bots.advice import Advice, advise
from roundhouse.core import words as sentences
from roundhouse.core.errors import RoundhouseError
from roundhouse.core.game import games, load
from roundhouse.core.revealed import prepare
from roundhouse.core.table import Table
from roundhouse.core.view import SeatView
from roundhouse.core.words import LANGUAGES, Lang
from roundhouse.server import scene, wire
from roundhouse.server.budget import in_slices
from roundhouse.server.client import Client, encode
from roundhouse.server.room import Room
from roundhouse.server.socket import _obey
from roundhouse.server.store import ActRow, Saved, Store

from .offline import act_of, room_of

LATE = 0.8  # of the moves of a game
WIDE = 3  # positions with many moves
AGAIN = 12  # times that each message is sent from one state
ASKED = 5  # moves that are asked about or tried
FIRST = "hello, first in its language"
FIRST_READ = "language, first in it"
FIRST_PAGE = "lines, first in its language"
SAID = "play, its sentences said before"
LAST = "play, the last move"
FROM_DISK = "hello, the table is on disk"
ROWS = f"{FROM_DISK}: its rows are read"
OPENED = f"{FROM_DISK}: the game is opened from them"
LAST_SAID = "play, the last move, its sentences said before"


class Timed(asyncio.SelectorEventLoop):
    """A loop that knows how long others had to wait for one of its steps."""

    longest, began = 0.0, 0.0

    def call_soon(  # type: ignore[override]  # any arguments
        self, callback: Any, *args: Any, context: Variables | None = None
    ) -> asyncio.Handle:
        """As any loop does, with the time of the step taken."""
        return super().call_soon(self._step, callback, *args, context=context)

    def _step(self, callback: Any, *args: Any) -> None:
        self.began = time.thread_time()
        try:
            callback(*args)
        finally:
            self.longest = max(self.longest, time.thread_time() - self.began)

    def mark(self) -> None:
        """From now on."""
        self.longest, self.began = 0.0, time.thread_time()


class Sentences:
    """Keeps sentences as the server does, and can forget those that were made since."""

    def __init__(self) -> None:
        self.kept: dict[Any, str] = {}
        self.new: list[Any] = []

    def __call__(self, said: sentences.Words, message: str, form: str | None, **args: Any) -> str:
        key = (said, message, form, *args.items())
        found = self.kept.get(key)
        if found is None:
            found = self.kept[key] = said.make(message, form, **args)
            self.new.append(key)
        return found

    def mark(self) -> None:
        """Remember where we are: what is made from now on can be forgotten again."""
        self.new = []

    def rewind(self) -> None:
        """Forget what was made since."""
        for key in self.new:
            del self.kept[key]
        self.new = []


@dataclass
class Cost:
    """The milliseconds of one message from one state, each time that it was sent."""

    whole: list[float] = field(default_factory=list)
    stretch: list[float] = field(default_factory=list)  # the longest for which nobody else had a turn


class Thinkers:
    """Bots whose thoughts are not measured."""

    processes = 1

    def __init__(self) -> None:
        self.known: dict[bytes, Advice] = {}

    async def hint(self, view: SeatView) -> Advice:
        """As workers answer it."""
        return self.known[view.record]


class Sink:
    """A browser that reads everything."""

    async def send_texts(self, *texts: bytes) -> None:
        """Nothing is kept."""

    async def close(self, code: int = 1000) -> None:
        """Nothing to close."""


def played(game: str) -> tuple[Table, list[ActRow], list[int]]:
    """A game played by chance, its acts, and the places of messages in it."""
    table, chance = Table(game, load(game).seat_counts[-1], 11, mode="compiled"), random.Random(11)
    acts: list[ActRow] = []
    widths: list[int] = []  # the moves there are after each act
    while not table.over:
        seat, code = table.seat or 0, chance.choice(table.codes())
        table.play(code)
        acts.append(act_of(len(acts), seat, code))
        widths.append(len(table.codes()))
    half = len(acts) // 2
    wide = sorted(range(half, len(acts)), key=lambda act: -widths[act])[:WIDE]
    return table, acts, [*wide, int(LATE * len(acts)), len(acts) - 1, len(acts)]


class Measured:
    """One table with everybody at it."""

    def __init__(self, table: Table, acts: list[ActRow], place: int) -> None:
        seats, self.next = table.seats, acts[place].codes if place < len(acts) else []
        self.thinkers = Thinkers()
        self.room = room_of(table, acts[:place], not self.next, self.thinkers)
        self.clients = [self.client((seat,), LANGUAGES[seat % len(LANGUAGES)]) for seat in range(seats)] + [
            self.client((), "uk")
        ]
        self.is_last, self.saved = place == len(acts) - 1, Saved(self.room.row, self.room.seat_rows, acts[:place], [])
        self.number, self.kept = 0, Sentences()
        sentences._kept = self.kept  # type: ignore[assignment]

    def client(self, seats: tuple[int, ...], lang: Lang) -> Client:
        """One more browser."""
        client = Client(Sink(), self.room, seats, seats == (0,), lang)
        self.room.clients.add(client)
        return client

    async def settle(self) -> None:
        """Wait until everybody has been sent everything."""
        lock = self.room.lock
        while lock.locked() or lock._waiters or any(each._work.is_set() or each._is_scene_due for each in self.clients):
            await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def cost(
        self,
        work: Callable[[], Awaitable[object]],
        first: Callable[[], None] = lambda: None,
        unsaid: bool = True,
        clock: Callable[[], float] = time.thread_time,
    ) -> Cost:
        """What some work and all that follows from it takes, each time from the same state."""
        loop, cost, moment = cast(Timed, asyncio.get_running_loop()), Cost(), Moment(self.room)
        for _ in range(AGAIN):
            forget_positions()  # but for the one before the message, which everybody is shown
            moment.again()
            await self.settle()
            self.kept.mark()
            first()
            await asyncio.sleep(0)
            loop.mark()
            before = clock()
            await work()
            await self.settle()
            cost.whole.append((clock() - before) * 1000)
            cost.stretch.append(loop.longest * 1000)
            if unsaid:
                self.kept.rewind()
        moment.again()
        await self.settle()
        return cost

    async def send(self, client: Client, make: Callable[[], Any]) -> None:
        """A message is obeyed."""
        message = make()
        try:
            await _obey(client, cast(Any, None), message)
        except RoundhouseError as error:
            error.say(client.lang)

    def command(self) -> str:
        """A new id of a command."""
        self.number += 1
        return f"measured{self.number}"

    def kinds(self) -> Iterator[tuple[str, Client, Callable[[], Any]]]:
        """The messages that change nothing in the game, by name, with who sends each."""
        room, watcher, command = self.room, self.clients[-1], self.command
        table, acting = room.history.table, self.clients[room.decider or 0]
        seat, ply = acting.held[0], random.Random(5).randrange(room.history.ply + 1)
        yield "language", watcher, lambda: wire.SetLanguage(command(), LANGUAGES[self.number % len(LANGUAGES)])
        yield "rename", acting, lambda: wire.Rename(command(), seat, f"Name {self.number}")
        yield "look", watcher, lambda: wire.Look(command(), ply)
        yield "stand_in", acting, lambda: wire.StandIn(command(), seat, False)
        yield "chat", watcher, lambda: wire.Chat(command(), "Choo " * 99)
        if self.next:
            view = SeatView.of(table, seat)
            self.thinkers.known[view.record] = advise(view, looks_ahead=False)
            yield "hint", acting, lambda: wire.AskHint(command())
            for code in random.Random(5).sample(range(table.game.A), ASKED):
                kind, args = table.game.layout.describe(code)
                yield "why", acting, lambda kind=kind, args=args: wire.AskWhy(command(), kind, dict(args))  # type: ignore[misc]
            codes = [*self.next, 100_000]
            yield "play [legal, illegal]", acting, lambda: wire.Play(id=command(), after=room.acts, codes=codes)
            yield (
                LAST if self.is_last else "play",
                acting,
                lambda: wire.Play(id=command(), after=room.acts, codes=self.next),
            )
            yield (
                LAST_SAID if self.is_last else SAID,
                acting,
                lambda: wire.Play(id=command(), after=room.acts, codes=self.next),
            )

    async def all(self) -> list[tuple[str, Cost]]:
        """What each kind of message costs here."""
        costs = []
        for name, client, make in self.kinds():
            costs.append(
                (name, await self.cost(partial(self.send, client, make), unsaid=name not in (SAID, LAST_SAID)))
            )
        costs.append(("hello", await self.cost(self.join)))
        costs.append((FIRST, await self.cost(self.join, self.unsay)))
        async with kept(self.saved) as store:
            all_of_it, rows = partial(self.come, store), partial(self.load, store)
            costs.append((FROM_DISK, await self.cost(all_of_it, clock=time.process_time)))
            costs.append((ROWS, await self.cost(rows, clock=time.process_time)))
            costs.append((OPENED, await self.cost(partial(self.open, await self.load(store)))))
        watcher, lines = self.clients[-1], len(self.room.history.entries)
        read = partial(self.send, watcher, lambda: wire.SetLanguage(self.command(), "ru"))
        costs.append((FIRST_READ, await self.cost(read, self.unsay)))
        turn = partial(self.send, watcher, lambda: wire.AskLines(self.command(), lines // 2))
        costs.append((FIRST_PAGE, await self.cost(turn, self.unsay)))
        if self.next and await self.play_quietly():
            acting = self.clients[self.room.history.acts[-1].seat]
            undo = partial(self.send, acting, lambda: wire.Undo(self.command(), self.room.acts, False))
            costs.append(("undo", await self.cost(undo)))
        return costs

    async def join(self) -> None:
        """A browser comes, and goes again."""
        client = self.client((), "ru")
        encode(await self.room.scene_for(client))
        self.room.clients.discard(client)
        self.room.show()

    async def come(self, store: Store) -> None:
        """A browser comes to a table that is on disk."""
        await self.open(await self.load(store))

    async def load(self, store: Store) -> Saved:
        """The rows of the table are read."""
        saved = await store.load(self.saved.table.id)
        assert saved is not None
        return saved

    async def open(self, saved: Saved) -> None:
        """The game is opened from these rows for a browser that comes."""
        room = Room(saved, self.room.context)
        await in_slices(room.reading(saved))
        client = Client(Sink(), room, (), False, "ru")
        encode(await room.scene_for(client))

    def unsay(self) -> None:
        """Nobody has said or read anything in the language of the one who comes."""
        self.room._viewer_scenes.pop((None, "ru"), None)
        self.kept.kept = {key: text for key, text in self.kept.kept.items() if key[0].lang != "ru"}
        self.kept.mark()

    async def play_quietly(self) -> bool:
        """Make a move that can be taken back; whether there is one."""
        room, history = self.room, self.room.history
        seat = room.decider
        assert seat is not None
        for code in history.table.codes()[:ASKED]:
            history.play(seat, [code], 1.0)
            if not history.table.over and not history.reveals(-1):
                room.acts += 1
                room.show()
                await self.settle()
                return True
            history.take_back(1)
        return False


@asynccontextmanager
async def kept(saved: Saved) -> AsyncIterator[Store]:
    """A database in a file, with this table in it."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{folder}/tables.db")
        table, before = saved.table.id, [None, *(act.command for act in saved.acts)]
        await store.create_table(saved.table, saved.seat_rows)
        await asyncio.gather(*(store.append(table, act, after) for act, after in zip(saved.acts, before, strict=False)))
        while store.is_packing:
            await asyncio.sleep(0)
        yield store
        await store.close()


class Moment:
    """A table as it was, to which it goes back after each message."""

    def __init__(self, room: Room) -> None:
        self.room, self.row, self.acts, self.order = room, room.row, room.acts, list(room.order)
        self.plays = [(act.seat, room.history.table.codes_played[act.before]) for act in room.history.acts]

    def again(self) -> None:
        """As it was."""
        room, history = self.room, self.room.history
        if len(history.acts) > len(self.plays):
            history.take_back(len(history.acts) - len(self.plays))
        for seat, code in self.plays[len(history.acts) :]:
            history.play(seat, [code], 1.0)
        room.row, room.acts, room.order = self.row, self.acts, list(self.order)
        room.forget_lines(len(history.entries))
        history._known = {}
        room.show()


def forget_positions() -> None:
    """What games keep of positions that they were asked about is worked out anew, and lines of logs are told anew."""
    scene._lines.clear()
    for name, module in list(sys.modules.items()):
        for kept in vars(module).values() if name.startswith("roundhouse.games.") else ():
            if hasattr(kept, "cache_parameters") and kept.cache_parameters()["maxsize"] is not None:
                kept.cache_clear()


async def measure(table: Table, acts: list[ActRow], place: int) -> list[tuple[str, Cost]]:
    """What each message costs at one place of a game, by name."""
    at = Measured(table, acts, place)
    pumps = [asyncio.create_task(client.pump()) for client in at.clients]
    at.room.show()
    await at.settle()
    costs = await at.all()
    for pump in pumps:
        pump.cancel()
    return costs


def lines(game: str) -> Iterator[str]:
    """The rows of a game: of each message, at the place where it is dearest."""
    table, acts, places = played(game)
    costs: dict[tuple[str, str], list[Cost]] = {}
    for place in places:
        moment = "in play" if place < len(acts) else "after the end"
        with asyncio.Runner(loop_factory=Timed) as runner:
            for name, cost in runner.run(measure(table, acts, place)):
                costs.setdefault((moment, name), []).append(cost)
    for (moment, name), found in costs.items():
        dearest = max(found, key=lambda cost: min(cost.whole))
        stretch = max(min(cost.stretch) for cost in found)
        figures = min(dearest.whole), stretch, statistics.median(dearest.whole), max(dearest.whole)
        yield " | ".join([f"| {game}", moment, name, *(f"{figure:.2f}" for figure in figures)]) + " |"


def main() -> None:
    """Measure, and print a table."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("games", nargs="*", default=games())
    print("| game | moment | message | ms | longest stretch | median | worst |\n|---|---|---|---|---|---|---|")
    for game in asked.parse_args().games:
        prepare(load(game))
        for line in lines(game):
            print(line, flush=True)


if __name__ == "__main__":
    main()
