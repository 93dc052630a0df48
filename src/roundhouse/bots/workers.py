"""Bots that think in processes of their own, so that the one who asks can go on with other work."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from ..core.engine import Mode
from ..core.game import games, load
from ..core.revealed import prepare
from ..core.view import SeatView
from . import advice, bot_of, level_of, make, net, rethinking, search
from .advice import Advice, advise

Answer = TypeVar("Answer")
NICE = 10  # by how much the system prefers the server, and all else, to bots that think
TRIES = 3  # a question is asked again when a worker dies, twice at most


class Workers:
    """A pool of processes that answer questions about what a seat sees.

    They start when they are first asked, or with `start`; those that die are replaced, and asked again.
    """

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._pools: set[ProcessPoolExecutor] = set()  # that one, and those that compile
        self._thoughtful: set[str] = set()  # the games whose search is compiled
        self._is_closed = False

    async def start(self) -> None:
        """Start the processes now, so that the first question need not wait for them."""
        await asyncio.gather(*(self._ask(_wake) for _ in range(self.processes)))

    async def choose(self, level: str, view: SeatView, seed: int | str | None = None, effort: float = 1.0) -> int:
        """The move that a bot of this level makes; it looks ahead in plain Python until the search is compiled.

        `effort` is the share of its level's time that it may spend.
        """
        return await self._ask(_choose, level, view, seed, "compiled" if self._looks_ahead(view) else None, effort)

    async def hint(self, view: SeatView) -> Advice:
        """What a good bot would do in the seat that decides, and why; it looks ahead once the search is compiled."""
        return await self._ask(advise, view, self._looks_ahead(view))

    def _looks_ahead(self, view: SeatView) -> bool:
        return view.edition is None and view.game_name in self._thoughtful

    async def prepare(self, game: str) -> None:
        """Compile a game for tables, in a process of its own that leaves the code on disk for later processes."""
        await self._ask_apart(_prepare, game)

    async def prepare_bots(self, game: str) -> None:
        """Compile a game's search in the same way, and load it where bots think; from then on they use it."""
        await self._ask_apart(_prepare_bots, game)
        await asyncio.gather(*(self._ask(_prepare_bots, game) for _ in range(self.processes)))
        self._thoughtful.add(game)

    async def _ask_apart(self, question: Callable[..., None], game: str) -> None:
        self._check_open()
        pool = _new_pool(1)
        self._pools.add(pool)
        try:
            await self._answer(pool, question, game)
        finally:
            self._drop(pool)

    def close(self) -> None:
        """Stop all workers at once, even while they think; a caller that waits, or asks again, gets a RuntimeError."""
        self._is_closed = True
        for pool in list(self._pools):
            self._drop(pool)

    async def _ask(self, question: Callable[..., Answer], *args: Any) -> Answer:
        """The answer of one of the processes; if one dies meanwhile, all are replaced and asked again."""
        for attempt in range(1, TRIES + 1):
            self._check_open()
            if self._pool is None or self._pool not in self._pools:
                self._pool = _new_pool(self.processes)
                self._pools.add(self._pool)
            pool = self._pool
            try:
                return await self._answer(pool, question, *args)
            except BrokenProcessPool:
                self._drop(pool)
                if attempt == TRIES:
                    raise
        raise AssertionError("the last attempt returns or raises")

    async def _answer(self, pool: ProcessPoolExecutor, question: Callable[..., Answer], *args: Any) -> Answer:
        """The answer of this pool; a pool that is closed meanwhile is an error, not a cancellation of the caller."""
        asked = pool.submit(question, *args)
        try:
            return await asyncio.wrap_future(asked)
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is None or not task.cancelling():
                self._check_open()
            raise

    def _check_open(self) -> None:
        if self._is_closed:
            raise RuntimeError("the workers are closed")

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """End the processes of a pool without waiting for what they are doing."""
        if pool in self._pools:
            self._pools.discard(pool)
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()


def _new_pool(processes: int) -> ProcessPoolExecutor:
    """Processes that share nothing with this one, started as they are needed."""
    return ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), _settle)


# In a worker


def _settle() -> None:
    """A worker lets people go first, leaves Ctrl-C to the process that started it, and ends when that has ended."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_leave_with, args=(parent,), daemon=True).start()


def _leave_with(parent: Any) -> None:
    parent.join()
    os._exit(1)


def _wake() -> None:
    """Load what a worker needs to answer, for every game."""
    for name in games():
        _ = load(name).hints


def _choose(level: str, view: SeatView, seed: int | str | None, mode: Mode | None, effort: float = 1.0) -> int:
    usual = level_of(level, view.game)
    if usual.way in ("trained", "search", "rethinking"):
        return bot_of(usual._replace(effort=usual.effort * effort), seed, mode or "interpreted").choose(view)
    return make(level, seed).choose(view)


def _prepare(game: str) -> None:
    prepare(load(game))


def _prepare_bots(game: str) -> None:
    search.prepare(load(game))
    net.prepare(load(game))
    rethinking.prepare(load(game))
    advice.prepare(load(game))
