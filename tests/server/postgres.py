"""A real PostgreSQL for the tests: installed where that is allowed, started in a folder of its own, stopped after."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from ..debian import need

SECONDS_TO_START = 30
ROOT = 0


@dataclass
class Postgres:
    """A server of our own, which anybody on this machine may use as the user `postgres`."""

    programs: Path
    folder: Path
    port: int
    numbers: Iterator[int] = field(default_factory=count)
    process: subprocess.Popen[bytes] | None = None
    data: str = "data"  # the folder of its files, in that folder
    is_durable: bool = False  # whether it would outlive a power cut, which takes it long to prepare for

    def run(self, *command: str) -> None:
        """Run a program of PostgreSQL, which refuses to be run by root."""
        done = subprocess.run([self.programs / command[0], *command[1:]], capture_output=True, **self.how())
        assert done.returncode == 0, done.stderr.decode()

    def how(self) -> dict[str, Any]:
        """Where, and as whom, its programs run."""
        if someone := unprivileged():
            return {"cwd": self.folder, "user": someone.pw_uid, "group": someone.pw_gid, "extra_groups": []}
        return {"cwd": self.folder}

    def create(self) -> None:
        """Make the files of an empty server."""
        if someone := unprivileged():
            os.chown(self.folder, someone.pw_uid, someone.pw_gid)
        self.run("initdb", "--pgdata=data", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--no-sync")

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [str(self.programs / "postgres"), "-D", self.data, "-k", str(self.folder), "-p", str(self.port)]
        command += [] if self.is_durable else ["-F"]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, **self.how())
        until = time.monotonic() + SECONDS_TO_START
        while not self.answers():
            assert self.process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < until, (self.folder / "log").read_text()
            time.sleep(0.05)

    def answers(self) -> bool:
        """Whether it can be used."""
        command = [str(self.programs / "pg_isready"), "--quiet", "--host=127.0.0.1", f"--port={self.port}"]
        return subprocess.run(command, check=False).returncode == 0

    def stop(self) -> None:
        """Stop it at once, without waiting for connections or work."""
        if self.process:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait(SECONDS_TO_START)
            self.process = None

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"test{next(self.numbers)}"
        self.run("createdb", "--host=127.0.0.1", f"--port={self.port}", "--username=postgres", name)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"


def unprivileged() -> pwd.struct_passwd | None:
    """Whom to be instead of root; None: we are not root."""
    if os.getuid() != ROOT:
        return None
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        return pwd.getpwnam("nobody")


def programs() -> Path | None:
    """The folder of the newest PostgreSQL here, if there is one."""
    found = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if found:
        return max(found, key=lambda path: int(path.parent.name))
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(is_durable: bool = False) -> Iterator[Postgres]:
    """A server, until the block ends."""
    folder = programs()
    assert folder is not None, "PostgreSQL is not installed"
    with tempfile.TemporaryDirectory(prefix="roundhouse-postgres-", ignore_cleanup_errors=True) as home:
        server = Postgres(folder, Path(home), free_port(), is_durable=is_durable)
        server.create()
        server.start()
        try:
            yield server
        finally:
            server.stop()


def need_postgres() -> None:
    """Install it where it is missing."""
    need("postgresql", lambda: programs() is not None)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running server."""
    need_postgres()
    with running() as server:
        yield server
