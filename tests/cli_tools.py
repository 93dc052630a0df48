"""What the tests of the command line share: commands run in this process or their own, and what a refusal is."""

from __future__ import annotations

import os
import subprocess
import sys

from typer.testing import CliRunner, Result

from roundhouse.cli import app

ENVIRONMENT = {"ROUNDHOUSE_MODE": "interpreted", "ROUNDHOUSE_LANG": "en", "COLUMNS": "100", "PYTHONIOENCODING": "utf-8"}


def run(*args: str, typed: str = "", **environment: str) -> Result:
    """Run a command in this process."""
    return CliRunner().invoke(app, args, input=typed, env={**ENVIRONMENT, **environment})


def run_alone(*args: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a process of its own."""
    command = [sys.executable, "-m", "roundhouse", *args]
    environment = {**os.environ, **ENVIRONMENT}
    return subprocess.run(
        command, input="", capture_output=True, text=True, encoding="utf-8", env=environment, timeout=60
    )


def is_refused(result: Result, sentence: str) -> None:
    """One sentence on stderr, exit code 2, and no traceback."""
    assert (result.exit_code, result.stderr.strip()) == (2, sentence)
