"""Where the compiled code of a batch is entered: in one function, because all the rules are compiled into each.

Bound to the rules of each game by core.compile, as core.kernels is.
"""

from __future__ import annotations

from ..core import driver
from . import places
from .places import Flags, Longs, Places


def work(p: Places, job: int, first: int, last: int, where: Flags, codes: Longs) -> int:
    """Do a job in those of these places that take part; CHECK: the first place whose move is not legal, or `last`."""
    for i in range(first, last):
        if job == places.STEP:
            places.forget(p, i)
        if where[i] == 1:
            if job == places.STEP:
                places.step(p, i, int(codes[i]))
            elif job == places.DEAL:
                places.clear(p.lists[i], p.masks[i])
                places.forget(p, i)
                places.deal(p, i, 0)
                places.show(p, i)
            elif job == places.PICK:
                codes[i] = places.pick(p, i)
            elif job == places.LOOK:
                places.observe(p.states[i], int(codes[i]), p.observations[i])
            elif not driver.is_listed(p.lists[i], int(codes[i])):
                return i
    return last
