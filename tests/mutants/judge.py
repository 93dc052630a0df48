"""Plant each wrong rule in a process of its own, and run the tests that might notice it until one does."""

from __future__ import annotations

import signal
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import pytest

from .changes import Change
from .child import Child, Send, limit_seconds
from .plant import Live, is_clean, live_functions, plant, plant_on_import
from .records import Record, Records, tests_folder
from .suite import Test, conformance, with_tests

LEAST_SECONDS = 1.5  # of computing before a test is thought to run for ever
CHECKS = 3  # tables on which each check of what every game must keep is run
SECRECY = (  # the files of tests that say who sees what
    "test_information", "test_view", "test_screen", "test_events", "test_telling", "test_options", "test_turn",
)  # fmt: skip


@dataclass(frozen=True)
class Verdict:
    """What became of a wrong rule."""

    change: Change
    by: str  # the test that noticed it, or nothing
    how: str  # what that said, or why nobody could notice
    ran: int  # tests run
    left: int = 0  # tests not run since they would take too long

    @property
    def noticed(self) -> bool:
        """Whether anybody noticed."""
        return bool(self.by)


def measure(game: str, send: Send) -> None:
    """Measure every test of a game that was not measured since it changed."""

    def work(clauses: list[Test]) -> None:
        tests = [*clauses, *conformance(game)]
        records = Records(game)
        records.measure(tests, send)
        for test in tests:
            record = records.get(test)
            if record and record.wrong:
                send(f"left out: {test.name}: {record.wrong.splitlines()[-1]}")

    code = with_tests([tests_folder(game)], work)
    if code:
        send(f"pytest ended with {code}")


def judge_live(game: str, changes: list[Change], records: Records, budget: float, jobs: int, send: Send) -> None:
    """Judge changes of functions, each planted in a copy of this process, which has collected the tests."""

    def work(clauses: list[Test]) -> None:
        judge = Judge(records, [*clauses, *conformance(game)], budget)
        judge.check_that_right_rules_pass(changes[0])
        with ThreadPoolExecutor(jobs) as pool:
            for verdict in pool.map(judge.verdict, range(len(changes)), changes):
                send(verdict_parts(changes, verdict))

    if with_tests([tests_folder(game)], work):
        raise RuntimeError("the tests could not be collected")


def verdict_parts(changes: list[Change], verdict: Verdict) -> tuple[int, str, str, int, int]:
    """A verdict as it is sent between processes: trees stay where they are."""
    number = next(i for i, change in enumerate(changes) if change is verdict.change)
    return number, verdict.by, verdict.how, verdict.ran, verdict.left


class Judge:
    """The tests of a game, and who noticed what before."""

    def __init__(self, records: Records, tests: list[Test], budget: float) -> None:
        self.known: list[tuple[Test, Record]] = []
        for test in tests:
            record = records.get(test)
            if record and not record.wrong:
                self.known.append((test, record))
        if not self.known:
            raise RuntimeError("no test was measured: have the sources changed meanwhile?")
        self.known.sort(key=lambda pair: (pair[0].item is None, pair[1].seconds))
        self.live: Live = live_functions(records.files)
        self.budget = budget
        self.noticed: defaultdict[str, list[str]] = defaultdict(list)  # function -> tests, the last first

    def verdict(self, number: int, change: Change) -> Verdict:
        """Plant the change, and run the tests that run its lines."""
        chosen, left = self.chosen(change)
        if not chosen:
            return Verdict(change, "", "no test runs it", 0, left)
        verdict = run_planted(change, chosen, left, lambda: plant(change, self.live))
        if verdict.noticed:
            earlier = self.noticed[change.where]
            self.noticed[change.where] = [verdict.by, *(name for name in earlier if name != verdict.by)]
        return verdict

    def check_that_right_rules_pass(self, change: Change) -> None:
        """Run tests as for a wrong rule, but with nothing planted: none of them may notice anything."""
        verdict = run_planted(change, within(self.known[::5], self.budget)[0], 0, lambda: None)
        if verdict.noticed:
            raise RuntimeError(f"without any wrong rule {verdict.by} says {verdict.how}")

    def chosen(self, change: Change) -> tuple[list[tuple[Test, Record]], int]:
        """The tests that run a change: who noticed something in its function first, then the fastest; how many more."""
        file = str(change.source.path)
        found = [pair for pair in self.known if pair[1].runs(file, change.lines)]
        found = found or [pair for pair in self.known if pair[1].runs(file, change.statement)]
        found = fewer_checks(found)
        first = self.noticed[change.where]
        found.sort(key=lambda pair: first.index(pair[0].name) if pair[0].name in first else len(first))
        return within(found, self.budget)


