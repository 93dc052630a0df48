"""What all tables of one server share."""

from __future__ import annotations

import asyncio
import secrets
import threading
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar

from ..bots.workers import Workers
from ..core.engine import Mode
from ..core.game import load
from ..core.revealed import prepare, prepared
from ..core.table import Table
from ..core.words import LANGUAGES, words
from .budget import Purses
from .errors import Declined
from .limits import USUAL, Hourly, Limits, Sockets
from .metrics import Metrics
from .peers import Peers
from .store import Store, TableRow
from .thinkers import Thinkers

Answer = TypeVar("Answer")


@dataclass
class Context:
    """The store, the bots, how patient the server is, and how much it allows."""

    store: Store
    workers: Workers
    pause: float = 0.9  # seconds before a bot begins its turn
    pause_within: float = 0.35  # and between the steps of one turn
    grace: float = 1.0  # how long a second lasts that somebody asks for to think again; 0: bots do not wait for that
    shuffle: float = 2.0  # seconds that a step of the shuffle waits for somebody; 0: for nobody
    patience: float = 1.0  # before something that failed is tried again
    messages_per_second: float = 30.0  # that a browser may send
    share: float = 0.15  # seconds of processor time a second that a browser may cost
    alone: float = 300.0  # seconds that bots play on at a table that everybody has left
    limits: Limits = USUAL
    peers: Peers | None = None  # on PostgreSQL: the other processes
    doubt: Callable[[str], None] = lambda table: None  # whether a table is still of this process
    run: str = field(default_factory=lambda: secrets.token_hex(8))
    compiled: set[str] = field(default_factory=prepared)  # games whose machine code is loaded
    slow: set[str] = field(default_factory=set)  # games whose acts cannot be made in one go, though they should
    tasks: set[asyncio.Task[Any]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.new_tables, self.joins = Hourly("tables", self.limits), Hourly("joins", self.limits)
        self.sockets = Sockets(self.limits)
        self.purses = Purses()
        self.metrics = Metrics()
        self.thinkers = Thinkers(self.workers, self.metrics.thinking)

    def new_table(self, row: TableRow) -> Table:
        """The table of a row as it was dealt; in plain Python until the game's machine code is there."""
        game = load(row.game)
        if not game.knows_version(row.rules_version):
            raise Declined("online-newer-rules", version=row.rules_version, newest=game.rules_version)
        if row.edition != game.edition:
            raise Declined("online-other-edition", found=row.edition, here=game.edition)
        mode: Mode = "compiled" if row.game in self.compiled else "interpreted"
        return Table(row.game, row.seats, row.seed, row.options, mode=mode, rules_version=row.rules_version)

    def speed_up(self, table: Table) -> None:
        """A table that began in plain Python goes on as machine code once that is there."""
        if not table.is_compiled and table.game.name in self.compiled:
            table.go_over_to("compiled")

    def soon(self, work: Coroutine[Any, Any, Answer]) -> asyncio.Task[Answer]:
        """Do this in the background."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def stop(self) -> None:
        """Leave what is done in the background; what waits to be written is written all the same."""
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def prepare(self, game: str) -> None:
        """Compile a game in a process of its own, then load it here."""
        await self.workers.prepare(game)
        loaded = asyncio.Event()
        loop = asyncio.get_running_loop()

        def load_here() -> None:
            try:
                prepare(load(game))
                self.compiled.add(game)
                for lang in LANGUAGES:  # reading a file of sentences takes a tenth of a second
                    words(lang)
                    words(lang, game)
            finally:
                with suppress(RuntimeError):  # the server has stopped meanwhile
                    loop.call_soon_threadsafe(loaded.set)

        threading.Thread(target=load_here, daemon=True).start()  # nobody waits for it when the server stops
        await loaded.wait()
