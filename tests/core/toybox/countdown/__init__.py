"""Countdown, a game for the tests of the core: take one to three counters; whoever takes the last one ends it."""

from typing import Any

TITLE = "Countdown"
LEDGER = "CD"
SEATS = range(2, 4)
MINUTES = 5
RULES_VERSION = 1
OPTIONS: tuple[Any, ...] = ()


def check_options(seats: int, options: dict[str, Any]) -> None:
    """There are none."""
