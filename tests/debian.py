"""Debian's packages that some tests need, installed where they are missing and that is allowed."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT_USER = 0


def install(package: str, is_there: Callable[[], bool]) -> None:
    """Install a package as root, one process at a time; nothing happens where that is not allowed."""
    if os.getuid() != ROOT_USER or not shutil.which("apt-get"):
        return
    with (Path(tempfile.gettempdir()) / "roundhouse-apt.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_there():
            environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            for command in (["update"], ["install", "-y", package]):
                subprocess.run(["apt-get", "-qq", *command], check=False, env=environment, stdout=subprocess.DEVNULL)
