"""docs/mutants.md, written from the last results of all games."""

from __future__ import annotations

from roundhouse.core.game import games

from .results import Result, explained, read, table
from .suite import ROOT

REPORT = ROOT / "docs" / "mutants.md"
HEAD = """# Wrong rules, and who notices

`python -m tests.mutants` plants wrong rules, one at a time, in each game's `rules/`, view, guess and memory, in what
its fields and events hide and in the numbers of its rules: a comparison turned round, a bound moved by one, a branch
left out, a step forgotten, a field made public. Each is planted in a process of its own, which runs the clause tests
that reach the line and what every game must keep (`core/testing.py`), until one of them fails. A wrong rule that
nobody notices is a hole in the tests, unless no table can tell it from the right one; then its entry in
`tests/mutants/explained` says why.

Compiled rules are not tried: that they do the same as interpreted ones is a test of its own. Recorded games
(`tests/playthroughs`) and counted moves (`tests/perft`) are left out as well, although they would notice more: they
say that something has changed, not which rule was broken.

This page is written by `python -m tests.mutants --report` from the last results of each game. Most of them were
renewed with `--again`, which plants only what is new, or what nobody had noticed and nothing explained. A wrong rule
that was noticed before, by the tests of that time, is then not planted again while the line that it changes is there.
"""


def write_report() -> None:
    """Write the page anew."""
    REPORT.write_text(report(), encoding="utf-8")


def report() -> str:
    """The page."""
    parts = [HEAD, *_summary()]
    for game in games():
        results = read(game)
        if results:
            parts += _game(game, results)
    return "\n".join(parts) + "\n"


def _summary() -> list[str]:
    rows = ["| game | planted | noticed | | not noticed, explained | open |", "|---|--:|--:|--:|--:|--:|"]
    for game in games():
        results, why = read(game), explained(game)
        if results:
            survivors = [result for result in results if not result.by]
            noticed, known = len(results) - len(survivors), sum(result.key in why for result in survivors)
            share = f"{100 * noticed / len(results):.1f} %"
            rows.append(f"| {game} | {len(results)} | {noticed} | {share} | {known} | {len(survivors) - known} |")
    return rows


def _game(game: str, results: list[Result]) -> list[str]:
    rows = [f"\n## {game}\n", "| file | planted | noticed | not noticed |", "|---|--:|--:|--:|"]
    rows += [f"| {file} | {planted} | {noticed} | {planted - noticed} |" for file, planted, noticed in table(results)]
    survivors, why = [result for result in results if not result.by], explained(game)
    if survivors:
        rows.append("\nNot noticed:\n")
    for result in survivors:
        rows.append(f"- `{result.key}`: {why.get(result.key, '**open**')}")
    return rows
