"""Kinds of tests, the long ones first, a second try for browsers, and where the time went."""

from __future__ import annotations

import gc
from collections.abc import Generator

import pytest

from roundhouse.core.compile import have_numba
from roundhouse.core.errors import InvalidOption

from . import times

HAVE_NUMBA = have_numba()
collect_ignore = [] if HAVE_NUMBA else ["test_dialect.py"]
TWICE = pytest.mark.flaky(reruns=1)  # a browser on a busy machine may be late; nothing else may


@pytest.hookimpl(tryfirst=True)  # before tests are chosen by their marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests in a browser, let them run twice, and begin with what takes long: or one process would end with it."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")
            item.add_marker(TWICE)
    # Browsers last: once a process has driven one, its thread has an event loop, and no other test can start one there.
    items.sort(key=lambda item: (bool(item.get_closest_marker("browser")), not item.get_closest_marker("long")))


def pytest_collection_finish() -> None:
    """Thousands of tests stay to the end: no search for rubbish has to look at them."""
    gc.freeze()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> object:
    """Share the tests out among processes by our own units, which keep a file together where it needs that."""
    from .units import Units  # where tests are run in one process nothing is shared out

    return Units(config, log)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, object, object]:
    """Where Numba is not installed, skip what asks for compiled rules; all else runs, and has to do without."""
    try:
        return (yield)
    except InvalidOption as error:
        if HAVE_NUMBA or error.reason != "no-numba":
            raise
        pytest.skip("it asks for compiled rules, and Numba is not here")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say where the time went, and which tests needed a second try."""
    stats = terminalreporter.stats
    again = [report.nodeid for report in stats.get("rerun", [])]
    reports = [each for group in stats.values() for each in group if isinstance(each, pytest.TestReport)]
    seconds = times.total_of_each((report.nodeid, report.duration) for report in reports)
    if again or len(seconds) >= times.FEW:
        terminalreporter.section(f"tests in a browser that ran twice: {len(again)}")
        terminalreporter.write("".join(f"{test}\n" for test in again))
    if len(seconds) >= times.FEW:
        terminalreporter.section("where the time went")
        terminalreporter.write("\n".join([*times.report(seconds), ""]))
