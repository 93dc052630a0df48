"""Wrong rules are made, planted, and noticed or not: in a toy, and in a game, where tables and views see them."""

from __future__ import annotations

import ast
import gc
import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from roundhouse import Table
from roundhouse.core.game import HOME, games

from . import judge, report, results
from .changes import Change, Names, Source, changes_of, chosen, functions_in
from .child import Child, Send
from .edits import edits_of, module_edits
from .plant import live_functions, only_interpreted, plant
from .records import Record
from .suite import Test

TOY = '''
LIMIT = 3

def allowed(n: int) -> bool:
    """Up to three."""
    assert n >= 0, "n is counted"
    return n < LIMIT

def total(row: list[int]) -> int:
    found = 0
    for n in row:
        if n > 0 and n != 5:
            found += n
    return found
'''


@pytest.fixture
def toy(tmp_path: Path) -> ModuleType:
    path = tmp_path / "toy_rules.py"
    path.write_text(TOY, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("toy_rules", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def changes_in(module: ModuleType) -> dict[str, Change]:
    """The changes of a module's functions, by what follows the name of the file."""
    path = Path(str(module.__file__))
    source = Source(path, path.name, ast.parse(path.read_text(encoding="utf-8")))
    names, found = Names(source), []
    for function, name in functions_in(source.tree):
        found += names.changes(edits_of(function, {}), name)
    found += names.changes(module_edits(source.tree), "")
    return {change.key.removeprefix(f"{path.name}:"): change for change in found}


def test_wrong_rules_are_comparisons_bounds_branches_steps_and_numbers(toy: ModuleType) -> None:
    assert set(changes_in(toy)) == {
        " LIMIT = 3 -> LIMIT = 4",
        " LIMIT = 3 -> LIMIT = 2",
        "allowed: return n < LIMIT -> return not n < LIMIT",
        "allowed: return n < LIMIT -> return n >= LIMIT",
        "allowed: return n < LIMIT -> return n <= LIMIT",
        "total: found = 0 -> found = 1",
        "total: for n in row: -> for n in ():",
        "total: for n in row: -> for n in row: …; break",
        "total: if n > 0 and n != 5: -> if True:",
        "total: if n > 0 and n != 5: -> if False:",
        "total: if n > 0 and n != 5: -> if n > 0 or n != 5:",
        "total: if n > 0 and n != 5: -> if n > 0:",
        "total: if n > 0 and n != 5: -> if n != 5:",
        "total: if n > 0 and n != 5: -> if n <= 0 and n != 5:",
        "total: if n > 0 and n != 5: -> if n >= 0 and n != 5:",
        "total: if n > 0 and n != 5: -> if n > 1 and n != 5:",
        "total: if n > 0 and n != 5: -> if n > 0 and n == 5:",
        "total: if n > 0 and n != 5: -> if n > 0 and n != 6:",
        "total: if n > 0 and n != 5: -> if n > 0 and n != 4:",
        "total: found += n -> pass",
        "total: found += n -> found -= n",
        "total: return found -> return found + 1",
    }


def verdict(toy: ModuleType, change: str, check: Callable[[], bool]) -> str:
    """Which test noticed a change, or nothing."""
    live = live_functions({str(toy.__file__)})
    planted = changes_in(toy)[change]
    test = Test("the test", lambda following: None if check() else "wrong")
    return judge.run_planted(planted, [(test, Record(None, 0.0))], 0, lambda: plant(planted, live)).by


@pytest.mark.parametrize(
    ("change", "noticed"),
    [
        ("total: found += n -> found -= n", True),
        ("total: for n in row: -> for n in row: …; break", True),
        ("total: if n > 0 and n != 5: -> if n >= 0 and n != 5:", False),  # nought adds nothing
        ("allowed: return n < LIMIT -> return n <= LIMIT", False),  # not what this test looks at
    ],
)
def test_a_planted_rule_is_noticed_by_a_test_that_depends_on_it(toy: ModuleType, change: str, noticed: bool) -> None:
    assert bool(verdict(toy, change, lambda: toy.total([1, 0, 2, 5]) == 3)) == noticed
    assert toy.total([1, 0, 2, 5]) == 3  # nothing is left of it here


def test_what_was_set_aside_before_tests_run_is_planted_as_well(toy: ModuleType) -> None:
    gc.freeze()
    assert verdict(toy, "total: found += n -> pass", lambda: toy.total([1]) == 1)


def test_a_function_that_is_here_but_was_not_found_is_an_error(
    toy: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, toy.__name__, toy)
    with pytest.raises(LookupError, match="total is here"):
        plant(changes_in(toy)["total: found += n -> pass"], {})


def test_a_rule_that_goes_on_for_ever_is_noticed(toy: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge, "LEAST_SECONDS", 0.1)

    def check() -> bool:
        while toy.total([1]) == 0:
            pass
        return True

    assert verdict(toy, "total: found += n -> pass", check) == "the test"


def test_a_rule_with_which_no_test_can_be_collected_is_noticed(toy: ModuleType) -> None:
    child = Child(lambda send: send(("noticed", "the tests could not be collected")))
    found = judge.verdict_of(changes_in(toy)[" LIMIT = 3 -> LIMIT = 4"], child, 0)
    assert (found.by, found.noticed) == ("importing the game", True)


def test_the_lines_that_a_test_runs_are_known(toy: ModuleType) -> None:
    wrong, _, lines = Test("the test", lambda following: str(toy.total([0]))).traced({str(toy.__file__)})
    first = TOY.splitlines().index("    found = 0") + 1
    assert (wrong, lines) == ("0", {str(toy.__file__): {first, first + 1, first + 2, first + 4}})


def seen_of(game: str) -> Any:
    """What a table, a view and a guess show after some moves."""
    table = Table(game, mode="compiled")
    for _ in range(30):
        table.play(table.codes()[-1])
    before = table.live.tobytes()
    table.engine.determinise(0, 0, bytes(32))
    return list(table.view(0)), before, table.engine.states.tobytes()


def test_what_is_planted_in_rules_view_or_guess_reaches_the_tables_of_a_game() -> None:
    game = games()[0]
    planted = [
        next(c for c in changes_of(HOME / game, "rules/setup") if c.function == "setup" and c.edit.kind == "forgotten"),
        next(c for c in changes_of(HOME / game, "view") if c.function == "to_dict"),
        next(c for c in changes_of(HOME / game, "guess") if c.function == "fill_in"),
    ]

    def work(send: Send) -> None:
        only_interpreted()
        send(seen_of(game))
        live = live_functions({str(change.source.path) for change in planted})
        for change in planted:

            def see(tell: Send, change: Change = change) -> None:
                plant(change, live)
                tell(seen_of(game))

            send(list(Child(see)))

    right, *wrong = Child(work)
    assert len(wrong) == 3
    assert [right] not in wrong


def test_every_function_gets_wrong_rules_and_the_choice_survives_edits_elsewhere() -> None:
    changes = changes_of(HOME / games()[0], "rules/s")
    some = chosen(changes, 60, 1)
    assert 60 <= len(some) < len(changes)
    assert {change.where for change in some} == {change.where for change in changes}
    others = [change for change in changes if change.source.name != "rules/setup.py"]
    again = {change.key for change in chosen(others, 60 * len(others) // len(changes), 1)}
    kept = {change.key for change in some if change.source.name != "rules/setup.py"}
    assert len(again & kept) > 0.9 * len(kept)


@pytest.mark.parametrize("game", games())
def test_the_last_results_of_a_game_are_good_enough_and_on_the_page(game: str) -> None:
    last = results.read(game)
    assert last, f"run: python -m tests.mutants {game}"
    survivors = [result.key for result in last if not result.by]
    assert len(last) >= min(300, len(changes_of(HOME / game))), f"run: python -m tests.mutants {game}"
    assert len(survivors) <= 0.05 * len(last)
    assert [key for key in survivors if key not in results.explained(game)] == []
    assert report.REPORT.read_text(encoding="utf-8") == report.report(), "python -m tests.mutants --report"
