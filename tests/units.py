"""Which tests are run by which process: those of a file that makes something for all of them by one, one by one.

The last process begins at the other end, with the tests in a browser, so that their waiting is spread over the run.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from xdist.scheduler import LoadScopeScheduling

ROOT = Path(__file__).parent.parent
MADE_ONCE = 'fixture(scope="module")'
WEB = "tests/web/"  # where the tests in a browser are; they are collected last
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
        self.in_browsers: set[Any] = set()  # processes that have begun at the other end

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

    def _reschedule(self, node: Any) -> None:
        if self._is_done_with_browsers(node):
            node.shutdown()
        else:
            super()._reschedule(node)

    def _assign_work_unit(self, node: Any) -> None:
        last = next(reversed(self.workqueue))
        if self._begins_with_browsers(node) and last.startswith(WEB):
            self.workqueue.move_to_end(last, last=False)
            self.in_browsers.add(node)
        super()._assign_work_unit(node)

    def _begins_with_browsers(self, node: Any) -> bool:
        """Whether this is the last of several processes."""
        return len(self.nodes) > 1 and node is self.nodes[-1]

    def _is_done_with_browsers(self, node: Any) -> bool:
        """Whether this process has driven a browser, which leaves an event loop in it, and no more browsers are due."""
        is_any_left = bool(self.workqueue) and next(reversed(self.workqueue)).startswith(WEB)
        return node in self.in_browsers and not is_any_left and not node.shutting_down
