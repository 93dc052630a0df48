"""Debian's packages that some tests need, installed where they are missing and that is allowed."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

ROOT_USER = 0
PATIENCE = 120  # seconds for each command: where no package can be fetched apt would try for long


def run_apt(command: list[str], environment: dict[str, str]) -> None:
    """Let it try, and say what is wrong."""
    subprocess.run(
        ["apt-get", "-qq", *command], check=False, env=environment, stdout=subprocess.DEVNULL, timeout=PATIENCE
    )


def need(package: str, is_there: Callable[[], bool]) -> None:
    """Install a package that is missing, one process at a time; where that is not allowed its tests are skipped."""
    if is_there():
        return
    if os.getuid() != ROOT_USER or not shutil.which("apt-get"):
        pytest.skip(f"{package} is not here, and no right to install it")
    with (Path(tempfile.gettempdir()) / "roundhouse-apt.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_there():
            environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            with suppress(subprocess.TimeoutExpired):
                for command in (["update"], ["install", "-y", package]):
                    run_apt(command, environment)
    assert is_there(), f"{package} could not be installed"
