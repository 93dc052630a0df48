"""Several server processes on one port: a parent holds the socket, and watches over its children.

A child that dies is started again.  SIGHUP replaces all of them, one after the other: a new one answers before an old
one leaves its tables.  SIGTERM and Ctrl-C end all.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

LOG = logging.getLogger(__name__)
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds before a dead child is replaced
STEADY = 10.0  # seconds after which a child that dies is no worry
SECONDS_TO_START = 120.0
SECONDS_TO_END = 15.0

Serve = Callable[..., None]  # with the socket, and a function that says that it answers


class Child:
    """One server process."""

    def __init__(self, serve: Serve, settings: Any, listening: socket.socket) -> None:
        context = multiprocessing.get_context("spawn")
        self.ready, theirs = context.Pipe(duplex=False)
        self.process: BaseProcess = context.Process(target=_live, args=(serve, settings, listening, theirs))
        self.process.start()
        theirs.close()
        self.born, self.is_ended = time.monotonic(), asyncio.Event()
        self.is_wanted = True
        asyncio.get_running_loop().add_reader(self.process.sentinel, self._end)

    def _end(self) -> None:
        asyncio.get_running_loop().remove_reader(self.process.sentinel)
        self.process.join()
        self.ready.close()
        self.is_ended.set()

    async def answers(self) -> bool:
        """Wait until it serves; False: it has ended, or takes too long."""
        until = time.monotonic() + SECONDS_TO_START
        while not self.is_ended.is_set() and time.monotonic() < until:
            with suppress(EOFError, OSError):
                if self.ready.poll():
                    self.ready.recv_bytes()
                    return True
            await asyncio.sleep(0.05)
        return False

    async def leave(self) -> None:
        """Let it end; at once if it takes too long."""
        self.is_wanted = False
        if not self.is_ended.is_set():
            self.process.terminate()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.is_ended.wait(), SECONDS_TO_END)
        if not self.is_ended.is_set():
            self.process.kill()
            await self.is_ended.wait()


class Family:
    """The parent of all."""

    def __init__(self, number: int, serve: Serve, settings: Any, listening: socket.socket) -> None:
        self.number, self.listening = number, listening
        self._serve, self._settings = serve, settings
        self._children: list[Child] = []  # that serve, or will
        self._born: set[Child] = set()  # all that have not ended
        self._watching: set[asyncio.Task[None]] = set()
        self._is_ending, self._is_to_renew = asyncio.Event(), asyncio.Event()

    async def run(self, announce: Callable[[], None]) -> int:
        """Live until told to end; 1 if no child can be started."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._is_ending.set)
        loop.add_signal_handler(signal.SIGHUP, self._is_to_renew.set)
        self._children = [self._start() for _ in range(self.number)]
        try:
            if not all(await asyncio.gather(*(child.answers() for child in self._children))):
                return 0 if self._is_ending.is_set() else 1
            announce()
            for child in self._children:
                self._watch(child)
            renewing = asyncio.create_task(self._renew())
            await self._is_ending.wait()
            for task in (*self._watching, renewing):
                task.cancel()
            return 0
        finally:  # also those that are not ready yet: one that is left over would wait for us, and we for it
            await asyncio.gather(*(child.leave() for child in self._born))

    def _start(self) -> Child:
        self._born = {child for child in self._born if not child.is_ended.is_set()}
        child = Child(self._serve, self._settings, self.listening)
        self._born.add(child)
        return child

    def _watch(self, child: Child) -> None:
        """Replace a child when it dies, and its successors."""
        task = asyncio.create_task(self._replace(child))
        self._watching.add(task)
        task.add_done_callback(self._watching.discard)

    async def _replace(self, child: Child) -> None:
        pause = FIRST_PAUSE
        while True:
            await child.is_ended.wait()
            if not child.is_wanted:
                return
            pause = FIRST_PAUSE if time.monotonic() - child.born > STEADY else min(2 * pause, LONGEST_PAUSE)
            LOG.warning("server process %s has ended with code %s", child.process.pid, child.process.exitcode)
            await asyncio.sleep(pause)
            if child not in self._children:  # another has its place by now
                return
            place = self._children.index(child)
            child = self._children[place] = self._start()

    async def _renew(self) -> None:
        """Replace all children, one after the other, as often as asked."""
        while True:
            await self._is_to_renew.wait()
            self._is_to_renew.clear()
            for old in list(self._children):
                new = self._start()
                if not await new.answers():
                    LOG.error("a new server process does not start: the old ones go on")
                    await new.leave()
                    break
                if old not in self._children:  # it has died meanwhile, and has a successor of its own
                    await new.leave()
                    continue
                self._children[self._children.index(old)] = new
                self._watch(new)
                await old.leave()


def _live(serve: Serve, settings: Any, listening: socket.socket, ready: Connection) -> None:
    """Be a child: end in good order if the parent is gone."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_leave_with, args=(parent,), daemon=True).start()
    serve(settings, listening, lambda: ready.send_bytes(b"ready"))


def _leave_with(parent: Any) -> None:
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
