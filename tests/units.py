"""Which tests are run by one process, one after the other: those of a file that makes something for all of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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


class Collected(list[str]):
    """The tests that a process has found; where one of them stands is looked up."""

    def __init__(self, tests: Iterable[str]) -> None:
        super().__init__(tests)
        self.places = {test: place for place, test in enumerate(self)}

    def index(self, test: str, *_: Any) -> int:
        """The place of a test."""
        return self.places[test]


class Units(LoadScopeScheduling):  # type: ignore[misc]
    """Gives each process that is free the next unit, in the order in which the tests were collected.

    After each test xdist counts what is left of all units that a process ever had; so those that are done are dropped.
    """

    def __init__(self, config: Any, log: Any) -> None:
        super().__init__(config, log)
        config.option.loadscopereorder = False

    def add_node_collection(self, node: Any, collection: Sequence[str]) -> None:
        """A process has collected its tests."""
        super().add_node_collection(node, collection)
        if node in self.registered_collections:
            self.registered_collections[node] = Collected(collection)

    def mark_test_complete(self, node: Any, item_index: int, duration: float = 0) -> None:
        """A process has run a test."""
        unit = self._split_scope(self.registered_collections[node][item_index])
        super().mark_test_complete(node, item_index, duration)
        if all(self.assigned_work[node][unit].values()):
            del self.assigned_work[node][unit]

    def _split_scope(self, nodeid: str) -> str:
        return unit_of(nodeid)
