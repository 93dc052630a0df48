"""Work in a forked process that cannot harm this one: what it sends comes back, however it ends."""

from __future__ import annotations

import os
import pickle
import resource
import signal
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

MORE_MEMORY = 2 << 30  # bytes that a wrong rule may ask for

Send = Callable[[Any], None]


class Child:
    """A forked process: iterate over what it sends, then look at how it ended."""

    def __init__(self, work: Callable[[Send], None], limited: bool = False) -> None:
        self.signal = 0  # that ended it
        self.failed = False
        reading, writing = os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            os.close(reading)
            _work_and_exit(work, writing, limited)
        os.close(writing)
        self.pipe = os.fdopen(reading, "rb")

    def __iter__(self) -> Iterator[Any]:
        """What it sends, until it ends."""
        with self.pipe:
            while True:
                try:
                    yield pickle.load(self.pipe)
                except (EOFError, pickle.UnpicklingError):
                    break
        _, status = os.waitpid(self.pid, 0)
        self.signal = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
        self.failed = status != 0


def _work_and_exit(work: Callable[[Send], None], writing: int, limited: bool) -> None:
    """Never returns: nothing that the parent has begun is finished a second time here."""
    status = 1
    try:
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2) if limited else (0, 1):
            os.dup2(nothing, stream)
        if limited:
            limit_memory()
        with os.fdopen(writing, "wb") as pipe:

            def send(what: Any) -> None:
                pickle.dump(what, pipe)
                pipe.flush()

            work(send)
        status = 0
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(status)


def limit_memory() -> None:
    """This process may ask for some more memory, not for all of it."""
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    most = pages * resource.getpagesize() + MORE_MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


def limit_seconds(seconds: float) -> None:
    """This process ends unless it asks again within this number of seconds of computing; 0 is no limit.

    Seconds of its own, not of the clock: another's work on this machine does not make a test fail.
    """
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, seconds)
