"""Our server as benches and tests run it: `python -m bench.server PORT DATABASE [--processes N] [--compiled GAME ...]`.

The messages of a browser are not slowed down, nobody is refused anything for having asked too much, and no game is
compiled in the background.
"""

from __future__ import annotations

import argparse
import asyncio
import socket
import sys
from collections.abc import Callable
from typing import NamedTuple

from roundhouse.core.game import load
from roundhouse.core.revealed import prepare
from roundhouse.core.words import LANGUAGES, words
from roundhouse.server.app import make_app
from roundhouse.server.family import Family
from roundhouse.server.garbage import keep_for_good
from roundhouse.server.limits import UNLIMITED
from roundhouse.server.serve import BACKLOG, _Announced


class Settings(NamedTuple):
    """What each server process is told."""

    database: str
    pause: float  # seconds before a bot moves
    compiled: list[str]  # games that are played as machine code
    workers: int  # processes in which bots think


def serve(settings: Settings, listening: socket.socket, announce: Callable[[], None]) -> None:
    """Be one server process, until told to end."""
    for game in settings.compiled:
        prepare(load(game))
        for lang in LANGUAGES:
            words(lang, game)
    keep_for_good()
    app = make_app(
        settings.database,
        settings.workers,
        pause=settings.pause,
        grace=0.0,
        messages_per_second=1e6,
        share=1e6,
        prepare=False,
        limits=UNLIMITED,
    )
    server = _Announced(app, announce, log_level="error")
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(server.serve(sockets=[listening]))


def main() -> int:
    """Serve until told to end, and say when people may come."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("port", type=int)
    asked.add_argument("database")
    asked.add_argument("--processes", type=int, default=1)
    asked.add_argument("--workers", type=int, default=1, help="processes in which the bots of each of these think")
    asked.add_argument("--pause", type=float, default=0.0, help="seconds before a bot moves")
    asked.add_argument("--compiled", nargs="*", default=[], metavar="GAME")
    given = asked.parse_args()
    settings = Settings(given.database, given.pause, given.compiled, given.workers)

    def announce() -> None:
        print("ready", flush=True)

    with socket.socket() as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(("127.0.0.1", given.port))
        if given.processes == 1:
            serve(settings, listening, announce)
            return 0
        listening.listen(BACKLOG)
        return asyncio.run(Family(given.processes, serve, settings, listening).run(announce))


if __name__ == "__main__":
    sys.exit(main())
