"""When Python looks for garbage: what a look has found to be in use is not looked through again, for an hour.

Rooms and their games stand in no circles of objects that know each other, so what is let go is gone without being
looked for.  With a thousand tables a look through all of them took half a second, in which nobody was answered.
"""

from __future__ import annotations

import gc
import time
from typing import Any

YOUNG, OLDER = 2_000, (10, 4)  # objects, and rounds, before garbage is looked for
OLDEST = 2  # the generation of which all are looked through
SECONDS_BETWEEN = 3600.0  # looks through everything: some other circle may have been let go


class _Looks:
    """Told by Python before and after it looks for garbage."""

    def __init__(self) -> None:
        self.last = time.monotonic()

    def __call__(self, phase: str, about: dict[str, Any]) -> None:
        if about["generation"] != OLDEST:
            return
        if phase == "stop":
            gc.freeze()
        elif time.monotonic() - self.last >= SECONDS_BETWEEN:
            self.last = time.monotonic()
            gc.unfreeze()


def keep_for_good() -> None:
    """Look no more for garbage in what is there: to look through all that a compiler brings took a tenth of a second.

    Python looks through what is old when a quarter more has come since it last did.  So it has to be shown how little
    is left to look through: otherwise it waits for a quarter of all that a compiler brings, tens of megabytes.
    Nearly all that a move makes goes without being looked for: what is young is looked through less often than usual.
    """
    gc.collect()
    gc.freeze()
    gc.collect()
    gc.set_threshold(YOUNG, *OLDER)
    if not any(isinstance(told, _Looks) for told in gc.callbacks):
        gc.callbacks.append(_Looks())
