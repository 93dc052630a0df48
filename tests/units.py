"""Which tests are run by one process, one after the other: those of a file that makes something for all of them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from xdist.scheduler import LoadScopeScheduling

ROOT = Path(__file__).parent.parent
MADE_ONCE = 'fixture(scope="module")'
ALONE = "_browser"  # in the name of a test: it is run last, when others of its file have long been run


@cache
def is_made_once(file: str) -> bool:
    """Whether this file has something that is made once for its tests."""
    path = ROOT / file
    return path.suffix == ".py" and path.exists() and MADE_ONCE in path.read_text(encoding="utf-8")


def unit_of(test: str) -> str:
    """What is run together with this test: all of its file, or only itself."""
    file, _, name = test.partition("::")
    return file if is_made_once(file) and ALONE not in name else test


class Units(LoadScopeScheduling):  # type: ignore[misc]
    """Gives each process that is free the next unit, in the order in which the tests were collected."""

    def __init__(self, config: Any, log: Any) -> None:
        super().__init__(config, log)
        config.option.loadscopereorder = False

    def _split_scope(self, nodeid: str) -> str:
        return unit_of(nodeid)
