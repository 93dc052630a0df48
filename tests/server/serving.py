"""A server in a process of its own, started again after every kill: `python -m tests.server.serving PORT DATABASE`.

It answers each line that it reads with the number of a new server process, and ends with its input.  Modules are loaded
once and servers are forked, since loading them takes ten times as long as all else that a server does to start.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def serve(
    port: int,
    database: str,
    share: float = 1e6,
    hosts: tuple[str, ...] = (),
    grace: float = 0.0,
    shuffle: float = 0.0,
) -> None:
    """Be the server, until killed."""
    from roundhouse.server.app import make_app
    from roundhouse.server.limits import UNLIMITED
    from roundhouse.server.serve import Server

    app = make_app(
        database,
        pause=0.0,
        grace=grace,
        shuffle=shuffle,  # browsers add what nobody knows before: 0 leaves them out, and the deals stay the same
        messages_per_second=1e6,
        share=share,
        prepare=False,
        limits=UNLIMITED,
        hosts=hosts,
    )
    Server(app, host="127.0.0.1", port=port, log_level="error").run()


def load_modules() -> None:
    """Import what a server imports while it starts."""
    import roundhouse.server.migrations
    from roundhouse.core.game import games, load
    from roundhouse.server.app import make_app
    from roundhouse.server.serve import configured

    assert roundhouse.server.migrations
    for game in games():
        loaded = load(game)
        assert all((loaded.rules, loaded.view, loaded.say, loaded.hints, loaded.position))
    configured(make_app("sqlite:///nowhere.db")).load()


def stand_by(port: int, database: str, share: float) -> None:
    """Start a server for every line read."""
    load_modules()
    child = 0
    for _ in sys.stdin:
        if child:
            os.waitpid(child, 0)
        child = os.fork()
        if not child:
            os.setsid()  # what it starts dies with it: a bot that just starts would complain that nobody talks to it
            serve(port, database, share)
            os._exit(0)
        print(child, flush=True)
    if child:
        with suppress(ProcessLookupError):
            kill(child)


def kill(server: int) -> None:
    """End a server at once, whatever it is doing, with whatever it has started."""
    try:
        os.killpg(server, signal.SIGKILL)
    except ProcessLookupError:  # it does not lead a group yet
        os.kill(server, signal.SIGKILL)


class Mortal:
    """A server that can be killed, and started again on the same port and database."""

    def __init__(self, starter: subprocess.Popen[str]) -> None:
        self.starter, self.process = starter, 0

    async def start(self) -> None:
        """Start it; it answers in a moment."""
        assert self.starter.stdin is not None
        assert self.starter.stdout is not None
        self.starter.stdin.write("\n")
        self.starter.stdin.flush()
        self.process = int(await asyncio.to_thread(self.starter.stdout.readline))

    def kill(self) -> None:
        """End it at once."""
        kill(self.process)


@contextmanager
def mortal(port: int, database: str, errors: Path, share: float = 1e6) -> Iterator[Mortal]:
    """A server, not started yet; what it complains about goes to a file.  `share`: of a processor, for a browser."""
    command = [sys.executable, "-m", __name__, str(port), database, str(share)]
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "src"),
        "PYTHONWARNINGS": "ignore:resource_tracker",  # which misses processes that were killed
    }
    with errors.open("w") as complaints:
        pipe = subprocess.PIPE
        starter = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdin=pipe, stdout=pipe, stderr=complaints, text=True
        )
        try:
            yield Mortal(starter)
        finally:
            starter.communicate()


if __name__ == "__main__":
    stand_by(int(sys.argv[1]), sys.argv[2], float(sys.argv[3]))