def fewer_checks(tests: list[tuple[Test, Record]]) -> list[tuple[Test, Record]]:
    """All clause tests, and of what every game must keep the fastest tables of each kind of check."""
    counts: Counter[str] = Counter()
    found = []
    for test, record in tests:
        kind = test.name.partition("[")[0]
        counts[kind] += test.item is None
        if counts[kind] <= CHECKS:
            found.append((test, record))
    return found


def within(tests: list[tuple[Test, Record]], budget: float) -> tuple[list[tuple[Test, Record]], int]:
    """As many tests as there is time for, and how many are left."""
    seconds = 0.0
    for i, (_, record) in enumerate(tests):
        seconds += record.seconds
        if i and seconds > budget:
            return tests[:i], len(tests) - i
    return tests, 0


def run_planted(change: Change, tests: list[tuple[Test, Record]], left: int, planting: Callable[[], None]) -> Verdict:
    """Run tests in a child in which the change was planted, until one fails or takes far too long."""

    def work(send: Send) -> None:
        try:
            planting()
        except Exception as error:
            send(("not planted", repr(error)))
            return
        run_until_noticed(tests, send)

    return verdict_of(change, Child(work, limited=True), left)


def run_until_noticed(tests: list[tuple[Test, Record]], send: Send) -> None:
    """Run tests one by one; say which one runs, and what it found."""
    for i, (test, record) in enumerate(tests):
        send(("run", test.name))
        limit_seconds(LEAST_SECONDS + 4 * record.seconds)
        wrong = test.run(tests[i + 1][0].item if i + 1 < len(tests) else None)
        if wrong:
            limit_seconds(0)
            send(("noticed", wrong))
            return
    limit_seconds(0)
    send(("end", ""))


def verdict_of(change: Change, child: Child, left: int) -> Verdict:
    """What a child's words mean."""
    ran, last, how, ended = 0, "", "", False
    for what, words in child:
        if what == "run":
            ran, last = ran + 1, words
        elif what == "not planted":
            raise RuntimeError(f"{change.key}: {words}")
        elif what == "noticed":
            how, ended = words, True
        else:
            ended = True
    if not ended:
        how = "runs for ever" if child.signal == signal.SIGPROF else "the process ended"
    return Verdict(change, (last or "importing the game") if how else "", how, ran, left)


def judge_fresh(game: str, changes: list[Change], records: Records, budget: float) -> Iterator[Verdict]:
    """Judge changes outside of functions: a child plants one before it imports anything of the game."""
    assert is_clean(game)
    for change in changes:

        def work(send: Send, change: Change = change) -> None:
            plant_on_import(str(change.source.path), change.compiled())
            paths = paths_for(game, change)
            code = with_tests(paths, lambda clauses: run_all(game, clauses, records, budget, send))
            if code == pytest.ExitCode.INTERNAL_ERROR:
                send(("not planted", "pytest broke off"))
            elif code:
                send(("noticed", "the tests could not be collected"))

        yield verdict_of(change, Child(work, limited=True), 0)


def paths_for(game: str, change: Change) -> list[Path]:
    """The files whose tests might notice a change outside of functions: of what is secret, or all of them."""
    folder = tests_folder(game)
    if change.edit.kind in ("public", "hidden"):
        return [folder / f"{name}.py" for name in SECRECY if (folder / f"{name}.py").exists()]
    return [folder]


def run_all(game: str, clauses: list[Test], records: Records, budget: float, send: Send) -> None:
    """Run tests of a game; nothing says which of them a module's names reach."""
    judge = Judge(records, [*clauses, *conformance(game)], budget)
    run_until_noticed(within(fewer_checks(judge.known), 3 * budget)[0], send)
