"""Debian's Chromium, installed where it is missing and that is allowed."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, sync_playwright

from ..debian import need

SHELL = "chromium-headless-shell"  # has no windows of its own to draw: half the work
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome")
ELSEWHERE = "table.example"  # a name that browsers do not trust as they trust this machine
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--font-render-hinting=none",  # letters as wide as in a window
    f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1",
)


def find_chromium() -> str | None:
    """The program, if it is here."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


def need_chromium() -> None:
    """Install it where it is missing."""
    need(SHELL, lambda: find_chromium() is not None)


def prefer_shell() -> None:
    """Install the shell even where another is, if that works."""
    with suppress(AssertionError, pytest.skip.Exception):
        need(SHELL, lambda: shutil.which(SHELL) is not None)
    need_chromium()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests of this process."""
    need_chromium()
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=find_chromium(), args=list(QUIET))
        yield started
        started.close()
