"""The tests of a game, run one by one in this process: its clause tests by pytest, and what every game must keep."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import numpy as np
import pytest
from _pytest.runner import runtestprotocol

from roundhouse.core import testing
from roundhouse.core.game import load

ROOT = Path(__file__).parent.parent.parent
FEW = 4  # positions of a game that a check looks at
Lines = dict[str, set[int]]


@dataclass
class Test:
    """A test that can be run here: what it raises, or nothing."""

    __test__ = False

    name: str
    run: Callable[[pytest.Item | None], str | None]  # given the test that follows, which may use the same fixtures
    item: pytest.Item | None = None

    def traced(self, files: set[str]) -> tuple[str | None, float, Lines]:
        """What was wrong, the seconds of computing that it took, and the lines of these files that it ran."""
        seen: Lines = {}
        unseen: dict[CodeType, set[int]] = {}  # a function of which every line was seen is not followed any more

        def on_line(frame: FrameType, happened: str, arg: Any) -> Any:
            if happened == "line":
                seen[frame.f_code.co_filename].add(frame.f_lineno)
                unseen[frame.f_code].discard(frame.f_lineno)
            return on_line

        def on_call(frame: FrameType, happened: str, arg: Any) -> Any:
            code = frame.f_code
            if code.co_filename not in files:
                return None
            if code not in unseen:
                unseen[code] = {line for _, _, line in code.co_lines() if line} - {code.co_firstlineno}
                seen.setdefault(code.co_filename, set())
            return on_line if unseen[code] else None

        start = time.process_time()
        sys.settrace(on_call)
        try:
            wrong = self.run(None)
        finally:
            sys.settrace(None)
        return wrong, time.process_time() - start, seen


def with_tests(paths: list[Path], work: Callable[[list[Test]], None]) -> int:
    """Collect the tests of these files and folders, and work with them inside of pytest; its exit code."""

    class Plugin:
        @pytest.hookimpl(tryfirst=True)
        def pytest_runtestloop(self, session: pytest.Session) -> bool:
            if session.testsfailed:
                raise session.Interrupted("tests could not be collected")
            work([_clause_test(item) for item in session.items])
            return True

    options = ["-qq", "-s", "--tb=line", "-p", "no:cacheprovider", "-p", "no:xdist", f"--rootdir={ROOT}"]
    return int(pytest.main([*options, *map(str, paths)], plugins=[Plugin()]))


def _clause_test(item: pytest.Item) -> Test:
    def run(following: pytest.Item | None) -> str | None:
        for report in runtestprotocol(item, log=False, nextitem=following):
            if report.failed:
                return str(report.longrepr)[:300]
        return None

    return Test(item.nodeid, run, item)


def conformance(name: str) -> list[Test]:
    """What every game must keep, on a few kinds of tables: small and large with the usual options, and with all others.

    Single options are left to the clause tests: interpreted games take too long for all of them.
    """
    tables = list(testing.tables(load(name)))
    fewest, most = min(seats for seats, _ in tables), max(seats for seats, _ in tables)
    kinds = [(seats, options) for seats, options in tables if not options and seats in (fewest, 2, most)]
    kinds.append(max(tables, key=lambda table: len(table[1])))
    checks: list[tuple[Any, dict[str, int]]] = [
        (testing.check_new_game, {}),
        (testing.check_logs, {}),
        (testing.check_told_secrets, {}),
        (testing.check_positions, {"samples": FEW}),
        (testing.check_secrets, {"samples": FEW}),
        (testing.check_guesses, {"samples": FEW}),
        (testing.check_legality, {"samples": FEW}),
        (testing.check_goal, {}),
    ]
    if load(name).memory.CARDS:
        checks.append((testing.check_memory, {}))
    return [
        _check(name, check, seats, options, seed, more)
        for seed, (check, more) in enumerate(checks, start=1)
        for seats, options in kinds
    ]


def _check(name: str, check: Any, seats: int, options: dict[str, Any], seed: int, more: dict[str, int]) -> Test:
    def run(following: pytest.Item | None) -> str | None:
        try:
            with np.errstate(all="raise"):
                check(load(name), seats, options, seed, "interpreted", **more)
        except Exception as error:
            return f"{type(error).__name__}: {error}"[:300]
        return None

    words = "-".join(f"{key}={value}" for key, value in options.items())
    return Test(f"{check.__name__}[{seats}-{words}]", run)
