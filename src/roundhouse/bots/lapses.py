"""How bots err: as people do, not at random."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random


def noticed(codes: Sequence[int], overlooks: float, random: Random) -> list[int]:
    """The moves that are left when somebody overlooks this share of them; at least one."""
    seen = [code for code in codes if random.random() >= overlooks]
    return seen or [random.choice(codes)]
