"""The committed build of the client is that of its sources, and its own tests pass."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from .node import ROOT, WEB, has_npm, need_node_modules, npm

STATIC = ROOT / "src" / "roundhouse" / "server" / "static"
BESIDE = ("index.html", "package-lock.json", "svelte.config.js", "vite.config.ts")


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


def test_the_committed_build_is_that_of_these_sources() -> None:
    assert (STATIC / "SOURCES").read_text().strip() == hash_of_sources(), "run: npm run build, in web/"


@pytest.mark.skipif(not has_npm(), reason="npm is not here")
@pytest.mark.long
def test_the_client_is_sound_and_builds_to_the_committed_files(tmp_path: Path) -> None:
    need_node_modules()
    npm("run", "check")
    npm("run", "test")
    npm("run", "build", "--", "--outDir", str(tmp_path / "static"))
    assert contents(tmp_path / "static") == contents(STATIC)
