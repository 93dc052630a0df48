"""Plant wrong rules in a game, one at a time, and list those that its tests do not notice.

    python -m tests.mutants                     every game (half an hour of one core)
    python -m tests.mutants traffic             one game: at least 300 wrong rules, spread over all of its functions
    python -m tests.mutants traffic --again     only what was neither noticed nor explained, or was not tried: after
                                                writing a test, or after stopping a run
    python -m tests.mutants traffic --only rules/turn.py:end_turn --all     every wrong rule of one function or file
    python -m tests.mutants --report            write docs/mutants.md from the last results of all games

Run it from the root of the repository with the sources on the path (PYTHONPATH=src).  The first run of a game measures
its tests, which takes a minute or two; afterwards only changed test files are measured again.  Results are kept in
tests/mutants/results/GAME.json (not with --only).  What no test can notice is explained in
tests/mutants/explained/GAME.toml:

    [[same]]
    why = "a seat without cards has no card to play either way"
    changes = ["rules/turn.py:offer_turn: if a > 0: -> if a >= 0:"]     the words after "NOT NOTICED"
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator

from roundhouse.core.game import HOME, games

from .changes import Change, changes_of, chosen
from .child import Child
from .judge import Verdict, judge_fresh, judge_live, measure
from .plant import only_interpreted
from .records import Records
from .report import write_report
from .results import Result, explained, read, table, write

LEAST = 300
BUDGET = 30  # seconds of traced tests for one wrong rule; without the trace they take about half of it


def main() -> int:
    """Do what the command line says; 1 if something was not noticed and is not explained."""
    arguments = parse()
    if arguments.report:
        write_report()
        return 0
    only_interpreted()
    open_ones = sum(try_game(game, arguments) for game in arguments.games or games())
    return int(open_ones > 0)


def parse() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", choices=[[], *games()], metavar="GAME")
    parser.add_argument("--all", action="store_true", help="every wrong rule that can be made")
    parser.add_argument("--least", type=int, default=LEAST, help="how many wrong rules to plant at least")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--only", metavar="FILE[:FUNCTION]", help="only in this file or function")
    parser.add_argument(
        "--again", action="store_true", help="only what nobody noticed and nothing explains, or what was not tried"
    )
    parser.add_argument("--budget", type=float, default=BUDGET, help="seconds of traced tests for one wrong rule")
    parser.add_argument("--jobs", type=int, default=1, help="how many to try at the same time")
    parser.add_argument("--report", action="store_true", help="write docs/mutants.md from the last results")
    return parser.parse_args()


def try_game(game: str, arguments: argparse.Namespace) -> int:
    """Plant the wrong rules of one game; how many were not noticed and are not explained."""
    start = time.monotonic()
    changes = wanted(game, arguments)
    results = {result.key: result for result in read(game)} if arguments.again else {}
    results = {change.key: results[change.key] for change in changes if change.key in results}
    why = explained(game)
    done = {key for key, result in results.items() if result.by or key in why}
    changes = [change for change in changes if change.key not in done]
    for words in Child(lambda send: measure(game, send)):
        print(f"{game}: {words}", flush=True)
    for i, verdict in enumerate(verdicts(game, changes, arguments), start=1):
        result = results[verdict.change.key] = Result.of(verdict)
        show(result, why)
        if i % 25 == 0 or i == len(changes):
            seconds, still = time.monotonic() - start, sum(not result.by for result in results.values())
            print(f"{game}: {i} of {len(changes)} planted, {still} not noticed, {seconds:.0f} s", flush=True)
            if not arguments.only:
                write(game, [*results.values()])
    return summary(game, [*results.values()], why)


def show(result: Result, why: dict[str, str]) -> None:
    """Say that a wrong rule was not noticed."""
    if not result.by:
        known = f"   (explained: {why[result.key]})" if result.key in why else ""
        print(f"NOT NOTICED by {result.ran} tests, {result.left} not run, line {result.line}{known}")
        print(f'    "{result.key}"  {result.how}', flush=True)


def summary(game: str, results: list[Result], why: dict[str, str]) -> int:
    """Say how it ended; how many were not noticed and are not explained."""
    for file, planted, noticed in table(results):
        print(f"{file:30} planted {planted:4}, noticed {noticed:4}, not noticed {planted - noticed:3}")
    still = [result for result in results if not result.by]
    known = sum(result.key in why for result in still)
    print(f"{game}: {len(results)} planted, {len(results) - len(still)} noticed, {len(still)} not, {known} explained")
    return len(still) - known


def wanted(game: str, arguments: argparse.Namespace) -> list[Change]:
    """The changes to be tried."""
    changes = changes_of(HOME / game)
    if arguments.only:
        changes = [change for change in changes if arguments.only in (change.where, change.source.name)]
    return changes if arguments.all else chosen(changes, arguments.least, arguments.seed)


def verdicts(game: str, changes: list[Change], arguments: argparse.Namespace) -> Iterator[Verdict]:
    """The verdicts on changes of functions, then on others; tests may be edited meanwhile."""
    inside = [change for change in changes if change.function]
    records = Records(game)
    if inside:
        child = Child(lambda send: judge_live(game, inside, records, arguments.budget, arguments.jobs, send))
        for number, *words in child:
            yield Verdict(inside[number], *words)
        if child.failed:
            raise RuntimeError(f"judging {game} failed")
    yield from judge_fresh(game, [change for change in changes if not change.function], records, arguments.budget)


if __name__ == "__main__":
    sys.exit(main())
