"""The committed build of the client is that of its sources, and its own tests pass."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "roundhouse" / "server" / "static"
BESIDE = ("index.html", "package-lock.json", "svelte.config.js", "vite.config.ts")
has_npm = pytest.mark.skipif(shutil.which("npm") is None, reason="npm is not here")


def hash_of_sources() -> str:
    """As web/scripts/sources.ts counts it."""
    inside = (path for path in (WEB / "src").rglob("*") if path.is_file())
    paths = sorted([*(path.relative_to(WEB).as_posix() for path in inside), *BESIDE])
    hashed = hashlib.sha256()
    for path in paths:
        hashed.update(path.encode() + b"\0" + (WEB / path).read_bytes() + b"\0")
    return hashed.hexdigest()


def contents(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def npm(*args: str) -> None:
    done = subprocess.run(["npm", *args], cwd=WEB, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


def test_the_committed_build_is_that_of_these_sources() -> None:
    assert (STATIC / "SOURCES").read_text().strip() == hash_of_sources(), "run: npm run build, in web/"


@has_npm
@pytest.mark.xdist_group("npm")
def test_the_client_is_sound_and_builds_to_the_committed_files(tmp_path: Path) -> None:
    if not (WEB / "node_modules" / ".package-lock.json").exists():
        npm("ci", "--no-audit", "--no-fund")
    npm("run", "check")
    npm("run", "test")
    npm("run", "build", "--", "--outDir", str(tmp_path / "static"))
    assert contents(tmp_path / "static") == contents(STATIC)
