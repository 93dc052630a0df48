"""How the tests are run: what is retried, what comes first, and what is said of the time."""

from __future__ import annotations

import os
import re
from pathlib import Path
from types import FunctionType

import pytest

from roundhouse.core import kernels
from roundhouse.core.engine import entry_points
from roundhouse.core.game import load

from . import times, warm

pytest_plugins = ["pytester"]

LATE_ONCE = """
import pytest
from pathlib import Path

@pytest.fixture
def browser():
    return None

def late(name):
    once = Path(name)
    if not once.exists():
        once.touch()
        raise AssertionError("late")

def test_clicks(browser):
    late("clicks")

def test_rules():
    late("rules")

@pytest.mark.long
def test_a_long_game():
    pass
"""

ASKING = """
from roundhouse import Table

def test_compiled():
    Table("traffic", mode="compiled")

def test_as_usual():
    assert Table("traffic").engine.mode == "interpreted"

def test_mistaken():
    Table("traffic", mode="quickly")
"""


def run_suite(pytester: pytest.Pytester, source: str, *args: str, in_process: bool = True) -> pytest.RunResult:
    """Run tests with our conftest; in this process only if they load no module of ours: pytester would unload it."""
    (pytester.path / "late").mkdir()
    for name in ("conftest.py", "times.py"):
        (pytester.path / "late" / name).write_text((Path(__file__).parent / name).read_text(encoding="utf-8"))
    (pytester.path / "late" / "__init__.py").touch()
    (pytester.path / "late" / "test_late.py").write_text(source, encoding="utf-8")
    pytester.makeini("[pytest]\nmarkers =\n    browser: b\n    long: l\n")
    run = pytester.runpytest_inprocess if in_process else pytester.runpytest_subprocess
    return run("-p", "no:cacheprovider", "-n0", *args)


def test_only_tests_in_a_browser_are_tried_again_and_that_is_said(pytester: pytest.Pytester) -> None:
    result = run_suite(pytester, LATE_ONCE)
    result.assert_outcomes(passed=2, failed=1)
    result.stdout.fnmatch_lines(["*tests in a browser that ran twice: 1*", "late/test_late.py::test_clicks"])
    result.stdout.fnmatch_lines(["FAILED late/test_late.py::test_rules*"])


def test_the_quick_part_has_no_browsers_and_no_long_games(pytester: pytest.Pytester) -> None:
    result = run_suite(pytester, LATE_ONCE, "-m", "not (browser or long)", "-v")
    result.assert_outcomes(failed=1, deselected=2)


def test_what_takes_long_comes_first(pytester: pytest.Pytester) -> None:
    result = run_suite(pytester, LATE_ONCE, "-v")
    order = [
        line.split(" ")[0].split("::")[1] for line in result.outlines if line.startswith("late/test_late.py::test_")
    ]
    assert order[0] == "test_a_long_game"


def test_tests_of_a_file_that_makes_something_for_all_of_them_are_run_by_one_process() -> None:
    units = pytest.importorskip("tests.units", exc_type=ImportError)
    together, alone = "tests/web/test_new_game.py", "tests/test_rare_play.py::test_positions[traffic-2]"
    assert {units.unit_of(f"{together}::test_{name}") for name in ("a", "b[1]")} == {together}
    assert units.unit_of(alone) == alone


def test_no_browser_is_started_before_the_end_by_a_test_that_is_run_with_others() -> None:
    units = pytest.importorskip("tests.units", exc_type=ImportError)
    here = Path(__file__).parent
    for path in here.rglob("test_*.py"):
        if units.is_made_once(str(path.relative_to(here.parent))):
            in_browsers = re.findall(r"def (test_\w+)\([^)]*\b(?:people|browser):", path.read_text(encoding="utf-8"))
            assert [name for name in in_browsers if units.ALONE not in name] == [], path


def test_without_numba_what_asks_for_compiled_rules_is_skipped_and_nothing_else(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    (pytester.path / "sitecustomize.py").write_text('import sys\nsys.modules["numba"] = None\n', encoding="utf-8")
    source = Path(__file__).parent.parent / "src"
    monkeypatch.setenv("PYTHONPATH", f"{pytester.path}{os.pathsep}{source}")
    run_suite(pytester, ASKING, in_process=False).assert_outcomes(skipped=1, passed=1, failed=1)


def test_the_time_is_told_by_folder_and_for_the_slowest() -> None:
    spent = {f"tests/games/traffic/test_a.py::test_{n}": 1.0 for n in range(20)}
    spent |= {"tests/test_cli.py::test_help": 30.0, "tests/games/great_lakes/test_b.py::test_c[1]": 2.5}
    lines = times.report(spent)
    assert lines[:4] == [
        "    30.0 s  tests/test_cli.py",
        "    20.0 s  tests/games/traffic",
        "     2.5 s  tests/games/great_lakes",
        "    52.5 s  all 22 tests, in all processes together",
    ]
    slowest = lines[lines.index("The 15 slowest:") + 1 :]
    assert len(slowest) == times.SLOWEST
    assert slowest[:2] == [
        "    30.0 s  tests/test_cli.py::test_help",
        "     2.5 s  tests/games/great_lakes/test_b.py::test_c[1]",
    ]


def test_the_time_of_a_test_is_that_of_all_its_parts() -> None:
    assert times.total_of_each([("a", 1.0), ("b", 5.0), ("a", 2.0)]) == {"b": 5.0, "a": 3.0}


def test_a_game_is_compiled_for_every_way_to_enter_it() -> None:
    pytest.importorskip("numba")
    warm.compile_game("traffic", "compiled")
    ways = [
        name
        for name, value in vars(kernels).items()
        if isinstance(value, FunctionType) and value.__module__ == kernels.__name__
    ]
    assert "many_games" in ways
    compiled = entry_points(load("traffic"), "compiled")
    assert [way for way in ways if not getattr(compiled, way).signatures] == []
