"""The tools that check and build the client, where npm is."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "web"


def has_npm() -> bool:
    """Whether it is here."""
    return shutil.which("npm") is not None


def npm(*args: str) -> None:
    """Run it in the client's folder; it must succeed."""
    done = subprocess.run(["npm", *args], cwd=WEB, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


def need_node_modules() -> None:
    """Fetch what package-lock.json names, unless it is here."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund")
