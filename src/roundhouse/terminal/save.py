"""Keeping the log of a game in a file."""

from __future__ import annotations

import json
from errno import EEXIST, ENOENT
from pathlib import Path

from ..core.table import Table


class LogFile:
    """Where the log of a game goes; a file that was there before is never written over."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.written: set[Path] = set()
        if path is not None and path.exists():
            raise FileExistsError(EEXIST, "", str(path))
        if path is not None and not path.parent.is_dir():
            raise FileNotFoundError(ENOENT, "", str(path.parent))

    def save(self, table: Table, path: Path) -> None:
        """Write the log to this file, which is the default from now on."""
        text = json.dumps(table.log(), ensure_ascii=False, indent=1) + "\n"
        with path.open("w" if path.resolve() in self.written else "x", encoding="utf-8") as file:
            file.write(text)
        self.written.add(path.resolve())
        self.path = path
