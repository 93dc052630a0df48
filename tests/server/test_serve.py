"""`roundhouse serve` as a program: how it ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from .postgres import free_port

SECONDS = 60.0


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="this system does not tell which processes there are")
@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_told_to_end_has_nothing_to_complain_about(tmp_path: Path, told: int) -> None:
    command = [sys.executable, "-m", "roundhouse", "serve", "--port", str(free_port())]
    environment = {**os.environ, "ROUNDHOUSE_DATA": str(tmp_path), "ROUNDHOUSE_LANG": "en"}
    with (tmp_path / "errors").open("w") as errors:
        process = subprocess.Popen(
            command,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # in the background it is ignored
        )
        try:
            assert process.stdout is not None
            assert "127.0.0.1" in process.stdout.readline()
            wait_for_workers(process.pid)
            process.send_signal(told)
            assert process.wait(SECONDS) == 0
        finally:
            process.kill()
            process.communicate()
    assert (tmp_path / "errors").read_text() == ""


def wait_for_workers(server: int) -> None:
    """Until it has started processes in which bots think."""
    children, until = Path(f"/proc/{server}/task/{server}/children"), time.monotonic() + SECONDS
    while len(children.read_text().split()) < 2:  # one of Python's own is the first
        assert time.monotonic() < until
        time.sleep(0.05)
