"""The examples run, stay short, and say something; of those that need more than our extras all is checked but that."""

from __future__ import annotations

import ast
import importlib
import subprocess
import sys
from pathlib import Path

import pytest

from roundhouse import load
from roundhouse.rl import Batch

FOLDER = Path(__file__).parent.parent / "examples"
EXAMPLES = sorted(FOLDER.glob("*.py"))
NEED_MORE = {"learn_jax": {"jax"}, "learn_rllib": {"ray"}, "learn_torch": {"torch"}}  # what tests do not install
RUN_HERE = [file for file in EXAMPLES if file.stem not in NEED_MORE]
MOST_LINES, MOST_LINES_OF_A_LEARNER = 60, 120


def imported(file: Path) -> dict[str, list[str]]:
    """The modules that an example imports, and the names that it takes from each."""
    found: dict[str, list[str]] = {}
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update({each.name: [] for each in node.names})
        elif isinstance(node, ast.ImportFrom) and node.module:
            found[node.module] = [each.name for each in node.names]
    return found


@pytest.mark.long
@pytest.mark.parametrize("file", RUN_HERE, ids=lambda file: file.stem)
def test_an_example_runs_and_is_short(file: Path) -> None:
    done = subprocess.run([sys.executable, str(file)], capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()
    assert len(file.read_text(encoding="utf-8").splitlines()) < MOST_LINES


@pytest.mark.parametrize("name", NEED_MORE)
def test_an_example_that_needs_more_says_so_and_is_short(name: str) -> None:
    text = (FOLDER / f"{name}.py").read_text(encoding="utf-8")
    said = (ast.get_docstring(ast.parse(text)) or "").lower()
    assert all(package in said.partition("needs")[2] for package in NEED_MORE[name])
    assert len(text.splitlines()) <= MOST_LINES_OF_A_LEARNER
    assert "of games won" in text or "games won" in text


@pytest.mark.parametrize("name", NEED_MORE)
def test_an_example_that_needs_more_finds_all_else_here(name: str) -> None:
    modules = imported(FOLDER / f"{name}.py")
    assert NEED_MORE[name] <= {module.partition(".")[0] for module in modules}
    here = {module: names for module, names in modules.items() if module.partition(".")[0] not in NEED_MORE[name]}
    assert any(module.startswith("roundhouse") for module in here)
    for module, names in here.items():
        assert [name for name in names if not hasattr(importlib.import_module(module), name)] == []


@pytest.mark.parametrize("name", ["learn_jax", "learn_torch"])
def test_an_example_asks_a_batch_only_what_it_has(name: str) -> None:
    batch = Batch("traffic", 2, 2, seed=1)
    tree = ast.parse((FOLDER / f"{name}.py").read_text(encoding="utf-8"))
    asked = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in ("batch", "trial")
    }
    assert {"step", "masks", "observations", "deciders", "rewards", "done"} <= asked
    assert [each for each in asked if not hasattr(batch, each)] == []


@pytest.mark.parametrize("name", NEED_MORE)
def test_an_example_plays_a_game_that_there_is(name: str) -> None:
    tree = ast.parse((FOLDER / f"{name}.py").read_text(encoding="utf-8"))
    lists = [node for node in ast.walk(tree) if isinstance(node, ast.List) and len(node.elts) == 1]
    (named,) = [node.elts[0].value for node in lists if isinstance(node.elts[0], ast.Constant)]
    assert 2 in load(str(named)).seat_counts
