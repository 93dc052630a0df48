"""A database in a file belongs to one server: it locks a file beside it, which the system frees when it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from .errors import StoreError


class Alone:
    """The lock of one server."""

    def __init__(self, database: Path, address: str) -> None:
        self.file = database.with_name(database.name + ".lock")
        self.address = address
        self._held: int | None = None

    def take(self) -> None:
        """Take the lock; StoreError if another server has it."""
        if self._held is not None:
            return
        opened = os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(opened)
        except OSError:
            os.close(opened)
            raise StoreError("store-in-use", url=self.address) from None
        self._held = opened

    def leave(self) -> None:
        """Let another server in."""
        if self._held is not None:
            os.close(self._held)
            self._held = None


def _lock(opened: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(opened, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
