"""A parent whose processes do nothing: `python -m tests.server.idle SLOW`.

Each says who it is; while there is a file SLOW, it is not ready.
"""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path

from roundhouse.server.family import Family


def serve(slow: Path, listening: socket.socket, announce: Callable[[], None]) -> None:
    """Be a process, until told to end."""
    print(os.getpid(), flush=True)
    while slow.exists():
        time.sleep(0.02)
    announce()
    while True:
        time.sleep(60)


def main() -> int:
    """Be the parent of one."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        family = Family(1, serve, Path(sys.argv[1]), listening)
        return asyncio.run(family.run(lambda: print("ready", flush=True)))


if __name__ == "__main__":
    sys.exit(main())
