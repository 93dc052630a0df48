"""A parent and its server processes, for tests: `python -m tests.server.relatives PORT DATABASE PROCESSES`."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable

from roundhouse.server.app import make_app
from roundhouse.server.family import Family
from roundhouse.server.limits import UNLIMITED
from roundhouse.server.serve import _Announced


def serve(database: str, listening: socket.socket, announce: Callable[[], None]) -> None:
    """Be one of the children."""
    app = make_app(database, pause=0.0, grace=0.0, messages_per_second=1e6, share=1e6, prepare=False, limits=UNLIMITED)
    asyncio.run(_Announced(app, announce, log_level="error").serve(sockets=[listening]))


def main() -> int:
    """Be the parent."""
    port, database, processes = int(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    with socket.socket() as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(("127.0.0.1", port))
        listening.listen(128)
        family = Family(processes, serve, database, listening)
        return asyncio.run(family.run(lambda: print("ready", flush=True)))


if __name__ == "__main__":
    sys.exit(main())
